#pragma once

#include <libpq-fe.h>

#include <chrono>
#include <initializer_list>
#include <memory>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "service/store.hpp"

namespace oligopoly::service {

/// The rows a statement gave.
class PostgresRows {
 public:
  explicit PostgresRows(PGresult* result) : result_(result, &PQclear) {}

  int size() const { return PQntuples(result_.get()); }
  std::string_view text(int row, int column) const {
    return {PQgetvalue(result_.get(), row, column), static_cast<std::size_t>(PQgetlength(result_.get(), row, column))};
  }
  std::int64_t number(int row, int column) const { return std::stoll(PQgetvalue(result_.get(), row, column)); }
  bool is_null(int row, int column) const { return PQgetisnull(result_.get(), row, column) != 0; }
  /// What was done: "COMMIT", "ROLLBACK", …
  std::string_view command() const { return PQcmdStatus(result_.get()); }

 private:
  std::unique_ptr<PGresult, void (*)(PGresult*)> result_;
};

/// One session of a PostgreSQL server. Comes back by itself after the server was away; what was under way then fails.
/// A server that falls silent is given up after a while, whether the network says so or not. Not for several threads at
/// once.
class PostgresConnection {
 public:
  static StoreResult<std::unique_ptr<PostgresConnection>> open(const std::string& url);
  ~PostgresConnection() { PQfinish(handle_); }
  PostgresConnection(const PostgresConnection&) = delete;
  PostgresConnection& operator=(const PostgresConnection&) = delete;

  /// How long a statement may take before the server counts as lost. Migrations need more.
  std::chrono::milliseconds patience = std::chrono::seconds(3);

  /// Runs one statement with values for $1, $2, …
  StoreResult<PostgresRows> run(const char* sql, std::initializer_list<std::string_view> values = {});
  PGconn* handle() const { return handle_; }
  /// False after the server was away; then everything of the session is gone: locks, what it listens to.
  bool is_connected() const { return !is_given_up_ && PQstatus(handle_) == CONNECTION_OK; }
  /// Connects again if need be.
  StoreResult<void> restore();

 private:
  using Deadline = std::chrono::steady_clock::time_point;

  explicit PostgresConnection(PGconn* handle) : handle_(handle) {}
  StoreError error(const PGresult* result) const;
  /// Waits until the socket is ready; false, and the server is given up, when time is up.
  bool wait(short events, Deadline until);
  bool flush(Deadline until);
  /// The statement's answer; null if none came in time.
  PGresult* answer(Deadline until);

  PGconn* handle_;
  bool is_given_up_ = false;
};

/// What `ask` gives, asked once more if the connection turns out to have been cut. For what may safely be done twice.
template <class Ask>
auto ask_again_if_cut(const PostgresConnection& connection, Ask&& ask) {
  auto answer = ask();
  if (!answer && !connection.is_connected()) answer = ask();
  return answer;
}

/// Rolls back unless it was committed.
class PostgresTransaction {
 public:
  explicit PostgresTransaction(PostgresConnection& connection);
  ~PostgresTransaction();
  StoreResult<PostgresRows> begun;
  /// If this fails and the connection is lost, it may have been committed all the same.
  StoreResult<void> commit();

 private:
  PostgresConnection& connection_;
  bool is_open_;
};

/// '{"a","b"}': how PostgreSQL reads an array.
std::string array_text(std::span<const std::string_view> items);
std::string array_text(std::span<const std::int64_t> items);

}  // namespace oligopoly::service
