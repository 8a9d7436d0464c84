#pragma once

#include <string>

#include "service/testing/temporary.hpp"

namespace oligopoly::service::testing {

/// A real PostgreSQL server of its own, on a socket in a folder of its own, as pg_virtualenv makes one. PostgreSQL
/// refuses to run as root, so root runs it as the user `postgres`.
class PostgresServer {
 public:
  /// The server of this test run, started when first asked for.
  static PostgresServer& instance();

  /// The URL of a new, empty database.
  std::string new_database();
  /// Runs SQL in the maintenance database; true when it succeeded.
  bool run(const std::string& sql);

 private:
  PostgresServer();
  ~PostgresServer();
  PostgresServer(const PostgresServer&) = delete;
  PostgresServer& operator=(const PostgresServer&) = delete;

  TemporaryFolder folder_;
  int databases_ = 0;
};

}  // namespace oligopoly::service::testing
