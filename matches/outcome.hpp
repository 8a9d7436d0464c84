#pragma once

#include "core/game.hpp"
#include "matches/statistics.hpp"

namespace oligopoly {

/// How seats did that have something in common: who played them, their colour, where they are at the table.
struct Outcome {
  int games = 0;
  /// First places, a shared one counted by its share.
  Estimate wins, score;
  double place = 0;
};

/// Adds up what such seats got.
class Tally {
 public:
  /// What `seat` got in a game that ended so.
  void add(const Standings& standings, Seat seat);
  Outcome outcome() const { return {wins_.size(), wilson(wins_), normal(scores_), places_.mean()}; }

 private:
  Sample wins_, scores_, places_;
};

}  // namespace oligopoly
