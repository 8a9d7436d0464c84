#include "games/lake/rules/preview.hpp"

#include "games/lake/rules/achievements.hpp"
#include "games/lake/rules/charity.hpp"
#include "games/lake/rules/council/council.hpp"
#include "games/lake/rules/income_advice.hpp"
#include "games/lake/rules/industry.hpp"
#include "games/lake/rules/lake.hpp"
#include "games/lake/rules/phases/build.hpp"
#include "games/lake/rules/phases/buy.hpp"
#include "games/lake/rules/phases/income.hpp"
#include "games/lake/rules/phases/run.hpp"
#include "games/lake/rules/phases/upgrade.hpp"
#include "games/lake/rules/scoring.hpp"
#include "games/lake/rules/stories.hpp"
#include "games/lake/rules/trade/routes.hpp"
#include "games/lake/rules/traits/traits.hpp"
#include "games/lake/rules/turn.hpp"
#include "games/lake/rules/turn_order.hpp"

namespace oligopoly::lake {
namespace {

std::int16_t narrow(int value) { return static_cast<std::int16_t>(value); }

/// What a run would pay at another level.
Payoff payoff_at(const Ruleset& rules, State state, Seat seat, Industry industry, int level) {
  state.players[seat].levels[industry] = static_cast<std::uint16_t>(level);
  return payoff(rules, state, seat, industry);
}

SeatPreview preview_seat(const Ruleset& rules, const State& state, Seat seat) {
  SeatPreview out;
  for (const Industry industry : each<Industry>()) {
    const int level = std::max<int>(1, state.players[seat].levels[industry]);
    out.runs[industry] = payoff_at(rules, state, seat, industry, level);
    out.raised[industry] = payoff_at(rules, state, seat, industry, level + 1).total;
  }
  for (const Achievement achievement : each<Achievement>())
    out.progress[achievement] = progress(rules, state, seat, achievement);
  const int seats = state.players.size();
  out.score = {wealth_factor(rules, seats), state.players[seat].charity, rules.score.coin_points,
               state.players[seat].coins,   merit_factor(rules, seats),  achievement_points(rules, state, seat),
               score(rules, state, seat)};
  return out;
}

int pay_of_all(const Ruleset& rules, const State& state, Seat seat) {
  int pay = 0;
  for (const Industry industry : each<Industry>())
    if (state.players[seat].levels[industry] > 0) pay += payoff(rules, state, seat, industry).total;
  return pay;
}

BillPreview preview(const Ruleset& rules, State state, Bill bill) {
  BillPreview out;
  out.bill = bill;
  for (const Seat seat : players(state.players.size())) out.change.push_back(narrow(-pay_of_all(rules, state, seat)));
  pass(state.laws, bill);
  for (const Seat seat : players(state.players.size()))
    out.change[seat] = narrow(out.change[seat] + pay_of_all(rules, state, seat));
  out.laws = state.laws;
  return out;
}

template <class A>
Industries allowed_for(const Ruleset& rules, const State& state) {
  Industries out;
  for (const Industry industry : each<Industry>())
    if (check(rules, state, A{industry})) out.insert(industry);
  return out;
}

Allowed allowed_in_turn(const Ruleset& rules, const State& state) {
  Allowed out;
  const auto may = [&](const auto& action) { return static_cast<bool>(check(rules, state, action)); };
  out.income = may(Income{});
  out.exchange = check_step(state, TurnStep::Expo) && state.laws.expo && state.turn.exchanges < rules.trade.exchanges;
  out.route = check_step(state, TurnStep::Routes) && state.turn.proposals < rules.trade.proposals;
  out.trait = static_cast<bool>(check_trait(rules, state, rules.trait_of(state.active)));
  out.buy_plot = may(BuyPlot{});
  out.desalinate = may(Desalinate{});
  out.donate = may(Donate{});
  out.next = may(Next{});
  out.done = may(Done{});
  for (const Resource resource : each<Resource>())
    if (may(BuyPoint{resource})) out.buy.insert(resource);
  out.build = allowed_for<Build>(rules, state);
  out.run = allowed_for<Run>(rules, state);
  out.upgrade = allowed_for<Upgrade>(rules, state);
  out.forbid = allowed_for<Forbid>(rules, state);
  out.run_all = may(RunAll{});
  if (out.run_all) {
    State after = state;
    apply(rules, after, RunAll{}, {});
    out.run_all_pays = after.turn.earned - state.turn.earned;
  }
  return out;
}

}  // namespace

Preview preview_of(const Ruleset& rules, const State& state, Seat seat) {
  Preview out;
  const SeatSet all = players(state.players.size());
  if (!all.contains(seat)) seat = state.active;
  const Player& player = state.players[seat];
  const int price = next_price(rules, state, seat);
  out.point = {price, tax_on(rules, state, Dealing::Point)};
  out.plot = {price, tax_on(rules, state, Dealing::Plot)};
  out.desalination = {rules.traits.desalination_coins, tax_on(rules, state, Dealing::Desalination)};
  for (const Industry industry : each<Industry>()) {
    out.build[industry] = {rules.industries[industry].cost, tax_on(rules, state, Dealing::Build)};
    out.upgrade[industry] = {upgrade_goods(rules, industry), upgrade_coins(rules, player, industry),
                             upgrade_tax(rules, state, industry)};
  }
  for (const Seat other : all) out.seats.push_back(preview_seat(rules, state, other));
  const RouteCharge charge = route_charge(rules, state);
  out.route = {charge.fee, charge.tax};
  out.can_free_own = can_free_own(rules, state, seat);
  out.can_free_offered = state.offer.to == seat && check_freeing(rules, state);
  out.metals_tax = tax_on(rules, state, Dealing::Metals);
  out.bills_to_name = static_cast<std::uint8_t>(bills_to_name(rules, state));
  for (const Bill bill : each<Bill>())
    if (is_available(rules, state, bill)) out.bills.push_back(preview(rules, state, bill));
  if (Lake::to_act(state).contains(seat) && check_own_turn(state)) {
    out.allowed = allowed_in_turn(rules, state);
    out.income = advised_income(rules, state);
  }
  return out;
}

Preview Lake::preview(const Ruleset& rules, const View& view) { return preview_of(rules, view.table, view.viewer); }

std::optional<IncomeCost> Lake::preview(const Ruleset& rules, const View& view, const Action& action) {
  const Income* income = std::get_if<Income>(&action);
  if (income == nullptr) return std::nullopt;
  return cost_of(rules, view.table, *income);
}

bool Lake::answer(const Ruleset& rules, const View& view, std::string_view question, FieldReader&, FieldWriter& out) {
  if (question == "preview")
    write_value(out, preview(rules, view));
  else if (question == "stories")
    write_stories(out, rules);
  else
    return false;
  return true;
}

}  // namespace oligopoly::lake
