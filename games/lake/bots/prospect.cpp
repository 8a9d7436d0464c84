#include "games/lake/bots/prospect.hpp"

#include <algorithm>

#include "games/lake/bots/planner.hpp"
#include "games/lake/rules/scoring.hpp"

namespace oligopoly::lake {
namespace {

int expected_coins(const Lore& lore, const State& state, Seat seat) {
  const Foresight& foresight = lore.foresight;
  const Economy economy(lore, state, seat);
  int coins = coins_by(lore.weights, economy);
  if (foresight.seat == kNobody) return coins;
  if (foresight.seat != seat) return static_cast<int>(std::int64_t{coins} * foresight.esteem[seat.index()] / 100);
  for (const Plan& plan : foresight.plans) coins = std::max(coins, coins_by(plan, economy));
  return coins;
}

}  // namespace

int expected_score(const Lore& lore, const State& state, Seat seat) {
  const int seats = state.players.size();
  const int wealth =
      100 * state.players[seat].charity + lore.rules.score.coin_points * expected_coins(lore, state, seat);
  return wealth_factor(lore.rules, seats) * wealth +
         100 * merit_factor(lore.rules, seats) * achievement_points(lore.rules, state, seat);
}

Values chances(const Lore& lore, const State& state) {
  const int seats = state.players.size();
  SeatList<std::int64_t> weights(seats);
  std::int64_t best = 1, sum = 0;
  for (const Seat seat : players(seats)) {
    weights[seat] = std::max(1, expected_score(lore, state, seat) / 100);
    best = std::max(best, weights[seat]);
  }
  const int squarings = 3 + 2 * state.round / lore.rules.rounds;
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
