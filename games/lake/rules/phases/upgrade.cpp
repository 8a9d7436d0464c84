#include "games/lake/rules/phases/upgrade.hpp"

#include "games/lake/rules/industry.hpp"
#include "games/lake/rules/turn.hpp"

namespace oligopoly::lake {

Mix upgrade_goods(const Ruleset& rules, Industry industry) {
  Mix goods = rules.industries[industry].inputs;
  for (std::uint8_t& units : goods) units = static_cast<std::uint8_t>(units * rules.upgrade_times);
  return goods;
}

Verdict check(const Ruleset& rules, const State& state, const Upgrade& action) {
  if (const Verdict verdict = check_step(state, TurnStep::Upgrade); !verdict) return verdict;
  const Player& player = current(state);
  const Industry industry = action.industry;
  if (player.levels[industry] == 0) return refused(kNotBuilt, name_of(industry)).by("L5.5");
  if (!is_upgradable(state.turn, industry))
    return refused(state.turn.built.contains(industry) ? kJustBuilt : kAlreadyUpgraded, name_of(industry));
  if (const Verdict verdict = check_rise(rules, player, industry); !verdict) return verdict.by("L5.5");
  const Price price = upgrade_price(rules, industry, player.levels[industry], tax_on(rules, state, Dealing::Upgrade));
  if (const Verdict verdict = check_coins(player, price.total()); !verdict) return verdict.by("L5.5");
  return check_goods(player, rules.industries[industry].inputs, rules.upgrade_times).by("L5.5");
}

ActionResult apply(const Ruleset& rules, State& state, const Upgrade& action, Sink sink) {
  Player& player = current(state);
  const auto [coins, tax] =
      upgrade_price(rules, action.industry, player.levels[action.industry], tax_on(rules, state, Dealing::Upgrade));
  const Mix goods = upgrade_goods(rules, action.industry);
  player.coins -= coins + tax;
  take(player.goods, goods);
  state.turn.step = TurnStep::Upgrade;
  state.turn.upgraded.insert(action.industry);
  const std::uint16_t level = static_cast<std::uint16_t>(player.levels[action.industry] + 1);
  sink(Upgraded{state.active, action.industry, level, goods, coins, tax});
  change_level(rules, state, state.active, action.industry, +1, sink);
  return {.may_award = {Achievement::Robinson, Achievement::Samuelson}};
}

}  // namespace oligopoly::lake
