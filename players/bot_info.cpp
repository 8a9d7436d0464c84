#include "players/bot_info.hpp"

#include <algorithm>

namespace oligopoly {

bool BotInfo::plays(const AnyGame& game) const {
  return games.empty() || std::find(games.begin(), games.end(), game.info().id) != games.end();
}

}  // namespace oligopoly
