#include "games/lake/trade/routes.hpp"

#include "games/lake/turn.hpp"

namespace oligopoly::lake {
namespace {

bool can_swap(const State& state, const Route& route) {
  return state.players[route.founder].goods[route.give] >= route.gives &&
         state.players[route.partner].goods[route.take] >= route.takes;
}

void swap(State& state, const Route& route, Sink sink) {
  Player &founder = state.players[route.founder], &partner = state.players[route.partner];
  founder.goods[route.give] -= route.gives;
  partner.goods[route.take] -= route.takes;
  receive(partner, route.give, route.gives);
  receive(founder, route.take, route.takes);
  sink(RouteDelivered{route});
}

}  // namespace

void receive(Player& player, Resource resource, int units) {
  player.goods[resource] += units;
  if (player.points[resource] == 0) player.foreign_goods += units;
}

int route_fee(const Ruleset& rules, const State& state) {
  return rules.route_fees[std::min(state.routes.size(), rules.route_fees.size() - 1)];
}

Seat silk_road(const Ruleset& rules, const State& state, Seat founder, Seat partner) {
  for (const Seat seat : {founder, partner})
    if (rules.trait_of(seat) == Trait::SilkRoad && !state.players[seat].trait_used) return seat;
  return kNobody;
}

RouteCharge route_charge(const Ruleset& rules, const State& state, Seat founder, Seat partner) {
  if (const Seat free_by = silk_road(rules, state, founder, partner); free_by != kNobody) return {0, 0, free_by};
  return {route_fee(rules, state), tax_on(rules, state, Dealing::Route), kNobody};
}

Verdict check(const Ruleset& rules, const State& state, const OfferRoute& action) {
  if (const Verdict verdict = check_step(state, Step::Routes); !verdict) return verdict;
  const int limit = rules.trade.proposals, most = rules.trade.route_units;
  if (state.turn.proposals >= limit) return refused(kOffersSpent, limit);
  if (const Verdict verdict = check_other(state, action.to); !verdict) return verdict;
  if (action.give == action.take) return refused(kSameKind);
  if (action.gives < 1 || action.gives > most || action.takes < 1 || action.takes > most)
    return refused(kBadUnits, most);
  const Player &player = current(state), &partner = state.players[action.to];
  if (player.goods[action.give] < action.gives) return refused(kLacksGoods, name_of(action.give));
  if (partner.goods[action.take] < action.takes) return refused(kPartnerLacks, name_of(action.take));
  const RouteCharge charge = route_charge(rules, state, state.active, action.to);
  return check_coins(player, charge.fee + charge.tax);
}

Deed apply(const Ruleset&, State& state, const OfferRoute& action, Sink sink) {
  state.turn.step = Step::Routes;
  ++state.turn.proposals;
  state.offer = {OfferKind::Route, action.to, good_of(action.give), action.gives, good_of(action.take), action.takes};
  sink(RouteOffered{state.active, state.offer});
  return {};
}

Deed found_route(const Ruleset& rules, State& state, Sink sink) {
  const Offer offer = state.offer;
  const RouteCharge charge = route_charge(rules, state, state.active, offer.to);
  const auto last_round = static_cast<std::uint8_t>(state.round + rules.trade.route_rounds - 1);
  const Route route{state.active, offer.to,  resource_of(offer.give), offer.gives, resource_of(offer.take),
                    offer.takes,  last_round};
  state.offer = {};
  current(state).coins -= charge.fee + charge.tax;
  if (charge.free_by != kNobody) state.players[charge.free_by].trait_used = true;
  state.routes.push_back(route);
  sink(RouteFounded{route, charge.fee, charge.tax, charge.free_by});
  swap(state, route, sink);
  return {.touched = {Achievement::Smith, Achievement::Mill, Achievement::Ricardo}, .founded_route = true};
}

bool deliver_routes(State& state, Sink sink) {
  bool has_delivered = false;
  for (const Route& route : state.routes) {
    if (route.founder != state.active) continue;
    if (!can_swap(state, route)) {
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
