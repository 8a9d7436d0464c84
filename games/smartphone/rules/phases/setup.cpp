#include "games/smartphone/rules/phases/setup.hpp"

#include "games/smartphone/rules/board.hpp"
#include "games/smartphone/rules/reasons.hpp"

namespace oligopoly::smartphone {
namespace {

Player starting_player(const Ruleset& rules, Seat seat) {
  const ColourSpec& colour = rules.colour_of(seat);
  Player player;
  player.colour = rules.colour[seat.index()];
  player.price = rules.price.start;
  player.markers = rules.supplies.markers;
  player.offices = static_cast<std::uint8_t>(rules.supplies.offices - 1);  // one stands at home (S0.2)
  player.vp = colour.start_vp;
  // Steve's lies on his pad, on the delayed space (S9.0).
  if (seat != steve_seat(rules)) player.improvements.push_back(colour.improvement);
  return player;
}

/// A random pick of `values`, which is taken out.
template <class List>
typename List::Value draw(List& values, Rng& rng) {
  const int at = rng.between(0, values.size() - 1);
  const auto drawn = values[at];
  values.erase_at(at);
  return drawn;
}

}  // namespace

int kind_of(const Ruleset& rules, const Domino& domino) {
  for (int kind = 0; kind < rules.dominoes.size(); ++kind)
    if (rules.dominoes[kind].domino == domino) return kind;
  return -1;
}

State Setup::start(const Ruleset& rules, int seats) {
  State state;
  Board& board = state.board;
  // R-S20: retailers come before the market.
  board.phase = retailer_count(rules, seats) > 0 ? Phase::DealRetailers : Phase::DealMarket;
  board.tokens = rules.supplies.tokens;
  for (const DominoSpec& row : rules.dominoes) board.box.push_back(row.copies);
  for (Seat& holder : board.patents) holder = kNobody;
  for (const Region region : each<Region>())
    board.regions[region].sold = List<Seat, kMaxBuyers>::filled(rules.regions[region].buyers.size(), kNobody);
  for (const Seat seat : players(seats)) {
    board.players.push_back(starting_player(rules, seat));
    board.regions[rules.colour_of(seat).home].offices.push_back(seat);
  }
  board.steve.seat = steve_seat(rules);
  if (board.steve.seat != kNobody) board.steve.delayed.push_back(steves_improvement(rules));
  state.plans = BySeat<Plan>(seats);
  return state;
}

Verdict Setup::check(const Ruleset& rules, const Board& board, const DealRetailers& deal) {
  SmallSet<std::uint8_t> in_box;
  for (const std::uint8_t tile : rules.retailer.tiles) in_box.insert(tile);
  int count = 0;
  for (const Region region : each<Region>()) {
    const std::uint8_t tile = deal.tiles[region];
    if (tile == 0) continue;
    if (!regions_without_home(rules).contains(region)) return refused(kNoRetailerHere, name_of(region));
    if (tile > kHighestTile || !in_box.contains(tile)) return refused(kNoSuchTile, tile);
    in_box.erase(tile);
    ++count;
  }
  const int wanted = retailer_count(rules, seats_of(board));
  return count == wanted ? kAllowed : refused(kWrongTileCount, wanted, count);
}

Verdict Setup::check(const Ruleset& rules, const Board& board, const DealMarket& deal) {
  if (deal.improvements.size() != rules.market_size)
    return refused(kWrongMarketSize, rules.market_size, deal.improvements.size());
  auto left = board.box;
  for (const Domino& domino : deal.improvements) {
    const int kind = kind_of(rules, domino);
    if (kind < 0 || left[kind] == 0) return refused(kNotInBox, name_of(domino.first), name_of(domino.second));
    add(left[kind], -1);
  }
  return kAllowed;
}

DealRetailers Setup::sample_retailers(const Ruleset& rules, const Board& board, Rng& rng) {
  DealRetailers deal;
  List<Region, kCountOf<Region>> regions;
  for (const Region region : regions_without_home(rules)) regions.push_back(region);
  auto tiles = rules.retailer.tiles;
  for (int i = retailer_count(rules, seats_of(board)); i > 0; --i) deal.tiles[draw(regions, rng)] = draw(tiles, rng);
  return deal;
}

DealMarket Setup::sample_market(const Ruleset& rules, const Board& board, Rng& rng) {
  auto left = board.box;
  int total = 0;
  for (const std::uint8_t copies : left) total += copies;
  DealMarket deal;
  for (; deal.improvements.size() < rules.market_size; --total) {
    int skip = rng.between(0, total - 1), kind = 0;
    for (; skip >= left[kind]; ++kind) skip -= left[kind];
    add(left[kind], -1);
    deal.improvements.push_back(rules.dominoes[kind].domino);
  }
  return deal;
}

void Setup::apply(const Ruleset&, Board& board, const DealRetailers& deal, Sink sink) {
  for (const Region region : each<Region>()) board.regions[region].retailer = deal.tiles[region];
  sink(RetailersDealt{deal.tiles});
}

void Setup::apply(const Ruleset& rules, Board& board, const DealMarket& deal, Sink sink) {
  for (const Domino& domino : deal.improvements) add(board.box[kind_of(rules, domino)], -1);
  board.market = deal.improvements;
  sink(MarketDealt{deal.improvements});
}

}  // namespace oligopoly::smartphone
