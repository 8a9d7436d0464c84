#pragma once

#include "games/lake/bots/knowledge.hpp"

namespace oligopoly::lake {

struct State;

/// Sees the way everyone goes on, with the eyes of `seat`: its own every round, its rivals' less often.
void look_around(Knowledge& knowledge, const State& state, Seat seat);

/// Thinks for a seat about what is to come and notes it in `knowledge`: improves the plans found there, or makes the
/// first ones; sizes up the rivals. `tries` is how many variations of each plan are looked at.
void look_ahead(Knowledge& knowledge, const State& state, Seat seat, int tries, Rng& rng);

}  // namespace oligopoly::lake
