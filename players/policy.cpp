#include "players/policy.hpp"

namespace oligopoly {

Values values_of(const Standings& standings) {
  std::int32_t winners = 0;
  for (const Standing& standing : standings) winners += standing.place == 1 ? 1 : 0;
  Values values{};
  for (const Seat seat : players(standings.size()))
    if (standings[seat].place == 1) values[seat.index()] = kSurelyWon / winners;
  return values;
}

std::int32_t lead_of(const Standings& standings, Seat seat) {
  constexpr int kMost = 1'000'000;
  int best_other = -kMost;
  for (const Seat other : players(standings.size()))
    if (other != seat) best_other = std::max(best_other, standings[other].score);
  return std::clamp(standings[seat].score - best_other, -kMost, kMost);
}

}  // namespace oligopoly
