#include "service/sqlite_store.hpp"

namespace oligopoly::service {
namespace {

StoreError::Kind kind_of(int code) {
  switch (code & 0xff) {
    case SQLITE_FULL:
      return StoreError::Kind::Full;
    case SQLITE_READONLY:
    case SQLITE_PERM:
      return StoreError::Kind::ReadOnly;
    case SQLITE_CORRUPT:
    case SQLITE_NOTADB:
    case SQLITE_SCHEMA:
      return StoreError::Kind::Unusable;
    case SQLITE_CONSTRAINT:
      return StoreError::Kind::Conflict;
    default:
      return StoreError::Kind::Unavailable;
  }
}

}  // namespace

StoreResult<std::unique_ptr<SqliteConnection>> SqliteConnection::open(const std::string& path, bool may_write) {
  sqlite3* handle = nullptr;
  const int flags =
      SQLITE_OPEN_NOMUTEX | (may_write ? SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE : SQLITE_OPEN_READWRITE);
  const int code = sqlite3_open_v2(path.c_str(), &handle, flags, nullptr);
  std::unique_ptr<SqliteConnection> connection(new SqliteConnection(handle));
  if (code != SQLITE_OK) return tl::unexpected(connection->error());
  sqlite3_extended_result_codes(handle, 1);
  sqlite3_busy_timeout(handle, 5000);
  return connection;
}

SqliteConnection::~SqliteConnection() {
  for (const auto& [sql, statement] : statements_) sqlite3_finalize(statement);
  sqlite3_close_v2(handle_);
}

StoreResult<void> SqliteConnection::run(const char* sql) {
  if (sqlite3_exec(handle_, sql, nullptr, nullptr, nullptr) != SQLITE_OK) return tl::unexpected(error());
  return {};
}

StoreResult<sqlite3_stmt*> SqliteConnection::prepared(const char* sql) {
  for (const auto& [known, statement] : statements_) {
    if (known != sql) continue;
    sqlite3_reset(statement);
    return statement;
  }
  sqlite3_stmt* statement = nullptr;
  if (sqlite3_prepare_v3(handle_, sql, -1, SQLITE_PREPARE_PERSISTENT, &statement, nullptr) != SQLITE_OK)
    return tl::unexpected(error());
  statements_.emplace_back(sql, statement);
  return statement;
}

StoreError SqliteConnection::error() const {
  const int code = sqlite3_extended_errcode(handle_);
  return {kind_of(code), std::string("sqlite: ") + sqlite3_errmsg(handle_) + " (" + std::to_string(code) + ")"};
}

}  // namespace oligopoly::service
