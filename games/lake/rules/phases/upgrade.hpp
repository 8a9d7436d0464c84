// Upgrading industries (L5.5).
#pragma once

#include "games/lake/rules/achievements.hpp"
#include "games/lake/rules/actions.hpp"

namespace oligopoly::lake {

/// What an upgrade from the present level takes (L5.5, R-L3).
int upgrade_coins(const Ruleset&, const Player&, Industry);
/// The tax on an upgrade paid in coins (R-L8).
int upgrade_tax(const Ruleset&, const State&, Industry);
Mix upgrade_goods(const Ruleset&, Industry);

Verdict check(const Ruleset&, const State&, const Upgrade&);
ActionResult apply(const Ruleset&, State&, const Upgrade&, Sink);

}  // namespace oligopoly::lake
