#include "games/lake/bots/policy.hpp"

#include <algorithm>

#include "games/lake/bots/choices.hpp"
#include "games/lake/rules/scoring.hpp"

namespace oligopoly::lake {

void CivPolicy::consider(const State& state, Seat seat, Rng&, Thoughts<Action>& out) const {
  out.candidates.clear();
  Choices(knowledge_, state, seat, out.candidates).consider();
  sort_by_value(out.candidates);
}

Action CivPolicy::quick(const State& state, Seat seat, Rng& rng) const {
  // The council decides little: in playouts anything goes.
  if (state.phase == Phase::Propose || state.phase == Phase::Vote)
    return Lake::sample_action(rules(), state, seat, rng);
  List<Candidate<Action>, 40> candidates;
  Choices(knowledge_, state, seat, candidates).consider_quickly();
  const Candidate<Action>* best = candidates.begin();
  for (const Candidate<Action>& candidate : candidates)
    if (candidate.value > best->value) best = &candidate;
  return best->action;
}

/// Playouts go on to the end of the turn: what comes later is left to expectation.
bool CivPolicy::is_settled(const State& from, const State& now) const {
  return now.active != from.active || now.phase != from.phase || now.round != from.round;
}

/// Against a usual score of this many points per seat.
std::int32_t CivPolicy::weigh(const State& state, std::int32_t difference) const {
  constexpr int kWorst = -kSurelyWon / 2;
  const std::int64_t sure = 100 * std::max(400, 4500 * wealth_factor(knowledge_.rules, state.players.size()) / 4);
  return static_cast<std::int32_t>(std::max<std::int64_t>(kWorst, std::int64_t{kSurelyWon / 2} * difference / sure));
}

static_assert(Policy<CivPolicy>);

}  // namespace oligopoly::lake
