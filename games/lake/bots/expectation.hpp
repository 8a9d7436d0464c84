#pragma once

#include "games/lake/bots/quick_plan.hpp"
#include "players/policy.hpp"

namespace oligopoly::lake {

/// What a seat's score should come to (L9.1), in hundredths of a point, by its plans or by rules of thumb, whichever is
/// better: over all of these scenarios, or, where there are none, in a world that goes as it does on average.
int expected_score(const Knowledge& knowledge, const std::vector<Scenario>& scenarios, const State& state, Seat seat);
/// The same over the scenarios of the forecast.
inline int expected_score(const Knowledge& knowledge, const State& state, Seat seat) {
  return expected_score(knowledge, knowledge.forecast.scenarios, state, seat);
}

/// How likely each seat is to win, in 1/kSurelyWon: by its share of the expected scores, taken to a power that grows
/// towards the end.
Values chances(const Knowledge& knowledge, const State& state);

}  // namespace oligopoly::lake
