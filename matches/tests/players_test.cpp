#include <doctest/doctest.h>

#include <set>

#include "games/all_games.hpp"
#include "matches/match.hpp"

using namespace oligopoly;

namespace {

Session new_session(const AnyGame& game, std::vector<std::string> players) {
  const RulesetInfo info = game.rulesets().front();
  return Session(std::string(info.id), info.version, game.ruleset(info.id), std::move(players));
}

std::uint64_t play_out(const AnyGame& game, int seats, std::uint64_t seed) {
  Match match(new_session(game, std::vector<std::string>(static_cast<std::size_t>(seats), "random")), seed);
  match.run();
  CHECK(match.position().is_over());
  CHECK(match.waits_for().empty());
  return match.position().hash();
}

/// Every allowed action of a seat; requires a decision that can be listed.
std::vector<AnyAction> listed(const AnyPosition& position, Seat seat) {
  std::vector<AnyAction> actions;
  position.legal_actions(seat, actions);
  return actions;
}

AnyAction read(const Match& match, std::string_view notation) {
  return match.record().game().read_notation(*match.record().rules, notation).action;
}

}  // namespace

TEST_CASE("players: every family has a name in every language and plays some game") {
  REQUIRE_FALSE(bots().empty());
  for (const BotInfo& bot : bots()) {
    CAPTURE(bot.id);
    for (const Lang lang : {Lang::En, Lang::ZhHans, Lang::ZhHant}) {
      CHECK_FALSE(bot.title[lang].empty());
      CHECK_FALSE(bot.summary[lang].empty());
    }
    for (const AnyGame* game : all_games())
      CHECK((make_bot(*game->ruleset(game->rulesets().front().id), bot.id, Seat{0}, 1) != nullptr) == bot.plays(*game));
  }
}

TEST_CASE("players: nobody makes a bot of an unknown family") {
  const AnyGame& game = *all_games().front();
  CHECK(find_bot("human") == nullptr);
  CHECK(make_bot(*game.ruleset(game.rulesets().front().id), "human", Seat{0}, 1) == nullptr);
}

TEST_CASE("players: random plays whole games at every seat count, the same ones from the same seed") {
  for (const AnyGame* game : all_games())
    for (int seats = game->info().least_seats; seats <= game->info().most_seats; ++seats) {
      CAPTURE(game->info().id);
      CAPTURE(seats);
      if (game->ruleset(game->rulesets().front().id)->flaw(seats)) continue;
      std::set<std::uint64_t> ends;
      for (std::uint64_t seed = 0; seed < 5; ++seed) {
        const std::uint64_t end = play_out(*game, seats, seed);
        CHECK(end == play_out(*game, seats, seed));
        ends.insert(end);
      }
      CHECK(ends.size() > 1);
    }
}

TEST_CASE("players: positions that look alike to a bot are decided alike") {
  for (const AnyGame* game : all_games()) {
    CAPTURE(game->info().id);
    const int seats = game->info().least_seats + 1;
    Rng rng = Rng::stream(3, "test");
    const auto rules = game->ruleset(game->rulesets().front().id);
    const auto position = game->start(*rules, seats);
    while (!position->is_over()) {
      for (const Seat seat : position->to_act()) {
        if (seat == kChance) continue;
        const auto other = position->determinize(seat, rng);
        const auto bot = make_bot(*rules, "random", seat, 9), twin = make_bot(*rules, "random", seat, 9);
        const AnyAction decision = bot->decide(position->view(seat), {});
        CHECK(position->check(seat, decision));
        CHECK(game->is_same(decision, twin->decide(other->view(seat), {})));
      }
      const Seat next = position->to_act().front();
      REQUIRE(position->apply(next, position->sample_action(next, rng)));
    }
  }
}

TEST_CASE("players: random draws every allowed action") {
  const AnyGame& game = *find_game("goofspiel");
  const auto rules = game.ruleset("standard");
  const auto position = game.start(*rules, 2);
  Rng rng = Rng::stream(1, "test");
  REQUIRE(position->apply(kChance, position->sample_action(kChance, rng)));
  const auto bot = make_bot(*rules, "random", Seat{0}, 1);
  std::set<std::string> seen;
  for (int i = 0; i < 300; ++i) seen.insert(game.notation(*rules, bot->decide(position->view(Seat{0}), {})));
  CHECK(seen.size() == listed(*position, Seat{0}).size());
}

TEST_CASE("match: bots and chance play on until a person must decide") {
  Match match(new_session(*find_game("goofspiel"), {"random", "human", "random"}), 5);
  int moves = 0;
  match.run([&](const Move& move) {
    ++moves;
    CHECK_FALSE(move.events.empty());
  });
  CHECK(moves == 3);
  CHECK(match.waits_for() == SeatSet{Seat{1}});
  CHECK(match.play(Seat{0}, read(match, "bid 3")).is(kNotYourTurn));
  CHECK(match.play(Seat{1}, read(match, "bid 3")));
  match.run();
  CHECK(match.session().steps() == 7);
}

TEST_CASE("match: bots can be asked for one move at a time, and chance is not counted") {
  Match match(new_session(*find_game("goofspiel"), {"random", "random"}), 5);
  Match whole(new_session(*find_game("goofspiel"), {"random", "random"}), 5);
  whole.run();
  std::vector<Seat> seats;
  match.run([&](const Move& move) { seats.push_back(move.seat); }, 1);
  CHECK(seats == std::vector<Seat>{kChance, Seat{0}});
  seats.clear();
  // The second bid reveals both; then chance turns up the next prize, and a bot would have to bid.
  match.run([&](const Move& move) { seats.push_back(move.seat); }, 1);
  CHECK(seats == std::vector<Seat>{Seat{1}, kChance});
  int asked = 2;
  for (; !match.position().is_over(); ++asked) match.run({}, 1);
  CHECK(asked == 26);
  // Whoever stops in between changes nothing.
  CHECK(match.position().hash() == whole.position().hash());
}

TEST_CASE("match: people may enter what chance does") {
  Match match(new_session(*find_game("goofspiel"), {"random", "random"}), 5, ChanceBy::People);
  match.run();
  CHECK(match.waits_for() == SeatSet{kChance});
  REQUIRE(match.play(kChance, read(match, "prize 9")));
  match.run();
  CHECK_FALSE(match.play(kChance, read(match, "prize 9")));
  CHECK(match.play(kChance, read(match, "prize 8")));
}

TEST_CASE("match: a choice can be taken back until it is revealed") {
  Match match(new_session(*find_game("goofspiel"), {"human", "random", "human"}), 5);
  match.run();
  CHECK(match.undo().is(kNothingToUndo));
  REQUIRE(match.play(Seat{0}, read(match, "bid 3")));
  CHECK(match.undo());
  CHECK(match.waits_for().contains(Seat{0}));
  REQUIRE(match.play(Seat{0}, read(match, "bid 4")));
  REQUIRE(match.play(Seat{2}, read(match, "bid 4")));
  CHECK(match.undo().is(kAlreadyRevealed));
}

TEST_CASE("match: a resumed game goes on where it was left") {
  Match match(new_session(*find_game("goofspiel"), {"human", "random"}), 5);
  match.run();
  REQUIRE(match.play(Seat{0}, read(match, "bid 3")));
  match.run();
  std::optional<Difference> difference;
  Match resumed(Session::replay(match.record(), difference), 6);
  REQUIRE_FALSE(difference);
  CHECK(resumed.position().hash() == match.position().hash());
  CHECK(resumed.waits_for() == match.waits_for());
}
