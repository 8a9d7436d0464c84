#pragma once

#include "games/smartphone/rules/events.hpp"

/// Steve's turn in every phase (S9). Requires that he has a seat. Each choice is explained by an event (S9.10).
namespace oligopoly::smartphone::steve {

/// S9.1: a goods token, and the delayed improvement moves to the space of the round.
void plan(const Ruleset&, Board&, Sink);

/// What his pad shows: every icon counts and nothing covers anything (S9.0).
IconCounts icons_of(const Ruleset&, const Player&);

/// S9.4: the topmost improvement becomes the delayed one.
void improve(Board&, Sink);

/// S9.5: places the markers in hand on technologies.
void research(const Ruleset&, Board&, Sink);

/// S9.7: places the markers in hand in the region of his marker, which is put on the board first if need be.
void ship(const Ruleset&, Board&, Sink);

/// S9.7 (a) to (c): moves his marker to an available region, or off the board if there is none.
void move_marker(const Ruleset&, Board&, MarkerCause, Sink);

/// S9.8: sells in his three steps.
void sell(const Ruleset&, Board&, Sink);

}  // namespace oligopoly::smartphone::steve
