#pragma once

#include "games/lake/state.hpp"
#include "players/lake/weights.hpp"

namespace oligopoly::lake {

/// One civilisation's economy played on alone to the end of the game by simple rules: what its position should come to.
///
/// Each turn it takes all income, buys the point it lacks most, builds what pays, runs what pays and upgrades what
/// pays, under the laws of now and with era cards as they come on average. The turn under way goes on from its step.
/// Numbers are plain integers and nothing is drawn, so two positions that differ in one choice can be compared.
class Prospect {
 public:
  Prospect(const Lore& lore, const Weights& weights, const State& state, Seat seat);

  /// Coins at the end, in hundredths. Plays the economy on, so ask once.
  int coins_at_end();

 private:
  using Amounts = std::array<int, kCountOf<Resource>>;
  static constexpr int kRouteTurns = 4;
  using Levels = std::array<int, kCountOf<Industry>>;

  void note_routes(const State& state, Seat seat);
  void turn(Step from);
  void deliver();
  void take_income();
  void buy();
  void build();
  void run();
  void upgrade();
  int payoff(int industry, int level) const;
  bool has_inputs(int industry, int times) const;
  void use_inputs(int industry, int times);
  int need_of(int resource) const;
  bool is_shunned(int industry) const { return weights_.shunned.contains(static_cast<Industry>(industry)); }

  const Ruleset& rules_;
  const Weights& weights_;
  Amounts goods_{}, points_{};
  Levels levels_{}, others_{}, era_{}, drift_{}, levy_{};
  SmallSet<int> no_monopoly_, built_now_, upgraded_now_, ran_now_;
  int coins_ = 0, plots_ = 0, bought_ = 0, tax_ = 0, leader_bonus_ = 0;
  /// What routes bring and take in each of the turns to come, and whether one of them was founded here.
  std::array<Amounts, kRouteTurns> flows_{};
  std::array<bool, kRouteTurns> founded_{};
  int subsidy_ = 0, next_flow_ = 0;
  /// Turns still to be taken in full, and the step the present one has come to.
  int turns_ = 0;
  bool is_in_turn_ = false;
  Step step_{};
};

/// What a seat's score should come to (L9.1), in hundredths of a point.
int expected_score(const Lore& lore, const State& state, Seat seat);

}  // namespace oligopoly::lake
