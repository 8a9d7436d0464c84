#include "protocol/json_text.hpp"

#include <array>
#include <charconv>

namespace oligopoly::protocol {
namespace {

constexpr std::string_view kHexDigits = "0123456789abcdef";

void append_escaped(std::string& out, char c) {
  switch (c) {
    case '"':
      out += "\\\"";
      return;
    case '\\':
      out += "\\\\";
      return;
    case '\b':
      out += "\\b";
      return;
    case '\f':
      out += "\\f";
      return;
    case '\n':
      out += "\\n";
      return;
    case '\r':
      out += "\\r";
      return;
    case '\t':
      out += "\\t";
      return;
    default:
      out += "\\u00";
      out += kHexDigits[static_cast<unsigned char>(c) >> 4];
      out += kHexDigits[static_cast<unsigned char>(c) & 15u];
  }
}

}  // namespace

void append_quoted(std::string& out, std::string_view text) {
  out += '"';
  // Stretches that need no escape go over as a whole: most texts are one.
  std::size_t begin = 0;
  for (std::size_t i = 0; i < text.size(); ++i) {
    const char c = text[i];
    if (static_cast<unsigned char>(c) >= 0x20 && c != '"' && c != '\\') continue;
    out.append(text, begin, i - begin);
    append_escaped(out, c);
    begin = i + 1;
  }
  out.append(text, begin);
  out += '"';
}

void JsonText::separate() {
  if (!is_first_) out_ += ',';
  is_first_ = false;
}

void JsonText::open(char bracket) {
  separate();
  out_ += bracket;
  is_first_ = true;
}

void JsonText::close(char bracket) {
  out_ += bracket;
  is_first_ = false;
}

void JsonText::key(std::string_view name) {
  separate();
  append_quoted(out_, name);
  out_ += ':';
  is_first_ = true;
}

void JsonText::integer(std::int64_t value) {
  separate();
  std::array<char, 24> digits{};
  const auto [end, error] = std::to_chars(digits.data(), digits.data() + digits.size(), value);
  out_.append(digits.data(), end);
}

void JsonText::boolean(bool value) {
  separate();
  out_ += value ? "true" : "false";
}

void JsonText::text(std::string_view value) {
  separate();
  append_quoted(out_, value);
}

void JsonText::raw(std::string_view json) {
  separate();
  out_ += json;
}

}  // namespace oligopoly::protocol
