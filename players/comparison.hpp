#pragma once

#include <array>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "core/any_game.hpp"

/// What a bot weighed up when it decided, for whoever asks it why or wants to be advised.
namespace oligopoly {

/// What moves are compared by: chances to win, by a bot that searches, or points, by one that does not.
enum class WorthUnit : std::uint8_t { Percent, Points };
inline constexpr std::array<std::string_view, 2> kWorthUnitIds = {"percent", "points"};
constexpr std::span<const std::string_view> ids_of(WorthUnit) { return kWorthUnitIds; }

struct ComparedMove {
  AnyAction action{};
  /// Where chances are compared: from 0 to kSurelyWon; of what was never tried, how far it seemed behind the best, in
  /// hundredths of a point. Where points are: hundredths of one.
  std::int32_t value = 0;
  /// How often a search tried it.
  std::int32_t tries = 0;
  /// Its chances, from 0 to kSurelyWon, as a search believes in the end: by what it tried and by what it thought
  /// before. None where it cannot say.
  std::optional<std::int32_t> chance{};
  /// The final score to expect after it, in hundredths of a point. None where it cannot say.
  std::optional<std::int32_t> score{};
};

/// The moves of one decision, the chosen one first, then those that seemed best. None where nothing was compared.
struct Comparison {
  WorthUnit unit = WorthUnit::Points;
  std::vector<ComparedMove> moves;
  /// How many games were simulated in all.
  std::int64_t simulations = 0;
};

/// How many of the moves it compared a bot names when asked why.
inline constexpr std::size_t kNamedMoves = 5;

/// "1. bid 7: 4.25" or "1. bid 7: 54 % (1200 times)", one line per move, with the moves in the game's notation; then,
/// where that is known, the points and the chance to win that the chosen move leaves, and how much less the others do.
/// Empty where nothing was compared.
std::string explain(const AnyRuleset& rules, const Comparison& comparison, Lang lang);

/// A move and how much worse than the chosen one it seems, in whole percent or points.
struct RatedMove {
  AnyAction action{};
  int worse = 0;
  /// As compared.
  std::optional<std::int32_t> chance{}, score{};
};

/// The chosen move and at most so many others, the least bad first. Of a search those whose chances it can tell.
std::vector<RatedMove> best_of(const Comparison& comparison, std::size_t alternatives);

}  // namespace oligopoly
