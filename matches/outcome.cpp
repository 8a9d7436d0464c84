#include "matches/outcome.hpp"

#include <algorithm>

namespace oligopoly {
namespace {

double share_of_win(const Standings& standings, Seat seat) {
  if (standings[seat].place != 1) return 0;
  const auto winners =
      std::count_if(standings.begin(), standings.end(), [](const Standing& s) { return s.place == 1; });
  return 1.0 / static_cast<double>(winners);
}

}  // namespace

void Tally::add(const Standings& standings, Seat seat) {
  wins_.add(share_of_win(standings, seat));
  scores_.add(standings[seat].score);
  places_.add(standings[seat].place);
}

}  // namespace oligopoly
