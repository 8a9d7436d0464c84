#include "service/metrics.hpp"

namespace oligopoly::service {

void append_metric(std::string& out, std::string_view name, std::string_view type, std::uint64_t value) {
  out.append("# TYPE oligopoly_").append(name).append(" ").append(type).append("\n");
  out.append("oligopoly_").append(name).append(" ").append(std::to_string(value)).append("\n");
}

void append_metrics(std::string& out, const Metrics& metrics) {
  const auto counter = [&](std::string_view name, std::uint64_t value) { append_metric(out, name, "counter", value); };
  counter("actions_committed_total", metrics.actions_committed);
  counter("bot_actions_total", metrics.bot_actions);
  counter("commands_refused_total", metrics.commands_refused);
  counter("commands_repeated_total", metrics.commands_repeated);
  counter("commands_forwarded_total", metrics.commands_forwarded);
  counter("tables_created_total", metrics.tables_created);
  counter("tables_loaded_total", metrics.tables_loaded);
  counter("tables_evicted_total", metrics.tables_evicted);
  counter("tables_recovered_total", metrics.tables_recovered);
  counter("tables_taken_over_total", metrics.tables_taken_over);
  counter("connections_accepted_total", metrics.connections_accepted);
  counter("connections_refused_total", metrics.connections_refused);
  counter("slow_readers_dropped_total", metrics.slow_readers_dropped);
  counter("messages_received_total", metrics.messages_received);
  counter("control_frames_received_total", metrics.control_frames_received);
  counter("messages_sent_total", metrics.messages_sent);
  counter("bytes_sent_total", metrics.bytes_sent);
  counter("http_requests_total", metrics.http_requests);
  counter("rate_limited_total", metrics.rate_limited);
  counter("letters_sent_total", metrics.letters_sent);
  counter("letters_failed_total", metrics.letters_failed);
  counter("webhooks_called_total", metrics.webhooks_called);
  counter("webhooks_failed_total", metrics.webhooks_failed);
  counter("reports_total", metrics.reports);
  append_metric(out, "connections", "gauge", metrics.connections);
  append_metric(out, "followers", "gauge", metrics.followers);
}

}  // namespace oligopoly::service
