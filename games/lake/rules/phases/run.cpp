#include "games/lake/rules/phases/run.hpp"

#include "games/lake/rules/industry.hpp"
#include "games/lake/rules/turn.hpp"

namespace oligopoly::lake {
namespace {

bool pays(const Ruleset& rules, const State& state, Industry industry) {
  return check(rules, state, Run{industry}) && payoff(rules, state, state.active, industry).total > 0;
}

}  // namespace

Verdict check(const Ruleset& rules, const State& state, const Run& action) {
  if (const Verdict verdict = check_step(state, TurnStep::Run); !verdict) return verdict;
  const Player& player = current(state);
  if (player.levels[action.industry] == 0) return refused(kNotBuilt, name_of(action.industry));
  if (!may_run_again(rules, state.turn.runs[action.industry])) return refused(kAlreadyRan, name_of(action.industry));
  return check_goods(player, rules.industries[action.industry].inputs).by("L5.4");
}

ActionResult apply(const Ruleset& rules, State& state, const Run& action, Sink sink) {
  Player& player = current(state);
  const IndustryRow& row = rules.industries[action.industry];
  const Payoff paid = payoff(rules, state, state.active, action.industry);
  take(player.goods, row.inputs);
  player.coins += paid.total;
  state.turn.step = TurnStep::Run;
  ++state.turn.runs[action.industry];
  state.turn.earned += paid.total;
  if (sink.is_on())
    sink(Ran{state.active, action.industry, row.inputs, paid, card_shares(rules, state, action.industry)});
  return {.may_award = {Achievement::Marx, Achievement::Marshall, Achievement::Neoclassical, Achievement::Schumpeter},
          .paid = paid.total,
          .had_slumped = player.slumps.contains(action.industry)};
}

Verdict check(const Ruleset& rules, const State& state, const RunAll&) {
  if (const Verdict verdict = check_step(state, TurnStep::Run); !verdict) return verdict;
  for (const Industry industry : each<Industry>())
    if (pays(rules, state, industry)) return kAllowed;
  return refused(kNothingToRun);
}

ActionResult apply(const Ruleset& rules, State& state, const RunAll&, Sink sink) {
  // Round after round, as often as the table lets an industry run (R-L39).
  for (int round = 0; round < rules.runs_a_turn; ++round)
    for (const Industry industry : each<Industry>())
      if (pays(rules, state, industry)) award(rules, state, apply(rules, state, Run{industry}, sink), sink);
  return {};
}

}  // namespace oligopoly::lake
