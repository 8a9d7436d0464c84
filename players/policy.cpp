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

}  // namespace oligopoly
