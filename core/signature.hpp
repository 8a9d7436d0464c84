#pragma once

#include "core/game.hpp"

namespace oligopoly {

/// Random games per number of seats that go into a signature.
inline constexpr int kSignatureGames = 20;

namespace detail {

/// Random games by one ruleset.
template <Game G>
void add_games(Hash& hash, const typename G::Ruleset& rules, int seats) {
  std::vector<typename G::Action> actions;
  std::vector<typename G::Event> events;
  for (int game = 0; game < kSignatureGames; ++game) {
    Rng rng = Rng::stream(static_cast<std::uint64_t>(game), "signature");
    auto state = G::start(rules, seats);
    while (!G::is_over(state)) {
      const Seat seat = G::to_act(state).front();
      actions.clear();
      events.clear();
      if (G::is_listable(state, seat)) G::legal_actions(rules, state, seat, actions);
      if (actions.empty()) actions.push_back(G::sample_action(rules, state, seat, rng));
      const std::uint32_t pick = rng.below(static_cast<std::uint32_t>(actions.size()));
      G::apply(rules, state, seat, actions[pick], EventSink<typename G::Event>{events});
      hash.add(G::to_act(state).bits());
      hash.add(actions.size());
      add_to_hash(hash, state);
      for (const auto& event : events) add_to_hash(hash, event);
    }
    for (const Standing& standing : G::standings(rules, state)) add_to_hash(hash, standing);
  }
}

}  // namespace detail

/// One number for the behaviour of the rules: a hash over random games at every seat count and ruleset, also with a
/// seat that the game plays itself: who acts, what is listed, every state, every event, every result. A refactoring
/// keeps it; a change of rules changes it, and the commit message says so. It is the same for every compiler and in the
/// browser.
template <Game G>
std::uint64_t signature() {
  Hash hash;
  for (const auto& released : G::rulesets())
    for (int seats = G::info().least_seats; seats <= G::info().most_seats; ++seats) {
      if (!G::flaw(released.rules, seats)) detail::add_games<G>(hash, released.rules, seats);
      for (const auto& option : G::options()) {
        if (!option.info.per_seat || option.info.kind != OptionKind::Switch) continue;
        auto rules = released.rules;
        option.set(rules, Seat{seats - 1}, 1);
        if (!G::flaw(rules, seats)) detail::add_games<G>(hash, rules, seats);
      }
    }
  return hash.value();
}

}  // namespace oligopoly
