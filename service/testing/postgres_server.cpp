#include "service/testing/postgres_server.hpp"

#include <unistd.h>

#include <fstream>
#include <stdexcept>

#include "service/postgres_connection.hpp"

namespace oligopoly::service::testing {
namespace {

const std::string kPrograms = "/usr/lib/postgresql/15/bin/";

std::string as_postgres(const std::string& command) {
  return ::geteuid() == 0 ? "runuser -u postgres -- " + command : command;
}

}  // namespace

PostgresServer& PostgresServer::instance() {
  static PostgresServer server;
  return server;
}

PostgresServer::PostgresServer() {
  const std::string data = folder_.file("data"), log = folder_.file("log");
  if (::geteuid() == 0) run_command("chown postgres '" + folder_.path().string() + "'");
  const std::string options = "-c listen_addresses= -c fsync=off -c max_connections=60 -k " + folder_.path().string();
  const bool started =
      run_command("cd / && " + as_postgres(kPrograms + "initdb -D " + data + " -U oligopoly --auth=trust -E UTF8 " +
                                           "--locale=C.UTF-8 --no-sync"),
                  log) &&
      run_command("cd / && " + as_postgres(kPrograms + "pg_ctl -w -D " + data + " -l " + data + "/server.log -o \"" +
                                           options + "\" start"),
                  log);
  if (!started) {
    std::ifstream in(log);
    throw std::runtime_error("PostgreSQL did not start: " + std::string(std::istreambuf_iterator<char>(in), {}));
  }
}

PostgresServer::~PostgresServer() {
  run_command("cd / && " + as_postgres(kPrograms + "pg_ctl -m immediate -D " + folder_.file("data") + " stop"));
}

bool PostgresServer::run(const std::string& sql) {
  const auto connection =
      PostgresConnection::open("postgresql:///postgres?user=oligopoly&host=" + folder_.path().string());
  return connection && (*connection)->run(sql.c_str()).has_value();
}

std::string PostgresServer::new_database() {
  const std::string name = "test" + std::to_string(++databases_);
  if (!run("CREATE DATABASE " + name)) throw std::runtime_error("PostgreSQL made no database");
  return "postgresql:///" + name + "?user=oligopoly&host=" + folder_.path().string();
}

}  // namespace oligopoly::service::testing
