#include "games/lake/rules/phases/build.hpp"

#include "games/lake/rules/industry.hpp"
#include "games/lake/rules/turn.hpp"

namespace oligopoly::lake {

Verdict check(const Ruleset& rules, const State& state, const Build& action) {
  if (const Verdict verdict = check_step(state, TurnStep::Build); !verdict) return verdict;
  const Player& player = current(state);
  // One of each kind (R-L13).
  if (player.levels[action.industry] > 0) return refused(kAlreadyBuilt, name_of(action.industry));
  if (idle_plots(rules, player) < plots_to_rise(rules, action.industry, 0)) return refused(kNoIdlePlot);
  return check_coins(player, rules.industries[action.industry].cost + tax_on(rules, state, Dealing::Build)).by("L5.3");
}

ActionResult apply(const Ruleset& rules, State& state, const Build& action, Sink sink) {
  const int price = rules.industries[action.industry].cost, tax = tax_on(rules, state, Dealing::Build);
  current(state).coins -= price + tax;
  state.turn.built.insert(action.industry);
  // Only one industry is built a turn, so the step is over.
  state.turn.step = TurnStep::Run;
  sink(Built{state.active, action.industry, price, tax});
  change_level(rules, state, state.active, action.industry, +1, sink);
  return {.may_award = {Achievement::Robinson, Achievement::Samuelson}};
}

}  // namespace oligopoly::lake
