#pragma once

#include "core/rng.hpp"
#include "games/smartphone/rules/actions.hpp"
#include "games/smartphone/rules/events.hpp"

namespace oligopoly::smartphone {

/// Setup (S0) and the draws of chance. Draws cannot be listed: they are sampled with the odds of the box, and any
/// outcome the box allows may be entered instead by people at a real table.
struct Setup {
  /// Everything in its place before the first draw.
  static State start(const Ruleset&, int seats);

  static Verdict check(const Ruleset&, const Board&, const DealRetailers&);
  static Verdict check(const Ruleset&, const Board&, const DealMarket&);
  static DealRetailers sample_retailers(const Ruleset&, const Board&, Rng&);
  static DealMarket sample_market(const Ruleset&, const Board&, Rng&);
  static void apply(const Ruleset&, Board&, const DealRetailers&, Sink);
  static void apply(const Ruleset&, Board&, const DealMarket&, Sink);
};

/// The row of the ruleset for an improvement, or -1. Improvements are always written with their halves as there.
int kind_of(const Ruleset&, const Domino&);

}  // namespace oligopoly::smartphone
