#pragma once

#include <deque>
#include <optional>
#include <string>

#include "service/table.hpp"

namespace oligopoly::service {

/// A table as spectators see it who are shown what happens some time later: a second copy that follows the same rows
/// when they are old enough. The lobby is never delayed, and nothing is once the game is over.
class DelayedTable {
 public:
  /// Requires a header that can be read.
  static std::optional<DelayedTable> of(const TableHeader& header);

  const Table& table() const { return table_; }
  /// The latest of what it shows.
  const RecentNews& recent() const { return recent_; }

  /// One more row of the log.
  void add(std::string row) { waiting_.push_back(std::move(row)); }
  /// Takes up the next row that may be shown now: one of the rows up to `safe_row`, and old enough, or else
  /// `shows_all`. Call until it gives nothing.
  std::optional<News> next(Millis now, std::int64_t safe_row, bool shows_all);

 private:
  explicit DelayedTable(Table table) : table_(std::move(table)) {}

  Table table_;
  RecentNews recent_;
  std::deque<std::string> waiting_;
};

}  // namespace oligopoly::service
