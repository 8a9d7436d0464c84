#include "games/lake/rules/industry.hpp"
#include "games/lake/rules/trade/swaps.hpp"
#include "games/lake/rules/traits/traits.hpp"
#include "games/lake/rules/turn.hpp"

namespace oligopoly::lake {
namespace {

/// Exactly what the trait asks for, which the player has.
Verdict check_payment(const Player& player, const Mix& pay, const Payment& asked) {
  int paid = 0;
  for (const Good kind : asked.kinds) paid += pay[resource_of(kind)];
  if (paid != asked.units || total_of(pay) != asked.units) return refused(kWrongPayment, asked.units);
  return check_goods(player, pay).by("L6");
}

}  // namespace

Payment payment_for(const Ruleset& rules, Trait trait) {
  switch (trait) {
    case Trait::GlobalTrade:
      return {swapped_kinds(rules), rules.traits.trade_gives};
    case Trait::BloodAndIron:
      return {goods_of(kIndustryGoods), rules.traits.strike_pays};
    case Trait::Conquest:
      return {goods_of(kFarmGoods), rules.traits.conquest_pays};
    default:
      return {};
  }
}

Verdict check_trait(const Ruleset& rules, const State& state, Trait trait) {
  if (const Verdict verdict = check_own_turn(state); !verdict) return verdict;
  if (rules.trait_of(state.active) != trait) return refused(kNotYourTrait);
  return current(state).trait_used ? refused(kTraitUsed) : kAllowed;
}

// ---- Global Trade ----------------------------------------------------------------------------------------------

Verdict check(const Ruleset& rules, const State& state, const Trade& action) {
  if (const Verdict verdict = check_trait(rules, state, Trait::GlobalTrade); !verdict) return verdict;
  if (const Verdict verdict = check_other(state, action.to); !verdict) return verdict;
  const auto [kinds, units] = payment_for(rules, Trait::GlobalTrade);
  if (total_of(action.give) != units) return refused(kWrongPayment, units);
  for (const Good good : each<Good>()) {
    if ((action.give[good] > 0 || action.take == good) && !kinds.contains(good))
      return refused(kNotSwapped, name_of(good)).by("L6");
    if (amount_of(rules, current(state), good) < action.give[good]) return refused(kLacksGoods, name_of(good)).by("L6");
  }
  // Looked at before the gift: what is taken back the target must have had already.
  if (amount_of(rules, state.players[action.to], action.take) < kTradeTakes)
    return refused(kPartnerLacks, name_of(action.take)).by("L6");
  return kAllowed;
}

ActionResult apply(const Ruleset&, State& state, const Trade& action, Sink sink) {
  Player &player = current(state), &target = state.players[action.to];
  hand_over(player, target, action.give);
  hand_over(target, player, basket_of(action.take, kTradeTakes));
  player.trait_used = true;
  sink(Traded{state.active, action.to, action.give, action.take});
  return {};
}

// ---- Enlightenment ---------------------------------------------------------------------------------------------

Verdict check(const Ruleset& rules, const State& state, const Forbid& action) {
  if (const Verdict verdict = check_trait(rules, state, Trait::Enlightenment); !verdict) return verdict;
  // Nothing would change (R-L33).
  return state.forbidden.contains(action.industry) ? refused(kAlreadyForbidden) : kAllowed;
}

ActionResult apply(const Ruleset& rules, State& state, const Forbid& action, Sink sink) {
  current(state).trait_used = true;
  sink(MonopolyForbidden{state.active, action.industry});
  forbid_monopoly(rules, state, action.industry, sink);
  return {};
}

// ---- Blood and Iron --------------------------------------------------------------------------------------------

Verdict check(const Ruleset& rules, const State& state, const Strike& action) {
  if (const Verdict verdict = check_trait(rules, state, Trait::BloodAndIron); !verdict) return verdict;
  if (const Verdict verdict = check_other(state, action.target); !verdict) return verdict;
  const int level = state.players[action.target].levels[action.industry];
  if (level == 0) return refused(kNotBuilt, name_of(action.industry)).by("L6");
  if (!can_fall(rules, level)) return refused(kNotFallBelow);
  return check_payment(current(state), action.pay, payment_for(rules, Trait::BloodAndIron));
}

ActionResult apply(const Ruleset& rules, State& state, const Strike& action, Sink sink) {
  Player& player = current(state);
  take(player.goods, action.pay);
  player.trait_used = true;
  const std::uint16_t level = static_cast<std::uint16_t>(state.players[action.target].levels[action.industry] - 1);
  sink(Struck{state.active, action.target, action.industry, level, action.pay});
  change_level(rules, state, action.target, action.industry, -1, sink);
  return {.may_award = {Achievement::Robinson}};
}

// ---- Conquest --------------------------------------------------------------------------------------------------

Verdict check(const Ruleset& rules, const State& state, const Conquer& action) {
  if (const Verdict verdict = check_trait(rules, state, Trait::Conquest); !verdict) return verdict;
  if (const Verdict verdict = check_other(state, action.target); !verdict) return verdict;
  if (idle_plots(rules, state.players[action.target]) < 1) return refused(kNoIdlePlotThere);
  return check_payment(current(state), action.pay, payment_for(rules, Trait::Conquest));
}

ActionResult apply(const Ruleset&, State& state, const Conquer& action, Sink sink) {
  Player& player = current(state);
  take(player.goods, action.pay);
  player.trait_used = true;
  --state.players[action.target].plots;
  ++player.plots;
  sink(Conquered{state.active, action.target, action.pay});
  return {};
}

// ---- Desalination ----------------------------------------------------------------------------------------------

Verdict check(const Ruleset& rules, const State& state, const Desalinate&) {
  if (const Verdict verdict = check_trait(rules, state, Trait::Desalination); !verdict) return verdict;
  return check_coins(current(state), rules.traits.desalination_coins + tax_on(rules, state, Dealing::Desalination))
      .by("L6");
}

ActionResult apply(const Ruleset& rules, State& state, const Desalinate&, Sink sink) {
  Player& player = current(state);
  const int price = rules.traits.desalination_coins, tax = tax_on(rules, state, Dealing::Desalination);
  player.coins -= price + tax;
  player.goods[Resource::Water] += rules.traits.desalination_water;
  player.trait_used = true;
  sink(Desalinated{state.active, price, tax, rules.traits.desalination_water});
  return {};
}

}  // namespace oligopoly::lake
