#include "service/log.hpp"

#include <unistd.h>

#include <array>
#include <atomic>
#include <boost/json.hpp>
#include <chrono>
#include <ctime>
#include <string>

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

void log(LogLevel level, std::string_view what, boost::json::object facts) {
  const LogSink sink = log_sink;
  if (sink == nullptr || level < least_level) return;
  boost::json::object line;
  line["at"] = now_text();
  line["level"] = kLevels[static_cast<std::size_t>(level)];
  line["what"] = what;
  for (boost::json::key_value_pair& fact : facts) line[fact.key()] = std::move(fact.value());
  sink(boost::json::serialize(line));
}

}  // namespace oligopoly::service
