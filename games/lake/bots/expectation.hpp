#pragma once

#include "games/lake/bots/quick_plan.hpp"
#include "players/policy.hpp"

namespace oligopoly::lake {

/// What a seat's score should come to (L9.1), in hundredths of a point: by rules of thumb, or by its plans where there
/// are any; over all scenarios, or in a world that goes as it does on average where there are none.
int expected_score(const Knowledge& knowledge, const State& state, Seat seat);

/// How likely each seat is to win, in 1/kSurelyWon: by its share of the expected scores, taken to a power that grows
/// towards the end.
Values chances(const Knowledge& knowledge, const State& state);

/// Notes in the scenarios what these seats should come to in each.
void note_scores(const Knowledge& knowledge, const State& state, SeatSet seats, std::vector<Scenario>& scenarios);

/// What a seat may hope for: its chance to win, in 1/kSurelyWon, and its score, in hundredths of a point.
struct Hope {
  int chance = 0, score = 0;

  /// Chances first; where there are none, or nothing but, points.
  int worth() const { return 16 * chance + score / 16; }
};
/// Over all scenarios, whose scores of the other seats must hold.
Hope hope_of(const Knowledge& knowledge, const std::vector<Scenario>& scenarios, const State& state, Seat seat);

}  // namespace oligopoly::lake
