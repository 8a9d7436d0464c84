#include "matches/value_signature.hpp"

#include "matches/factory.hpp"

namespace oligopoly {
namespace {

constexpr int kGames = 2;

/// What the next seat makes of somebody's secret choice.
void add_guesses(Hash& hash, const AnyPosition& position, const Predictor& predictor, Seat seat, Skill skill) {
  for (const Prediction& prediction : predictor.guess(position.view(clockwise(seat, position.seats())), seat, skill))
    hash.add(static_cast<std::uint64_t>(prediction.chance));
}

void add_game(Hash& hash, const AnyRuleset& rules, const Judge& judge, const Predictor* predictor, int seats,
              int game) {
  Rng rng = Rng::stream(static_cast<std::uint64_t>(game), "value signature");
  const auto position = rules.game().start(rules, seats);
  const auto skill = static_cast<Skill>(game % kSkills);
  while (!position->is_over()) {
    const Seat seat = position->to_act().front();
    if (is_player(seat))
      for (const SeatWorth& worth : judge.judge(position->view(seat), skill)) {
        hash.add(static_cast<std::uint64_t>(worth.score));
        hash.add(static_cast<std::uint64_t>(worth.spread));
        for (const std::int32_t place : worth.places) hash.add(static_cast<std::uint64_t>(place));
      }
    if (is_player(seat) && predictor != nullptr) add_guesses(hash, *position, *predictor, seat, skill);
    if (!position->apply(seat, position->sample_action(seat, rng))) return;
  }
}

}  // namespace

std::uint64_t value_signature(const AnyGame& game) {
  const auto rules = game.ruleset(game.rulesets().front().id);
  const auto judge = make_judge(*rules);
  if (!judge || !judge->has_network()) return 0;
  const auto predictor = make_predictor(*rules);
  Hash hash;
  for (int seats = game.info().least_seats; seats <= game.info().most_seats; ++seats)
    for (int i = 0; i < kGames; ++i) add_game(hash, *rules, *judge, predictor.get(), seats, seats + i);
  return hash.value();
}

}  // namespace oligopoly
