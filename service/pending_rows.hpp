#pragma once

#include <deque>
#include <functional>
#include <optional>
#include <vector>

#include "protocol/error.hpp"
#include "service/store.hpp"

namespace oligopoly::service {

/// Called with nothing when something is safe, or with why it could not be saved.
using Settled = std::function<void(const std::optional<protocol::Error>&)>;

/// Rows of a table on their way to the disk, in the order in which they get there, and what waits for each.
class PendingRows {
 public:
  /// Called with what became of a row.
  using Kept = std::function<void(const StoreResult<void>&)>;
  struct Row {
    std::int64_t number = 0;
    Kept kept;
    std::vector<Settled> then{};

    /// Says what became of it: first to whoever added it, then to those who waited for it.
    void settle(const StoreResult<void>& result) const;
  };

  void add(std::int64_t number, Kept kept) { rows_.push_back({number, std::move(kept)}); }
  /// Calls `then` when the last row so far is settled, at once if none is pending.
  void when_safe(Settled then);
  /// The earliest, of which the fate is known now. Requires one.
  Row take();
  bool empty() const { return rows_.empty(); }
  std::size_t size() const { return rows_.size(); }

 private:
  std::deque<Row> rows_;
};

/// What waits for rows that another process has written and that have not been shown here.
class AwaitedRows {
 public:
  void wait_for(std::int64_t row, std::function<void()> then) { waiting_.push_back({row, std::move(then)}); }
  /// Everything up to this row has been shown.
  void on_shown(std::int64_t row);

 private:
  struct Waiting {
    std::int64_t row = 0;
    std::function<void()> then;
  };
  std::vector<Waiting> waiting_;
};

}  // namespace oligopoly::service
