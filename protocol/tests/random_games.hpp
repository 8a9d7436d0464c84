#pragma once

#include <functional>
#include <vector>

#include "protocol/setup.hpp"

namespace oligopoly::protocol::testing {

/// Setups of every game in the catalogue: each ruleset, the fewest and the most seats it takes, and once with each
/// self-playing rival.
std::vector<Setup> all_setups();

/// Plays a random game to its end; `visit` is called at every state, the first and the last included.
Session play_random(const Setup& setup, std::uint64_t seed, const std::function<void(const Session&)>& visit = {});

}  // namespace oligopoly::protocol::testing
