#include "games/smartphone/rules/phases/planning.hpp"

#include "games/smartphone/rules/board.hpp"
#include "games/smartphone/rules/plan/layout.hpp"
#include "games/smartphone/rules/plan/yield.hpp"
#include "games/smartphone/rules/reasons.hpp"
#include "games/smartphone/rules/steve/steve.hpp"

namespace oligopoly::smartphone {
namespace {

std::span<const Domino> improvements_of(const Player& player) {
  return {player.improvements.begin(), player.improvements.end()};
}

}  // namespace

void PlanningPhase::begin_round(const Ruleset& rules, State& state, Sink sink) {
  Board& board = state.board;
  add(board.round, 1);
  board.phase = Phase::Planning;
  sink(RoundStarted{board.round});
  if (board.steve.seat != kNobody) steve::plan(rules, board, sink);
}

SeatSet PlanningPhase::waiting(const State& state) {
  SeatSet waiting = players(seats_of(state.board));
  if (state.board.steve.seat != kNobody) waiting.erase(state.board.steve.seat);
  return SeatSet::from_bits(waiting.bits() & ~static_cast<std::uint32_t>(state.sealed.bits()));
}

Verdict PlanningPhase::check(const Ruleset& rules, const State& state, Seat seat, const LayPlan& action) {
  const Player& player = state.board.players[seat];
  return check_plan(rules.pads, rules.plan, improvements_of(player), may_stick_out(player.technologies), action.plan);
}

LayPlan PlanningPhase::sample(const Ruleset& rules, const Board& board, Seat seat, Rng& rng) {
  const Player& player = board.players[seat];
  return {sample_plan(rules.pads, rules.plan, improvements_of(player), may_stick_out(player.technologies), rng)};
}

void PlanningPhase::apply(State& state, Seat seat, const LayPlan& action, Sink sink) {
  state.plans[seat] = action.plan;
  state.sealed.insert(seat);
  sink(PlanSealed{seat});
}

void PlanningPhase::reveal(const Ruleset& rules, State& state, Sink sink) {
  for (const Seat seat : state.sealed) {
    Player& player = state.board.players[seat];
    player.plan = state.plans[seat];
    player.outcome = outcome_of(rules.pads, improvements_of(player), player.plan);
    state.plans[seat] = {};
    sink(PlanRevealed{seat, player.plan, player.outcome});
  }
  state.sealed = {};
}

}  // namespace oligopoly::smartphone
