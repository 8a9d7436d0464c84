#pragma once

#include "core/record.hpp"

namespace oligopoly::fuzz {

/// Stops the program, so that the fuzzer keeps the input, unless `holds`.
void demand(bool holds);

/// Plays up to `steps` random actions and demands what the rules promise on the way: someone is to act until the game
/// is over, what is sampled is allowed, the audit holds, a made-up state keeps the view.
void play_on(Session& session, int steps);

}  // namespace oligopoly::fuzz
