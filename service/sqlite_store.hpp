#pragma once

#include <sqlite3.h>
#include <sys/types.h>

#include <atomic>
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

/// Which file stands at a path: a file that was deleted or replaced is another, though it can still be written.
class FileIdentity {
 public:
  explicit FileIdentity(std::string path) : path_(std::move(path)) {}
  /// Takes the file that is there now for the right one, unless one was noted before.
  void note();
  /// False if it is gone, or another stands in its place. True before one was noted.
  bool is_there() const;

 private:
  std::string path_;
  std::atomic<ino_t> file_ = 0;
};

/// One file, one process: a second one that opens it is refused, and only its owner may read it. In WAL mode with full
/// synchronisation, so a row that `append` reported is on the disk. Reading never waits for writing.
class SqliteStore final : public Store {
 public:
  static StoreResult<std::shared_ptr<Store>> open(const std::string& path);
  ~SqliteStore() override;

  StoreResult<std::vector<TableNumber>> create(std::span<const NewTable> tables) override;
  StoreResult<std::vector<bool>> append(std::span<const Append> rows) override;
  StoreResult<StoredTable> load(std::string_view id, std::int64_t after) override;
  StoreResult<std::vector<std::string>> due(Millis now, int limit) override;
  StoreResult<void> keep_note(const Note& note) override;
  StoreResult<void> forget_note(std::string_view key) override;
  StoreResult<Note> note(std::string_view key) override;
  StoreResult<std::vector<Note>> notes(std::string_view prefix, int limit) override;
  StoreResult<std::int64_t> count() override;
  StoreResult<void> probe() override;
  /// Refuses when the file was deleted: what is written then is lost with the process.
  StoreResult<void> check() override;

  /// Lets the file grow to this many pages and no further: what a full disk does, for tests.
  StoreResult<void> limit_pages(int pages);
  /// Refuses to write from now on, as a file system that became read-only does, or does so no more; for tests.
  StoreResult<void> refuse_writing(bool refuses = true);

 private:
  SqliteStore(int lock_file, const std::string& path);

  StoreResult<TableNumber> insert_table(const NewTable& table);
  StoreResult<void> insert_row(TableNumber table, std::int64_t row, std::string_view text);
  StoreResult<void> set_deadline(TableNumber table, Millis deadline);
  /// Whether what was just committed is where it will be looked for.
  StoreResult<void> confirm();

  int lock_file_;
  FileIdentity file_, wal_;
  std::mutex writing_, reading_;
  std::unique_ptr<SqliteConnection> writer_, reader_;
};

}  // namespace oligopoly::service
