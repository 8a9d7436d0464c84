#include "games/lake/bots/economy.hpp"

#include <algorithm>

#include "games/lake/rules/council/council.hpp"
#include "games/lake/rules/industry.hpp"
#include "games/lake/rules/phases/buy.hpp"
#include "games/lake/rules/phases/income.hpp"
#include "games/lake/rules/phases/run.hpp"
#include "games/lake/rules/phases/upgrade.hpp"
#include "games/lake/rules/trade/routes.hpp"
#include "games/lake/rules/traits/traits.hpp"
#include "games/lake/rules/turn.hpp"
#include "games/lake/rules/turn_order.hpp"

namespace oligopoly::lake {
namespace {

/// Coins are counted in hundredths.
constexpr int kCoin = 100;

constexpr std::size_t kWater = static_cast<std::size_t>(Resource::Water);

Industry industry_of(int industry) { return static_cast<Industry>(industry); }
Resource resource_at(std::size_t resource) { return static_cast<Resource>(resource); }

}  // namespace

Economy::Economy(const Knowledge& knowledge, const State& state, Seat seat) : knowledge_(&knowledge) {
  const Player& player = state.players[seat];
  for (std::size_t i = 0; i < goods_.size(); ++i) {
    goods_[i] = player.goods.items[i];
    points_[i] = player.points.items[i];
  }
  coins_ = kCoin * player.coins;
  plots_ = lake::idle_plots(rules(), player);
  trades_ = rules().trait_of(seat) == Trait::GlobalTrade;
  desalinates_ = rules().trait_of(seat) == Trait::Desalination;
  may_use_trait_ = !player.trait_used;
  note_industries(state, seat);
  note_prices(state, seat);
  note_laws(state);
  if (trades_) note_others(state, seat);
  note_routes(state, seat);
  note_turn(state, seat);
}

void Economy::note_industries(const State& state, Seat seat) {
  const int undrawn = std::max(1, rules().cards.size() - state.drawn.size());
  for (const Industry industry : each<Industry>()) {
    const auto i = static_cast<std::size_t>(industry);
    const PayTerms terms = pay_terms(rules(), state, seat, industry);
    levels_[i] = terms.level;
    others_[i] = terms.others;
    era_[i] = kCoin * terms.era;
    drift_[i] = kCoin * (knowledge_->era_total[industry] - terms.era) / undrawn;
  }
  leader_bonus_ = kCoin * state.leader_bonus;
  leader_drift_ = kCoin * (knowledge_->leader_bonus_total - state.leader_bonus) / undrawn;
  forbidden_ = state.forbidden;
}

void Economy::note_prices(const State& state, Seat seat) {
  plots_on_sale_ = plots_on_sale(rules(), state);
  purchases_ = purchases_counted(rules(), state, seat);
}

/// One bill passes every round (L4.1): whichever it is, what can still rise rises by its share. Where laws can fall
/// again, only the tax is sure to go one way (R-L7).
void Economy::note_laws(const State& state) {
  const Laws& laws = state.laws;
  const auto level = [](int law) { return static_cast<std::int16_t>(kCoin * law); };
  laws_ = {level(laws.tax), level(laws.finance_tax), level(laws.tariff), level(laws.subsidy)};
  const int most = kCoin * rules().highest_law;
  if (rules().bills_reversible) {
    int available = 0;
    for (const Bill bill : each<Bill>()) available += is_available(rules(), state, bill) ? 1 : 0;
    rising_.tax = static_cast<std::int16_t>(laws_.tax < most ? kCoin / std::max(1, available) : 0);
    bills_left_ = rising_.tax == 0 ? 0 : (most - laws_.tax) / rising_.tax;
    return;
  }
  const int open = 4 * most - laws_.tax - laws_.finance_tax - laws_.tariff - laws_.subsidy;
  bills_left_ = open / kCoin + (laws.expo ? 0 : 1);
  const auto share = [&](int now) { return static_cast<std::int16_t>((most - now) / std::max(1, bills_left_)); };
  rising_ = {share(laws_.tax), share(laws_.finance_tax), share(laws_.tariff), share(laws_.subsidy)};
}

void Economy::let_laws_rise() {
  if (bills_left_ <= 0) return;
  --bills_left_;
  const auto rise = [](std::int16_t& law, int by) { law = static_cast<std::int16_t>(law + by); };
  rise(laws_.tax, rising_.tax);
  rise(laws_.finance_tax, rising_.finance_tax);
  rise(laws_.tariff, rising_.tariff);
  rise(laws_.subsidy, rising_.subsidy);
}

void Economy::note_others(const State& state, Seat seat) {
  for (const Seat other : players(state.players.size())) {
    if (other == seat) continue;
    const Player& player = state.players[other];
    for (std::size_t i = 0; i < goods_.size(); ++i)
      if (player.goods.items[i] > 0 || player.points.items[i] > 0) elsewhere_ |= 1u << i;
  }
}

void Economy::note_routes(const State& state, Seat seat) {
  for (const Route& route : state.routes) {
    if (route.founder != seat && route.partner != seat) continue;
    const bool is_founder = route.founder == seat;
    const int deliveries = std::min(kRouteTurns, deliveries_left(state, route));
    for (std::size_t i = 0; i < static_cast<std::size_t>(std::max(0, deliveries)); ++i) {
      note_flow(i, route.give, is_founder ? -route.gives : route.gives);
      note_flow(i, route.take, is_founder ? route.takes : -route.takes);
      founded_[i] = founded_[i] || is_founder;
    }
  }
}

/// Plots that routes bring are left out of account.
void Economy::note_flow(std::size_t turn, Good good, int units) {
  if (is_natural(good)) flows_[turn][static_cast<std::size_t>(good)] += units;
  if (good == Good::Coins) coin_flows_[turn] += kCoin * units;
}

void Economy::note_turn(const State& state, Seat seat) {
  round_ = state.round - (has_turn_to_come(state, seat) ? 1 : 0);
  turns_left_ = rules().rounds - round_;
  is_in_turn_ = state.phase == Phase::Turn && state.active == seat;
  if (is_in_turn_) turn_ = state.turn;
}

void Economy::let_world_change() {
  if (scenario_ != nullptr) {
    const auto now = static_cast<std::size_t>(round_);
    for (std::size_t i = 0; i < era_.size(); ++i) era_[i] = scenario_->era[now][i];
    leader_bonus_ = scenario_->leader_bonus[now];
    laws_ = scenario_->laws[now];
    return;
  }
  for (std::size_t i = 0; i < era_.size(); ++i) era_[i] += drift_[i];
  leader_bonus_ += leader_drift_;
  let_laws_rise();
}

Economy Economy::in(const Scenario& scenario) const {
  Economy there = *this;
  there.scenario_ = &scenario;
  return there;
}

bool Economy::begin_turn() {
  if (turns_left_ <= 0) return false;
  --turns_left_;
  ++round_;
  is_in_turn_ = true;
  turn_ = {};
  may_use_trait_ = true;
  let_world_change();
  if (next_flow_ >= kRouteTurns) return true;
  const auto now = static_cast<std::size_t>(next_flow_++);
  for (std::size_t i = 0; i < goods_.size(); ++i) goods_[i] = std::max(0, goods_[i] + flows_[now][i]);
  coins_ = std::max(0, coins_ + coin_flows_[now]) + subsidy_for(laws_, founded_[now]);
  return true;
}

void Economy::take_free_income() {
  for (std::size_t i = 0; i < points_.size(); ++i)
    if (!is_chosen(resource_at(i))) goods_[i] += points_[i];
}

int Economy::take_income(int resource, int wanted) {
  const auto i = static_cast<std::size_t>(resource);
  const IncomeCost one = point_cost(rules(), resource_at(i), tax_on(Dealing::Metals) / kCoin);
  const int given = runs_within(one, std::min(wanted, points_[i]), goods_[kWater], coins_ / kCoin);
  goods_[i] += given;
  goods_[kWater] -= given * one.water;
  coins_ -= kCoin * given * (one.coins + one.tax);
  return given;
}

bool Economy::trade(int give, int take) {
  const int units = rules().traits.trade_gives;
  if (!trades_ || !may_use_trait_ || goods_[static_cast<std::size_t>(give)] < units || (elsewhere_ >> take & 1u) == 0)
    return false;
  goods_[static_cast<std::size_t>(give)] -= units;
  goods_[static_cast<std::size_t>(take)] += kTradeTakes;
  may_use_trait_ = false;
  return true;
}

int Economy::water_price() const { return kCoin * rules().traits.desalination_coins + tax_on(Dealing::Desalination); }

bool Economy::desalinate() {
  if (!desalinates_ || !may_use_trait_ || coins_ < water_price()) return false;
  coins_ -= water_price();
  goods_[kWater] += rules().traits.desalination_water;
  may_use_trait_ = false;
  return true;
}

int Economy::price(Dealing dealing) const { return kCoin * price_after(rules(), purchases_) + tax_on(dealing); }
int Economy::point_price() const { return price(Dealing::Point); }
int Economy::plot_price() const { return price(Dealing::Plot); }

bool Economy::buy_point(int resource) {
  if (coins_ < point_price() || !rules().resources.items[static_cast<std::size_t>(resource)].for_sale) return false;
  coins_ -= point_price();
  ++points_[static_cast<std::size_t>(resource)];
  ++purchases_;
  return true;
}

bool Economy::buy_plot() {
  if (coins_ < plot_price() || plots_on_sale_ < 1) return false;
  coins_ -= plot_price();
  --plots_on_sale_;
  ++plots_;
  ++purchases_;
  return true;
}

int Economy::building_cost(int industry) const {
  return kCoin * rules().industries[industry_of(industry)].cost + tax_on(Dealing::Build);
}

bool Economy::may_build(int industry) const {
  return level(industry) == 0 && turn_.built.empty() && plots_ >= plots_to_rise(rules(), industry_of(industry), 0) &&
         coins_ >= building_cost(industry);
}

bool Economy::build(int industry) {
  if (!may_build(industry)) return false;
  coins_ -= building_cost(industry);
  turn_.built.insert(industry_of(industry));
  rise(industry);
  return true;
}

int Economy::payoff(int industry, int level) const {
  const auto i = static_cast<std::size_t>(industry);
  const IndustryRow& row = rules().industries.items[i];
  const PayTerms terms{level, others_[i], 0, 0, 0, forbidden_.contains(industry_of(industry))};
  PayParts pay = pay_parts(rules(), row, terms).times(kCoin);
  // What is expected rather than certain.
  pay.era = era_[i];
  pay.levy = levy_on(laws_, row.levy);
  const int lasts = knowledge_->weights.lead_lasts;
  pay.leader = is_leading(terms) ? leader_bonus_ * lasts / 100 : 0;
  pay.monopoly = pay.monopoly / kCoin * lasts;
  return pay.total();
}

bool Economy::has(const Knowledge::Inputs& inputs) const {
  for (const auto& [resource, units] : inputs)
    if (goods_[resource] < units) return false;
  return true;
}

void Economy::use(const Knowledge::Inputs& inputs) {
  for (const auto& [resource, units] : inputs) goods_[resource] -= units;
}

void Economy::rise(int industry) {
  int& level = levels_[static_cast<std::size_t>(industry)];
  plots_ -= plots_to_rise(rules(), industry_of(industry), level);
  ++level;
}

bool Economy::may_run(int industry) const {
  return level(industry) > 0 && may_run_again(rules(), turn_.runs[industry_of(industry)]);
}

bool Economy::run(int industry) {
  const Knowledge::Inputs& inputs = knowledge_->run_inputs[static_cast<std::size_t>(industry)];
  if (!may_run(industry) || !has(inputs)) return false;
  use(inputs);
  coins_ += payoff(industry, level(industry));
  ++turn_.runs[industry_of(industry)];
  return true;
}

int Economy::upgrade_cost(int industry) const {
  const Price price = upgrade_price(rules(), industry_of(industry), level(industry), 1);
  return kCoin * price.coins + price.tax * tax_on(Dealing::Upgrade);
}

bool Economy::may_upgrade(int industry) const {
  const int now = level(industry);
  if (now == 0 || is_at_cap(rules(), now) || !is_upgradable(turn_, industry_of(industry))) return false;
  return coins_ >= upgrade_cost(industry) && plots_ >= plots_to_rise(rules(), industry_of(industry), now) &&
         has(knowledge_->upgrade_inputs[static_cast<std::size_t>(industry)]);
}

bool Economy::upgrade(int industry) {
  if (!may_upgrade(industry)) return false;
  use(knowledge_->upgrade_inputs[static_cast<std::size_t>(industry)]);
  coins_ -= upgrade_cost(industry);
  turn_.upgraded.insert(industry_of(industry));
  rise(industry);
  return true;
}

}  // namespace oligopoly::lake
