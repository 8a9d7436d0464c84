// Running industries (L5.4).
#pragma once

#include "games/lake/rules/achievements.hpp"
#include "games/lake/rules/actions.hpp"

namespace oligopoly::lake {

/// Whether an industry that ran so often this turn may run again: once, unless the table says otherwise (R-L21, R-L39).
constexpr bool may_run_again(const Ruleset& rules, int runs) { return runs < rules.runs_a_turn; }

Verdict check(const Ruleset&, const State&, const Run&);
ActionResult apply(const Ruleset&, State&, const Run&, Sink);
/// Every industry in order that could run and would pay something (R-L30); refused when there is none.
Verdict check(const Ruleset&, const State&, const RunAll&);
ActionResult apply(const Ruleset&, State&, const RunAll&, Sink);

}  // namespace oligopoly::lake
