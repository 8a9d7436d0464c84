#pragma once

#include "games/smartphone/rules/model.hpp"

/// Questions about the table that more than one phase asks.
namespace oligopoly::smartphone {

constexpr int seats_of(const Board& board) { return board.players.size(); }
constexpr bool is_steve(const Board& board, Seat seat) { return board.steve.seat == seat; }

constexpr bool is_turn_phase(Phase phase) {
  return phase == Phase::Improve || phase == Phase::Research || phase == Phase::Logistics || phase == Phase::Selling;
}
/// Whose turn it is. Requires a turn phase.
constexpr Seat active_seat(const Board& board) { return board.order[board.turn]; }

constexpr bool has_technology(const Board& board, Seat seat, Technology technology) {
  return board.players[seat].technologies.contains(technology);
}
/// Steve has technologies, but never what they do (S9.6).
constexpr bool has_power(const Board& board, Seat seat, Technology technology) {
  return has_technology(board, seat, technology) && !is_steve(board, seat);
}

/// The technologies whose powers a seat has.
constexpr SmallSet<Technology> powers_of(const Board& board, Seat seat) {
  return is_steve(board, seat) ? SmallSet<Technology>{} : board.players[seat].technologies;
}

constexpr int offices_of(const RegionState& region, Seat seat) {
  int count = 0;
  for (const Seat owner : region.offices) count += owner == seat ? 1 : 0;
  return count;
}
constexpr bool has_office(const RegionState& region, Seat seat) {
  for (const Seat owner : region.offices)
    if (owner == seat) return true;
  return false;
}
/// Who opened the first office there, or kNobody.
constexpr Seat opener_of(const RegionState& region) { return region.offices.empty() ? kNobody : region.offices[0]; }
/// Whether a retailer stands there: until the round ends in which an office opens, nobody sells (S0.7, R-S2).
constexpr bool has_retailer(const RegionState& region) { return region.retailer != 0; }
/// VP of the tile that whoever opens an office there next will get: only the first one does (S0.7).
constexpr int tile_for_opening(const RegionState& region) { return opener_of(region) == kNobody ? region.retailer : 0; }
/// Whether nobody has finished a technology yet, so that its patent is still to be had (S5.2).
constexpr bool is_patent_left(const Board& board, Technology technology) {
  return board.patents[technology] == kNobody;
}
constexpr bool has_free_space(const Ruleset& rules, const Board& board, Region region) {
  return board.regions[region].offices.size() < rules.size_of(region).spaces();
}
/// Linked to a region with an office of this seat (S6.1); one opened this turn counts (S6.2, R-S8).
constexpr bool is_in_reach(const Ruleset& rules, const Board& board, Seat seat, Region region) {
  for (const Region neighbour : rules.regions[region].links)
    if (has_office(board.regions[neighbour], seat)) return true;
  return false;
}

/// Adds to one of the small counts of the state.
template <class T>
constexpr void add(T& count, int change) {
  count = static_cast<T>(count + change);
}

}  // namespace oligopoly::smartphone
