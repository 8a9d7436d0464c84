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
/// What a vote counts, from the chair's, the first, on (L4.1).
constexpr int weight_of_vote(const Ruleset& rules, int place) { return place == 0 ? rules.chair_votes : 1; }
/// Votes for each proposed bill so far.
VoteCounts count_votes(const Ruleset&, const State&);
/// The bill that passes with these votes: the most; of equals the chair's own, else the one proposed first (R-L6).
/// Requires proposed bills.
Bill leading_bill(const State&, const VoteCounts&);
/// Who votes next. Requires a vote going on.
Seat voter(const State&);

Verdict check(const Ruleset&, const State&, const Propose&);
ActionResult apply(const Ruleset&, State&, const Propose&, Sink);
Verdict check(const Ruleset&, const State&, const Vote&);
/// The last vote passes a bill and opens the turns.
ActionResult apply(const Ruleset&, State&, const Vote&, Sink);

}  // namespace oligopoly::lake
