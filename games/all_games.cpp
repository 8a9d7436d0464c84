#include "games/all_games.hpp"

#include <array>

namespace oligopoly {

std::span<const AnyGame* const> all_games() {
  static const std::array<const AnyGame*, std::tuple_size_v<GameTypes>> kGames = {
      &smartphone::smartphone_game(), &lake::lake_game(), &goofspiel::goofspiel_game()};
  return kGames;
}

const AnyGame* find_game(std::string_view id) {
  for (const AnyGame* game : all_games())
    if (game->info().id == id) return game;
  return nullptr;
}

}  // namespace oligopoly
