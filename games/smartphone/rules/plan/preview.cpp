// What a plan would bring this round, as far as it depends on its owner alone.
#include "games/smartphone/rules/preview.hpp"

#include <algorithm>
#include <functional>

#include "games/smartphone/rules/majority.hpp"
#include "games/smartphone/rules/phases/logistics.hpp"
#include "games/smartphone/rules/phases/prices.hpp"
#include "games/smartphone/rules/phases/research.hpp"
#include "games/smartphone/rules/phases/selling.hpp"
#include "games/smartphone/rules/plan/yield.hpp"

namespace oligopoly::smartphone {
namespace {

std::uint8_t count_of(int value) { return static_cast<std::uint8_t>(value); }

/// A plan, and who stands in its way.
struct Draft {
  const Ruleset& rules;
  const Board& board;
  Seat seat;
  PlanYield yield;

  int first_up_to(Seat other) const {
    return other == seat ? -1 : goes_first_up_to(rules, board, other, seat, yield.price);
  }
  /// What a rival asks, or the least it may ask while that is not known.
  int price_of_rival(Seat other) const { return known_price(rules, board, other).value_or(rules.price.least); }
  bool may_be_faster(Seat other) const { return price_of_rival(other) <= first_up_to(other); }

  Buyers buyers(Region region) const {
    if (!may_sell_in(board.regions[region], seat)) return {};
    return takers(rules.regions[region], yield.price, board.players[seat].technologies) &
           free_buyers(board.regions[region]);
  }
  /// Those that no faster rival would take.
  Buyers sure_buyers(Region region) const {
    Buyers left = buyers(region);
    for (const Seat other : board.regions[region].offices)
      if (may_be_faster(other))
        left = left - takers(rules.regions[region], price_of_rival(other), board.players[other].technologies);
    return left;
  }
  bool is_alone(Region region) const {
    const RegionState& place = board.regions[region];
    return offices_of(place, seat) == place.offices.size();
  }
};

/// What first places pay at best, if so many goods are sold and one in a region is enough.
int best_majorities(const Draft& draft, SmallSet<Region> regions, int goods) {
  List<int, kCountOf<Region>> vp;
  for (const Region region : regions)
    vp.push_back(place_vp(draft.rules.size_of(region), draft.board.regions[region].offices.size()).first);
  std::sort(vp.begin(), vp.end(), std::greater<>());
  int sum = 0;
  for (int i = 0; i < std::min(vp.size(), goods); ++i) sum += vp[i];
  return sum;
}

/// S7.1 to S8.2: goods sold, and the VP for them.
void add_sales(const Draft& draft, PlanPreview& out) {
  const int by_nfc = nfc_goods(draft.rules, powers_of(draft.board, draft.seat));
  int sure = by_nfc, possible = by_nfc;
  SmallSet<Region> alone, all;
  for (const Region region : each<Region>()) {
    const Buyers buyers = draft.buyers(region);
    for (const int place : buyers) out.buyers[region].push_back(count_of(place));
    possible += buyers.size();
    sure += draft.sure_buyers(region).size();
    if (buyers.empty()) continue;
    all.insert(region);
    if (draft.is_alone(region)) alone.insert(region);
  }
  const auto range = [](int least, int most) {
    return Range{static_cast<std::uint16_t>(least), static_cast<std::uint16_t>(most)};
  };
  out.sales = range(std::min<int>(out.goods, sure), std::min<int>(out.goods, possible));
  out.vp = range(out.price * out.sales.least + best_majorities(draft, alone, out.goods),
                 out.price * out.sales.most + best_majorities(draft, all, out.goods));
}

/// S5.1, S6.1: what the markers are enough for, of as many as the supply has (S0.2).
void add_progress(const Draft& draft, PlanPreview& out) {
  const auto& [rules, board, seat, yield] = draft;
  const int markers = board.players[seat].markers;
  for (const Technology technology : ResearchPhase::targets(rules, board, seat))
    if (markers_to_finish(rules, board, seat, technology) <= std::min<int>(yield.research, markers))
      out.technologies.insert(technology);
  for (const Region region : LogisticsPhase::targets(rules, board, seat))
    if (markers_to_open(rules, board, seat, region) <= std::min<int>(yield.trucks, markers)) out.offices.insert(region);
}

}  // namespace

PlanPreview preview_of(const Ruleset& rules, const Board& board, Seat seat, const Outcome& outcome) {
  const Draft draft{rules, board, seat, yield_of(outcome, rules.price, powers_of(board, seat))};
  PlanPreview out{.outcome = outcome,
                  .price = draft.yield.price,
                  .goods = count_of(goods_made(draft.yield.goods, board.players[seat].tokens, rules.supplies.goods)),
                  .research = draft.yield.research,
                  .trucks = draft.yield.trucks,
                  .improve = draft.yield.improve};
  for (const Seat other : players(seats_of(board)))
    out.first_up_to.push_back(static_cast<std::int8_t>(draft.first_up_to(other)));
  add_sales(draft, out);
  add_progress(draft, out);
  return out;
}

}  // namespace oligopoly::smartphone
