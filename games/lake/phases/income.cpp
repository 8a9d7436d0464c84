#include "games/lake/phases/income.hpp"

#include "games/lake/trade/routes.hpp"
#include "games/lake/turn.hpp"

namespace oligopoly::lake {
namespace {

/// The points one chooses how many of to run, in the order of L1.1.
struct Choice {
  Resource resource;
  std::uint8_t Income::* count;
};
constexpr std::array<Choice, 3> kChoices = {
    {{Resource::Crops, &Income::crops}, {Resource::Steel, &Income::steel}, {Resource::Metals, &Income::metals}}};

struct Cost {
  int water = 0, coins = 0;
};
Cost cost_of(const Ruleset& rules, const Income& action) {
  Cost cost;
  for (const auto& [resource, count] : kChoices) {
    cost.water += action.*count * rules.resources[resource].water;
    cost.coins += action.*count * rules.resources[resource].coins;
  }
  return cost;
}

bool is_chosen(Resource resource) {
  return std::any_of(kChoices.begin(), kChoices.end(), [&](const Choice& c) { return c.resource == resource; });
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

Deed begin_income(State& state, Sink sink) {
  state.phase = Phase::Turn;
  state.turn = {};
  sink(TurnBegan{state.active});
  const bool has_delivered = deliver_routes(state, sink);
  if (has_delivered && state.laws.subsidy > 0) {
    current(state).coins += state.laws.subsidy;
    sink(SubsidyPaid{state.active, state.laws.subsidy});
  }
  points_give(state, sink);
  if (!has_delivered) return {};
  return {.touched = {Achievement::Ricardo}};
}

Verdict check(const Ruleset& rules, const State& state, const Income& action) {
  if (const Verdict verdict = check_step(state, Step::Income); !verdict) return verdict;
  const Player& player = current(state);
  for (const auto& [resource, count] : kChoices)
    if (action.*count > player.points[resource])
      return refused(kTooFewPoints, name_of(resource), player.points[resource]);
  const Cost cost = cost_of(rules, action);
  if (cost.water > player.goods[Resource::Water]) return refused(kLacksGoods, name_of(Resource::Water));
  return check_coins(player, cost.coins);
}

Deed apply(const Ruleset& rules, State& state, const Income& action, Sink sink) {
  Player& player = current(state);
  const Cost cost = cost_of(rules, action);
  Mix made;
  for (const auto& [resource, count] : kChoices) made[resource] = action.*count;
  player.goods[Resource::Water] -= cost.water;
  player.coins -= cost.coins;
  give(player.goods, made);
  state.turn.step = state.laws.expo ? Step::Expo : Step::Buy;
  sink(PointsRun{state.active, made, cost.water, cost.coins});
  return {};
}

Income income_of_all(const Ruleset& rules, const State& state) {
  const Player& player = current(state);
  int water = player.goods[Resource::Water], coins = player.coins;
  Income all;
  for (const auto& [resource, count] : kChoices) {
    const ResourceRow& row = rules.resources[resource];
    int runs = std::min<int>(player.points[resource], 99);
    if (row.water > 0) runs = std::min(runs, water / row.water);
    if (row.coins > 0) runs = std::min(runs, coins / row.coins);
    water -= runs * row.water;
    coins -= runs * row.coins;
    all.*count = static_cast<std::uint8_t>(runs);
  }
  return all;
}

Verdict check(const Ruleset&, const State& state, const IncomeAll&) { return check_step(state, Step::Income); }

Deed apply(const Ruleset& rules, State& state, const IncomeAll&, Sink sink) {
  return apply(rules, state, income_of_all(rules, state), sink);
}

}  // namespace oligopoly::lake
