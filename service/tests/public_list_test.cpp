// The list of tables that everyone may find.
#include <doctest/doctest.h>

#include "service/testing/test_service.hpp"

using namespace oligopoly;
using namespace oligopoly::service;
using namespace oligopoly::service::testing;

namespace {

ServiceOptions listing() {
  ServiceOptions options;
  options.has_public_list = true;
  return options;
}

struct Answer {
  int status;
  json::value body;
};
Answer ask(std::uint16_t port, const std::string& method, const std::string& path, const std::string& body = {}) {
  WireClient client(port);
  const auto answer = client.request(method, path, body);
  return {answer.status, json::parse(answer.body)};
}

/// Lists are written beside the tables, so they may come a moment later.
json::value listed(std::uint16_t port, std::size_t count) {
  json::value tables;
  for (int i = 0; i < 200; ++i) {
    tables = ask(port, "GET", "/api/tables").body.at("tables");
    if (tables.as_array().size() == count) break;
    std::this_thread::sleep_for(std::chrono::milliseconds(10));
  }
  return tables;
}

}  // namespace

TEST_CASE("list: without the operator's word there is none, whatever hosts say") {
  TestService service;
  open_goofspiel(service.port(), {"human", "human"}, R"(,"lobby":true,"listed":true)");
  const Answer answer = ask(service.port(), "GET", "/api/tables");
  CHECK(answer.status == 404);
  CHECK(answer.body.at("error").at("name") == "no_public_list");
}

TEST_CASE("list: a table is there while it wants players or can be watched, if its host says so") {
  TestService service(listing());
  open_goofspiel(service.port(), {"human", "human"}, R"(,"lobby":true)");
  const auto opened = open_goofspiel(service.port(), {"human", "human"}, R"(,"lobby":true,"listed":true)");
  json::value tables = listed(service.port(), 1);
  REQUIRE(tables.as_array().size() == 1);
  CHECK(tables.at(0).at("table") == opened.id.c_str());
  CHECK(tables.at(0).at("open") == 2);
  CHECK(tables.at(0).at("in_lobby") == true);
  const std::string seats = "/api/tables/" + opened.id + "/seats";
  const std::string ann(ask(service.port(), "POST", seats, R"({"name":"Ann"})").body.at("token").as_string());
  service.restart();
  const std::string ben(ask(service.port(), "POST", seats, R"({"name":"Ben"})").body.at("token").as_string());
  CHECK(listed(service.port(), 0).as_array().empty());
  Player first(service.port(), opened.id, ann), second(service.port(), opened.id, ben);
  CHECK(first.tell({{"do", "ready"}, {"yes", true}}).at("type") == "done");
  CHECK(second.tell({{"do", "ready"}, {"yes", true}}).at("type") == "done");
  tables = listed(service.port(), 1);
  REQUIRE(tables.as_array().size() == 1);
  CHECK(tables.at(0).at("in_lobby") == false);
  CHECK(tables.at(0).at("names") == json::array{"Ann", "Ben"});
  CHECK(json::serialize(tables).find(ann) == std::string::npos);
  for (int card = 1; card <= 5; ++card) {
    REQUIRE(first.play("bid " + std::to_string(card)).at("type") == "done");
    REQUIRE(second.play("bid " + std::to_string(6 - card)).at("type") == "done");
  }
  CHECK(listed(service.port(), 0).as_array().empty());
}
