#pragma once

#include "games/goofspiel/bots/policy.hpp"
#include "players/value.hpp"

namespace oligopoly::goofspiel {

/// What a network is told of the cards that a seat may bid face down (G3.1): all in its hand.
class BidGuesser {
 public:
  using Rules = Goofspiel;
  /// Nobody's bid is looked at.
  using Known = State;

  struct Options {
    State table;
    Seat seat;
    /// From the lowest card up, and what the manager thinks of each.
    List<Card, kMaxCards> cards;
    List<std::int32_t, kMaxCards> worths;
    int best = 0;
    Thoughts<Action> thoughts;

    int size() const { return cards.size(); }
  };

  explicit BidGuesser(const Ruleset& rules) : policy_(rules) {}

  State known(const View& view) const;
  bool has_choice(const State& table, Seat seat) const;
  void list(const State& table, Seat seat, Options& out) const;
  void describe(const Options& options, Features& out) const;
  void describe(const Options& options, int option, Features& out) const;
  int usual(const Options& options) const { return options.best; }
  Action action(const Options& options, int option) const { return Bid{options.cards[option]}; }
  int find(const Options& options, const Action& action) const;

 private:
  BidPolicy policy_;
};

}  // namespace oligopoly::goofspiel
