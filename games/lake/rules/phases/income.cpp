#include "games/lake/rules/phases/income.hpp"

#include <algorithm>

#include "games/lake/rules/trade/routes.hpp"
#include "games/lake/rules/turn.hpp"

namespace oligopoly::lake {
namespace {

/// The points one chooses how many of to run, in the order of L1.1.
struct Choice {
  Resource resource;
  std::uint8_t Income::* count;
};
constexpr std::array<Choice, 3> kChoices = {
    {{Resource::Crops, &Income::crops}, {Resource::Steel, &Income::steel}, {Resource::Metals, &Income::metals}}};
static_assert(std::all_of(kChoices.begin(), kChoices.end(), [](const Choice& c) { return is_chosen(c.resource); }));

IncomeCost point_cost(const Ruleset& rules, const State& state, Resource resource) {
  return point_cost(rules, resource, tax_on(rules, state, Dealing::Metals));
}

void points_give(State& state, Sink sink) {
  Player& player = current(state);
  Mix given;
  for (const Resource resource : each<Resource>())
    if (!is_chosen(resource)) given[resource] = player.points[resource];
  give(player.goods, given);
  sink(PointsGave{state.active, given});
}

}  // namespace

IncomeCost cost_of(const Ruleset& rules, const State& state, const Income& action) {
  IncomeCost cost;
  for (const auto& [resource, count] : kChoices) {
    const IncomeCost one = point_cost(rules, state, resource);
    cost.water += action.*count * one.water;
    cost.coins += action.*count * one.coins;
    cost.tax += action.*count * one.tax;
  }
  return cost;
}

ActionResult begin_income(const Ruleset& rules, State& state, Sink sink) {
  state.phase = Phase::Turn;
  state.turn = {};
  sink(TurnBegan{state.active});
  // Routes, subsidy, points, then the choice (R-L20).
  const bool has_delivered = deliver_routes(rules, state, sink);
  if (const int subsidy = subsidy_for(state.laws, has_delivered); subsidy > 0) {
    current(state).coins += subsidy;
    sink(SubsidyPaid{state.active, subsidy});
  }
  points_give(state, sink);
  if (!has_delivered) return {};
  return {.may_award = {Achievement::Ricardo}};
}

Verdict check(const Ruleset& rules, const State& state, const Income& action) {
  if (const Verdict verdict = check_step(state, TurnStep::Income); !verdict) return verdict;
  const Player& player = current(state);
  // Any number of them may run, or none (R-L41).
  for (const auto& [resource, count] : kChoices)
    if (action.*count > player.points[resource])
      return refused(kTooFewPoints, name_of(resource), player.points[resource]);
  const IncomeCost cost = cost_of(rules, state, action);
  if (cost.water > player.goods[Resource::Water]) return refused(kLacksGoods, name_of(Resource::Water)).by("L5.1");
  return check_coins(player, cost.coins + cost.tax).by("L5.1");
}

ActionResult apply(const Ruleset& rules, State& state, const Income& action, Sink sink) {
  Player& player = current(state);
  const IncomeCost cost = cost_of(rules, state, action);
  Mix made;
  for (const auto& [resource, count] : kChoices) made[resource] = action.*count;
  player.goods[Resource::Water] -= cost.water;
  player.coins -= cost.coins + cost.tax;
  give(player.goods, made);
  state.turn.step = has_step(state.laws, TurnStep::Expo) ? TurnStep::Expo : TurnStep::Buy;
  sink(PointsRun{state.active, made, cost.water, cost.coins, cost.tax});
  return {};
}

Income income_of_all(const Ruleset& rules, const State& state) {
  const Player& player = current(state);
  int water = player.goods[Resource::Water], coins = player.coins;
  Income all;
  const auto run_all = [&](const Choice& choice) {
    const IncomeCost one = point_cost(rules, state, choice.resource);
    const int runs = runs_within(one, std::min<int>(player.points[choice.resource], 99), water, coins);
    water -= runs * one.water;
    coins -= runs * (one.coins + one.tax);
    all.*choice.count = static_cast<std::uint8_t>(runs);
  };
  // Scarce Water goes to the most valuable points (R-L30); version 1 of the rules began with the least.
  if (rules.rules_version == 1)
    std::for_each(kChoices.begin(), kChoices.end(), run_all);
  else
    std::for_each(kChoices.rbegin(), kChoices.rend(), run_all);
  return all;
}

Verdict check(const Ruleset&, const State& state, const IncomeAll&) { return check_step(state, TurnStep::Income); }

ActionResult apply(const Ruleset& rules, State& state, const IncomeAll&, Sink sink) {
  return apply(rules, state, income_of_all(rules, state), sink);
}

}  // namespace oligopoly::lake
