#pragma once

#include "games/smartphone/rules/events.hpp"

namespace oligopoly::smartphone {

/// Phase 8 (S8). Nobody decides anything.
struct ScoringPhase {
  /// VP for sales and majorities (S8.1, S8.2), for Steve as for anyone (S9.9).
  static void score(const Ruleset&, Board&, Sink);
  /// Goods, prices, retailers and face-up improvements go, in this order (S8.3).
  static void clean_up(const Ruleset&, Board&, Sink);
  /// Patents and retailer tiles after the last round (S8.4).
  static void finish(const Ruleset&, Board&, Sink);
};

/// VP at the end of the patents a seat holds and of its retailer tiles (S8.4).
int patent_vp(const Ruleset&, const Board&, Seat);
int tile_vp(const Player&);
/// How many patents a seat holds, which decides ties (S8.4).
int patent_count(const Board&, Seat);

/// Score and place of each seat, with the ties of S8.4 resolved; before the end by the VP so far (R-S24). Seats that
/// are still equal share the place (R-S25).
Standings standings_of(const Board&);

}  // namespace oligopoly::smartphone
