#pragma once

#include "games/lake/bots/policy.hpp"
#include "players/value.hpp"

namespace oligopoly::lake {

/// What a network is told of the bills that a seat may vote for (L4.1). Votes are open, but those that are still to
/// come are as unknown as a secret.
class VoteGuesser {
 public:
  using Rules = Lake;
  using Known = State;

  struct Options {
    State table;
    Seat seat;
    /// What the manager thinks of each proposed bill.
    List<std::int32_t, Bills::kCapacity> worths;
    int best = 0;

    int size() const { return worths.size(); }
    std::int32_t behind(int option) const { return worths[best] - worths[option]; }
  };

  explicit VoteGuesser(const Ruleset& rules) : policy_(rules) {}

  const State& known(const View& view) const { return view.table; }
  bool has_choice(const State& table, Seat seat) const;
  void list(const State& table, Seat seat, Options& out) const;
  void describe(const Options& options, Features& out) const;
  void describe(const Options& options, int option, Features& out) const;
  int usual(const Options& options) const { return options.best; }
  Action action(const Options& options, int option) const { return Vote{options.table.proposed[option]}; }
  int find(const Options& options, const Action& action) const;

 private:
  CivPolicy policy_;
};

}  // namespace oligopoly::lake
