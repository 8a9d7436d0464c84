// What hosts may do against bad company, and how anyone tells the operator.
#include <doctest/doctest.h>

#include "service/reasons.hpp"
#include "service/testing/test_service.hpp"

using namespace oligopoly::service;
using namespace oligopoly::service::testing;

namespace {

json::value host_says(std::uint16_t port, const OpenedTable& table, const std::string& command) {
  const auto answer = WireClient(port).request("POST", "/api/tables/" + table.id + "/commands", command,
                                               {{"Authorization", "Bearer " + table.host}});
  return json::parse(answer.body);
}

std::string refusal_of(const json::value& answer) {
  const json::value* error = answer.as_object().if_contains("error");
  return error == nullptr ? "" : std::string(error->at("name").as_string());
}

}  // namespace

TEST_CASE("moderation: a line that the host removes is gone from what everyone is shown, also after a restart") {
  TestService service;
  const OpenedTable table = open_goofspiel(service.port(), {"human", "human"});
  Player one(service.port(), table.id, table.tokens[0]);
  REQUIRE(one.tell({{"do", "say"}, {"text", "an insult"}}).at("type") == "done");
  const std::string line = std::to_string(one.row);
  CHECK(refusal_of(one.tell({{"do", "remove_line"}, {"line", one.row}})) == kNotHost.name);
  CHECK(refusal_of(host_says(service.port(), table, R"({"do":"remove_line","line":1})")) == kNoSuchLine.name);
  REQUIRE(host_says(service.port(), table, R"({"do":"remove_line","line":)" + line + "}").at("type") == "done");
  // Twice is once.
  REQUIRE(host_says(service.port(), table, R"({"do":"remove_line","line":)" + line + "}").at("type") == "done");
  const auto removal = one.until([](const json::value& m) { return m.at("type") == "news"; });
  CHECK(removal.at("what") == "remove_line");
  for (int i = 0; i < 2; ++i) {
    Player two(service.port(), table.id, table.tokens[1]);
    (void)two.tell({{"do", "history"}, {"before", 100}});
    CHECK(two.wire.received_bytes().find("an insult") == std::string::npos);
    CHECK(two.wire.received_bytes().find("\"removed\":true") != std::string::npos);
    service.restart();
  }
}

TEST_CASE("moderation: who is muted neither talks nor goes on talking by names, until the host relents") {
  const TestService service;
  const OpenedTable table = open_goofspiel(service.port(), {"human", "human"});
  Player two(service.port(), table.id, table.tokens[1]);
  CHECK(refusal_of(two.tell({{"do", "mute"}, {"whom", 1}, {"yes", true}})) == kNotHost.name);
  REQUIRE(host_says(service.port(), table, R"({"do":"mute","whom":2,"yes":true})").at("type") == "done");
  CHECK(refusal_of(two.tell({{"do", "say"}, {"text", "but"}})) == kMuted.name);
  CHECK(refusal_of(two.tell({{"do", "name"}, {"text", "You fool"}})) == kMuted.name);
  REQUIRE(two.play("bid 1").at("type") == "done");
  const Player again(service.port(), table.id, table.tokens[1]);
  CHECK(again.welcome().at("seats").at(1).at("muted") == true);
  REQUIRE(host_says(service.port(), table, R"({"do":"mute","whom":2,"yes":false})").at("type") == "done");
  CHECK(two.tell({{"do", "say"}, {"text", "sorry"}}).at("type") == "done");
}

TEST_CASE("moderation: at a closed table nobody plays on, people see why, and the record stays") {
  TestService service;
  const OpenedTable table = open_goofspiel(service.port(), {"human", "human", "random"}, R"(,"move_time":60)");
  Player one(service.port(), table.id, table.tokens[0]);
  CHECK(refusal_of(one.tell({{"do", "close"}})) == kNotHost.name);
  REQUIRE(host_says(service.port(), table, R"({"do":"close","text":"no time left"})").at("type") == "done");
  service.restart();
  Player back(service.port(), table.id, table.tokens[0]);
  const json::value& state = back.welcome().at("state");
  CHECK(state.at("closed") == "no time left");
  CHECK(state.at("to_act").as_array().empty());
  // Nobody has chosen who had not.
  CHECK(state.at("committed").as_array().size() <= 1);
  CHECK(!state.as_object().contains("deadline"));
  CHECK(refusal_of(back.play("bid 1")) == kTableClosed.name);
  CHECK(refusal_of(back.tell({{"do", "say"}, {"text", "why?"}})) == kTableClosed.name);
  CHECK(refusal_of(back.tell({{"do", "stand_in"}})) == kTableClosed.name);
  CHECK(WireClient(service.port()).request("GET", "/api/tables/" + table.id + "/record").status == 200);
}

TEST_CASE("moderation: a report is kept for the operator, of seats only, and not without end") {
  ServiceOptions options;
  options.limits.letters_per_hour = 2;
  const TestService service(options);
  const OpenedTable table = open_goofspiel(service.port(), {"human", "human"});
  const auto report = [&](const std::string& body, const std::string& token) {
    WireClient::Headers headers;
    if (!token.empty()) headers["Authorization"] = "Bearer " + token;
    return json::parse(
        WireClient(service.port()).request("POST", "/api/tables/" + table.id + "/report", body, headers).body);
  };
  CHECK(refusal_of(report(R"({"text":"help"})", "")) == kNotSeated.name);
  CHECK(refusal_of(report(R"({"text":" "})", table.tokens[0])) == kBadText.name);
  CHECK(refusal_of(report(R"({"text":"help","line":1})", table.tokens[0])) == kNoSuchLine.name);
  CHECK(report(R"({"text":"seat 2 insults me"})", table.tokens[0]).at("ok") == true);
  CHECK(report(R"({"text":"and goes on"})", table.tokens[0]).at("ok") == true);
  CHECK(refusal_of(report(R"({"text":"and on"})", table.tokens[0])) == kTooManyLetters.name);
  CHECK(WireClient(service.port()).request("GET", "/metrics").body.find("oligopoly_reports_total 2") !=
        std::string::npos);
}
