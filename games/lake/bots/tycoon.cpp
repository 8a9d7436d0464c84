#include "games/lake/bots/tycoon.hpp"

#include <algorithm>

#include "players/levels.hpp"

namespace oligopoly::lake {
namespace {

/// Courses of the world in a handful, and handfuls when nobody says how long to think.
constexpr int kScenarios = 8, kHandfuls = 20;
/// Variations of each plan, once a round.
constexpr int kTries = 100;

/// When nobody says how long: not much, and no longer than a second.
Budget limited(Budget budget) {
  if (budget.iterations == 0 && budget.milliseconds == 0) budget.iterations = kHandfuls, budget.milliseconds = 1000;
  return budget;
}

}  // namespace

AnyAction Tycoon::decide(const AnyView& view, const Budget& budget) {
  const Budget limit = limited(budget);
  const TimeLeft left(limit);
  table_ = view_as<View>(view).table;
  policy_.look_ahead(table_, seat_, kTries, rng_);
  judged_.clear();
  for (int i = 0; limit.iterations == 0 || i < limit.iterations; ++i) {
    if (i > 0 && (judged_.size() == 1 || left.is_over())) break;
    judge(table_);
  }
  rank();
  return AnyAction::of(ranked_.front().action);
}

/// What is worth a thought is settled by the first handful; the others only judge it.
void Tycoon::judge(const State& table) {
  policy_.imagine_scenarios(table, kScenarios, rng_);
  policy_.consider(table, seat_, rng_, thoughts_);
  if (judged_.empty())
    for (const auto& candidate : thoughts_.candidates) judged_.push_back({candidate.action});
  for (const auto& candidate : thoughts_.candidates) {
    const auto is_it = [&](const Judged& judged) { return judged.action == candidate.action; };
    const auto known = std::find_if(judged_.begin(), judged_.end(), is_it);
    if (known == judged_.end()) continue;
    known->total += candidate.value;
    ++known->times;
  }
}

void Tycoon::rank() {
  ranked_.clear();
  for (const Judged& judged : judged_) ranked_.push_back({judged.action, judged.mean()});
  sort_by_value(ranked_);
}

Comparison Tycoon::comparison(std::size_t most) const {
  ComparedMoves<CivPolicy> compared(policy_, table_, seat_, most);
  for (const auto& [action, mean] : ranked_) compared.add(action, mean);
  return {WorthUnit::Points, compared.take(), 0};
}

}  // namespace oligopoly::lake
