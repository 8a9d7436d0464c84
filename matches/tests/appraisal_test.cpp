#include "matches/appraisal.hpp"

#include <doctest/doctest.h>

#include "games/all_games.hpp"

using namespace oligopoly;

namespace {

/// Visits decisions of random games, some of them just before a choice made at once is revealed.
template <class Visit>
void at_decisions(const AnyGame& game, Visit visit) {
  const auto rules = game.ruleset(game.rulesets().front().id);
  for (int seats : {game.info().least_seats, std::min(3, game.info().most_seats)}) {
    Rng rng = Rng::stream(static_cast<std::uint64_t>(seats), "appraised");
    const auto position = game.start(*rules, seats);
    while (!position->is_over()) {
      const Seat next = position->to_act().front();
      if (next != kChance && rng.below(40) == 0) visit(*rules, *position, next, rng);
      REQUIRE(position->apply(next, position->sample_action(next, rng)));
    }
  }
}

std::vector<ComparedMove> some_moves(const AnyPosition& position, Seat seat, Rng& rng) {
  std::vector<ComparedMove> moves(3);
  for (ComparedMove& move : moves) move.action = position.sample_action(seat, rng);
  return moves;
}

bool has_network(const AnyGame& game) {
  const auto judge = make_judge(*game.ruleset(game.rulesets().front().id));
  return judge && judge->has_network();
}

}  // namespace

TEST_CASE("appraisal: moves get scores and chances, the same whatever is hidden from the seat") {
  int appraised = 0;
  for (const AnyGame* game : all_games()) {
    CAPTURE(game->info().id);
    const bool knows = has_network(*game);
    at_decisions(*game, [&](const AnyRuleset& rules, const AnyPosition& position, Seat seat, Rng& rng) {
      const Appraisal appraisal(rules);
      std::vector<ComparedMove> moves = some_moves(position, seat, rng), twins = moves;
      appraisal.complete(moves, position, seat);
      appraisal.complete(twins, *position.determinize(seat, rng), seat);
      for (std::size_t i = 0; i < moves.size(); ++i) {
        REQUIRE(moves[i].score.has_value() == knows);
        REQUIRE(moves[i].chance.has_value() == knows);
        REQUIRE(moves[i].score == twins[i].score);
        REQUIRE(moves[i].chance == twins[i].chance);
        if (knows) REQUIRE(*moves[i].chance >= 0);
        if (knows) REQUIRE(*moves[i].chance <= kSurelyWon);
      }
      appraised += knows;
    });
  }
  CHECK(appraised > 0);
}

TEST_CASE("appraisal: what a bot said stays, and moves it said nothing of are not measured by something else") {
  const AnyGame& game = *find_game("goofspiel");
  const auto rules = game.ruleset("standard");
  const auto position = game.start(*rules, 2);
  REQUIRE(position->apply(kChance, game.read_notation(*rules, "prize 9").action));
  std::vector<ComparedMove> moves(2);
  moves[0].action = game.read_notation(*rules, "bid 9").action;
  moves[1].action = game.read_notation(*rules, "bid 1").action;
  moves[0].chance = 40'000;
  Appraisal(*rules).complete(moves, *position, Seat{0});
  CHECK(moves[0].chance == 40'000);
  CHECK_FALSE(moves[1].chance.has_value());
  CHECK((moves[0].score && moves[1].score));
  const auto before = moves;
  moves[0].score = 1234;
  Appraisal(*rules).complete(moves, *position, Seat{0});
  CHECK(moves[0].score == 1234);
  CHECK(moves[1].score == before[1].score);
}

TEST_CASE("appraisal: the last bid is worth what it brings") {
  const AnyGame& game = *find_game("goofspiel");
  const auto rules = game.ruleset("standard");
  Rng rng{3};
  const auto position = game.start(*rules, 2);
  while (true) {
    const Seat next = position->to_act().front();
    const AnyAction action = position->sample_action(next, rng);
    const auto after = position->clone();
    REQUIRE(after->apply(next, action));
    if (after->is_over()) {
      std::vector<ComparedMove> moves(1);
      moves[0].action = action;
      Appraisal(*rules).complete(moves, *position, next);
      const Standing came = after->standings()[next];
      CHECK(moves[0].score == 100 * came.score);
      CHECK(moves[0].chance.value_or(-1) == (came.place == 1 ? kSurelyWon : 0));
      return;
    }
    REQUIRE(position->apply(next, action));
  }
}
