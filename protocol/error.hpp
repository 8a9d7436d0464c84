#pragma once

#include <array>
#include <boost/json/value.hpp>
#include <string>
#include <string_view>

#include "core/field_io.hpp"
#include "core/game.hpp"
#include "core/verdict.hpp"

namespace oligopoly::protocol {

namespace json = boost::json;

/// Why something was refused: a name for programs, the rule paragraph if one forbids it, the place in the message, and
/// words for people.
struct Error {
  // Out of line: six strings are much code to copy wherever an error is passed on.
  Error();
  Error(const Error&);
  Error(Error&&) noexcept;
  Error& operator=(const Error&);
  Error& operator=(Error&&) noexcept;
  ~Error();

  std::string name;
  std::string rule;
  std::string path;
  /// In every language, in the order of Lang. Without the path.
  std::array<std::string, 3> words;

  std::string_view message(Lang lang) const { return words[static_cast<std::size_t>(lang)]; }
  /// "seats[1].colour: “pink” is not one of: red, blue".
  std::string message_with_path(Lang lang) const;
};

/// Requires a refusal.
Error error_of(const Verdict& verdict, std::string path = {});
Error error_of(const ReadError& error);
Error error_of(const Flaw& flaw);
/// For reasons about names and numbers that are the same in every language; they fill {0}, {1}, …
Error error_of(const Reason& reason, std::string path, std::initializer_list<std::string_view> subjects = {});

/// {"name": …, "rule": …, "path": …, "message": …}; what is empty is left out.
json::value error_json(const Error& error, Lang lang);

}  // namespace oligopoly::protocol
