#pragma once

#include "games/smartphone/rules/events.hpp"

namespace oligopoly::smartphone {

/// Phase 2 (S2). Nobody decides anything.
struct PricesPhase {
  /// Sets every price, and with them the order of phases 4 to 7.
  static void run(const Ruleset&, Board&, Sink);
};

/// Who goes before whom in phases 4 to 7 (S2.2).
bool has_priority(const Ruleset&, const Board&, Seat, Seat other);
/// All seats by the priority rule.
List<Seat, kMostSeats> priority_order(const Ruleset&, const Board&);

}  // namespace oligopoly::smartphone
