#include "games/smartphone/rules/phases/scoring.hpp"

#include "games/smartphone/rules/majority.hpp"

namespace oligopoly::smartphone {
namespace {

using Counts = BySeat<int>;

void award(Board& board, Region region, Seat seat, int rank, int sold, int vp, Sink sink) {
  if (seat == kNobody || vp == 0) return;
  add(board.players[seat].vp_by_round.back().majorities, vp);
  sink(MajorityWon{seat, region, static_cast<std::uint8_t>(rank), static_cast<std::uint8_t>(sold),
                   static_cast<std::uint8_t>(vp)});
}

/// S8.2 in one region.
void score_majority(const Ruleset& rules, Board& board, Region region, Counts& sold, Sink sink) {
  const RegionState& place = board.regions[region];
  const Counts sales = sales_in(board, region);
  for (const Seat seat : players(seats_of(board))) sold[seat] += sales[seat];
  const Leaders leaders = leaders_of(place, sales);
  if (leaders.first == kNobody) return;
  const PlaceVp vp = place_vp(rules.size_of(region), place.offices.size());
  award(board, region, leaders.first, 1, sales[leaders.first], vp.first, sink);
  if (leaders.second != kNobody) award(board, region, leaders.second, 2, sales[leaders.second], vp.second, sink);
}

/// S0.7: the retailer leaves a region where an office was opened; Steve's tile is discarded.
void dismiss_retailer(Board& board, Region region, Sink sink) {
  RegionState& place = board.regions[region];
  const Seat opener = opener_of(place);
  if (!has_retailer(place) || opener == kNobody) return;
  const bool is_discarded = is_steve(board, opener);
  if (!is_discarded) board.players[opener].tiles.insert(place.retailer);
  sink(RetailerLeft{region, place.retailer, opener, is_discarded});
  place.retailer = 0;
}

}  // namespace

void ScoringPhase::score(const Ruleset& rules, Board& board, Sink sink) {
  Counts sold(seats_of(board));
  for (Player& player : board.players) player.vp_by_round.push_back({});
  for (const Region region : each<Region>()) score_majority(rules, board, region, sold, sink);
  for (const Seat seat : players(seats_of(board))) {
    Player& player = board.players[seat];
    RoundVp& gain = player.vp_by_round.back();
    sold[seat] += player.sold_by_nfc;
    gain.sales = static_cast<std::int16_t>(sold[seat] * player.price);
    add(player.vp, gain.sales + gain.majorities);  // at once, so that it decides the next round's ties (R-S11)
    sink(VpGained{seat, board.round, static_cast<std::uint8_t>(sold[seat]), player.price, gain.sales, gain.majorities,
                  player.vp});
  }
}

void ScoringPhase::clean_up(const Ruleset& rules, Board& board, Sink sink) {
  for (const Seat seat : players(seats_of(board))) {
    Player& player = board.players[seat];
    if (player.goods > 0) sink(GoodsLost{seat, player.goods});
    player.goods = player.sold_by_nfc = 0;
    player.price = rules.price.start;
  }
  for (RegionState& region : board.regions) std::fill(region.sold.begin(), region.sold.end(), kNobody);
  for (const Region region : each<Region>()) dismiss_retailer(board, region, sink);
  const auto is_left = [](const Domino& domino) { return !(domino == Domino{}); };
  const auto left = std::count_if(board.market.begin(), board.market.end(), is_left);
  if (left > 0) sink(MarketCleared{static_cast<std::uint8_t>(left)});
  board.market.clear();
}

void ScoringPhase::finish(const Ruleset& rules, Board& board, Sink sink) {
  for (const Seat seat : players(seats_of(board))) {
    Player& player = board.players[seat];
    FinalScore score{.seat = seat,
                     .before = player.vp,
                     .patents = static_cast<std::int16_t>(patent_vp(rules, board, seat)),
                     .tiles = static_cast<std::int16_t>(tile_vp(player))};
    add(player.vp, score.patents + score.tiles);
    score.vp = player.vp;
    sink(score);
  }
}

int patent_vp(const Ruleset& rules, const Board& board, Seat seat) {
  int vp = 0;
  for (const Technology technology : each<Technology>())
    if (board.patents[technology] == seat) vp += rules.technologies[technology].patent_vp;
  return vp;
}

int tile_vp(const Player& player) {
  int vp = 0;
  for (const std::uint8_t tile : player.tiles) vp += tile;
  return vp;
}

int patent_count(const Board& board, Seat seat) {
  return static_cast<int>(std::count(board.patents.begin(), board.patents.end(), seat));
}

Standings standings_of(const Board& board) {
  Standings standings(seats_of(board));
  const auto rank = [&](Seat seat) {
    const Player& player = board.players[seat];
    return std::tuple{player.vp, player.technologies.size(), patent_count(board, seat)};
  };
  for (const Seat seat : players(seats_of(board))) {
    int ahead = 0;
    for (const Seat other : players(seats_of(board))) ahead += rank(other) > rank(seat) ? 1 : 0;
    standings[seat] = {board.players[seat].vp, 1 + ahead};
  }
  return standings;
}

}  // namespace oligopoly::smartphone
