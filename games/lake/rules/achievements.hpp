// Achievements (L8): who met a condition first.
#pragma once

#include "games/lake/rules/events.hpp"

namespace oligopoly::lake {

/// What an action did, as far as achievements look at it.
struct ActionResult {
  /// Achievements somebody may have met by it. The others need no look.
  Achievements may_award;
  bool founded_route = false, ended_turn = false;
  /// The price of a point bought; what a run paid; whether its industry had been worth nothing before.
  int price = 0, paid = 0;
  bool had_slumped = false;
};

inline constexpr Achievements kAllAchievements = Achievements::from_bits((1u << kCountOf<Achievement>)-1u);

/// Gives every open achievement that is met to the first who meets it: the player whose turn it is (in the council
/// the chair), then clockwise.
void award(const Ruleset&, State&, const ActionResult&, Sink);

/// How far a seat has come towards the number its condition names first (for Hayek, the goods it names), whoever has it
/// already. What a turn counts is 0 outside of the own one.
int progress(const Ruleset&, const State&, Seat, Achievement);

/// The number `progress` has to reach.
int progress_needed(const Ruleset&, Achievement);

/// Remembers which industries of the player whose turn it is would pay nothing, as long as that matters
/// (Schumpeter).
void note_slumps(const Ruleset&, State&);

}  // namespace oligopoly::lake
