// Income (L5.1): routes, subsidy, points.
#pragma once

#include "games/lake/rules/achievements.hpp"
#include "games/lake/rules/actions.hpp"

namespace oligopoly::lake {

/// Opens the turn of the active seat: its routes deliver, the subsidy pays, points that ask for nothing give.
ActionResult begin_income(const Ruleset&, State&, Sink);

Verdict check(const Ruleset&, const State&, const Income&);
ActionResult apply(const Ruleset&, State&, const Income&, Sink);
Verdict check(const Ruleset&, const State&, const IncomeAll&);
ActionResult apply(const Ruleset&, State&, const IncomeAll&, Sink);

/// Whether one chooses how many of its points run (L5.1); the others give by themselves.
constexpr bool is_chosen(Resource resource) {
  return resource == Resource::Crops || resource == Resource::Steel || resource == Resource::Metals;
}
/// What one point takes to give 1 (L5.1); `tax` is that on points which ask for coins: each pays for itself (R-L8).
constexpr IncomeCost point_cost(const Ruleset& rules, Resource resource, int tax) {
  const ResourceRow& row = rules.resources[resource];
  return {row.water, row.coins, row.coins > 0 ? tax : 0};
}
/// How many of these points can run with so much Water and so many coins.
constexpr int runs_within(const IncomeCost& each_takes, int points, int water, int coins) {
  int runs = points;
  if (each_takes.water > 0) runs = std::min(runs, water / each_takes.water);
  if (const int price = each_takes.coins + each_takes.tax; price > 0) runs = std::min(runs, coins / price);
  return runs;
}
/// What the choice takes (L5.1).
IncomeCost cost_of(const Ruleset&, const State&, const Income&);
/// The subsidy for whoever begins a turn (L4.4): nothing unless a route founded by it has delivered.
template <class Levels>
constexpr int subsidy_for(const Levels& laws, bool has_delivered) {
  return has_delivered ? laws.subsidy : 0;
}

/// The choice `income all` stands for (R-L30). Requires an own turn.
Income income_of_all(const Ruleset&, const State&);

}  // namespace oligopoly::lake
