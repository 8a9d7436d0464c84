#include "games/smartphone/rules/phases/scoring.hpp"

#include "games/smartphone/rules/board.hpp"

namespace oligopoly::smartphone {
namespace {

using Counts = BySeat<int>;

Counts sales_in(const Board& board, Region region) {
  Counts sales(seats_of(board));
  for (const Seat seller : board.regions[region].sold)
    if (seller != kNobody) ++sales[seller];
  return sales;
}

/// Seats in the order of their leftmost office, each once: the order that breaks ties of S8.2.
List<Seat, kMaxSpaces> owners_from_left(const RegionState& region) {
  List<Seat, kMaxSpaces> owners;
  for (const Seat seat : region.offices)
    if (std::find(owners.begin(), owners.end(), seat) == owners.end()) owners.push_back(seat);
  return owners;
}

/// Who sold most, the further left the better; kNobody when nobody but `except` sold anything.
Seat best_seller(const RegionState& region, const Counts& sales, Seat except) {
  Seat best = kNobody;
  for (const Seat seat : owners_from_left(region)) {
    if (seat == except || sales[seat] == 0) continue;
    if (best == kNobody || sales[seat] > sales[best]) best = seat;
  }
  return best;
}

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
  const Seat first = best_seller(place, sales, kNobody);
  if (first == kNobody) return;
  const Seat second = best_seller(place, sales, first);
  const int rightmost = place.offices.size() - 1;
  const SizeSpec& size = rules.size_of(region);
  award(board, region, first, 1, sales[first], size.first[rightmost], sink);
  if (second != kNobody) award(board, region, second, 2, sales[second], size.second[rightmost], sink);
}

/// S0.7: the retailer leaves a region where an office was opened; Steve's tile is discarded.
void dismiss_retailer(Board& board, Region region, Sink sink) {
  RegionState& place = board.regions[region];
  if (place.retailer == 0 || place.offices.empty()) return;
  const Seat opener = place.offices[0];
  const bool is_discarded = is_steve(board, opener);
  if (!is_discarded) board.players[opener].tiles.insert(place.retailer);
  sink(RetailerLeft{region, place.retailer, opener, is_discarded});
  place.retailer = 0;
}

int tile_vp(const Player& player) {
  int vp = 0;
  for (const std::uint8_t tile : player.tiles) vp += tile;
  return vp;
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
