#pragma once

#include <optional>
#include <string>

#include "service/table.hpp"

/// What processes tell each other about tables.
namespace oligopoly::service {

/// A command for a table that the receiver owns.
struct Forwarded {
  std::string from;
  std::int64_t reference = 0;
  std::string table;
  Speaker speaker;
  /// JSON, as the player sent it.
  std::string command;
};
std::string forwarded_text(const Forwarded& forwarded);
std::optional<Forwarded> read_forwarded(const std::string& text);

/// What became of it; no result if the table is not the receiver's.
struct ForwardedAnswer {
  std::int64_t reference = 0;
  std::optional<Table::Result> result;
};
std::string answer_text(std::int64_t reference, const std::optional<Table::Result>& result);
std::optional<ForwardedAnswer> read_answer(const std::string& text);

/// Who is connected to a process at one table.
struct Attendance {
  SeatSet seats;
  /// Whether anyone is, be it to watch.
  bool is_watched = false;

  friend constexpr bool operator==(const Attendance&, const Attendance&) = default;
};

/// The same, told to every process.
struct PresenceNotice {
  std::string from, table;
  Attendance here;
  /// Whether the others are to say the same of themselves.
  bool asks = false;
};
std::string presence_notice_text(const PresenceNotice& notice);
std::optional<PresenceNotice> read_presence_notice(const std::string& text);

}  // namespace oligopoly::service
