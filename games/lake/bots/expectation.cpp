#include "games/lake/bots/expectation.hpp"

#include <algorithm>

#include "games/lake/bots/planner.hpp"
#include "games/lake/rules/scoring.hpp"

namespace oligopoly::lake {
namespace {

int score_with(const Knowledge& knowledge, const State& state, Seat seat, int coins) {
  return total_score(knowledge.rules, state.players.size(), 100 * state.players[seat].charity, coins,
                     100 * achievement_points(knowledge.rules, state, seat));
}

/// Calls `look` with each way a seat may go on: by rules of thumb, and by its plans if it has some.
template <class Look>
void for_each_way(const Knowledge& knowledge, Seat seat, Look look) {
  const Forecast& forecast = knowledge.forecast;
  look(forecast.ways[seat.index()]);
  if (forecast.seat == seat)
    for (const Plan& plan : forecast.plans) look(plan);
}

int expected_coins(const Knowledge& knowledge, const State& state, Seat seat) {
  const std::vector<Scenario>& scenarios = knowledge.forecast.scenarios;
  const Economy economy(knowledge, state, seat);
  int most = 0;
  for_each_way(knowledge, seat, [&](const auto& way) {
    std::int64_t coins = scenarios.empty() ? coins_by(way, economy) : 0;
    for (const Scenario& scenario : scenarios) coins += coins_by(way, economy.in(scenario));
    most = std::max(most, static_cast<int>(coins / std::max<std::int64_t>(1, std::ssize(scenarios))));
  });
  return most;
}

/// By everyone's share of the scores, taken to the power of 2 to this power.
Values chances_of(const SeatList<int>& scores, int squarings) {
  SeatList<std::int64_t> weights(scores.size());
  std::int64_t best = 1, sum = 0;
  for (const Seat seat : players(scores.size())) {
    weights[seat] = std::max(1, scores[seat] / 100);
    best = std::max(best, weights[seat]);
  }
  for (const Seat seat : players(scores.size())) {
    std::int64_t& weight = weights[seat];
    weight = kSurelyWon * weight / best;
    for (int i = 0; i < squarings; ++i) weight = weight * weight / kSurelyWon;
    sum += weight;
  }
  Values values{};
  for (const Seat seat : players(scores.size()))
    values[seat.index()] = static_cast<std::int32_t>(kSurelyWon * weights[seat] / sum);
  return values;
}

/// What lies ahead decides less and less.
int squarings_of(const Knowledge& knowledge, const State& state) {
  return 3 + 2 * state.round / knowledge.rules.rounds;
}

}  // namespace

int expected_score(const Knowledge& knowledge, const State& state, Seat seat) {
  return score_with(knowledge, state, seat, expected_coins(knowledge, state, seat));
}

Values chances(const Knowledge& knowledge, const State& state) {
  SeatList<int> scores(state.players.size());
  for (const Seat seat : players(scores.size())) scores[seat] = expected_score(knowledge, state, seat);
  return chances_of(scores, squarings_of(knowledge, state));
}

void note_scores(const Knowledge& knowledge, const State& state, SeatSet seats, std::vector<Scenario>& scenarios) {
  for (const Seat seat : seats) {
    const Economy economy(knowledge, state, seat);
    for (Scenario& scenario : scenarios)
      scenario.scores[seat.index()] =
          score_with(knowledge, state, seat, coins_by(knowledge.forecast.ways[seat.index()], economy.in(scenario)));
  }
}

Hope hope_of(const Knowledge& knowledge, const std::vector<Scenario>& scenarios, const State& state, Seat seat) {
  const Economy economy(knowledge, state, seat);
  // One course of the world is less open than all of them.
  const int squarings = squarings_of(knowledge, state) + 1;
  const auto count = std::max<std::int64_t>(1, std::ssize(scenarios));
  Hope best;
  for_each_way(knowledge, seat, [&](const auto& way) {
    std::int64_t chance = 0, score = 0;
    for (const Scenario& scenario : scenarios) {
      SeatList<int> scores(state.players.size());
      for (const Seat other : players(scores.size())) scores[other] = scenario.scores[other.index()];
      scores[seat] = score_with(knowledge, state, seat, coins_by(way, economy.in(scenario)));
      chance += chances_of(scores, squarings)[seat.index()];
      score += scores[seat];
    }
    const Hope hope{static_cast<int>(chance / count), static_cast<int>(score / count)};
    if (hope.worth() > best.worth()) best = hope;
  });
  return best;
}

}  // namespace oligopoly::lake
