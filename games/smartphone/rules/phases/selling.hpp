#pragma once

#include "games/smartphone/rules/actions.hpp"
#include "games/smartphone/rules/board.hpp"
#include "games/smartphone/rules/events.hpp"

namespace oligopoly::smartphone {

/// Whether a buyer takes a good of this price from someone with these technologies (S7.2). Technology buyers also take
/// Steve's goods (S9.6).
constexpr bool takes(Buyer buyer, int price, SmallSet<Technology> technologies) {
  return is_price_buyer(buyer) ? price <= limit_of(buyer) : technologies.contains(technology_of(buyer));
}

/// Buyers of a region by their places from the left, which count from 0.
using Buyers = SmallSet<int>;
/// Those who would take goods of this price from someone with these technologies (S7.2).
Buyers takers(const RegionSpec&, int price, SmallSet<Technology> technologies);
/// Those who have bought nothing yet this round (S7.1).
Buyers free_buyers(const RegionState&);

/// Whether a seat may sell in a region if somebody buys (S7.1).
constexpr bool may_sell_in(const RegionState& region, Seat seat) {
  return has_office(region, seat) && !has_retailer(region);
}

/// How many goods NFC sells without a region (S7.3), for someone with these powers.
constexpr int nfc_goods(const Ruleset& rules, SmallSet<Technology> powers) {
  return powers.contains(Technology::Nfc) ? rules.powers.nfc_goods : 0;
}

/// Phase 7 (S7): in order, each seat sells what it wants.
struct SellingPhase {
  /// The leftmost free buyer that takes this seat's goods (S7.2, R-S10), or -1.
  static int buyer_for(const Ruleset&, const Board&, Seat, Region);
  /// The free buyers that take its goods.
  static Buyers buyers_for(const Ruleset&, const Board&, Seat, Region);

  static Verdict check(const Ruleset&, const Board&, Seat, const Sell&);
  static Verdict check(const Ruleset&, const Board&, Seat, const SellByNfc&);
  /// Where a good may be sold.
  static SmallSet<Region> targets(const Ruleset&, const Board&, Seat);

  /// True when the seat has to choose.
  static bool begin_turn(const Ruleset&, Board&, Seat, Sink);
  static bool has_choice(const Ruleset&, const Board&, Seat);
  static void apply(const Ruleset&, Board&, Seat, const Sell&, Sink);
  static void apply(const Ruleset&, Board&, Seat, const SellByNfc&, Sink);
};

}  // namespace oligopoly::smartphone
