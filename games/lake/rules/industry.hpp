// What levels mean: plots occupied, monopolies, and what a run pays.
#pragma once

#include "games/lake/rules/events.hpp"
#include "games/lake/rules/pay.hpp"

namespace oligopoly::lake {

/// The highest level anyone has; 0 when nobody has built it.
int highest_level(const State&, Industry);
/// Who holds the monopoly (L5.5), or nobody.
Seat monopolist(const Ruleset&, const State&, Industry);
/// What decides about the pay of a run of this seat now.
PayTerms pay_terms(const Ruleset&, const State&, Seat, Industry);
/// What a run would pay (L5.4).
Payoff payoff(const Ruleset&, Industry, const PayTerms&);
/// The same now. Requires that the seat has the industry.
Payoff payoff(const Ruleset&, const State&, Seat, Industry);
/// What each era card in force adds to a run of it.
CardShares card_shares(const Ruleset&, const State&, Industry);

/// Plots on which nothing stands (L5.3).
int idle_plots(const Ruleset&, const Player&);
/// Plots it takes to build an industry (level 0) or to raise it from this level (L5.3).
constexpr int plots_to_rise(const Ruleset& rules, Industry industry, int level) {
  return level == 0 || rules.industries[industry].second_plot == level + 1 ? 1 : 0;
}
/// Whether the table lets no industry rise any higher (R-L24).
constexpr bool is_at_cap(const Ruleset& rules, int level) { return rules.level_cap > 0 && level >= rules.level_cap; }
/// Whether the industry can rise by a level: it stands, the table's highest level is not reached, and the
/// second plot is there if one is needed (L5.5).
Verdict check_rise(const Ruleset&, const Player&, Industry);
/// Moves a level up or down and reports who gains or loses the monopoly by it.
void change_level(const Ruleset&, State&, Seat, Industry, int by, Sink);
/// From now on no monopoly can form (L6).
void forbid_monopoly(const Ruleset&, State&, Industry, Sink);

}  // namespace oligopoly::lake
