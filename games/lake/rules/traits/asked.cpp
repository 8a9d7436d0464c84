#include "games/lake/rules/industry.hpp"
#include "games/lake/rules/phases/income.hpp"
#include "games/lake/rules/traits/traits.hpp"
#include "games/lake/rules/turn.hpp"

namespace oligopoly::lake {

// ---- Meiji -----------------------------------------------------------------------------------------------------

void ask_meiji(const Ruleset& rules, State& state, Seat first) {
  const int seats = state.players.size();
  Seat seat = first;
  state.asked = kNobody;
  state.phase = Phase::CouncilOpens;
  do {
    // Also where nothing can rise: the answer is then to decline (R-L25).
    if (rules.trait_of(seat) == Trait::Meiji && !state.players[seat].trait_used) {
      state.asked = seat;
      state.phase = Phase::Meiji;
      return;
    }
    seat = clockwise(seat, seats);
  } while (seat != state.chair);
}

Verdict check(const Ruleset& rules, const State& state, const Meiji& action) {
  if (state.phase != Phase::Meiji) return refused(kWrongPhase);
  if (static_cast<int>(action.target.index()) >= state.players.size()) return refused(kNotASeat);
  return check_rise(rules, state.players[action.target], action.industry).by("L6");
}

namespace {

/// The next seat with the trait is asked, or the council opens.
void ask_on(const Ruleset& rules, State& state) {
  const Seat next = clockwise(state.asked, state.players.size());
  if (next != state.chair) return ask_meiji(rules, state, next);
  state.asked = kNobody;
  state.phase = Phase::CouncilOpens;
}

}  // namespace

ActionResult apply(const Ruleset& rules, State& state, const Meiji& action, Sink sink) {
  const std::uint16_t level = static_cast<std::uint16_t>(state.players[action.target].levels[action.industry] + 1);
  state.players[state.asked].trait_used = true;
  sink(IndustryRaised{state.asked, action.target, action.industry, level});
  change_level(rules, state, action.target, action.industry, +1, sink);
  ask_on(rules, state);
  return {.may_award = {Achievement::Robinson, Achievement::Samuelson}};
}

void decline_meiji(const Ruleset& rules, State& state, Sink sink) {
  sink(MeijiDeclined{state.asked});
  ask_on(rules, state);
}

// ---- Westward --------------------------------------------------------------------------------------------------

bool may_go_westward(const Ruleset& rules, const State& state) {
  return rules.trait_of(state.active) == Trait::Westward && state.bank_plots > 0;
}

Verdict check(const Ruleset&, const State& state, const Westward&) {
  return state.phase == Phase::Westward ? kAllowed : refused(kWrongPhase);
}

ActionResult apply(const Ruleset&, State& state, const Westward&, Sink sink) {
  Player& player = current(state);
  --state.bank_plots;
  ++player.plots;
  player.trait_used = true;
  state.phase = Phase::TurnEnds;
  sink(TurnSkipped{state.active});
  return {};
}

Verdict check(const Ruleset&, const State& state, const Stay&) {
  return state.phase == Phase::Westward ? kAllowed : refused(kWrongPhase);
}

ActionResult apply(const Ruleset& rules, State& state, const Stay&, Sink sink) {
  return begin_income(rules, state, sink);
}

}  // namespace oligopoly::lake
