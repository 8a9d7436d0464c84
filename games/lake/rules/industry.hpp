// What levels mean: plots occupied, monopolies, and what a run pays.
#pragma once

#include "games/lake/rules/events.hpp"
#include "games/lake/rules/model.hpp"

namespace oligopoly::lake {

/// The highest level anyone has; 0 when nobody has built it.
int highest_level(const State&, Industry);
/// Who holds the monopoly (L5.5), or nobody.
Seat monopolist(const Ruleset&, const State&, Industry);
/// What a run would pay now (L5.4). Requires that the seat has the industry.
Payoff payoff(const Ruleset&, const State&, Seat, Industry);
/// What each era card in force adds to a run of it.
CardShares card_shares(const Ruleset&, const State&, Industry);

/// Plots on which nothing stands (L5.3).
int idle_plots(const Ruleset&, const Player&);
/// Whether the industry can rise by a level: it stands, the table's highest level is not reached, and the
/// second plot is there if one is needed (L5.5).
Verdict check_rise(const Ruleset&, const Player&, Industry);
/// Moves a level up or down and reports who gains or loses the monopoly by it.
void change_level(const Ruleset&, State&, Seat, Industry, int by, Sink);
/// From now on no monopoly can form (L6).
void forbid_monopoly(const Ruleset&, State&, Industry, Sink);

}  // namespace oligopoly::lake
