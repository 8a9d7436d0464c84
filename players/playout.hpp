#pragma once

#include "players/policy.hpp"

namespace oligopoly {

/// A policy that judges positions on the way: `is_landmark(from, now)` says whether a playout that began in `from` has
/// come to one, `judge(now)` what it is worth to each seat.
template <class P>
concept JudgesLandmarks = requires(const P& policy, const typename P::Rules::State& state) {
  { policy.is_landmark(state, state) } -> std::same_as<bool>;
  { policy.judge(state) } -> std::same_as<Values>;
};

/// Plays on from `state` as the policy would, and says what came of it. `rng_for(state, seat)` is where what happens
/// next gets its chance from. A judgement of the first landmark counts as much as the end: playouts err where the
/// policy plays badly, judgements where positions are unusual, and both seldom in the same way.
template <Policy P, class RngFor>
Values play_out(const P& policy, typename P::Rules::State& state, RngFor&& rng_for) {
  using G = typename P::Rules;
  const typename G::State from = state;
  Values judged{};
  bool has_judged = false;
  while (!G::is_over(state) && !policy.is_settled(from, state)) {
    if constexpr (JudgesLandmarks<P>)
      if (!has_judged && policy.is_landmark(from, state)) judged = policy.judge(state), has_judged = true;
    const Seat seat = G::to_act(state).front();
    auto&& rng = rng_for(state, seat);
    const typename G::Action action =
        seat == kChance ? G::sample_action(policy.rules(), state, seat, rng) : policy.quick(state, seat, rng);
    G::apply(policy.rules(), state, seat, action, {});
  }
  Values values = policy.values(state);
  if (has_judged)
    for (std::size_t i = 0; i < values.size(); ++i) values[i] = (values[i] + judged[i]) / 2;
  return values;
}

}  // namespace oligopoly
