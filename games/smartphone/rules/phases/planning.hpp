#pragma once

#include "core/rng.hpp"
#include "games/smartphone/rules/actions.hpp"
#include "games/smartphone/rules/events.hpp"

namespace oligopoly::smartphone {

/// Phase 1 (S1): everyone but Steve plans at once and in secret. Plans cannot be listed; they are sampled and checked.
struct PlanningPhase {
  /// A new round: Steve's part of planning comes first (S8.3, S9.1).
  static void begin_round(const Ruleset&, State&, Sink);
  /// Who has yet to plan.
  static SeatSet waiting(const State&);

  static Verdict check(const Ruleset&, const State&, Seat, const LayPlan&);
  static LayPlan sample(const Ruleset&, const Board&, Seat, Rng&);
  static void apply(State&, Seat, const LayPlan&, Sink);
  /// All plans are turned up at once (S1.0, S1.4). Requires that nobody is waited for.
  static void reveal(const Ruleset&, State&, Sink);
};

}  // namespace oligopoly::smartphone
