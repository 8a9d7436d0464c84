#include "games/lake/bots/appraiser.hpp"

#include "games/lake/bots/expectation.hpp"
#include "games/lake/rules/scoring.hpp"
#include "games/lake/rules/turn_order.hpp"

namespace oligopoly::lake {
namespace {

using Numbers = std::array<std::int32_t, CivAppraiser::kNumbers>;

/// What is much of each number; scores by what a coin counts.
Numbers much_of(const Ruleset& rules, int seats) {
  const int coin = std::max(1, wealth_factor(rules, seats));
  return {100 * coin, 100 * coin, 100, 20, 50, 20, 8, 10, 3, 6, 3, 4, 2, 20, 4, 2, 4};
}

}  // namespace

CivAppraiser::Survey CivAppraiser::survey(const View& view) const {
  const State& table = view.table;
  const Ruleset& rules = knowledge_.rules;
  Survey survey{table, view.outlook, {}, {}};
  for (const Seat seat : players(table.players.size())) {
    const Player& player = table.players[seat];
    const Outlook& outlook = view.outlook[seat];
    Numbers numbers{};
    numbers[Score] = outlook.score;
    numbers[Expected] = expected_score(knowledge_, table, seat) / 100;
    numbers[Coins] = player.coins;
    numbers[Charity] = player.charity;
    numbers[Merits] = achievement_points(rules, table, seat);
    for (const Industry industry : each<Industry>()) {
      numbers[Runs] += outlook.runs[industry];
      numbers[BestRun] = std::max<std::int32_t>(numbers[BestRun], outlook.runs[industry]);
      numbers[Levels] += player.levels[industry];
      numbers[Industries] += player.levels[industry] > 0 ? 1 : 0;
      numbers[Monopolies] += view.monopolies[industry] == seat ? 1 : 0;
    }
    for (const Resource resource : each<Resource>()) {
      numbers[Points] += player.points[resource];
      numbers[Goods] += player.goods[resource];
    }
    numbers[Water] = player.points[Resource::Water];
    numbers[Plots] = player.plots;
    numbers[IdlePlots] = outlook.idle_plots;
    numbers[Bought] = player.bought;
    for (const Route& route : table.routes) numbers[Routes] += route.founder == seat || route.partner == seat ? 1 : 0;
    survey.profiles.push_back(numbers);
    survey.scores.push_back(outlook.score);
  }
  return survey;
}

void CivAppraiser::describe_world(const State& table, Features& out) const {
  const Ruleset& rules = knowledge_.rules;
  out.add(rules.rounds, 30);
  out.add(table.round, rules.rounds);
  out.add(rules.rounds - table.round, 5);
  out.add(table.laws.tax, 2);
  out.add(table.laws.finance_tax, 2);
  out.add(table.laws.tariff, 2);
  out.add(table.laws.subsidy, 2);
  out.add(table.laws.expo);
  out.add(table.leader_bonus, 5);
  out.add(table.bank_plots, 4);
  for (const Industry industry : each<Industry>()) out.add(table.era[industry], 5);
}

void CivAppraiser::describe_own(const Survey& survey, Seat seat, Features& out) const {
  const State& table = survey.table;
  const Player& player = table.players[seat];
  out.add_one_of(static_cast<int>(knowledge_.rules.trait_of(seat)), kCountOf<Trait>);
  out.add(player.trait_used);
  for (const Industry industry : each<Industry>()) {
    out.add(player.levels[industry], 4);
    out.add(survey.outlook[seat].runs[industry], 8);
  }
  for (const Resource resource : each<Resource>()) {
    out.add(player.points[resource], 3);
    out.add(player.goods[resource], 5);
  }
  out.add(survey.outlook[seat].price, 10);
  out.add(place_in_order(table, seat), 3);
  const bool is_active = table.phase == Phase::Turn && table.active == seat;
  out.add(is_active);
  out.add(has_turn_to_come(table, seat));
  out.add(is_active ? static_cast<int>(table.turn.step) + 1 : 0, kCountOf<TurnStep>);
  out.add(player.overruled, 2);
  out.add(player.streak, 3);
  out.add(player.foreign_goods, 10);
  out.add(player.slumps.size(), 3);
}

void CivAppraiser::describe(const Survey& survey, Seat seat, Features& out) const {
  const int seats = survey.table.players.size();
  describe_world(survey.table, out);
  add_compared(out, survey.profiles, seat, much_of(knowledge_.rules, seats));
  // What a lead is worth depends on what there is to win.
  std::int64_t best = 0, sum = 0;
  for (const Seat other : players(seats)) {
    const int expected = survey.profiles[other][Expected];
    sum += expected;
    if (other != seat) best = std::max<std::int64_t>(best, expected);
  }
  const std::int64_t mine = survey.profiles[seat][Expected];
  out.add(4 * (mine - best), std::max<std::int64_t>(1, mine + best));
  out.add(2 * seats * mine, 2 * std::max<std::int64_t>(1, sum));
  describe_own(survey, seat, out);
}

}  // namespace oligopoly::lake
