#include "games/lake/rules/turn_order.hpp"

#include "games/lake/rules/council/council.hpp"
#include "games/lake/rules/phases/era.hpp"
#include "games/lake/rules/phases/income.hpp"
#include "games/lake/rules/trade/routes.hpp"
#include "games/lake/rules/traits/traits.hpp"
#include "games/lake/rules/turn.hpp"

namespace oligopoly::lake {
namespace {

/// Traits and charity are fresh; Enlightenment once used stays used (L6).
void begin_round(const Ruleset& rules, State& state, Sink sink) {
  ++state.round;
  state.active = state.chair;
  for (const Seat seat : players(state.players.size())) {
    Player& player = state.players[seat];
    if (rules.trait_of(seat) != Trait::Enlightenment) player.trait_used = false;
    player.donated = false;
  }
  sink(RoundBegan{state.round, state.chair});
  state.phase = has_card_to_draw(rules, state) ? Phase::DrawCard : Phase::CouncilOpens;
  if (state.phase == Phase::CouncilOpens) fine_leaders(rules, state, 0, sink);
}

/// L4.2: with no bill left there is no council.
void open_council(const Ruleset& rules, State& state) {
  state.phase = bills_to_name(rules, state) > 0 ? Phase::Propose : Phase::TurnBegins;
}

void begin_turn(const Ruleset& rules, State& state, Sink sink) {
  if (may_go_westward(rules, state)) {
    state.phase = Phase::Westward;
    return;
  }
  award(rules, state, begin_income(rules, state, sink), sink);
}

void end_round(const Ruleset& rules, State& state, Sink sink) {
  expire_routes(state, sink);
  state.active = state.chair;
  if (state.round >= rules.rounds) {
    state.phase = Phase::Over;
    sink(GameEnded{});
    return;
  }
  state.chair = clockwise(state.chair, state.players.size());
  state.phase = Phase::RoundBegins;
}

void end_turn(const Ruleset& rules, State& state, Sink sink) {
  state.turn = {};
  const int next = place_in_order(state, state.active) + 1;
  if (next == state.players.size()) return end_round(rules, state, sink);
  state.active = seat_in_order(state, next);
  state.phase = Phase::TurnBegins;
}

}  // namespace

int place_in_order(const State& state, Seat seat) {
  const int seats = state.players.size();
  return (static_cast<int>(seat.index()) - static_cast<int>(state.chair.index()) + seats) % seats;
}

Seat seat_in_order(const State& state, int place) {
  return Seat{(static_cast<int>(state.chair.index()) + place) % state.players.size()};
}

bool has_turn_to_come(const State& state, Seat seat) {
  if (state.phase == Phase::Over) return false;
  if (state.phase != Phase::Turn && state.phase != Phase::Westward) return true;
  const int place = place_in_order(state, seat), active = place_in_order(state, state.active);
  return place > active || (place == active && state.phase == Phase::Westward);
}

void go_on(const Ruleset& rules, State& state, Sink sink) {
  for (;;) switch (state.phase) {
      case Phase::RoundBegins:
        begin_round(rules, state, sink);
        break;
      case Phase::CouncilOpens:
        open_council(rules, state);
        break;
      case Phase::TurnBegins:
        begin_turn(rules, state, sink);
        break;
      case Phase::TurnEnds:
        end_turn(rules, state, sink);
        break;
      default:
        return;
    }
}

Verdict check(const Ruleset&, const State& state, const Next&) {
  if (const Verdict verdict = check_own_turn(state); !verdict) return verdict;
  if (state.turn.step == TurnStep::Income) return refused(kIncomeFirst);
  return state.turn.step == TurnStep::Routes ? refused(kLastStep) : kAllowed;
}

ActionResult apply(const Ruleset&, State& state, const Next&, Sink) {
  state.turn.step = static_cast<TurnStep>(static_cast<int>(state.turn.step) + 1);
  return {};
}

Verdict check(const Ruleset&, const State& state, const Done&) {
  if (const Verdict verdict = check_own_turn(state); !verdict) return verdict;
  return state.turn.step == TurnStep::Income ? refused(kIncomeFirst) : kAllowed;
}

ActionResult apply(const Ruleset&, State& state, const Done&, Sink sink) {
  state.phase = Phase::TurnEnds;
  sink(TurnEnded{state.active});
  return {.may_award = {Achievement::MarginalRevolution, Achievement::Friedman}, .ended_turn = true};
}

}  // namespace oligopoly::lake
