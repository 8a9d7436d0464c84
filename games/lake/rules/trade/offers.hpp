// Exchanges at the World Expo (L5.1), and the answer to an offer of either kind.
#pragma once

#include "games/lake/rules/achievements.hpp"
#include "games/lake/rules/actions.hpp"

namespace oligopoly::lake {

/// Whether the player whose turn it is may offer an exchange now, to somebody (R-L10).
Verdict check_expo_step(const Ruleset&, const State&);
Verdict check(const Ruleset&, const State&, const Exchange&);
ActionResult apply(const Ruleset&, State&, const Exchange&, Sink);

Verdict check(const Ruleset&, const State&, const Accept&);
ActionResult apply(const Ruleset&, State&, const Accept&, Sink);
/// Also the no to the question of a disaster (L6).
Verdict check(const Ruleset&, const State&, const Decline&);
ActionResult apply(const Ruleset&, State&, const Decline&, Sink);

}  // namespace oligopoly::lake
