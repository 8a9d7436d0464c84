#pragma once

#include "games/smartphone/rules/events.hpp"

namespace oligopoly::smartphone {

/// Phase 3 (S3). Nobody decides anything.
struct ProductionPhase {
  static void run(const Ruleset&, Board&, Sink);
};

}  // namespace oligopoly::smartphone
