#include "players/comparison.hpp"

#include <algorithm>

#include "players/policy.hpp"

namespace oligopoly {
namespace {

Text name_of(std::string_view literal) { return {literal, literal, literal}; }

/// 425 as "4.25".
std::string decimal(std::int32_t hundredths) {
  const std::int32_t size = hundredths < 0 ? -hundredths : hundredths;
  const std::string cents = std::to_string(size % 100);
  return (hundredths < 0 ? "-" : "") + std::to_string(size / 100) + "." + (cents.size() < 2 ? "0" : "") + cents;
}

std::string explain_move(const Comparison& comparison, const ComparedMove& move, int number, std::string_view notation,
                         Lang lang) {
  static constexpr Text kValue{"{0}. {1}: {2}\n", "{0}. {1}：{2}\n", "{0}. {1}：{2}\n"};
  static constexpr Text kTried{"{0}. {1}: {2} % ({3} times)\n", "{0}. {1}：{2} %（{3} 次）\n",
                               "{0}. {1}：{2} %（{3} 次）\n"};
  static constexpr Text kUntried{"{0}. {1}: not tried, estimated {2} points behind\n",
                                 "{0}. {1}：未推演，估计落后 {2} 分\n", "{0}. {1}：未推演，估計落後 {2} 分\n"};
  if (comparison.unit == WorthUnit::Percent && move.tries > 0)
    return fill(kTried, lang, {number, name_of(notation), std::int64_t{move.value} * 100 / kSurelyWon, move.tries});
  const std::string value = decimal(move.value);
  return fill(comparison.unit == WorthUnit::Points ? kValue : kUntried, lang,
              {number, name_of(notation), name_of(value)});
}

/// Rounded to the nearest, never below 0: nobody chooses what seems worse.
int whole(std::int64_t difference, std::int64_t unit) {
  return static_cast<int>((std::max<std::int64_t>(0, difference) + unit / 2) / unit);
}

/// How much worse than the chosen one a move seems, if that can be told.
std::optional<int> worse_than(const ComparedMove& chosen, const ComparedMove& move, WorthUnit unit) {
  if (unit == WorthUnit::Points) return whole(std::int64_t{chosen.value} - move.value, 100);
  if (!chosen.chance || !move.chance) return std::nullopt;
  return whole(100 * (std::int64_t{*chosen.chance} - *move.chance), kSurelyWon);
}

}  // namespace

std::string explain(const AnyRuleset& rules, const Comparison& comparison, Lang lang) {
  static constexpr Text kOnly{"Nothing to compare: {0}\n", "没有别的选择：{0}\n", "沒有別的選擇：{0}\n"};
  static constexpr Text kValues{"Compared, with the estimated value of each in points:\n",
                                "比较过的行动和估计价值（分）：\n", "比較過的行動和估計價值（分）：\n"};
  static constexpr Text kChances{"Simulated {0} games; chances of each move:\n", "推演了 {0} 次，各行动的胜算：\n",
                                 "推演了 {0} 次，各行動的勝算：\n"};
  const auto notation = [&](const ComparedMove& move) { return rules.game().notation(rules, move.action); };
  if (comparison.moves.empty()) return {};
  const bool is_search = comparison.unit == WorthUnit::Percent;
  if (is_search && comparison.moves[0].tries == 0) {
    const std::string only = notation(comparison.moves[0]);
    return fill(kOnly, lang, {name_of(only)});
  }
  std::string out = is_search ? fill(kChances, lang, {comparison.simulations}) : std::string(kValues[lang]);
  int number = 0;
  for (const ComparedMove& move : comparison.moves)
    out += explain_move(comparison, move, ++number, notation(move), lang);
  return out;
}

std::vector<RatedMove> best_of(const Comparison& comparison, std::size_t alternatives) {
  std::vector<RatedMove> best;
  if (comparison.moves.empty()) return best;
  const ComparedMove& chosen = comparison.moves.front();
  best.push_back({chosen.action, 0});
  const auto is_before = [](int worse, const RatedMove& move) { return worse < move.worse; };
  for (const ComparedMove& move : std::span(comparison.moves).subspan(1))
    if (const auto worse = worse_than(chosen, move, comparison.unit))
      best.insert(std::upper_bound(best.begin() + 1, best.end(), *worse, is_before), {move.action, *worse});
  best.resize(std::min(best.size(), alternatives + 1));
  return best;
}

}  // namespace oligopoly
