// Several processes on one PostgreSQL serve the same tables.
#include <doctest/doctest.h>

#include "service/testing/postgres_server.hpp"
#include "service/testing/served_process.hpp"
#include "service/testing/test_service.hpp"

using namespace oligopoly::service;
using namespace oligopoly::service::testing;

namespace {

bool is_done(const json::value& answer) { return answer.is_object() && answer.at("type") == "done"; }

}  // namespace

TEST_CASE("cluster: players connected to different processes play one game") {
  const std::string database = PostgresServer::instance().new_database();
  ServedProcess first(database), second(database);
  const OpenedTable table = open_goofspiel(first.port(), {"human", "human", "random"});
  Player one(first.port(), table.id, table.tokens[0]), two(second.port(), table.id, table.tokens[1]);
  for (int card = 1; card <= 5; ++card) {
    REQUIRE(is_done(two.play("bid " + std::to_string(card))));
    REQUIRE(is_done(one.play("bid " + std::to_string(6 - card))));
  }
  for (Player* player : {&one, &two})
    if (player->state.at("over") != true)
      player->until([](const json::value& m) { return m.at("state").at("over") == true; });
  // Both have seen every row once.
  for (Player* player : {&one, &two})
    for (std::size_t i = 0; i < player->news.size(); ++i) REQUIRE(player->news[i].at("row") == i + 1);
  CHECK(one.row == two.row);
}

TEST_CASE("cluster: refusals and repeats come back from the owner too") {
  const std::string database = PostgresServer::instance().new_database();
  ServedProcess first(database), second(database);
  const OpenedTable table = open_goofspiel(first.port(), {"human", "human"});
  Player one(first.port(), table.id, table.tokens[0]), two(second.port(), table.id, table.tokens[1]);
  const json::value refused = two.play("bid 9");
  CHECK(refused.at("type") == "refused");
  const json::value done = two.tell({{"do", "play"}, {"key", "same"}, {"notation", "bid 2"}});
  const json::value again = two.tell({{"do", "play"}, {"key", "same"}, {"notation", "bid 2"}});
  CHECK(is_done(done));
  CHECK(again.at("row") == done.at("row"));
}

TEST_CASE("cluster: when the owner is killed its tables go on in another process within seconds, nothing is lost") {
  const std::string database = PostgresServer::instance().new_database();
  ServedProcess first(database), second(database);
  const OpenedTable table = open_goofspiel(first.port(), {"human", "human", "random"});
  std::int64_t acknowledged = 0;
  {
    Player one(first.port(), table.id, table.tokens[0]);
    Player two(second.port(), table.id, table.tokens[1]);
    REQUIRE(is_done(one.play("bid 4")));
    acknowledged = one.row;
    first.kill();
    const auto begin = std::chrono::steady_clock::now();
    // The same connection goes on: its process takes the table over.
    REQUIRE(is_done(two.tell({{"do", "play"}, {"key", "mine"}, {"notation", "bid 5"}})));
    CHECK(std::chrono::steady_clock::now() - begin < std::chrono::seconds(8));
  }
  Player one(second.port(), table.id, table.tokens[0], acknowledged);
  REQUIRE_FALSE(one.news.empty());
  CHECK(one.news[0].at("row") == acknowledged + 1);
  if (one.state.at("to_act").as_array().size() < 2)
    one.until([](const json::value& m) { return m.at("state").at("to_act").as_array().size() >= 2; });
  CHECK(is_done(one.play("bid 1")));
}

TEST_CASE("cluster: a process that ends gracefully hands its tables over at once") {
  const std::string database = PostgresServer::instance().new_database();
  ServedProcess first(database), second(database);
  const OpenedTable table = open_goofspiel(first.port(), {"human", "human"});
  Player two(second.port(), table.id, table.tokens[1]);
  CHECK(first.terminate() == 0);
  const auto begin = std::chrono::steady_clock::now();
  CHECK(is_done(two.play("bid 5")));
  CHECK(std::chrono::steady_clock::now() - begin < std::chrono::seconds(2));
}
