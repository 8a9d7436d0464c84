#include "service/postgres_store.hpp"

#include <algorithm>
#include <array>
#include <map>
#include <set>

namespace oligopoly::service {
namespace {

/// The n-th script leads from version n to n + 1. A released script never changes.
constexpr std::array<const char*, 2> kPostgresMigrations = {
    R"(CREATE TABLE tables (
         number bigserial PRIMARY KEY,
         id text NOT NULL UNIQUE,
         header text NOT NULL,
         created bigint NOT NULL,
         deadline bigint NOT NULL DEFAULT 0,
         owner text,
         epoch bigint NOT NULL DEFAULT 1
       );
       CREATE INDEX tables_by_deadline ON tables (deadline) WHERE deadline > 0;
       CREATE INDEX tables_by_owner ON tables (owner) WHERE owner IS NOT NULL;
       CREATE TABLE log (
         table_number bigint NOT NULL REFERENCES tables,
         row bigint NOT NULL,
         text text NOT NULL,
         PRIMARY KEY (table_number, row)
       );
       CREATE TABLE processes (
         id text PRIMARY KEY,
         lock integer NOT NULL,
         seen timestamptz NOT NULL
       );)",
    // Keys are found by how they begin, whatever the language of the database.
    R"(CREATE TABLE notes (
         key text COLLATE "C" PRIMARY KEY,
         text text NOT NULL,
         at bigint NOT NULL
       );)",
};

/// Any number will do as long as no other program uses it in this database.
constexpr const char* kMigrationLock = "SELECT pg_advisory_xact_lock(281, 1)";
/// Scripts of several statements need the simple protocol.
StoreResult<void> run_script(PostgresConnection& connection, const char* sql) {
  const PGresult* result = PQexec(connection.handle(), sql);
  const PostgresRows rows(const_cast<PGresult*>(result));
  if (PQresultStatus(result) == PGRES_COMMAND_OK) return {};
  return tl::unexpected(StoreError{StoreError::Kind::Unusable, PQresultErrorMessage(result)});
}

StoreResult<void> migrate(PostgresConnection& connection) {
  // A large database takes its time, and another process may be at it already.
  constexpr auto kMigrationTime = std::chrono::minutes(10);
  PostgresTransaction transaction(connection);
  if (!transaction.begun) return tl::unexpected(transaction.begun.error());
  connection.patience = kMigrationTime;
  for (const char* setting : {"SET LOCAL statement_timeout = 0", "SET LOCAL lock_timeout = 0"})
    if (const auto set = connection.run(setting); !set) return tl::unexpected(set.error());
  if (const auto locked = connection.run(kMigrationLock); !locked) return tl::unexpected(locked.error());
  if (const auto made = connection.run("CREATE TABLE IF NOT EXISTS oligopoly_version (version integer NOT NULL)");
      !made)
    return tl::unexpected(made.error());
  const auto read = connection.run("SELECT coalesce(max(version), 0) FROM oligopoly_version");
  if (!read) return tl::unexpected(read.error());
  const auto version = static_cast<std::size_t>(read->number(0, 0));
  if (version > kPostgresMigrations.size())
    return tl::unexpected(StoreError{StoreError::Kind::Unusable, "the database was made by a later version"});
  for (std::size_t next = version; next < kPostgresMigrations.size(); ++next) {
    if (const auto done = run_script(connection, kPostgresMigrations[next]); !done) return done;
    const auto marked = connection.run("INSERT INTO oligopoly_version VALUES ($1)", {std::to_string(next + 1)});
    if (!marked) return tl::unexpected(marked.error());
  }
  return transaction.commit();
}

/// Tells every process which tables have news; a payload may hold 8000 bytes.
StoreResult<void> tell_news(PostgresConnection& connection, const std::set<std::string>& tables) {
  std::string payload;
  const auto send = [&]() -> StoreResult<void> {
    const auto told = connection.run("SELECT pg_notify($1, $2)", {kNewsChannel, payload});
    payload.clear();
    if (!told) return tl::unexpected(told.error());
    return {};
  };
  for (const std::string& table : tables) {
    payload += (payload.empty() ? "" : " ") + table;
    if (payload.size() < 7900) continue;
    if (const auto sent = send(); !sent) return sent;
  }
  if (!payload.empty()) return send();
  return {};
}

/// Of the tables in `rows` those that are in the epoch the rows were written for. They stay so until the
/// transaction ends: a claim waits for the lock on their row.
StoreResult<std::map<TableNumber, std::int64_t>> lock_epochs(PostgresConnection& connection,
                                                             std::span<const Append> rows) {
  std::set<TableNumber> numbers;
  for (const Append& row : rows) numbers.insert(row.table);
  const std::vector<std::int64_t> list(numbers.begin(), numbers.end());
  const auto found =
      connection.run("SELECT number, epoch FROM tables WHERE number = ANY($1::bigint[]) ORDER BY number FOR SHARE",
                     {array_text(list)});
  if (!found) return tl::unexpected(found.error());
  std::map<TableNumber, std::int64_t> epochs;
  for (int i = 0; i < found->size(); ++i) epochs[found->number(i, 0)] = found->number(i, 1);
  return epochs;
}

/// The rows that may be added, in arrays as one statement takes them.
struct RowArrays {
  std::vector<std::int64_t> tables, rows;
  std::vector<std::string_view> texts;
};

StoreResult<std::set<std::pair<TableNumber, std::int64_t>>> insert_rows(PostgresConnection& connection,
                                                                        const RowArrays& arrays) {
  const auto added = connection.run(
      "INSERT INTO log (table_number, row, text) "
      "SELECT * FROM unnest($1::bigint[], $2::bigint[], $3::text[]) AS added (t, r, x) ORDER BY t, r "
      "ON CONFLICT DO NOTHING RETURNING table_number, row",
      {array_text(arrays.tables), array_text(arrays.rows), array_text(arrays.texts)});
  if (!added) return tl::unexpected(added.error());
  std::set<std::pair<TableNumber, std::int64_t>> kept;
  for (int i = 0; i < added->size(); ++i) kept.emplace(added->number(i, 0), added->number(i, 1));
  return kept;
}

/// A row of: key, text, at.
Note note_of(const PostgresRows& rows, int row) {
  return {std::string(rows.text(row, 0)), std::string(rows.text(row, 1)), rows.number(row, 2)};
}

}  // namespace

StoreResult<std::shared_ptr<Store>> PostgresStore::open(const std::string& url, std::string process) {
  auto writer = PostgresConnection::open(url);
  if (!writer) return tl::unexpected(writer.error());
  const auto patience = (*writer)->patience;
  if (const auto done = migrate(**writer); !done) return tl::unexpected(done.error());
  (*writer)->patience = patience;
  auto reader = PostgresConnection::open(url);
  if (!reader) return tl::unexpected(reader.error());
  return std::shared_ptr<Store>(new PostgresStore(std::move(process), std::move(*writer), std::move(*reader)));
}

PostgresStore::PostgresStore(std::string process, std::unique_ptr<PostgresConnection> writer,
                             std::unique_ptr<PostgresConnection> reader)
    : process_(std::move(process)), writer_(std::move(writer)), reader_(std::move(reader)) {}

// ---- writing: each try is all or nothing, and after a cut connection it is known which ------------------------------

StoreResult<std::vector<TableNumber>> PostgresStore::create(std::span<const NewTable> tables) {
  const std::lock_guard lock(writing_);
  auto numbers = insert_tables(tables);
  if (numbers || writer_->is_connected()) return numbers;
  // Once more: an insert waits for whatever the lost session still does, and is refused if that was kept.
  numbers = insert_tables(tables);
  if (!numbers && numbers.error().kind == StoreError::Kind::Conflict) return numbers_of(tables);
  if (!numbers && !writer_->is_connected()) numbers.error().kind = StoreError::Kind::Unknown;
  return numbers;
}

StoreResult<std::vector<TableNumber>> PostgresStore::insert_tables(std::span<const NewTable> tables) {
  PostgresTransaction transaction(*writer_);
  if (!transaction.begun) return tl::unexpected(transaction.begun.error());
  std::vector<TableNumber> numbers;
  RowArrays arrays;
  for (const NewTable& table : tables) {
    const auto made = writer_->run(
        "INSERT INTO tables (id, header, created, deadline, owner) VALUES ($1, $2, $3, $4, $5) RETURNING number",
        {table.id, table.header, std::to_string(table.created), std::to_string(table.deadline), process_});
    if (!made) return tl::unexpected(made.error());
    numbers.push_back(made->number(0, 0));
    for (std::size_t i = 0; i < table.log.size(); ++i) {
      arrays.tables.push_back(numbers.back());
      arrays.rows.push_back(static_cast<std::int64_t>(i) + 1);
      arrays.texts.push_back(table.log[i]);
    }
  }
  if (const auto added = insert_rows(*writer_, arrays); !added) return tl::unexpected(added.error());
  if (const auto done = transaction.commit(); !done) return tl::unexpected(done.error());
  return numbers;
}

StoreResult<std::vector<TableNumber>> PostgresStore::numbers_of(std::span<const NewTable> tables) {
  std::vector<TableNumber> numbers;
  for (const NewTable& table : tables) {
    const auto found =
        writer_->run("SELECT number FROM tables WHERE id = $1 AND header = $2", {table.id, table.header});
    if (!found) return tl::unexpected(StoreError{StoreError::Kind::Unknown, found.error().detail});
    if (found->size() == 0) return tl::unexpected(StoreError{StoreError::Kind::Conflict, "this table exists already"});
    numbers.push_back(found->number(0, 0));
  }
  return numbers;
}

StoreResult<std::vector<bool>> PostgresStore::append(std::span<const Append> rows) {
  const std::lock_guard lock(writing_);
  bool may_be_kept = false;
  auto kept = add_rows(rows, may_be_kept);
  if (kept || writer_->is_connected()) return kept;
  if (may_be_kept) {
    auto found = find_rows(rows);
    if (!found) return tl::unexpected(StoreError{StoreError::Kind::Unknown, found.error().detail});
    if (std::find(found->begin(), found->end(), true) != found->end()) return found;
  }
  // Nothing was kept, so it may be done again: a connection that was cut while it was idle costs nobody a move.
  may_be_kept = false;
  kept = add_rows(rows, may_be_kept);
  if (!kept && may_be_kept && !writer_->is_connected()) kept.error().kind = StoreError::Kind::Unknown;
  return kept;
}

StoreResult<std::vector<bool>> PostgresStore::add_rows(std::span<const Append> rows, bool& may_be_kept) {
  PostgresTransaction transaction(*writer_);
  if (!transaction.begun) return tl::unexpected(transaction.begun.error());
  const auto epochs = lock_epochs(*writer_, rows);
  if (!epochs) return tl::unexpected(epochs.error());
  RowArrays arrays;
  for (const Append& row : rows) {
    const auto epoch = epochs->find(row.table);
    if (epoch == epochs->end() || epoch->second != row.epoch) continue;
    arrays.tables.push_back(row.table);
    arrays.rows.push_back(row.row);
    arrays.texts.push_back(row.text);
  }
  const auto added = insert_rows(*writer_, arrays);
  if (!added) return tl::unexpected(added.error());
  std::vector<bool> kept(rows.size(), false);
  std::set<std::string> news;
  std::map<TableNumber, Millis> deadlines;
  for (std::size_t i = 0; i < rows.size(); ++i) {
    kept[i] = added->contains({rows[i].table, rows[i].row});
    if (!kept[i]) continue;
    news.insert(std::to_string(rows[i].table) + ":" + std::to_string(rows[i].epoch));
    if (rows[i].has_new_deadline) deadlines[rows[i].table] = rows[i].deadline;
  }
  for (const auto& [table, deadline] : deadlines) {
    const auto set = writer_->run("UPDATE tables SET deadline = $2 WHERE number = $1",
                                  {std::to_string(table), std::to_string(deadline)});
    if (!set) return tl::unexpected(set.error());
  }
  if (const auto told = tell_news(*writer_, news); !told) return tl::unexpected(told.error());
  may_be_kept = true;
  if (const auto done = transaction.commit(); !done) return tl::unexpected(done.error());
  return kept;
}

StoreResult<std::vector<bool>> PostgresStore::find_rows(std::span<const Append> rows) {
  std::vector<std::int64_t> tables, numbers;
  for (const Append& row : rows) {
    tables.push_back(row.table);
    numbers.push_back(row.row);
  }
  // Whoever still writes these tables holds them shared; this waits until the lost session is through.
  if (const auto locked =
          writer_->run("SELECT number FROM tables WHERE number = ANY($1::bigint[]) ORDER BY number FOR UPDATE",
                       {array_text(tables)});
      !locked)
    return tl::unexpected(locked.error());
  const auto found = writer_->run(
      "SELECT table_number, row, text FROM log WHERE (table_number, row) IN "
      "(SELECT * FROM unnest($1::bigint[], $2::bigint[]))",
      {array_text(tables), array_text(numbers)});
  if (!found) return tl::unexpected(found.error());
  std::map<std::pair<TableNumber, std::int64_t>, std::string_view> texts;
  for (int i = 0; i < found->size(); ++i) texts[{found->number(i, 0), found->number(i, 1)}] = found->text(i, 2);
  std::vector<bool> kept;
  for (const Append& row : rows) {
    const auto text = texts.find({row.table, row.row});
    // Another process may have written a row of this number since; then it is not ours.
    kept.push_back(text != texts.end() && text->second == row.text);
  }
  return kept;
}

// ---- notes: the latest text counts, so whatever was cut may be done twice ------------------------------------------

StoreResult<void> PostgresStore::keep_note(const Note& note) {
  const std::lock_guard lock(writing_);
  const auto kept = ask_again_if_cut(*writer_, [&] {
    return writer_->run(
        "INSERT INTO notes (key, text, at) VALUES ($1, $2, $3) "
        "ON CONFLICT (key) DO UPDATE SET text = excluded.text, at = excluded.at",
        {note.key, note.text, std::to_string(note.at)});
  });
  if (!kept) return tl::unexpected(kept.error());
  return {};
}

StoreResult<void> PostgresStore::forget_note(std::string_view key) {
  const std::lock_guard lock(writing_);
  const auto forgotten =
      ask_again_if_cut(*writer_, [&] { return writer_->run("DELETE FROM notes WHERE key = $1", {key}); });
  if (!forgotten) return tl::unexpected(forgotten.error());
  return {};
}

StoreResult<Note> PostgresStore::note(std::string_view key) {
  const std::lock_guard lock(reading_);
  const auto found =
      ask_again_if_cut(*reader_, [&] { return reader_->run("SELECT key, text, at FROM notes WHERE key = $1", {key}); });
  if (!found) return tl::unexpected(found.error());
  if (found->size() == 0) return tl::unexpected(StoreError{StoreError::Kind::Missing, "no such note"});
  return note_of(*found, 0);
}

StoreResult<std::vector<Note>> PostgresStore::notes(std::string_view prefix, int limit) {
  const std::lock_guard lock(reading_);
  const auto found = ask_again_if_cut(*reader_, [&] {
    return reader_->run(
        "SELECT key, text, at FROM notes WHERE key >= $1 AND starts_with(key, $1) ORDER BY at DESC, key LIMIT $2",
        {prefix, std::to_string(limit)});
  });
  if (!found) return tl::unexpected(found.error());
  std::vector<Note> notes;
  for (int i = 0; i < found->size(); ++i) notes.push_back(note_of(*found, i));
  return notes;
}

// ---- reading and claiming ------------------------------------------------------------------------------------------

StoreResult<StoredTable> PostgresStore::load(std::string_view id, std::int64_t after) {
  const std::lock_guard lock(reading_);
  // One question for followers, who ask after every news.
  const auto found = ask_again_if_cut(*reader_, [&] {
    return reader_->run(
        "SELECT number, row, text FROM tables LEFT JOIN log ON table_number = number AND row > $2 WHERE id = $1 "
        "ORDER BY row",
        {id, std::to_string(after)});
  });
  if (!found) return tl::unexpected(found.error());
  if (found->size() == 0) return tl::unexpected(StoreError{StoreError::Kind::Missing, "no such table"});
  StoredTable table;
  table.number = found->number(0, 0);
  for (int i = 0; i < found->size() && !found->is_null(i, 1); ++i) {
    if (found->number(i, 1) != after + i + 1)
      return tl::unexpected(StoreError{StoreError::Kind::Unusable, "rows of the log are missing"});
    table.log.emplace_back(found->text(i, 2));
  }
  if (after > 0) return table;
  const auto header =
      ask_again_if_cut(*reader_, [&] { return reader_->run("SELECT header FROM tables WHERE id = $1", {id}); });
  if (!header) return tl::unexpected(header.error());
  table.header = header->text(0, 0);
  return table;
}

StoreResult<std::vector<std::string>> PostgresStore::due(Millis now, int limit) {
  const std::lock_guard lock(reading_);
  const auto found = ask_again_if_cut(*reader_, [&] {
    return reader_->run(
        "SELECT id FROM tables WHERE deadline > 0 AND deadline <= $1 AND (owner IS NULL OR owner = $3 OR "
        "NOT EXISTS (SELECT 1 FROM processes p WHERE p.id = owner AND p.seen > now() - $4::interval)) "
        "ORDER BY deadline LIMIT $2",
        {std::to_string(now), std::to_string(limit), process_, kLease});
  });
  if (!found) return tl::unexpected(found.error());
  std::vector<std::string> ids;
  for (int i = 0; i < found->size(); ++i) ids.emplace_back(found->text(i, 0));
  return ids;
}

StoreResult<Claim> PostgresStore::claim(std::string_view id) {
  const std::lock_guard lock(writing_);
  return ask_again_if_cut(*writer_, [&] { return claim_once(id); });
}

StoreResult<Claim> PostgresStore::claim_once(std::string_view id) {
  // A living process holds its advisory lock and has been seen within the lease.
  const auto taken = writer_->run(
      "UPDATE tables SET owner = $2, epoch = epoch + 1 WHERE id = $1 AND owner IS DISTINCT FROM $2 AND NOT EXISTS ("
      "  SELECT 1 FROM processes p JOIN pg_locks l ON l.locktype = 'advisory' AND l.granted "
      "    AND l.classid = $3::oid AND l.objid = p.lock::oid AND l.objsubid = 2 "
      "    AND l.database = (SELECT oid FROM pg_database WHERE datname = current_database())"
      "  WHERE p.id = owner AND p.seen > now() - $4::interval) RETURNING epoch",
      {id, process_, std::to_string(kProcessLockClass), kLease});
  if (!taken) return tl::unexpected(taken.error());
  if (taken->size() > 0) return Claim{true, taken->number(0, 0), process_};
  const auto found = writer_->run("SELECT owner, epoch FROM tables WHERE id = $1", {id});
  if (!found) return tl::unexpected(found.error());
  if (found->size() == 0) return tl::unexpected(StoreError{StoreError::Kind::Missing, "no such table"});
  if (found->text(0, 0) != process_) return Claim{false, found->number(0, 1), std::string(found->text(0, 0))};
  // Ours already. A session that we lost may still be about to add rows: what is read next must have them all.
  const auto settled = writer_->run("SELECT owner, epoch FROM tables WHERE id = $1 FOR UPDATE", {id});
  if (!settled) return tl::unexpected(settled.error());
  if (settled->size() == 0) return tl::unexpected(StoreError{StoreError::Kind::Missing, "no such table"});
  const std::string owner(settled->text(0, 0));
  return Claim{owner == process_, settled->number(0, 1), owner};
}

StoreResult<void> PostgresStore::release(TableNumber table) {
  const std::lock_guard lock(writing_);
  const auto released = ask_again_if_cut(*writer_, [&] {
    return writer_->run("UPDATE tables SET owner = NULL WHERE number = $1 AND owner = $2",
                        {std::to_string(table), process_});
  });
  if (!released) return tl::unexpected(released.error());
  return tell_news(*writer_, {"-" + std::to_string(table)});
}

StoreResult<void> PostgresStore::probe() {
  const std::lock_guard lock(writing_);
  const auto written = writer_->run("UPDATE processes SET seen = now() WHERE id = $1", {process_});
  if (!written) return tl::unexpected(written.error());
  return {};
}

StoreResult<std::int64_t> PostgresStore::count() {
  const std::lock_guard lock(reading_);
  const auto found = ask_again_if_cut(*reader_, [&] { return reader_->run("SELECT count(*) FROM tables"); });
  if (!found) return tl::unexpected(found.error());
  return found->number(0, 0);
}

}  // namespace oligopoly::service
