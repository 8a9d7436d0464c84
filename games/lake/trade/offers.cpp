#include "games/lake/trade/offers.hpp"

#include "games/lake/trade/routes.hpp"
#include "games/lake/traits/traits.hpp"
#include "games/lake/turn.hpp"

namespace oligopoly::lake {
namespace {

void hand_over(Player& from, Player& to, Good good, int units) {
  if (good == Good::Coins) {
    from.coins -= units;
    to.coins += units;
    return;
  }
  from.goods[resource_of(good)] -= units;
  receive(to, resource_of(good), units);
}

Deed make_exchange(State& state, Sink sink) {
  const Offer offer = state.offer;
  state.offer = {};
  hand_over(current(state), state.players[offer.to], offer.give, offer.gives);
  hand_over(state.players[offer.to], current(state), offer.take, offer.takes);
  sink(Exchanged{state.active, offer});
  return {.touched = {Achievement::Ricardo}};
}

}  // namespace

int amount_of(const Player& player, Good good) {
  return good == Good::Coins ? player.coins : player.goods[resource_of(good)];
}

Verdict check(const Ruleset& rules, const State& state, const Exchange& action) {
  if (const Verdict verdict = check_step(state, Step::Expo); !verdict) return verdict;
  if (!state.laws.expo) return refused(kNoExpo);
  const int limit = rules.trade.exchanges, most = rules.trade.exchange_units;
  if (state.turn.exchanges >= limit) return refused(kOffersSpent, limit);
  if (const Verdict verdict = check_other(state, action.to); !verdict) return verdict;
  if (action.give == action.take) return refused(kSameKind);
  if (action.gives < 1 || action.gives > most || action.takes < 1 || action.takes > most)
    return refused(kBadUnits, most);
  if (amount_of(current(state), action.give) < action.gives) return refused(kLacksGoods, name_of(action.give));
  if (amount_of(state.players[action.to], action.take) < action.takes)
    return refused(kPartnerLacks, name_of(action.take));
  return kAllowed;
}

Deed apply(const Ruleset&, State& state, const Exchange& action, Sink sink) {
  ++state.turn.exchanges;
  state.offer = {OfferKind::Exchange, action.to, action.give, action.gives, action.take, action.takes};
  sink(ExchangeOffered{state.active, state.offer});
  return {};
}

Verdict check(const Ruleset&, const State& state, const Accept&) {
  if (state.phase != Phase::Turn) return refused(kWrongPhase);
  return state.offer.is_open() ? kAllowed : refused(kNoOffer);
}

Deed apply(const Ruleset& rules, State& state, const Accept&, Sink sink) {
  return state.offer.kind == OfferKind::Route ? found_route(rules, state, sink) : make_exchange(state, sink);
}

Verdict check(const Ruleset&, const State& state, const Decline&) {
  if (state.phase == Phase::Meiji) return kAllowed;
  if (state.phase != Phase::Turn) return refused(kWrongPhase);
  return state.offer.is_open() ? kAllowed : refused(kNoOffer);
}

Deed apply(const Ruleset& rules, State& state, const Decline&, Sink sink) {
  if (state.phase == Phase::Meiji) {
    decline_meiji(rules, state, sink);
    return {};
  }
  sink(OfferDeclined{state.active, state.offer});
  state.offer = {};
  return {};
}

}  // namespace oligopoly::lake
