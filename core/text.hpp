#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>

namespace oligopoly {

/// The languages everything is said in: English, Simplified and Traditional Chinese.
enum class Lang : std::uint8_t { En, ZhHans, ZhHant };

inline constexpr std::array<std::string_view, 3> kLangCodes = {"en", "zh-Hans", "zh-Hant"};

/// The language of a code such as "zh-Hans", if we speak it.
std::optional<Lang> lang_of(std::string_view code);

/// One thing said in every language. Holds literals only.
struct Text {
  std::string_view en, zh_hans, zh_hant;

  constexpr std::string_view operator[](Lang lang) const {
    return lang == Lang::En ? en : lang == Lang::ZhHans ? zh_hans : zh_hant;
  }
  friend constexpr bool operator==(const Text&, const Text&) = default;
};

/// What fills a placeholder: a number, or a name that has its own translations.
struct TextArg {
  std::int64_t number = 0;
  Text name;

  constexpr TextArg() = default;
  constexpr TextArg(std::int64_t value) : number(value) {}
  constexpr TextArg(int value) : number(value) {}
  constexpr TextArg(const Text& text) : name(text) {}

  constexpr bool is_name() const { return !name.en.empty(); }
  friend constexpr bool operator==(const TextArg&, const TextArg&) = default;
};

/// `pattern` in one language with {0}, {1}, … replaced. A placeholder without an argument stays as it is.
std::string fill(const Text& pattern, Lang lang, std::span<const TextArg> args);
std::string fill(const Text& pattern, Lang lang, std::initializer_list<TextArg> args);

/// Columns a terminal needs for it: CJK characters take two.
int display_width(std::string_view utf8);
/// `text` followed by spaces up to `columns` (or preceded by them, for numbers).
std::string pad_right(std::string_view text, int columns);
std::string pad_left(std::string_view text, int columns);

}  // namespace oligopoly
