#include "games/smartphone/rules/phases/logistics.hpp"
#include "games/smartphone/rules/board.hpp"
#include "games/smartphone/rules/steve/steve.hpp"

namespace oligopoly::smartphone::steve {
namespace {

using Regions = SmallSet<Region>;

Regions available(const Ruleset& rules, const Board& board) {
  Regions regions;
  for (const Region region : each<Region>())
    if (is_available(rules, board, board.steve.seat, region)) regions.insert(region);
  return regions;
}

/// Those of `regions` with the smallest value.
template <class Value>
Regions least(Regions regions, Value value) {
  Regions best;
  for (const Region region : regions) {
    if (!best.empty() && value(region) > value(best.at(0))) continue;
    if (!best.empty() && value(region) < value(best.at(0))) best = {};
    best.insert(region);
  }
  return best;
}

struct RegionChoice {
  Step step = Step::None;
  Maybe<Region> region;
};

/// S9.7: (a) the largest, (b) the fewest offices of others, (c) first in the alphabet.
RegionChoice choose(const Ruleset& rules, const Board& board, Regions regions) {
  if (regions.empty()) return {};
  const Regions largest = least(regions, [&](Region region) { return -static_cast<int>(rules.regions[region].size); });
  if (largest.size() == 1) return {Step::A, {largest.at(0)}};
  // He has no office in an available region, so all offices there are of others.
  const Regions emptiest = least(largest, [&](Region region) { return board.regions[region].offices.size(); });
  if (emptiest.size() == 1) return {Step::B, {emptiest.at(0)}};
  return {Step::C, {emptiest.at(0)}};
}

void explain(const Ruleset& rules, const Board& board, MarkerCause cause, Regions regions, const RegionChoice& choice,
             Sink sink) {
  if (!sink.is_on()) return;
  SteveMovedMarker event{board.steve.seat, cause, choice.step, {}, choice.region};
  for (const Region region : regions)
    event.candidates.push_back(
        {region, rules.regions[region].size, static_cast<std::uint8_t>(board.regions[region].offices.size())});
  sink(event);
}

}  // namespace

void move_marker(const Ruleset& rules, Board& board, MarkerCause cause, Sink sink) {
  const Regions regions = available(rules, board);
  const RegionChoice choice = choose(rules, board, regions);
  board.steve.marker = choice.region;  // none: off the board (R-S18)
  explain(rules, board, cause, regions, choice, sink);
}

void ship(const Ruleset& rules, Board& board, Sink sink) {
  if (board.steve.marker.empty()) move_marker(rules, board, MarkerCause::OffBoard, sink);  // R-S14
  const Player& player = board.players[board.steve.seat];
  while (board.markers_in_hand > 0 && !board.steve.marker.empty() && player.offices > 0)
    LogisticsPhase::apply(rules, board, board.steve.seat, Ship{board.steve.marker[0]}, sink);
}

}  // namespace oligopoly::smartphone::steve
