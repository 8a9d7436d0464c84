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

/// Rounded to the nearest.
std::int64_t rounded(std::int64_t value, std::int64_t unit) {
  const std::int64_t half = value < 0 ? -unit / 2 : unit / 2;
  return (value + half) / unit;
}

/// In whole percent; 0 and 100 only for what is certain.
std::int64_t percent_of(std::int32_t chance) {
  if (chance <= 0 || chance >= kSurelyWon) return chance <= 0 ? 0 : 100;
  return std::clamp<std::int64_t>(rounded(100 * std::int64_t{chance}, kSurelyWon), 1, 99);
}

/// What the chosen move leaves: " – about 182 points in the end, wins 54 %".
std::string prospects_of(std::optional<std::int32_t> score, std::optional<std::int32_t> chance, Lang lang) {
  static constexpr Text kBoth{" – about {0} points in the end, wins {1} %", " – 终局约 {0} 分，胜算 {1} %",
                              " – 終局約 {0} 分，勝算 {1} %"};
  static constexpr Text kPoints{" – about {0} points in the end", " – 终局约 {0} 分", " – 終局約 {0} 分"};
  static constexpr Text kChance{" – wins {0} %", " – 胜算 {0} %", " – 勝算 {0} %"};
  if (score && chance) return fill(kBoth, lang, {rounded(*score, 100), percent_of(*chance)});
  if (score) return fill(kPoints, lang, {rounded(*score, 100)});
  return chance ? fill(kChance, lang, {percent_of(*chance)}) : std::string();
}

/// How much less another move leaves: " – 6 points and 4 % less".
std::string less_of(std::int64_t points, std::int64_t percent, Lang lang) {
  static constexpr Text kBoth{" – {0} points and {1} % less", " – 少 {0} 分，胜算低 {1} %",
                              " – 少 {0} 分，勝算低 {1} %"};
  static constexpr Text kBothOne{" – 1 point and {1} % less", " – 少 1 分，胜算低 {1} %", " – 少 1 分，勝算低 {1} %"};
  static constexpr Text kPoints{" – {0} points less", " – 少 {0} 分", " – 少 {0} 分"};
  static constexpr Text kPoint{" – 1 point less", " – 少 1 分", " – 少 1 分"};
  static constexpr Text kChance{" – wins {0} % less often", " – 胜算低 {0} %", " – 勝算低 {0} %"};
  static constexpr Text kEqual{" – about as good", " – 大致相当", " – 大致相當"};
  if (points <= 0) return percent <= 0 ? std::string(kEqual[lang]) : fill(kChance, lang, {percent});
  if (percent <= 0) return fill(points == 1 ? kPoint : kPoints, lang, {points});
  return fill(points == 1 ? kBothOne : kBoth, lang, {points, percent});
}

/// What a move leaves, or how much less than the chosen one. A search has told the chances already.
std::string outlook(const Comparison& comparison, const ComparedMove& move, Lang lang) {
  const ComparedMove& chosen = comparison.moves.front();
  const bool tells_chances = comparison.unit == WorthUnit::Points && chosen.chance && move.chance;
  const auto chance = tells_chances ? move.chance : std::nullopt;
  if (&move == &chosen) return prospects_of(move.score, chance, lang);
  const bool tells_points = chosen.score && move.score;
  const std::int64_t points = tells_points ? rounded(std::int64_t{*chosen.score} - *move.score, 100) : 0;
  const std::int64_t percent =
      tells_chances ? rounded(100 * (std::int64_t{*chosen.chance} - *move.chance), kSurelyWon) : 0;
  const bool is_told = comparison.unit == WorthUnit::Percent ? points > 0 : tells_points || tells_chances;
  return is_told ? less_of(points, percent, lang) : std::string();
}

std::string explain_move(const Comparison& comparison, const ComparedMove& move, int number, std::string_view notation,
                         Lang lang) {
  static constexpr Text kValue{"{0}. {1}: {2}", "{0}. {1}：{2}", "{0}. {1}：{2}"};
  static constexpr Text kTried{"{0}. {1}: {2} % ({3} times)", "{0}. {1}：{2} %（{3} 次）", "{0}. {1}：{2} %（{3} 次）"};
  static constexpr Text kUntried{"{0}. {1}: not tried, estimated {2} points behind",
                                 "{0}. {1}：未推演，估计落后 {2} 分", "{0}. {1}：未推演，估計落後 {2} 分"};
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
    out += explain_move(comparison, move, ++number, notation(move), lang) + outlook(comparison, move, lang) + "\n";
  return out;
}

std::vector<RatedMove> best_of(const Comparison& comparison, std::size_t alternatives) {
  std::vector<RatedMove> best;
  if (comparison.moves.empty()) return best;
  const ComparedMove& chosen = comparison.moves.front();
  best.push_back({chosen.action, 0, chosen.chance, chosen.score});
  const auto is_before = [](int worse, const RatedMove& move) { return worse < move.worse; };
  for (const ComparedMove& move : std::span(comparison.moves).subspan(1))
    if (const auto worse = worse_than(chosen, move, comparison.unit))
      best.insert(std::upper_bound(best.begin() + 1, best.end(), *worse, is_before),
                  {move.action, *worse, move.chance, move.score});
  best.resize(std::min(best.size(), alternatives + 1));
  return best;
}

}  // namespace oligopoly
