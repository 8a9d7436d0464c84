#include "players/levels.hpp"

namespace oligopoly {
namespace {

Text name_of(std::string_view literal) { return {literal, literal, literal}; }

/// 425 as "4.25".
std::string decimal(std::int32_t hundredths) {
  const std::int32_t size = hundredths < 0 ? -hundredths : hundredths;
  const std::string cents = std::to_string(size % 100);
  return (hundredths < 0 ? "-" : "") + std::to_string(size / 100) + "." + (cents.size() < 2 ? "0" : "") + cents;
}

}  // namespace

std::string explain_values(std::span<const std::string> moves, std::span<const std::int32_t> hundredths, Lang lang) {
  static constexpr Text kHead{"Compared, with the estimated value of each in points:\n",
                              "比较过的行动和估计价值（分）：\n", "比較過的行動和估計價值（分）：\n"};
  static constexpr Text kLine{"{0}. {1}: {2}\n", "{0}. {1}：{2}\n", "{0}. {1}：{2}\n"};
  if (moves.empty()) return {};
  std::string out(kHead[lang]);
  for (std::size_t i = 0; i < moves.size(); ++i) {
    const std::string value = decimal(hundredths[i]);
    out += fill(kLine, lang, {static_cast<int>(i + 1), name_of(moves[i]), name_of(value)});
  }
  return out;
}

std::string explain_search(std::span<const std::string> moves, std::span<const std::int32_t> values,
                           std::span<const std::int32_t> visits, std::int64_t iterations, Lang lang) {
  static constexpr Text kOnly{"Nothing to compare: {0}\n", "没有别的选择：{0}\n", "沒有別的選擇：{0}\n"};
  static constexpr Text kHead{"Simulated {0} games; chances of each move:\n", "推演了 {0} 次，各行动的胜算：\n",
                              "推演了 {0} 次，各行動的勝算：\n"};
  static constexpr Text kLine{"{0}. {1}: {2} % ({3} times)\n", "{0}. {1}：{2} %（{3} 次）\n",
                              "{0}. {1}：{2} %（{3} 次）\n"};
  static constexpr Text kUntried{"{0}. {1}: not tried, estimated {2} points behind\n",
                                 "{0}. {1}：未推演，估计落后 {2} 分\n", "{0}. {1}：未推演，估計落後 {2} 分\n"};
  if (moves.empty()) return {};
  if (visits[0] == 0) return fill(kOnly, lang, {name_of(moves[0])});
  std::string out = fill(kHead, lang, {iterations});
  for (std::size_t i = 0; i < moves.size(); ++i) {
    if (visits[i] == 0) {
      const std::string behind = decimal(values[i]);
      out += fill(kUntried, lang, {static_cast<int>(i + 1), name_of(moves[i]), name_of(behind)});
      continue;
    }
    const auto percent = std::int64_t{values[i]} * 100 / kSurelyWon;
    out += fill(kLine, lang, {static_cast<int>(i + 1), name_of(moves[i]), percent, visits[i]});
  }
  return out;
}

}  // namespace oligopoly
