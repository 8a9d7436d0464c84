#pragma once

#include "games/lake/bots/knowledge.hpp"

namespace oligopoly::lake {

struct State;

/// Sees the way everyone goes on, with the eyes of `seat`: its own every round, its rivals' less often.
void look_around(Knowledge& knowledge, const State& state, Seat seat);

/// How much thought plans get.
struct Effort {
  /// How many variations of each plan are looked at.
  int tries = 0;
  /// Over how many courses the world may take; none where it is to go as it does on average.
  int courses = 0;
};

/// Thinks for a seat about what is to come and notes it in `knowledge`: improves the plans found there, or makes the
/// first ones; sizes up the rivals.
void look_ahead(Knowledge& knowledge, const State& state, Seat seat, const Effort& effort, Rng& rng);

}  // namespace oligopoly::lake
