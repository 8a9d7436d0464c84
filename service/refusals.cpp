#include "service/refusals.hpp"

namespace oligopoly::service {
namespace {

/// Whether a character that begins here ends lines or turns the direction of what is written after it.
bool is_unruly(std::string_view rest) {
  const auto byte = [&](std::size_t i) { return i < rest.size() ? static_cast<unsigned char>(rest[i]) : 0u; };
  const bool is_c1 = byte(0) == 0xC2 && byte(1) < 0xA0;
  const bool is_separator_or_override = byte(0) == 0xE2 && byte(1) == 0x80 && byte(2) >= 0xA8 && byte(2) <= 0xAE;
  const bool is_isolate = byte(0) == 0xE2 && byte(1) == 0x81 && byte(2) >= 0xA6 && byte(2) <= 0xA9;
  return is_c1 || is_separator_or_override || is_isolate;
}

}  // namespace

bool is_sendable(std::string_view utf8, std::size_t longest, bool allows_lines) {
  std::size_t characters = 0;
  for (std::size_t i = 0; i < utf8.size(); ++i) {
    const auto byte = static_cast<unsigned char>(utf8[i]);
    if ((byte & 0xC0u) != 0x80) ++characters;
    if (byte == 0x7F || (byte < 0x20 && !(allows_lines && utf8[i] == '\n'))) return false;
    if (is_unruly(utf8.substr(i, 3))) return false;
  }
  const bool is_blank = utf8.find_first_not_of(" \n") == std::string_view::npos;
  return !is_blank && characters <= longest;
}

}  // namespace oligopoly::service
