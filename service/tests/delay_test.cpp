// Spectators who are shown the game some time later, by whatever way they look.
#include <doctest/doctest.h>

#include "service/testing/test_service.hpp"

using namespace oligopoly;
using namespace oligopoly::service;
using namespace oligopoly::service::testing;

namespace {

/// A service whose time of day the test turns.
struct DelayedService {
  DelayedService() : service(options()) {
    opened = open_goofspiel(service.port(), {"human", "human"}, R"(,"watch_delay":60)");
  }
  ServiceOptions options() {
    ServiceOptions chosen;
    chosen.now = [this] { return now.load(); };
    return chosen;
  }
  json::value get(const std::string& path, const std::string& token = {}) {
    WireClient client(service.port());
    WireClient::Headers headers;
    if (!token.empty()) headers["Authorization"] = "Bearer " + token;
    return json::parse(client.request("GET", "/api/tables/" + opened.id + path, {}, headers).body);
  }
  /// Everything that a spectator can be told now, in one text.
  std::string everything() {
    Player watcher(service.port(), opened.id, "");
    std::string all = json::serialize(watcher.welcome()) + json::serialize(get("")) + json::serialize(get("/record"));
    for (const json::value& news : watcher.news) all += json::serialize(news);
    all += json::serialize(watcher.tell({{"do", "history"}, {"before", 1000}, {"key", "h"}}));
    all += json::serialize(watcher.tell({{"do", "ask"}, {"question", "plan"}, {"key", "q"}}));
    all += json::serialize(watcher.tell({{"do", "actions"}, {"key", "a"}}));
    return all;
  }

  std::atomic<Millis> now = 1'000'000'000;
  TestService service;
  OpenedTable opened;
};

int steps_of(const json::value& message) { return message.at("state").at("step").to_number<int>(); }

}  // namespace

TEST_CASE("delay: whatever way spectators look, they see what was a minute ago") {
  DelayedService at;
  Player first(at.service.port(), at.opened.id, at.opened.tokens[0]);
  Player second(at.service.port(), at.opened.id, at.opened.tokens[1]);
  at.now += 60'000;
  Player watcher(at.service.port(), at.opened.id, "");
  CHECK(watcher.welcome().at("watch_delay") == 60'000);
  CHECK(steps_of(watcher.welcome()) == 1);
  const std::string before = at.everything();
  REQUIRE(first.play("bid 1").at("type") == "done");
  REQUIRE(second.play("bid 2").at("type") == "done");
  CHECK(steps_of(at.get("", at.opened.tokens[0])) > 1);
  // Not by a new connection, a summary, the history, a question or the record.
  CHECK(at.everything() == before);
  CHECK(steps_of(at.get("", at.opened.host)) == 1);
  CHECK(watcher.is_quiet());
  at.service.restart();
  CHECK(at.everything() == before);

  Player again(at.service.port(), at.opened.id, "");
  at.now += 60'000;
  const json::value late = again.until([](const json::value& message) { return message.at("type") == "news"; });
  CHECK(late.at("what") == "play");
  CHECK(at.everything() != before);
}

TEST_CASE("delay: it ends with the game") {
  DelayedService at;
  at.now += 60'000;
  Player first(at.service.port(), at.opened.id, at.opened.tokens[0]);
  Player second(at.service.port(), at.opened.id, at.opened.tokens[1]);
  Player watcher(at.service.port(), at.opened.id, "");
  for (int card = 1; card <= 5; ++card) {
    REQUIRE(first.play("bid " + std::to_string(card)).at("type") == "done");
    REQUIRE(second.play("bid " + std::to_string(6 - card)).at("type") == "done");
  }
  const json::value last = watcher.until([](const json::value& message) {
    return message.at("type") == "news" && message.at("state").at("over") == true;
  });
  CHECK(last.is_object());
  CHECK(at.get("/record").as_object().contains("steps"));
}

TEST_CASE(
    "delay: where much was held back, spectators are told anew how things stand at the end, and after a restart") {
  DelayedService at;
  const std::string person = R"({"player":"human"})";
  at.opened = open_table(at.service.port(), R"({"game":"goofspiel","options":{"cards":13},"watch_delay":60,"seats":[)" +
                                                person + "," + person + "]}");
  Player first(at.service.port(), at.opened.id, at.opened.tokens[0]);
  Player second(at.service.port(), at.opened.id, at.opened.tokens[1]);
  Player watcher(at.service.port(), at.opened.id, "");
  for (int card = 1; card <= 13; ++card) {
    REQUIRE(first.play("bid " + std::to_string(card)).at("type") == "done");
    REQUIRE(second.play("bid " + std::to_string(14 - card)).at("type") == "done");
  }
  bool is_told_anew = false;
  const json::value last = watcher.until([&](const json::value& message) {
    is_told_anew |= message.at("type") == "joined";
    return message.as_object().contains("state") && message.at("state").at("over") == true;
  });
  CHECK(last.is_object());
  CHECK(is_told_anew);
  // The very first who asks after a restart sees the whole game too.
  at.service.restart();
  CHECK(at.get("/record").as_object().contains("steps"));
}
