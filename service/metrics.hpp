#pragma once

#include <cstdint>
#include <string>
#include <string_view>

namespace oligopoly::service {

/// What the service counts. Only the thread that runs the tables touches it.
struct Metrics {
  std::uint64_t actions_committed = 0, commands_refused = 0, commands_repeated = 0, bot_actions = 0;
  std::uint64_t tables_created = 0, tables_loaded = 0, tables_evicted = 0, tables_recovered = 0, tables_taken_over = 0;
  std::uint64_t connections_accepted = 0, connections_refused = 0, slow_readers_dropped = 0;
  std::uint64_t messages_received = 0, control_frames_received = 0, messages_sent = 0, bytes_sent = 0;
  std::uint64_t http_requests = 0, rate_limited = 0, commands_forwarded = 0;
  std::uint64_t letters_sent = 0, letters_failed = 0, webhooks_called = 0, webhooks_failed = 0, reports = 0;
  std::uint64_t connections = 0, followers = 0;
};

/// One line of Prometheus' text format, with its type before it.
void append_metric(std::string& out, std::string_view name, std::string_view type, std::uint64_t value);
void append_metrics(std::string& out, const Metrics& metrics);

}  // namespace oligopoly::service
