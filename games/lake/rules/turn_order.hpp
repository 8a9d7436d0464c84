// The order of play: rounds, council, turns (L5, L5.7), and leaving a step.
#pragma once

#include "games/lake/rules/achievements.hpp"
#include "games/lake/rules/actions.hpp"

namespace oligopoly::lake {

Verdict check(const Ruleset&, const State&, const Next&);
ActionResult apply(const Ruleset&, State&, const Next&, Sink);
Verdict check(const Ruleset&, const State&, const Done&);
ActionResult apply(const Ruleset&, State&, const Done&, Sink);

/// How many seats come before this one: from the chair clockwise (L5).
int place_in_order(const State&, Seat);
/// The seat at a place, the chair at 0.
Seat seat_in_order(const State&, int place);
/// Whether this round's turn of the seat is still to begin.
bool has_turn_to_come(const State&, Seat);

/// Plays what nobody decides, up to the next decision or the end of the game.
void go_on(const Ruleset&, State&, Sink);

}  // namespace oligopoly::lake
