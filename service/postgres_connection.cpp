#include "service/postgres_connection.hpp"

namespace oligopoly::service {
namespace {

StoreError::Kind kind_of(std::string_view sqlstate) {
  if (sqlstate == "53100" || sqlstate == "53200") return StoreError::Kind::Full;
  if (sqlstate == "25006" || sqlstate == "42501") return StoreError::Kind::ReadOnly;
  if (sqlstate == "23505" || sqlstate == "40001" || sqlstate == "40P01") return StoreError::Kind::Conflict;
  return StoreError::Kind::Unavailable;
}

}  // namespace

StoreResult<std::unique_ptr<PostgresConnection>> PostgresConnection::open(const std::string& url) {
  std::unique_ptr<PostgresConnection> connection(new PostgresConnection(PQconnectdb(url.c_str())));
  if (!connection->is_connected()) return tl::unexpected(connection->error(nullptr));
  PQsetNoticeProcessor(connection->handle_, [](void*, const char*) {}, nullptr);
  return connection;
}

StoreResult<void> PostgresConnection::restore() {
  if (is_connected()) return {};
  PQreset(handle_);
  if (!is_connected()) return tl::unexpected(error(nullptr));
  return {};
}

StoreResult<PostgresRows> PostgresConnection::run(const char* sql, std::initializer_list<std::string_view> values) {
  if (const auto restored = restore(); !restored) return tl::unexpected(restored.error());
  std::vector<std::string> texts(values.begin(), values.end());
  std::vector<const char*> pointers;
  for (const std::string& text : texts) pointers.push_back(text.c_str());
  PGresult* result =
      PQexecParams(handle_, sql, static_cast<int>(pointers.size()), nullptr, pointers.data(), nullptr, nullptr, 0);
  PostgresRows rows(result);
  const ExecStatusType status = PQresultStatus(result);
  if (status != PGRES_TUPLES_OK && status != PGRES_COMMAND_OK) return tl::unexpected(error(result));
  return rows;
}

StoreError PostgresConnection::error(const PGresult* result) const {
  const char* sqlstate = result == nullptr ? nullptr : PQresultErrorField(result, PG_DIAG_SQLSTATE);
  return {kind_of(sqlstate == nullptr ? "" : sqlstate), std::string("postgresql: ") + PQerrorMessage(handle_)};
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
  return {};
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
