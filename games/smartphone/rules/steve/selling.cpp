#include "games/smartphone/rules/phases/selling.hpp"
#include "games/smartphone/rules/board.hpp"
#include "games/smartphone/rules/steve/steve.hpp"

namespace oligopoly::smartphone::steve {
namespace {

using Regions = SmallSet<Region>;

/// Regions where Steve has an office and may sell: those he is alone in, or those he shares.
Regions regions_of(const Board& board, bool alone) {
  Regions regions;
  for (const Region region : each<Region>()) {
    const RegionState& place = board.regions[region];
    if (!may_sell_in(place, board.steve.seat)) continue;
    const bool is_alone = offices_of(place, board.steve.seat) == place.offices.size();
    if (is_alone == alone) regions.insert(region);
  }
  return regions;
}

void explain(const Ruleset& rules, const Board& board, Step step, int pass, Regions regions, Sink sink) {
  if (!sink.is_on()) return;
  const Seat seat = board.steve.seat;
  SteveSells event{seat, step, static_cast<std::uint8_t>(pass), board.players[seat].goods, {}};
  for (const Region region : regions)
    event.candidates.push_back(
        {region, static_cast<std::uint8_t>(SellingPhase::buyers_for(rules, board, seat, region).size())});
  sink(event);
}

bool sell_one(const Ruleset& rules, Board& board, Region region, Sink sink) {
  const Seat seat = board.steve.seat;
  if (board.players[seat].goods == 0 || !SellingPhase::check(rules, board, seat, Sell{region})) return false;
  SellingPhase::apply(rules, board, seat, Sell{region}, sink);
  return true;
}

/// One good in each region, in alphabetical order. False when none was sold.
bool sell_pass(const Ruleset& rules, Board& board, Step step, int pass, Regions regions, Sink sink) {
  if (regions.empty() || board.players[board.steve.seat].goods == 0) return false;
  explain(rules, board, step, pass, regions, sink);
  bool any = false;
  for (const Region region : regions) any = sell_one(rules, board, region, sink) || any;
  return any;
}

}  // namespace

void sell(const Ruleset& rules, Board& board, Sink sink) {
  const Regions alone = regions_of(board, true), shared = regions_of(board, false);
  sell_pass(rules, board, Step::A, 1, alone, sink);
  for (int pass = 1; sell_pass(rules, board, Step::B, pass, shared, sink);) ++pass;
  if (alone.empty() || board.players[board.steve.seat].goods == 0) return;
  explain(rules, board, Step::C, 1, alone, sink);
  for (const Region region : alone)
    while (sell_one(rules, board, region, sink)) {
    }
}

}  // namespace oligopoly::smartphone::steve
