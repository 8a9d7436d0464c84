#pragma once

#include <vector>

#include "core/game.hpp"

namespace oligopoly {

/// How many different sequences of actions lead `depth` steps into the game: entry d counts those of length d + 1.
/// Where several seats choose at once the lowest commits first. A decision that cannot be listed counts
/// kPerftSamples drawn actions instead, from a fixed seed: no less merciless, only not exhaustive.
inline constexpr int kPerftSamples = 3;

namespace detail {

template <Game G>
void count_sequences(const typename G::Ruleset& rules, const typename G::State& state, std::size_t level,
                     std::vector<std::uint64_t>& counts) {
  if (level == counts.size() || G::is_over(state)) return;
  const Seat seat = G::to_act(state).front();
  std::vector<typename G::Action> actions;
  if (G::is_listable(state, seat)) {
    G::legal_actions(rules, state, seat, actions);
  } else {
    Rng rng{hash_of(state)};
    for (int i = 0; i < kPerftSamples; ++i) actions.push_back(G::sample_action(rules, state, seat, rng));
  }
  counts[level] += actions.size();
  if (level + 1 == counts.size()) return;
  for (const auto& action : actions) {
    auto next = state;
    G::apply(rules, next, seat, action, {});
    count_sequences<G>(rules, next, level + 1, counts);
  }
}

}  // namespace detail

template <Game G>
std::vector<std::uint64_t> perft(const typename G::Ruleset& rules, int seats, int depth) {
  std::vector<std::uint64_t> counts(static_cast<std::size_t>(depth));
  detail::count_sequences<G>(rules, G::start(rules, seats), 0, counts);
  return counts;
}

}  // namespace oligopoly
