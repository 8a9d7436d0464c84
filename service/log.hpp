#pragma once

#include <concepts>
#include <cstdint>
#include <initializer_list>
#include <string>
#include <string_view>
#include <variant>

namespace oligopoly::service {

enum class LogLevel : std::uint8_t { Debug, Info, Warning, Error };

/// Where lines of the log go; null is nowhere. Called from any thread.
using LogSink = void (*)(std::string_view line);
/// Writes to the standard error stream, one line at a time.
void log_to_stderr(std::string_view line);
/// For the whole process, set once at its start.
void set_log(LogSink sink, LogLevel least);

/// A name and what is so called: a text or a number.
struct LogFact {
  LogFact(std::string_view called, std::string_view text) : name(called), value(std::string(text)) {}
  LogFact(std::string_view called, std::integral auto number)
      : name(called), value(static_cast<std::int64_t>(number)) {}

  std::string_view name;
  std::variant<std::string, std::int64_t> value;
};

/// Writes one line of JSON: when, how important, what, and the facts. Never give it tokens, messages of players or the
/// queries of addresses.
void log(LogLevel level, std::string_view what, std::initializer_list<LogFact> facts = {});

}  // namespace oligopoly::service
