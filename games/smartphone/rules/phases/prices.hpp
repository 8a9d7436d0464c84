#pragma once

#include "games/smartphone/rules/events.hpp"

namespace oligopoly::smartphone {

/// Phase 2 (S2). Nobody decides anything.
struct PricesPhase {
  /// Sets every price, and with them the order of phases 4 to 7.
  static void run(const Ruleset&, Board&, Sink);
};

/// The price of a seat this round, if everyone knows it: once prices are set, and Steve's as soon as his pad is laid
/// out for the round (S2.1, S9.2).
std::optional<std::uint8_t> known_price(const Ruleset&, const Board&, Seat);

/// Whether a seat goes before another that asks the same price (S2.2, R-S5).
bool wins_price_tie(const Ruleset&, const Board&, Seat, Seat other);
/// The highest price at which a seat goes before another that asks `price` (S2.2). Nobody may ask for so little if it
/// is below the lowest price.
int goes_first_up_to(const Ruleset&, const Board&, Seat, Seat other, int price);
/// Who goes before whom in phases 4 to 7 (S2.2).
bool has_priority(const Ruleset&, const Board&, Seat, Seat other);
/// All seats by the priority rule.
List<Seat, kMostSeats> priority_order(const Ruleset&, const Board&);

}  // namespace oligopoly::smartphone
