#pragma once

#include <algorithm>
#include <charconv>
#include <optional>
#include <string_view>
#include <system_error>

#include "core/enum_map.hpp"

namespace oligopoly {

/// Takes a line of notation apart, word by word.
class Words {
 public:
  explicit constexpr Words(std::string_view line) : left_(line) {}

  /// The next word, or an empty view at the end.
  constexpr std::string_view next() {
    skip_blanks();
    const std::size_t length = std::min(left_.find(' '), left_.size());
    const std::string_view word = left_.substr(0, length);
    left_.remove_prefix(length);
    return word;
  }
  /// True when nothing but blanks is left.
  constexpr bool at_end() {
    skip_blanks();
    return left_.empty();
  }
  /// Everything not yet taken.
  constexpr std::string_view rest() {
    skip_blanks();
    return left_;
  }

 private:
  constexpr void skip_blanks() {
    while (!left_.empty() && left_.front() == ' ') left_.remove_prefix(1);
  }

  std::string_view left_;
};

/// The whole word as a number, if it is one.
inline std::optional<int> number_of(std::string_view word) {
  int value = 0;
  const auto [end, error] = std::from_chars(word.data(), word.data() + word.size(), value);
  if (word.empty() || error != std::errc{} || end != word.data() + word.size()) return std::nullopt;
  return value;
}

/// The enumerator whose id is this word, if there is one.
template <class E>
constexpr std::optional<E> enum_of(std::string_view word) {
  for (const E value : each<E>())
    if (id_of(value) == word) return value;
  return std::nullopt;
}

}  // namespace oligopoly
