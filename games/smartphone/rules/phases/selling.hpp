#pragma once

#include "games/smartphone/rules/actions.hpp"
#include "games/smartphone/rules/events.hpp"

namespace oligopoly::smartphone {

/// Phase 7 (S7): in order, each seat sells what it wants.
struct SellingPhase {
  /// The leftmost free buyer that takes this seat's goods (S7.2, R-S10), or -1.
  static int buyer_for(const Ruleset&, const Board&, Seat, Region);
  /// How many free buyers would take its goods.
  static int buyers_for(const Ruleset&, const Board&, Seat, Region);

  static Verdict check(const Ruleset&, const Board&, Seat, const Sell&);
  static Verdict check(const Ruleset&, const Board&, Seat, const SellByNfc&);
  /// Where a good may be sold.
  static SmallSet<Region> targets(const Ruleset&, const Board&, Seat);

  /// True when the seat has to choose.
  static bool begin_turn(const Ruleset&, Board&, Seat, Sink);
  static bool has_choice(const Ruleset&, const Board&, Seat);
  static void apply(const Ruleset&, Board&, Seat, const Sell&, Sink);
  static void apply(Board&, Seat, const SellByNfc&, Sink);
};

}  // namespace oligopoly::smartphone
