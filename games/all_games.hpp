#pragma once

#include <span>
#include <string_view>

#include "core/any_game.hpp"
#include "games/list.hpp"

namespace oligopoly {

/// Every game with its type erased, in the order people see. GameTypes, the same list of types, is for code that is
/// compiled once for each. Both come from games/games.cmake.
std::span<const AnyGame* const> all_games();

/// The game with this id, or null.
const AnyGame* find_game(std::string_view id);

}  // namespace oligopoly
