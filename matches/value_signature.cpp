#include "matches/value_signature.hpp"

#include "matches/factory.hpp"

namespace oligopoly {
namespace {

constexpr int kGames = 2;

void add_game(Hash& hash, const AnyRuleset& rules, const Judge& judge, int seats, int game) {
  Rng rng = Rng::stream(static_cast<std::uint64_t>(game), "value signature");
  const auto position = rules.game().start(rules, seats);
  while (!position->is_over()) {
    const Seat seat = position->to_act().front();
    if (is_player(seat))
      for (const SeatWorth& worth : judge.judge(position->view(seat), static_cast<Skill>(game % kSkills))) {
        hash.add(static_cast<std::uint64_t>(worth.score));
        hash.add(static_cast<std::uint64_t>(worth.spread));
        for (const std::int32_t place : worth.places) hash.add(static_cast<std::uint64_t>(place));
      }
    if (!position->apply(seat, position->sample_action(seat, rng))) return;
  }
}

}  // namespace

std::uint64_t value_signature(const AnyGame& game) {
  const auto rules = game.ruleset(game.rulesets().front().id);
  const auto judge = make_judge(*rules);
  if (!judge || !judge->has_network()) return 0;
  Hash hash;
  for (int seats = game.info().least_seats; seats <= game.info().most_seats; ++seats)
    for (int i = 0; i < kGames; ++i) add_game(hash, *rules, *judge, seats, seats + i);
  return hash.value();
}

}  // namespace oligopoly
