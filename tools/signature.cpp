// Prints the signatures of every game: the same lines for every compiler and in the browser.
#include <cstdio>

#include "games/all_games.hpp"
#include "matches/value_signature.hpp"

int main() {
  for (const oligopoly::AnyGame* game : oligopoly::all_games())
    std::printf("%.*s v%d %016llx value %016llx\n", static_cast<int>(game->info().id.size()), game->info().id.data(),
                game->info().rules_version, static_cast<unsigned long long>(game->signature()),
                static_cast<unsigned long long>(oligopoly::value_signature(*game)));
}
