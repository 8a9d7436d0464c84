// What happens when processes are killed and disks are full: nothing that was acknowledged is lost.
#include <doctest/doctest.h>

#include <algorithm>
#include <atomic>
#include <cstdlib>
#include <map>
#include <random>

#include "protocol/record_json.hpp"
#include "service/sqlite_store.hpp"
#include "service/testing/postgres_server.hpp"
#include "service/testing/served_process.hpp"
#include "service/testing/test_service.hpp"

using namespace oligopoly::service;
using namespace oligopoly::service::testing;

namespace {

/// Five by default; OLIGOPOLY_KILLS=500 runs longer.
int kills() {
  const char* wanted = std::getenv("OLIGOPOLY_KILLS");
  return wanted == nullptr ? 5 : std::atoi(wanted);
}

/// Someone who plays one table alone, both seats over HTTP, and remembers what was acknowledged.
struct Lonely {
  OpenedTable table;
  /// Keys whose success was read.
  std::vector<std::pair<std::size_t, std::string>> acknowledged;
  std::vector<std::int64_t> rows;
  int next = 0;

  /// One command; false once nobody answers. A key that was not answered is tried again with the same key.
  bool play(std::uint16_t port) {
    try {
      WireClient http(port);
      const std::size_t seat = static_cast<std::size_t>(next % 2);
      const std::string key = "k" + std::to_string(next);
      const std::string text = R"({"do":"say","key":")" + key + R"(","text":"number )" + std::to_string(next) + "\"}";
      const auto answer = http.request("POST", "/api/tables/" + table.id + "/commands", text,
                                       {{"Authorization", "Bearer " + table.tokens[seat]}});
      if (answer.status != 200) return false;
      acknowledged.emplace_back(seat, key);
      rows.push_back(json::parse(answer.body).at("row").to_number<std::int64_t>());
      ++next;
      return true;
    } catch (const std::exception&) {
      return false;
    }
  }
};

/// Plays goofspiel at one table until the connection ends; keeps the rows that were acknowledged.
void play_until_killed(std::uint16_t port, const OpenedTable& table, std::int64_t& acknowledged) {
  try {
    Player one(port, table.id, table.tokens[0]), two(port, table.id, table.tokens[1]);
    while (true) {
      for (Player* player : {&one, &two}) {
        const json::value actions = player->tell({{"do", "actions"}});
        if (actions.is_null()) return;
        if (actions.at("result").at("actions").as_array().empty()) continue;
        const json::value& action = actions.at("result").at("actions").at(0).at("action");
        const json::value done = player->tell({{"do", "play"}, {"action", action}});
        if (done.is_null()) return;
        if (done.at("type") == "done") acknowledged = done.at("row").to_number<std::int64_t>();
      }
      if (one.state.at("over") == true) return;
    }
  } catch (const std::exception&) {
  }
}

}  // namespace

TEST_CASE("reliability: killed at any moment, the service has everything it acknowledged, and records replay") {
  const TemporaryFolder folder;
  const std::string database = "sqlite:" + folder.file("tables.db");
  std::mt19937 random(42);
  std::vector<Lonely> lonely(3);
  std::vector<OpenedTable> games;
  std::vector<std::int64_t> acknowledged;
  for (int kill = 0; kill < kills(); ++kill) {
    ServedProcess process(database);
    if (kill == 0)
      for (Lonely& one : lonely) one.table = open_goofspiel(process.port(), {"human", "human"});
    games.push_back(open_goofspiel(process.port(), {"human", "human"}));
    acknowledged.push_back(0);
    std::vector<std::thread> clients;
    for (Lonely& one : lonely)
      clients.emplace_back([&one, port = process.port()] {
        while (one.play(port)) {
        }
      });
    clients.emplace_back([&, port = process.port()] { play_until_killed(port, games.back(), acknowledged.back()); });
    std::this_thread::sleep_for(std::chrono::milliseconds(30 + random() % 200));
    process.kill();
    for (std::thread& client : clients) client.join();
  }
  ServedProcess process(database);
  for (const Lonely& one : lonely) {
    Player back(process.port(), one.table.id, one.table.tokens[0]);
    back.read_back();
    REQUIRE(one.acknowledged.size() > 0);
    for (std::size_t i = 0; i < one.rows.size(); ++i) {
      const json::value& news = back.news.at(static_cast<std::size_t>(one.rows[i] - 1));
      REQUIRE(news.at("text").as_string() == "number " + std::to_string(i));
    }
    // What was done but not acknowledged came again with the same key: no number is there twice.
    CHECK(back.news.size() <= one.rows.size() + 2);
  }
  CHECK(std::count(acknowledged.begin(), acknowledged.end(), 0) < std::ssize(acknowledged));
  for (std::size_t i = 0; i < games.size(); ++i) {
    Player back(process.port(), games[i].id, games[i].tokens[0]);
    CHECK(back.row >= acknowledged[i]);
  }
  CHECK(process.terminate() == 0);
}

TEST_CASE("reliability: a graceful end saves everything, says goodbye and exits with 0") {
  const TemporaryFolder folder;
  const std::string database = "sqlite:" + folder.file("tables.db");
  OpenedTable table;
  {
    ServedProcess process(database);
    table = open_goofspiel(process.port(), {"human", "human"});
    Player one(process.port(), table.id, table.tokens[0]);
    REQUIRE(one.play("bid 3").at("type") == "done");
    std::thread reader([&] {
      while (one.wire.receive()) {
      }
    });
    CHECK(process.terminate() == 0);
    reader.join();
    CHECK(one.wire.close_code() == 1001);
  }
  ServedProcess process(database);
  CHECK(Player(process.port(), table.id, table.tokens[0]).view.at("own_bid") == 3);
}

TEST_CASE("reliability: with ten thousand stored tables the service starts at once and loads what is asked for") {
  const TemporaryFolder folder;
  const std::string path = folder.file("tables.db");
  OpenedTable table;
  {
    ServedProcess process("sqlite:" + path);
    table = open_goofspiel(process.port(), {"human", "human"});
  }
  {
    auto store = open_store("sqlite:" + path, "p");
    REQUIRE(store);
    const auto model = (*store)->load(table.id);
    std::vector<NewTable> many;
    for (int i = 0; i < 10'000; ++i) many.push_back({"copy" + std::to_string(i), model->header, model->log, 1, 0});
    REQUIRE((*store)->create(many));
  }
  const auto begin = std::chrono::steady_clock::now();
  ServedProcess process("sqlite:" + path);
  Player one(process.port(), table.id, table.tokens[0]);
  CHECK(std::chrono::steady_clock::now() - begin < std::chrono::seconds(2));
  CHECK(one.play("bid 1").at("type") == "done");
}

TEST_CASE(
    "reliability: on a full disk players are told so, nothing has happened, and play goes on when there is room") {
  // A service of our own parts, so that its database can be filled.
  const TemporaryFolder folder;
  const std::string filler = folder.file("filler");
  const std::string mount = folder.file("disk");
  std::filesystem::create_directory(mount);
  if (!run_command("mount -t tmpfs -o size=1m tmpfs '" + mount + "'")) {
    MESSAGE("no small file system can be mounted here; the store's own test covers a full database");
    return;
  }
  {
    ServedProcess process("sqlite:" + mount + "/tables.db");
    const OpenedTable table = open_goofspiel(process.port(), {"human", "human"});
    Player one(process.port(), table.id, table.tokens[0]);
    run_command("dd if=/dev/zero of='" + mount + "/filler' bs=4096");
    json::value answer;
    std::int64_t said = 0;
    for (; said < 2000; ++said) {
      answer = one.tell({{"do", "say"}, {"text", std::string(400, 'x')}});
      if (answer.at("type") == "refused") break;
    }
    REQUIRE(answer.at("type") == "refused");
    CHECK(answer.at("error").at("name") == "storage_full");
    WireClient http(process.port());
    CHECK(http.request("GET", "/healthz").status == 503);
    std::filesystem::remove(mount + "/filler");
    CHECK(one.tell({{"do", "say"}, {"text", "room again"}}).at("type") == "done");
    CHECK(Player(process.port(), table.id, table.tokens[1]).row == said + 2);
    CHECK(http.request("GET", "/healthz").status == 200);
  }
  run_command("umount '" + mount + "'");
}

TEST_CASE(
    "reliability: a database that becomes read-only or full is named; nothing is lost, and play goes on after it") {
  const TemporaryFolder folder;
  ServiceOptions options;
  options.database = "sqlite:" + folder.file("tables.db");
  options.limits.sayings_per_minute = options.limits.messages_per_second = 0;
  const auto store = SqliteStore::open(folder.file("tables.db"));
  REQUIRE(store);
  options.store = *store;
  auto& sqlite = dynamic_cast<SqliteStore&>(**store);
  TestService service(options);
  const OpenedTable table = open_goofspiel(service.port(), {"human", "human"});
  Player one(service.port(), table.id, table.tokens[0]), two(service.port(), table.id, table.tokens[1]);
  WireClient http(service.port());
  REQUIRE(one.play("bid 4").at("type") == "done");

  std::string expected;
  SUBCASE("read-only") {
    expected = "storage_read_only";
    REQUIRE(sqlite.refuse_writing());
  }
  SUBCASE("full") {
    expected = "storage_full";
    // Never fewer than there are: it may not grow any more.
    REQUIRE(sqlite.limit_pages(1));
  }
  std::size_t said = 0;
  json::object command;
  json::value answer;
  // What still fits into the last pages is kept.
  do {
    command = {{"do", "say"}, {"key", "say " + std::to_string(said)}, {"text", std::string(490, 'x')}};
    answer = one.tell(command);
  } while (answer.at("type") == "done" && ++said < 1000);
  CHECK(answer.at("error").at("name").as_string() == expected);
  const auto by_http = http.request("POST", "/api/tables/" + table.id + "/commands",
                                    R"({"do":"say","text":")" + std::string(490, 'y') + "\"}",
                                    {{"Authorization", "Bearer " + table.tokens[1]}});
  CHECK(by_http.status == 507);
  CHECK(json::parse(by_http.body).at("error").at("name").as_string() == expected);
  const auto unopened =
      http.request("POST", "/api/tables", R"({"game":"lake","seats":[{"player":"human"},{"player":"human"}]})");
  CHECK(unopened.status == 507);
  CHECK(http.request("GET", "/healthz").body == R"({"status":"not_saving"})");
  // Looking on is still possible, and shows what was kept.
  CHECK(Player(service.port(), table.id, "").row == static_cast<std::int64_t>(said) + 2);

  REQUIRE(sqlite.refuse_writing(false));
  REQUIRE(sqlite.limit_pages(10'000));
  CHECK(one.tell(command).at("type") == "done");
  CHECK(two.play("bid 2").at("type") == "done");
  CHECK(http.request("GET", "/healthz").status == 200);
  // Those who were there all the time and those who come now have seen the same: every row once.
  Player later(service.port(), table.id, table.tokens[1]);
  later.read_back();
  CHECK(two.news.size() == said + 4);
  CHECK(later.news.size() == said + 4);
  for (std::size_t i = 0; i < two.news.size(); ++i) CHECK(two.news[i].at("row") == i + 1);
}

TEST_CASE("reliability: when PostgreSQL becomes read-only it is named, and tables go on by themselves after it") {
  auto& postgres = PostgresServer::instance();
  const std::string database = postgres.new_database(), name = database.substr(14, database.find('?') - 14);
  const auto set_read_only = [&](const std::string& value) {
    return postgres.run("ALTER DATABASE " + name + " SET default_transaction_read_only = " + value) &&
           postgres.run("SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = '" + name + "'");
  };
  ServedProcess process(database);
  const OpenedTable table = open_goofspiel(process.port(), {"human", "human"}, R"(,"move_time":2)");
  Player one(process.port(), table.id, table.tokens[0]);
  REQUIRE(set_read_only("on"));
  std::string refusal;
  // The first ones may find the session gone.
  for (int i = 0; i < 10 && refusal != "storage_read_only"; ++i)
    refusal = one.play("bid 4").at("error").at("name").as_string();
  CHECK(refusal == "storage_read_only");
  REQUIRE(set_read_only("off"));
  // Nobody sends anything: the table is loaded again because someone listens, and its clock has run out.
  const json::value stood_in = one.until([](const json::value& message) { return message.at("type") == "news"; });
  REQUIRE(stood_in.is_object());
  CHECK(stood_in.at("what") == "stand_in");
}

TEST_CASE("reliability: a database that cannot be opened is said clearly") {
  const TemporaryFolder folder;
  CHECK_THROWS_WITH(ServedProcess("sqlite:" + folder.file("no/such/folder/tables.db")),
                    doctest::Contains("did not start"));
}

namespace {

using Clock = std::chrono::steady_clock;

/// Someone who speaks at a table of two processes, whichever answers, and remembers what each said.
struct Speaker {
  Speaker(OpenedTable opened, std::array<std::atomic<std::uint16_t>, 2>& both, std::size_t first)
      : table(std::move(opened)), ports(both), at(first) {}

  /// One saying until its fate is known: `done`, or refused as not saved.
  void speak() {
    const std::string text = "saying " + std::to_string(next++);
    while (!is_over) {
      const int status = say(text);
      if (status == 200) return (void)acknowledged.push_back(text), (void)(succeeded_at = Clock::now());
      if (status == 503 && last_refusal != "unknown") return denied.push_back(text);
      // Not answered, or nobody knows: the same key again, at the other process.
      at = 1 - at;
      std::this_thread::sleep_for(std::chrono::milliseconds(10));
    }
    undecided.push_back(text);
  }
  int say(const std::string& text) {
    try {
      WireClient http(ports[at]);
      http.request_patience = std::chrono::seconds(2);
      const auto answer = http.request("POST", "/api/tables/" + table.id + "/commands",
                                       R"({"do":"say","key":")" + text + R"(","text":")" + text + "\"}",
                                       {{"Authorization", "Bearer " + table.tokens[0]}});
      last_refusal =
          answer.status == 503 ? std::string(json::parse(answer.body).at("error").at("name").as_string()) : "";
      return answer.status;
    } catch (const std::exception&) {
      return 0;
    }
  }

  OpenedTable table;
  std::array<std::atomic<std::uint16_t>, 2>& ports;
  std::size_t at;
  int next = 0;
  std::string last_refusal;
  std::vector<std::string> acknowledged, denied, undecided;
  std::atomic<Clock::time_point> succeeded_at = Clock::now();
  std::atomic<bool> is_over = false;
};

int from_environment(const char* name, int usual) {
  const char* wanted = std::getenv(name);
  return wanted == nullptr ? usual : std::atoi(wanted);
}

}  // namespace

TEST_CASE("reliability: two processes, killed and paused at any moment: nothing lost, doubled or falsely denied") {
  const std::string database = PostgresServer::instance().new_database();
  std::array<std::unique_ptr<ServedProcess>, 2> processes;
  std::array<std::atomic<std::uint16_t>, 2> ports{};
  const auto start = [&](std::size_t which) {
    processes[which] = std::make_unique<ServedProcess>(database);
    ports[which] = processes[which]->port();
  };
  start(0);
  start(1);
  std::vector<std::unique_ptr<Speaker>> speakers;
  for (std::size_t i = 0; i < 4; ++i)
    speakers.push_back(std::make_unique<Speaker>(open_goofspiel(ports[i % 2], {"human", "human"}), ports, i % 2));
  // A breath between two sayings: every takeover reads all of them again, and this is about failures, not about speed.
  std::vector<std::jthread> threads;
  for (auto& speaker : speakers)
    threads.emplace_back([&speaker] {
      while (!speaker->is_over) {
        speaker->speak();
        std::this_thread::sleep_for(std::chrono::milliseconds(5));
      }
    });
  // Also when something throws: the threads end before what they speak to does.
  struct Silence {
    std::vector<std::unique_ptr<Speaker>>& speakers;
    ~Silence() {
      for (const auto& speaker : speakers) speaker->is_over = true;
    }
  };
  const Silence silence{speakers};

  const int kills = from_environment("OLIGOPOLY_KILLS", 4), pauses = from_environment("OLIGOPOLY_PAUSES", 1);
  std::mt19937 random(7);
  std::vector<double> recovery;
  int killed = 0, paused = 0;
  while (killed < kills || paused < pauses) {
    std::this_thread::sleep_for(std::chrono::milliseconds(50 + random() % 150));
    const std::size_t victim = random() % 2;
    const auto begin = Clock::now();
    const bool is_kill = paused >= pauses || (killed < kills && random() % 2 == 0);
    if (is_kill) {
      processes[victim]->kill();
      ++killed;
    } else {
      processes[victim]->pause();
      ++paused;
    }
    // Everyone is served again, by the other process if need be.
    for (const auto& speaker : speakers) {
      while (speaker->succeeded_at.load() < begin && Clock::now() - begin < std::chrono::seconds(30))
        std::this_thread::sleep_for(std::chrono::milliseconds(2));
      recovery.push_back(std::chrono::duration<double>(Clock::now() - begin).count());
    }
    if (is_kill)
      start(victim);
    else
      processes[victim]->resume();
  }
  for (const auto& speaker : speakers) speaker->is_over = true;
  for (std::jthread& thread : threads) thread.join();

  const auto store = open_store(database, "the test");
  REQUIRE(store);
  std::size_t said = 0, denied = 0;
  for (const auto& speaker : speakers) {
    // Read from the store at once: by pages, a day's sayings would be replayed once per page.
    const auto stored = (*store)->load(speaker->table.id);
    REQUIRE(stored);
    CHECK(Player(ports[0], speaker->table.id, speaker->table.tokens[0]).row == std::ssize(stored->log));
    std::map<std::string, int> heard;
    for (const std::string& row : stored->log)
      if (const json::value entry = json::parse(row); entry.as_object().contains("text"))
        ++heard[std::string(entry.at("text").as_string())];
    for (const std::string& text : speaker->acknowledged) CHECK_MESSAGE(heard[text] == 1, text);
    for (const std::string& text : speaker->denied) CHECK_MESSAGE(heard[text] == 0, text);
    for (const std::string& text : speaker->undecided) CHECK_MESSAGE(heard[text] <= 1, text);
    said += speaker->acknowledged.size();
    denied += speaker->denied.size();
  }
  std::sort(recovery.begin(), recovery.end());
  MESSAGE(killed << " kills, " << paused << " pauses, " << said << " acknowledged, " << denied
                 << " refused; served again after " << recovery[recovery.size() / 2] << " s, p99 "
                 << recovery[recovery.size() * 99 / 100] << " s");
  CHECK(recovery[recovery.size() * 99 / 100] < 8);
}
