#pragma once

#include "games/lake/bots/policy.hpp"

/// Positions to ask the Lake's bots about.
namespace oligopoly::lake {

inline const Ruleset& rules() { return Lake::rulesets().front().rules; }
inline const Knowledge& knowledge() {
  static const Knowledge kKnowledge(rules());
  return kKnowledge;
}

/// The same of someone who has looked around here.
inline Knowledge knowledge_of(const State& state, Seat seat = Seat{0}) {
  Knowledge seen(rules());
  look_around(seen, state, seat);
  return seen;
}

/// A round in which it is the turn of this seat, at a step, with nothing drawn.
inline State turn_of(Seat seat, TurnStep step, int round, int seats) {
  State state = Lake::start(rules(), seats);
  state.round = static_cast<std::uint8_t>(round);
  state.phase = Phase::Turn;
  state.turn = {};
  state.turn.step = step;
  state.chair = state.active = seat;
  return state;
}

}  // namespace oligopoly::lake
