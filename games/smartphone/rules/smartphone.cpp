#include "games/smartphone/rules/smartphone.hpp"

#include <cassert>

#include "core/any_game_of.hpp"
#include "games/smartphone/rules/board.hpp"
#include "games/smartphone/rules/phases/improve.hpp"
#include "games/smartphone/rules/phases/logistics.hpp"
#include "games/smartphone/rules/phases/planning.hpp"
#include "games/smartphone/rules/phases/research.hpp"
#include "games/smartphone/rules/phases/scoring.hpp"
#include "games/smartphone/rules/phases/selling.hpp"
#include "games/smartphone/rules/phases/setup.hpp"
#include "games/smartphone/rules/turn_order.hpp"

namespace oligopoly::smartphone {
namespace {

template <class... Ts>
struct Overloaded : Ts... {
  using Ts::operator()...;
};
template <class... Ts>
Overloaded(Ts...) -> Overloaded<Ts...>;

/// Whether it is the phase of this kind of action.
template <class A>
bool is_its_phase(Phase phase) {
  if constexpr (std::is_same_v<A, DealRetailers>) return phase == Phase::DealRetailers;
  if constexpr (std::is_same_v<A, DealMarket>) return phase == Phase::DealMarket;
  if constexpr (std::is_same_v<A, LayPlan>) return phase == Phase::Planning;
  if constexpr (std::is_same_v<A, TakeImprovement> || std::is_same_v<A, TakeToken>) return phase == Phase::Improve;
  if constexpr (std::is_same_v<A, Study>) return phase == Phase::Research;
  if constexpr (std::is_same_v<A, Ship>) return phase == Phase::Logistics;
  if constexpr (std::is_same_v<A, Sell> || std::is_same_v<A, SellByNfc>) return phase == Phase::Selling;
  if constexpr (std::is_same_v<A, Done>)
    return phase == Phase::Research || phase == Phase::Logistics || phase == Phase::Selling;
}

bool is_seat(const State& state, Seat seat) { return static_cast<int>(seat.index()) < Smartphone::seats(state); }

/// Lists the choices of a turn: `add` is called with each action.
template <class Add>
void for_each_choice(const Ruleset& rules, const Board& board, Seat seat, Add&& add_action) {
  switch (board.phase) {
    case Phase::Improve:
      for (const std::uint8_t slot : ImprovePhase::slots(rules, board, seat)) add_action(TakeImprovement{slot});
      if (ImprovePhase::check(rules, board, seat, TakeToken{})) add_action(TakeToken{});
      return;
    case Phase::Research:
      for (const Technology technology : ResearchPhase::targets(rules, board, seat)) add_action(Study{technology});
      break;
    case Phase::Logistics:
      for (const Region region : LogisticsPhase::targets(rules, board, seat)) add_action(Ship{region});
      break;
    default:
      for (const Region region : SellingPhase::targets(rules, board, seat)) add_action(Sell{region});
      if (SellingPhase::check(rules, board, seat, SellByNfc{})) add_action(SellByNfc{});
  }
  add_action(Done{});
}

/// Lets the phase carry out an action, then goes on to the next decision.
struct Play {
  const Ruleset& rules;
  State& state;
  Seat seat;
  Sink sink;

  void operator()(const DealRetailers& deal) const {
    Setup::apply(rules, state.board, deal, sink);
    state.board.phase = Phase::DealMarket;
  }
  void operator()(const DealMarket& deal) const {
    Setup::apply(rules, state.board, deal, sink);
    PlanningPhase::begin_round(rules, state, sink);
  }
  void operator()(const LayPlan& plan) const {
    PlanningPhase::apply(state, seat, plan, sink);
    if (PlanningPhase::waiting(state).empty()) play_round(rules, state, sink);
  }
  void operator()(const TakeImprovement& take) const { take_one<ImprovePhase>(take); }
  void operator()(const TakeToken& take) const { take_one<ImprovePhase>(take); }
  void operator()(const Study& study) const { choose<ResearchPhase>(study); }
  void operator()(const Ship& ship) const { choose<LogisticsPhase>(ship); }
  void operator()(const Sell& sell) const { choose<SellingPhase>(sell); }
  void operator()(const SellByNfc& sell) const { choose<SellingPhase>(sell); }
  void operator()(const Done&) const { next_turn(rules, state, sink); }

 private:
  /// A turn of one choice.
  template <class ThisPhase, class A>
  void take_one(const A& action) const {
    ThisPhase::apply(rules, state.board, seat, action, sink);
    next_turn(rules, state, sink);
  }
  /// A turn that goes on as long as there is something to choose.
  template <class ThisPhase, class A>
  void choose(const A& action) const {
    ThisPhase::apply(rules, state.board, seat, action, sink);
    if (!has_choice(rules, state.board)) next_turn(rules, state, sink);
  }
};

}  // namespace

const GameInfo& Smartphone::info() {
  static constexpr GameInfo kInfo{
      .id = "smartphone",
      .title = {"Smartphone Inc.", "智能手机公司", "智慧手機公司"},
      .summary = {"Plan, price, research, expand and sell – against others or against Steve",
                  "规划、定价、研发、扩张、销售，也可与史蒂夫对战", "規劃、定價、研發、擴張、銷售，也可與史蒂夫對戰"},
      .rules_version = 1,
      .least_seats = kLeastSeats,
      .most_seats = kMostSeats};
  return kInfo;
}

void Smartphone::seat_the_rest(Ruleset& rules, int seats, SeatSet chose) {
  seat_those_left(seats, chose, kCountOf<Colour>, [&](Seat seat) -> Colour& { return rules.colour[seat.index()]; });
}

State Smartphone::start(const Ruleset& rules, int seats) { return Setup::start(rules, seats); }

SeatSet Smartphone::to_act(const State& state) {
  switch (state.board.phase) {
    case Phase::DealRetailers:
    case Phase::DealMarket:
      return SeatSet{kChance};
    case Phase::Planning:
      return PlanningPhase::waiting(state);
    case Phase::Over:
      return {};
    default:
      return SeatSet{active_seat(state.board)};
  }
}

Verdict Smartphone::check(const Ruleset& rules, const State& state, Seat seat, const Action& action) {
  if (is_over(state)) return refused(kGameOver);
  const Board& board = state.board;
  if (!to_act(state).contains(seat)) {
    const bool has_planned = board.phase == Phase::Planning && is_seat(state, seat) && state.sealed.contains(seat);
    return refused(has_planned ? kAlreadyPlanned : kNotYourTurn);
  }
  const auto check_in_phase = Overloaded{
      [&](const DealRetailers& deal) { return Setup::check(rules, board, deal); },
      [&](const DealMarket& deal) { return Setup::check(rules, board, deal); },
      [&](const LayPlan& plan) { return PlanningPhase::check(rules, state, seat, plan); },
      [&](const TakeImprovement& take) { return ImprovePhase::check(rules, board, seat, take); },
      [&](const TakeToken& take) { return ImprovePhase::check(rules, board, seat, take); },
      [&](const Study& study) { return ResearchPhase::check(rules, board, seat, study); },
      [&](const Ship& ship) { return LogisticsPhase::check(rules, board, seat, ship); },
      [&](const Sell& sell) { return SellingPhase::check(rules, board, seat, sell); },
      [&](const SellByNfc& sell) { return SellingPhase::check(rules, board, seat, sell); },
      [&](const Done&) { return kAllowed; },
  };
  return std::visit(
      [&](const auto& a) {
        return is_its_phase<std::remove_cvref_t<decltype(a)>>(board.phase) ? check_in_phase(a) : refused(kWrongPhase);
      },
      action);
}

bool Smartphone::is_listable(const State& state, Seat) { return is_turn_phase(state.board.phase); }

void Smartphone::legal_actions(const Ruleset& rules, const State& state, Seat seat, std::vector<Action>& out) {
  if (!is_listable(state, seat) || active_seat(state.board) != seat) return;
  for_each_choice(rules, state.board, seat, [&](const auto& action) { out.emplace_back(action); });
}

Action Smartphone::sample_action(const Ruleset& rules, const State& state, Seat seat, Rng& rng) {
  const Board& board = state.board;
  if (board.phase == Phase::DealRetailers) return Setup::sample_retailers(rules, board, rng);
  if (board.phase == Phase::DealMarket) return Setup::sample_market(rules, board, rng);
  if (board.phase == Phase::Planning) return PlanningPhase::sample(rules, board, seat, rng);
  List<Action, kCountOf<Region> + 2> choices;
  for_each_choice(rules, board, seat, [&](const auto& action) { choices.push_back(action); });
  return choices[rng.between(0, choices.size() - 1)];
}

bool Smartphone::reveals(const Ruleset&, const State& state, Seat seat, const Action&) {
  // Every plan but the last shows nothing, so it can be taken back (R-S15).
  return seat == kChance || (state.board.phase == Phase::Planning && to_act(state).size() == 1);
}

void Smartphone::apply(const Ruleset& rules, State& state, Seat seat, const Action& action, EventSink<Event> sink) {
  assert(check(rules, state, seat, action));
  std::visit(Play{rules, state, seat, sink}, action);
}

Standings Smartphone::standings(const Ruleset&, const State& state) { return standings_of(state.board); }

static_assert(Game<Smartphone>);

}  // namespace oligopoly::smartphone

template const oligopoly::AnyGame& oligopoly::any_game<oligopoly::smartphone::Smartphone>();
