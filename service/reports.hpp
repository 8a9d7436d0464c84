#pragma once

#include "protocol/call_messages.hpp"
#include "service/table.hpp"

namespace oligopoly::service {

inline constexpr std::size_t kLongestReport = 1000;

/// What somebody tells the operator about a table, as it is kept: under "report/", the time and the table, for whoever
/// runs the service to read (docs/operations.md). Refuses an empty or endless text, and a line nobody said.
tl::expected<Note, protocol::Error> report_of(const Table& table, Seat by, const message::Report& report, Millis now);

}  // namespace oligopoly::service
