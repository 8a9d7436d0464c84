#pragma once

#include <functional>
#include <string>

#include "service/commit_queue.hpp"
#include "service/loading.hpp"

namespace oligopoly::service {

/// Reads one table from the store, which may take a while; what was read comes back where the tables run. A table is
/// loaded or claimed by one reading at a time, and so are its new rows read. Every `done` keeps its reader alive.
class TableReader {
 public:
  TableReader(CommitQueue& queue, std::string id) : queue_(queue), id_(std::move(id)) {}

  const std::string& id() const { return id_; }
  /// Whether it is being loaded or claimed.
  bool is_loading() const { return is_loading_; }
  bool is_busy() const { return is_loading_ || is_reading_rows_; }

  /// See load_table. Requires that it is not being loaded.
  void load(std::int64_t rows, std::function<void(tl::expected<LoadedTable, protocol::Error>)> done);
  /// See claim_table. Requires that it is not being loaded.
  void claim(std::int64_t after, std::function<void(const StoreResult<ClaimedRows>&)> done);
  /// Reads the rows after row `after`. While it does, it only notes that there is more to read.
  void read_rows(std::int64_t after, std::function<void(const StoreResult<StoredTable>&)> done);
  /// Whether rows were asked for while others were read: there may be later ones.
  bool has_more_rows() const { return has_more_rows_; }

 private:
  CommitQueue& queue_;
  std::string id_;
  bool is_loading_ = false, is_reading_rows_ = false, has_more_rows_ = false;
};

}  // namespace oligopoly::service
