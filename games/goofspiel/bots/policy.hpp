#pragma once

#include "games/goofspiel/rules/goofspiel.hpp"
#include "players/policy.hpp"

namespace oligopoly::goofspiel {

/// How to judge a bid, in hundredths of a point.
struct Weights {
  /// How likely a rival is to bid the card that ranks in its hand as the prize does among the prizes left, and the
  /// cards 1, 2, … ranks away from it.
  std::array<int, 5> rival_bids = {8, 6, 3, 2, 1};
  /// A card is worth keeping for the prize of its own rank: that many hundredths of that prize.
  int keep = 50;
};

/// Bids what the prize is worth, and a little more where rivals are likely to bid just that.
class BidPolicy : public PlainPolicy<Goofspiel> {
 public:
  static constexpr SearchSettings kSearch{.iterations = 50'000};
  static constexpr std::int32_t kMisjudgement = 1000;

  explicit BidPolicy(const Ruleset& rules, const Weights& weights = {}) : PlainPolicy(rules), weights_(weights) {}

  void consider(const State&, Seat, Rng&, Thoughts<Action>& out) const;

 private:
  Weights weights_;
};

}  // namespace oligopoly::goofspiel
