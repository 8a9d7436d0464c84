#include "games/smartphone/rules/phases/logistics.hpp"

#include "games/smartphone/rules/board.hpp"
#include "games/smartphone/rules/phases/research.hpp"
#include "games/smartphone/rules/plan/yield.hpp"
#include "games/smartphone/rules/reasons.hpp"
#include "games/smartphone/rules/steve/steve.hpp"

namespace oligopoly::smartphone {
namespace {

int marker_icons(const Board& board, Seat seat) {
  return trucks_of(board.players[seat].outcome, powers_of(board, seat));
}

/// S6.3: whether WiFi allows progress in a region with one office of this seat, linked or not (R-S9).
Verdict check_wifi(const Board& board, Seat seat, Region region, int offices) {
  if (!has_power(board, seat, Technology::Wifi)) return refused(kHasOffice, name_of(region));
  if (offices > 1) return refused(kHasTwoOffices, name_of(region));
  if (!board.wifi_region.empty() && board.wifi_region[0] != region)
    return refused(kWifiElsewhere, name_of(board.wifi_region[0]));
  return kAllowed;
}

/// S6.2: progress in a full region goes back to its owners (R-S8).
void return_progress(Board& board, Region region, Sink sink) {
  RegionFilled filled{region, BySeat<std::uint8_t>(seats_of(board))};
  for (const Seat seat : players(seats_of(board))) {
    Player& player = board.players[seat];
    filled.returned[seat] = player.logistics[region];
    add(player.markers, player.logistics[region]);
    player.logistics[region] = 0;
  }
  sink(filled);
}

void open_office(const Ruleset& rules, Board& board, Seat seat, Region region, Sink sink) {
  Player& player = board.players[seat];
  RegionState& place = board.regions[region];
  const bool is_second = has_office(place, seat);
  add(player.markers, player.logistics[region]);
  player.logistics[region] = 0;
  add(player.offices, -1);
  place.offices.push_back(seat);
  sink(OfficeOpened{seat, region, static_cast<std::uint8_t>(place.offices.size()), is_second});
  const bool is_full = !has_free_space(rules, board, region);
  if (is_full) return_progress(board, region, sink);
  if (is_steve(board, seat)) {
    steve::move_marker(rules, board, MarkerCause::OfficeOpened, sink);
  } else if (is_full && board.steve.marker == Maybe<Region>{region}) {
    steve::move_marker(rules, board, MarkerCause::RegionFilled, sink);
  }
}

}  // namespace

int markers_to_open(const Ruleset& rules, const Board& board, Seat seat, Region region) {
  return rules.size_of(region).cost - board.players[seat].logistics[region];
}

bool is_available(const Ruleset& rules, const Board& board, Seat seat, Region region) {
  return has_free_space(rules, board, region) && !has_office(board.regions[region], seat) &&
         is_in_reach(rules, board, seat, region);
}

Verdict LogisticsPhase::check(const Ruleset& rules, const Board& board, Seat seat, const Ship& action) {
  const Region region = action.region;
  if (board.players[seat].offices == 0) return refused(kNoOfficeLeft);
  if (!has_free_space(rules, board, region)) return refused(kRegionFull, name_of(region));
  if (const int offices = offices_of(board.regions[region], seat); offices > 0)
    return check_wifi(board, seat, region, offices);
  return is_in_reach(rules, board, seat, region) ? kAllowed : refused(kNotLinked, name_of(region));
}

SmallSet<Region> LogisticsPhase::targets(const Ruleset& rules, const Board& board, Seat seat) {
  SmallSet<Region> targets;
  for (const Region region : each<Region>())
    if (check(rules, board, seat, Ship{region})) targets.insert(region);
  return targets;
}

bool LogisticsPhase::has_choice(const Ruleset& rules, const Board& board, Seat seat) {
  if (board.markers_in_hand == 0) return false;
  for (const Region region : each<Region>())
    if (check(rules, board, seat, Ship{region})) return true;
  return false;
}

bool LogisticsPhase::begin_turn(const Ruleset& rules, Board& board, Seat seat, Sink sink) {
  take_markers(board, seat, marker_icons(board, seat), sink);
  if (!is_steve(board, seat)) return has_choice(rules, board, seat);
  steve::ship(rules, board, sink);
  return false;
}

void LogisticsPhase::apply(const Ruleset& rules, Board& board, Seat seat, const Ship& action, Sink sink) {
  const Region region = action.region;
  std::uint8_t& progress = board.players[seat].logistics[region];
  const bool by_wifi = has_office(board.regions[region], seat);
  // R-S21: the first marker in a region with an office of one's own is the choice of WiFi's region.
  if (by_wifi && board.wifi_region.empty()) board.wifi_region.push_back(region);
  add(board.markers_in_hand, -1);
  add(progress, 1);
  const std::uint8_t cost = rules.size_of(region).cost;
  sink(Shipped{seat, region, progress, cost, by_wifi});
  if (markers_to_open(rules, board, seat, region) <= 0) open_office(rules, board, seat, region, sink);
}

}  // namespace oligopoly::smartphone
