// Prints the signature of every game: the same lines for every compiler and in the browser.
#include <cstdio>

#include "games/all_games.hpp"

int main() {
  for (const oligopoly::AnyGame* game : oligopoly::all_games())
    std::printf("%.*s v%d %016llx\n", static_cast<int>(game->info().id.size()), game->info().id.data(),
                game->info().rules_version, static_cast<unsigned long long>(game->signature()));
}
