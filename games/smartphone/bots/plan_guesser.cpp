#include "games/smartphone/bots/plan_guesser.hpp"

#include <algorithm>
#include <numeric>

#include "games/smartphone/rules/phases/improve.hpp"
#include "games/smartphone/rules/plan/layout.hpp"
#include "players/predictor.hpp"

namespace oligopoly::smartphone {
namespace {

/// Plans are told apart by rank up to these places.
constexpr std::array<int, 10> kRanks = {0, 1, 2, 3, 5, 7, 10, 14, 20, 30};

/// A price by how far it is from what was asked before.
struct Prices {
  int own = 0, lowest = 0, sum = 0, others = 0;
};

Prices prices_of(const Board& board, Seat seat) {
  Prices prices{.own = board.players[seat].price};
  for (const Seat other : players(seats_of(board))) {
    if (other == seat) continue;
    const int price = board.players[other].price;
    prices.lowest = prices.others == 0 ? price : std::min(prices.lowest, price);
    prices.sum += price;
    ++prices.others;
  }
  return prices;
}

int lead_in_vp(const Board& board, Seat seat) {
  int best = -1000;
  for (const Seat other : players(seats_of(board)))
    if (other != seat) best = std::max<int>(best, board.players[other].vp);
  return board.players[seat].vp - best;
}

}  // namespace

bool PlanGuesser::has_choice(const Board& board, Seat seat) const {
  return board.phase == Phase::Planning && !is_steve(board, seat);
}

void PlanGuesser::list(const Board& board, Seat seat, Options& out) const {
  out.board = board;
  out.seat = seat;
  out.page = &knowledge_.book->page(board.players[seat]);
  out.worths.clear();
  for_each_plan(knowledge_, board, seat, [&](const PlanOption&, int worth) { out.worths.push_back(worth); });
  out.order.resize(out.worths.size());
  std::iota(out.order.begin(), out.order.end(), 0);
  std::sort(out.order.begin(), out.order.end(), [&](std::int32_t a, std::int32_t b) {
    const std::int32_t left = out.worths[static_cast<std::size_t>(a)], right = out.worths[static_cast<std::size_t>(b)];
    return left != right ? left > right : a < b;
  });
  out.ranks.resize(out.worths.size());
  for (std::size_t i = 0; i < out.order.size(); ++i)
    out.ranks[static_cast<std::size_t>(out.order[i])] = static_cast<std::int32_t>(i);
}

void PlanGuesser::describe(const Options& options, Features& out) const {
  const Board& board = options.board;
  const Player& player = board.players[options.seat];
  const Ruleset& rules = knowledge_.rules;
  out.add_one_of(seats_of(board) - 2, kMostSeats - 1);
  out.add_one_of(rules.rounds - board.round, kMaxRounds);
  out.add(has_improvements(rules, board.round));
  out.add(board.steve.seat != kNobody);
  out.add(lead_in_vp(board, options.seat), 20);
  out.add(player.tokens, 3);
  out.add(player.improvements.size(), 3);
  out.add(player.technologies.size(), 3);
  const Prices prices = prices_of(board, options.seat);
  out.add(prices.own, rules.price.start);
  out.add(prices.lowest, rules.price.start);
  out.add(prices.sum, rules.price.start * prices.others);
  // What it laid last time.
  const PlanYield last = yield_of(player.outcome, rules.price, player.technologies);
  out.add(last.goods, 5);
  out.add(last.research, 3);
  out.add(last.trucks, 3);
  // How close the choice is.
  out.add(options.size(), 50);
  for (const int place : {1, 2, 4, 8}) out.add(options.behind(std::min(place, options.size() - 1)), 400);
  for (const int within : {300, 1200, 2400}) {
    int close = 0;
    while (close < options.size() && options.behind(close) <= within) ++close;
    out.add(close, 10);
  }
}

void PlanGuesser::describe(const Options& options, int option, Features& out) const {
  const PlanOption& plan = options.option(option);
  const Prices prices = prices_of(options.board, options.seat);
  const int start = knowledge_.rules.price.start;
  out.add(plan.price, start);
  out.add(2 * (plan.price - prices.own), start);
  out.add(2 * (plan.price - prices.lowest), start);
  out.add(2 * (plan.price * prices.others - prices.sum), start * prices.others);
  out.add(plan.goods, 5);
  out.add(plan.research, 3);
  out.add(plan.trucks, 3);
  out.add(plan.improve);
  out.add(plan.goods == 0);
  out.add(plan.research == 0);
  out.add(plan.trucks == 0);
  out.add(plan.price * plan.goods, 20);
  const int rank = options.ranks[static_cast<std::size_t>(option)], behind = options.behind(rank);
  for (const int much : {50, 200, 800}) out.add(behind, much);
  out.add(rank, 10);
  std::size_t group = 0;
  while (group < kRanks.size() && rank > kRanks[group]) ++group;
  out.add_one_of(static_cast<int>(group), static_cast<int>(kRanks.size()));
}

Action PlanGuesser::action(const Options& options, int option) const {
  return LayPlan{PlanBook::plan(options.board.players[options.seat], options.option(option))};
}

int PlanGuesser::find(const Options& options, const Action& action) const {
  const auto* lay = std::get_if<LayPlan>(&action);
  if (lay == nullptr) return -1;
  const Player& player = options.board.players[options.seat];
  const std::span<const Domino> owned(player.improvements.begin(), player.improvements.end());
  const PlanYield yield =
      yield_of(outcome_of(knowledge_.rules.pads, owned, lay->plan), knowledge_.rules.price, player.technologies);
  for (int i = 0; i < options.size(); ++i)
    if (static_cast<const PlanYield&>(options.option(i)) == yield) return i;
  return -1;
}

static_assert(Guesser<PlanGuesser>);

}  // namespace oligopoly::smartphone
