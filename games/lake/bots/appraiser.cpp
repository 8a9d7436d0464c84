#include "games/lake/bots/appraiser.hpp"

#include "games/lake/rules/scoring.hpp"
#include "games/lake/rules/turn_order.hpp"

namespace oligopoly::lake {
namespace {

using Numbers = std::array<std::int32_t, CivAppraiser::kNumbers>;

/// What is much of each number; scores by what a hundred coins count.
Numbers much_of(const Ruleset& rules, int seats) {
  const int wealth = 100 * std::max(1, total_score(rules, seats, 0, 1, 0));
  return {wealth, wealth, wealth, 100, 20, 50, 20, 8, 10, 3, 6, 3, 4, 2, 20, 4, 2, 4};
}

}  // namespace

/// Turns this seat has yet to begin, and the one under way.
int CivAppraiser::turns_left(const State& table, Seat seat) const {
  const bool counts = has_turn_to_come(table, seat) || (table.phase == Phase::Turn && table.active == seat);
  return rules_.rounds - table.round + (counts ? 1 : 0);
}

/// How often its points feed a run of an industry each turn, Water apart.
int CivAppraiser::fed_by(const Player& player, Industry industry) const {
  constexpr int kOften = 3;
  int fed = kOften;
  for (const Resource resource : each<Resource>())
    if (const int units = rules_.industries[industry].inputs[resource]; units > 0)
      fed = std::min(fed, player.points[resource] / units);
  return fed;
}

CivAppraiser::Survey CivAppraiser::survey(const View& view) const {
  const State& table = view.table;
  Survey survey{table, view.outlook, {}, {}};
  const int coin = total_score(rules_, table.players.size(), 0, 1, 0);
  for (const Seat seat : players(table.players.size())) {
    const Player& player = table.players[seat];
    const Outlook& outlook = view.outlook[seat];
    const int turns = turns_left(table, seat);
    Numbers numbers{};
    numbers[Score] = outlook.score;
    numbers[Coins] = player.coins;
    numbers[Charity] = player.charity;
    numbers[Merits] = achievement_points(rules_, table, seat);
    for (const Industry industry : each<Industry>()) {
      numbers[Runs] += outlook.runs[industry];
      numbers[BestRun] = std::max<std::int32_t>(numbers[BestRun], outlook.runs[industry]);
      numbers[Levels] += player.levels[industry];
      numbers[Industries] += player.levels[industry] > 0 ? 1 : 0;
      numbers[Monopolies] += view.monopolies[industry] == seat ? 1 : 0;
      if (player.levels[industry] == 0) continue;
      const int fed = fed_by(player, industry);
      numbers[Steady] += fed > 0 ? turns * outlook.runs[industry] : 0;
      // What is fed three times over rises every turn: twice for the upgrade, once for the run.
      numbers[Growing] += turns * turns * std::min(fed, 3) / 6;
    }
    numbers[Steady] = outlook.score + coin * numbers[Steady];
    numbers[Growing] = numbers[Steady] + coin * numbers[Growing];
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
  out.add(rules_.rounds, 30);
  out.add(table.round, rules_.rounds);
  out.add(rules_.rounds - table.round, 5);
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
  out.add_one_of(static_cast<int>(rules_.trait_of(seat)), kCountOf<Trait>);
  out.add(player.trait_used);
  for (const Industry industry : each<Industry>()) {
    out.add(player.levels[industry], 4);
    out.add(survey.outlook[seat].runs[industry], 8);
    out.add(fed_by(player, industry), 2);
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
  add_compared(out, survey.profiles, seat, much_of(rules_, seats));
  // What a lead is worth depends on what there is to win.
  std::int64_t best = 0, sum = 0;
  for (const Seat other : players(seats)) {
    const int expected = survey.profiles[other][Growing];
    sum += expected;
    if (other != seat) best = std::max<std::int64_t>(best, expected);
  }
  const std::int64_t mine = survey.profiles[seat][Growing];
  out.add(4 * (mine - best), std::max<std::int64_t>(1, mine + best));
  out.add(2 * seats * mine, 2 * std::max<std::int64_t>(1, sum));
  describe_own(survey, seat, out);
}

}  // namespace oligopoly::lake
