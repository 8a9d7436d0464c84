#pragma once

#include <span>

#include "protocol/answers.hpp"

namespace oligopoly::protocol {

GameCard game_card(const AnyGame& game);
/// These games, and the bots that play any of them.
CatalogueOfGames catalogue_of(std::span<const AnyGame* const> games);

}  // namespace oligopoly::protocol
