// Playing over real sockets: HTTP, WebSockets and a SQLite file.
#include <doctest/doctest.h>

#include <algorithm>
#include <fstream>

#include "core/testing/source_dir.hpp"
#include "protocol/record_json.hpp"
#include "service/testing/test_service.hpp"

using namespace oligopoly::service;
using namespace oligopoly::service::testing;

namespace {

bool is_done(const json::value& answer) { return answer.is_object() && answer.at("type") == "done"; }
std::string refusal(const json::value& answer) {
  if (!answer.is_object() || answer.at("type") != "refused") return "not refused";
  return std::string(answer.at("error").at("name").as_string());
}
json::array numbers(std::initializer_list<int> list) { return json::array(list.begin(), list.end()); }

void play_to_end(Player& one, Player& two) {
  for (int card = 1; card <= 5; ++card) {
    REQUIRE(is_done(one.play("bid " + std::to_string(card))));
    REQUIRE(is_done(two.play("bid " + std::to_string(6 - card))));
  }
}

}  // namespace

TEST_CASE("service: two people play a game to its end over WebSockets, and its record replays with all hashes") {
  TestService service;
  const OpenedTable table = open_goofspiel(service.port(), {"human", "human"});
  Player one(service.port(), table.id, table.tokens[0]), two(service.port(), table.id, table.tokens[1]);
  CHECK(one.welcome().at("seat") == 1);
  CHECK(two.welcome().at("seat") == 2);

  play_to_end(one, two);

  CHECK(two.state.at("over") == true);
  CHECK(two.state.at("standings").as_array().size() == 2);
  WireClient http(service.port());
  const auto answer = http.request("GET", "/api/tables/" + table.id + "/record");
  REQUIRE(answer.status == 200);
  const auto record = oligopoly::protocol::read_record(answer.body);
  REQUIRE(record);
  CHECK(record->steps.size() == 15);
  std::optional<oligopoly::Difference> difference;
  (void)oligopoly::Session::replay(*record, difference);
  CHECK_FALSE(difference);
}

TEST_CASE("service: everyone sees who has committed, nobody what") {
  TestService service;
  const OpenedTable table = open_goofspiel(service.port(), {"human", "human"});
  Player one(service.port(), table.id, table.tokens[0]), two(service.port(), table.id, table.tokens[1]);
  Player watching(service.port(), table.id, "");
  REQUIRE(is_done(one.play("bid 4")));
  for (Player* other : {&two, &watching}) {
    const json::value news = other->next();
    CHECK(news.at("state").at("committed") == numbers({1}));
    CHECK(news.at("state").at("to_act") == numbers({2}));
    CHECK(news.at("view").at("own_bid") == 0);
    CHECK(json::serialize(news).find("\"card\"") == std::string::npos);
  }
  CHECK(one.view.at("own_bid") == 4);
}

TEST_CASE("service: who comes back is told everything since the last row seen, without a gap or a double") {
  TestService service;
  const OpenedTable table = open_goofspiel(service.port(), {"human", "human"});
  Player one(service.port(), table.id, table.tokens[0]);
  std::int64_t seen = 0;
  {
    Player two(service.port(), table.id, table.tokens[1]);
    REQUIRE(is_done(two.play("bid 1")));
    seen = two.row;
  }
  REQUIRE(is_done(one.play("bid 2")));
  REQUIRE(is_done(one.play("bid 3")));
  Player again(service.port(), table.id, table.tokens[1], seen);
  REQUIRE(again.news.size() == 2);
  CHECK(again.news[0].at("row") == seen + 1);
  CHECK(again.news[1].at("row") == seen + 2);
  CHECK(again.row == one.row);
}

TEST_CASE("service: who comes back after more than a page is told the latest, and from where") {
  ServiceOptions options;
  options.limits.sayings_per_minute = options.limits.messages_per_second = 0;
  TestService service(options);
  const OpenedTable table = open_goofspiel(service.port(), {"human", "human"});
  Player one(service.port(), table.id, table.tokens[0]);
  for (int i = 0; i < 100; ++i) REQUIRE(is_done(one.tell({{"do", "say"}, {"text", "line " + std::to_string(i)}})));
  Player two(service.port(), table.id, table.tokens[1], 0);
  REQUIRE(two.row == 101);
  const auto from = two.welcome().at("from").to_number<std::size_t>();
  REQUIRE(from > 1);
  REQUIRE(two.news.size() == 102 - from);
  for (std::size_t i = 0; i < two.news.size(); ++i) REQUIRE(two.news[i].at("row") == from + i);
  CHECK(two.news.back().at("text") == "line 99");
  CHECK(is_done(one.play("bid 1")));
  CHECK(two.next().at("row") == 102);
  // After a restart the same is remembered.
  service.restart();
  const Player again(service.port(), table.id, table.tokens[1], 90);
  CHECK(again.welcome().at("from") == 91);
  CHECK(again.news.size() == 12);
}

TEST_CASE("service: who joins is told the whole setup, with every number of a ruleset of its own") {
  TestService service;
  const OpenedTable table =
      open_goofspiel(service.port(), {"human", "random"}, R"(,"ruleset":{"custom":{"base":"standard"}})");
  Player one(service.port(), table.id, table.tokens[0]);
  const json::value& setup = one.welcome().at("setup");
  CHECK(setup.at("ruleset").at("custom").at("base") == "standard");
  CHECK(setup.at("ruleset").at("custom").at("cards") == 5);
  CHECK(setup.at("seats").at(1).at("player") == "random");
}

TEST_CASE("service: two tabs of one seat agree") {
  TestService service;
  const OpenedTable table = open_goofspiel(service.port(), {"human", "human"});
  Player tab(service.port(), table.id, table.tokens[0]), other_tab(service.port(), table.id, table.tokens[0]);
  REQUIRE(is_done(tab.play("bid 4")));
  CHECK(other_tab.next().at("view").at("own_bid") == 4);
  CHECK(refusal(other_tab.play("bid 5")) == "already_bid");
  CHECK(other_tab.view == tab.view);
}

TEST_CASE("service: everyone is told who is connected, each seat once however many tabs it has") {
  TestService service;
  const OpenedTable table = open_goofspiel(service.port(), {"human", "human"});
  Player one(service.port(), table.id, table.tokens[0]), tab(service.port(), table.id, table.tokens[0]);
  const auto settle = [&] { (void)one.tell({{"do", "ping"}}); };
  {
    Player two(service.port(), table.id, table.tokens[1]), watching(service.port(), table.id, "");
    settle();
    CHECK(one.here == numbers({1, 2}));
    (void)watching.tell({{"do", "ping"}});
    CHECK(watching.here == numbers({1, 2}));
    (void)two.tell({{"do", "leave"}});
    settle();
    CHECK(one.here == numbers({1}));
  }
}

TEST_CASE("service: a command that is sent twice is done once and answered twice") {
  TestService service;
  const OpenedTable table = open_goofspiel(service.port(), {"human", "human"});
  json::value first;
  {
    Player one(service.port(), table.id, table.tokens[0]);
    first = one.tell({{"do", "play"}, {"key", "same"}, {"action", "bid 4"}});
    const json::value second = one.tell({{"do", "play"}, {"key", "same"}, {"action", "bid 4"}});
    CHECK(first.at("type") == "done");
    CHECK(second.at("type") == "done");
    CHECK(second.at("row") == first.at("row"));
  }
  service.restart();
  Player again(service.port(), table.id, table.tokens[0]);
  CHECK(again.tell({{"do", "play"}, {"key", "same"}, {"action", "bid 4"}}).at("row") == first.at("row"));
}

TEST_CASE("service: commands that overtake each other are refused as stale, not applied to another decision") {
  TestService service;
  const OpenedTable table = open_goofspiel(service.port(), {"human", "human"});
  Player one(service.port(), table.id, table.tokens[0]), two(service.port(), table.id, table.tokens[1]);
  const json::value turn = one.state.at("turn");
  REQUIRE(is_done(one.tell({{"do", "play"}, {"turn", turn}, {"action", "bid 1"}})));
  REQUIRE(is_done(two.tell({{"do", "play"}, {"turn", turn}, {"action", "bid 1"}})));
  CHECK(refusal(one.tell({{"do", "play"}, {"turn", turn}, {"action", "bid 2"}})) == "stale");
}

TEST_CASE("service: a table goes on after a restart") {
  TestService service;
  const OpenedTable table = open_goofspiel(service.port(), {"human", "human"});
  std::int64_t row = 0;
  {
    Player one(service.port(), table.id, table.tokens[0]);
    REQUIRE(is_done(one.play("bid 2")));
    row = one.row;
  }
  service.restart();
  Player one(service.port(), table.id, table.tokens[0], row), two(service.port(), table.id, table.tokens[1]);
  CHECK(one.news.empty());
  CHECK(one.view.at("own_bid") == 2);
  CHECK(is_done(two.play("bid 3")));
}

TEST_CASE("service: bots answer, and a table of bots plays itself") {
  TestService service;
  const OpenedTable table = open_goofspiel(service.port(), {"human", "random", "random"});
  Player one(service.port(), table.id, table.tokens[0]);
  const auto is_asked = [](const json::value& message) {
    const json::array& asked = message.at("state").at("to_act").as_array();
    return std::find(asked.begin(), asked.end(), json::value(1)) != asked.end();
  };
  for (int card = 1; card <= 5; ++card) {
    if (!is_asked({{"state", one.state}})) one.until(is_asked);
    REQUIRE(is_done(one.play("bid " + std::to_string(card))));
  }
  if (one.state.at("over") != true)
    one.until([](const json::value& message) { return message.at("state").at("over") == true; });
  CHECK(one.state.at("over") == true);

  const OpenedTable bots = open_goofspiel(service.port(), {"random", "random"});
  Player watching(service.port(), bots.id, "");
  if (watching.state.at("over") != true)
    watching.until([](const json::value& message) { return message.at("state").at("over") == true; });
  CHECK(watching.state.at("over") == true);
}

TEST_CASE("service: with bots only one takes back freely, with people by consent") {
  TestService service;
  // Bots have bid before the person does, so taking back one's own is all there is to undo in goofspiel.
  const OpenedTable table = open_goofspiel(service.port(), {"human", "human"});
  Player one(service.port(), table.id, table.tokens[0]), two(service.port(), table.id, table.tokens[1]);
  REQUIRE(is_done(one.play("bid 1")));
  const json::value undone = one.tell({{"do", "undo"}});
  REQUIRE(is_done(undone));
  CHECK(one.news.back().at("what") == "take_back");
  CHECK(one.view.at("own_bid") == 0);
  CHECK(refusal(two.tell({{"do", "answer_undo"}, {"yes", true}})) == "no_undo_pending");
}

TEST_CASE("service: a stand-in plays an absent seat and hands it back") {
  TestService service;
  const OpenedTable table = open_goofspiel(service.port(), {"human", "human"});
  Player one(service.port(), table.id, table.tokens[0]), two(service.port(), table.id, table.tokens[1]);
  REQUIRE(is_done(two.tell({{"do", "stand_in"}})));
  REQUIRE(is_done(one.play("bid 1")));
  one.until([](const json::value& message) {
    return message.at("type") == "news" && message.at("what") == "play" && message.at("seat") == 2;
  });
  CHECK(refusal(two.play("bid 5")) == "stood_in");
  REQUIRE(is_done(two.tell({{"do", "return"}})));
}

TEST_CASE("service: when a clock runs out a stand-in plays, also when the time ran out while nobody was running") {
  std::atomic<Millis> now = 1'000'000;
  ServiceOptions options;
  options.now = [&now] { return now.load(); };
  TestService service(options);
  const OpenedTable live = open_goofspiel(service.port(), {"human", "random"}, R"(,"move_time":60)");
  const OpenedTable asleep = open_goofspiel(service.port(), {"human", "random"}, R"(,"move_time":86400)");
  {
    Player one(service.port(), live.id, live.tokens[0]);
    CHECK(one.state.at("deadline") == 1'060'000);
    now += 60'000;
    const json::value stood_in = one.until([](const json::value& message) { return message.at("what") == "stand_in"; });
    CHECK(stood_in.at("by_clock") == true);
  }
  service.stop();
  now += 86'400'000;
  service.restart();
  // Nobody joins: the deadline itself wakes the table. Its bots play the rest.
  WireClient http(service.port());
  json::value summary;
  for (int i = 0; i < 100; ++i) {
    summary = json::parse(http.request("GET", "/api/tables/" + asleep.id).body);
    if (summary.at("state").at("over") == true) break;
    std::this_thread::sleep_for(std::chrono::milliseconds(50));
  }
  CHECK(summary.at("state").at("over") == true);
  CHECK(summary.at("seats").at(0).at("stand_in") == "manager");
}

TEST_CASE("service: chat, its off switch, and names") {
  TestService service;
  const OpenedTable table = open_goofspiel(service.port(), {"human", "human"});
  Player one(service.port(), table.id, table.tokens[0]), two(service.port(), table.id, table.tokens[1]);
  Player host(service.port(), table.id, table.host);
  REQUIRE(is_done(one.tell({{"do", "name"}, {"text", "阿达"}})));
  REQUIRE(is_done(one.tell({{"do", "say"}, {"text", "good luck"}})));
  CHECK(two.until([](const json::value& m) { return m.at("what") == "say"; }).at("text") == "good luck");
  CHECK(refusal(two.tell({{"do", "chat"}, {"yes", false}})) == "not_host");
  REQUIRE(is_done(host.tell({{"do", "chat"}, {"yes", false}})));
  CHECK(refusal(two.tell({{"do", "say"}, {"text", "hello"}})) == "chat_off");
  Player later(service.port(), table.id, table.tokens[1]);
  CHECK(later.welcome().at("seats").at(0).at("name") == "阿达");
  CHECK(later.welcome().at("chat") == false);
}

TEST_CASE("service: hints are for the host to allow, when opening a table or later, and stay so after a restart") {
  TestService service;
  const OpenedTable strict = open_goofspiel(service.port(), {"human", "human"});
  const OpenedTable kind = open_goofspiel(service.port(), {"human", "human"}, R"(,"hints":true)");
  const auto allows = [&](const OpenedTable& table) {
    const json::value joined = Player(service.port(), table.id, table.tokens[1]).welcome();
    const json::value summary = json::parse(WireClient(service.port()).request("GET", "/api/tables/" + table.id).body);
    CHECK(joined.as_object().contains("hints") == summary.as_object().contains("hints"));
    return joined.as_object().contains("hints") && joined.at("hints").as_bool();
  };
  CHECK_FALSE(allows(strict));
  CHECK(allows(kind));
  {
    Player two(service.port(), strict.id, strict.tokens[1]), host(service.port(), strict.id, strict.host);
    CHECK(refusal(two.tell({{"do", "hints"}, {"yes", true}})) == "not_host");
    REQUIRE(is_done(host.tell({{"do", "hints"}, {"yes", true}})));
    CHECK(two.until([](const json::value& m) { return m.at("what") == "hints"; }).at("on") == true);
  }
  service.restart();
  CHECK(allows(strict));
  CHECK(allows(kind));
}

TEST_CASE("service: a rematch begins when those who played are ready, and the same links open the same seats") {
  TestService service;
  const OpenedTable table = open_goofspiel(service.port(), {"human", "human"});
  Player one(service.port(), table.id, table.tokens[0]), two(service.port(), table.id, table.tokens[1]);
  CHECK(refusal(one.tell({{"do", "rematch"}})) == "not_over");
  play_to_end(one, two);
  const json::value arranged = one.tell({{"do", "rematch"}});
  REQUIRE(is_done(arranged));
  const std::string next(one.news.back().at("table").as_string());
  CHECK(two.until([](const json::value& m) { return m.at("what") == "rematch"; }).at("table").as_string() == next);
  Player again(service.port(), next, table.tokens[1]), other(service.port(), next, table.tokens[0]);
  CHECK(again.welcome().at("seat") == 2);
  CHECK(refusal(again.play("bid 5")) == "not_begun");
  REQUIRE(is_done(again.tell({{"do", "ready"}, {"yes", true}})));
  REQUIRE(is_done(other.tell({{"do", "ready"}, {"yes", true}})));
  again.until([](const json::value& m) { return m.at("what") == "begin"; });
  CHECK(is_done(again.play("bid 5")));
}

TEST_CASE("service: a running game is exported up to what is revealed, and goes on elsewhere from the record") {
  TestService service;
  const OpenedTable table = open_goofspiel(service.port(), {"human", "random"});
  Player one(service.port(), table.id, table.tokens[0]);
  REQUIRE(is_done(one.play("bid 3")));
  WireClient http(service.port());
  CHECK(http.request("GET", "/api/tables/" + table.id + "/record").status == 409);
  const auto exported =
      http.request("GET", "/api/tables/" + table.id + "/record", {}, {{"Authorization", "Bearer " + table.tokens[0]}});
  REQUIRE(exported.status == 200);
  // A prize, two bids, the next prize, and the bot has bid again: its bid is not in the record.
  while (one.state.at("step") != 5) REQUIRE(one.next().is_object());
  CHECK(one.state.at("committed") == numbers({2}));
  const auto sealed =
      http.request("GET", "/api/tables/" + table.id + "/record", {}, {{"Authorization", "Bearer " + table.tokens[0]}});
  CHECK(json::parse(sealed.body).at("steps").as_array().size() == 4);
  const OpenedTable again = open_table(service.port(), R"({"record":)" + exported.body + "}");
  Player continued(service.port(), again.id, again.tokens[0]);
  CHECK(continued.welcome().at("seat") == 1);
  CHECK(is_done(continued.play("bid 4")));

  const OpenedTable people = open_goofspiel(service.port(), {"human", "human"});
  const auto refused = http.request("GET", "/api/tables/" + people.id + "/record", {},
                                    {{"Authorization", "Bearer " + people.tokens[0]}});
  CHECK(refused.status == 409);
}

TEST_CASE("service: a record that does not replay is not imported") {
  TestService service;
  const OpenedTable table = open_goofspiel(service.port(), {"human", "human"});
  Player one(service.port(), table.id, table.tokens[0]), two(service.port(), table.id, table.tokens[1]);
  play_to_end(one, two);
  WireClient http(service.port());
  std::string record = http.request("GET", "/api/tables/" + table.id + "/record").body;
  const OpenedTable review = open_table(service.port(), R"({"record":)" + record + "}");
  CHECK(Player(service.port(), review.id, "").state.at("over") == true);

  record.replace(record.find("\"card\": 1"), 9, "\"card\": 2");
  const auto answer = http.request("POST", "/api/tables", R"({"record":)" + record + "}");
  CHECK(answer.status == 422);
  CHECK(answer.body.find("hash_differs") != std::string::npos);
}

TEST_CASE("service: my tables are listed by their links; a wrong link is left out") {
  TestService service;
  const OpenedTable a = open_goofspiel(service.port(), {"human", "human"});
  const OpenedTable b = open_goofspiel(service.port(), {"human", "random"});
  WireClient http(service.port());
  const auto answer = http.request("POST", "/api/tables/mine",
                                   json::serialize(json::value{{"tables",
                                                                {{{"table", a.id}, {"token", a.tokens[1]}},
                                                                 {{"table", b.id}, {"token", "wrong"}},
                                                                 {{"table", "nothing"}, {"token", "x"}},
                                                                 {{"table", b.id}, {"token", b.tokens[0]}}}}}));
  REQUIRE(answer.status == 200);
  const json::value mine = json::parse(answer.body);
  REQUIRE(mine.at("tables").as_array().size() == 2);
  CHECK(mine.at("tables").at(0).at("seat") == 2);
  CHECK(mine.at("tables").at(1).at("table").as_string() == b.id);
  for (const std::string& token : a.tokens) CHECK(answer.body.find(token) == std::string::npos);
}

TEST_CASE("service: commands also go over HTTP, with the same keys") {
  TestService service;
  const OpenedTable table = open_goofspiel(service.port(), {"human", "human"});
  WireClient http(service.port());
  const WireClient::Headers me = {{"Authorization", "Bearer " + table.tokens[0]}};
  const std::string path = "/api/tables/" + table.id + "/commands";
  const auto actions = http.request("POST", path, R"({"do":"actions"})", me);
  CHECK(json::parse(actions.body).at("result").at("actions").as_array().size() == 5);
  const std::string bid = R"({"do":"play","key":"k","action":{"kind":"bid","card":2}})";
  const auto first = http.request("POST", path, bid, me), second = http.request("POST", path, bid, me);
  CHECK(first.status == 200);
  CHECK(first.body == second.body);
  CHECK(http.request("POST", path, R"({"do":"play","action":{"kind":"bid","card":3}})", me).status == 422);
  CHECK(http.request("POST", path, bid).status == 422);
}

TEST_CASE("service: why not is answered before one tries") {
  TestService service;
  const OpenedTable table = open_goofspiel(service.port(), {"human", "human"});
  Player one(service.port(), table.id, table.tokens[0]);
  CHECK(one.tell({{"do", "check"}, {"action", "bid 2"}}).at("result").at("allowed") == true);
  const json::value no = one.tell({{"do", "check"}, {"action", {{"kind", "bid"}, {"card", 9}}}});
  CHECK(no.at("result").at("reason").at("rule") == "G3.1");
  CHECK(refusal(one.tell({{"do", "ask"}, {"question", "meaning_of_life"}})) == "no_such_question");
}

TEST_CASE("service: health, metrics and the list of games") {
  TestService service;
  WireClient http(service.port());
  CHECK(http.request("GET", "/healthz").body == R"({"status":"ok"})");
  CHECK(http.request("GET", "/metrics").body.find("oligopoly_actions_committed_total 0\n") != std::string::npos);
  const json::value games = json::parse(http.request("GET", "/api/games").body);
  CHECK(games.at("games").as_array().size() == 3);
  CHECK(games.at("bots").at(0).at("id") == "random");
}

TEST_CASE("service: a table with unknown players, games or options is refused with the place") {
  TestService service;
  WireClient http(service.port());
  const auto player =
      http.request("POST", "/api/tables", R"({"game":"goofspiel","seats":[{"player":"human"},{"player":"gandalf"}]})");
  CHECK(player.status == 422);
  CHECK(json::parse(player.body).at("error").at("name") == "unknown_player");
  CHECK(json::parse(player.body).at("error").at("path") == "seats[1].player");
  CHECK(player.body.find("human, random, apprentice, manager, tycoon") != std::string::npos);
  const auto choice =
      http.request("POST", "/api/tables",
                   R"({"game":"smartphone","seats":[{"player":"human","colour":"pink"},{"player":"steve"}]})");
  CHECK(choice.status == 422);
  CHECK(json::parse(choice.body).at("error").at("path") == "seats[0].colour");
  CHECK(choice.body.find("green, blue, black, yellow, red") != std::string::npos);
  CHECK(http.request("POST", "/api/tables", R"({"game":"chess","seats":[]})").status == 422);
  CHECK(http.request("POST", "/api/tables", "{").status == 422);
}

TEST_CASE("service: a table of another rules version is refused by name, kept as it is, and others are not affected") {
  const TemporaryFolder folder;
  const std::string path = folder.file("tables.db"), older = "abcdefgh01234567";
  ServiceOptions options;
  options.database = "sqlite:" + path;
  TestService service(options);
  const OpenedTable table = open_goofspiel(service.port(), {"human", "human"});
  service.stop();
  std::string header;
  {
    const auto store = open_store(options.database, "p");
    REQUIRE(store);
    const auto stored = (*store)->load(table.id);
    REQUIRE(stored);
    json::object changed = json::parse(stored->header).as_object();
    changed["id"] = older;
    changed["record"].as_object()["rules_version"] = 7;
    header = json::serialize(changed);
    const NewTable copy{older, header, stored->log, 1, 0};
    REQUIRE((*store)->create({&copy, 1}));
  }
  service.restart();
  WireClient http(service.port());
  const auto answer = http.request("GET", "/api/tables/" + older);
  CHECK(answer.status == 422);
  CHECK(json::parse(answer.body).at("error").at("name") == "rules_version_unknown");
  CHECK(refusal(Player(service.port(), older, table.tokens[0]).welcome()) == "rules_version_unknown");
  CHECK(is_done(Player(service.port(), table.id, table.tokens[0]).play("bid 1")));
  service.stop();
  const auto store = open_store(options.database, "p");
  REQUIRE(store);
  CHECK((*store)->load(older)->header == header);
}

TEST_CASE("service: idle tables leave memory and come back") {
  ServiceOptions options;
  options.idle_after = 0;
  TestService service(options);
  const OpenedTable table = open_goofspiel(service.port(), {"human", "human"});
  WireClient http(service.port());
  const auto in_memory = [&] {
    return http.request("GET", "/metrics").body.find("oligopoly_tables_in_memory 0\n") == std::string::npos;
  };
  for (int i = 0; i < 100 && in_memory(); ++i) std::this_thread::sleep_for(std::chrono::milliseconds(20));
  CHECK_FALSE(in_memory());
  Player one(service.port(), table.id, table.tokens[0]);
  CHECK(is_done(one.play("bid 1")));
}

TEST_CASE("service: the example client in Node plays a game to its end") {
  TestService service;
  const TemporaryFolder folder;
  const std::string log = folder.file("log");
  const std::string example = std::string(oligopoly::testing::source_dir()) + "/examples/node-client";
  const bool played = run_command("cd '" + example + "' && npm ci --prefer-offline && node play.mjs http://127.0.0.1:" +
                                      std::to_string(service.port()),
                                  log);
  std::ifstream in(log);
  const std::string said((std::istreambuf_iterator<char>(in)), std::istreambuf_iterator<char>());
  CAPTURE(said);
  CHECK(played);
  CHECK(said.find("\"place\":1") != std::string::npos);
}

TEST_CASE("service: the deadline of a table that sleeps is the one of its latest decision") {
  const TemporaryFolder folder;
  std::atomic<Millis> now = 1'000'000;
  ServiceOptions options;
  options.database = "sqlite:" + folder.file("tables.db");
  options.now = [&now] { return now.load(); };
  TestService service(options);
  const OpenedTable table = open_goofspiel(service.port(), {"human", "human"}, R"(,"move_time":60)");
  {
    Player one(service.port(), table.id, table.tokens[0]), two(service.port(), table.id, table.tokens[1]);
    now += 30'000;
    REQUIRE(is_done(one.play("bid 1")));
    REQUIRE(is_done(two.play("bid 2")));
  }
  service.stop();
  const auto store = open_store(options.database, "reader");
  REQUIRE(store);
  CHECK((*store)->due(1'089'999, 10)->empty());
  CHECK((*store)->due(1'090'000, 10)->size() == 1);
}

TEST_CASE("service: whoever wants positions gets what the rules make of them with the news, and no view besides") {
  TestService service;
  const OpenedTable table = open_goofspiel(service.port(), {"human", "human"});
  Player one(service.port(), table.id, table.tokens[0]), two(service.port(), table.id, table.tokens[1]);
  one.wire.send(R"({"do":"join","table":")" + table.id + R"(","token":")" + table.tokens[0] +
                R"(","lang":"zh-Hans","position":true})");
  const auto is = [](const char* type) {
    return [type](const json::value& message) { return message.at("type") == type; };
  };
  const json::value joined = one.until(is("joined"));
  const json::value& shown = joined.at("position");
  CHECK_FALSE(joined.as_object().contains("view"));
  CHECK(shown.at("view") == one.view);
  CHECK(shown.at("seat") == 1);
  CHECK(shown.at("players") == json::array{"human", "human"});
  CHECK(shown.at("waits_for") == json::array{1, 2});
  CHECK(shown.at("actions") == one.tell({{"do", "actions"}}).at("result").at("actions"));
  CHECK(shown.at("actions").as_array().size() > 1);

  REQUIRE(two.play("bid 3").at("type") == "done");
  const json::value news = one.until(is("news"));
  CHECK_FALSE(news.as_object().contains("view"));
  CHECK(news.at("position").at("waits_for") == json::array{1});
  CHECK(two.news.back().as_object().contains("view"));
  CHECK_FALSE(two.news.back().as_object().contains("position"));
  // What changes no game shows none.
  (void)two.tell({{"do", "name"}, {"text", "Bo"}});
  CHECK_FALSE(one.until(is("news")).as_object().contains("position"));
}
