#pragma once

#include <vector>

#include "core/game.hpp"

namespace oligopoly {

/// How many different sequences of actions lead so many steps into the game.
struct PerftCount {
  std::uint64_t sequences = 0;
  /// Whether some decision on the way could not be listed. It counts kPerftSamples drawn actions instead, from a fixed
  /// seed: no less merciless, only not exhaustive.
  bool is_sampled = false;
  friend constexpr bool operator==(const PerftCount&, const PerftCount&) = default;
};
inline constexpr int kPerftSamples = 3;

namespace detail {

template <Game G>
void count_sequences(const typename G::Ruleset& rules, const typename G::State& state, std::size_t level,
                     std::vector<PerftCount>& counts) {
  if (level == counts.size() || G::is_over(state)) return;
  const Seat seat = G::to_act(state).front();
  std::vector<typename G::Action> actions;
  if (G::is_listable(state, seat)) {
    G::legal_actions(rules, state, seat, actions);
  } else {
    Rng rng{hash_of(state)};
    for (int i = 0; i < kPerftSamples; ++i) actions.push_back(G::sample_action(rules, state, seat, rng));
    for (std::size_t deeper = level; deeper < counts.size(); ++deeper) counts[deeper].is_sampled = true;
  }
  counts[level].sequences += actions.size();
  if (level + 1 == counts.size()) return;
  for (const auto& action : actions) {
    auto next = state;
    G::apply(rules, next, seat, action, {});
    count_sequences<G>(rules, next, level + 1, counts);
  }
}

}  // namespace detail

/// Entry d counts sequences of d + 1 actions. Where several seats choose at once the lowest commits first.
template <Game G>
std::vector<PerftCount> perft(const typename G::Ruleset& rules, int seats, int depth) {
  std::vector<PerftCount> counts(static_cast<std::size_t>(depth));
  detail::count_sequences<G>(rules, G::start(rules, seats), 0, counts);
  return counts;
}

}  // namespace oligopoly
