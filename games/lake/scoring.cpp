#include "games/lake/scoring.hpp"

namespace oligopoly::lake {

int achievement_points(const Ruleset& rules, const State& state, Seat seat) {
  int points = 0;
  for (const Achievement achievement : each<Achievement>())
    if (state.achievers[achievement] == seat) points += rules.achievements[achievement].points;
  return points;
}

int score(const Ruleset& rules, const State& state, Seat seat) {
  const int seats = state.players.size();
  const Player& player = state.players[seat];
  const int wealth = player.charity + rules.score.coin_points * player.coins;
  return seats / rules.score.seats_divisor * wealth +
         std::max(1, seats - rules.score.seats_offset) * achievement_points(rules, state, seat);
}

}  // namespace oligopoly::lake
