#include "games/lake/bots/expectation.hpp"

#include <algorithm>

#include "games/lake/bots/planner.hpp"
#include "games/lake/rules/scoring.hpp"

namespace oligopoly::lake {
namespace {

int expected_coins(const Knowledge& knowledge, const State& state, Seat seat) {
  const Forecast& forecast = knowledge.forecast;
  const Economy economy(knowledge, state, seat);
  int coins = coins_by(knowledge.weights, economy);
  if (forecast.seat == kNobody) return coins;
  if (forecast.seat != seat) return static_cast<int>(std::int64_t{coins} * forecast.esteem[seat.index()] / 100);
  for (const Plan& plan : forecast.plans) coins = std::max(coins, coins_by(plan, economy));
  return coins;
}

}  // namespace

int expected_score(const Knowledge& knowledge, const State& state, Seat seat) {
  return total_score(knowledge.rules, state.players.size(), 100 * state.players[seat].charity,
                     expected_coins(knowledge, state, seat), 100 * achievement_points(knowledge.rules, state, seat));
}

Values chances(const Knowledge& knowledge, const State& state) {
  const int seats = state.players.size();
  SeatList<std::int64_t> weights(seats);
  std::int64_t best = 1, sum = 0;
  for (const Seat seat : players(seats)) {
    weights[seat] = std::max(1, expected_score(knowledge, state, seat) / 100);
    best = std::max(best, weights[seat]);
  }
  const int squarings = 3 + 2 * state.round / knowledge.rules.rounds;
  for (const Seat seat : players(seats)) {
    std::int64_t& weight = weights[seat];
    weight = kSurelyWon * weight / best;
    for (int i = 0; i < squarings; ++i) weight = weight * weight / kSurelyWon;
    sum += weight;
  }
  Values values{};
  for (const Seat seat : players(seats))
    values[seat.index()] = static_cast<std::int32_t>(kSurelyWon * weights[seat] / sum);
  return values;
}

}  // namespace oligopoly::lake
