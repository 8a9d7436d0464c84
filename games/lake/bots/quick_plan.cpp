#include "games/lake/bots/quick_plan.hpp"

#include <algorithm>

#include "games/lake/rules/phases/income.hpp"

namespace oligopoly::lake {
namespace {

/// Goes on by rules of thumb.
class QuickPlanner {
 public:
  QuickPlanner(const Weights& weights, Economy& economy) : weights_(weights), e_(economy), rules_(economy.rules()) {}

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
  bool is_shunned(int industry) const { return weights_.shunned.contains(static_cast<Industry>(industry)); }

  /// How much of each resource industries that stand would use up in a turn.
  Economy::Amounts needs() const {
    Economy::Amounts needs{};
    for (int i = 0; i < kCountOf<Industry>; ++i)
      if (e_.level(i) > 0)
        for (const auto& [resource, units] : e_.knowledge().all_inputs[static_cast<std::size_t>(i)])
          needs[resource] += units;
    return needs;
  }

  void take_income() {
    e_.take_free_income();
    const Economy::Amounts needs = this->needs();
    for (std::size_t i = 0; i < needs.size(); ++i) {
      if (!is_chosen(static_cast<Resource>(i))) continue;
      // What nothing uses is kept ready in small numbers only.
      const int wanted = needs[i] > 0 ? e_.points()[i] : std::max(0, 2 - e_.goods()[i]);
      done_.income[i] = static_cast<std::uint8_t>(e_.take_income(static_cast<int>(i), wanted));
    }
  }

  void buy() {
    if (e_.turns_left() <= weights_.buying_turns) return;
    const int price = e_.point_price();
    if (e_.coins() < price || (e_.turns_left() < weights_.saving_turns && e_.coins() < 2 * price)) return;
    const Economy::Amounts needs = this->needs();
    int best = -1, best_lack = 0;
    for (std::size_t i = 0; i < needs.size(); ++i) {
      if (!rules_.resources.items[i].for_sale) continue;
      const int lack = needs[i] - e_.points()[i];
      if (lack > best_lack) best = static_cast<int>(i), best_lack = lack;
    }
    if (best >= 0 && e_.buy_point(best)) done_.buy = static_cast<std::int8_t>(best);
  }

  bool is_fed(int industry) const {
    for (const auto& [resource, units] : e_.knowledge().run_inputs[static_cast<std::size_t>(industry)])
      if (e_.points()[resource] == 0) return false;
    return true;
  }

  void build() {
    int best = -1, best_gain = 0;
    for (int i = 0; i < kCountOf<Industry>; ++i) {
      if (!e_.may_build(i) || is_shunned(i) || !is_fed(i)) continue;
      const int gain = e_.payoff(i, 1) * e_.turns_left() - e_.building_cost(i);
      if (gain > best_gain) best = i, best_gain = gain;
    }
    if (best >= 0 && e_.build(best)) done_.build = static_cast<std::int8_t>(best);
  }

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
      const bool saves = !e_.has(e_.knowledge().all_inputs[static_cast<std::size_t>(best)]) &&
                         100 * e_.turns_left() > rules_.upgrade_times * best_pay;
      if (best_pay > 0 && !saves && e_.run(best)) done_.runs |= static_cast<std::uint8_t>(1u << best);
    }
  }

  void upgrade() {
    for (int i = 0; i < kCountOf<Industry>; ++i) {
      if (is_shunned(i) || !e_.may_upgrade(i)) continue;
      const int gain = (e_.payoff(i, e_.level(i) + 1) - e_.payoff(i, e_.level(i))) * e_.turns_left();
      if (gain <= e_.upgrade_cost(i)) continue;
      e_.upgrade(i);
      done_.upgrades |= static_cast<std::uint8_t>(1u << i);
    }
  }

  const Weights& weights_;
  Economy& e_;
  const Ruleset& rules_;
  PlannedTurn done_;
};

}  // namespace

int coins_by(const Weights& weights, Economy economy, Plan* plan) {
  QuickPlanner planner(weights, economy);
  const auto turn = [&](TurnStep from) {
    const PlannedTurn done = planner.turn(from);
    if (plan != nullptr) plan->in(economy.round()) = done;
  };
  if (economy.is_in_turn()) turn(economy.step());
  while (economy.begin_turn()) turn(TurnStep::Income);
  return economy.coins();
}

}  // namespace oligopoly::lake
