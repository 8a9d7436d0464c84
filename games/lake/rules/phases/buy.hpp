// Buying a production point or a plot (L5.2).
#pragma once

#include "games/lake/rules/achievements.hpp"
#include "games/lake/rules/actions.hpp"

namespace oligopoly::lake {

/// The price of this seat's next point or plot, tax apart: by what it has bought, or the whole table (R-L11, R-L38).
int next_price(const Ruleset&, const State&, Seat);

Verdict check(const Ruleset&, const State&, const BuyPoint&);
ActionResult apply(const Ruleset&, State&, const BuyPoint&, Sink);
Verdict check(const Ruleset&, const State&, const BuyPlot&);
ActionResult apply(const Ruleset&, State&, const BuyPlot&, Sink);

}  // namespace oligopoly::lake
