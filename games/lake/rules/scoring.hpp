// The final formula (L9.1). Resources, plots and levels count for nothing (L9.2).
#pragma once

#include "games/lake/rules/model.hpp"

namespace oligopoly::lake {

/// Points of the achievements a seat has.
int achievement_points(const Ruleset&, const State&, Seat);
/// What the formula multiplies coins and charity with, and what it multiplies achievements with.
int wealth_factor(const Ruleset&, int seats);
int merit_factor(const Ruleset&, int seats);
/// The total for so much charity, so many coins and these points of achievements.
int total_score(const Ruleset&, int seats, int charity, int coins, int achievements);
/// The total if the game ended now.
int score(const Ruleset&, const State&, Seat);

}  // namespace oligopoly::lake
