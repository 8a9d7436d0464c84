// A database that is cut off, falls silent or disappears: answers stay true, and players are told.
#include <doctest/doctest.h>
#include <sys/socket.h>
#include <sys/stat.h>

#include <future>

#include "service/commit_queue.hpp"
#include "service/sqlite_store.hpp"
#include "service/testing/postgres_proxy.hpp"
#include "service/testing/postgres_server.hpp"
#include "service/testing/served_process.hpp"
#include "service/testing/test_service.hpp"

using namespace oligopoly::service;
using namespace oligopoly::service::testing;
using At = PostgresProxy::At;
using namespace std::chrono_literals;

namespace {

bool is_done(const json::value& answer) { return answer.is_object() && answer.at("type") == "done"; }
std::string refusal(const json::value& answer) {
  if (!answer.is_object() || answer.at("type") != "refused") return "not refused";
  return std::string(answer.at("error").at("name").as_string());
}

/// Whether the table's log holds a row with this key, read from the database itself.
bool is_kept(const std::string& database, const std::string& table, const std::string& key) {
  const auto store = open_store(database, "reader");
  REQUIRE(store);
  const auto stored = (*store)->load(table);
  REQUIRE(stored);
  for (const std::string& row : stored->log)
    if (row.find("\"key\":\"" + key + "\"") != std::string::npos) return true;
  return false;
}

/// Until it is so, for ten seconds at most; how long it took.
template <class IsSo>
std::chrono::milliseconds wait_until(IsSo&& is_so) {
  const auto begin = std::chrono::steady_clock::now();
  while (!is_so() && std::chrono::steady_clock::now() - begin < 10s) std::this_thread::sleep_for(20ms);
  return std::chrono::duration_cast<std::chrono::milliseconds>(std::chrono::steady_clock::now() - begin);
}

int health(std::uint16_t port) { return WireClient(port).request("GET", "/healthz").status; }

}  // namespace

TEST_CASE("outage: a commit whose answer is lost is looked up, and what was kept is said to be done") {
  const std::string database = PostgresServer::instance().new_database();
  PostgresProxy proxy(database);
  ServedProcess process(proxy.url());
  const OpenedTable table = open_goofspiel(process.port(), {"human", "human"});
  Player one(process.port(), table.id, table.tokens[0]);
  for (int card = 1; card <= 3; ++card) {
    proxy.cut_next_commit(At::AfterCommit);
    const std::string key = "bid" + std::to_string(card);
    const json::value answer = one.tell({{"do", "play"}, {"key", key}, {"action", "bid " + std::to_string(card)}});
    CHECK(is_done(answer));
    CHECK(is_kept(database, table.id, key));
    CHECK(is_done(one.tell({{"do", "undo"}})));
  }
  CHECK(proxy.commits_cut() == 3);
}

TEST_CASE("outage: a commit that was cut off before the server heard of it is done again, once") {
  const std::string database = PostgresServer::instance().new_database();
  PostgresProxy proxy(database);
  ServedProcess process(proxy.url());
  const OpenedTable table = open_goofspiel(process.port(), {"human", "human"});
  Player one(process.port(), table.id, table.tokens[0]);
  proxy.cut_next_commit(At::BeforeCommit);
  CHECK(is_done(one.tell({{"do", "play"}, {"key", "mine"}, {"action", "bid 2"}})));
  CHECK(proxy.commits_cut() == 1);
  CHECK(is_kept(database, table.id, "mine"));
  CHECK(one.row == 2);
}

TEST_CASE("outage: a new table whose commit was cut is opened once, and can be played at") {
  const std::string database = PostgresServer::instance().new_database();
  PostgresProxy proxy(database);
  ServedProcess process(proxy.url());
  for (const At at : {At::BeforeCommit, At::AfterCommit}) {
    proxy.cut_next_commit(at);
    const OpenedTable table = open_goofspiel(process.port(), {"human", "human"});
    CHECK(is_done(Player(process.port(), table.id, table.tokens[0]).play("bid 1")));
  }
  CHECK(proxy.commits_cut() == 2);
}

TEST_CASE("outage: the first command after the connection was cut is done, not refused") {
  PostgresProxy proxy(PostgresServer::instance().new_database());
  ServedProcess process(proxy.url());
  const OpenedTable table = open_goofspiel(process.port(), {"human", "human"});
  Player one(process.port(), table.id, table.tokens[0]);
  for (int card = 1; card <= 3; ++card) {
    proxy.cut();
    CHECK(is_done(one.play("bid " + std::to_string(card))));
    CHECK(is_done(one.tell({{"do", "undo"}})));
  }
  proxy.cut();
  (void)open_goofspiel(process.port(), {"human", "human"});
  proxy.cut();
  CHECK(Player(process.port(), table.id, table.tokens[1]).welcome().at("type") == "joined");
}

TEST_CASE("outage: when nobody can say whether it was kept the answer says so, and the same key tells later") {
  const std::string database = PostgresServer::instance().new_database();
  PostgresProxy proxy(database);
  ServedProcess process(proxy.url());
  const OpenedTable table = open_goofspiel(process.port(), {"human", "human"});
  Player one(process.port(), table.id, table.tokens[0]);
  const json::object command = {{"do", "play"}, {"key", "mine"}, {"action", "bid 2"}};
  // The answer is lost, and then nothing can be read.
  proxy.cut_next_commit(At::AfterCommit);
  std::thread silence([&] {
    while (proxy.commits_cut() == 0) std::this_thread::sleep_for(1ms);
    proxy.fall_silent();
  });
  json::value answer = one.tell(command);
  silence.join();
  // The look-up may have been quicker than the silence.
  if (!is_done(answer)) CHECK(refusal(answer) == "unknown");
  proxy.speak_again();
  for (int i = 0; i < 10 && !is_done(answer); ++i) answer = one.tell(command);
  CHECK(is_done(answer));
  CHECK(is_kept(database, table.id, "mine"));
  CHECK(answer.at("row") == 2);
}

TEST_CASE("outage: a database that falls silent is noticed within seconds, and players are told") {
  PostgresProxy proxy(PostgresServer::instance().new_database());
  ServedProcess process(proxy.url());
  const OpenedTable table = open_goofspiel(process.port(), {"human", "human"});
  Player one(process.port(), table.id, table.tokens[0]);
  REQUIRE(is_done(one.play("bid 1")));
  REQUIRE(health(process.port()) == 200);

  proxy.fall_silent();
  SUBCASE("while nobody does anything") {}
  SUBCASE("while somebody waits for an answer") {
    const auto begin = std::chrono::steady_clock::now();
    const json::value answer = one.tell({{"do", "undo"}, {"key", "late"}});
    CHECK(std::chrono::steady_clock::now() - begin < 9s);
    CHECK((refusal(answer) == "not_saved" || refusal(answer) == "unknown"));
  }
  CHECK(wait_until([&] { return health(process.port()) == 503; }) < 4500ms);
  CHECK(WireClient(process.port()).request("GET", "/healthz").body == R"({"status":"not_saving"})");
  const auto is_told = [&](bool ok) {
    return wait_until([&] {
             (void)one.tell({{"do", "ping"}});
             return one.saving == ok;
           }) < 1s;
  };
  CHECK(is_told(false));
  proxy.speak_again();
  CHECK(wait_until([&] { return health(process.port()) == 200; }) < 9s);
  CHECK(is_told(true));
  json::value answer;
  for (int i = 0; i < 5 && !is_done(answer); ++i) answer = one.tell({{"do", "undo"}, {"key", "again"}});
  CHECK((is_done(answer) || refusal(answer) == "nothing_to_undo"));
}

TEST_CASE("outage: what is not safe yet is shown to nobody, and nothing comes before the welcome") {
  PostgresProxy proxy(PostgresServer::instance().new_database());
  ServedProcess process(proxy.url());
  const OpenedTable table = open_goofspiel(process.port(), {"human", "human"});
  Player one(process.port(), table.id, table.tokens[0]);
  auto two = std::make_unique<Player>(process.port(), table.id, table.tokens[1]);
  proxy.fall_silent();
  one.wire.send(R"({"do":"play","key":"a","action":"bid 1"})");
  one.wire.send(R"({"do":"play","key":"b","action":"bid 2"})");
  // Whoever comes now waits, though others come and go.
  WireClient late(process.port());
  REQUIRE(late.upgrade().status == 101);
  late.send(R"({"do":"join","table":")" + table.id + "\"}");
  WireClient http(process.port());
  http.send_bytes("GET /api/tables/" + table.id + " HTTP/1.1\r\nHost: localhost\r\n\r\n");
  // All of it has arrived before the other one leaves.
  std::this_thread::sleep_for(200ms);
  two.reset();
  CHECK_FALSE(late.receive(400ms));
  char byte = 0;
  CHECK(::recv(http.socket(), &byte, 1, MSG_DONTWAIT | MSG_PEEK) < 0);
  // Neither the deed nor the refusal that rests on it.
  CHECK(one.is_quiet(100ms));
  proxy.speak_again();
  const auto first = late.receive();
  REQUIRE(first);
  CHECK(json::parse(*first).at("type") == "joined");
  const json::value done = one.until([](const json::value& message) {
    const json::value* key = message.as_object().if_contains("key");
    return key != nullptr && *key == "a";
  });
  CHECK((is_done(done) || refusal(done) == "not_saved"));
}

TEST_CASE("outage: a SQLite file that was deleted is noticed; nothing is acknowledged that would be lost") {
  const TemporaryFolder folder;
  const std::string path = folder.file("tables.db");
  ServedProcess process("sqlite:" + path);
  const OpenedTable table = open_goofspiel(process.port(), {"human", "human"});
  Player one(process.port(), table.id, table.tokens[0]);
  REQUIRE(is_done(one.play("bid 1")));
  SUBCASE("the file") { std::filesystem::rename(path, path + ".away"); }
  SUBCASE("the log beside it") { std::filesystem::rename(path + "-wal", path + "-wal.away"); }
  SUBCASE("another file in its place") {
    std::filesystem::rename(path, path + ".away");
    std::filesystem::copy_file(path + ".away", path);
  }
  CHECK(wait_until([&] { return health(process.port()) == 503; }) < 3s);
  for (const char* key : {"a", "b", "a"}) {
    const json::value answer = one.tell({{"do", "undo"}, {"key", key}});
    CHECK((refusal(answer) == "not_saved" || refusal(answer) == "unknown"));
  }
  CHECK(WireClient(process.port())
            .request("POST", "/api/tables", R"({"game":"goofspiel","seats":[{"player":"human"},{"player":"human"}]})")
            .status == 503);
}

TEST_CASE("outage: nobody but its owner may read the database's files") {
  const TemporaryFolder folder;
  const std::string path = folder.file("tables.db");
  ServedProcess process("sqlite:" + path);
  (void)open_goofspiel(process.port(), {"human", "human"});
  for (const char* end : {"", "-wal", "-shm", ".lock"}) {
    CAPTURE(end);
    struct stat file{};
    REQUIRE(::stat((path + end).c_str(), &file) == 0);
    CHECK((file.st_mode & 0777u) == 0600u);
  }
}

namespace {

/// A commit queue on a real file, whose answers arrive on the thread that posts them.
struct QueueOnFile {
  QueueOnFile() {
    auto opened = SqliteStore::open(folder.file("tables.db"));
    REQUIRE(opened);
    store = *opened;
    const auto made = store->create(std::vector<NewTable>{{"table", "{}", {"row 1"}, 1, 0}});
    REQUIRE(made);
    number = made->front();
    queue = std::make_unique<CommitQueue>(store, [](const std::function<void()>& work) { work(); });
  }
  /// What became of a row.
  StoreResult<void> append(std::int64_t row) {
    std::promise<StoreResult<void>> kept;
    queue->append({number, 1, row, "row " + std::to_string(row), false, 0},
                  [&](const StoreResult<void>& result) { kept.set_value(result); });
    return kept.get_future().get();
  }
  SqliteStore& sqlite() { return dynamic_cast<SqliteStore&>(*store); }

  TemporaryFolder folder;
  std::shared_ptr<Store> store;
  TableNumber number = 0;
  std::unique_ptr<CommitQueue> queue;
};

}  // namespace

TEST_CASE("outage: after a row of a table failed no later one is written, until the table was loaded again") {
  QueueOnFile at;
  REQUIRE(at.append(2));
  REQUIRE(at.sqlite().refuse_writing());
  CHECK_FALSE(at.append(3));
  CHECK_FALSE(at.queue->is_healthy());
  REQUIRE(at.sqlite().refuse_writing(false));
  // Written by itself it would leave a hole.
  const auto later = at.append(4);
  REQUIRE_FALSE(later);
  CHECK(later.error().kind == StoreError::Kind::Conflict);
  CHECK(at.store->load("table", 0)->log.size() == 2);
  at.queue->resume(at.number);
  CHECK(at.append(3));
  CHECK(at.append(4));
  CHECK(at.store->load("table", 0)->log.size() == 4);
}

TEST_CASE("outage: a store that can be written again is found out without anyone's writing") {
  QueueOnFile at;
  REQUIRE(at.sqlite().refuse_writing());
  CHECK_FALSE(at.append(2));
  at.queue->probe();
  std::this_thread::sleep_for(50ms);
  CHECK_FALSE(at.queue->is_healthy());
  REQUIRE(at.sqlite().refuse_writing(false));
  at.queue->probe();
  CHECK(wait_until([&] { return at.queue->is_healthy(); }) < 3s);
  CHECK(at.store->load("table", 0)->log.size() == 1);
}
