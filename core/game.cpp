#include "core/game.hpp"

namespace oligopoly {

void rank_by_score(Standings& standings) {
  for (Standing& mine : standings)
    mine.place = 1 + static_cast<int>(std::count_if(standings.begin(), standings.end(),
                                                    [&](const Standing& other) { return other.score > mine.score; }));
}

}  // namespace oligopoly
