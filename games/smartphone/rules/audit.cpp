// The conservation laws of the game, and the guard for states that were loaded: every piece is somewhere, every index
// in range, and the game waits for someone who has something to choose.
#include "games/smartphone/rules/board.hpp"
#include "games/smartphone/rules/phases/logistics.hpp"
#include "games/smartphone/rules/phases/planning.hpp"
#include "games/smartphone/rules/phases/prices.hpp"
#include "games/smartphone/rules/phases/setup.hpp"
#include "games/smartphone/rules/plan/layout.hpp"
#include "games/smartphone/rules/smartphone.hpp"
#include "games/smartphone/rules/steve/steve.hpp"
#include "games/smartphone/rules/turn_order.hpp"

namespace oligopoly::smartphone {
namespace {

bool is_seat_of(const Board& board, Seat seat) { return static_cast<int>(seat.index()) < seats_of(board); }

bool are_seats_right(const Ruleset& rules, const State& state) {
  const Board& board = state.board;
  const int seats = seats_of(board);
  if (seats < kLeastSeats || seats > kMostSeats || state.plans.size() != seats) return false;
  for (const Seat seat : players(seats))
    if (board.players[seat].colour != rules.colour[seat.index()]) return false;
  return board.steve.seat == steve_seat(rules) && (board.steve.seat == kNobody || is_seat_of(board, board.steve.seat));
}

bool is_phase_of_round(const Ruleset& rules, const Board& board) {
  const int round = board.round;
  switch (board.phase) {
    case Phase::DealRetailers:
      return round == 0 && retailer_count(rules, seats_of(board)) > 0;
    case Phase::DealMarket:
      return has_improvements(rules, round + 1) && round < rules.rounds;
    case Phase::Improve:
      return round >= 1 && has_improvements(rules, round) && round <= rules.rounds;
    case Phase::Over:
      return round == rules.rounds;
    default:
      return round >= 1 && round <= rules.rounds;
  }
}

/// Between the end of a round and the start of the next.
bool is_between_rounds(const Board& board) {
  return board.phase == Phase::DealRetailers || board.phase == Phase::DealMarket || board.phase == Phase::Over;
}
int rounds_scored(const Board& board) { return is_between_rounds(board) ? board.round : board.round - 1; }
bool has_revealed(const Board& board) { return is_turn_phase(board.phase) || rounds_scored(board) > 0; }

// ---- regions and technologies ----------------------------------------------------------------------------------

bool are_offices_right(const Ruleset& rules, const Board& board, Region region) {
  const RegionState& place = board.regions[region];
  if (place.offices.size() > rules.size_of(region).spaces()) return false;
  for (const Seat seat : place.offices) {
    if (!is_seat_of(board, seat)) return false;
    const int most = has_power(board, seat, Technology::Wifi) ? 2 : 1;
    if (offices_of(place, seat) > most) return false;
  }
  return true;
}

bool are_sales_right(const Ruleset& rules, const Board& board, Region region) {
  const RegionState& place = board.regions[region];
  if (place.sold.size() != rules.regions[region].buyers.size()) return false;
  for (const Seat seller : place.sold) {
    if (seller == kNobody) continue;
    if (board.phase != Phase::Selling || has_retailer(place)) return false;
    if (!is_seat_of(board, seller) || !has_office(place, seller)) return false;
  }
  return true;
}

bool are_tiles_right(const Ruleset& rules, const Board& board) {
  SmallSet<std::uint8_t> left;
  for (const std::uint8_t tile : rules.retailer.tiles) left.insert(tile);
  int count = 0;
  const auto take = [&](std::uint8_t tile) {
    const bool is_left = tile <= kHighestTile && left.contains(tile);
    if (is_left) left.erase(tile);
    ++count;
    return is_left;
  };
  for (const Region region : each<Region>()) {
    const RegionState& place = board.regions[region];
    if (!has_retailer(place)) continue;
    const bool may_be_open = board.phase == Phase::Logistics || board.phase == Phase::Selling;
    if (!regions_without_home(rules).contains(region) || !take(place.retailer)) return false;
    if (!place.offices.empty() && !may_be_open) return false;
  }
  for (const Seat seat : players(seats_of(board)))
    for (const std::uint8_t tile : board.players[seat].tiles)
      if (is_steve(board, seat) || !take(tile)) return false;
  return count <= (board.phase == Phase::DealRetailers ? 0 : retailer_count(rules, seats_of(board)));
}

bool are_patents_right(const Board& board) {
  for (const Technology technology : each<Technology>()) {
    const Seat holder = board.patents[technology];
    bool is_known = false;
    for (const Player& player : board.players) is_known = is_known || player.technologies.contains(technology);
    if (is_known != (holder != kNobody)) return false;
    if (is_known && (!is_seat_of(board, holder) || !has_technology(board, holder, technology))) return false;
  }
  return true;
}

bool is_board_right(const Ruleset& rules, const Board& board) {
  for (const Region region : each<Region>())
    if (!are_offices_right(rules, board, region) || !are_sales_right(rules, board, region)) return false;
  for (const Seat seat : players(seats_of(board))) {
    const auto& home = board.regions[rules.colour_of(seat).home].offices;
    if (home.empty() || home[0] != seat) return false;
  }
  return are_tiles_right(rules, board) && are_patents_right(board);
}

// ---- improvements ----------------------------------------------------------------------------------------------

using KindCounts = List<int, kMaxKinds>;

/// Turns of phase 4 a seat has had.
int improve_turns(const Ruleset& rules, const Board& board, Seat seat) {
  int turns = std::min<int>(rounds_scored(board), rules.improve_rounds);
  if (!is_turn_phase(board.phase) || board.round > rules.improve_rounds) return turns;
  for (int i = 0; i < board.turn && board.phase == Phase::Improve; ++i) turns += board.order[i] == seat ? 1 : 0;
  return board.phase == Phase::Improve ? turns : turns + 1;
}

/// Counts a domino of the market; false when the box knows none like it.
bool count_kind(const Ruleset& rules, const Domino& domino, KindCounts& counts) {
  const int kind = kind_of(rules, domino);
  if (kind >= 0) ++counts[kind];
  return kind >= 0;
}

bool count_improvements(const Ruleset& rules, const Board& board, Seat seat, KindCounts& counts) {
  const Player& player = board.players[seat];
  const int owned = player.improvements.size();
  if (is_steve(board, seat)) {
    if (owned != board.round || player.tokens > board.round) return false;
    if (owned > 0 && !(player.improvements[0] == steves_improvement(rules))) return false;
    for (int i = 1; i < owned; ++i)
      if (!(player.improvements[i] == Domino{}) && !count_kind(rules, player.improvements[i], counts)) return false;
    return true;
  }
  if (owned < 1 || !(player.improvements[0] == rules.colour_of(seat).improvement)) return false;
  if (owned - 1 + player.tokens > improve_turns(rules, board, seat)) return false;
  for (int i = 1; i < owned; ++i)
    if (!count_kind(rules, player.improvements[i], counts)) return false;
  return true;
}

bool count_delayed(const Ruleset& rules, const Board& board, KindCounts& counts) {
  const Maybe<Domino>& delayed = board.steve.delayed;
  if (delayed.empty()) return true;
  if (board.round == 0) return delayed[0] == steves_improvement(rules);
  return count_kind(rules, delayed[0], counts);
}

bool count_market(const Ruleset& rules, const Board& board, KindCounts& counts) {
  const bool is_open = !is_between_rounds(board) && board.round <= rules.improve_rounds;
  if (board.market.size() != (is_open ? rules.market_size : 0)) return false;
  for (const Domino& domino : board.market)
    if (!(domino == Domino{}) && !count_kind(rules, domino, counts)) return false;
  return true;
}

bool are_improvements_right(const Ruleset& rules, const Board& board) {
  if (board.box.size() != rules.dominoes.size()) return false;
  KindCounts counts = KindCounts::filled(rules.dominoes.size());
  for (const Seat seat : players(seats_of(board)))
    if (!count_improvements(rules, board, seat, counts)) return false;
  if (!count_delayed(rules, board, counts) || !count_market(rules, board, counts)) return false;
  int dealt = 0;
  for (int kind = 0; kind < counts.size(); ++kind) {
    if (board.box[kind] + counts[kind] > rules.dominoes[kind].copies) return false;
    dealt += rules.dominoes[kind].copies - board.box[kind];
  }
  return dealt == rules.market_size * std::min<int>(board.round, rules.improve_rounds);
}

// ---- seats -----------------------------------------------------------------------------------------------------

bool is_progress_right(const Ruleset& rules, const Board& board, Seat seat) {
  const Player& player = board.players[seat];
  for (const Technology technology : each<Technology>()) {
    const int progress = player.research[technology];
    if (progress >= rules.technologies[technology].cost) return false;
    if (progress > 0 && player.technologies.contains(technology)) return false;
  }
  for (const Region region : each<Region>()) {
    const int progress = player.logistics[region];
    if (progress == 0) continue;
    const int offices = offices_of(board.regions[region], seat);
    const bool is_wifi = offices == 1 && has_power(board, seat, Technology::Wifi);
    if (progress >= rules.size_of(region).cost || !has_free_space(rules, board, region)) return false;
    if (!is_wifi && !is_available(rules, board, seat, region)) return false;
    if (is_steve(board, seat) && !(board.steve.marker == Maybe<Region>{region})) return false;
  }
  return true;
}

bool are_supplies_right(const Ruleset& rules, const Board& board, Seat seat) {
  const Player& player = board.players[seat];
  const bool is_active = is_turn_phase(board.phase) && active_seat(board) == seat;
  int markers = player.markers + (is_active ? board.markers_in_hand : 0);
  for (const std::uint8_t progress : player.research) markers += progress;
  for (const std::uint8_t progress : player.logistics) markers += progress;
  int offices = player.offices + player.technologies.size(), goods = player.goods + player.sold_by_nfc;
  for (const RegionState& region : board.regions) {
    offices += offices_of(region, seat);
    goods += static_cast<int>(std::count(region.sold.begin(), region.sold.end(), seat));
  }
  if (!is_turn_phase(board.phase) && goods > 0) return false;
  if (player.sold_by_nfc > 0 && (board.phase != Phase::Selling || !has_power(board, seat, Technology::Nfc) ||
                                 player.sold_by_nfc > rules.powers.nfc_goods))
    return false;
  return markers == rules.supplies.markers && offices == rules.supplies.offices && goods <= rules.supplies.goods;
}

/// The plan last revealed was legal for the improvements owned then, and shows what is noted.
bool is_plan_right(const Ruleset& rules, const Board& board, Seat seat) {
  const Player& player = board.players[seat];
  if (is_steve(board, seat)) {
    const IconCounts shown = board.round > 0 ? steve::icons_of(rules, player) : IconCounts{};
    return player.plan == Plan{} && player.outcome == Outcome{.visible = shown};
  }
  if (!has_revealed(board)) return player.plan == Plan{} && player.outcome == Outcome{};
  const int laid = player.plan.improvements.size();
  if (laid > player.improvements.size()) return false;
  const std::span<const Domino> owned(player.improvements.begin(), static_cast<std::size_t>(laid));
  const bool has_4g = player.technologies.contains(Technology::FourG);
  return check_plan(rules.pads, rules.plan, owned, has_4g, player.plan) &&
         player.outcome == outcome_of(rules.pads, owned, player.plan);
}

bool are_vp_right(const Ruleset& rules, const Board& board, Seat seat) {
  const Player& player = board.players[seat];
  if (player.vp_by_round.size() != rounds_scored(board)) return false;
  int vp = rules.colour_of(seat).start_vp;
  for (const RoundVp& gain : player.vp_by_round) vp += gain.sales + gain.majorities;
  if (board.phase == Phase::Over) {
    for (const Technology technology : each<Technology>())
      if (board.patents[technology] == seat) vp += rules.technologies[technology].patent_vp;
    for (const std::uint8_t tile : player.tiles) vp += tile;
  }
  return player.vp == vp;
}

bool is_player_right(const Ruleset& rules, const Board& board, Seat seat) {
  const Player& player = board.players[seat];
  const int price = is_turn_phase(board.phase) ? price_of(player.outcome, rules.price) : rules.price.start;
  return is_progress_right(rules, board, seat) && are_supplies_right(rules, board, seat) &&
         is_plan_right(rules, board, seat) && are_vp_right(rules, board, seat) && player.price == price;
}

bool is_steve_right(const Ruleset& rules, const Board& board) {
  const Steve& steve = board.steve;
  if (steve.seat == kNobody) return steve == Steve{};
  if (board.round == 0 && (!steve.marker.empty() || steve.delayed.empty())) return false;
  return steve.marker.empty() || is_available(rules, board, steve.seat, steve.marker[0]);
}

// ---- who acts --------------------------------------------------------------------------------------------------

bool are_plans_right(const Ruleset& rules, const State& state) {
  for (const Seat seat : state.sealed)
    if (state.board.phase != Phase::Planning || !is_seat_of(state.board, seat) || is_steve(state.board, seat))
      return false;
  for (const Seat seat : players(seats_of(state.board))) {
    const bool is_sealed = state.sealed.contains(seat);
    if (!is_sealed && !(state.plans[seat] == Plan{})) return false;
    if (is_sealed && !PlanningPhase::check(rules, state, seat, LayPlan{state.plans[seat]})) return false;
  }
  return state.board.phase != Phase::Planning || !PlanningPhase::waiting(state).empty();
}

/// Requires that the order holds seats.
bool is_wifi_right(const Board& board) {
  if (board.wifi_region.empty()) return true;
  return board.phase == Phase::Logistics && has_power(board, active_seat(board), Technology::Wifi) &&
         has_office(board.regions[board.wifi_region[0]], active_seat(board));
}

/// An order of the right length and a turn within it, so that it is safe to ask whose turn it is.
bool has_turns(const Board& board) {
  if (!is_turn_phase(board.phase))
    return board.order.empty() && board.turn == 0 && board.markers_in_hand == 0 && board.wifi_region.empty();
  SeatSet seen;
  for (const Seat seat : board.order) seen.insert(seat);
  const bool is_marker_phase = board.phase == Phase::Research || board.phase == Phase::Logistics;
  return board.order.size() == seats_of(board) && seen == players(seats_of(board)) && board.turn < seats_of(board) &&
         (is_marker_phase || board.markers_in_hand == 0);
}

bool is_turn_right(const Ruleset& rules, const Board& board) {
  if (!is_turn_phase(board.phase)) return true;
  return board.order == priority_order(rules, board) && !is_steve(board, active_seat(board)) && is_wifi_right(board) &&
         has_choice(rules, board);
}

bool is_position(const Ruleset& rules, const State& state) {
  const Board& board = state.board;
  // From coarse to fine: later checks rely on what earlier ones have made sure of.
  if (!are_seats_right(rules, state) || !is_phase_of_round(rules, board) || !has_turns(board)) return false;
  if (!is_board_right(rules, board) || !are_improvements_right(rules, board)) return false;
  int tokens = board.tokens;
  for (const Seat seat : players(seats_of(board))) {
    if (!is_player_right(rules, board, seat)) return false;
    tokens += board.players[seat].tokens;
  }
  return tokens == rules.supplies.tokens && is_steve_right(rules, board) && are_plans_right(rules, state) &&
         is_turn_right(rules, board);
}

}  // namespace

Verdict Smartphone::audit(const Ruleset& rules, const State& state) {
  return is_position(rules, state) ? kAllowed : refused(kBadState);
}

}  // namespace oligopoly::smartphone
