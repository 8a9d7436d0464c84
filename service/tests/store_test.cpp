// What a store promises, asked of real SQLite and of a real PostgreSQL server alike.
#include <doctest/doctest.h>
#include <sys/resource.h>
#include <unistd.h>

#include <csignal>
#include <fstream>
#include <thread>

#include "service/postgres_connection.hpp"
#include "service/sqlite_store.hpp"
#include "service/testing/postgres_server.hpp"

using namespace oligopoly::service;
using oligopoly::service::testing::PostgresServer;
using oligopoly::service::testing::TemporaryFolder;

namespace {

/// A database that can be closed and opened again.
struct Database {
  explicit Database(bool is_postgres)
      : url(is_postgres ? PostgresServer::instance().new_database() : "sqlite:" + folder.file("tables.db")) {
    reopen();
  }
  void reopen(const std::string& process = "p1") {
    store.reset();
    auto opened = open_store(url, process);
    REQUIRE_MESSAGE(opened, (opened ? "" : opened.error().detail));
    store = *opened;
  }
  TableNumber create(const std::string& id, std::vector<std::string> log = {}, Millis deadline = 0) {
    const NewTable table{id, "header of " + id, std::move(log), 1, deadline};
    const auto numbers = store->create({&table, 1});
    REQUIRE_MESSAGE(numbers, (numbers ? "" : numbers.error().detail));
    return numbers->front();
  }
  bool append(TableNumber table, std::int64_t row, const std::string& text) {
    const Append one{table, 1, row, text, false, 0};
    const auto kept = store->append({&one, 1});
    REQUIRE_MESSAGE(kept, (kept ? "" : kept.error().detail));
    return kept->front();
  }

  TemporaryFolder folder;
  std::string url;
  std::shared_ptr<Store> store;
};

template <class Test>
void on_every_store(Test&& test) {
  SUBCASE("SQLite") {
    Database database(false);
    test(database);
  }
  SUBCASE("PostgreSQL") {
    Database database(true);
    test(database);
  }
}

}  // namespace

TEST_CASE("store: what was created and appended is there after closing") {
  on_every_store([](Database& database) {
    const TableNumber number = database.create("a", {"first"});
    CHECK(database.append(number, 2, R"(second "quoted", {brace} back\slash 中文)"));
    database.reopen();

    const auto table = database.store->load("a");

    REQUIRE(table);
    CHECK(table->number == number);
    CHECK(table->header == "header of a");
    CHECK(table->log == std::vector<std::string>{"first", R"(second "quoted", {brace} back\slash 中文)"});
  });
}

TEST_CASE("store: a reader who saw some rows gets the ones after them") {
  on_every_store([](Database& database) {
    database.create("a", {"1", "2", "3"});
    CHECK(database.store->load("a", 2)->log == std::vector<std::string>{"3"});
    CHECK(database.store->load("a", 3)->log.empty());
  });
}

TEST_CASE("store: an unknown table is missing") {
  on_every_store([](Database& database) {
    const auto table = database.store->load("nothing");
    REQUIRE_FALSE(table);
    CHECK(table.error().kind == StoreError::Kind::Missing);
  });
}

TEST_CASE("store: an id serves one table only, and a batch is created as a whole") {
  on_every_store([](Database& database) {
    database.create("a");
    const NewTable batch[] = {{"b", "", {}, 0, 0}, {"a", "", {}, 0, 0}};
    const auto numbers = database.store->create(batch);
    REQUIRE_FALSE(numbers);
    CHECK(numbers.error().kind == StoreError::Kind::Conflict);
    CHECK_FALSE(database.store->load("b"));
    CHECK(database.store->count() == 1);
  });
}

TEST_CASE("store: a row number is given once; the rows after a refused one are refused, other tables' rows stand") {
  on_every_store([](Database& database) {
    const TableNumber a = database.create("a", {"1"}), b = database.create("b");
    const Append rows[] = {{a, 1, 1, "again", false, 0}, {b, 1, 1, "b1", false, 0}, {b, 1, 2, "b2", false, 0}};
    const auto kept = database.store->append(rows);
    REQUIRE(kept);
    CHECK(*kept == std::vector<bool>{false, true, true});
    CHECK(database.store->load("a")->log == std::vector<std::string>{"1"});
    CHECK(database.store->load("b")->log == std::vector<std::string>{"b1", "b2"});
  });
}

TEST_CASE("store: a log with a hole is not loaded") {
  on_every_store([](Database& database) {
    const TableNumber a = database.create("a", {"1"});
    CHECK(database.append(a, 3, "3"));
    const auto table = database.store->load("a");
    REQUIRE_FALSE(table);
    CHECK(table.error().kind == StoreError::Kind::Unusable);
  });
}

TEST_CASE("store: deadlines are found in order, change with a row, and can be lifted") {
  on_every_store([](Database& database) {
    const TableNumber late = database.create("late", {}, 300);
    database.create("soon", {}, 100);
    database.create("never");
    CHECK(database.store->due(99, 10)->empty());
    CHECK(*database.store->due(300, 10) == std::vector<std::string>{"soon", "late"});
    CHECK(*database.store->due(300, 1) == std::vector<std::string>{"soon"});

    const Append move{late, 1, 1, "moved", true, 50};
    REQUIRE(database.store->append({&move, 1}));
    CHECK(*database.store->due(60, 10) == std::vector<std::string>{"late"});
    const Append end{late, 1, 2, "over", true, 0};
    REQUIRE(database.store->append({&end, 1}));
    CHECK(*database.store->due(1000, 10) == std::vector<std::string>{"soon"});
  });
}

TEST_CASE("store: notes are kept, replaced, listed by how their keys begin with the latest first, and forgotten") {
  on_every_store([](Database& database) {
    const std::vector<Note> notes = {
        {"list/a", "first", 1}, {"list/b", "中文", 3}, {"list/a", "again", 2}, {"lists", "x", 9}, {"List/c", "x", 9}};
    for (const Note& note : notes) REQUIRE(database.store->keep_note(note));
    REQUIRE(database.store->keep_note({"list/%_", "wildcards mean nothing", 0}));
    database.reopen();

    CHECK(database.store->note("list/a").value().text == "again");
    std::vector<std::string> texts;
    const auto latest = database.store->notes("list/", 2);
    REQUIRE(latest);
    for (const Note& note : *latest) texts.push_back(note.text);
    CHECK(texts == std::vector<std::string>{"中文", "again"});
    CHECK(database.store->notes("list/", 9)->size() == 3);
    CHECK(database.store->notes("list/%", 9)->size() == 1);

    CHECK(database.store->forget_note("list/a"));
    CHECK(database.store->forget_note("list/a"));
    CHECK(database.store->note("list/a").error().kind == StoreError::Kind::Missing);
  });
}

TEST_CASE("store: one process claims a table again and again without a new epoch") {
  on_every_store([](Database& database) {
    database.create("a");
    const auto first = database.store->claim("a"), second = database.store->claim("a");
    REQUIRE((first && second));
    CHECK(first->is_ours);
    CHECK(second->epoch == first->epoch);
  });
}

TEST_CASE("store: a database of a later version is refused") {
  on_every_store([](Database& database) {
    database.store.reset();
    if (database.url.starts_with("sqlite:")) {
      auto connection = SqliteConnection::open(database.url.substr(7), true);
      REQUIRE((*connection)->run("PRAGMA user_version = 99"));
    } else {
      auto connection = PostgresConnection::open(database.url);
      REQUIRE((*connection)->run("INSERT INTO oligopoly_version VALUES (99)"));
    }
    const auto opened = open_store(database.url, "p1");
    REQUIRE_FALSE(opened);
    CHECK(opened.error().kind == StoreError::Kind::Unusable);
  });
}

TEST_CASE("store: a URL of no known kind is refused without repeating it") {
  const auto opened = open_store("mysql://user:secret@host", "p1");
  REQUIRE_FALSE(opened);
  CHECK(opened.error().detail.find("secret") == std::string::npos);
}

TEST_CASE("store, SQLite: a second process is refused while the first has the file") {
  Database database(false);
  const auto second = open_store(database.url, "p2");
  REQUIRE_FALSE(second);
  CHECK(second.error().kind == StoreError::Kind::Conflict);
}

TEST_CASE("store, SQLite: a file that is no database is refused and stays as it is") {
  const TemporaryFolder folder;
  const std::string path = folder.file("letter.txt"), words(3000, 'x');
  std::ofstream(path) << words;
  const auto opened = open_store("sqlite:" + path, "p1");
  REQUIRE_FALSE(opened);
  CHECK(opened.error().kind == StoreError::Kind::Unusable);
  std::ifstream in(path);
  CHECK(std::string(std::istreambuf_iterator<char>(in), {}) == words);
}

TEST_CASE("store, SQLite: a full disk is reported as such, nothing is half kept, and it goes on when there is room") {
  Database database(false);
  auto& sqlite = dynamic_cast<SqliteStore&>(*database.store);
  const TableNumber a = database.create("a");
  REQUIRE(sqlite.limit_pages(40));
  std::int64_t row = 0;
  StoreResult<std::vector<bool>> kept = std::vector<bool>{};
  while (kept && row < 1000) {
    ++row;
    const std::string text(1000, 'x');
    const Append two[] = {{a, 1, row, text, false, 0}, {a, 1, row + 1, text, false, 0}};
    kept = database.store->append(two);
    if (kept) ++row;
  }
  REQUIRE_FALSE(kept);
  CHECK(kept.error().kind == StoreError::Kind::Full);
  CHECK(database.store->load("a")->log.size() == static_cast<std::size_t>(row - 1));

  REQUIRE(sqlite.limit_pages(1000));
  CHECK(database.append(a, row, "there is room again"));
  database.reopen();
  CHECK(database.store->load("a")->log.size() == static_cast<std::size_t>(row));
}

TEST_CASE("store, SQLite: writing that fails half way, here by a limit on the size of files, corrupts nothing") {
  Database database(false);
  const TableNumber a = database.create("a");
  rlimit before{};
  ::getrlimit(RLIMIT_FSIZE, &before);
  rlimit tight = before;
  tight.rlim_cur = 200'000;
  // Beyond the limit the kernel sends SIGXFSZ unless it is ignored; then writing fails with EFBIG.
  const auto handler = ::signal(SIGXFSZ, SIG_IGN);
  ::setrlimit(RLIMIT_FSIZE, &tight);
  std::int64_t rows = 0;
  StoreResult<std::vector<bool>> kept = std::vector<bool>{};
  while (kept && rows < 1000) {
    const Append one{a, 1, rows + 1, std::string(4000, 'x'), false, 0};
    kept = database.store->append({&one, 1});
    if (kept) ++rows;
  }
  ::setrlimit(RLIMIT_FSIZE, &before);
  ::signal(SIGXFSZ, handler);
  REQUIRE_FALSE(kept);
  CHECK(kept.error().kind == StoreError::Kind::Unavailable);

  database.reopen();
  CHECK(database.store->load("a")->log.size() == static_cast<std::size_t>(rows));
  auto connection = SqliteConnection::open(database.url.substr(7), true);
  const auto statement = (*connection)->prepared("PRAGMA integrity_check");
  REQUIRE(statement);
  REQUIRE(sqlite3_step(*statement) == SQLITE_ROW);
  CHECK(std::string(reinterpret_cast<const char*>(sqlite3_column_text(*statement, 0))) == "ok");
}

TEST_CASE("store, SQLite: a database that may not be written is reported as such") {
  Database database(false);
  const TableNumber a = database.create("a");
  // Root may write any file, so the database itself is told to refuse.
  auto& sqlite = dynamic_cast<SqliteStore&>(*database.store);
  REQUIRE(sqlite.refuse_writing());
  const Append one{a, 1, 1, "text", false, 0};
  const auto kept = database.store->append({&one, 1});
  REQUIRE_FALSE(kept);
  CHECK(kept.error().kind == StoreError::Kind::ReadOnly);
  CHECK(database.store->load("a")->log.empty());
}

TEST_CASE("store, PostgreSQL: a database that may not be written is reported as such") {
  Database database(true);
  const TableNumber a = database.create("a");
  const std::string name = database.url.substr(14, database.url.find('?') - 14);
  REQUIRE(PostgresServer::instance().run("ALTER DATABASE " + name + " SET default_transaction_read_only = on"));
  const auto opened = open_store(database.url, "p2");
  REQUIRE_FALSE(opened);
  CHECK(opened.error().kind == StoreError::Kind::ReadOnly);
  CHECK(database.append(a, 1, "sessions that were open go on"));
}

TEST_CASE("store, PostgreSQL: a table of a process that is gone is claimed, and the old owner's rows are refused") {
  Database database(true);
  const TableNumber a = database.create("a");
  const auto other = open_store(database.url, "p2");
  REQUIRE(other);
  // p1 holds no advisory lock and is not registered: it counts as gone.
  const auto claim = (*other)->claim("a");
  REQUIRE(claim);
  CHECK(claim->is_ours);
  CHECK(claim->epoch == 2);

  CHECK_FALSE(database.append(a, 1, "from the old owner"));
  const Append row{a, 2, 1, "from the new owner", false, 0};
  const auto kept = (*other)->append({&row, 1});
  REQUIRE(kept);
  CHECK(kept->front());
}

TEST_CASE("store, PostgreSQL: when the server ends a session, the next call opens another and is done") {
  Database database(true);
  const TableNumber a = database.create("a");
  REQUIRE(PostgresServer::instance().run(
      "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE pid <> pg_backend_pid() AND datname LIKE 'test%'"));
  CHECK(database.append(a, 1, "text"));
  CHECK(database.store->load("a", 0)->log.size() == 1);
}
