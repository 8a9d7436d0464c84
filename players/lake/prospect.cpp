#include "players/lake/prospect.hpp"

#include <algorithm>

#include "games/lake/industry.hpp"
#include "games/lake/phases/buy.hpp"
#include "games/lake/phases/era.hpp"
#include "games/lake/scoring.hpp"
#include "games/lake/turn.hpp"

namespace oligopoly::lake {
namespace {

constexpr int kWater = static_cast<int>(Resource::Water);

/// Units of a resource as an index into the arrays here.
template <class Map>
int at(const Map& map, int i) {
  return map.items[static_cast<std::size_t>(i)];
}

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

}  // namespace

Prospect::Prospect(const Lore& lore, const Weights& weights, const State& state, Seat seat)
    : rules_(lore.rules), weights_(weights) {
  const Ruleset& rules = lore.rules;
  const Player& player = state.players[seat];
  const int undrawn = std::max(1, rules.cards.size() - state.drawn.size());
  for (int i = 0; i < kCountOf<Resource>; ++i) {
    goods_[static_cast<std::size_t>(i)] = at(player.goods, i);
    points_[static_cast<std::size_t>(i)] = at(player.points, i);
  }
  for (const Industry industry : each<Industry>()) {
    const auto i = static_cast<std::size_t>(industry);
    levels_[i] = player.levels[industry];
    for (const Seat other : players(state.players.size()))
      if (other != seat) others_[i] = std::max<int>(others_[i], state.players[other].levels[industry]);
    era_[i] = 100 * state.era[industry];
    drift_[i] = 100 * (lore.era_total[industry] - state.era[industry]) / undrawn;
    levy_[i] = levy_on(state.laws, rules.industries[industry].levy);
    if (state.forbidden.contains(industry)) no_monopoly_.insert(static_cast<int>(industry));
  }
  coins_ = 100 * player.coins;
  plots_ = idle_plots(rules, player);
  bought_ = player.bought;
  tax_ = state.laws.tax;
  leader_bonus_ = state.leader_bonus;
  subsidy_ = state.laws.subsidy;
  note_routes(state, seat);
  turns_ = rules.rounds - state.round + (is_turn_to_come(state, seat) ? 1 : 0);
  is_in_turn_ = state.phase == Phase::Turn && state.active == seat;
  if (!is_in_turn_) return;
  step_ = state.turn.step;
  for (const Industry industry : state.turn.built) built_now_.insert(static_cast<int>(industry));
  for (const Industry industry : state.turn.ran) ran_now_.insert(static_cast<int>(industry));
  for (const Industry industry : state.turn.upgraded) upgraded_now_.insert(static_cast<int>(industry));
}

void Prospect::note_routes(const State& state, Seat seat) {
  for (const Route& route : state.routes) {
    if (route.founder != seat && route.partner != seat) continue;
    const bool is_founder = route.founder == seat;
    const bool delivers_now = is_turn_to_come(state, route.founder) && route.last_round + 1 < state.round + kRouteTurns;
    const int deliveries = std::min(kRouteTurns, route.last_round - state.round + (delivers_now ? 1 : 0));
    const auto give = static_cast<std::size_t>(route.give), take = static_cast<std::size_t>(route.take);
    for (std::size_t i = 0; i < static_cast<std::size_t>(std::max(0, deliveries)); ++i) {
      flows_[i][give] += is_founder ? -route.gives : route.gives;
      flows_[i][take] += is_founder ? route.takes : -route.takes;
      founded_[i] = founded_[i] || is_founder;
    }
  }
}

void Prospect::deliver() {
  if (next_flow_ >= kRouteTurns) return;
  const auto now = static_cast<std::size_t>(next_flow_++);
  for (std::size_t i = 0; i < goods_.size(); ++i) goods_[i] = std::max(0, goods_[i] + flows_[now][i]);
  if (founded_[now]) coins_ += 100 * subsidy_;
}

int Prospect::coins_at_end() {
  if (is_in_turn_) turn(step_);
  while (turns_ > 0) {
    --turns_;
    built_now_ = ran_now_ = upgraded_now_ = {};
    for (std::size_t i = 0; i < era_.size(); ++i) era_[i] += drift_[i];
    deliver();
    turn(Step::Income);
  }
  return coins_;
}

void Prospect::turn(Step from) {
  if (from <= Step::Income) take_income();
  if (from <= Step::Buy) buy();
  if (from <= Step::Build) build();
  if (from <= Step::Run) run();
  if (from <= Step::Upgrade) upgrade();
}

/// How much of a resource industries that stand would use up in a turn.
int Prospect::need_of(int resource) const {
  int need = 0;
  for (std::size_t i = 0; i < levels_.size(); ++i)
    if (levels_[i] > 0) need += (1 + rules_.upgrade_times) * at(rules_.industries.items[i].inputs, resource);
  return need;
}

void Prospect::take_income() {
  for (std::size_t i = 0; i < points_.size(); ++i) {
    const ResourceRow& row = rules_.resources.items[i];
    if (row.water == 0 && row.coins == 0) goods_[i] += points_[i];
  }
  for (std::size_t i = 0; i < points_.size(); ++i) {
    const ResourceRow& row = rules_.resources.items[i];
    if (row.water == 0 && row.coins == 0) continue;
    const int need = need_of(static_cast<int>(i));
    // What nothing uses is kept ready in small numbers only.
    const int wanted = need > 0 ? points_[i] : std::min(points_[i], std::max(0, 2 - goods_[i]));
    int given = wanted;
    if (row.water > 0) given = std::min(given, goods_[kWater] / row.water);
    if (row.coins > 0) given = std::min(given, coins_ / (100 * row.coins));
    goods_[i] += given;
    goods_[kWater] -= given * row.water;
    coins_ -= 100 * given * row.coins;
  }
}

void Prospect::buy() {
  if (turns_ <= weights_.buying_turns) return;
  const int last = rules_.point_prices.size() - 1;
  const int price = 100 * (rules_.point_prices[std::min(bought_, last)] + tax_);
  if (coins_ < price || (turns_ < weights_.saving_turns && coins_ < 2 * price)) return;
  int best = -1, best_lack = 0;
  for (std::size_t i = 0; i < points_.size(); ++i) {
    if (!rules_.resources.items[i].for_sale) continue;
    const int lack = need_of(static_cast<int>(i)) - points_[i];
    if (lack > best_lack) best = static_cast<int>(i), best_lack = lack;
  }
  if (best < 0) return;
  ++points_[static_cast<std::size_t>(best)];
  ++bought_;
  coins_ -= price;
}

void Prospect::build() {
  if (plots_ < 1 || !built_now_.empty()) return;
  int best = -1, best_gain = 0;
  for (int i = 0; i < kCountOf<Industry>; ++i) {
    const IndustryRow& row = rules_.industries.items[static_cast<std::size_t>(i)];
    const int cost = 100 * (row.cost + tax_);
    if (levels_[static_cast<std::size_t>(i)] > 0 || coins_ < cost || is_shunned(i)) continue;
    bool is_fed = true;
    for (int r = 0; r < kCountOf<Resource>; ++r)
      is_fed = is_fed && (at(row.inputs, r) == 0 || points_[static_cast<std::size_t>(r)] > 0);
    const int gain = is_fed ? payoff(i, 1) * turns_ - cost : 0;
    if (gain > best_gain) best = i, best_gain = gain;
  }
  if (best < 0) return;
  levels_[static_cast<std::size_t>(best)] = 1;
  built_now_.insert(best);
  --plots_;
  coins_ -= 100 * (rules_.industries.items[static_cast<std::size_t>(best)].cost + tax_);
}

/// What a run pays, in hundredths.
int Prospect::payoff(int industry, int level) const {
  const auto i = static_cast<std::size_t>(industry);
  int pay = 100 * (rules_.industries.items[i].coins + level - 1 - levy_[i]) + era_[i];
  if (level >= others_[i]) pay += leader_bonus_ * weights_.lead_lasts;
  if (level - others_[i] >= rules_.monopoly_lead && !no_monopoly_.contains(industry))
    pay += rules_.monopoly_bonus * weights_.lead_lasts;
  return std::max(0, pay);
}

bool Prospect::has_inputs(int industry, int times) const {
  const Mix& inputs = rules_.industries.items[static_cast<std::size_t>(industry)].inputs;
  for (int r = 0; r < kCountOf<Resource>; ++r)
    if (goods_[static_cast<std::size_t>(r)] < times * at(inputs, r)) return false;
  return true;
}

void Prospect::use_inputs(int industry, int times) {
  const Mix& inputs = rules_.industries.items[static_cast<std::size_t>(industry)].inputs;
  for (int r = 0; r < kCountOf<Resource>; ++r) goods_[static_cast<std::size_t>(r)] -= times * at(inputs, r);
}

void Prospect::run() {
  SmallSet<int> left;
  for (int i = 0; i < kCountOf<Industry>; ++i)
    if (levels_[static_cast<std::size_t>(i)] > 0 && !ran_now_.contains(i)) left.insert(i);
  while (!left.empty()) {
    int best = -1, best_pay = -1;
    for (const int i : left)
      if (const int pay = payoff(i, levels_[static_cast<std::size_t>(i)]); pay > best_pay) best = i, best_pay = pay;
    left.erase(best);
    // Inputs that are short do more in an upgrade as long as enough runs follow it.
    const bool saves = !has_inputs(best, 1 + rules_.upgrade_times) && 100 * turns_ > rules_.upgrade_times * best_pay &&
                       total_of(rules_.industries.items[static_cast<std::size_t>(best)].inputs) > 0;
    if (best_pay == 0 || saves || !has_inputs(best, 1)) continue;
    use_inputs(best, 1);
    coins_ += best_pay;
  }
}

void Prospect::upgrade() {
  for (int i = 0; i < kCountOf<Industry>; ++i) {
    const auto k = static_cast<std::size_t>(i);
    const IndustryRow& row = rules_.industries.items[k];
    if (levels_[k] == 0 || built_now_.contains(i) || upgraded_now_.contains(i) || is_shunned(i)) continue;
    if (rules_.level_cap > 0 && levels_[k] >= rules_.level_cap) continue;
    const bool needs_plot = row.second_plot == levels_[k] + 1;
    const int cost = 100 * row.upgrade_coins * levels_[k];
    const int gain = (payoff(i, levels_[k] + 1) - payoff(i, levels_[k])) * turns_;
    if (gain <= cost || coins_ < cost || (needs_plot && plots_ < 1) || !has_inputs(i, rules_.upgrade_times)) continue;
    use_inputs(i, rules_.upgrade_times);
    coins_ -= cost;
    plots_ -= needs_plot ? 1 : 0;
    ++levels_[k];
  }
}

int expected_score(const Lore& lore, const State& state, Seat seat) {
  const ScoreNumbers& numbers = lore.rules.score;
  const int seats = state.players.size();
  int coins = Prospect(lore, lore.weights, state, seat).coins_at_end();
  for (const Weights& way : lore.other_ways) coins = std::max(coins, Prospect(lore, way, state, seat).coins_at_end());
  const int wealth = 100 * state.players[seat].charity + numbers.coin_points * coins;
  return seats / numbers.seats_divisor * wealth +
         100 * std::max(1, seats - numbers.seats_offset) * achievement_points(lore.rules, state, seat);
}

}  // namespace oligopoly::lake
