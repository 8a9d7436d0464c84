#pragma once

#include "games/smartphone/rules/actions.hpp"
#include "games/smartphone/rules/events.hpp"

namespace oligopoly::smartphone {

/// Phase 6 (S6): in order, place progress markers in regions and open offices.
struct LogisticsPhase {
  static Verdict check(const Ruleset&, const Board&, Seat, const Ship&);
  /// Where a marker may be placed.
  static SmallSet<Region> targets(const Ruleset&, const Board&, Seat);

  /// Takes the markers (S0.2). True when the seat has to choose.
  static bool begin_turn(const Ruleset&, Board&, Seat, Sink);
  static bool has_choice(const Ruleset&, const Board&, Seat);
  static void apply(const Ruleset&, Board&, Seat, const Ship&, Sink);
};

/// How many markers a seat still needs to open an office in a region (S6.1).
int markers_to_open(const Ruleset&, const Board&, Seat, Region);

/// Linked, with a free space and without an office of this seat (S6.1): what Steve calls available (S9.7).
bool is_available(const Ruleset&, const Board&, Seat, Region);

}  // namespace oligopoly::smartphone
