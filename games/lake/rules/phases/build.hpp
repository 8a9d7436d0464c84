// Building an industry (L5.3).
#pragma once

#include "games/lake/rules/achievements.hpp"
#include "games/lake/rules/actions.hpp"

namespace oligopoly::lake {

Verdict check(const Ruleset&, const State&, const Build&);
ActionResult apply(const Ruleset&, State&, const Build&, Sink);

}  // namespace oligopoly::lake
