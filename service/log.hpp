#pragma once

#include <boost/json/object.hpp>
#include <string_view>

namespace oligopoly::service {

enum class LogLevel : std::uint8_t { Debug, Info, Warning, Error };

/// Where lines of the log go; null is nowhere. Called from any thread.
using LogSink = void (*)(std::string_view line);
/// Writes to the standard error stream, one line at a time.
void log_to_stderr(std::string_view line);
/// For the whole process, set once at its start.
void set_log(LogSink sink, LogLevel least);

/// Writes one line of JSON: when, how important, what, and the facts. Never give it tokens, messages of players or the
/// queries of addresses.
void log(LogLevel level, std::string_view what, boost::json::object facts = {});

}  // namespace oligopoly::service
