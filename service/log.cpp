#include "service/log.hpp"

#include <unistd.h>

#include <array>
#include <atomic>
#include <chrono>
#include <ctime>
#include <string>

#include "core/fields.hpp"
#include "protocol/json_text.hpp"

namespace oligopoly::service {
namespace {

constexpr std::array<std::string_view, 4> kLevels = {"debug", "info", "warning", "error"};

std::atomic<LogSink> log_sink = nullptr;
std::atomic<LogLevel> least_level = LogLevel::Info;

/// 2024-05-01T12:34:56.789Z
std::string now_text() {
  const auto now = std::chrono::system_clock::now().time_since_epoch();
  const auto millis = std::chrono::duration_cast<std::chrono::milliseconds>(now).count();
  const std::time_t seconds = static_cast<std::time_t>(millis / 1000);
  std::tm parts{};
  ::gmtime_r(&seconds, &parts);
  std::array<char, 32> text{};
  std::strftime(text.data(), text.size(), "%Y-%m-%dT%H:%M:%S", &parts);
  std::string fraction = std::to_string(1000 + millis % 1000);
  fraction[0] = '.';
  return std::string(text.data()) + fraction + "Z";
}

}  // namespace

void log_to_stderr(std::string_view line) {
  std::string whole(line);
  whole += '\n';
  [[maybe_unused]] const auto written = ::write(STDERR_FILENO, whole.data(), whole.size());
}

void set_log(LogSink sink, LogLevel least) {
  log_sink = sink;
  least_level = least;
}

void log(LogLevel level, std::string_view what, std::initializer_list<LogFact> facts) {
  const LogSink sink = log_sink;
  if (sink == nullptr || level < least_level) return;
  std::string line;
  protocol::JsonText out(line);
  const auto write = [&](std::string_view name, const auto& value) {
    out.key(name);
    write_value(out, value);
  };
  out.begin_object();
  write("at", now_text());
  write("level", std::string(kLevels[static_cast<std::size_t>(level)]));
  write("what", std::string(what));
  for (const LogFact& fact : facts) std::visit([&](const auto& value) { write(fact.name, value); }, fact.value);
  out.end_object();
  sink(line);
}

}  // namespace oligopoly::service
