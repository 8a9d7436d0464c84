#pragma once

#include <span>
#include <vector>

#include "games/smartphone/rules/plan/plan.hpp"

namespace oligopoly::smartphone {

/// Every outcome that some legal plan gives, for any improvements. Built once for a ruleset (a few milliseconds) and
/// then only read, by as many threads as like.
///
/// It rests on this: an improvement on the pads always shows both its icons, so all that matters of the improvements
/// laid is how many there are, which icons they hide, and which icons they bring. The table holds, for each number of
/// improvements laid, every sum of icons the pads can still show, whatever the improvements are.
class OutcomeTable {
 public:
  OutcomeTable(const Pads& pads, const PlanLimits& limits);

  /// How a choice came about, kept small; `plan_of` makes the plan of it.
  struct Recipe {
    std::uint32_t layout_and_cells = 0;
    /// Which of the improvements are laid, as bits; the others are face down.
    std::uint8_t laid = 0;
  };
  struct Choice {
    Outcome outcome;
    Recipe recipe;
  };

  /// Every outcome within reach of someone who owns these improvements, each once, in a fixed order: fewer face-down
  /// improvements first, then fewer covered cells, then by the counts of the icons. Requires at most kMaxImprovements.
  std::vector<Choice> outcomes(std::span<const Domino> owned, bool has_4g) const;

  /// A legal plan with this choice's outcome. `owned_count` improvements are owned, those the choice was made for.
  static Plan plan_of(const Choice& choice, int owned_count);

 private:
  class Builder;

  /// What the pads show around the improvements laid on them, as a number, with the first way found to get it.
  struct Entry {
    std::uint32_t shown = 0, layout_and_cells = 0;
  };
  using Entries = std::vector<Entry>;

  /// By whether halves may lie outside, then by the number of improvements laid. Each sorted by `shown`.
  std::array<std::array<Entries, kMaxImprovements + 1>, 2> entries_;
};

}  // namespace oligopoly::smartphone
