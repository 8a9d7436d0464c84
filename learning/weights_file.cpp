#include "learning/weights_file.hpp"

#include <charconv>

namespace oligopoly::learning {

std::string weights_text(const std::vector<std::int16_t>& file) {
  constexpr std::size_t kWidth = 110;
  std::string text;
  std::size_t line = 0;
  for (const std::int16_t number : file) {
    const std::string word = std::to_string(number) + ",";
    if (line + word.size() > kWidth) text += "\n", line = 0;
    text += word;
    line += word.size();
  }
  return text + "\n";
}

std::optional<std::vector<std::int16_t>> read_weights(std::string_view text) {
  std::vector<std::int16_t> file;
  const char* at = text.data();
  const char* const end = at + text.size();
  while (at != end) {
    if (*at == '\n') {
      ++at;
      continue;
    }
    std::int16_t number = 0;
    const auto [after, error] = std::from_chars(at, end, number);
    if (error != std::errc{} || after == end || *after != ',') return std::nullopt;
    file.push_back(number);
    at = after + 1;
  }
  if (!read_shape(file)) return std::nullopt;
  return file;
}

}  // namespace oligopoly::learning
