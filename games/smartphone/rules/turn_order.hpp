#pragma once

#include "games/smartphone/rules/events.hpp"

/// The order of the phases, and of turns within phases 4 to 7.
namespace oligopoly::smartphone {

/// Everyone has planned: reveals the plans, runs phases 2 and 3, and goes on to the first choice of the round.
void play_round(const Ruleset&, State&, Sink);

/// The seat whose turn it is has finished: goes on to the next choice, be it turns, rounds or the end away.
void next_turn(const Ruleset&, State&, Sink);

/// Whether the seat whose turn it is has anything left to choose. Requires a turn phase.
bool has_choice(const Ruleset&, const Board&);

}  // namespace oligopoly::smartphone
