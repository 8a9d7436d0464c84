#pragma once

#include "games/lake/rules/lake.hpp"
#include "players/value.hpp"

namespace oligopoly::lake {

/// What a network is told of a position.
class CivAppraiser {
 public:
  using Rules = Lake;
  static constexpr int kUnit = 4000;
  /// What seats are compared by.
  enum Number : std::uint8_t {
    Score,
    Steady,
    Growing,
    Coins,
    Charity,
    Merits,
    Runs,
    BestRun,
    Levels,
    Industries,
    Points,
    Water,
    Plots,
    IdlePlots,
    Goods,
    Bought,
    Monopolies,
    Routes,
    kNumbers
  };
  struct Survey {
    const State& table;
    const SeatList<Outlook>& outlook;
    Profiles<kNumbers> profiles;
    SeatList<int> scores;
  };

  explicit CivAppraiser(const Ruleset& rules) : rules_(rules) {}

  Survey survey(const View& view) const;
  void describe(const Survey& survey, Seat seat, Features& out) const;

 private:
  int turns_left(const State& table, Seat seat) const;
  int fed_by(const Player& player, Industry industry) const;
  void describe_own(const Survey& survey, Seat seat, Features& out) const;
  void describe_world(const State& table, Features& out) const;

  Ruleset rules_;
};

}  // namespace oligopoly::lake
