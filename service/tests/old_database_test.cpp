// Databases as the program left them when it kept tables alone, without notes: made by that program, and dumped.
#include <doctest/doctest.h>
#include <libpq-fe.h>
#include <sqlite3.h>

#include <fstream>
#include <map>
#include <sstream>

#include "core/testing/source_dir.hpp"
#include "service/testing/postgres_server.hpp"
#include "service/testing/test_service.hpp"

using namespace oligopoly::service;
using namespace oligopoly::service::testing;

namespace {

/// A dump, and the tables in it by game: "-- GAME TABLE TOKEN TOKEN" in its first lines.
struct Dump {
  explicit Dump(const std::string& file) {
    std::ifstream in(oligopoly::testing::source_dir() / "service/tests/tables" / file);
    for (std::string line; std::getline(in, line); sql += line + "\n") {
      std::istringstream words(line);
      std::string dashes, game;
      OpenedTable table;
      if (!(words >> dashes) || dashes != "--") continue;
      words >> game >> table.id;
      for (std::string token; words >> token;) table.tokens.push_back(token);
      tables[game] = table;
    }
    REQUIRE(tables.size() == 3);
  }
  std::string sql;
  std::map<std::string, OpenedTable> tables;
};

std::string restore_in_sqlite(const Dump& dump, const std::string& file) {
  sqlite3* handle = nullptr;
  REQUIRE(sqlite3_open(file.c_str(), &handle) == SQLITE_OK);
  REQUIRE(sqlite3_exec(handle, dump.sql.c_str(), nullptr, nullptr, nullptr) == SQLITE_OK);
  sqlite3_close(handle);
  return "sqlite:" + file;
}

std::string restore_in_postgres(const Dump& dump) {
  const std::string url = PostgresServer::instance().new_database();
  PGconn* connection = PQconnectdb(url.c_str());
  PGresult* result = PQexec(connection, dump.sql.c_str());
  CHECK_MESSAGE(PQresultStatus(result) == PGRES_COMMAND_OK, PQresultErrorMessage(result));
  PQclear(result);
  PQfinish(connection);
  return url;
}

/// Everything that happened is still told, and the game goes on to its end: both people let bots play for them.
void go_on(const TestService& service, const OpenedTable& table) {
  Player ada(service.port(), table.id, table.tokens[0]);
  REQUIRE(ada.welcome().at("type") == "joined");
  CHECK(ada.welcome().at("seats").at(0).at("name") == "Ada");
  Player friend_of_ada(service.port(), table.id, table.tokens[1]);
  for (Player* player : {&ada, &friend_of_ada}) player->tell({{"do", "stand_in"}, {"key", "after the update"}});
  if (!ada.state.at("over").as_bool()) ada.until([&](const json::value&) { return ada.state.at("over").as_bool(); });

  ada.read_back();
  CHECK(ada.news.at(1).at("what") == "name");
  CHECK(ada.news.at(2).at("text") == "你好！");
  WireClient client(service.port());
  CHECK(client.request("GET", "/api/tables/" + table.id + "/record").status == 200);
}

}  // namespace

TEST_CASE("old database: tables of the version before go on where they stood, and one that was over can be looked at") {
  const auto go_on_all = [](const Dump& dump, const std::string& url) {
    ServiceOptions options;
    options.database = url;
    options.bot_budget.iterations = 1;
    TestService service(options);
    for (const auto& [game, table] : dump.tables) {
      CAPTURE(game);
      go_on(service, table);
    }
    // A second start finds the database up to date.
    service.restart();
    const OpenedTable fresh = open_goofspiel(service.port(), {"human", "human"});
    CHECK(Player(service.port(), fresh.id, fresh.tokens[0]).welcome().at("type") == "joined");
  };
  SUBCASE("SQLite") {
    const TemporaryFolder folder;
    const Dump dump("database-1.sqlite.sql");
    go_on_all(dump, restore_in_sqlite(dump, folder.file("old.db")));
  }
  SUBCASE("PostgreSQL") {
    const Dump dump("database-1.postgresql.sql");
    go_on_all(dump, restore_in_postgres(dump));
  }
}
