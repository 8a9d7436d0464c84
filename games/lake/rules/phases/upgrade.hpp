// Upgrading industries (L5.5).
#pragma once

#include "games/lake/rules/achievements.hpp"
#include "games/lake/rules/actions.hpp"
#include "games/lake/rules/model.hpp"

namespace oligopoly::lake {

/// Whether this turn still allows it: not what was built in it, and every industry once (L5.5).
constexpr bool is_upgradable(const Turn& turn, Industry industry) {
  return !turn.built.contains(industry) && !turn.upgraded.contains(industry);
}
/// Coins an upgrade from this level takes (L5.5, R-L3); `tax` is that on upgrades, which those free of coins do not pay
/// (R-L8).
constexpr Price upgrade_price(const Ruleset& rules, Industry industry, int level, int tax) {
  const int coins = rules.industries[industry].upgrade_coins;
  if (coins == 0) return {};
  return {coins * (rules.finance_upgrade == FinanceUpgrade::Rising ? level : 1), tax};
}
/// Goods an upgrade takes (L5.5).
Mix upgrade_goods(const Ruleset&, Industry);

Verdict check(const Ruleset&, const State&, const Upgrade&);
ActionResult apply(const Ruleset&, State&, const Upgrade&, Sink);

}  // namespace oligopoly::lake
