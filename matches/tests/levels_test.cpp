#include "players/levels.hpp"

#include <doctest/doctest.h>

#include "games/all_games.hpp"
#include "matches/factory.hpp"

using namespace oligopoly;

namespace {

constexpr Budget kShort{.iterations = 30, .milliseconds = 0, .threads = 1};

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
        CHECK(bot->explanation(Lang::En).empty());
        const std::string chosen = game->notation(rules, bot->decide(position.view(seat), kShort));
        for (const Lang lang : {Lang::En, Lang::ZhHans, Lang::ZhHant})
          CHECK(bot->explanation(lang).find(chosen) != std::string::npos);
      });
    }
}

TEST_CASE("levels: what a greedy bot compared is told with its worth") {
  const std::array<std::string, 2> moves = {"bid 7", "bid 2"};
  const std::array<std::int32_t, 2> values = {425, -7};
  CHECK(explain_values(moves, values, Lang::En) ==
        "Compared, with the estimated value of each in points:\n1. bid 7: 4.25\n2. bid 2: -0.07\n");
}

TEST_CASE("levels: what a search learnt is told as prospects") {
  const std::array<std::string, 2> moves = {"bid 7", "bid 2"};
  const std::array<std::int32_t, 2> values = {kSurelyWon / 2, kSurelyWon / 4}, visits = {80, 20}, never = {0, 0};
  CHECK(explain_search(moves, values, visits, 100, Lang::En) ==
        "Simulated 100 games; chances of each move:\n1. bid 7: 50 % (80 times)\n2. bid 2: 25 % (20 "
        "times)\n");
  CHECK(explain_search(std::span(moves).first(1), values, never, 0, Lang::En) == "Nothing to compare: bid 7\n");
}

TEST_CASE("levels: what a search never tried is told with how far it seemed behind") {
  const std::array<std::string, 2> moves = {"bid 7", "bid 2"};
  const std::array<std::int32_t, 2> values = {kSurelyWon / 2, 425}, visits = {100, 0};
  CHECK(explain_search(moves, values, visits, 100, Lang::En) ==
        "Simulated 100 games; chances of each move:\n1. bid 7: 50 % (100 times)\n2. bid 2: not tried, "
        "estimated 4.25 points behind\n");
}
