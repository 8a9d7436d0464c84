// A long story: whoever joins gets the present first, and the past in pages.
#include <doctest/doctest.h>

#include <algorithm>

#include "service/testing/stored_table.hpp"

using namespace oligopoly::service;
using namespace oligopoly::service::testing;
using namespace std::chrono_literals;

namespace {

bool is_done(const json::value& answer) { return answer.is_object() && answer.at("type") == "done"; }

/// A service whose database has a finished game of eight civilisations.
struct LongGame {
  LongGame() : database("sqlite:" + folder.file("tables.db")) {
    table = store_played_table(database, "lake", 8, 1);
    options.database = database;
    options.limits.messages_per_second = 0;
  }

  TemporaryFolder folder;
  std::string database;
  OpenedTable table;
  ServiceOptions options;
};

/// Everything before row `before`, page by page.
std::vector<json::value> read_back(Player& player, std::int64_t before) {
  std::vector<json::value> rows;
  while (before > 1) {
    const json::value answer = player.tell({{"do", "history"}, {"before", before}});
    REQUIRE(answer.at("type") == "history");
    const json::array& page = answer.at("result").at("news").as_array();
    const auto from = answer.at("result").at("from").to_number<std::int64_t>();
    REQUIRE_FALSE(page.empty());
    REQUIRE(page.front().at("row") == from);
    REQUIRE(page.back().at("row") == before - 1);
    REQUIRE(json::serialize(page).size() < 100'000);
    rows.insert(rows.begin(), page.begin(), page.end());
    before = from;
  }
  return rows;
}

}  // namespace

TEST_CASE("history: a finished game of eight is joined in under 100 KB, and told back to its first row in pages") {
  const LongGame game;
  TestService service(game.options);
  Player one(service.port(), game.table.id, game.table.tokens[0]);
  REQUIRE(one.welcome().at("type") == "joined");
  CHECK(one.wire.received_bytes().size() < 100'000);
  MESSAGE("joined with " << one.wire.received_bytes().size() << " bytes of " << one.row << " rows");
  CHECK(one.state.at("over") == true);
  const auto from = one.welcome().at("from").to_number<std::int64_t>();
  REQUIRE_FALSE(one.news.empty());
  CHECK(one.news.front().at("row") == from);
  CHECK(from > 1);

  std::vector<json::value> all = read_back(one, from);
  all.insert(all.end(), one.news.begin(), one.news.end());
  REQUIRE(std::ssize(all) == one.row);
  std::int64_t step = 0;
  for (std::size_t i = 0; i < all.size(); ++i) {
    REQUIRE(all[i].at("row") == i + 1);
    REQUIRE(all[i].at("step").to_number<std::int64_t>() >= step);
    step = all[i].at("step").to_number<std::int64_t>();
  }
  CHECK(step == one.state.at("step").to_number<std::int64_t>());
}

TEST_CASE("history: it is told in the language of the follower, and to spectators too") {
  const LongGame game;
  TestService service(game.options);
  WireClient wire(service.port());
  REQUIRE(wire.upgrade().status == 101);
  wire.send(R"({"do":"join","table":")" + game.table.id + R"(","lang":"zh-Hans"})");
  REQUIRE(json::parse(*wire.receive()).at("type") == "joined");
  wire.send(R"({"do":"history","key":"h","before":3})");
  json::value page;
  do page = json::parse(*wire.receive());
  while (page.at("type") == "presence");
  REQUIRE(page.at("type") == "history");
  CHECK(page.at("key") == "h");
  CHECK(page.at("result").at("from") == 1);
  CHECK(page.at("result").at("news").as_array().size() == 2);
  CHECK(json::serialize(page).find("The") == std::string::npos);
}

TEST_CASE("history: one page at a time; who asks again meanwhile is told so, and nothing comes after leaving") {
  const LongGame game;
  TestService service(game.options);
  Player one(service.port(), game.table.id, game.table.tokens[0]);
  for (const char* key : {"a", "b"})
    one.wire.send(R"({"do":"history","before":500,"key":")" + std::string(key) + "\"}");
  const json::value first = one.next(), second = one.next();
  CHECK(first.at("type") == "refused");
  CHECK(first.at("key") == "b");
  CHECK(first.at("error").at("name") == "still_answering");
  CHECK(second.at("type") == "history");
  one.wire.send(R"({"do":"history","before":500,"key":"c"})");
  (void)one.tell({{"do", "leave"}});
  CHECK(one.is_quiet(400ms));
}

TEST_CASE("history: rows that do not exist are not told, and a page before the first is empty") {
  TestService service;
  const OpenedTable table = open_goofspiel(service.port(), {"human", "human"});
  Player one(service.port(), table.id, table.tokens[0]);
  REQUIRE(is_done(one.play("bid 1")));
  const json::value all = one.tell({{"do", "history"}, {"before", 1'000'000}});
  CHECK(all.at("result").at("news").as_array().size() == 2);
  const json::value none = one.tell({{"do", "history"}, {"before", 1}});
  CHECK(none.at("result").at("from") == 1);
  CHECK(none.at("result").at("news").as_array().empty());
  one.wire.send(R"({"do":"history","before":0})");
  CHECK(one.next().at("error").at("path") == "before");
}

TEST_CASE("history: a message that is larger than the backlog is no sign of a slow reader") {
  ServiceOptions options;
  options.limits.backlog_bytes = 1000;
  TestService service(options);
  const OpenedTable table =
      open_table(service.port(), R"({"game":"smartphone","seats":[{"player":"human"},{"player":"human"}]})");
  Player one(service.port(), table.id, table.tokens[0]);
  REQUIRE(one.welcome().at("type") == "joined");
  for (int i = 0; i < 3; ++i) {
    const json::value answer = one.tell({{"do", "ask"}, {"question", "outcomes"}, {"with", json::object{}}});
    REQUIRE(answer.is_object());
    CHECK(answer.at("type") == "ask");
  }
}

TEST_CASE("history: a seat may say so much a minute, and what was said is joined whatever its length") {
  ServiceOptions options;
  options.limits.messages_per_second = 0;
  Millis now = 1'000'000;
  options.steady = [&now] { return now; };
  TestService service(options);
  const OpenedTable table = open_goofspiel(service.port(), {"human", "human"});
  Player one(service.port(), table.id, table.tokens[0]), two(service.port(), table.id, table.tokens[1]);
  const std::string saying(500, 'x');
  int said = 0;
  json::value answer;
  while (said < 300 &&
         is_done(answer = one.tell({{"do", "say"}, {"key", "s" + std::to_string(said)}, {"text", saying}})))
    ++said;
  CHECK(said == 30);
  CHECK(answer.at("error").at("name") == "too_talkative");
  // What was said before is known again, others may speak, and playing is not talking.
  CHECK(is_done(one.tell({{"do", "say"}, {"key", "s1"}, {"text", saying}})));
  CHECK(is_done(two.tell({{"do", "say"}, {"text", "go on"}})));
  CHECK(is_done(one.play("bid 1")));
}

TEST_CASE("history: long games that are joined keep nobody else waiting") {
  const LongGame game;
  TestService service(game.options);
  const OpenedTable other = open_goofspiel(service.port(), {"human", "human"});
  Player bystander(service.port(), other.id, other.tokens[0]);
  std::atomic<bool> is_over = false;
  std::vector<std::thread> joiners;
  for (int i = 0; i < 4; ++i)
    joiners.emplace_back([&] {
      while (!is_over) {
        Player one(service.port(), game.table.id, game.table.tokens[1]);
        (void)one.tell({{"do", "history"}, {"before", one.row}});
      }
    });
  std::vector<double> took;
  for (int i = 0; i < 200; ++i) {
    const auto begin = std::chrono::steady_clock::now();
    (void)bystander.tell({{"do", "ping"}});
    took.push_back(std::chrono::duration<double, std::milli>(std::chrono::steady_clock::now() - begin).count());
    std::this_thread::sleep_for(5ms);
  }
  is_over = true;
  for (std::thread& joiner : joiners) joiner.join();
  std::sort(took.begin(), took.end());
  MESSAGE("median " << took[took.size() / 2] << " ms, p99 " << took[took.size() * 99 / 100] << " ms");
  CHECK(took[took.size() * 99 / 100] < 200);
}
