#include "games/lake/rules/lake.hpp"

#include <cassert>

#include "core/any_game_of.hpp"
#include "games/lake/rules/charity.hpp"
#include "games/lake/rules/council/council.hpp"
#include "games/lake/rules/old_rules.hpp"
#include "games/lake/rules/phases/build.hpp"
#include "games/lake/rules/phases/buy.hpp"
#include "games/lake/rules/phases/era.hpp"
#include "games/lake/rules/phases/income.hpp"
#include "games/lake/rules/phases/run.hpp"
#include "games/lake/rules/phases/upgrade.hpp"
#include "games/lake/rules/scoring.hpp"
#include "games/lake/rules/trade/offers.hpp"
#include "games/lake/rules/trade/routes.hpp"
#include "games/lake/rules/traits/traits.hpp"
#include "games/lake/rules/turn_order.hpp"

namespace oligopoly::lake {

const GameInfo& Lake::info() {
  static constexpr GameInfo kInfo{.id = "lake",
                                  .title = {"Under the Lake", "启真湖底", "啟真湖底"},
                                  .summary = {"Civilisations trade, build industries and vote on the laws of the world",
                                              "各文明互通有无、兴办产业，并在世界议会中表决法案",
                                              "各文明互通有無、興辦產業，並在世界議會中表決法案"},
                                  .rules_version = kRulesVersion,
                                  .least_seats = 2,
                                  .most_seats = 8};
  return kInfo;
}

State Lake::start(const Ruleset& rules, int seats) {
  State state;
  state.players = SeatList<Player>(seats);
  for (const Seat seat : players(seats)) {
    const Civilisation& civ = rules.civ_of(seat);
    Player& player = state.players[seat];
    player.coins = rules.start_coins;
    // The table of civilisations is one of points; stocks begin empty (R-L2, R-L36).
    player.points = civ.points;
    player.plots = civ.plots;
    if (rules.start_stock == StartStock::Points) give(player.goods, civ.points);
  }
  state.bank_plots = static_cast<std::uint8_t>(seats + rules.spare_plots);
  state.laws.tax = rules.start_tax;
  for (Seat& achiever : state.achievers) achiever = kNobody;
  if (rules.first_chair == FirstChair::Seat1) state.phase = Phase::RoundBegins;
  go_on(rules, state, {});
  return state;
}

SeatSet Lake::to_act(const State& state) {
  switch (state.phase) {
    case Phase::DrawChair:
    case Phase::DrawCard:
      return SeatSet{kChance};
    case Phase::Meiji:
      return SeatSet{state.asked};
    case Phase::Propose:  // R-L44
      return SeatSet{state.chair};
    case Phase::Vote:
      return SeatSet{voter(state)};
    case Phase::Westward:
      return SeatSet{state.active};
    case Phase::Turn:
      return SeatSet{state.offer.is_open() ? state.offer.to : state.active};
    default:
      return {};
  }
}

Verdict Lake::check(const Ruleset& rules, const State& state, Seat seat, const Action& action) {
  if (is_over(state)) return refused(kGameOver);
  if (!to_act(state).contains(seat)) return refused(kNotYourTurn);
  return std::visit([&](const auto& typed) { return lake::check(rules, state, typed); }, action);
}

void Lake::apply(const Ruleset& rules, State& state, [[maybe_unused]] Seat seat, const Action& action, Sink sink) {
  assert(check(rules, state, seat, action));
  const ActionResult result =
      std::visit([&](const auto& typed) { return lake::apply(rules, state, typed, sink); }, action);
  // Conditions are looked at once all of an action has happened (R-L27).
  award(rules, state, result, sink);
  go_on(rules, state, sink);
  note_slumps(rules, state);
}

Standings Lake::standings(const Ruleset& rules, const State& state) {
  Standings standings(state.players.size());
  for (const Seat seat : players(state.players.size())) standings[seat].score = score(rules, state, seat);
  // Equal totals share the place (R-L19).
  rank_by_score(standings);
  return standings;
}

std::uint64_t Lake::hash(const Ruleset& rules, const State& state) {
  return rules.rules_version == 1 ? old::hash_of(state) : oligopoly::hash_of(state);
}

bool Lake::read_action_fields(FieldReader& in, Action& action) {
  if (Exchange exchange; old::read_exchange(in, exchange)) {
    action = exchange;
    return true;
  }
  return in.ok() && read_value(in, action);
}

void Lake::seat_the_rest(Ruleset& rules, int seats, SeatSet chose) {
  seat_those_left(seats, chose, rules.civs.size(),
                  [&](Seat seat) -> CivIndex& { return rules.seat_civs[seat.index()]; });
}

static_assert(Game<Lake>);

}  // namespace oligopoly::lake

template const oligopoly::AnyGame& oligopoly::any_game<oligopoly::lake::Lake>();
