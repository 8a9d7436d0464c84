#include "games/lake/rules/trade/routes.hpp"

#include "games/lake/rules/old_rules.hpp"
#include "games/lake/rules/trade/swaps.hpp"
#include "games/lake/rules/traits/traits.hpp"
#include "games/lake/rules/turn.hpp"
#include "games/lake/rules/turn_order.hpp"

namespace oligopoly::lake {
namespace {

bool can_swap(const Ruleset& rules, const State& state, const Route& route) {
  return amount_of(rules, state.players[route.founder], route.give) >= route.gives &&
         amount_of(rules, state.players[route.partner], route.take) >= route.takes;
}

void swap(State& state, const Route& route, Sink sink) {
  Player &founder = state.players[route.founder], &partner = state.players[route.partner];
  deliver(founder, partner, basket_of(route.give, route.gives));
  deliver(partner, founder, basket_of(route.take, route.takes));
  sink(RouteDelivered{route});
}

/// Who frees the offered route: the founder if it said so, else whoever accepts (L6, L10.2).
Seat freed_by(const Ruleset& rules, const State& state, bool is_freed_by_partner) {
  if (rules.rules_version == 1) return old::silk_road(rules, state, state.active, state.offer.to);
  if (state.offer.free) return state.active;
  return is_freed_by_partner ? state.offer.to : kNobody;
}

/// Coins the founder must hold when proposing: fee and tax, and those it would give (R-L14, R-L35).
int coins_needed(const Ruleset& rules, const State& state, const OfferRoute& action) {
  const int given = action.give == Good::Coins ? action.gives : 0;
  const bool is_free =
      rules.rules_version == 1 ? old::silk_road(rules, state, state.active, action.to) != kNobody : action.free;
  const RouteCharge charge = route_charge(rules, state);
  return given + (is_free ? 0 : charge.fee + charge.tax);
}

}  // namespace

int route_fee(const Ruleset& rules, const State& state) {
  return rules.route_fees[std::min(state.routes.size(), rules.route_fees.size() - 1)];
}

RouteCharge route_charge(const Ruleset& rules, const State& state) {
  return {route_fee(rules, state), tax_on(rules, state, Dealing::Route), kNobody};
}

bool has_silk_road(const Ruleset& rules, const State& state, Seat seat) {
  return rules.trait_of(seat) == Trait::SilkRoad && !state.players[seat].trait_used;
}

bool can_free_own(const Ruleset& rules, const State& state, Seat seat) {
  return rules.rules_version > 1 && has_silk_road(rules, state, seat);
}

Verdict check_route_step(const Ruleset& rules, const State& state) {
  if (const Verdict verdict = check_step(state, TurnStep::Routes); !verdict) return verdict;
  const int limit = rules.trade.proposals;
  return state.turn.proposals < limit ? kAllowed : refused(kOffersSpent, limit);
}

Verdict check(const Ruleset& rules, const State& state, const OfferRoute& action) {
  if (const Verdict verdict = check_route_step(rules, state); !verdict) return verdict;
  if (const Verdict verdict = check_other(state, action.to); !verdict) return verdict.by("L5.6");
  const SideLimits limits = side_limits(rules, OfferKind::Route);
  for (const Good good : {action.give, action.take})
    if (!limits.goods.contains(good)) return refused(kNotSwapped, name_of(good));
  if (action.give == action.take) return refused(kSameKind);
  for (const int units : {action.gives, action.takes})
    if (units < 1 || units > limits.units) return refused(kBadUnits, limits.units);
  if (action.free) {
    if (rules.rules_version == 1) return refused(kNotYourTrait);
    if (const Verdict verdict = check_trait(rules, state, Trait::SilkRoad); !verdict) return verdict;
  }
  const Player &player = current(state), &partner = state.players[action.to];
  if (amount_of(rules, player, action.give) < action.gives)
    return refused(kLacksGoods, name_of(action.give)).by("L5.6");
  if (amount_of(rules, partner, action.take) < action.takes) return refused(kPartnerLacks, name_of(action.take));
  return check_coins(player, coins_needed(rules, state, action)).by("L5.6");
}

ActionResult apply(const Ruleset&, State& state, const OfferRoute& action, Sink sink) {
  state.turn.step = TurnStep::Routes;
  ++state.turn.proposals;
  state.offer = {OfferKind::Route, action.to, basket_of(action.give, action.gives),
                 basket_of(action.take, action.takes), action.free};
  sink(RouteOffered{state.active, state.offer});
  return {};
}

Verdict check_freeing(const Ruleset& rules, const State& state) {
  if (rules.rules_version == 1 || rules.trait_of(state.offer.to) != Trait::SilkRoad) return refused(kNotYourTrait);
  if (state.players[state.offer.to].trait_used) return refused(kTraitUsed);
  return state.offer.kind == OfferKind::Route && !state.offer.free ? kAllowed : refused(kNothingToFree);
}

ActionResult found_route(const Ruleset& rules, State& state, bool is_freed_by_partner, Sink sink) {
  const Offer offer = state.offer;
  RouteCharge charge = route_charge(rules, state);
  if (const Seat free_by = freed_by(rules, state, is_freed_by_partner); free_by != kNobody) charge = {0, 0, free_by};
  const auto last_round = static_cast<std::uint8_t>(state.round + deliveries_after_founding(rules));
  const Good give = kind_in(offer.give), take = kind_in(offer.take);
  const Route route{state.active, offer.to, give, offer.give[give], take, offer.take[take], last_round};
  state.offer = {};
  current(state).coins -= charge.fee + charge.tax;
  if (charge.free_by != kNobody) state.players[charge.free_by].trait_used = true;
  state.routes.push_back(route);
  sink(RouteFounded{route, charge.fee, charge.tax, charge.free_by});
  swap(state, route, sink);
  return {.may_award = {Achievement::Smith, Achievement::Mill, Achievement::Ricardo}, .founded_route = true};
}

int deliveries_left(const State& state, const Route& route) {
  return route.last_round - state.round + (has_turn_to_come(state, route.founder) ? 1 : 0);
}

int deliveries_after_founding(const Ruleset& rules) { return rules.trade.route_rounds - 1; }

/// A swap one side cannot make is left out (R-L16).
bool deliver_routes(const Ruleset& rules, State& state, Sink sink) {
  bool has_delivered = false;
  for (const Route& route : state.routes) {
    if (route.founder != state.active) continue;
    if (!can_swap(rules, state, route)) {
      sink(RouteFailed{route});
      continue;
    }
    swap(state, route, sink);
    has_delivered = true;
  }
  return has_delivered;
}

void expire_routes(State& state, Sink sink) {
  for (int i = 0; i < state.routes.size();) {
    if (state.routes[i].last_round > state.round) {
      ++i;
      continue;
    }
    sink(RouteExpired{state.routes[i]});
    state.routes.erase_at(i);
  }
}

}  // namespace oligopoly::lake
