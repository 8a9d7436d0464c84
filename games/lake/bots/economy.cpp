#include "games/lake/bots/economy.hpp"

#include <algorithm>

#include "games/lake/rules/industry.hpp"
#include "games/lake/rules/turn.hpp"

namespace oligopoly::lake {
namespace {

constexpr std::size_t kWater = static_cast<std::size_t>(Resource::Water);

/// Seats from the chair clockwise, counted from 0 (L5).
int place_in_order(const State& state, Seat seat) {
  const int seats = state.players.size();
  return (static_cast<int>(seat.index()) - static_cast<int>(state.chair.index()) + seats) % seats;
}

bool are_turns_on(const State& state) { return state.phase == Phase::Turn || state.phase == Phase::Westward; }

/// Whether this round's turn of the seat is still to begin.
bool is_turn_to_come(const State& state, Seat seat) {
  if (state.phase == Phase::Over) return false;
  if (!are_turns_on(state)) return true;
  const int place = place_in_order(state, seat), active = place_in_order(state, state.active);
  return place > active || (place == active && state.phase == Phase::Westward);
}

int levy_on(const Laws& laws, Levy levy) {
  return levy == Levy::FinanceTax ? laws.finance_tax : levy == Levy::Tariff ? laws.tariff : 0;
}

unsigned bit_of(int industry) { return 1u << industry; }

template <class Set>
unsigned bits_of(const Set& industries) {
  unsigned bits = 0;
  for (const Industry industry : industries) bits |= bit_of(static_cast<int>(industry));
  return bits;
}

}  // namespace

Economy::Economy(const Knowledge& knowledge, const State& state, Seat seat) : knowledge_(&knowledge) {
  const Player& player = state.players[seat];
  const int undrawn = std::max(1, rules().cards.size() - state.drawn.size());
  for (std::size_t i = 0; i < goods_.size(); ++i) {
    goods_[i] = player.goods.items[i];
    points_[i] = player.points.items[i];
  }
  for (const Industry industry : each<Industry>()) {
    const auto i = static_cast<std::size_t>(industry);
    levels_[i] = player.levels[industry];
    for (const Seat other : players(state.players.size()))
      if (other != seat) others_[i] = std::max<int>(others_[i], state.players[other].levels[industry]);
    era_[i] = 100 * state.era[industry];
    drift_[i] = 100 * (knowledge.era_total[industry] - state.era[industry]) / undrawn;
    levy_[i] = levy_on(state.laws, rules().industries[industry].levy);
  }
  no_monopoly_ = bits_of(state.forbidden);
  coins_ = 100 * player.coins;
  plots_ = lake::idle_plots(rules(), player);
  bank_plots_ = rules().plots_for_sale ? state.bank_plots : 0;
  for (const Seat other : players(state.players.size()))
    if (other == seat || rules().point_price_by == PointPriceBy::Table) bought_ += state.players[other].bought;
  for (const Dealing dealing : each<Dealing>()) taxes_[dealing] = tax_on(rules(), state, dealing);
  leader_bonus_ = state.leader_bonus;
  subsidy_ = state.laws.subsidy;
  trades_ = rules().trait_of(seat) == Trait::GlobalTrade;
  may_trade_ = trades_ && !player.trait_used;
  if (trades_)
    for (const Seat other : players(state.players.size()))
      if (other != seat)
        for (std::size_t i = 0; i < goods_.size(); ++i)
          if (state.players[other].goods.items[i] > 0 || state.players[other].points.items[i] > 0)
            elsewhere_ |= 1u << i;
  note_routes(state, seat);
  const bool is_to_come = is_turn_to_come(state, seat);
  round_ = state.round - (is_to_come ? 1 : 0);
  turns_left_ = rules().rounds - round_;
  is_in_turn_ = state.phase == Phase::Turn && state.active == seat;
  if (!is_in_turn_) return;
  step_ = state.turn.step;
  built_ = bits_of(state.turn.built);
  for (std::size_t i = 0; i < runs_.size(); ++i) runs_[i] = state.turn.runs.items[i];
  upgraded_ = bits_of(state.turn.upgraded);
}

void Economy::note_routes(const State& state, Seat seat) {
  for (const Route& route : state.routes) {
    if (route.founder != seat && route.partner != seat) continue;
    const bool is_founder = route.founder == seat;
    const bool delivers_now = is_turn_to_come(state, route.founder) && route.last_round + 1 < state.round + kRouteTurns;
    const int deliveries = std::min(kRouteTurns, route.last_round - state.round + (delivers_now ? 1 : 0));
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
  if (good == Good::Coins) coin_flows_[turn] += 100 * units;
}

bool Economy::begin_turn() {
  if (turns_left_ <= 0) return false;
  --turns_left_;
  ++round_;
  is_in_turn_ = true;
  step_ = TurnStep::Income;
  built_ = upgraded_ = 0;
  runs_ = {};
  may_trade_ = trades_;
  for (std::size_t i = 0; i < era_.size(); ++i) era_[i] += drift_[i];
  if (next_flow_ >= kRouteTurns) return true;
  const auto now = static_cast<std::size_t>(next_flow_++);
  for (std::size_t i = 0; i < goods_.size(); ++i) goods_[i] = std::max(0, goods_[i] + flows_[now][i]);
  coins_ = std::max(0, coins_ + coin_flows_[now]);
  if (founded_[now]) coins_ += 100 * subsidy_;
  return true;
}

void Economy::take_free_income() {
  for (std::size_t i = 0; i < points_.size(); ++i)
    if (!knowledge_->asks_for_something(static_cast<int>(i))) goods_[i] += points_[i];
}

int Economy::take_income(int resource, int wanted) {
  const auto i = static_cast<std::size_t>(resource);
  const ResourceRow& row = rules().resources.items[i];
  int given = std::min(wanted, points_[i]);
  if (row.water > 0) given = std::min(given, goods_[kWater] / row.water);
  const int price = row.coins > 0 ? 100 * (row.coins + taxes_[Dealing::Metals]) : 0;
  if (price > 0) given = std::min(given, coins_ / price);
  goods_[i] += given;
  goods_[kWater] -= given * row.water;
  coins_ -= given * price;
  return given;
}

bool Economy::trade(int give, int take) {
  const int units = rules().traits.trade_gives;
  if (!may_trade_ || goods_[static_cast<std::size_t>(give)] < units || (elsewhere_ >> take & 1u) == 0) return false;
  goods_[static_cast<std::size_t>(give)] -= units;
  ++goods_[static_cast<std::size_t>(take)];
  may_trade_ = false;
  return true;
}

int Economy::price(Dealing dealing) const {
  const int last = rules().point_prices.size() - 1;
  return 100 * (rules().point_prices[std::min(bought_, last)] + taxes_[dealing]);
}
int Economy::point_price() const { return price(Dealing::Point); }
int Economy::plot_price() const { return price(Dealing::Plot); }

bool Economy::buy_point(int resource) {
  if (coins_ < point_price() || !rules().resources.items[static_cast<std::size_t>(resource)].for_sale) return false;
  coins_ -= point_price();
  ++points_[static_cast<std::size_t>(resource)];
  ++bought_;
  return true;
}

bool Economy::buy_plot() {
  if (coins_ < plot_price() || bank_plots_ < 1) return false;
  coins_ -= plot_price();
  --bank_plots_;
  ++plots_;
  ++bought_;
  return true;
}

int Economy::building_cost(int industry) const {
  return 100 * (rules().industries.items[static_cast<std::size_t>(industry)].cost + taxes_[Dealing::Build]);
}

bool Economy::build(int industry) {
  if (plots_ < 1 || built_ != 0 || level(industry) > 0 || coins_ < building_cost(industry)) return false;
  coins_ -= building_cost(industry);
  levels_[static_cast<std::size_t>(industry)] = 1;
  built_ |= bit_of(industry);
  --plots_;
  return true;
}

int Economy::payoff(int industry, int level) const {
  const auto i = static_cast<std::size_t>(industry);
  int pay = 100 * (rules().industries.items[i].coins + level - 1 - levy_[i]) + era_[i];
  if (level >= others_[i]) pay += leader_bonus_ * knowledge_->weights.lead_lasts;
  if (level - others_[i] >= rules().monopoly_lead && (no_monopoly_ & bit_of(industry)) == 0)
    pay += rules().monopoly_bonus * knowledge_->weights.lead_lasts;
  return std::max(0, pay);
}

bool Economy::has_inputs(int industry, int times) const {
  for (const auto& [resource, units] : knowledge_->inputs[static_cast<std::size_t>(industry)])
    if (goods_[resource] < times * units) return false;
  return true;
}

void Economy::use_inputs(int industry, int times) {
  for (const auto& [resource, units] : knowledge_->inputs[static_cast<std::size_t>(industry)])
    goods_[resource] -= times * units;
}

bool Economy::run(int industry) {
  if (level(industry) == 0 || has_run(industry) || !has_inputs(industry, 1)) return false;
  use_inputs(industry, 1);
  coins_ += payoff(industry, level(industry));
  ++runs_[static_cast<std::size_t>(industry)];
  return true;
}

int Economy::upgrade_cost(int industry) const {
  const int coins = rules().industries.items[static_cast<std::size_t>(industry)].upgrade_coins;
  if (coins == 0) return 0;
  const int times = rules().finance_upgrade == FinanceUpgrade::Rising ? level(industry) : 1;
  return 100 * (coins * times + taxes_[Dealing::Upgrade]);
}

bool Economy::may_upgrade(int industry) const {
  const int now = level(industry);
  if (now == 0 || ((built_ | upgraded_) & bit_of(industry)) != 0) return false;
  if (rules().level_cap > 0 && now >= rules().level_cap) return false;
  const bool needs_plot = rules().industries.items[static_cast<std::size_t>(industry)].second_plot == now + 1;
  return coins_ >= upgrade_cost(industry) && (!needs_plot || plots_ > 0) && has_inputs(industry, rules().upgrade_times);
}

bool Economy::upgrade(int industry) {
  if (!may_upgrade(industry)) return false;
  use_inputs(industry, rules().upgrade_times);
  coins_ -= upgrade_cost(industry);
  upgraded_ |= bit_of(industry);
  int& level = levels_[static_cast<std::size_t>(industry)];
  ++level;
  if (rules().industries.items[static_cast<std::size_t>(industry)].second_plot == level) --plots_;
  return true;
}

}  // namespace oligopoly::lake
