#include "games/smartphone/rules/phases/planning.hpp"
#include "games/smartphone/rules/smartphone.hpp"

namespace oligopoly::smartphone {

View Smartphone::view(const Ruleset&, const State& state, Seat viewer) {
  View view;
  view.viewer = viewer;
  view.board = state.board;
  view.sealed = state.sealed;
  if (is_player(viewer) && state.sealed.contains(viewer)) view.own_plan = {state.plans[viewer]};
  return view;
}

State Smartphone::determinize(const Ruleset& rules, const View& view, Rng& rng) {
  State state;
  state.board = view.board;
  state.sealed = view.sealed;
  state.plans = BySeat<Plan>(view.board.players.size());
  for (const Seat seat : view.sealed)
    state.plans[seat] =
        seat == view.viewer ? view.own_plan[0] : PlanningPhase::sample(rules, view.board, seat, rng).plan;
  return state;
}

}  // namespace oligopoly::smartphone
