#include "matches/arena.hpp"

#include <doctest/doctest.h>

#include <atomic>
#include <cmath>
#include <set>

#include "games/all_games.hpp"
#include "matches/seat_words.hpp"

using namespace oligopoly;

namespace {

Tournament tournament(std::string_view game, std::vector<std::string> contenders, int games) {
  Tournament made;
  made.rules = find_game(game)->ruleset(find_game(game)->rulesets().front().id);
  for (const std::string& text : contenders) made.contenders.push_back(*read_contender(*find_game(game), text));
  made.games = games;
  return made;
}

}  // namespace

TEST_CASE("arena: a contender is a bot, what it chose and its budget, or what the game plays itself") {
  const AnyGame &smartphone = *find_game("smartphone"), &goofspiel = *find_game("goofspiel");
  const auto contender = read_contender(smartphone, "tycoon:red@500x2");
  REQUIRE(contender);
  CHECK(contender->name == "tycoon:red@500x2");
  CHECK(contender->bot == "tycoon");
  CHECK(contender->chosen == std::vector<std::string>{"colour"});
  CHECK(contender->budget.iterations == 500);
  CHECK(contender->budget.threads == 2);
  CHECK(read_contender(smartphone, "steve")->bot == "steve");
  for (const char* wrong : {"human", "wizard", "random:pink", "random:", "tycoon@", ""})
    CHECK_FALSE(read_contender(smartphone, wrong));
  for (const char* elsewhere : {"steve", "inventor", "random:red"}) CHECK_FALSE(read_contender(goofspiel, elsewhere));
}

TEST_CASE("arena: what a contender chose goes with it; what nobody chose is handed on from seed to seed") {
  Tournament matches = tournament("lake", {"random:japan", "manager", "random"}, 6);
  const AnyGame& lake = matches.rules->game();
  const std::vector<OptionInfo> options = lake.options();
  const OptionInfo& civ = *read_seat_choice(options, "japan").option;
  const auto civs = [&](const AnyRuleset& rules) {
    std::vector<std::string_view> ids;
    for (const Seat seat : players(3)) ids.push_back(civ.choices[static_cast<std::size_t>(rules.option(civ, seat))]);
    return ids;
  };
  auto written = matches.rules->clone();
  written->set_option(civ, Seat{0}, 7);
  matches.rules = std::move(written);
  using Ids = std::vector<std::string_view>;
  REQUIRE(civs(*matches.rules) == Ids{"japan", "france", "germany"});
  CHECK(civs(*rules_for(matches, {1, 2, 0}, 0)) == Ids{"uk", "france", "japan"});
  CHECK(civs(*rules_for(matches, {2, 0, 1}, 0)) == Ids{"uk", "japan", "france"});
  CHECK(civs(*rules_for(matches, {2, 0, 1}, 1)) == Ids{"france", "japan", "germany"});
  // Seven are left to the others, and no more than the ruleset has.
  CHECK(civs(*rules_for(matches, {2, 0, 1}, 6)) == Ids{"china", "japan", "uk"});
  CHECK(civs(*rules_for(matches, {2, 0, 1}, 7)) == Ids{"uk", "japan", "france"});
  CHECK(play(matches).games == 6);
}

TEST_CASE("arena: what the game plays itself takes its seat and its colour along") {
  Tournament matches = tournament("smartphone", {"manager", "steve:red"}, 2);
  auto written = matches.rules->clone();
  const std::vector<OptionInfo> options = written->game().options();
  const OptionInfo& colour = *read_seat_choice(options, "red").option;
  written->set_option(colour, Seat{1}, static_cast<int>(colour.choices.size()) - 1);
  matches.rules = std::move(written);
  const auto swapped = rules_for(matches, {1, 0}, 0);
  CHECK(swapped->is_automaton(Seat{0}));
  CHECK_FALSE(swapped->is_automaton(Seat{1}));
  CHECK(swapped->option(colour, Seat{0}) == matches.rules->option(colour, Seat{1}));
  CHECK(swapped->option(colour, Seat{1}) == matches.rules->option(colour, Seat{0}));
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

TEST_CASE("arena: eight equals hold every civilisation at every seat, and both are told apart") {
  const Tournament matches = tournament("lake", std::vector<std::string>(8, "random"), 8);
  const OptionInfo civ = choices_of_seats(matches.rules->game()).front();
  std::set<std::pair<int, std::size_t>> seen;
  for (int turn = 0; turn < 8; ++turn) {
    const auto rules = rules_for(matches, std::vector<int>(8, 0), turn);
    for (const Seat seat : players(8)) seen.insert({rules->option(civ, seat), seat.index()});
  }
  CHECK(seen.size() == 64);

  const Results results = play(matches);
  REQUIRE(results.by_choice.size() == 8);
  REQUIRE(results.by_seat.size() == 8);
  double wins_of_civs = 0, wins_of_seats = 0;
  for (const ChoiceGroup& group : results.by_choice) {
    CHECK(group.option.name == "civ");
    CHECK(group.all.games == 8);
    wins_of_civs += group.all.wins.value;
  }
  for (const SeatGroup& group : results.by_seat) {
    CHECK(group.all.games == 8);
    wins_of_seats += group.all.wins.value;
  }
  CHECK(wins_of_civs == doctest::Approx(1));
  CHECK(wins_of_seats == doctest::Approx(1));
  CHECK(results.by_choice.front().value == 0);
  CHECK(results.by_seat.front().seat == Seat{0});
}

TEST_CASE("arena: a group of seats is told as a whole and player by player") {
  const Results results = play(tournament("smartphone", {"apprentice", "random"}, 10));
  CHECK(results.by_choice.size() == 5);
  for (const ChoiceGroup& group : results.by_choice) {
    // Five colours at two seats: each is held four times, half of them by each player.
    CHECK(group.all.games == 4);
    REQUIRE(group.players.size() == 2);
    CHECK(group.players[0].player == "apprentice");
    CHECK(group.players[0].games == 2);
    CHECK(group.players[0].wins.value + group.players[1].wins.value == doctest::Approx(2 * group.all.wins.value));
  }
  CHECK(play(tournament("goofspiel", {"random", "random"}, 2)).by_choice.empty());
}

TEST_CASE("arena: stopped, it gives the results of the whole sets that were played") {
  Tournament matches = tournament("goofspiel", {"tycoon@20", "manager", "random"}, 60);
  std::atomic<int> played = 0;
  matches.threads = 2;
  matches.on_game_played = [&] { ++played; };
  matches.is_stopped = [&] { return played >= 20; };
  const Results stopped = play(matches);
  CHECK(stopped.planned == 60);
  CHECK(stopped.games % 6 == 0);
  CHECK(stopped.games >= 12);
  CHECK(stopped.games <= 20);

  const Results asked_for = play(tournament("goofspiel", {"tycoon@20", "manager", "random"}, stopped.games));
  CHECK(asked_for.planned == asked_for.games);
  for (std::size_t i = 0; i < 3; ++i) {
    CHECK(stopped.results[i].wins.value == asked_for.results[i].wins.value);
    CHECK(stopped.results[i].score.low == asked_for.results[i].score.low);
    CHECK(stopped.results[i].elo.low == asked_for.results[i].elo.low);
  }
}

TEST_CASE("arena: stopped before a set is played, it has no results") {
  Tournament matches = tournament("lake", {"manager", "random"}, 4);
  matches.is_stopped = [] { return true; };
  const Results results = play(matches);
  CHECK(results.games == 0);
  CHECK(results.planned == 4);
  CHECK(results.by_seat.empty());
  CHECK(results.results[0].games == 0);
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
  Sample one;
  one.add(42);
  CHECK(normal(one).value == 42);
  CHECK(std::isinf(normal(one).low));
}

TEST_CASE("arena: Elo: three wins of four are 191 points") {
  std::vector<Meetings> by_seed(1000, Meetings(2));
  for (std::size_t i = 0; i < by_seed.size(); ++i) by_seed[i].add(0, 1, i % 4 == 0 ? 0 : 1);
  const auto elo = elo_of(by_seed, 1);
  CHECK(elo[0].value - elo[1].value == doctest::Approx(191).epsilon(0.01));
  CHECK(std::isinf(elo_of({by_seed.front()}, 1)[0].high));
  CHECK(elo[0].low < elo[0].value);
  CHECK(elo[0].value < elo[0].high);
}
