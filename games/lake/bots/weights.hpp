#pragma once

#include "games/lake/rules/enums.hpp"

namespace oligopoly::lake {

/// What a bot of this game goes by, as numbers to turn.
struct Weights {
  /// A rival's gain from a deal or a blow counts against ours, percent.
  int envy = 40;
  /// A deal must bring at least this much, in hundredths of a coin.
  int least_gain = 50;
  /// An advantage over others (monopoly, leadership) is expected to last, percent.
  int lead_lasts = 60;
};

/// Rules of thumb for an economy: what it is to live on.
struct Way {
  /// The first is built, fed and raised before the second, and so on. What else stands runs on what is left over.
  List<Industry, 4> order;
  /// Points are bought as long as more turns than this are left.
  int buying_turns = 8;

  friend bool operator==(const Way&, const Way&) = default;
};

}  // namespace oligopoly::lake
