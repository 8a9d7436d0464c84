#pragma once

#include <vector>

#include "games/lake/ruleset.hpp"

/// What a bot of this game goes by, as numbers to turn.
namespace oligopoly::lake {

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

/// All that a bot of this game knows before it looks at the table.
struct Lore {
  Lore(const Ruleset& the_rules, const Weights& the_weights) : rules(the_rules), weights(the_weights) {
    for (const EraCard& card : rules.cards)
      for (const Industry industry : each<Industry>()) era_total[industry] += card.effect[industry];
  }

  Ruleset rules;
  Weights weights;
  /// Further ways to go on in thought; a position is worth what the best of them makes of it.
  std::vector<Weights> other_ways;
  /// What all era cards together do to an industry.
  EnumMap<Industry, int> era_total{};
};

}  // namespace oligopoly::lake
