#include "games/smartphone/rules/turn_order.hpp"

#include "games/smartphone/rules/board.hpp"
#include "games/smartphone/rules/phases/improve.hpp"
#include "games/smartphone/rules/phases/logistics.hpp"
#include "games/smartphone/rules/phases/planning.hpp"
#include "games/smartphone/rules/phases/prices.hpp"
#include "games/smartphone/rules/phases/production.hpp"
#include "games/smartphone/rules/phases/research.hpp"
#include "games/smartphone/rules/phases/scoring.hpp"
#include "games/smartphone/rules/phases/selling.hpp"

namespace oligopoly::smartphone {
namespace {

/// True when the seat has to choose; otherwise its turn has been played (R-S22).
bool begin_turn(const Ruleset& rules, Board& board, Sink sink) {
  const Seat seat = active_seat(board);
  switch (board.phase) {
    case Phase::Improve:
      return ImprovePhase::begin_turn(rules, board, seat, sink);
    case Phase::Research:
      return ResearchPhase::begin_turn(rules, board, seat, sink);
    case Phase::Logistics:
      return LogisticsPhase::begin_turn(rules, board, seat, sink);
    default:
      return SellingPhase::begin_turn(rules, board, seat, sink);
  }
}

/// Markers not placed are lost: they go back to the supply (S5.3, S6.1).
void end_turn(Board& board, Sink sink) {
  if (board.markers_in_hand > 0) {
    const Seat seat = active_seat(board);
    sink(MarkersLost{seat, board.phase == Phase::Research, board.markers_in_hand});
    add(board.players[seat].markers, board.markers_in_hand);
    board.markers_in_hand = 0;
  }
  board.wifi_region.clear();
}

/// After selling: VP, clean-up, and the next round or the end (S8).
void end_round(const Ruleset& rules, State& state, Sink sink) {
  Board& board = state.board;
  ScoringPhase::score(rules, board, sink);
  ScoringPhase::clean_up(rules, board, sink);
  board.order.clear();
  board.turn = 0;
  if (board.round == rules.rounds) {
    ScoringPhase::finish(rules, board, sink);
    board.phase = Phase::Over;
  } else if (has_improvements(rules, board.round + 1)) {
    board.phase = Phase::DealMarket;
  } else {
    PlanningPhase::begin_round(rules, state, sink);
  }
}

/// Requires a turn phase in which everyone has had a turn.
void next_phase(const Ruleset& rules, State& state, Sink sink) {
  state.board.turn = 0;
  if (state.board.phase == Phase::Selling) {
    end_round(rules, state, sink);
  } else {
    state.board.phase = static_cast<Phase>(static_cast<int>(state.board.phase) + 1);
  }
}
static_assert(static_cast<int>(Phase::Improve) + 3 == static_cast<int>(Phase::Selling));

}  // namespace

bool has_choice(const Ruleset& rules, const Board& board) {
  const Seat seat = active_seat(board);
  switch (board.phase) {
    case Phase::Improve:
      return ImprovePhase::has_choice(rules, board, seat);
    case Phase::Research:
      return ResearchPhase::has_choice(rules, board, seat);
    case Phase::Logistics:
      return LogisticsPhase::has_choice(rules, board, seat);
    default:
      return SellingPhase::has_choice(rules, board, seat);
  }
}

void next_turn(const Ruleset& rules, State& state, Sink sink) {
  Board& board = state.board;
  do {
    end_turn(board, sink);
    add(board.turn, 1);
    if (board.turn == seats_of(board)) next_phase(rules, state, sink);
    if (!is_turn_phase(board.phase)) return;
  } while (!begin_turn(rules, board, sink));
}

void play_round(const Ruleset& rules, State& state, Sink sink) {
  Board& board = state.board;
  PlanningPhase::reveal(rules, state, sink);
  PricesPhase::run(rules, board, sink);
  ProductionPhase::run(rules, board, sink);
  board.phase = has_improvements(rules, board.round) ? Phase::Improve : Phase::Research;
  board.turn = 0;
  if (!begin_turn(rules, board, sink)) next_turn(rules, state, sink);
}

}  // namespace oligopoly::smartphone
