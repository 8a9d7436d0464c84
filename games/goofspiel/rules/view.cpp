#include "games/goofspiel/rules/goofspiel.hpp"

namespace oligopoly::goofspiel {

View Goofspiel::view(const Ruleset&, const State& state, Seat viewer) {
  View view;
  view.viewer = viewer;
  view.players = state.players;
  view.prizes = state.prizes;
  view.prize = state.prize;
  for (const Seat seat : players(state.bids.size()))
    if (state.bids[seat] != 0) view.sealed.insert(seat);
  if (view.sealed.contains(viewer)) view.own_bid = state.bids[viewer];
  return view;
}

State Goofspiel::determinize(const Ruleset&, const View& view, Rng& rng) {
  State state;
  state.players = view.players;
  state.prizes = view.prizes;
  state.prize = view.prize;
  state.bids = SeatList<Card>(view.players.size());
  for (const Seat seat : view.sealed) {
    const Cards hand = view.players[seat].hand;
    state.bids[seat] = seat == view.viewer ? view.own_bid : hand.at(rng.between(0, hand.size() - 1));
  }
  return state;
}

}  // namespace oligopoly::goofspiel
