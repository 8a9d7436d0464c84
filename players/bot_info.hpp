#pragma once

#include <span>

#include "players/bot.hpp"

namespace oligopoly {

/// One family of bots as a lobby shows it.
struct BotInfo {
  std::string_view id;
  Text title, summary;
  /// Ids of the games it can play; empty for every game.
  std::span<const std::string_view> games{};

  bool plays(const AnyGame& game) const;
};

}  // namespace oligopoly
