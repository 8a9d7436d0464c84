#pragma once

#include "games/lake/bots/knowledge.hpp"
#include "games/lake/rules/lake.hpp"
#include "players/value.hpp"

namespace oligopoly::lake {

/// What a network is told of a position.
class CivAppraiser {
 public:
  using Rules = Lake;
  static constexpr int kUnit = 500;
  /// What seats are compared by.
  enum Number : std::uint8_t {
    Score,
    Expected,
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

  explicit CivAppraiser(const Ruleset& rules) : knowledge_(rules) {}

  Survey survey(const View& view) const;
  void describe(const Survey& survey, Seat seat, Features& out) const;

 private:
  void describe_own(const Survey& survey, Seat seat, Features& out) const;
  void describe_world(const State& table, Features& out) const;

  Knowledge knowledge_;
};

}  // namespace oligopoly::lake
