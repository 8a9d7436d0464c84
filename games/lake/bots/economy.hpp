#pragma once

#include "games/lake/bots/knowledge.hpp"
#include "games/lake/rules/model.hpp"

namespace oligopoly::lake {

/// One civilisation's economy on its own, in plain integers: coins and what runs pay in hundredths, resources and
/// industries by their number. Nothing is drawn: era cards and bills come as they do on average. So two positions that
/// differ in one choice can be played on alike and compared. What things cost, need and pay is asked of the rules.
class Economy {
 public:
  using Amounts = std::array<int, kCountOf<Resource>>;
  using Levels = std::array<int, kCountOf<Industry>>;

  Economy(const Knowledge& knowledge, const State& state, Seat seat);
  /// The same economy in a world that takes this course, which must outlive it.
  Economy in(const Scenario& scenario) const;

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
  int idle_plots() const { return plots_; }
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
  /// Desalination, likewise.
  bool desalinates() const { return desalinates_; }
  int water_price() const;
  bool desalinate();
  int upgrade_cost(int industry) const;
  bool may_upgrade(int industry) const;
  bool upgrade(int industry);

 private:
  static constexpr int kRouteTurns = 4;

  void note_industries(const State& state, Seat seat);
  void note_prices(const State& state, Seat seat);
  void note_laws(const State& state);
  void note_others(const State& state, Seat seat);
  void note_routes(const State& state, Seat seat);
  void note_flow(std::size_t turn, Good good, int units);
  void note_turn(const State& state, Seat seat);
  void let_laws_rise();
  void let_world_change();
  int price(Dealing dealing) const;
  int tax_on(Dealing dealing) const { return rules().tax_scope.contains(dealing) ? laws_.tax : 0; }
  void use(const Knowledge::Inputs& inputs);
  void rise(int industry);

  const Knowledge* knowledge_;
  /// The course the world takes; null where it goes as it does on average.
  const Scenario* scenario_ = nullptr;
  Amounts goods_{}, points_{};
  Levels levels_{}, others_{}, era_{}, drift_{};
  int coins_ = 0, plots_ = 0, plots_on_sale_ = 0, purchases_ = 0, leader_bonus_ = 0, leader_drift_ = 0;
  /// Levels in hundredths: as they are, and what each round adds as long as bills are left.
  ExpectedLaws laws_, rising_;
  int bills_left_ = 0;
  /// What routes bring and take in each of the turns to come, and whether one of them was founded here.
  std::array<Amounts, kRouteTurns> flows_{};
  std::array<int, kRouteTurns> coin_flows_{};
  std::array<bool, kRouteTurns> founded_{};
  int next_flow_ = 0;
  int round_ = 0, turns_left_ = 0;
  Industries forbidden_;
  bool is_in_turn_ = false, trades_ = false, desalinates_ = false, may_use_trait_ = false;
  /// Resources that someone else has or makes, as bits.
  unsigned elsewhere_ = 0;
  Turn turn_;
};

}  // namespace oligopoly::lake
