#include "games/lake/bots/quick_plan.hpp"

#include <algorithm>

#include "games/lake/rules/industry.hpp"
#include "games/lake/rules/phases/income.hpp"

namespace oligopoly::lake {
namespace {

constexpr auto kWaterGoods = static_cast<std::size_t>(Resource::Water);

bool asks_for_water(std::size_t resource) { return is_chosen(static_cast<Resource>(resource)); }

/// Goes on by rules of thumb.
class QuickPlanner {
 public:
  QuickPlanner(const Way& way, Economy& economy) : way_(way), e_(economy), rules_(economy.rules()) {}

  PlannedTurn turn(TurnStep from) {
    done_ = {};
    if (from <= TurnStep::Income) take_income();
    if (from <= TurnStep::Buy) buy();
    if (from <= TurnStep::Build) build();
    if (from <= TurnStep::Run) run();
    if (from <= TurnStep::Upgrade) upgrade();
    return done_;
  }

 private:
  /// Later industries begin only while they can still grow into something.
  static constexpr int kTurnsToGrow = 8;
  /// An industry of the order rises while it pays nothing, as long as more turns than this are left.
  static constexpr int kSlumpTurns = 8;

  const Knowledge::Inputs& all_inputs(Industry industry) const {
    return e_.knowledge().all_inputs[static_cast<std::size_t>(industry)];
  }
  bool stands(Industry industry) const { return e_.level(static_cast<int>(industry)) > 0; }
  bool is_ordered(int industry) const {
    return std::find(way_.order.begin(), way_.order.end(), static_cast<Industry>(industry)) != way_.order.end();
  }

  // ---- income ----------------------------------------------------------------------------------------------------

  void take_income() {
    e_.take_free_income();
    maybe_desalinate();
    for (const Industry industry : way_.order) take_inputs(all_inputs(industry));
    for (int i = 0; i < kCountOf<Industry>; ++i)
      if (e_.level(i) > 0 && !is_ordered(i)) take_inputs(all_inputs(static_cast<Industry>(i)));
  }
  void take_inputs(const Knowledge::Inputs& inputs) {
    for (const auto& [resource, units] : inputs) {
      if (!asks_for_water(resource) || done_.income[resource] > 0) continue;
      // What lies there already need not be made.
      constexpr int kStock = 6;
      const int wanted = std::clamp(kStock - e_.goods()[resource], 0, e_.points()[resource]);
      done_.income[resource] = static_cast<std::uint8_t>(e_.take_income(static_cast<int>(resource), wanted));
    }
  }
  void maybe_desalinate() {
    if (!e_.desalinates() || way_.order.empty()) return;
    int asking = 0, best_pay = 0;
    for (const Industry industry : way_.order)
      for (const auto& [resource, units] : all_inputs(industry))
        if (asks_for_water(resource) && stands(industry)) {
          asking += e_.points()[resource];
          best_pay = std::max(best_pay, e_.payoff(static_cast<int>(industry), e_.level(static_cast<int>(industry))));
        }
    if (asking > e_.goods()[kWaterGoods] && best_pay > 2 * e_.water_price()) done_.desalinate = e_.desalinate();
  }

  // ---- points and industries -------------------------------------------------------------------------------------

  bool has_water_for_more() const {
    int asking = 0;
    for (std::size_t i = 0; i < e_.points().size(); ++i)
      if (asks_for_water(i)) asking += e_.points()[i];
    return asking < e_.points()[kWaterGoods] + (e_.desalinates() ? 1 : 0);
  }
  bool is_to_be_had(std::size_t resource) const {
    return rules_.resources.items[resource].for_sale && (!asks_for_water(resource) || has_water_for_more());
  }

  /// The point that is lacking most for one industry after the other, or a plot, or nothing.
  void buy() {
    if (e_.turns_left() <= way_.buying_turns || e_.coins() < e_.point_price()) return;
    Economy::Amounts needs{};
    for (const Industry industry : way_.order) {
      for (const auto& [resource, units] : all_inputs(industry)) needs[resource] += units;
      if (is_saved_for(industry)) return;
      const int i = static_cast<int>(industry);
      if (e_.idle_plots() == 0 && plots_wanted(industry) && e_.buy_plot()) return void(done_.buy = kPlot);
      const int lacking = most_lacking(all_inputs(industry), needs);
      if (lacking >= 0) {
        if (e_.buy_point(lacking)) done_.buy = static_cast<std::int8_t>(lacking);
        return;
      }
      if (e_.level(i) == 0 && is_fed(industry)) return;
    }
  }
  /// Coins are kept for an industry that could be built.
  bool is_saved_for(Industry industry) const {
    const int cost = e_.building_cost(static_cast<int>(industry));
    return !stands(industry) && is_fed(industry) && e_.coins() < cost + e_.point_price() &&
           (e_.coins() >= cost || industry == way_.order[0]);
  }
  bool plots_wanted(Industry industry) const {
    return !stands(industry) || plots_to_rise(rules_, industry, e_.level(static_cast<int>(industry))) > 0;
  }
  int most_lacking(const Knowledge::Inputs& inputs, const Economy::Amounts& needs) const {
    int best = -1, best_lack = 0;
    for (const auto& [resource, units] : inputs) {
      const int points = e_.points()[resource];
      if (needs[resource] <= points || !is_to_be_had(resource)) continue;
      // What there is nothing of holds everything up.
      const int lack = needs[resource] - points + (points == 0 ? needs[resource] : 0);
      if (lack > best_lack) best = static_cast<int>(resource), best_lack = lack;
    }
    return best;
  }
  bool is_fed(Industry industry) const {
    for (const auto& [resource, units] : e_.knowledge().run_inputs[static_cast<std::size_t>(industry)])
      if (e_.points()[resource] == 0) return false;
    return true;
  }

  void build() {
    for (int i = 0; i < way_.order.size(); ++i) {
      const Industry industry = way_.order[i];
      if (stands(industry)) continue;
      const bool is_worth_it = i == 0 || e_.turns_left() > kTurnsToGrow;
      if (is_worth_it && is_fed(industry) && e_.build(static_cast<int>(industry)))
        done_.build = static_cast<std::int8_t>(industry);
      return;
    }
  }

  // ---- runs and upgrades -----------------------------------------------------------------------------------------

  void run() {
    unsigned left = 0;
    for (int i = 0; i < kCountOf<Industry>; ++i)
      if (e_.may_run(i)) left |= 1u << i;
    while (left != 0) {
      int best = -1, best_pay = -1;
      for (int i = 0; i < kCountOf<Industry>; ++i)
        if ((left >> i & 1u) != 0)
          if (const int pay = e_.payoff(i, e_.level(i)); pay > best_pay) best = i, best_pay = pay;
      left &= ~(1u << best);
      // Inputs that are short do more in an upgrade as long as enough runs follow it.
      const bool saves = !e_.has(all_inputs(static_cast<Industry>(best))) &&
                         100 * e_.turns_left() > rules_.upgrade_times * best_pay && e_.coins() > kPurse;
      if (best_pay > 0 && !saves && e_.run(best)) done_.runs |= static_cast<std::uint8_t>(1u << best);
    }
  }
  /// With less than this, coins come first.
  static constexpr int kPurse = 500;

  void upgrade() {
    for (const Industry industry : way_.order) maybe_upgrade(static_cast<int>(industry));
    for (int i = 0; i < kCountOf<Industry>; ++i)
      if (!is_ordered(i)) maybe_upgrade(i);
  }
  void maybe_upgrade(int industry) {
    if (!e_.may_upgrade(industry)) return;
    const int now = e_.level(industry);
    int gain = (e_.payoff(industry, now + 1) - e_.payoff(industry, now)) * e_.turns_left();
    if (is_ordered(industry)) gain = std::max(gain, 100 * (e_.turns_left() - kSlumpTurns));
    if (gain <= e_.upgrade_cost(industry)) return;
    e_.upgrade(industry);
    done_.upgrades |= static_cast<std::uint8_t>(1u << industry);
  }

  const Way& way_;
  Economy& e_;
  const Ruleset& rules_;
  PlannedTurn done_;
};

struct Ranked {
  Way way;
  int coins = 0;
};

/// Tries the way with one industry more after the others; notes in `best` what comes to more.
void add_industry(const Economy& economy, const Ranked& from, Ranked& best) {
  for (const Industry industry : each<Industry>()) {
    if (std::find(from.way.order.begin(), from.way.order.end(), industry) != from.way.order.end()) continue;
    Way way = from.way;
    way.order.push_back(industry);
    if (const int coins = coins_by(way, economy); coins > best.coins) best = {way, coins};
  }
}

}  // namespace

int coins_by(const Way& way, Economy economy, Plan* plan) {
  QuickPlanner planner(way, economy);
  const auto turn = [&](TurnStep from) {
    const PlannedTurn done = planner.turn(from);
    if (plan != nullptr) plan->in(economy.round()) = done;
  };
  if (economy.is_in_turn()) turn(economy.step());
  while (economy.begin_turn()) turn(TurnStep::Income);
  return economy.coins();
}

Way best_way(const Economy& economy) {
  Ranked best{{}, coins_by(Way{}, economy)};
  // Each of the first ones is followed up: a poor beginning may lead furthest.
  const Ranked nothing = best;
  for (const Industry first : each<Industry>()) {
    Ranked line = nothing;
    line.way.order.push_back(first);
    line.coins = coins_by(line.way, economy);
    while (!line.way.order.is_full()) {
      Ranked longer = line;
      add_industry(economy, line, longer);
      if (longer.coins <= line.coins) break;
      line = longer;
    }
    if (line.coins > best.coins) best = line;
  }
  for (const int turns : {3, 5, 12, 16}) {
    Way way = best.way;
    way.buying_turns = turns;
    if (const int coins = coins_by(way, economy); coins > best.coins) best = {way, coins};
  }
  return best.way;
}

}  // namespace oligopoly::lake
