#include "service/sqlite_store.hpp"

#include <fcntl.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <cerrno>
#include <cstring>

namespace oligopoly::service {
namespace {

/// The n-th script leads from version n to n + 1. A released script never changes.
constexpr std::array<const char*, 2> kSqliteMigrations = {
    R"(CREATE TABLE tables (
         number INTEGER PRIMARY KEY,
         id TEXT NOT NULL UNIQUE,
         header TEXT NOT NULL,
         created INTEGER NOT NULL,
         deadline INTEGER NOT NULL DEFAULT 0
       ) STRICT;
       CREATE INDEX tables_by_deadline ON tables (deadline) WHERE deadline > 0;
       CREATE TABLE log (
         table_number INTEGER NOT NULL REFERENCES tables,
         row INTEGER NOT NULL,
         text TEXT NOT NULL
       ) STRICT;
       CREATE UNIQUE INDEX log_by_table ON log (table_number, row);)",
    R"(CREATE TABLE notes (
         key TEXT PRIMARY KEY,
         text TEXT NOT NULL,
         at INTEGER NOT NULL
       ) STRICT, WITHOUT ROWID;)",
};

void bind_value(sqlite3_stmt* statement, int at, std::int64_t value) { sqlite3_bind_int64(statement, at, value); }
/// The text must outlive the next step.
void bind_value(sqlite3_stmt* statement, int at, std::string_view value) {
  sqlite3_bind_text64(statement, at, value.data(), value.size(), SQLITE_STATIC, SQLITE_UTF8);
}

std::string text_of(sqlite3_stmt* statement, int column) {
  const auto* text = reinterpret_cast<const char*>(sqlite3_column_text(statement, column));
  return {text, static_cast<std::size_t>(sqlite3_column_bytes(statement, column))};
}

/// A row of: key, text, at.
Note note_of(sqlite3_stmt* row) { return {text_of(row, 0), text_of(row, 1), sqlite3_column_int64(row, 2)}; }

/// Runs a statement that yields no rows.
template <class... Values>
StoreResult<void> execute(SqliteConnection& connection, const char* sql, const Values&... values) {
  const auto statement = connection.prepared(sql);
  if (!statement) return tl::unexpected(statement.error());
  int at = 0;
  (bind_value(*statement, ++at, values), ...);
  const int code = sqlite3_step(*statement);
  if (code == SQLITE_DONE) {
    sqlite3_reset(*statement);
    return {};
  }
  const StoreError error = connection.error();
  sqlite3_reset(*statement);
  return tl::unexpected(error);
}

/// Runs a query and calls `take` for every row; it may read columns.
template <class Take, class... Values>
StoreResult<void> query(SqliteConnection& connection, const char* sql, Take&& take, const Values&... values) {
  const auto statement = connection.prepared(sql);
  if (!statement) return tl::unexpected(statement.error());
  int at = 0;
  (bind_value(*statement, ++at, values), ...);
  int code = sqlite3_step(*statement);
  for (; code == SQLITE_ROW; code = sqlite3_step(*statement)) take(*statement);
  if (code == SQLITE_DONE) {
    sqlite3_reset(*statement);
    return {};
  }
  const StoreError error = connection.error();
  sqlite3_reset(*statement);
  return tl::unexpected(error);
}

/// Rolls back unless it was committed.
class Transaction {
 public:
  explicit Transaction(SqliteConnection& connection) : connection_(connection) {
    begun_ = connection.run("BEGIN IMMEDIATE");
  }
  ~Transaction() {
    if (is_open_ && begun_) (void)connection_.run("ROLLBACK");
  }
  const StoreResult<void>& begun() const { return begun_; }
  StoreResult<void> commit() {
    const auto committed = connection_.run("COMMIT");
    is_open_ = !committed && sqlite3_get_autocommit(connection_.handle()) == 0;
    return committed;
  }

 private:
  SqliteConnection& connection_;
  StoreResult<void> begun_;
  bool is_open_ = true;
};

StoreResult<void> migrate(SqliteConnection& connection) {
  std::int64_t version = 0;
  const auto read =
      query(connection, "PRAGMA user_version", [&](sqlite3_stmt* row) { version = sqlite3_column_int64(row, 0); });
  if (!read) return read;
  if (version > static_cast<std::int64_t>(kSqliteMigrations.size()))
    return tl::unexpected(StoreError{StoreError::Kind::Unusable, "the database was made by a later version"});
  for (auto next = static_cast<std::size_t>(version); next < kSqliteMigrations.size(); ++next) {
    Transaction transaction(connection);
    if (!transaction.begun()) return transaction.begun();
    const std::string mark = "PRAGMA user_version = " + std::to_string(next + 1);
    for (const char* sql : {kSqliteMigrations[next], mark.c_str()})
      if (const auto done = connection.run(sql); !done) return done;
    if (const auto done = transaction.commit(); !done) return done;
  }
  return {};
}

/// Holds the file for this process; the lock goes with the process, however it ends.
StoreResult<int> lock(const std::string& path) {
  const std::string name = path + ".lock";
  const int file = ::open(name.c_str(), O_RDWR | O_CREAT | O_CLOEXEC, 0600);
  if (file < 0) {
    const auto kind = errno == EACCES || errno == EROFS ? StoreError::Kind::ReadOnly : StoreError::Kind::Unavailable;
    return tl::unexpected(StoreError{kind, name + ": " + std::strerror(errno)});
  }
  if (::flock(file, LOCK_EX | LOCK_NB) == 0) return file;
  ::close(file);
  return tl::unexpected(StoreError{StoreError::Kind::Conflict, path + " is in use by another process"});
}

}  // namespace

StoreResult<std::shared_ptr<Store>> SqliteStore::open(const std::string& path) {
  const auto locked = lock(path);
  if (!locked) return tl::unexpected(locked.error());
  std::shared_ptr<SqliteStore> store(new SqliteStore(*locked, path));
  // What people said and did is nobody else's business. SQLite gives the files beside it the same rights.
  if (const int file = ::open(path.c_str(), O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC, 0600); file >= 0) ::close(file);
  auto writer = SqliteConnection::open(path, true);
  if (!writer) return tl::unexpected(writer.error());
  // auto_vacuum off and 4 KiB pages are the defaults; the WAL is copied back every 4000 pages to keep commits short.
  if (const auto done = (*writer)->run("PRAGMA journal_mode=WAL; PRAGMA synchronous=FULL; PRAGMA "
                                       "wal_autocheckpoint=4000; PRAGMA foreign_keys=OFF; PRAGMA cache_size=-32768");
      !done)
    return tl::unexpected(done.error());
  if (const auto done = migrate(**writer); !done) return tl::unexpected(done.error());
  auto reader = SqliteConnection::open(path, false);
  if (!reader) return tl::unexpected(reader.error());
  if (const auto done = (*reader)->run("PRAGMA query_only=ON"); !done) return tl::unexpected(done.error());
  store->writer_ = std::move(*writer);
  store->reader_ = std::move(*reader);
  store->file_.note();
  return std::shared_ptr<Store>(std::move(store));
}

void FileIdentity::note() {
  struct stat found{};
  if (file_ == 0 && ::stat(path_.c_str(), &found) == 0) file_ = found.st_ino;
}

bool FileIdentity::is_there() const {
  struct stat found{};
  return file_ == 0 || (::stat(path_.c_str(), &found) == 0 && found.st_ino == file_);
}

SqliteStore::SqliteStore(int lock_file, const std::string& path)
    : lock_file_(lock_file), file_(path), wal_(path + "-wal") {}

StoreResult<void> SqliteStore::check() {
  if (file_.is_there() && wal_.is_there()) return {};
  return tl::unexpected(StoreError{StoreError::Kind::Unavailable, "the database's file was deleted or replaced"});
}

StoreResult<void> SqliteStore::confirm() {
  wal_.note();
  const auto checked = check();
  // It may be put back to its place, and then what was committed is there after all.
  if (!checked) return tl::unexpected(StoreError{StoreError::Kind::Unknown, checked.error().detail});
  return {};
}

SqliteStore::~SqliteStore() {
  reader_.reset();
  writer_.reset();
  ::close(lock_file_);
}

StoreResult<TableNumber> SqliteStore::insert_table(const NewTable& table) {
  const auto inserted = execute(*writer_, "INSERT INTO tables (id, header, created, deadline) VALUES (?, ?, ?, ?)",
                                table.id, table.header, table.created, table.deadline);
  if (!inserted) return tl::unexpected(inserted.error());
  const TableNumber number = sqlite3_last_insert_rowid(writer_->handle());
  std::int64_t row = 0;
  for (const std::string& text : table.log)
    if (const auto done = insert_row(number, ++row, text); !done) return tl::unexpected(done.error());
  return number;
}

StoreResult<void> SqliteStore::insert_row(TableNumber table, std::int64_t row, std::string_view text) {
  return execute(*writer_, "INSERT INTO log (table_number, row, text) VALUES (?, ?, ?)", table, row, text);
}

StoreResult<void> SqliteStore::set_deadline(TableNumber table, Millis deadline) {
  return execute(*writer_, "UPDATE tables SET deadline = ? WHERE number = ?", deadline, table);
}

StoreResult<std::vector<TableNumber>> SqliteStore::create(std::span<const NewTable> tables) {
  const std::lock_guard lock(writing_);
  if (const auto checked = check(); !checked) return tl::unexpected(checked.error());
  Transaction transaction(*writer_);
  if (!transaction.begun()) return tl::unexpected(transaction.begun().error());
  std::vector<TableNumber> numbers;
  for (const NewTable& table : tables) {
    const auto number = insert_table(table);
    if (!number) return tl::unexpected(number.error());
    numbers.push_back(*number);
  }
  if (const auto done = transaction.commit(); !done) return tl::unexpected(done.error());
  if (const auto confirmed = confirm(); !confirmed) return tl::unexpected(confirmed.error());
  return numbers;
}

StoreResult<std::vector<bool>> SqliteStore::append(std::span<const Append> rows) {
  const std::lock_guard lock(writing_);
  if (const auto checked = check(); !checked) return tl::unexpected(checked.error());
  Transaction transaction(*writer_);
  if (!transaction.begun()) return tl::unexpected(transaction.begun().error());
  std::vector<bool> kept(rows.size(), false);
  std::vector<TableNumber> refused;
  for (std::size_t i = 0; i < rows.size(); ++i) {
    const Append& row = rows[i];
    if (std::find(refused.begin(), refused.end(), row.table) != refused.end()) continue;
    const auto inserted = insert_row(row.table, row.row, row.text);
    kept[i] = inserted.has_value();
    if (!inserted && inserted.error().kind != StoreError::Kind::Conflict) return tl::unexpected(inserted.error());
    if (!inserted) refused.push_back(row.table);
    if (!kept[i] || !row.has_new_deadline) continue;
    if (const auto done = set_deadline(row.table, row.deadline); !done) return tl::unexpected(done.error());
  }
  if (const auto done = transaction.commit(); !done) return tl::unexpected(done.error());
  if (const auto confirmed = confirm(); !confirmed) return tl::unexpected(confirmed.error());
  return kept;
}

StoreResult<void> SqliteStore::probe() {
  // Of no table, and larger than a page: a file that may not grow refuses it.
  constexpr TableNumber kNoTable = 0;
  const std::string filler(8192, ' ');
  const std::lock_guard lock(writing_);
  if (const auto checked = check(); !checked) return checked;
  Transaction transaction(*writer_);
  if (!transaction.begun()) return transaction.begun();
  if (const auto added = insert_row(kNoTable, 1, filler); !added) return added;
  if (const auto removed = execute(*writer_, "DELETE FROM log WHERE table_number = ?", kNoTable); !removed)
    return removed;
  return transaction.commit();
}

StoreResult<StoredTable> SqliteStore::load(std::string_view id, std::int64_t after) {
  const std::lock_guard lock(reading_);
  // Rows of a file that is gone must not be taken for kept.
  if (const auto checked = check(); !checked) return tl::unexpected(checked.error());
  StoredTable table;
  const auto found = query(
      *reader_, "SELECT number, header FROM tables WHERE id = ?",
      [&](sqlite3_stmt* row) {
        table.number = sqlite3_column_int64(row, 0);
        table.header = text_of(row, 1);
      },
      id);
  if (!found) return tl::unexpected(found.error());
  if (table.number == 0) return tl::unexpected(StoreError{StoreError::Kind::Missing, "no such table"});
  bool has_gap = false;
  const auto read = query(
      *reader_, "SELECT row, text FROM log WHERE table_number = ? AND row > ? ORDER BY row",
      [&](sqlite3_stmt* row) {
        table.log.push_back(text_of(row, 1));
        has_gap = has_gap || sqlite3_column_int64(row, 0) != after + static_cast<std::int64_t>(table.log.size());
      },
      table.number, after);
  if (!read) return tl::unexpected(read.error());
  if (has_gap) return tl::unexpected(StoreError{StoreError::Kind::Unusable, "rows of the log are missing"});
  return table;
}

StoreResult<std::vector<std::string>> SqliteStore::due(Millis now, int limit) {
  const std::lock_guard lock(reading_);
  std::vector<std::string> ids;
  const auto read = query(
      *reader_, "SELECT id FROM tables WHERE deadline > 0 AND deadline <= ? ORDER BY deadline LIMIT ?",
      [&](sqlite3_stmt* row) { ids.push_back(text_of(row, 0)); }, now, static_cast<std::int64_t>(limit));
  if (!read) return tl::unexpected(read.error());
  return ids;
}

StoreResult<void> SqliteStore::keep_note(const Note& note) {
  const std::lock_guard lock(writing_);
  if (const auto checked = check(); !checked) return checked;
  const auto kept =
      execute(*writer_, "INSERT OR REPLACE INTO notes (key, text, at) VALUES (?, ?, ?)", note.key, note.text, note.at);
  return kept ? confirm() : kept;
}

StoreResult<void> SqliteStore::forget_note(std::string_view key) {
  const std::lock_guard lock(writing_);
  if (const auto checked = check(); !checked) return checked;
  const auto forgotten = execute(*writer_, "DELETE FROM notes WHERE key = ?", key);
  return forgotten ? confirm() : forgotten;
}

StoreResult<Note> SqliteStore::note(std::string_view key) {
  const std::lock_guard lock(reading_);
  if (const auto checked = check(); !checked) return tl::unexpected(checked.error());
  std::vector<Note> found;
  const auto read = query(
      *reader_, "SELECT key, text, at FROM notes WHERE key = ?",
      [&](sqlite3_stmt* row) { found.push_back(note_of(row)); }, key);
  if (!read) return tl::unexpected(read.error());
  if (found.empty()) return tl::unexpected(StoreError{StoreError::Kind::Missing, "no such note"});
  return found.front();
}

StoreResult<std::vector<Note>> SqliteStore::notes(std::string_view prefix, int limit) {
  const std::lock_guard lock(reading_);
  if (const auto checked = check(); !checked) return tl::unexpected(checked.error());
  std::vector<Note> found;
  const auto read = query(
      *reader_,
      "SELECT key, text, at FROM notes WHERE key >= ?1 AND substr(key, 1, length(?1)) = ?1 ORDER BY at DESC, key "
      "LIMIT ?2",
      [&](sqlite3_stmt* row) { found.push_back(note_of(row)); }, prefix, static_cast<std::int64_t>(limit));
  if (!read) return tl::unexpected(read.error());
  return found;
}

StoreResult<std::int64_t> SqliteStore::count() {
  const std::lock_guard lock(reading_);
  std::int64_t count = 0;
  const auto read =
      query(*reader_, "SELECT count(*) FROM tables", [&](sqlite3_stmt* row) { count = sqlite3_column_int64(row, 0); });
  if (!read) return tl::unexpected(read.error());
  return count;
}

StoreResult<void> SqliteStore::limit_pages(int pages) {
  const std::lock_guard lock(writing_);
  return writer_->run(("PRAGMA max_page_count = " + std::to_string(pages)).c_str());
}

StoreResult<void> SqliteStore::refuse_writing(bool refuses) {
  const std::lock_guard lock(writing_);
  return writer_->run(refuses ? "PRAGMA query_only = ON" : "PRAGMA query_only = OFF");
}

}  // namespace oligopoly::service
