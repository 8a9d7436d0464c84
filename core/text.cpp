#include "core/text.hpp"

#include <charconv>

namespace oligopoly {
namespace {

void append_arg(std::string& out, const TextArg& arg, Lang lang) {
  if (arg.is_name()) {
    out += arg.name[lang];
    return;
  }
  std::array<char, 24> digits;
  const auto end = std::to_chars(digits.data(), digits.data() + digits.size(), arg.number).ptr;
  out.append(digits.data(), end);
}

/// The code point that starts at `at`, which moves past it. Broken bytes count as one narrow character.
char32_t next_code_point(std::string_view utf8, std::size_t& at) {
  const auto lead = static_cast<unsigned char>(utf8[at++]);
  int more = lead >= 0xF0 ? 3 : lead >= 0xE0 ? 2 : lead >= 0xC0 ? 1 : 0;
  char32_t code = more == 3 ? lead & 0x07u : more == 2 ? lead & 0x0Fu : more == 1 ? lead & 0x1Fu : lead;
  for (; more > 0 && at < utf8.size(); --more, ++at) code = code << 6 | (static_cast<unsigned char>(utf8[at]) & 0x3Fu);
  return code;
}

bool is_wide(char32_t c) {
  return (c >= 0x1100 && c <= 0x115F) || (c >= 0x2E80 && c <= 0xA4CF) || (c >= 0xAC00 && c <= 0xD7A3) ||
         (c >= 0xF900 && c <= 0xFAFF) || (c >= 0xFE30 && c <= 0xFE6F) || (c >= 0xFF00 && c <= 0xFF60) ||
         (c >= 0xFFE0 && c <= 0xFFE6) || (c >= 0x1F300 && c <= 0x1FAFF);
}

}  // namespace

std::optional<Lang> lang_of(std::string_view code) {
  for (std::size_t i = 0; i < kLangCodes.size(); ++i)
    if (kLangCodes[i] == code) return static_cast<Lang>(i);
  return std::nullopt;
}

std::string fill(const Text& pattern, Lang lang, std::span<const TextArg> args) {
  const std::string_view from = pattern[lang];
  std::string out;
  for (std::size_t i = 0; i < from.size(); ++i) {
    const bool is_placeholder = from[i] == '{' && i + 2 < from.size() && from[i + 2] == '}' && from[i + 1] >= '0' &&
                                from[i + 1] <= '9' && static_cast<std::size_t>(from[i + 1] - '0') < args.size();
    if (!is_placeholder) {
      out += from[i];
      continue;
    }
    append_arg(out, args[static_cast<std::size_t>(from[i + 1] - '0')], lang);
    i += 2;
  }
  return out;
}

std::string fill(const Text& pattern, Lang lang, std::initializer_list<TextArg> args) {
  return fill(pattern, lang, std::span<const TextArg>(args.begin(), args.size()));
}

int display_width(std::string_view utf8) {
  int columns = 0;
  for (std::size_t at = 0; at < utf8.size();) columns += is_wide(next_code_point(utf8, at)) ? 2 : 1;
  return columns;
}

std::string pad_right(std::string_view text, int columns) {
  std::string out(text);
  for (int i = display_width(text); i < columns; ++i) out += ' ';
  return out;
}

std::string pad_left(std::string_view text, int columns) {
  std::string out;
  for (int i = display_width(text); i < columns; ++i) out += ' ';
  return out += text;
}

}  // namespace oligopoly
