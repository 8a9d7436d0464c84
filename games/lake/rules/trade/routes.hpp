// Trade routes (L5.6), and the Silk Road that frees them (L6).
#pragma once

#include "games/lake/rules/achievements.hpp"
#include "games/lake/rules/actions.hpp"

namespace oligopoly::lake {

/// The fee of the next route, tax apart, before any Silk Road (R-L15).
int route_fee(const Ruleset&, const State&);

/// What the founder pays when the partner accepts.
struct RouteCharge {
  int fee = 0, tax = 0;
  /// Whose Silk Road waives both, or nobody's.
  Seat free_by = kNobody;
};
/// What a route costs the seat if no Silk Road frees it.
RouteCharge route_charge(const Ruleset&, const State&);
/// Whether the seat has a Silk Road that it has not given away this round.
bool has_silk_road(const Ruleset&, const State&, Seat);
/// Whether the seat could free a route it proposes (L6); by version 1 of the rules nobody decided that.
bool can_free_own(const Ruleset&, const State&, Seat);

/// Whether the player whose turn it is may offer a route now, to somebody (R-L14).
Verdict check_route_step(const Ruleset&, const State&);
Verdict check(const Ruleset&, const State&, const OfferRoute&);
ActionResult apply(const Ruleset&, State&, const OfferRoute&, Sink);
/// Whether whoever answers the open offer may free it from fee and tax (R-L35).
Verdict check_freeing(const Ruleset&, const State&);
/// The offered route is agreed: paid for, unless founder or partner frees it, and swaps for the first time.
ActionResult found_route(const Ruleset&, State&, bool is_freed_by_partner, Sink);

/// In how many turns of its founder a route is still to deliver (L5.6), as long as that seat takes its turns.
int deliveries_left(const State&, const Route&);
/// The same for a route founded now, after its first swap.
int deliveries_after_founding(const Ruleset&);
/// The routes the active seat founded in earlier rounds swap, in the order founded. True if one did.
bool deliver_routes(const Ruleset&, State&, Sink);
/// Routes whose last round this was come to their end.
void expire_routes(State&, Sink);

}  // namespace oligopoly::lake
