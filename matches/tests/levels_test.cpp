#include "players/levels.hpp"

#include <doctest/doctest.h>

#include "games/all_games.hpp"
#include "matches/factory.hpp"

using namespace oligopoly;

namespace {

constexpr Budget kShort{.iterations = 10, .milliseconds = 0, .threads = 1};

template <class Check>
void at_moments_of_random_games(const AnyGame& game, int games, Check check) {
  const auto rules = game.ruleset(game.rulesets().front().id);
  for (int seats : {game.info().least_seats, std::min(4, game.info().most_seats)})
    for (int i = 0; i < games; ++i) {
      Rng rng = Rng::stream(static_cast<std::uint64_t>(i), "moments");
      const auto position = game.start(*rules, seats);
      while (!position->is_over()) {
        const Seat next = position->to_act().front();
        if (next != kChance && rng.below(100) == 0) check(*rules, *position, next);
        REQUIRE(position->apply(next, position->sample_action(next, rng)));
      }
    }
}

}  // namespace

TEST_CASE("stand-in: every bot takes over any seat at any moment, from its view alone") {
  for (const AnyGame* game : all_games())
    for (const BotInfo& info : bots()) {
      if (!info.plays(*game)) continue;
      CAPTURE(game->info().id);
      CAPTURE(info.id);
      Rng rng{5};
      at_moments_of_random_games(*game, 2, [&](const AnyRuleset& rules, const AnyPosition& position, Seat seat) {
        const auto bot = make_bot(rules, info.id, seat, 9), twin = make_bot(rules, info.id, seat, 9);
        const AnyAction decision = bot->decide(position.view(seat), kShort);
        CHECK(position.check(seat, decision));
        // A position that differs only in what the seat may not know is decided alike.
        CHECK(game->is_same(decision, twin->decide(position.determinize(seat, rng)->view(seat), kShort)));
      });
    }
}

TEST_CASE("levels: whoever compares moves says which, in every language") {
  for (const AnyGame* game : all_games())
    for (const std::string_view id : {"apprentice", "manager", "tycoon"}) {
      CAPTURE(game->info().id);
      CAPTURE(id);
      at_moments_of_random_games(*game, 1, [&](const AnyRuleset& rules, const AnyPosition& position, Seat seat) {
        const auto bot = make_bot(rules, id, seat, 9);
        CHECK(bot->comparison(kNamedMoves).moves.empty());
        const AnyAction decision = bot->decide(position.view(seat), kShort);
        const Comparison compared = bot->comparison(kNamedMoves);
        REQUIRE_FALSE(compared.moves.empty());
        CHECK(compared.moves.size() <= kNamedMoves);
        CHECK(game->is_same(compared.moves.front().action, decision));
        // Only who searches knows chances, and only a tycoon does.
        CHECK((compared.unit == WorthUnit::Points || id == "tycoon"));
        CHECK((compared.unit == WorthUnit::Percent || compared.simulations == 0));
        for (const Lang lang : {Lang::En, Lang::ZhHans, Lang::ZhHant})
          CHECK(explain(rules, compared, lang).find(game->notation(rules, decision)) != std::string::npos);
        // Whatever is named can be done.
        for (const ComparedMove& move : bot->comparison(64).moves) CHECK(position.check(seat, move.action));
      });
    }
}

namespace {

/// The comparison of bids of 7 and of 2.
Comparison two_bids(WorthUnit unit, ComparedMove seven, ComparedMove two, std::int64_t simulations = 0) {
  const AnyGame& game = *find_game("goofspiel");
  const auto rules = game.ruleset("standard");
  seven.action = game.read_notation(*rules, "bid 7").action;
  two.action = game.read_notation(*rules, "bid 2").action;
  return {unit, {seven, two}, simulations};
}
std::string in_english(const Comparison& comparison) {
  return explain(*find_game("goofspiel")->ruleset("standard"), comparison, Lang::En);
}
std::vector<int> worse(const Comparison& comparison, std::size_t alternatives = 3) {
  std::vector<int> all;
  for (const RatedMove& move : best_of(comparison, alternatives)) all.push_back(move.worse);
  return all;
}

}  // namespace

TEST_CASE("comparison: points are told with their hundredths") {
  CHECK(in_english(two_bids(WorthUnit::Points, {.value = 425}, {.value = -7})) ==
        "Compared, with the estimated value of each in points:\n1. bid 7: 4.25\n2. bid 2: -0.07\n");
}

TEST_CASE("comparison: what a search learnt is told as prospects") {
  const ComparedMove half{.value = kSurelyWon / 2, .tries = 80}, quarter{.value = kSurelyWon / 4, .tries = 20};
  CHECK(in_english(two_bids(WorthUnit::Percent, half, quarter, 100)) ==
        "Simulated 100 games; chances of each move:\n1. bid 7: 50 % (80 times)\n2. bid 2: 25 % (20 times)\n");
  Comparison only = two_bids(WorthUnit::Percent, {}, {});
  only.moves.pop_back();
  CHECK(in_english(only) == "Nothing to compare: bid 7\n");
}

TEST_CASE("comparison: what a search never tried is told with how far it seemed behind") {
  CHECK(in_english(
            two_bids(WorthUnit::Percent, {.value = kSurelyWon / 2, .tries = 100}, {.value = 425, .tries = 0}, 100)) ==
        "Simulated 100 games; chances of each move:\n1. bid 7: 50 % (100 times)\n2. bid 2: not tried, "
        "estimated 4.25 points behind\n");
}

TEST_CASE("comparison: points and chances are told whole, and how much less the other moves leave") {
  constexpr std::int32_t kPercent = kSurelyWon / 100;
  const ComparedMove good{.value = 425, .chance = 54 * kPercent, .score = 18'230};
  const auto told = [&](const ComparedMove& other) {
    const std::string all = in_english(two_bids(WorthUnit::Points, good, other));
    return all.substr(all.find("\n1. ") + 1);
  };
  const std::string first = "1. bid 7: 4.25 – about 182 points in the end, wins 54 %\n2. bid 2: 1.00";
  CHECK(told({.value = 100, .chance = 50 * kPercent, .score = 17'590}) == first + " – 6 points and 4 % less\n");
  CHECK(told({.value = 100, .chance = 50 * kPercent, .score = 18'130}) == first + " – 1 point and 4 % less\n");
  CHECK(told({.value = 100, .chance = 54 * kPercent, .score = 17'590}) == first + " – 6 points less\n");
  CHECK(told({.value = 100, .chance = 50 * kPercent, .score = 18'230}) == first + " – wins 4 % less often\n");
  // Nobody chooses what is worse: what seems a little better is as good.
  CHECK(told({.value = 100, .chance = 55 * kPercent, .score = 18'300}) == first + " – about as good\n");
  CHECK(told({.value = 100}) == first + "\n");
  const ComparedMove sure{.chance = kSurelyWon - 1, .score = -149};
  CHECK(in_english(two_bids(WorthUnit::Points, sure, sure)).find("about -1 points in the end, wins 99 %") !=
        std::string::npos);
}

TEST_CASE("comparison: a search tells points besides the chances it has told already") {
  const ComparedMove half{.value = kSurelyWon / 2, .tries = 80, .chance = kSurelyWon / 2, .score = 2'400};
  const ComparedMove quarter{.value = kSurelyWon / 4, .tries = 20, .chance = kSurelyWon / 4, .score = 2'210};
  CHECK(in_english(two_bids(WorthUnit::Percent, half, quarter, 100)) ==
        "Simulated 100 games; chances of each move:\n1. bid 7: 50 % (80 times) – about 24 points in the end\n"
        "2. bid 2: 25 % (20 times) – 2 points less\n");
  const ComparedMove rich{.value = kSurelyWon / 4, .tries = 20, .chance = kSurelyWon / 4, .score = 2'500};
  CHECK(in_english(two_bids(WorthUnit::Percent, half, rich, 100)).ends_with("2. bid 2: 25 % (20 times)\n"));
}

TEST_CASE("comparison: alternatives are worse by whole percent or points, the least bad first") {
  CHECK(worse(two_bids(WorthUnit::Points, {.value = 425}, {.value = 20})) == std::vector{0, 4});
  Comparison search = two_bids(WorthUnit::Percent, {.tries = 80, .chance = 40'000}, {.tries = 12, .chance = 36'000});
  CHECK(worse(search) == std::vector{0, 6});
  search.moves.push_back({.tries = 8, .chance = 39'000});
  CHECK(worse(search) == std::vector{0, 2, 6});
  CHECK(worse(search, 1) == std::vector{0, 2});
  CHECK(worse(search, 0) == std::vector{0});
  // It chose what it trusts most: nothing else is called better.
  search.moves.push_back({.tries = 9, .chance = 41'000});
  CHECK(worse(search) == std::vector{0, 0, 2, 6});
  // What it cannot tell is no alternative.
  search.moves.push_back({.tries = 1});
  CHECK(worse(search, 9) == std::vector{0, 0, 2, 6});
}

TEST_CASE("comparison: a search tells chances of what it tried, and by a trusted policy of what it did not") {
  for (const AnyGame* game : all_games()) {
    CAPTURE(game->info().id);
    at_moments_of_random_games(*game, 1, [&](const AnyRuleset& rules, const AnyPosition& position, Seat seat) {
      const auto bot = make_bot(rules, "tycoon", seat, 9);
      bot->decide(position.view(seat), kShort);
      const Comparison compared = bot->comparison(64);
      if (compared.moves.size() == 1) return;
      for (const ComparedMove& move : compared.moves) {
        if (move.tries > 2) CHECK(move.chance.has_value());
        if (move.chance) CHECK(*move.chance <= kSurelyWon);
      }
      CHECK(best_of(compared, 3).size() > 1);
    });
  }
}
