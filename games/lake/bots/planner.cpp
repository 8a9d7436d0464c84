#include "games/lake/bots/planner.hpp"

#include "games/lake/bots/quick_plan.hpp"
#include "games/lake/bots/variation.hpp"
#include "games/lake/rules/phases/income.hpp"

namespace oligopoly::lake {
namespace {

void take_planned_income(const PlannedTurn& turn, Economy& economy) {
  economy.take_free_income();
  if (turn.desalinate) economy.desalinate();
  for (int i = 0; i < kCountOf<Resource>; ++i)
    if (is_chosen(static_cast<Resource>(i))) economy.take_income(i, turn.income[static_cast<std::size_t>(i)]);
}

/// Plays a turn from the step it has come to.
void follow(const PlannedTurn& turn, Economy& economy) {
  const TurnStep from = economy.step();
  if (from <= TurnStep::Income) take_planned_income(turn, economy);
  if (from <= TurnStep::Buy && turn.buy != kNothing) {
    if (turn.buy == kPlot)
      economy.buy_plot();
    else
      economy.buy_point(turn.buy);
  }
  if (from <= TurnStep::Build && turn.build != kNothing) economy.build(turn.build);
  if (from <= TurnStep::Run && turn.give != kNothing) economy.trade(turn.give, turn.take);
  for (int i = 0; from <= TurnStep::Run && i < kCountOf<Industry>; ++i)
    for (int times = 0; (turn.runs >> i & 1u) != 0 && times < economy.rules().runs_a_turn; ++times) economy.run(i);
  for (int i = 0; from <= TurnStep::Upgrade && i < kCountOf<Industry>; ++i)
    if ((turn.upgrades >> i & 1u) != 0) economy.upgrade(i);
}

/// Makes the choices of a careful plan.
class CarefulPlanner {
 public:
  CarefulPlanner(const Way& way, Economy& economy) : way_(way), e_(economy) {}

  PlannedTurn turn() {
    done_ = {};
    const TurnStep from = e_.step();
    if (from <= TurnStep::Income) take_income();
    if (from <= TurnStep::Buy) {
      e_.go_to(TurnStep::Build);
      choose(done_.buy, kPlot + 1, [](Economy& e, int i) { return i == kPlot ? e.buy_plot() : e.buy_point(i); });
    }
    if (from <= TurnStep::Build) {
      e_.go_to(TurnStep::Run);
      choose(done_.build, kCountOf<Industry>, [](Economy& e, int i) { return e.build(i); });
    }
    if (from <= TurnStep::Run)
      choose_some(done_.runs, TurnStep::Run, TurnStep::Upgrade, [](Economy& e, int i) { return e.run(i); });
    if (from <= TurnStep::Upgrade)
      choose_some(done_.upgrades, TurnStep::Upgrade, TurnStep::Routes, [](Economy& e, int i) { return e.upgrade(i); });
    return done_;
  }

 private:
  void take_income() {
    Plan quick;
    coins_by(way_, e_, &quick);
    done_.income = quick.in(e_.round()).income;
    done_.desalinate = quick.in(e_.round()).desalinate;
    take_planned_income(done_, e_);
  }

  /// The best of these, or nothing.
  template <class Do>
  void choose(std::int8_t& chosen, int count, Do act) {
    int most = coins_by(way_, e_);
    for (int i = 0; i < count; ++i) {
      Economy after = e_;
      if (!act(after, i)) continue;
      if (const int coins = coins_by(way_, after); coins > most) most = coins, chosen = static_cast<std::int8_t>(i);
    }
    if (chosen != kNothing) act(e_, chosen);
  }

  /// One industry after the other, as long as that is better than to go on to the next step.
  template <class Do>
  void choose_some(std::uint8_t& chosen, TurnStep step, TurnStep next, Do act) {
    for (int best = 0; best != kNothing;) {
      e_.go_to(next);
      int most = coins_by(way_, e_);
      e_.go_to(step);
      best = kNothing;
      for (int i = 0; i < kCountOf<Industry>; ++i) {
        Economy after = e_;
        if (!act(after, i)) continue;
        if (const int coins = coins_by(way_, after); coins > most) most = coins, best = i;
      }
      if (best == kNothing) continue;
      act(e_, best);
      chosen |= static_cast<std::uint8_t>(1u << best);
    }
    e_.go_to(next);
  }

  const Way& way_;
  Economy& e_;
  PlannedTurn done_;
};

}  // namespace

int coins_by(const Plan& plan, Economy economy) {
  if (economy.is_in_turn()) follow(plan.in(economy.round()), economy);
  while (economy.begin_turn()) follow(plan.in(economy.round()), economy);
  return economy.coins();
}

Plan careful_plan(const Way& way, Economy economy) {
  Plan plan;
  CarefulPlanner care(way, economy);
  if (economy.is_in_turn()) plan.in(economy.round()) = care.turn();
  while (economy.begin_turn()) plan.in(economy.round()) = care.turn();
  return plan;
}

Plan improve(const Plan& plan, const Economy& economy, int tries, int tolerance, Rng& rng) {
  Plan best = plan, present = plan;
  if (economy.turns_left() == 0 && !economy.is_in_turn()) return best;
  int best_coins = coins_by(best, economy), coins = best_coins;
  for (int i = 0; i < tries; ++i) {
    Plan next = present;
    Variation variation(next, economy, rng);
    for (int changes = rng.between(1, 3); changes > 0; --changes) variation.make();
    const int next_coins = coins_by(next, economy);
    const auto tolerated = static_cast<std::uint32_t>(std::int64_t{tolerance} * (tries - i) / tries);
    if (next_coins < coins - static_cast<int>(rng.below(tolerated + 1))) continue;
    present = next;
    coins = next_coins;
    if (coins > best_coins) best = present, best_coins = coins;
  }
  return best;
}

}  // namespace oligopoly::lake
