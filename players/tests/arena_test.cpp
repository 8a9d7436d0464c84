#include "players/arena.hpp"

#include <doctest/doctest.h>

#include <cmath>

#include "games/all_games.hpp"

using namespace oligopoly;

namespace {

Tournament tournament(std::string_view game, std::vector<std::string> contenders, int games) {
  Tournament made;
  made.rules = find_game(game)->ruleset(find_game(game)->rulesets().front().id);
  for (const std::string& text : contenders) made.contenders.push_back(*read_contender(text));
  made.games = games;
  return made;
}

}  // namespace

TEST_CASE("arena: a contender is a bot and its budget") {
  CHECK(read_contender("tycoon")->bot == "tycoon");
  CHECK(read_contender("tycoon@500")->budget.iterations == 500);
  CHECK(read_contender("tycoon@500")->bot == "tycoon");
  CHECK(read_contender("tycoon@20ms")->budget.milliseconds == 20);
  CHECK(read_contender("tycoon@500")->budget.threads == 1);
  CHECK(read_contender("tycoon@500x2")->budget.threads == 2);
  CHECK(read_contender("tycoon@500x2")->budget.iterations == 500);
  CHECK(read_contender("tycoon@20msx2")->budget.milliseconds == 20);
  for (const char* wrong : {"tycoon@", "tycoon@ms", "tycoon@0", "tycoon@-3", "tycoon@many", "tycoon@5x", "tycoon@5x0",
                            "tycoon@x2", "tycoon@5x999"})
    CHECK_FALSE(read_contender(wrong));
  CHECK(can_play(*find_game("goofspiel"), *read_contender("manager@3")));
  CHECK_FALSE(can_play(*find_game("goofspiel"), *read_contender("steve")));
}

TEST_CASE("arena: seats are mirrored: equals draw even") {
  const Results results = play(tournament("goofspiel", {"random", "random", "random"}, 30));
  CHECK(results.assignments == 1);
  REQUIRE(results.results.size() == 1);
  CHECK(results.results[0].games == 90);
  CHECK(results.results[0].wins.value == doctest::Approx(1.0 / 3).epsilon(0.2));

  const Results pairs = play(tournament("goofspiel", {"manager", "random", "manager"}, 10));
  CHECK(pairs.assignments == 3);
  CHECK(pairs.games == 12);
  CHECK(pairs.results[0].games == 24);
  CHECK(pairs.results[1].games == 12);
}

TEST_CASE("arena: where there are too many assignments, seats rotate") {
  const Results results =
      play(tournament("goofspiel", {"manager", "random", "apprentice", "random@1", "manager@2"}, 5));
  CHECK(results.assignments == 5);
  for (const Result& result : results.results) CHECK(result.games == 5);
}

TEST_CASE("arena: threads change nothing") {
  Tournament matches = tournament("goofspiel", {"tycoon@50", "manager"}, 20);
  const Results alone = play(matches);
  matches.threads = 2;
  const Results together = play(matches);
  for (std::size_t i = 0; i < 2; ++i) {
    CHECK(alone.results[i].wins.value == together.results[i].wins.value);
    CHECK(alone.results[i].score.value == together.results[i].score.value);
    CHECK(alone.results[i].elo.high == together.results[i].elo.high);
    CHECK(alone.results[i].decisions == 20 * 13);
  }
}

TEST_CASE("arena: intervals are those of the textbooks") {
  Sample wins;
  for (int i = 0; i < 100; ++i) wins.add(i < 75 ? 1 : 0);
  CHECK(wilson(wins).low == doctest::Approx(0.6569).epsilon(0.001));
  CHECK(wilson(wins).high == doctest::Approx(0.8245).epsilon(0.001));
  CHECK(normal(wins).high - normal(wins).low == doctest::Approx(2 * 1.96 * std::sqrt(0.75 * 0.25 / 99)).epsilon(0.001));
  Sample all;
  for (int i = 0; i < 100; ++i) all.add(1);
  CHECK(wilson(all).low == doctest::Approx(0.963).epsilon(0.001));
}

TEST_CASE("arena: Elo: three wins of four are 191 points") {
  std::vector<Meetings> by_seed(1000, Meetings(2));
  for (std::size_t i = 0; i < by_seed.size(); ++i) by_seed[i].add(0, 1, i % 4 == 0 ? 0 : 1);
  const auto elo = elo_of(by_seed, 1);
  CHECK(elo[0].value - elo[1].value == doctest::Approx(191).epsilon(0.01));
  CHECK(elo[0].low < elo[0].value);
  CHECK(elo[0].value < elo[0].high);
}
