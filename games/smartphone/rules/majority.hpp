// Who leads a region and what that pays (S8.2): written once, for scoring, previews and bots.
#pragma once

#include "games/smartphone/rules/board.hpp"

namespace oligopoly::smartphone {

/// What the first and the second place of a region are worth.
struct PlaceVp {
  std::uint8_t first = 0, second = 0;
};

/// While this many offices stand there: the numbers above the rightmost one. Nothing where there is none.
constexpr PlaceVp place_vp(const SizeSpec& size, int offices) {
  return offices == 0 ? PlaceVp{} : PlaceVp{size.first[offices - 1], size.second[offices - 1]};
}

/// Whether a seat's first office there stands further left than another's, which decides equal sales. Whoever has none
/// yet comes last.
constexpr bool is_further_left(const RegionState& region, Seat seat, Seat other) {
  for (const Seat owner : region.offices)
    if (owner == seat || owner == other) return owner == seat && seat != other;
  return false;
}

/// How many goods each seat has sold there this round, those by NFC apart (S7.3).
BySeat<int> sales_in(const Board&, Region);

/// Who is first and second; kNobody where nobody sold.
struct Leaders {
  Seat first = kNobody, second = kNobody;
};
Leaders leaders_of(const RegionState&, const BySeat<int>& sales);

}  // namespace oligopoly::smartphone
