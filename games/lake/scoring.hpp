// The final formula (L9.1).
#pragma once

#include "games/lake/state.hpp"

namespace oligopoly::lake {

/// Points of the achievements a seat has.
int achievement_points(const Ruleset&, const State&, Seat);
/// The total if the game ended now.
int score(const Ruleset&, const State&, Seat);

}  // namespace oligopoly::lake
