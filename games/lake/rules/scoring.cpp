#include "games/lake/rules/scoring.hpp"

namespace oligopoly::lake {

int achievement_points(const Ruleset& rules, const State& state, Seat seat) {
  int points = 0;
  for (const Achievement achievement : each<Achievement>())
    if (state.achievers[achievement] == seat) points += rules.achievements[achievement].points;
  return points;
}

int wealth_factor(const Ruleset& rules, int seats) { return seats / rules.score.seats_divisor; }

int merit_factor(const Ruleset& rules, int seats) { return std::max(1, seats - rules.score.seats_offset); }

int total_score(const Ruleset& rules, int seats, int charity, int coins, int achievements) {
  return wealth_factor(rules, seats) * (charity + rules.score.coin_points * coins) +
         merit_factor(rules, seats) * achievements;
}

int score(const Ruleset& rules, const State& state, Seat seat) {
  const Player& player = state.players[seat];
  return total_score(rules, state.players.size(), player.charity, player.coins, achievement_points(rules, state, seat));
}

}  // namespace oligopoly::lake
