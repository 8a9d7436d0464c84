#include "games/lake/bots/expectation.hpp"

#include <algorithm>

#include "games/lake/bots/planner.hpp"
#include "games/lake/rules/scoring.hpp"

namespace oligopoly::lake {
namespace {

/// Calls `look` with each way a seat may go on: by rules of thumb, and by its plans if it has some.
template <class Look>
void for_each_way(const Knowledge& knowledge, Seat seat, Look look) {
  const Forecast& forecast = knowledge.forecast;
  look(forecast.ways[seat.index()]);
  if (forecast.seat == seat)
    for (const Plan& plan : forecast.plans) look(plan);
}

int expected_coins(const Knowledge& knowledge, const std::vector<Scenario>& scenarios, const State& state, Seat seat) {
  const Economy economy(knowledge, state, seat);
  int most = 0;
  for_each_way(knowledge, seat, [&](const auto& way) {
    std::int64_t coins = scenarios.empty() ? coins_by(way, economy) : 0;
    for (const Scenario& scenario : scenarios) coins += coins_by(way, economy.in(scenario));
    most = std::max(most, static_cast<int>(coins / std::max<std::int64_t>(1, std::ssize(scenarios))));
  });
  return most;
}

}  // namespace

int expected_score(const Knowledge& knowledge, const std::vector<Scenario>& scenarios, const State& state, Seat seat) {
  return total_score(knowledge.rules, state.players.size(), 100 * state.players[seat].charity,
                     expected_coins(knowledge, scenarios, state, seat),
                     100 * achievement_points(knowledge.rules, state, seat));
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
