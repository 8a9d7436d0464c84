// What a run pays, from plain numbers (L5.4): the same for the rules, who have a position, and for whoever thinks about
// positions that may come.
#pragma once

#include <algorithm>

#include "games/lake/rules/model.hpp"

namespace oligopoly::lake {

/// What decides about the pay of a run besides the numbers of its industry.
struct PayTerms {
  int level = 1;
  /// The highest level anyone else has. Whoever lacks the industry counts as level 0 (R-L42).
  int others = 0;
  int era = 0, levy = 0, leader_bonus = 0;
  /// Whether no monopoly can form there (L6).
  bool is_forbidden = false;
};

/// The parts of what a run pays, in coins or, times 100, in hundredths.
struct PayParts {
  int base = 0, level = 0, era = 0, monopoly = 0, leader = 0, levy = 0;

  /// A run never costs coins (R-L41).
  constexpr int total() const { return std::max(0, base + level + era + monopoly + leader - levy); }
  constexpr PayParts times(int factor) const {
    return {base * factor, level * factor, era * factor, monopoly * factor, leader * factor, levy * factor};
  }
};

/// The level the law has that takes from a run of an industry (L4.4). Of laws in force, or of those to be expected.
template <class Levels>
constexpr int levy_on(const Levels& laws, Levy levy) {
  if (levy == Levy::FinanceTax) return laws.finance_tax;
  return levy == Levy::Tariff ? laws.tariff : 0;
}

/// Whether this level makes a leader (L3.3): nobody is higher; equals lead together (R-L5).
constexpr bool is_leading(const PayTerms& terms) { return terms.level >= terms.others; }

/// Whether this level makes a monopoly (L5.5).
constexpr bool is_monopoly(const Ruleset& rules, const PayTerms& terms) {
  return terms.level - terms.others >= rules.monopoly_lead && !terms.is_forbidden;
}

/// An upgrade brings its level and nothing for being first (R-L46).
constexpr PayParts pay_parts(const Ruleset& rules, const IndustryRow& row, const PayTerms& terms) {
  return {row.coins,
          terms.level - 1,
          terms.era,
          is_monopoly(rules, terms) ? rules.monopoly_bonus : 0,
          is_leading(terms) ? terms.leader_bonus : 0,
          terms.levy};
}

}  // namespace oligopoly::lake
