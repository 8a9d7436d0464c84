#include "games/lake/rules/achievements.hpp"

#include "games/lake/rules/industry.hpp"

namespace oligopoly::lake {
namespace {

int routes_of(const State& state, Seat seat) {
  return static_cast<int>(std::count_if(state.routes.begin(), state.routes.end(), [&](const Route& route) {
    return route.founder == seat || route.partner == seat;
  }));
}

int goods_with_points(const Ruleset& rules, const Player& player, int least) {
  int goods = 0;
  for (const Resource resource : each<Resource>())
    if (rules.resources[resource].for_sale && player.points[resource] >= least) ++goods;
  return goods;
}

int monopolies_of(const Ruleset& rules, const State& state, Seat seat) {
  int monopolies = 0;
  for (const Industry industry : each<Industry>()) monopolies += monopolist(rules, state, industry) == seat ? 1 : 0;
  return monopolies;
}

/// Diamonds and Water: enough Metals, and more of them than Water.
bool has_diamonds(const Player& player, int least) {
  return player.goods[Resource::Metals] >= least && player.goods[Resource::Metals] > player.goods[Resource::Water];
}

/// Conditions on what the player whose turn it is has just done.
bool meets_by_result(const AchievementRow& row, const State& state, Achievement achievement,
                     const ActionResult& result) {
  const Player& player = state.players[state.active];
  const bool is_untaxed = state.laws.finance_tax == 0 && state.laws.tariff == 0;
  switch (achievement) {
    case Achievement::Smith:
      return result.founded_route;
    case Achievement::Malthus:
      return result.price >= row.need;
    case Achievement::Marx:
      return state.turn.earned >= row.need;
    case Achievement::MarginalRevolution:
      return result.ended_turn && has_diamonds(player, row.need);
    case Achievement::Marshall:
      return ran(state.turn).size() >= row.need;
    case Achievement::Friedman:
      return result.ended_turn && player.coins >= row.need && is_untaxed;
    case Achievement::Neoclassical:
      return result.paid >= row.need;
    case Achievement::Schumpeter:
      return result.had_slumped && result.paid >= row.need;
    default:
      return false;
  }
}

/// Conditions anyone can meet at any time.
bool meets_by_position(const Ruleset& rules, const State& state, Seat seat, Achievement achievement) {
  const AchievementRow& row = rules.achievements[achievement];
  const Player& player = state.players[seat];
  switch (achievement) {
    case Achievement::Keynes:
      return player.overruled >= row.need;
    case Achievement::Mill:
      return routes_of(state, seat) >= row.need;
    case Achievement::Lucas:
      return player.streak >= row.need;
    case Achievement::Hayek:
      return goods_with_points(rules, player, row.need) >= row.also;
    case Achievement::Ricardo:
      return player.foreign_goods >= row.need;
    case Achievement::Robinson:
      return monopolies_of(rules, state, seat) >= row.need;
    case Achievement::Samuelson:
      return state.laws.tariff >= row.also &&
             (player.levels[Industry::Manufacturing] >= row.need || player.levels[Industry::Heavy] >= row.need);
    default:
      return false;
  }
}

/// What can be read off the player alone.
std::optional<int> own_count(const Player& player, Achievement achievement) {
  switch (achievement) {
    case Achievement::Malthus:
      return player.dearest_point;
    case Achievement::MarginalRevolution:
      return player.goods[Resource::Metals];
    case Achievement::Keynes:
      return player.overruled;
    case Achievement::Friedman:
      return player.coins;
    case Achievement::Lucas:
      return player.streak;
    case Achievement::Ricardo:
      return player.foreign_goods;
    case Achievement::Samuelson:
      return std::max(player.levels[Industry::Manufacturing], player.levels[Industry::Heavy]);
    default:
      return std::nullopt;
  }
}

/// The best run of the industries for which `counts` is true.
template <class Counts>
int best_run(const Ruleset& rules, const State& state, Seat seat, Counts counts) {
  int best = 0;
  for (const Industry industry : each<Industry>())
    if (state.players[seat].levels[industry] > 0 && counts(industry))
      best = std::max<int>(best, payoff(rules, state, seat, industry).total);
  return best;
}

}  // namespace

int progress(const Ruleset& rules, const State& state, Seat seat, Achievement achievement) {
  const Player& player = state.players[seat];
  if (const auto count = own_count(player, achievement)) return *count;
  const bool is_turn = state.phase == Phase::Turn && state.active == seat;
  switch (achievement) {
    case Achievement::Smith:
      return state.achievers[achievement] == seat ? 1 : 0;
    case Achievement::Marx:
      return is_turn ? state.turn.earned : 0;
    case Achievement::Mill:
      return routes_of(state, seat);
    case Achievement::Marshall:
      return is_turn ? ran(state.turn).size() : 0;
    case Achievement::Neoclassical:
      return best_run(rules, state, seat, [](Industry) { return true; });
    case Achievement::Hayek:
      return goods_with_points(rules, player, rules.achievements[achievement].need);
    case Achievement::Robinson:
      return monopolies_of(rules, state, seat);
    default:  // Schumpeter
      return best_run(rules, state, seat, [&](Industry industry) { return player.slumps.contains(industry); });
  }
}

int progress_needed(const Ruleset& rules, Achievement achievement) {
  const AchievementRow& row = rules.achievements[achievement];
  return achievement == Achievement::Hayek ? row.also : row.need;
}

void award(const Ruleset& rules, State& state, const ActionResult& result, Sink sink) {
  Achievements open = result.may_award;
  for (const Achievement achievement : result.may_award)
    if (state.achievers[achievement] != kNobody) open.erase(achievement);
  if (open.empty()) return;
  const int seats = state.players.size();
  Seat seat = state.active;
  for (int i = 0; i < seats; ++i, seat = clockwise(seat, seats)) {
    for (const Achievement achievement : open) {
      const AchievementRow& row = rules.achievements[achievement];
      const bool is_met = (seat == state.active && meets_by_result(row, state, achievement, result)) ||
                          meets_by_position(rules, state, seat, achievement);
      if (!is_met) continue;
      state.achievers[achievement] = seat;
      open.erase(achievement);
      sink(AchievementWon{seat, achievement, row.points});
    }
  }
}

void note_slumps(const Ruleset& rules, State& state) {
  // The question of Westward is no decision of a turn (R-L26).
  if (state.phase != Phase::Turn || state.offer.is_open()) return;
  if (state.achievers[Achievement::Schumpeter] != kNobody) return;
  Player& player = state.players[state.active];
  for (const Industry industry : each<Industry>()) {
    if (player.levels[industry] == 0 || player.slumps.contains(industry)) continue;
    if (payoff(rules, state, state.active, industry).total == 0) player.slumps.insert(industry);
  }
}

}  // namespace oligopoly::lake
