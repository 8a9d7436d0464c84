#include "games/lake/rules/phases/buy.hpp"

#include "games/lake/rules/turn.hpp"

namespace oligopoly::lake {
namespace {

/// Pays price and tax, and moves on: only one thing is bought a turn.
void pay_for(State& state, int price, int tax) {
  Player& player = current(state);
  player.coins -= price + tax;
  ++player.bought;
  state.turn.step = TurnStep::Build;
}

}  // namespace

int purchases_counted(const Ruleset& rules, const State& state, Seat seat) {
  if (rules.point_price_by == PointPriceBy::Player) return state.players[seat].bought;
  int bought = 0;
  for (const Player& player : state.players) bought += player.bought;
  return bought;
}

Verdict check(const Ruleset& rules, const State& state, const BuyPoint& action) {
  if (const Verdict verdict = check_step(state, TurnStep::Buy); !verdict) return verdict;
  if (!rules.resources[action.resource].for_sale) return refused(kNotForSale, name_of(action.resource));
  const int price = next_price(rules, state, state.active);
  return check_coins(current(state), price + tax_on(rules, state, Dealing::Point)).by("L5.2");
}

ActionResult apply(const Ruleset& rules, State& state, const BuyPoint& action, Sink sink) {
  Player& player = current(state);
  const int price = next_price(rules, state, state.active), tax = tax_on(rules, state, Dealing::Point);
  pay_for(state, price, tax);
  ++player.points[action.resource];
  player.dearest_point = static_cast<std::uint8_t>(std::max<int>(player.dearest_point, price));
  sink(PointBought{state.active, action.resource, price, tax});
  return {.may_award = {Achievement::Malthus, Achievement::Hayek}, .price = price};
}

Verdict check(const Ruleset& rules, const State& state, const BuyPlot&) {
  if (const Verdict verdict = check_step(state, TurnStep::Buy); !verdict) return verdict;
  if (plots_on_sale(rules, state) == 0) return refused(rules.plots_for_sale ? kNoBankPlot : kPlotsNotForSale);
  const int price = next_price(rules, state, state.active);
  return check_coins(current(state), price + tax_on(rules, state, Dealing::Plot)).by("L5.2");
}

ActionResult apply(const Ruleset& rules, State& state, const BuyPlot&, Sink sink) {
  Player& player = current(state);
  const int price = next_price(rules, state, state.active), tax = tax_on(rules, state, Dealing::Plot);
  pay_for(state, price, tax);
  --state.bank_plots;
  ++player.plots;
  sink(PlotBought{state.active, price, tax});
  return {};
}

}  // namespace oligopoly::lake
