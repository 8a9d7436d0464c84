// The world council (L4): bills, votes, laws.
#pragma once

#include "games/lake/rules/achievements.hpp"
#include "games/lake/rules/actions.hpp"

namespace oligopoly::lake {

/// Whether the bill can be proposed under the present laws (L4.2).
bool is_available(const Ruleset&, const State&, Bill);
/// How many bills the chair has to name: three, or as many as there are.
int bills_to_name(const Ruleset&, const State&);
/// Puts the law into force and returns its level now. Requires that the bill is available.
std::uint8_t pass(Laws&, Bill);
/// Votes for each proposed bill so far, the chair's counting more (L4.1).
VoteCounts count_votes(const Ruleset&, const State&);
/// Who votes next. Requires a vote going on.
Seat voter(const State&);

Verdict check(const Ruleset&, const State&, const Propose&);
ActionResult apply(const Ruleset&, State&, const Propose&, Sink);
Verdict check(const Ruleset&, const State&, const Vote&);
/// The last vote passes a bill and opens the turns.
ActionResult apply(const Ruleset&, State&, const Vote&, Sink);

}  // namespace oligopoly::lake
