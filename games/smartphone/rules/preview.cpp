#include "games/smartphone/rules/preview.hpp"

#include <algorithm>

#include "games/smartphone/rules/board.hpp"
#include "games/smartphone/rules/phases/research.hpp"
#include "games/smartphone/rules/phases/selling.hpp"
#include "games/smartphone/rules/plan/layout.hpp"
#include "games/smartphone/rules/plan/yield.hpp"
#include "games/smartphone/rules/smartphone.hpp"

namespace oligopoly::smartphone {
namespace {

bool is_player(const Board& board, Seat seat) { return static_cast<int>(seat.index()) < seats_of(board); }

/// The board as selling would find it if nothing else happened before.
Board with_price(Board board, Seat seat, int price) {
  board.players[seat].price = static_cast<std::uint8_t>(price);
  return board;
}

}  // namespace

PlanPreview preview_of(const Ruleset& rules, const Board& board, Seat seat, const Outcome& outcome) {
  const PlanYield yield = yield_of(outcome, rules.price, powers_of(board, seat));
  PlanPreview out{
      .outcome = outcome,
      .price = yield.price,
      .goods = static_cast<std::uint8_t>(std::min<int>(yield.goods + board.players[seat].tokens, rules.supplies.goods)),
      .research = yield.research,
      .trucks = yield.trucks,
      .improve = yield.improve};
  const Board then = with_price(board, seat, yield.price);
  int takers = has_power(board, seat, Technology::Nfc) ? rules.powers.nfc_goods : 0;
  for (const Region region : SellingPhase::targets(rules, then, seat)) {
    out.buyers[region] = static_cast<std::uint8_t>(SellingPhase::buyers_for(rules, then, seat, region));
    takers += out.buyers[region];
  }
  out.sales = static_cast<std::uint8_t>(std::min<int>(out.goods, takers));
  return out;
}

Preview Smartphone::preview(const Ruleset& rules, const View& view) {
  Preview out;
  for (const Technology technology : each<Technology>())
    out.technologies[technology] =
        is_player(view.board, view.viewer)
            ? static_cast<std::uint8_t>(ResearchPhase::cost(rules, view.board, view.viewer, technology))
            : rules.technologies[technology].cost;
  return out;
}

std::optional<PlanPreview> Smartphone::preview(const Ruleset& rules, const View& view, const Action& action) {
  const LayPlan* lay = std::get_if<LayPlan>(&action);
  if (lay == nullptr || !is_player(view.board, view.viewer)) return std::nullopt;
  const auto& owned = view.board.players[view.viewer].improvements;
  return preview_of(rules, view.board, view.viewer, outcome_of(rules.pads, {owned.begin(), owned.end()}, lay->plan));
}

}  // namespace oligopoly::smartphone
