#pragma once

#include "service/delayed_table.hpp"
#include "service/messages.hpp"

/// How tables come from the store. A long game takes a while to replay, so none of it runs where the tables run.
namespace oligopoly::service {

/// A table that was stored, ready to play.
struct LoadedTable {
  TableNumber number = 0;
  Claim claim;
  Table table;
  /// The latest of what happened, up to where the table stands.
  RecentNews recent;
  /// Rows that are stored but were not played yet.
  std::vector<std::string> later;
  /// For spectators, where they see it later; with the rows that were played.
  std::optional<DelayedTable> delayed{};
};
/// Claims a table, reads it and replays its first `rows` rows, all of them if there are not so many, or if the later
/// ones are too many to be told one by one.
tl::expected<LoadedTable, protocol::Error> load_table(Store& store, const std::string& id, std::int64_t rows);

/// Who runs a table, and the rows after `after`.
struct ClaimedRows {
  Claim claim;
  std::int64_t after = 0;
  std::vector<std::string> rows;
};
StoreResult<ClaimedRows> claim_table(Store& store, const std::string& id, std::int64_t after);

/// A page of what happened before row `before`, the latest of it.
message::Page history_of(const StoredTable& stored, std::int64_t before, const RemovedLines& removed, Lang lang);

inline protocol::Error as_error(const Reason& reason) { return protocol::error_of(refused(reason)); }
/// What a store's failure means to players.
protocol::Error error_of(const StoreError& error);

}  // namespace oligopoly::service
