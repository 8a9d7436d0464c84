// Buying a production point or a plot (L5.2).
#pragma once

#include "games/lake/rules/achievements.hpp"
#include "games/lake/rules/actions.hpp"

namespace oligopoly::lake {

/// Purchases that raise this seat's next price: its own, or the whole table's (R-L11, R-L38).
int purchases_counted(const Ruleset&, const State&, Seat);
/// The price of a point or plot after so many purchases, tax apart: the last one holds for all that follow (L5.2).
constexpr int price_after(const Ruleset& rules, int purchases) {
  return rules.point_prices[std::min(purchases, rules.point_prices.size() - 1)];
}
/// The price of this seat's next point or plot, tax apart.
inline int next_price(const Ruleset& rules, const State& state, Seat seat) {
  return price_after(rules, purchases_counted(rules, state, seat));
}
/// Plots that can be bought from the bank (R-L12).
constexpr int plots_on_sale(const Ruleset& rules, const State& state) {
  return rules.plots_for_sale ? state.bank_plots : 0;
}

Verdict check(const Ruleset&, const State&, const BuyPoint&);
ActionResult apply(const Ruleset&, State&, const BuyPoint&, Sink);
Verdict check(const Ruleset&, const State&, const BuyPlot&);
ActionResult apply(const Ruleset&, State&, const BuyPlot&, Sink);

}  // namespace oligopoly::lake
