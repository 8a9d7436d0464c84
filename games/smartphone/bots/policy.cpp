#include "games/smartphone/bots/policy.hpp"

#include <algorithm>

#include "games/smartphone/rules/phases/improve.hpp"
#include "games/smartphone/rules/phases/logistics.hpp"
#include "games/smartphone/rules/phases/research.hpp"
#include "games/smartphone/rules/phases/scoring.hpp"
#include "games/smartphone/rules/phases/selling.hpp"
#include "games/smartphone/rules/plan/layout.hpp"
#include "games/smartphone/rules/plan/yield.hpp"

namespace oligopoly::smartphone {
namespace {

/// In playouts nobody knows exactly what a plan is worth, in hundredths of a VP.
constexpr int kDoubt = 300;
/// A lead of this many VP is as good as won.
constexpr int kSureLead = 40;

template <class Add>
void for_each_sale(const Ruleset& rules, const Board& board, Seat seat, Add&& add) {
  const int price = 100 * board.players[seat].price;
  for (const Region region : SellingPhase::targets(rules, board, seat))
    add(Sell{region}, price + worth_of_sale(rules, board, seat, region));
  if (SellingPhase::check(rules, board, seat, SellByNfc{})) add(SellByNfc{}, price);
}

/// Calls `add` with every choice of a turn and what it seems worth.
template <class Add>
void for_each_choice(const Knowledge& knowledge, const Board& board, Seat seat, Add&& add) {
  const Ruleset& rules = knowledge.rules;
  add(Done{}, -1);
  if (board.phase == Phase::Selling) return for_each_sale(rules, board, seat, add);
  const Outlook outlook(knowledge, board, seat);
  const int in_hand = board.markers_in_hand;
  if (board.phase == Phase::Research) {
    for (const Technology technology : ResearchPhase::targets(rules, board, seat))
      add(Study{technology}, outlook.worth_of_marker(technology, in_hand));
  } else {
    for (const Region region : LogisticsPhase::targets(rules, board, seat))
      add(Ship{region}, outlook.worth_of_marker(region, in_hand));
  }
}

template <class Add>
void for_each_improvement(const Knowledge& knowledge, const Board& board, Seat seat, Add&& add) {
  const Outlook outlook(knowledge, board, seat);
  for (const std::uint8_t slot : ImprovePhase::slots(knowledge.rules, board, seat))
    add(TakeImprovement{slot}, outlook.worth(board.market[slot - 1]));
  if (ImprovePhase::check(knowledge.rules, board, seat, TakeToken{})) add(TakeToken{}, outlook.worth_of_token());
}

template <class Add>
void for_each_move(const Knowledge& knowledge, const Board& board, Seat seat, Add&& add) {
  if (board.phase == Phase::Improve) return for_each_improvement(knowledge, board, seat, add);
  for_each_choice(knowledge, board, seat, add);
}

Plan quick_plan(const Knowledge& knowledge, const Board& board, Seat seat, Rng& rng) {
  const PlanOption* best = nullptr;
  int most = 0;
  for_each_plan(knowledge, board, seat, [&](const PlanOption& option, int worth) {
    worth += rng.between(-kDoubt, kDoubt);
    if (best == nullptr || worth > most) best = &option, most = worth;
  });
  return PlanBook::plan(board.players[seat], *best);
}

}  // namespace

void FirmPolicy::consider(const State& state, Seat seat, Rng&, Thoughts<Action>& out) const {
  out.candidates.clear();
  const Board& board = state.board;
  if (board.phase == Phase::Planning) {
    for_each_plan(knowledge_, board, seat, [&](const PlanOption& option, int worth) {
      out.candidates.push_back({LayPlan{PlanBook::plan(board.players[seat], option)}, worth});
    });
  } else {
    for_each_move(knowledge_, board, seat,
                  [&](const auto& action, int worth) { out.candidates.push_back({action, worth}); });
  }
  sort_by_value(out.candidates);
}

Action FirmPolicy::quick(const State& state, Seat seat, Rng& rng) const {
  const Board& board = state.board;
  if (board.phase == Phase::Planning) return LayPlan{quick_plan(knowledge_, board, seat, rng)};
  Action best = Done{};
  int most = -2;
  for_each_move(knowledge_, board, seat, [&](const auto& action, int worth) {
    if (worth > most) best = action, most = worth;
  });
  return best;
}

/// Half of it is who won, half by how much: playouts tell more that way.
std::int32_t FirmPolicy::value_of(std::int32_t chance, std::int32_t lead) {
  const int counted = std::clamp(lead, -100 * kSureLead, 100 * kSureLead);
  return chance / 2 + kSurelyWon / 4 + kSurelyWon / 4 * counted / (100 * kSureLead);
}

Values FirmPolicy::values(const State& state) const {
  const Standings standings = standings_of(state.board);
  Values values = values_of(standings);
  for (const Seat seat : players(standings.size()))
    values[seat.index()] = value_of(values[seat.index()], 100 * lead_of(standings, seat));
  return values;
}

/// A VP more is worth what it adds to the lead, and about as much again by winning more often.
std::int32_t FirmPolicy::weigh(const State&, std::int32_t difference) const {
  constexpr int kWorst = -kSurelyWon / 2;
  return std::max(kWorst, difference * (kSurelyWon / 4 / kSureLead) / 50);
}

bool FirmPolicy::are_alike(const State& state, Seat seat, const Action& one, const Action& other) const {
  const Player& player = state.board.players[seat];
  const auto yield = [&](const LayPlan& lay) {
    const std::span<const Domino> owned(player.improvements.begin(), player.improvements.end());
    return yield_of(outcome_of(rules().pads, owned, lay.plan), rules().price, player.technologies);
  };
  const auto icons = [&](const TakeImprovement& take) {
    const Domino& improvement = state.board.market[take.slot - 1];
    return std::minmax(improvement.first, improvement.second);
  };
  if (const auto *a = std::get_if<LayPlan>(&one), *b = std::get_if<LayPlan>(&other); a != nullptr && b != nullptr)
    return yield(*a) == yield(*b);
  const auto *a = std::get_if<TakeImprovement>(&one), *b = std::get_if<TakeImprovement>(&other);
  return a != nullptr && b != nullptr && icons(*a) == icons(*b);
}

State FirmPolicy::imagine(const View& view, Rng& rng) const {
  State state;
  state.board = view.board;
  state.sealed = view.sealed;
  state.plans = BySeat<Plan>(view.board.players.size());
  for (const Seat seat : view.sealed)
    state.plans[seat] = seat == view.viewer ? view.own_plan[0] : quick_plan(knowledge_, view.board, seat, rng);
  return state;
}

static_assert(Policy<FirmPolicy>);

}  // namespace oligopoly::smartphone
