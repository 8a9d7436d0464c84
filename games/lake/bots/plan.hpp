#pragma once

#include "games/lake/rules/ruleset.hpp"

namespace oligopoly::lake {

inline constexpr std::int8_t kNothing = -1;
/// What is bought instead of a point (R-L12).
inline constexpr std::int8_t kPlot = kCountOf<Resource>;

/// What one civilisation means to do in one turn. What is not possible when its time comes is left out.
struct PlannedTurn {
  /// At most so many of each resource that asks for water or coins.
  std::array<std::uint8_t, kCountOf<Resource>> income{};
  /// A resource's number, kPlot or kNothing.
  std::int8_t buy = kNothing;
  /// An industry's number or kNothing.
  std::int8_t build = kNothing;
  /// Industries as bits.
  std::uint8_t runs = 0, upgrades = 0;
  /// Whether Desalination comes before income.
  bool desalinate = false;
  /// For Global Trade: the resource to give of and the one to take, or kNothing.
  std::int8_t give = kNothing, take = kNothing;

  friend bool operator==(const PlannedTurn&, const PlannedTurn&) = default;
};

/// What it means to do in each round.
struct Plan {
  std::array<PlannedTurn, kMaxRounds + 1> turns{};

  PlannedTurn& in(int round) { return turns[static_cast<std::size_t>(round)]; }
  const PlannedTurn& in(int round) const { return turns[static_cast<std::size_t>(round)]; }
  friend bool operator==(const Plan&, const Plan&) = default;
};

}  // namespace oligopoly::lake
