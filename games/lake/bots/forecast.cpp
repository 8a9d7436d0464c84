#include "games/lake/bots/forecast.hpp"

#include <algorithm>

#include "games/lake/bots/expectation.hpp"
#include "games/lake/bots/planner.hpp"

namespace oligopoly::lake {
namespace {

constexpr std::size_t kPlans = 2;
/// The first plans are looked at so many times as long: much depends on the opening.
constexpr int kOpening = 10;
/// In hundredths of a coin; see `improve`.
constexpr int kOpeningTolerance = 500, kTolerance = 100, kFreshTolerance = 300;

/// Rivals' ways are looked at anew only now and then.
constexpr int kRoundsBetweenLooks = 4;

/// The way that seems best, and each that lives on something else first.
std::vector<Way> ways_to_begin(const Way& best) {
  std::vector<Way> ways = {best};
  for (const Industry first : each<Industry>()) {
    Way way;
    way.order.push_back(first);
    for (const Industry next : best.order)
      if (next != first && !way.order.is_full()) way.order.push_back(next);
    ways.push_back(way);
  }
  return ways;
}

struct Draft {
  Plan plan;
  int coins = 0;
};

Draft draft_of(const Plan& plan, const Economy& economy) { return {plan, coins_by(plan, economy)}; }

/// The best first; equals stay in their order.
void sort(std::vector<Draft>& drafts) {
  const auto is_better = [](const Draft& a, const Draft& b) { return a.coins > b.coins; };
  for (auto next = drafts.begin(); next != drafts.end(); ++next)
    std::rotate(std::upper_bound(drafts.begin(), next, *next, is_better), next, next + 1);
}

/// The best careful plans, each by other rules of thumb.
std::vector<Draft> first_drafts(const Economy& economy, const Way& best, int tries, Rng& rng) {
  std::vector<Draft> careful, drafts;
  for (const Way& way : ways_to_begin(best)) careful.push_back(draft_of(careful_plan(way, economy), economy));
  sort(careful);
  for (std::size_t i = 0; i < careful.size() && drafts.size() < kPlans; ++i) {
    const bool is_twin = i > 0 && careful[i].coins == careful[i - 1].coins;
    if (is_twin) continue;
    const Plan plan = improve(careful[i].plan, economy, kOpening * tries, kOpeningTolerance, rng);
    drafts.push_back(draft_of(plan, economy));
  }
  return drafts;
}

/// The old plans made better, and a new one in place of the worst if it is better than that.
std::vector<Draft> next_drafts(const std::vector<Plan>& plans, const Economy& economy, const Way& best, int tries,
                               Rng& rng) {
  std::vector<Draft> drafts;
  for (const Plan& plan : plans) drafts.push_back(draft_of(improve(plan, economy, tries, kTolerance, rng), economy));
  const std::vector<Way> ways = ways_to_begin(best);
  const Way& way = ways[rng.below(static_cast<std::uint32_t>(ways.size()))];
  const Plan fresh = improve(careful_plan(way, economy), economy, tries, kFreshTolerance, rng);
  drafts.push_back(draft_of(fresh, economy));
  sort(drafts);
  if (drafts.size() > kPlans) drafts.resize(kPlans);
  return drafts;
}

/// The nearer a rival is to winning, the more its gains count: in that proportion in which a coin more for it and a
/// coin more for us change our chance to win.
void size_up(Knowledge& knowledge, const State& state, Seat seat) {
  constexpr std::int64_t kMost = 100;
  const Values chance = chances(knowledge, state);
  const std::int64_t ours = std::max(1, expected_score(knowledge, state, seat));
  const std::int64_t not_ours = std::max(1, kSurelyWon - chance[seat.index()]);
  for (const Seat other : players(state.players.size())) {
    if (other == seat) continue;
    const std::int64_t theirs = std::max(1, expected_score(knowledge, state, other));
    const std::int64_t share = 100 * chance[other.index()] / not_ours;
    knowledge.forecast.rivalry[other.index()] = static_cast<int>(std::min(kMost, share * ours / theirs));
  }
}

}  // namespace

void look_around(Knowledge& knowledge, const State& state, Seat seat) {
  Forecast& forecast = knowledge.forecast;
  for (const Seat other : players(state.players.size())) {
    int& looked = forecast.rounds[other.index()];
    const int patience = other == seat ? 1 : kRoundsBetweenLooks;
    if (looked > 0 && state.round < looked + patience && state.round >= looked) continue;
    looked = std::max<int>(1, state.round);
    forecast.ways[other.index()] = best_way(Economy(knowledge, state, other));
  }
}

void look_ahead(Knowledge& knowledge, const State& state, Seat seat, int tries, Rng& rng) {
  look_around(knowledge, state, seat);
  Forecast& forecast = knowledge.forecast;
  // Plans hold for a round, whatever happens in it.
  if (forecast.seat == seat && forecast.planned == state.round) return;
  forecast.seat = seat;
  forecast.planned = state.round;
  const Economy economy(knowledge, state, seat);
  const Way& way = forecast.ways[seat.index()];
  const std::vector<Draft> drafts = forecast.plans.empty() ? first_drafts(economy, way, tries, rng)
                                                           : next_drafts(forecast.plans, economy, way, tries, rng);
  forecast.plans.clear();
  for (const Draft& draft : drafts) forecast.plans.push_back(draft.plan);
  size_up(knowledge, state, seat);
}

}  // namespace oligopoly::lake
