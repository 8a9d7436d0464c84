#pragma once

#include "games/goofspiel/rules/goofspiel.hpp"
#include "players/value.hpp"

namespace oligopoly::goofspiel {

/// What a network is told of a position.
class CardAppraiser {
 public:
  using Rules = Goofspiel;
  static constexpr int kUnit = 20;
  struct Survey {
    const View& view;
    SeatList<int> scores;
  };

  explicit CardAppraiser(const Ruleset& rules) : rules_(rules) {}

  Survey survey(const View& view) const;
  void describe(const Survey& survey, Seat seat, Features& out) const;

 private:
  Ruleset rules_;
};

}  // namespace oligopoly::goofspiel
