#pragma once

#include "games/smartphone/rules/actions.hpp"
#include "games/smartphone/rules/events.hpp"

namespace oligopoly::smartphone {

/// Phase 4 (S4): in order, take an improvement or a goods token.
struct ImprovePhase {
  static Verdict check(const Ruleset&, const Board&, Seat, const TakeImprovement&);
  static Verdict check(const Ruleset&, const Board&, Seat, const TakeToken&);
  /// The slots that may be taken from.
  static SmallSet<std::uint8_t> slots(const Ruleset&, const Board&, Seat);

  /// Plays what leaves no choice. True when the seat has to choose.
  static bool begin_turn(const Ruleset&, Board&, Seat, Sink);
  static bool has_choice(const Ruleset&, const Board&, Seat);
  static void apply(const Ruleset&, Board&, Seat, const TakeImprovement&, Sink);
  static void apply(const Ruleset&, Board&, Seat, const TakeToken&, Sink);
};

}  // namespace oligopoly::smartphone
