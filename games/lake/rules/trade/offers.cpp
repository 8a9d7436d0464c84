#include "games/lake/rules/trade/offers.hpp"

#include "games/lake/rules/trade/routes.hpp"
#include "games/lake/rules/trade/swaps.hpp"
#include "games/lake/rules/traits/traits.hpp"
#include "games/lake/rules/turn.hpp"

namespace oligopoly::lake {
namespace {

/// One side of an exchange: one to three kinds, one to twenty units in all (R-L10).
Verdict check_side(const Ruleset& rules, const Basket& basket) {
  const int kinds = kinds_in(basket), units = total_of(basket);
  const SideLimits limits = side_limits(rules, OfferKind::Exchange);
  if (kinds < 1 || kinds > limits.kinds) return refused(kBadKinds, limits.kinds);
  if (units > limits.units) return refused(kBadUnits, limits.units).by("L5.1");
  for (const Good good : each<Good>())
    if (basket[good] > 0 && !limits.goods.contains(good)) return refused(kNotSwapped, name_of(good)).by("L5.1");
  return kAllowed;
}

ActionResult make_exchange(State& state, Sink sink) {
  const Offer offer = state.offer;
  state.offer = {};
  deliver(current(state), state.players[offer.to], offer.give);
  deliver(state.players[offer.to], current(state), offer.take);
  sink(Exchanged{state.active, offer});
  return {.may_award = {Achievement::Ricardo}};
}

/// Whether an open offer waits for an answer; which paragraph that is about depends on the offer.
Verdict check_answer(const State& state) {
  if (state.phase != Phase::Turn) return refused(kWrongPhase);
  return state.offer.is_open() ? kAllowed : refused(kNoOffer);
}

}  // namespace

Verdict check_expo_step(const Ruleset& rules, const State& state) {
  if (const Verdict verdict = check_own_turn(state); !verdict) return verdict;
  if (!state.laws.expo) return refused(kNoExpo);
  if (const Verdict verdict = check_step(state, TurnStep::Expo); !verdict) return verdict;
  const int limit = rules.trade.exchanges;
  return state.turn.exchanges < limit ? kAllowed : refused(kOffersSpent, limit).by("L5.1");
}

Verdict check(const Ruleset& rules, const State& state, const Exchange& action) {
  if (const Verdict verdict = check_expo_step(rules, state); !verdict) return verdict;
  if (const Verdict verdict = check_other(state, action.to); !verdict) return verdict.by("L5.1");
  if (const Verdict verdict = check_side(rules, action.give); !verdict) return verdict;
  if (const Verdict verdict = check_side(rules, action.take); !verdict) return verdict;
  for (const Good good : each<Good>())
    if (action.give[good] > 0 && action.take[good] > 0) return refused(kSameKind).by("L5.1");
  const Player &player = current(state), &partner = state.players[action.to];
  for (const Good good : each<Good>()) {
    if (amount_of(rules, player, good) < action.give[good]) return refused(kLacksGoods, name_of(good)).by("L5.1");
    if (amount_of(rules, partner, good) < action.take[good]) return refused(kPartnerLacks, name_of(good)).by("L5.1");
  }
  return kAllowed;
}

ActionResult apply(const Ruleset&, State& state, const Exchange& action, Sink sink) {
  ++state.turn.exchanges;
  state.offer = {OfferKind::Exchange, action.to, action.give, action.take, false};
  sink(ExchangeOffered{state.active, state.offer});
  return {};
}

Verdict check(const Ruleset& rules, const State& state, const Accept& action) {
  if (const Verdict verdict = check_answer(state); !verdict) return verdict;
  return action.free ? check_freeing(rules, state) : kAllowed;
}

ActionResult apply(const Ruleset& rules, State& state, const Accept& action, Sink sink) {
  return state.offer.kind == OfferKind::Route ? found_route(rules, state, action.free, sink)
                                              : make_exchange(state, sink);
}

Verdict check(const Ruleset&, const State& state, const Decline&) {
  return state.phase == Phase::Meiji ? kAllowed : check_answer(state);
}

ActionResult apply(const Ruleset& rules, State& state, const Decline&, Sink sink) {
  if (state.phase == Phase::Meiji) {
    decline_meiji(rules, state, sink);
    return {};
  }
  sink(OfferDeclined{state.active, state.offer});
  state.offer = {};
  return {};
}

}  // namespace oligopoly::lake
