#include "games/smartphone/rules/preview.hpp"

#include "games/smartphone/rules/board.hpp"
#include "games/smartphone/rules/majority.hpp"
#include "games/smartphone/rules/phases/logistics.hpp"
#include "games/smartphone/rules/phases/prices.hpp"
#include "games/smartphone/rules/phases/research.hpp"
#include "games/smartphone/rules/phases/scoring.hpp"
#include "games/smartphone/rules/phases/selling.hpp"
#include "games/smartphone/rules/plan/layout.hpp"
#include "games/smartphone/rules/smartphone.hpp"

namespace oligopoly::smartphone {
namespace {

std::uint8_t small(int value) { return static_cast<std::uint8_t>(value); }

bool is_player(const Board& board, Seat seat) { return static_cast<int>(seat.index()) < seats_of(board); }

/// What selling most would pay with one more office.
std::uint8_t next_vp(const SizeSpec& size, int offices) {
  return offices < size.first.size() ? place_vp(size, offices + 1).first : std::uint8_t{0};
}

RegionPreview region_preview(const Ruleset& rules, const View& view, Region region) {
  const RegionState& place = view.board.regions[region];
  const Leaders leaders = leaders_of(place, sales_in(view.board, region));
  const PlaceVp vp = place_vp(rules.size_of(region), place.offices.size());
  RegionPreview out{.first = leaders.first,
                    .second = leaders.second,
                    .first_vp = vp.first,
                    .second_vp = vp.second,
                    .space = small(place.offices.size()),
                    .trucks = rules.size_of(region).cost,
                    .tile = small(tile_for_opening(place)),
                    .next_vp = next_vp(rules.size_of(region), place.offices.size())};
  if (!is_player(view.board, view.viewer)) return out;
  out.in_reach = static_cast<bool>(LogisticsPhase::check(rules, view.board, view.viewer, Ship{region}));
  out.trucks = small(markers_to_open(rules, view.board, view.viewer, region));
  if (may_sell_in(place, view.viewer))
    out.buyers = small(SellingPhase::buyers_for(rules, view.board, view.viewer, region).size());
  return out;
}

/// How many goods of the viewer can sell where these buyers are, or by NFC.
std::uint8_t sellable(const Ruleset& rules, const View& view, const EnumMap<Region, RegionPreview>& regions) {
  if (!is_player(view.board, view.viewer)) return 0;
  const Player& player = view.board.players[view.viewer];
  int room = nfc_goods(rules, powers_of(view.board, view.viewer)) - player.sold_by_nfc;
  for (const Region region : each<Region>()) room += regions[region].buyers;
  return small(std::min<int>(player.goods, room));
}

SeatPreview seat_preview(const Ruleset& rules, const Board& board, Seat seat) {
  const Player& player = board.players[seat];
  return {.price = known_price(rules, board, seat),
          .start_vp = rules.colours[player.colour].start_vp,
          .patent_vp = static_cast<std::int16_t>(patent_vp(rules, board, seat)),
          .tile_vp = static_cast<std::int16_t>(tile_vp(player)),
          .has_plan = !is_steve(board, seat) && (is_turn_phase(board.phase) || !player.vp_by_round.empty())};
}

TechnologyPreview technology_preview(const Ruleset& rules, const View& view, Technology technology) {
  const Board& board = view.board;
  const Seat viewer = view.viewer;
  const TechnologySpec& spec = rules.technologies[technology];
  const std::uint8_t vp = board.patents[technology] == kNobody ? spec.patent_vp : std::uint8_t{0};
  if (!is_player(board, viewer)) return {.cost = spec.cost, .left = spec.cost, .patent_vp = vp};
  const bool is_done = board.players[viewer].technologies.contains(technology);
  return {.cost = small(ResearchPhase::cost(rules, board, viewer, technology)),
          .left = is_done ? std::uint8_t{0} : small(markers_to_finish(rules, board, viewer, technology)),
          .patent_vp = vp};
}

}  // namespace

Preview Smartphone::preview(const Ruleset& rules, const View& view) {
  Preview out;
  for (const Technology technology : each<Technology>())
    out.technologies[technology] = technology_preview(rules, view, technology);
  for (const Region region : each<Region>()) out.regions[region] = region_preview(rules, view, region);
  for (const Seat seat : players(seats_of(view.board))) out.seats.push_back(seat_preview(rules, view.board, seat));
  // Before prices are set they are all the same, so that this is the order at equal prices.
  out.order = view.board.order.empty() ? priority_order(rules, view.board) : view.board.order;
  out.sellable = sellable(rules, view, out.regions);
  return out;
}

std::optional<PlanPreview> Smartphone::preview(const Ruleset& rules, const View& view, const Action& action) {
  const LayPlan* lay = std::get_if<LayPlan>(&action);
  if (lay == nullptr || !is_player(view.board, view.viewer)) return std::nullopt;
  const auto& owned = view.board.players[view.viewer].improvements;
  return preview_of(rules, view.board, view.viewer, outcome_of(rules.pads, {owned.begin(), owned.end()}, lay->plan));
}

}  // namespace oligopoly::smartphone
