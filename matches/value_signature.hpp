#pragma once

#include <cstdint>

#include "core/any_game.hpp"

namespace oligopoly {

/// One number for what the program makes of a game's positions: a hash over its judgement of every position of a few
/// random games, and over its guesses at every secret choice in them. The same for every compiler and in the browser; 0
/// for a game that has no network.
std::uint64_t value_signature(const AnyGame& game);

}  // namespace oligopoly
