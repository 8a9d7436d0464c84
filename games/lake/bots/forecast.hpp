#pragma once

#include "games/lake/bots/knowledge.hpp"

namespace oligopoly::lake {

struct State;

/// Thinks for a seat about what is to come and notes it in `knowledge`: improves the plans found there, or makes the
/// first ones; sizes up the rivals. `tries` is how many variations of each plan are looked at.
void look_ahead(Knowledge& knowledge, const State& state, Seat seat, int tries, Rng& rng);

}  // namespace oligopoly::lake
