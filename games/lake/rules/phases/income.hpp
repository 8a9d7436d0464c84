// Income (L5.1): routes, subsidy, points.
#pragma once

#include "games/lake/rules/achievements.hpp"
#include "games/lake/rules/actions.hpp"

namespace oligopoly::lake {

/// Opens the turn of the active seat: its routes deliver, the subsidy pays, points that ask for nothing give.
ActionResult begin_income(const Ruleset&, State&, Sink);

Verdict check(const Ruleset&, const State&, const Income&);
ActionResult apply(const Ruleset&, State&, const Income&, Sink);
Verdict check(const Ruleset&, const State&, const IncomeAll&);
ActionResult apply(const Ruleset&, State&, const IncomeAll&, Sink);

/// What the choice takes (L5.1).
IncomeCost cost_of(const Ruleset&, const State&, const Income&);

/// The choice `income all` stands for (R-L30). Requires an own turn.
Income income_of_all(const Ruleset&, const State&);

}  // namespace oligopoly::lake
