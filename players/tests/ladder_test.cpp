#include <doctest/doctest.h>

#include "games/all_games.hpp"
#include "players/arena.hpp"

using namespace oligopoly;

namespace {

/// The share of wins of `better` against a table full of `worse`, seats and seeds mirrored.
double share_of_wins(std::string_view game, int seats, const char* better, const char* worse, int games) {
  Tournament tournament;
  tournament.rules = find_game(game)->ruleset(find_game(game)->rulesets().front().id);
  for (int i = 0; i < seats; ++i)
    tournament.contenders.push_back(*read_contender(*find_game(game), i == 0 ? better : worse));
  tournament.games = games;
  tournament.seed = 2026;
  return play(tournament).results.front().wins.value;
}

}  // namespace

// Seeds and iterations are fixed, so these are facts, not samples; docs/ladder.md has the large matches.

TEST_CASE("ladder: goofspiel: each level beats the one below") {
  CHECK(share_of_wins("goofspiel", 2, "apprentice", "random", 200) > 0.5);
  CHECK(share_of_wins("goofspiel", 2, "manager", "apprentice", 400) > 0.5);
  CHECK(share_of_wins("goofspiel", 2, "tycoon@1000", "manager", 40) > 0.5);
}

TEST_CASE("ladder: smartphone: each level beats the one below") {
  CHECK(share_of_wins("smartphone", 2, "apprentice", "random", 20) > 0.9);
  CHECK(share_of_wins("smartphone", 2, "manager", "apprentice", 20) > 0.9);
  CHECK(share_of_wins("smartphone", 2, "tycoon@30", "manager", 10) > 0.5);
}

TEST_CASE("ladder: smartphone: the manager beats Steve") {
  CHECK(share_of_wins("smartphone", 2, "manager", "steve", 40) > 0.7);
}

TEST_CASE("ladder: lake: each level beats the one below") {
  CHECK(share_of_wins("lake", 4, "apprentice", "random", 4) > 0.5);
  CHECK(share_of_wins("lake", 4, "manager", "apprentice", 8) > 0.4);
  // Equals would win a quarter.
  CHECK(share_of_wins("lake", 4, "tycoon@1", "manager", 8) > 0.45);
}
