#pragma once

#include "games/lake/bots/quick_plan.hpp"
#include "players/policy.hpp"

namespace oligopoly::lake {

/// What a seat's score should come to (L9.1), in hundredths of a point: by rules of thumb, or by its plans where there
/// are any.
int expected_score(const Knowledge& knowledge, const State& state, Seat seat);

/// How likely each seat is to win, in 1/kSurelyWon: by its share of the expected scores, taken to a power that grows
/// towards the end.
Values chances(const Knowledge& knowledge, const State& state);

}  // namespace oligopoly::lake
