#pragma once

#include <sqlite3.h>

#include <mutex>

#include "service/store.hpp"

namespace oligopoly::service {

/// A connection and its prepared statements.
class SqliteConnection {
 public:
  static StoreResult<std::unique_ptr<SqliteConnection>> open(const std::string& path, bool may_write);
  ~SqliteConnection();
  SqliteConnection(const SqliteConnection&) = delete;
  SqliteConnection& operator=(const SqliteConnection&) = delete;

  StoreResult<void> run(const char* sql);
  /// The statement, reset and ready for its values; prepared when first used. `sql` must be a literal.
  StoreResult<sqlite3_stmt*> prepared(const char* sql);
  StoreError error() const;
  sqlite3* handle() const { return handle_; }

 private:
  explicit SqliteConnection(sqlite3* handle) : handle_(handle) {}

  sqlite3* handle_;
  std::vector<std::pair<const char*, sqlite3_stmt*>> statements_;
};

/// One file, one process: a second one that opens it is refused. In WAL mode with full synchronisation, so a row that
/// `append` reported is on the disk. Reading never waits for writing.
class SqliteStore final : public Store {
 public:
  static StoreResult<std::shared_ptr<Store>> open(const std::string& path);
  ~SqliteStore() override;

  StoreResult<std::vector<TableNumber>> create(std::span<const NewTable> tables) override;
  StoreResult<std::vector<bool>> append(std::span<const Append> rows) override;
  StoreResult<StoredTable> load(std::string_view id, std::int64_t after) override;
  StoreResult<std::vector<std::string>> due(Millis now, int limit) override;
  StoreResult<std::int64_t> count() override;

  /// Lets the file grow to this many pages and no further: what a full disk does, for tests.
  StoreResult<void> limit_pages(int pages);
  /// Refuses to write from now on, as a file system that became read-only does, or does so no more; for tests.
  StoreResult<void> refuse_writing(bool refuses = true);

 private:
  SqliteStore(int lock_file, std::unique_ptr<SqliteConnection> writer, std::unique_ptr<SqliteConnection> reader);

  StoreResult<TableNumber> insert_table(const NewTable& table);
  StoreResult<void> insert_row(TableNumber table, std::int64_t row, std::string_view text);
  StoreResult<void> set_deadline(TableNumber table, Millis deadline);

  int lock_file_;
  std::mutex writing_, reading_;
  std::unique_ptr<SqliteConnection> writer_, reader_;
};

}  // namespace oligopoly::service
