#include "service/groups.hpp"

#include <doctest/doctest.h>

#include "service/testing/postgres_server.hpp"
#include "service/testing/test_service.hpp"

using namespace oligopoly::service;
using namespace oligopoly::service::testing;

namespace {

const std::string kGroup = "friday-nights-7x3k";

json::array tables_of(std::uint16_t port, const std::string& group) {
  WireClient client(port);
  const auto answer = client.request("GET", "/api/groups/" + group);
  REQUIRE(answer.status == 200);
  return json::parse(answer.body).at("tables").as_array();
}

OpenedTable open_in_group(std::uint16_t port) {
  return open_goofspiel(port, {"human", "human"}, R"(,"group":")" + kGroup + "\"");
}

/// Both let bots play for them to the end.
void play_out(const TestService& service, const OpenedTable& table) {
  Player ada(service.port(), table.id, table.tokens[0]), bob(service.port(), table.id, table.tokens[1]);
  ada.tell({{"do", "name"}, {"text", "Ada"}});
  for (Player* one : {&ada, &bob}) one->tell({{"do", "stand_in"}});
  if (!ada.state.at("over").as_bool()) ada.until([&](const json::value&) { return ada.state.at("over").as_bool(); });
}

/// The group's latest result, once it is there: it is told after the last row is safe.
json::value ended_table(std::uint16_t port) {
  for (int tries = 0; tries < 200; ++tries) {
    const json::array tables = tables_of(port, kGroup);
    if (!tables.empty() && tables.front().at("ended") != 0) return tables.front();
    std::this_thread::sleep_for(std::chrono::milliseconds(20));
  }
  FAIL("the group was not told");
  return nullptr;
}

void follow_a_group(TestService& service) {
  CHECK(tables_of(service.port(), kGroup).empty());
  const OpenedTable table = open_in_group(service.port());
  play_out(service, table);

  const json::value ended = ended_table(service.port());
  CHECK(ended.at("table").as_string() == table.id);
  CHECK(ended.at("game") == "goofspiel");
  CHECK(ended.at("seats").at(0).at("name") == "Ada");
  CHECK(ended.at("seats").at(0).at("player") == "human");
  const auto place = [&](int seat) {
    return ended.at("seats").at(static_cast<std::size_t>(seat)).at("place").as_int64();
  };
  CHECK(std::min(place(0), place(1)) == 1);

  // A restart loads the table again, and changes nothing; one that is still on is listed too, after it.
  service.restart();
  const OpenedTable next = open_in_group(service.port());
  const Player again(service.port(), table.id, table.tokens[0]);
  json::array tables = tables_of(service.port(), kGroup);
  for (int tries = 0; tries < 200 && tables.size() < 2; ++tries) tables = tables_of(service.port(), kGroup);
  REQUIRE(tables.size() == 2);
  CHECK(tables.front() == ended);
  CHECK(tables.back().at("table").as_string() == next.id);
  CHECK(tables.back().at("ended") == 0);
}

}  // namespace

TEST_CASE("groups: tables leave their results, for whoever knows the group") {
  ServiceOptions options;
  options.bot_budget.iterations = 1;
  SUBCASE("SQLite") {
    TestService service(options);
    follow_a_group(service);
  }
  SUBCASE("PostgreSQL") {
    options.database = PostgresServer::instance().new_database();
    TestService service(options);
    follow_a_group(service);
  }
}

TEST_CASE("groups: a table that was closed is not played any more, and has no result") {
  const TestService service;
  const OpenedTable table = open_in_group(service.port());
  REQUIRE(Player(service.port(), table.id, table.host).tell({{"do", "close"}}).at("type") == "done");
  const json::value ended = ended_table(service.port());
  CHECK(ended.at("table").as_string() == table.id);
  for (const json::value& seat : ended.at("seats").as_array()) CHECK(seat.at("place") == 0);
}

TEST_CASE("groups: a secret that could be guessed is refused, and nobody is told the secret") {
  const TestService service;
  const auto refused = [&](const std::string& group) {
    WireClient client(service.port());
    return client.request(
        "POST", "/api/tables",
        R"({"game":"goofspiel","seats":[{"player":"human"},{"player":"human"}],"group":")" + group + "\"}");
  };
  CHECK(refused("short").status == 422);
  CHECK(refused(std::string(33, 'x')).status == 422);
  CHECK(refused("with/slash-in-it").status == 422);
  const OpenedTable table = open_in_group(service.port());
  WireClient client(service.port());
  CHECK(client.request("GET", "/api/tables/" + table.id).body.find(kGroup) == std::string::npos);
  const Player player(service.port(), table.id, table.tokens[0]);
  CHECK(json::serialize(player.welcome()).find(kGroup) == std::string::npos);
  CHECK(tables_of(service.port(), "friday-nights").empty());
}
