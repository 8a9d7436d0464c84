#include "games/smartphone/bots/appraiser.hpp"

#include "games/smartphone/bots/outlook.hpp"
#include "games/smartphone/rules/board.hpp"
#include "games/smartphone/rules/majority.hpp"
#include "games/smartphone/rules/phases/scoring.hpp"
#include "games/smartphone/rules/phases/selling.hpp"
#include "games/smartphone/rules/plan/layout.hpp"
#include "games/smartphone/rules/plan/yield.hpp"

namespace oligopoly::smartphone {
namespace {

using Numbers = std::array<std::int32_t, FirmAppraiser::kNumbers>;

/// What is much of each number.
constexpr Numbers kMuch = {40, 4, 2, 2, 2, 3,  3,  2,    6,    6,    3,    4,    3,     3,
                           3,  3, 6, 5, 6, 10, 20, 4000, 2000, 3000, 3000, 4000, 12'000};

}  // namespace

void FirmAppraiser::count_icons(const Player& player, Numbers& numbers) const {
  const auto count = [&](Icon icon) {
    switch (icon) {
      case Icon::Goods:
      case Icon::GoodsCut:
        ++numbers[GoodsIcons];
        break;
      case Icon::Research:
        ++numbers[ResearchIcons];
        break;
      case Icon::Truck:
        ++numbers[TruckIcons];
        break;
      case Icon::PriceUp:
        ++numbers[PriceIcons];
        break;
      default:
        break;
    }
  };
  for (const Domino& improvement : player.improvements) count(improvement.first), count(improvement.second);
}

void FirmAppraiser::count_regions(const Board& board, Seat seat, Numbers& numbers) const {
  const Player& player = board.players[seat];
  for (const Region region : each<Region>()) {
    const RegionState& there = board.regions[region];
    const int offices = offices_of(there, seat);
    numbers[LogisticsMarkers] += player.logistics[region];
    if (offices == 0) continue;
    numbers[Offices] += offices;
    const Size size = rules().regions[region].size;
    numbers[size == Size::Large ? LargeOffices : size == Size::Medium ? MediumOffices : SmallOffices] += offices;
    bool leads = true;
    for (const Seat other : players(seats_of(board)))
      leads &= other == seat || offices_of(there, other) < offices ||
               (offices_of(there, other) == offices && is_further_left(there, seat, other));
    numbers[Majorities] += leads ? 1 : 0;
    if (has_retailer(there)) continue;
    const auto& buyers = rules().regions[region].buyers;
    for (int i = 0; i < buyers.size(); ++i) {
      if (!takes(buyers[i], player.price, player.technologies)) continue;
      ++numbers[BuyersLater];
      numbers[Buyers] += i >= there.sold.size() || there.sold[i] == kNobody ? 1 : 0;
    }
  }
}

void FirmAppraiser::look_ahead(const Board& board, Seat seat, Numbers& numbers) const {
  if (is_steve(board, seat) || board.phase == Phase::Over) return;
  const Prospects prospects = Outlook(knowledge_, board, seat).prospects();
  numbers[SalesAhead] = prospects.sales;
  numbers[MajoritiesAhead] = prospects.majorities;
  numbers[ResearchAhead] = prospects.research;
  numbers[LogisticsAhead] = prospects.logistics;
  numbers[Income] = prospects.income;
  numbers[Later] = prospects.later;
}

FirmAppraiser::Survey FirmAppraiser::survey(const View& view) const {
  Survey survey{view, {}, {}};
  const Standings standings = standings_of(view.board);
  for (const Seat seat : players(seats_of(view.board))) {
    const Player& player = view.board.players[seat];
    Numbers numbers{};
    numbers[Vp] = player.vp;
    numbers[Technologies] = player.technologies.size();
    for (const Technology technology : each<Technology>()) {
      numbers[Patents] += view.board.patents[technology] == seat ? 1 : 0;
      numbers[ResearchMarkers] += player.technologies.contains(technology) ? 0 : player.research[technology];
    }
    numbers[Improvements] = player.improvements.size();
    numbers[Tokens] = player.tokens;
    numbers[Goods] = player.goods;
    numbers[Price] = player.price;
    if (!player.vp_by_round.empty())
      numbers[RoundVp] = player.vp_by_round.back().sales + player.vp_by_round.back().majorities;
    count_icons(player, numbers);
    count_regions(view.board, seat, numbers);
    look_ahead(view.board, seat, numbers);
    survey.profiles.push_back(numbers);
    survey.scores.push_back(standings[seat].score);
  }
  return survey;
}

void FirmAppraiser::describe(const Survey& survey, Seat seat, Features& out) const {
  const View& view = survey.view;
  const Board& board = view.board;
  const Player& player = board.players[seat];
  out.add(rules().rounds, 5);
  out.add(board.round, rules().rounds);
  out.add_one_of(rules().rounds - board.round, kMaxRounds);
  out.add_one_of(static_cast<int>(board.phase), kCountOf<Phase>);
  add_compared(out, survey.profiles, seat, kMuch);
  // A lead counts for more, the later it is.
  const int best = [&] {
    int most = -1000;
    for (const Seat other : players(seats_of(board)))
      if (other != seat) most = std::max<int>(most, survey.profiles[other][Vp]);
    return most;
  }();
  out.add(player.vp - best, 10 * (rules().rounds - std::min<int>(board.round, rules().rounds) + 1));
  out.add(is_steve(board, seat));
  out.add(board.steve.seat != kNobody && !is_steve(board, seat));
  for (const Technology technology : each<Technology>()) out.add(player.technologies.contains(technology));
  for (const Technology technology : each<Technology>()) out.add(player.research[technology], 4);
  int place = 0;
  for (int i = 0; i < board.order.size(); ++i) place = board.order[i] == seat ? i : place;
  out.add(place, 2);
  const bool is_turn = is_turn_phase(board.phase);
  out.add(is_turn && active_seat(board) == seat);
  out.add(is_turn && board.turn > place);
  out.add(is_turn && active_seat(board) == seat ? board.markers_in_hand : 0, 3);
  const bool is_revealed = board.phase != Phase::Planning;
  out.add(is_revealed ? player.outcome.visible[Icon::Research] : 0, 3);
  out.add(is_revealed ? player.outcome.visible[Icon::Truck] : 0, 3);
  // Only whoever looks knows the plan that lies there face down.
  const bool is_known = view.viewer == seat && view.sealed.contains(seat) && !view.own_plan.empty();
  out.add(is_known);
  PlanYield yield{};
  if (is_known) {
    const std::span<const Domino> owned(player.improvements.begin(), player.improvements.end());
    yield = yield_of(outcome_of(rules().pads, owned, view.own_plan[0]), rules().price, powers_of(board, seat));
  }
  out.add(yield.price, 5);
  out.add(yield.goods, 5);
  out.add(yield.research, 3);
  out.add(yield.trucks, 3);
  out.add(yield.improve);
}

}  // namespace oligopoly::smartphone
