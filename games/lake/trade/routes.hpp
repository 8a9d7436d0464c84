// Trade routes (L5.6).
#pragma once

#include "games/lake/achievements.hpp"
#include "games/lake/actions.hpp"

namespace oligopoly::lake {

/// The fee of the next route, tax apart, before any Silk Road.
int route_fee(const Ruleset&, const State&);
/// Whose Silk Road makes a route between the two free: the founder's first, then the partner's, or nobody's (L6,
/// L10.2).
Seat silk_road(const Ruleset&, const State&, Seat founder, Seat partner);

/// What the founder pays when the partner accepts; nothing where a Silk Road waives it.
struct RouteCharge {
  int fee = 0, tax = 0;
  Seat free_by = kNobody;
};
RouteCharge route_charge(const Ruleset&, const State&, Seat founder, Seat partner);

Verdict check(const Ruleset&, const State&, const OfferRoute&);
Deed apply(const Ruleset&, State&, const OfferRoute&, Sink);
/// The offered route is agreed: paid for, and swaps for the first time.
Deed found_route(const Ruleset&, State&, Sink);

/// The routes the active seat founded in earlier rounds swap, in the order founded. True if one did.
bool deliver_routes(State&, Sink);
/// Routes whose last round this was come to their end.
void expire_routes(State&, Sink);

/// Counts goods that reached a player who has no point of them (Ricardo, L8).
void receive(Player&, Resource, int units);

}  // namespace oligopoly::lake
