// Upgrading industries (L5.5).
#pragma once

#include "games/lake/achievements.hpp"
#include "games/lake/actions.hpp"

namespace oligopoly::lake {

Verdict check(const Ruleset&, const State&, const Upgrade&);
Deed apply(const Ruleset&, State&, const Upgrade&, Sink);

}  // namespace oligopoly::lake
