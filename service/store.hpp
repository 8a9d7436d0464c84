#pragma once

#include <cstdint>
#include <memory>
#include <span>
#include <string>
#include <string_view>
#include <tl/expected.hpp>
#include <vector>

/// What must outlive the process: for every table a header that never changes and a log that only grows. All else,
/// whose turn it is and what was said, follows from them. What belongs to no table, or must be forgotten one day, is a
/// note. Stores know neither games nor JSON: they keep text.
namespace oligopoly::service {

/// Milliseconds since 1970, UTC.
using Millis = std::int64_t;

struct StoreError {
  enum class Kind : std::uint8_t {
    /// No such table.
    Missing,
    /// It is there already, or someone else owns the table by now.
    Conflict,
    /// The disk (or the quota) is full.
    Full,
    /// The database may not be written.
    ReadOnly,
    /// Cannot be reached, or answers with an error of its own. Nothing was kept.
    Unavailable,
    /// The connection was cut while the store was asked to keep something, and nothing can be read since: it may have
    /// been kept or not.
    Unknown,
    /// Not a database of ours, or damaged, or of a later version.
    Unusable,
  };
  Kind kind = Kind::Unavailable;
  /// For the log, not for players.
  std::string detail;
};
template <class T>
using StoreResult = tl::expected<T, StoreError>;

/// The store's own name for a table: shorter than its id, given by `create` and `load`.
using TableNumber = std::int64_t;

struct NewTable {
  std::string id;
  std::string header;
  /// Rows 1, 2, … of its log.
  std::vector<std::string> log;
  Millis created = 0;
  /// When someone must have moved; 0 for never.
  Millis deadline = 0;
};

/// A table as it was kept. The log may begin after row `after` of whoever asked.
struct StoredTable {
  TableNumber number = 0;
  std::string header;
  std::vector<std::string> log;
};

/// One more row of a table's log.
struct Append {
  TableNumber table = 0;
  /// The epoch in which the table was claimed; new tables begin with 1. A table that changed hands since takes no rows.
  std::int64_t epoch = 1;
  /// Rows count from 1 without a gap.
  std::int64_t row = 0;
  std::string text;
  /// The deadline from now on, if it changed.
  bool has_new_deadline = false;
  Millis deadline = 0;
};

/// A text under a key, such as "listing/abc". The latest text counts.
struct Note {
  std::string key, text;
  /// When it was kept.
  Millis at = 0;
};

/// Which process runs a table. Others that serve it follow its log.
struct Claim {
  bool is_ours = true;
  /// Rises with every change of owner.
  std::int64_t epoch = 1;
  /// The owning process, if it is not ours.
  std::string owner;
};

/// Every function may block, and may be called from several threads at once.
class Store {
 public:
  virtual ~Store() = default;

  /// Keeps new tables; when it returns they survive a power cut. All or none.
  virtual StoreResult<std::vector<TableNumber>> create(std::span<const NewTable> tables) = 0;
  /// Adds rows to any number of tables in one transaction; when it returns they survive a power cut. A row that must
  /// not be added (Conflict) is left out, and so are the later rows of its table; the others are kept.
  virtual StoreResult<std::vector<bool>> append(std::span<const Append> rows) = 0;

  /// The rows after row `after`; with all of them, the header.
  virtual StoreResult<StoredTable> load(std::string_view id, std::int64_t after = 0) = 0;
  /// Ids of tables whose deadline is at `now` or earlier, oldest first.
  virtual StoreResult<std::vector<std::string>> due(Millis now, int limit) = 0;
  /// Makes this process the owner of a table, unless one that is alive owns it. A store that serves one process
  /// only always answers that it is ours.
  virtual StoreResult<Claim> claim(std::string_view) { return Claim{}; }
  /// Lets others claim a table that is ours. Everything appended before is seen by them.
  virtual StoreResult<void> release(TableNumber) { return {}; }
  /// Keeps a note in place of the one with this key; when it returns it survives a power cut.
  virtual StoreResult<void> keep_note(const Note& note) = 0;
  /// It never was there, or is there no more.
  virtual StoreResult<void> forget_note(std::string_view key) = 0;
  /// The note under this key; Missing if there is none.
  virtual StoreResult<Note> note(std::string_view key) = 0;
  /// Notes whose keys begin so, the latest first.
  virtual StoreResult<std::vector<Note>> notes(std::string_view prefix, int limit) = 0;
  /// Tables kept.
  virtual StoreResult<std::int64_t> count() = 0;
  /// Tries to keep something that means nothing, to learn whether writing works again.
  virtual StoreResult<void> probe() = 0;
  /// Whether what is kept now would be found again, as far as that can be told at once. Never blocks.
  virtual StoreResult<void> check() { return {}; }
};

/// Opens "sqlite:PATH" or "postgresql://…", creating what is missing and bringing an older database up to date.
/// `process` names this process among those that share the database.
StoreResult<std::shared_ptr<Store>> open_store(const std::string& url, const std::string& process);

}  // namespace oligopoly::service
