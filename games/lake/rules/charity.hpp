// Charity (L7).
#pragma once

#include "games/lake/rules/achievements.hpp"
#include "games/lake/rules/actions.hpp"

namespace oligopoly::lake {

Verdict check(const Ruleset&, const State&, const Donate&);
ActionResult apply(const Ruleset&, State&, const Donate&, Sink);

}  // namespace oligopoly::lake
