#include "cli/nearest.hpp"

#include <algorithm>
#include <vector>

namespace oligopoly::cli {
namespace {

/// The distance of Damerau and Levenshtein (optimal string alignment).
std::size_t distance(std::string_view a, std::string_view b) {
  const std::size_t width = b.size() + 1;
  std::vector<std::size_t> table((a.size() + 1) * width);
  const auto at = [&](std::size_t i, std::size_t j) -> std::size_t& { return table[i * width + j]; };
  for (std::size_t i = 0; i <= a.size(); ++i) at(i, 0) = i;
  for (std::size_t j = 0; j <= b.size(); ++j) at(0, j) = j;
  for (std::size_t i = 1; i <= a.size(); ++i)
    for (std::size_t j = 1; j <= b.size(); ++j) {
      const std::size_t replaced = at(i - 1, j - 1) + (a[i - 1] == b[j - 1] ? 0 : 1);
      at(i, j) = std::min({at(i - 1, j) + 1, at(i, j - 1) + 1, replaced});
      const bool is_swap = i > 1 && j > 1 && a[i - 1] == b[j - 2] && a[i - 2] == b[j - 1];
      if (is_swap) at(i, j) = std::min(at(i, j), at(i - 2, j - 2) + 1);
    }
  return at(a.size(), b.size());
}

}  // namespace

std::string nearest(std::string_view typed, std::span<const std::string> words) {
  std::string best;
  // Half of the letters wrong is no slip any more.
  std::size_t least = typed.size() / 2 + 1;
  for (const std::string& word : words) {
    // Who types the beginning of a word means it.
    const std::size_t away = typed.size() >= 2 && word.starts_with(typed) ? 1 : distance(typed, word);
    if (away >= least) continue;
    least = away;
    best = word;
  }
  return best;
}

}  // namespace oligopoly::cli
