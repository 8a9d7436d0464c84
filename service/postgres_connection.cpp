#include "service/postgres_connection.hpp"

#include <poll.h>

#include <algorithm>
#include <array>
#include <cerrno>

namespace oligopoly::service {
namespace {

StoreError::Kind kind_of(std::string_view sqlstate) {
  if (sqlstate == "53100" || sqlstate == "53200") return StoreError::Kind::Full;
  if (sqlstate == "25006" || sqlstate == "42501") return StoreError::Kind::ReadOnly;
  if (sqlstate == "23505" || sqlstate == "40001" || sqlstate == "40P01") return StoreError::Kind::Conflict;
  return StoreError::Kind::Unavailable;
}

/// What every session asks for. The URL comes last, so that it can say otherwise.
PGconn* connect(const std::string& url) {
  // A session whose client is gone or stands still must not hold locks for long, and none may wait for one for ever.
  static constexpr const char* kLimits =
      "-c lock_timeout=2500 -c statement_timeout=10000 -c idle_in_transaction_session_timeout=1500";
  const std::array<const char*, 9> names = {"connect_timeout",  "keepalives_idle",           "keepalives_interval",
                                            "keepalives_count", "tcp_user_timeout",          "options",
                                            "dbname",           "fallback_application_name", nullptr};
  const std::array<const char*, 9> values = {"2", "2", "1", "3", "3000", kLimits, url.c_str(), "oligopoly", nullptr};
  return PQconnectdbParams(names.data(), values.data(), 1);
}

}  // namespace

StoreResult<std::unique_ptr<PostgresConnection>> PostgresConnection::open(const std::string& url) {
  std::unique_ptr<PostgresConnection> connection(new PostgresConnection(connect(url)));
  if (!connection->is_connected()) return tl::unexpected(connection->error(nullptr));
  PQsetNoticeProcessor(connection->handle_, [](void*, const char*) {}, nullptr);
  PQsetnonblocking(connection->handle_, 1);
  return connection;
}

StoreResult<void> PostgresConnection::restore() {
  if (is_connected()) return {};
  PQreset(handle_);
  is_given_up_ = false;
  if (!is_connected()) return tl::unexpected(error(nullptr));
  PQsetnonblocking(handle_, 1);
  return {};
}

bool PostgresConnection::wait(short events, Deadline until) {
  pollfd socket{PQsocket(handle_), events, 0};
  int ready = 0;
  do {
    const auto left = std::chrono::ceil<std::chrono::milliseconds>(until - std::chrono::steady_clock::now());
    // Looks once in any case: a process that was stopped may find the answer there when it wakes.
    ready = ::poll(&socket, 1, static_cast<int>(std::max<std::int64_t>(0, left.count())));
  } while (ready < 0 && errno == EINTR);
  is_given_up_ = is_given_up_ || ready <= 0;
  return ready > 0;
}

bool PostgresConnection::flush(Deadline until) {
  while (true) {
    const int left = PQflush(handle_);
    if (left <= 0) return left == 0;
    // The server may want to be read before it reads on.
    if (!wait(POLLIN | POLLOUT, until) || PQconsumeInput(handle_) == 0) return false;
  }
}

PGresult* PostgresConnection::answer(Deadline until) {
  PGresult* last = nullptr;
  while (true) {
    while (PQisBusy(handle_) != 0) {
      if (wait(POLLIN, until) && PQconsumeInput(handle_) != 0) continue;
      PQclear(last);
      return nullptr;
    }
    PGresult* next = PQgetResult(handle_);
    if (next == nullptr) return last;
    PQclear(last);
    last = next;
  }
}

StoreResult<PostgresRows> PostgresConnection::run(const char* sql, std::initializer_list<std::string_view> values) {
  if (const auto restored = restore(); !restored) return tl::unexpected(restored.error());
  std::vector<std::string> texts(values.begin(), values.end());
  std::vector<const char*> pointers;
  for (const std::string& text : texts) pointers.push_back(text.c_str());
  const Deadline until = std::chrono::steady_clock::now() + patience;
  const bool is_sent = PQsendQueryParams(handle_, sql, static_cast<int>(pointers.size()), nullptr, pointers.data(),
                                         nullptr, nullptr, 0) != 0 &&
                       flush(until);
  PGresult* result = is_sent ? answer(until) : nullptr;
  PostgresRows rows(result);
  const ExecStatusType status = PQresultStatus(result);
  if (status != PGRES_TUPLES_OK && status != PGRES_COMMAND_OK) return tl::unexpected(error(result));
  return rows;
}

StoreError PostgresConnection::error(const PGresult* result) const {
  const char* sqlstate = result == nullptr ? nullptr : PQresultErrorField(result, PG_DIAG_SQLSTATE);
  const std::string why = is_given_up_ ? "no answer in time" : PQerrorMessage(handle_);
  return {kind_of(sqlstate == nullptr ? "" : sqlstate), "postgresql: " + why};
}

PostgresTransaction::PostgresTransaction(PostgresConnection& connection)
    : begun(connection.run("BEGIN")), connection_(connection), is_open_(begun.has_value()) {}

PostgresTransaction::~PostgresTransaction() {
  if (is_open_ && connection_.is_connected()) (void)connection_.run("ROLLBACK");
}

StoreResult<void> PostgresTransaction::commit() {
  const auto committed = connection_.run("COMMIT");
  is_open_ = false;
  if (!committed) return tl::unexpected(committed.error());
  if (committed->command() == "COMMIT") return {};
  return tl::unexpected(StoreError{StoreError::Kind::Unavailable, "postgresql: rolled back instead of committed"});
}

std::string array_text(std::span<const std::string_view> items) {
  std::string out = "{";
  for (const std::string_view item : items) {
    out += out.size() > 1 ? ",\"" : "\"";
    for (const char c : item) {
      if (c == '"' || c == '\\') out += '\\';
      out += c;
    }
    out += '"';
  }
  return out + "}";
}

std::string array_text(std::span<const std::int64_t> items) {
  std::string out = "{";
  for (const std::int64_t item : items) {
    if (out.size() > 1) out += ',';
    out += std::to_string(item);
  }
  return out + "}";
}

}  // namespace oligopoly::service
