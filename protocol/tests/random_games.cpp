#include "protocol/tests/random_games.hpp"

#include <doctest/doctest.h>

#include "games/all_games.hpp"

namespace oligopoly::protocol::testing {
namespace {

void add_with_rivals(std::vector<Setup>& all, const AnyGame& game, std::string_view ruleset) {
  for (const OptionInfo& info : game.options())
    if (info.per_seat && info.kind == OptionKind::Switch)
      if (auto setup = make_setup(game, ruleset, {}, {"human", std::string(info.name)})) all.push_back(*setup);
}

}  // namespace

std::vector<Setup> all_setups() {
  std::vector<Setup> all;
  for (const AnyGame* game : all_games())
    for (const RulesetInfo& ruleset : game->rulesets()) {
      for (const int seats : {game->info().least_seats, game->info().most_seats})
        if (auto setup =
                make_setup(*game, ruleset.id, {}, std::vector<std::string>(static_cast<std::size_t>(seats), "random")))
          all.push_back(*setup);
      add_with_rivals(all, *game, ruleset.id);
    }
  REQUIRE_FALSE(all.empty());
  return all;
}

Session play_random(const Setup& setup, std::uint64_t seed, const std::function<void(const Session&)>& visit) {
  Session session = start_session(setup);
  Rng rng = Rng::stream(seed, "protocol test");
  while (!session.position().is_over()) {
    if (visit) visit(session);
    const SeatSet acting = session.position().to_act();
    Seat seat = acting.front();
    for (int skip = rng.between(0, acting.size() - 1); const Seat candidate : acting)
      if (skip-- == 0) seat = candidate;
    REQUIRE(session.apply(seat, session.position().sample_action(seat, rng)));
  }
  if (visit) visit(session);
  return session;
}

}  // namespace oligopoly::protocol::testing
