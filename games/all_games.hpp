#pragma once

#include <span>
#include <string_view>
#include <tuple>

#include "core/any_game.hpp"
#include "games/goofspiel/goofspiel.hpp"
#include "games/lake/lake.hpp"
#include "games/smartphone/smartphone.hpp"

namespace oligopoly {

/// The explicit list of games, for code that is compiled once for each.
using GameTypes = std::tuple<smartphone::Smartphone, lake::Lake, goofspiel::Goofspiel>;

/// The same list with types erased, in the order people see.
std::span<const AnyGame* const> all_games();

/// The game with this id, or null.
const AnyGame* find_game(std::string_view id);

}  // namespace oligopoly
