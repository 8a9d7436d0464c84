#pragma once

#include "games/lake/rules/enums.hpp"

namespace oligopoly::lake {

/// What a bot of this game goes by, as numbers to turn.
struct Weights {
  /// A rival's gain from a deal or a blow counts against ours, percent.
  int envy = 40;
  /// A deal must bring at least this much, in hundredths of a coin.
  int least_gain = 50;
  /// Coins kept when points are bought in thought: none, once more turns than this are left.
  int saving_turns = 20;
  /// Points are bought in thought as long as more turns than this are left.
  int buying_turns = 8;
  /// An advantage over others (monopoly, leadership) is expected to last, percent.
  int lead_lasts = 60;
  /// Industries that are neither built nor upgraded in thought.
  Industries shunned{};
};

}  // namespace oligopoly::lake
