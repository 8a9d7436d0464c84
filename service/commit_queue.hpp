#pragma once

#include <array>
#include <chrono>
#include <condition_variable>
#include <deque>
#include <functional>
#include <mutex>
#include <optional>
#include <set>
#include <string>
#include <thread>
#include <vector>

#include "service/store.hpp"

namespace oligopoly::service {

/// Brings a piece of work to the thread that runs the tables.
using Post = std::function<void(std::function<void()>)>;

/// What the commits did, for the metrics.
struct CommitCounts {
  std::uint64_t commits = 0, rows = 0, failures = 0;
  /// Of all commits together.
  std::uint64_t microseconds = 0;
};

/// Keeps the store off the thread that runs the tables. One thread writes: whatever has gathered while it was busy
/// becomes one transaction, so many tables share one flush of the disk; answers come through `post` in the order of the
/// rows, after what they report is safe. Others read.
class CommitQueue {
 public:
  CommitQueue(std::shared_ptr<Store> store, Post post);
  /// Writes what is waiting first; its answers are still posted.
  ~CommitQueue();
  CommitQueue(const CommitQueue&) = delete;
  CommitQueue& operator=(const CommitQueue&) = delete;

  void create(NewTable table, std::function<void(StoreResult<TableNumber>)> done);
  /// After a row of a table has failed all later ones fail too, until `resume`.
  void append(Append row, std::function<void(StoreResult<void>)> done);
  /// Rows of this table are taken again: its owner has loaded it anew.
  void resume(TableNumber table);
  /// Gives the table up to other processes after the rows that wait.
  void release(TableNumber table);

  /// Tries whether writing works again, unless something is being written anyway.
  void probe();

  /// Runs on a thread that may wait for the store; what it returns is run where the tables run.
  using Reading = std::function<std::function<void()>(Store&)>;
  /// In the order of asking, but a later one may be answered before an earlier one that takes long.
  void read(Reading reading);

  CommitCounts counts() const;
  /// False after writing failed, until it succeeds again; while it takes longer than players should wait; and when the
  /// store is not what it was.
  bool is_healthy() const;
  /// Writes and reads what is waiting and ends both threads. Called by the destructor.
  void close();

 private:
  struct Creation {
    NewTable table;
    std::function<void(StoreResult<TableNumber>)> done;
  };
  struct Addition {
    Append row;
    std::function<void(StoreResult<void>)> done;
  };
  struct Batch {
    std::vector<Creation> creations;
    std::vector<Addition> additions;
    std::vector<TableNumber> releases;
    bool is_probe = false;
    bool empty() const { return creations.empty() && additions.empty() && releases.empty() && !is_probe; }
  };
  using Answers = std::vector<std::function<void()>>;

  void write_batches();
  void read_requests();
  void write(Batch& batch, Answers& answers);
  void write_creations(std::vector<Creation>& creations, Answers& answers);
  void write_additions(std::vector<Addition>& additions, Answers& answers);
  std::shared_ptr<Store> store_;
  Post post_;
  mutable std::mutex mutex_;
  std::condition_variable has_writing_, has_reading_;
  Batch waiting_;
  std::deque<Reading> readings_;
  std::set<TableNumber> broken_;
  CommitCounts counts_;
  bool is_closing_ = false, writer_sleeps_ = false, is_healthy_ = true;
  std::optional<std::chrono::steady_clock::time_point> writing_since_;
  std::thread writer_;
  /// Two, so that one long game does not keep everybody else from their tables.
  std::array<std::thread, 2> readers_;
};

}  // namespace oligopoly::service
