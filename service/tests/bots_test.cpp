// Bots and automata at tables of every game, over real sockets.
#include <doctest/doctest.h>

#include "games/all_games.hpp"
#include "matches/factory.hpp"
#include "service/testing/test_service.hpp"

using namespace oligopoly::service;
using namespace oligopoly::service::testing;

namespace {

/// Little thought a decision, so that whole games take moments.
ServiceOptions hasty() {
  ServiceOptions options;
  // One of them is kept for people, and nobody sits at some of these tables.
  options.bot_threads = 3;
  options.bot_budget = {.iterations = 2, .milliseconds = 20};
  return options;
}

OpenedTable open_for(std::uint16_t port, std::string_view game, const std::vector<std::string>& seats) {
  json::array players;
  for (const std::string& seat : seats) players.push_back(json::object{{"player", seat}});
  return open_table(port, json::serialize(json::object{{"game", game}, {"seats", players}}));
}

bool is_over(const json::value& message) {
  const json::value* state = message.as_object().if_contains("state");
  return state != nullptr && state->at("over") == true;
}

}  // namespace

TEST_CASE("service: a bot of every level plays at tables of every game") {
  TestService service(hasty());
  for (const oligopoly::AnyGame* game : oligopoly::all_games()) {
    for (const oligopoly::BotInfo& bot : oligopoly::bots()) {
      if (!bot.plays(*game)) continue;
      CAPTURE(game->info().id);
      CAPTURE(bot.id);
      const std::vector<std::string> seats(static_cast<std::size_t>(game->info().least_seats), std::string(bot.id));
      const OpenedTable table = open_for(service.port(), game->info().id, seats);
      Player watching(service.port(), table.id, "");
      while (watching.row < 8 && !is_over(watching.next())) {
      }
      CHECK(watching.row >= 8);
    }
  }
}

TEST_CASE("service: a person, Steve and a bot play a whole game; the stand-in plans for the person") {
  TestService service(hasty());
  const OpenedTable table = open_for(service.port(), "smartphone", {"human", "steve", "manager"});
  CHECK(table.tokens[0] != "");
  CHECK(table.tokens[1] == "");
  Player one(service.port(), table.id, table.tokens[0]);
  CHECK(one.welcome().at("seats").at(1).at("player") == "steve");
  REQUIRE(one.tell({{"do", "stand_in"}}).at("type") == "done");
  if (one.state.at("over") != true) one.until(is_over);
  CHECK(one.state.at("standings").as_array().size() == 3);
  for (std::size_t i = 0; i < one.news.size(); ++i) REQUIRE(one.news[i].at("row") == i + 1);
  WireClient http(service.port());
  const auto record = http.request("GET", "/api/tables/" + table.id + "/record");
  REQUIRE(record.status == 200);
  // A finished game is imported to review it, and nobody can play on.
  const OpenedTable review = open_table(service.port(), R"({"record":)" + record.body + "}");
  Player reviewing(service.port(), review.id, review.tokens[0]);
  CHECK(reviewing.state.at("over") == true);
  CHECK(reviewing.state.at("standings") == one.state.at("standings"));
}
