#pragma once

#include "games/lake/bots/knowledge.hpp"
#include "games/lake/rules/model.hpp"

namespace oligopoly::lake {

/// One civilisation's economy on its own, in plain integers: coins and what runs pay in hundredths, resources and
/// industries by their number. Nothing is drawn: laws stay as they are now and era cards come as they do on average.
/// So two positions that differ in one choice can be played on alike and compared. What things cost, need and pay is
/// asked of the rules.
class Economy {
 public:
  using Amounts = std::array<int, kCountOf<Resource>>;
  using Levels = std::array<int, kCountOf<Industry>>;

  Economy(const Knowledge& knowledge, const State& state, Seat seat);

  const Knowledge& knowledge() const { return *knowledge_; }
  const Ruleset& rules() const { return knowledge_->rules; }

  /// Begins the next turn: the era goes on and routes deliver. False when the game is over.
  bool begin_turn();
  /// Whether a turn is under way, and the step it has come to.
  bool is_in_turn() const { return is_in_turn_; }
  TurnStep step() const { return turn_.step; }
  void go_to(TurnStep step) { turn_.step = step; }
  int round() const { return round_; }
  /// Turns to come after this one.
  int turns_left() const { return turns_left_; }

  int coins() const { return coins_; }
  const Amounts& goods() const { return goods_; }
  const Amounts& points() const { return points_; }
  int level(int industry) const { return levels_[static_cast<std::size_t>(industry)]; }

  // Each of these does as much as is allowed, and says how much that was.

  /// What points give by themselves.
  void take_free_income();
  int take_income(int resource, int wanted);
  int point_price() const;
  int plot_price() const;
  bool buy_point(int resource);
  bool buy_plot();
  int building_cost(int industry) const;
  bool may_build(int industry) const;
  bool build(int industry);
  /// What a run would pay.
  int payoff(int industry, int level) const;
  bool has(const Knowledge::Inputs& inputs) const;
  bool may_run(int industry) const;
  bool run(int industry);
  /// Global Trade, once per turn (L6), with whoever has it.
  bool trades() const { return trades_; }
  bool trade(int give, int take);
  int upgrade_cost(int industry) const;
  bool may_upgrade(int industry) const;
  bool upgrade(int industry);

 private:
  static constexpr int kRouteTurns = 4;

  void note_industries(const State& state, Seat seat);
  void note_prices(const State& state, Seat seat);
  void note_others(const State& state, Seat seat);
  void note_routes(const State& state, Seat seat);
  void note_flow(std::size_t turn, Good good, int units);
  void note_turn(const State& state, Seat seat);
  int price(Dealing dealing) const;
  void use(const Knowledge::Inputs& inputs);
  void rise(int industry);

  const Knowledge* knowledge_;
  Amounts goods_{}, points_{};
  Levels levels_{}, others_{}, era_{}, drift_{}, levy_{};
  int coins_ = 0, plots_ = 0, plots_on_sale_ = 0, purchases_ = 0, leader_bonus_ = 0;
  Laws laws_;
  EnumMap<Dealing, int> taxes_{};
  /// What routes bring and take in each of the turns to come, and whether one of them was founded here.
  std::array<Amounts, kRouteTurns> flows_{};
  std::array<int, kRouteTurns> coin_flows_{};
  std::array<bool, kRouteTurns> founded_{};
  int next_flow_ = 0;
  int round_ = 0, turns_left_ = 0;
  Industries forbidden_;
  bool is_in_turn_ = false, trades_ = false, may_trade_ = false;
  /// Resources that someone else has or makes, as bits.
  unsigned elsewhere_ = 0;
  Turn turn_;
};

}  // namespace oligopoly::lake
