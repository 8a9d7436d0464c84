// What the rules make of a position and of a plan in the making, for whoever shows them: a page works out no rule
// itself.
#pragma once

#include "games/smartphone/rules/model.hpp"

namespace oligopoly::smartphone {

/// What costs the viewer how much now.
struct Preview {
  /// S5.2, S5.3; for someone who looks on, what is printed.
  EnumMap<Technology, std::uint8_t> technologies{};

  static constexpr auto fields() { return field_list(field("technologies", &Preview::technologies)); }
};

/// What a plan brings its owner this round: the numbers of S2.1, S3.1, S5.1 and S6.1, and whom it could sell to.
struct PlanPreview {
  Outcome outcome;
  std::uint8_t price = 0, goods = 0, research = 0, trucks = 0;
  bool improve = false;
  /// Buyers that would take the owner's goods at this price (S7.2) where it has an office now, if nobody is faster.
  EnumMap<Region, std::uint8_t> buyers{};
  /// How many of the goods these take, those sold by NFC included (S7.3).
  std::uint8_t sales = 0;

  static constexpr auto fields() {
    return field_list(field("outcome", &PlanPreview::outcome), field("price", &PlanPreview::price),
                      field("goods", &PlanPreview::goods), field("research", &PlanPreview::research),
                      field("trucks", &PlanPreview::trucks), field("improve", &PlanPreview::improve),
                      field("buyers", &PlanPreview::buyers), field("sales", &PlanPreview::sales));
  }
};

/// Requires a seat that plans. Says what this outcome would bring it.
PlanPreview preview_of(const Ruleset&, const Board&, Seat, const Outcome&);

}  // namespace oligopoly::smartphone
