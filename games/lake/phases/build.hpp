// Building an industry (L5.3).
#pragma once

#include "games/lake/achievements.hpp"
#include "games/lake/actions.hpp"

namespace oligopoly::lake {

Verdict check(const Ruleset&, const State&, const Build&);
Deed apply(const Ruleset&, State&, const Build&, Sink);

}  // namespace oligopoly::lake
