#pragma once

#include <memory>
#include <optional>

#include "service/pending_rows.hpp"
#include "service/service_context.hpp"
#include "service/table_reader.hpp"

namespace oligopoly::service {

/// One process' copy of a table, kept in step with the store. If the table is ours, rows are appended, and are not safe
/// until the store has them; if a row cannot be kept, the table is loaded again, and it is as if nothing had happened.
/// If another process owns it, rows are read when there is news of them.
class TableReplica : public std::enable_shared_from_this<TableReplica> {
 public:
  /// What the host of a table is told and asked.
  struct Handlers {
    /// Whether anyone here is shown each row as it comes.
    std::function<bool()> is_followed = [] { return false; };
    /// A row was taken up that is safe already: another process wrote it, or it outlived a failure.
    std::function<void(const News&)> row_taken_up = [](const News&) {};
    /// The table was loaded; what was known of an earlier copy is void. If more was missed than is taken up row by row,
    /// it begins after row `missed_after`.
    std::function<void(std::optional<std::int64_t> missed_after)> loaded = [](std::optional<std::int64_t>) {};
    /// Another process than before owns it, perhaps this one.
    std::function<void()> owner_changed = [] {};
    /// This process owns it now and did not before. Comes after `owner_changed`.
    std::function<void()> taken_over = [] {};
  };

  TableReplica(ServiceContext& context, std::string id, Handlers handlers);
  /// Its host is gone: nobody is told anything any more.
  void detach();

  /// Loads it, unless that is under way.
  void load();
  /// A table that was just created and stored.
  void adopt(Table::Opened opened, TableNumber number);
  /// Calls `then` when the table is loaded, or with why it cannot be.
  void when_loaded(Settled then);
  /// Tries again, once in a while, to load a table that was lost.
  void load_again();

  bool is_loaded() const { return table_.has_value(); }
  /// Requires a table that is loaded. Whatever happens there must be appended at once.
  Table& table() { return *table_; }
  const Table& table() const { return *table_; }
  /// The table as spectators see it, where that is later than others; else null.
  DelayedTable* delayed() { return delayed_ ? &*delayed_ : nullptr; }
  const DelayedTable* delayed() const { return delayed_ ? &*delayed_ : nullptr; }
  /// The latest news, for those who come back after a short while.
  const RecentNews& recent() const { return recent_; }
  TableNumber number() const { return number_; }
  const Claim& claim() const { return claim_; }
  bool is_ours() const { return claim_.is_ours; }
  /// Whether something is being read, written or waited for.
  bool is_busy() const { return reader_.is_busy() || !pending_.empty() || !waiting_.empty(); }
  /// Whether a row could not be kept lately: nothing should be tried by itself.
  bool is_resting() const { return context_.steady() < rests_until_; }
  /// The last row that is safe.
  std::int64_t safe_row() const { return safe_row_; }
  std::size_t unsafe_rows() const { return pending_.size(); }

  /// Stores what has just happened at the table; `kept` gets what became of it. Requires a table that is ours.
  void append(News news, PendingRows::Kept kept);
  /// Calls `then` with nothing when everything that has happened so far is safe, or with why it could not be saved.
  void when_safe(Settled then) { pending_.when_safe(std::move(then)); }
  /// Calls `then` when this row, which another process wrote, has been taken up.
  void when_taken_up(std::int64_t row, std::function<void()> then);
  /// Reads rows that the owner wrote.
  void catch_up();
  /// Finds out who owns the table, and what happened meanwhile: becomes the owner if there is none alive.
  void review_claim(std::function<void()> then = {});

 private:
  void on_loaded(tl::expected<LoadedTable, protocol::Error> result);
  /// Makes this the table. False if its later rows do not fit.
  bool take_up(LoadedTable loaded);
  /// Takes up rows that were stored after row `after`. Those that are known are left out. False, and the table is
  /// forgotten, if one does not fit.
  bool take_up_rows(std::int64_t after, const std::vector<std::string>& rows);
  void take_claim(const ClaimedRows& claimed);
  void settle_first(const StoreResult<void>& result);
  void forget(const StoreError& error);
  void put_deadline(Append& row);
  void tell_waiting(const std::optional<protocol::Error>& error);

  ServiceContext& context_;
  Handlers handlers_;
  TableReader reader_;
  TableNumber number_ = 0;
  Claim claim_;
  std::optional<Table> table_;
  std::optional<DelayedTable> delayed_;
  RecentNews recent_;
  PendingRows pending_;
  AwaitedRows awaited_;
  std::vector<Settled> waiting_;
  std::int64_t safe_row_ = 0;
  /// As the store has it; -1 if that is not known.
  Millis stored_deadline_ = -1;
  Millis rests_until_ = 0, loads_again_at_ = 0;
};

}  // namespace oligopoly::service
