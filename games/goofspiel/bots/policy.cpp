#include "games/goofspiel/bots/policy.hpp"

#include <algorithm>
#include <cstdlib>

namespace oligopoly::goofspiel {
namespace {

int rank_in(const Cards& cards, Card card) { return Cards::from_bits(cards.bits() & ((1u << card) - 1u)).size(); }

/// Of 1000 times, how often `card` beats everyone else, if each bids around the rank of the prize.
int wins_in_thousand(const State& state, Seat seat, int prize_rank, Card card, const Weights& weights) {
  std::int64_t share = 1000;
  for (const Seat rival : players(state.players.size())) {
    if (rival == seat) continue;
    int lower = 0, all = 0, rank = 0;
    for (const Card bid : state.players[rival].hand) {
      const auto away = static_cast<std::size_t>(std::abs(rank++ - prize_rank));
      const int weight = away < weights.rival_bids.size() ? weights.rival_bids[away] : 0;
      all += weight;
      lower += bid < card ? weight : 0;
    }
    share = share * lower / std::max(1, all);
  }
  return static_cast<int>(share);
}

}  // namespace

void BidPolicy::consider(const State& state, Seat seat, Rng&, Thoughts<Action>& out) const {
  out.candidates.clear();
  Cards prizes = state.prizes;
  prizes.insert(state.prize);
  const int prize_rank = rank_in(prizes, state.prize);
  int rank = 0;
  for (const Card card : state.players[seat].hand) {
    const int wins = wins_in_thousand(state, seat, prize_rank, card, weights_);
    const int kept = weights_.keep * prizes.at(rank++);
    out.candidates.push_back({Bid{card}, wins * state.prize / 10 - kept});
  }
  sort_by_value(out.candidates);
}

}  // namespace oligopoly::goofspiel
