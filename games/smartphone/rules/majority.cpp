#include "games/smartphone/rules/majority.hpp"

namespace oligopoly::smartphone {
namespace {

/// The best of those who sold something, `except` apart.
Seat best_seller(const RegionState& region, const BySeat<int>& sales, Seat except) {
  Seat best = kNobody;
  for (const Seat seat : players(sales.size())) {
    if (seat == except || sales[seat] == 0) continue;
    const bool is_equal = best != kNobody && sales[seat] == sales[best];
    if (best == kNobody || (is_equal ? is_further_left(region, seat, best) : sales[seat] > sales[best])) best = seat;
  }
  return best;
}

}  // namespace

BySeat<int> sales_in(const Board& board, Region region) {
  BySeat<int> sales(seats_of(board));
  for (const Seat seller : board.regions[region].sold)
    if (seller != kNobody) ++sales[seller];
  return sales;
}

Leaders leaders_of(const RegionState& region, const BySeat<int>& sales) {
  const Seat first = best_seller(region, sales, kNobody);
  return {first, first == kNobody ? kNobody : best_seller(region, sales, first)};
}

}  // namespace oligopoly::smartphone
