#pragma once

#include <algorithm>

#include "core/rng.hpp"
#include "games/lake/bots/economy.hpp"

namespace oligopoly::lake {

/// Makes small changes to a plan, of kinds that can pay.
class Variation {
 public:
  Variation(Plan& plan, const Economy& economy, Rng& rng) : plan_(plan), e_(economy), rng_(rng) {
    first_ = economy.round() + (economy.is_in_turn() ? 0 : 1);
    last_ = economy.round() + economy.turns_left();
  }

  void make() {
    switch (rng_.below(e_.trades() || e_.desalinates() ? 10 : 9)) {
      case 0:
        return void(turn(any_round()).buy = anything_to_buy());
      case 1:
        return std::swap(turn(any_round()).buy, turn(any_round()).buy);
      case 2:
        return insert_purchase();
      case 3:
        return buy_for_industry();
      case 4:
        return move_building();
      case 5:
        return in_some_rounds([bit = any_industry()](PlannedTurn& turn) { turn.runs ^= bit; });
      case 6:
        return in_some_rounds([bit = any_industry()](PlannedTurn& turn) { turn.upgrades ^= bit; });
      case 7:
        return prefer();
      case 8:
        return change_income();
      default:
        return e_.trades() ? change_trade()
                           : in_some_rounds([](PlannedTurn& turn) { turn.desalinate = !turn.desalinate; });
    }
  }

 private:
  PlannedTurn& turn(int round) { return plan_.in(round); }
  int any_round() { return rng_.between(first_, last_); }
  std::uint8_t any_industry() { return static_cast<std::uint8_t>(1u << rng_.below(kCountOf<Industry>)); }
  std::int8_t anything_to_buy() { return static_cast<std::int8_t>(rng_.between(kNothing, kPlot)); }

  template <class Change>
  void in_some_rounds(Change change) {
    constexpr int kMost = 8;
    const int from = any_round(), to = std::min(last_, from + (rng_.below(2) == 0 ? 0 : rng_.between(1, kMost)));
    for (int round = from; round <= to; ++round) change(turn(round));
  }

  /// What was to be bought from here on is bought one round later, up to the next round in which nothing was.
  void insert_purchase() {
    std::int8_t next = anything_to_buy();
    for (int round = any_round(); round <= last_ && next != kNothing; ++round) std::swap(next, turn(round).buy);
  }

  /// Inputs are of use together.
  void buy_for_industry() {
    const auto& inputs = e_.knowledge().run_inputs[rng_.below(kCountOf<Industry>)];
    int round = any_round();
    for (const auto& [resource, units] : inputs)
      if (round <= last_) turn(round++).buy = static_cast<std::int8_t>(resource);
  }

  void move_building() {
    const auto industry = static_cast<std::int8_t>(rng_.below(kCountOf<Industry>));
    for (int round = first_; round <= last_; ++round)
      if (turn(round).build == industry) turn(round).build = kNothing;
    if (rng_.below(4) != 0) turn(any_round()).build = industry;
  }

  /// To upgrade rather than to run, or the other way round.
  void prefer() {
    const std::uint8_t bit = any_industry();
    const bool upgrades = rng_.below(2) == 0;
    in_some_rounds([&](PlannedTurn& turn) {
      turn.runs = static_cast<std::uint8_t>(upgrades ? turn.runs & ~bit : turn.runs | bit);
      turn.upgrades = static_cast<std::uint8_t>(upgrades ? turn.upgrades | bit : turn.upgrades & ~bit);
    });
  }

  void change_income() {
    constexpr int kMost = 7;
    const auto resource = rng_.below(kCountOf<Resource>);
    const auto wanted = static_cast<std::uint8_t>(rng_.between(0, kMost));
    in_some_rounds([&](PlannedTurn& turn) { turn.income[resource] = wanted; });
  }

  void change_trade() {
    const auto give = static_cast<std::int8_t>(rng_.below(kCountOf<Resource>));
    const auto take = static_cast<std::int8_t>(rng_.below(kCountOf<Resource>));
    in_some_rounds([&](PlannedTurn& turn) {
      turn.give = give == take ? kNothing : give;
      turn.take = take;
    });
  }

  Plan& plan_;
  const Economy& e_;
  Rng& rng_;
  int first_ = 0, last_ = 0;
};

}  // namespace oligopoly::lake
