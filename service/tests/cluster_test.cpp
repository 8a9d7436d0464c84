// Several processes on one PostgreSQL serve the same tables.
#include <doctest/doctest.h>

#include <algorithm>
#include <cstdlib>

#include "service/testing/postgres_server.hpp"
#include "service/testing/served_process.hpp"
#include "service/testing/test_service.hpp"

using namespace oligopoly::service;
using namespace oligopoly::service::testing;

namespace {

json::array numbers(std::initializer_list<int> list) { return json::array(list.begin(), list.end()); }

/// Whether it is told within ten seconds that these and no others are connected.
bool sees(Player& player, const json::array& here) {
  for (int i = 0; i < 200; ++i) {
    (void)player.tell({{"do", "ping"}});
    if (player.here == here) return true;
    std::this_thread::sleep_for(std::chrono::milliseconds(50));
  }
  return false;
}

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

TEST_CASE("cluster: people sit down in one lobby by different processes, and the game begins for both") {
  const std::string database = PostgresServer::instance().new_database();
  ServedProcess first(database), second(database);
  const OpenedTable table = open_goofspiel(first.port(), {"human", "human"}, R"(,"lobby":true)");
  const auto sit = [&](std::uint16_t port, const std::string& name) {
    WireClient client(port);
    const auto answer = client.request("POST", "/api/tables/" + table.id + "/seats", R"({"name":")" + name + "\"}");
    REQUIRE(answer.status == 201);
    return std::string(json::parse(answer.body).at("token").as_string());
  };
  const std::string ann = sit(first.port(), "Ann"), ben = sit(second.port(), "Ben");
  Player one(first.port(), table.id, ann), two(second.port(), table.id, ben);
  REQUIRE(is_done(two.tell({{"do", "ready"}, {"yes", true}})));
  REQUIRE(is_done(one.tell({{"do", "ready"}, {"yes", true}})));
  for (Player* player : {&one, &two})
    if (player->view.is_null()) player->until([](const json::value& m) { return m.as_object().contains("view"); });
  CHECK(is_done(two.play("bid 1")));
  CHECK(is_done(one.play("bid 2")));
}

TEST_CASE("cluster: refusals and repeats come back from the owner too") {
  const std::string database = PostgresServer::instance().new_database();
  ServedProcess first(database), second(database);
  const OpenedTable table = open_goofspiel(first.port(), {"human", "human"});
  Player one(first.port(), table.id, table.tokens[0]), two(second.port(), table.id, table.tokens[1]);
  const json::value refused = two.play("bid 9");
  CHECK(refused.at("type") == "refused");
  const json::value done = two.tell({{"do", "play"}, {"key", "same"}, {"action", "bid 2"}});
  const json::value again = two.tell({{"do", "play"}, {"key", "same"}, {"action", "bid 2"}});
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
    REQUIRE(is_done(two.tell({{"do", "play"}, {"key", "mine"}, {"action", "bid 5"}})));
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

TEST_CASE("cluster: who is connected is known in every process, each seat once however many it is connected to") {
  const std::string database = PostgresServer::instance().new_database();
  ServedProcess first(database), second(database), third(database);
  const OpenedTable table = open_goofspiel(first.port(), {"human", "human", "human"});
  Player one(first.port(), table.id, table.tokens[0]), two(second.port(), table.id, table.tokens[1]);
  // Whoever comes to a process that did not know the table learns who was there before.
  Player watching(third.port(), table.id, "");
  for (Player* player : {&one, &two, &watching}) CHECK(sees(*player, numbers({1, 2})));
  {
    Player tab(third.port(), table.id, table.tokens[0]), three(third.port(), table.id, table.tokens[2]);
    CHECK(sees(two, numbers({1, 2, 3})));
    (void)one.tell({{"do", "leave"}});
    (void)three.tell({{"do", "leave"}});
    CHECK(sees(two, numbers({1, 2})));
  }
  CHECK(sees(two, numbers({2})));
  CHECK(sees(watching, numbers({2})));
}

TEST_CASE("cluster: people of a process that was killed count as gone, and of one that ended") {
  const std::string database = PostgresServer::instance().new_database();
  ServedProcess first(database), second(database), third(database);
  const OpenedTable table = open_goofspiel(first.port(), {"human", "human", "human"});
  Player one(first.port(), table.id, table.tokens[0]), two(second.port(), table.id, table.tokens[1]);
  Player three(third.port(), table.id, table.tokens[2]);
  REQUIRE(sees(two, numbers({1, 2, 3})));
  first.kill();
  CHECK(sees(two, numbers({2, 3})));
  // Whoever reads lets a process that ends say goodbye.
  std::thread reader([&] {
    while (three.wire.receive()) {
    }
  });
  CHECK(third.terminate() == 0);
  reader.join();
  CHECK(sees(two, numbers({2})));
}

TEST_CASE("cluster: who came and went while the database was not to be reached is known when it is again") {
  const std::string database = PostgresServer::instance().new_database();
  ServedProcess first(database), second(database);
  const OpenedTable table = open_goofspiel(first.port(), {"human", "human", "human"});
  Player one(first.port(), table.id, table.tokens[0]), two(second.port(), table.id, table.tokens[1]);
  REQUIRE(sees(one, numbers({1, 2})));
  REQUIRE(sees(two, numbers({1, 2})));
  REQUIRE(PostgresServer::instance().run(
      "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE pid <> pg_backend_pid() AND datname LIKE 'test%'"));
  (void)two.tell({{"do", "leave"}});
  // Who has seen every row is welcomed from memory.
  Player three(second.port(), table.id, table.tokens[2], two.row);
  CHECK(sees(one, numbers({1, 3})));
  CHECK(sees(three, numbers({1, 3})));
}

namespace {

/// Two hundred pauses take half an hour; OLIGOPOLY_PAUSES=200 runs so many.
int pauses() {
  const char* wanted = std::getenv("OLIGOPOLY_PAUSES");
  return wanted == nullptr ? 2 : std::atoi(wanted);
}

/// The last row that the table's log has in the database.
std::int64_t rows_in(const std::string& database, const std::string& table) {
  const auto store = open_store(database, "reader");
  REQUIRE(store);
  const auto stored = (*store)->load(table);
  REQUIRE(stored);
  return static_cast<std::int64_t>(stored->log.size());
}

/// Whether everyone has heard of this row within five seconds, each row once and in order.
bool hear_of(std::initializer_list<Player*> players, std::int64_t row) {
  const auto until = std::chrono::steady_clock::now() + std::chrono::seconds(5);
  for (Player* player : players) {
    while (player->row < row && std::chrono::steady_clock::now() < until) (void)player->tell({{"do", "ping"}});
    if (player->row != row) return false;
  }
  return true;
}

}  // namespace

TEST_CASE("cluster: an owner that stood still notices that its table is another's, and everyone hears the same") {
  const std::string database = PostgresServer::instance().new_database();
  ServedProcess first(database), second(database);
  std::vector<double> recovery;
  for (int pause = 0; pause < pauses(); ++pause) {
    const OpenedTable table = open_goofspiel(first.port(), {"human", "human"});
    Player one(first.port(), table.id, table.tokens[0]), watching(first.port(), table.id, "");
    Player two(second.port(), table.id, table.tokens[1]);
    REQUIRE(is_done(one.play("bid 1")));
    first.pause();
    const auto begin = std::chrono::steady_clock::now();
    REQUIRE(is_done(two.play("bid 2")));
    recovery.push_back(std::chrono::duration<double>(std::chrono::steady_clock::now() - begin).count());
    REQUIRE(is_done(two.play("bid 3")));
    first.resume();
    // Nobody at the first process does anything: it must find out by itself.
    const std::int64_t rows = rows_in(database, table.id);
    CHECK(hear_of({&one, &watching, &two}, rows));
    // And whoever plays there reaches the new owner.
    REQUIRE(is_done(one.play("bid 4")));
    CHECK(hear_of({&one, &watching, &two}, rows_in(database, table.id)));
    for (Player* player : {&one, &watching, &two})
      for (std::size_t i = 0; i < player->news.size(); ++i) REQUIRE(player->news[i].at("row") == i + 1);
    WireClient http(first.port());
    const auto summary = http.request("GET", "/api/tables/" + table.id).body;
    CHECK(json::parse(summary).at("state").at("step") == one.state.at("step"));
  }
  std::sort(recovery.begin(), recovery.end());
  MESSAGE("paused " << recovery.size() << " times; the table went on after " << recovery[recovery.size() / 2]
                    << " s, p99 " << recovery[recovery.size() * 99 / 100] << " s");
  CHECK(recovery.back() < 6);
}

TEST_CASE("cluster: a command that was sent to an owner that stands still is done once, by whoever goes on") {
  const std::string database = PostgresServer::instance().new_database();
  ServedProcess first(database), second(database);
  const OpenedTable table = open_goofspiel(first.port(), {"human", "human"});
  Player one(first.port(), table.id, table.tokens[0]), two(second.port(), table.id, table.tokens[1]);
  first.pause();
  // Both are under way when the first wakes, and it finds a command for a table that it lost.
  one.wire.send(R"({"do":"play","key":"one","action":"bid 1"})");
  REQUIRE(is_done(two.tell({{"do", "play"}, {"key", "two"}, {"action", "bid 2"}})));
  first.resume();
  const json::value answer = one.until([](const json::value& message) {
    const json::value* key = message.as_object().if_contains("key");
    return key != nullptr && *key == "one";
  });
  CHECK(is_done(answer));
  CHECK(rows_in(database, table.id) == 3);
  CHECK(hear_of({&one, &two}, 3));
}

TEST_CASE(
    "cluster: an owner whose sessions ended while it stood still, and who heard of nothing, finds out all the same") {
  const std::string database = PostgresServer::instance().new_database();
  ServedProcess first(database);
  const OpenedTable table = open_goofspiel(first.port(), {"human", "human"});
  Player one(first.port(), table.id, table.tokens[0]), watching(first.port(), table.id, "");
  first.pause();
  // Whatever is told on its sessions from now on is lost.
  const std::string name = database.substr(14, database.find('?') - 14);
  REQUIRE(PostgresServer::instance().run("SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = '" +
                                         name + "'"));
  ServedProcess second(database);
  Player two(second.port(), table.id, table.tokens[1]);
  REQUIRE(is_done(two.play("bid 2")));
  first.resume();
  CHECK(hear_of({&one, &watching}, rows_in(database, table.id)));
  REQUIRE(is_done(one.play("bid 1")));
  CHECK(hear_of({&one, &watching, &two}, rows_in(database, table.id)));
}
