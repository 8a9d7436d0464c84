#include "service/postgres_store.hpp"

#include <algorithm>
#include <array>
#include <map>
#include <set>

namespace oligopoly::service {
namespace {

/// The n-th script leads from version n to n + 1. A released script never changes.
constexpr std::array<const char*, 1> kPostgresMigrations = {
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
  PostgresTransaction transaction(connection);
  if (!transaction.begun) return tl::unexpected(transaction.begun.error());
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
StoreResult<void> tell_news(PostgresConnection& connection, const std::set<TableNumber>& tables) {
  std::string payload;
  const auto send = [&]() -> StoreResult<void> {
    const auto told = connection.run("SELECT pg_notify($1, $2)", {kNewsChannel, payload});
    payload.clear();
    if (!told) return tl::unexpected(told.error());
    return {};
  };
  for (const TableNumber table : tables) {
    payload += (payload.empty() ? "" : " ") + std::to_string(table);
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

}  // namespace

StoreResult<std::shared_ptr<Store>> PostgresStore::open(const std::string& url, std::string process) {
  auto writer = PostgresConnection::open(url);
  if (!writer) return tl::unexpected(writer.error());
  if (const auto done = migrate(**writer); !done) return tl::unexpected(done.error());
  auto reader = PostgresConnection::open(url);
  if (!reader) return tl::unexpected(reader.error());
  return std::shared_ptr<Store>(new PostgresStore(std::move(process), std::move(*writer), std::move(*reader)));
}

PostgresStore::PostgresStore(std::string process, std::unique_ptr<PostgresConnection> writer,
                             std::unique_ptr<PostgresConnection> reader)
    : process_(std::move(process)), writer_(std::move(writer)), reader_(std::move(reader)) {}

StoreResult<std::vector<TableNumber>> PostgresStore::create(std::span<const NewTable> tables) {
  const std::lock_guard lock(writing_);
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

StoreResult<std::vector<bool>> PostgresStore::append(std::span<const Append> rows) {
  const std::lock_guard lock(writing_);
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
  std::set<TableNumber> news;
  std::map<TableNumber, Millis> deadlines;
  for (std::size_t i = 0; i < rows.size(); ++i) {
    kept[i] = added->contains({rows[i].table, rows[i].row});
    if (!kept[i]) continue;
    news.insert(rows[i].table);
    if (rows[i].has_new_deadline) deadlines[rows[i].table] = rows[i].deadline;
  }
  for (const auto& [table, deadline] : deadlines) {
    const auto set = writer_->run("UPDATE tables SET deadline = $2 WHERE number = $1",
                                  {std::to_string(table), std::to_string(deadline)});
    if (!set) return tl::unexpected(set.error());
  }
  if (const auto told = tell_news(*writer_, news); !told) return tl::unexpected(told.error());
  if (const auto done = transaction.commit(); !done) return tl::unexpected(done.error());
  return kept;
}

StoreResult<StoredTable> PostgresStore::load(std::string_view id, std::int64_t after) {
  const std::lock_guard lock(reading_);
  const auto found = reader_->run("SELECT number, header FROM tables WHERE id = $1", {id});
  if (!found) return tl::unexpected(found.error());
  if (found->size() == 0) return tl::unexpected(StoreError{StoreError::Kind::Missing, "no such table"});
  StoredTable table;
  table.number = found->number(0, 0);
  table.header = found->text(0, 1);
  const auto rows = reader_->run("SELECT row, text FROM log WHERE table_number = $1 AND row > $2 ORDER BY row",
                                 {std::to_string(table.number), std::to_string(after)});
  if (!rows) return tl::unexpected(rows.error());
  for (int i = 0; i < rows->size(); ++i) {
    if (rows->number(i, 0) != after + i + 1)
      return tl::unexpected(StoreError{StoreError::Kind::Unusable, "rows of the log are missing"});
    table.log.emplace_back(rows->text(i, 1));
  }
  return table;
}

StoreResult<std::vector<std::string>> PostgresStore::due(Millis now, int limit) {
  const std::lock_guard lock(reading_);
  const auto found = reader_->run(
      "SELECT id FROM tables WHERE deadline > 0 AND deadline <= $1 AND (owner IS NULL OR owner = $3 OR "
      "NOT EXISTS (SELECT 1 FROM processes p WHERE p.id = owner AND p.seen > now() - $4::interval)) "
      "ORDER BY deadline LIMIT $2",
      {std::to_string(now), std::to_string(limit), process_, kLease});
  if (!found) return tl::unexpected(found.error());
  std::vector<std::string> ids;
  for (int i = 0; i < found->size(); ++i) ids.emplace_back(found->text(i, 0));
  return ids;
}

StoreResult<Claim> PostgresStore::claim(std::string_view id) {
  const std::lock_guard lock(writing_);
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
  const std::string owner(found->text(0, 0));
  return Claim{owner == process_, found->number(0, 1), owner};
}

StoreResult<void> PostgresStore::release(TableNumber table) {
  const std::lock_guard lock(writing_);
  const auto released = writer_->run("UPDATE tables SET owner = NULL WHERE number = $1 AND owner = $2",
                                     {std::to_string(table), process_});
  if (!released) return tl::unexpected(released.error());
  // A negative number says that nobody owns the table any more.
  return tell_news(*writer_, {-table});
}

StoreResult<std::int64_t> PostgresStore::count() {
  const std::lock_guard lock(reading_);
  const auto found = reader_->run("SELECT count(*) FROM tables");
  if (!found) return tl::unexpected(found.error());
  return found->number(0, 0);
}

}  // namespace oligopoly::service
