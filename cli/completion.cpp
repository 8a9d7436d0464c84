#include "cli/completion.hpp"

#include <algorithm>

namespace oligopoly::cli {
namespace {

/// The bytes that all lines begin with. A character of several bytes stays in one piece.
std::string_view common_beginning(std::span<const std::string_view> lines) {
  std::string_view common = lines.front();
  for (const std::string_view line : lines) {
    const auto end = std::mismatch(common.begin(), common.end(), line.begin(), line.end()).first;
    common = common.substr(0, static_cast<std::size_t>(end - common.begin()));
  }
  const auto is_inside = [&](std::string_view line) {
    return line.size() > common.size() && (static_cast<unsigned char>(line[common.size()]) & 0xC0U) == 0x80U;
  };
  while (std::any_of(lines.begin(), lines.end(), is_inside)) common.remove_suffix(1);
  return common;
}

/// The word of each line that begins at `at`, each once.
std::vector<std::string> words_at(std::size_t at, std::span<const std::string_view> lines) {
  std::vector<std::string> words;
  for (const std::string_view line : lines) {
    const std::string word(line.substr(at, line.find(' ', at) - at));
    if (std::find(words.begin(), words.end(), word) == words.end()) words.push_back(word);
  }
  return words;
}

}  // namespace

Completion complete(std::string_view typed, std::span<const std::string> lines) {
  std::vector<std::string_view> fitting;
  for (const std::string& line : lines)
    if (line.starts_with(typed)) fitting.push_back(line);
  if (fitting.empty()) return {};
  const std::string_view common = common_beginning(fitting);
  Completion done{.insert = std::string(common.substr(std::min(typed.size(), common.size()))), .choices = {}};
  // With no blank before it, a word begins the line: npos + 1 is 0.
  if (fitting.size() > 1) done.choices = words_at(common.rfind(' ') + 1, fitting);
  return done;
}

}  // namespace oligopoly::cli
