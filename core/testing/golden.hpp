#pragma once

#include <string>

#include "core/any_game.hpp"

namespace oligopoly::testing {

/// One random game as text: every action, every event, and every view at every state. To keep it readable a view is
/// shown by what changed: first for the spectator, then what each seat sees differently.
std::string playthrough(const AnyRuleset& rules, int seats, std::uint64_t seed);

/// Compares with a file of the source tree. With OLIGOPOLY_UPDATE_GOLDENS=1 it writes the file instead.
void check_golden(const std::string& file, const std::string& text);

}  // namespace oligopoly::testing
