#include "games/all_games.hpp"

#include <array>
#include <type_traits>

namespace oligopoly {

namespace {

template <class... G>
std::array<const AnyGame*, sizeof...(G)> any_games(std::type_identity<std::tuple<G...>>) {
  return {&any_game<G>()...};
}

}  // namespace

std::span<const AnyGame* const> all_games() {
  static const auto kGames = any_games(std::type_identity<GameTypes>{});
  return kGames;
}

const AnyGame* find_game(std::string_view id) {
  for (const AnyGame* game : all_games())
    if (game->info().id == id) return game;
  return nullptr;
}

}  // namespace oligopoly
