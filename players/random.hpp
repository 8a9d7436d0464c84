#pragma once

#include "players/bot.hpp"

namespace oligopoly {

/// Plays any game by drawing from its sampler. What it may not see is made up anew before each draw.
template <Game G>
class RandomBot final : public Bot {
 public:
  RandomBot(const typename G::Ruleset& rules, Seat seat, Rng rng) : rules_(rules), seat_(seat), rng_(rng) {}

  AnyAction decide(const AnyView& view, const Budget&) override {
    const auto state = G::determinize(rules_, view_as<typename G::View>(view), rng_);
    return AnyAction::of(G::sample_action(rules_, state, seat_, rng_));
  }

 private:
  typename G::Ruleset rules_;
  Seat seat_;
  Rng rng_;
};

}  // namespace oligopoly
