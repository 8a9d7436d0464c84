#pragma once

#include "games/smartphone/rules/actions.hpp"
#include "games/smartphone/rules/events.hpp"

namespace oligopoly::smartphone {

/// Phase 5 (S5): in order, place progress markers on technologies.
struct ResearchPhase {
  /// What a technology costs this seat now (S5.2, S5.3).
  static int cost(const Ruleset&, const Board&, Seat, Technology);

  static Verdict check(const Ruleset&, const Board&, Seat, const Study&);
  /// Where a marker may be placed.
  static SmallSet<Technology> targets(const Ruleset&, const Board&, Seat);

  /// Completes what has become cheap enough (S5.3) and takes the markers (S0.2). True when the seat has to choose.
  static bool begin_turn(const Ruleset&, Board&, Seat, Sink);
  static bool has_choice(const Ruleset&, const Board&, Seat);
  static void apply(const Ruleset&, Board&, Seat, const Study&, Sink);
};

/// How many markers a seat still needs to finish a technology (S5.1); 0 if its progress meets the cost (S5.3).
int markers_to_finish(const Ruleset&, const Board&, Seat, Technology);

/// Takes a turn's markers from the supply, as far as it goes (S0.2).
void take_markers(Board&, Seat, int icons, Sink);

}  // namespace oligopoly::smartphone
