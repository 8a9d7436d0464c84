// Tables that an earlier version of the program has stored.
#include <doctest/doctest.h>

#include <fstream>
#include <set>

#include "core/testing/source_dir.hpp"
#include "service/table.hpp"

using namespace oligopoly;
using namespace oligopoly::service;

namespace {

/// A table as a store had it: its header, then its rows.
struct OldTable {
  explicit OldTable(const std::string& file) {
    std::ifstream in(oligopoly::testing::source_dir() / "service/tests/tables" / file);
    std::getline(in, header);
    for (std::string row; std::getline(in, row);) log.push_back(row);
  }
  std::string header;
  std::vector<std::string> log;
};

}  // namespace

TEST_CASE("table: a table of rules that have changed since is loaded, and goes on by its own") {
  const auto [header, log] = OldTable("lake-version-1.txt");
  REQUIRE(log.size() == 302);
  const auto table = Table::load(header, log);
  REQUIRE_MESSAGE(table, (table ? "" : table.error().message_with_path(Lang::En)));
  CHECK(table->session().record().rules_version == 1);
  // Names of cards have changed since too; the table keeps its own.
  CHECK(table->session().record().is_custom);
  CHECK(table->session().record().ruleset_version == 1);
  CHECK(table->session().steps() > 300);
}

TEST_CASE("table: rows of every kind that earlier versions wrote are read, and still written the same") {
  std::set<std::size_t> kinds;
  for (const std::string file : {"every-kind.txt", "consent.txt", "lobby.txt", "luck.txt", "moderation.txt"}) {
    const OldTable old(file);
    auto table = Table::load(old.header, {});
    REQUIRE_MESSAGE(table, (table ? "" : table.error().message_with_path(Lang::En)));
    for (const std::string& row : old.log) {
      CAPTURE(row);
      const auto news = table->follow(row);
      REQUIRE_MESSAGE(news, (news ? "" : news.error().message_with_path(Lang::En)));
      CHECK(Table::text_of(*news) == row);
      kinds.insert(news->entry.what.index());
    }
  }
  CHECK(kinds.size() == std::variant_size_v<decltype(LogEntry::what)>);
}

TEST_CASE("table: what the rows of an earlier version say has happened") {
  const OldTable old("every-kind.txt");
  auto table = Table::load(old.header, old.log);
  REQUIRE(table);
  CHECK(header_text(table->header()) == old.header);
  CHECK(table->header().move_time == 3000);
  CHECK(table->is_person(Seat{1}));
  CHECK(table->game().is_over());
  CHECK(table->has_chat());
  CHECK_FALSE(table->allows_hints());
  CHECK(table->rematch() == "wrbpfwka7afgh1ay");
  CHECK(table->seat(Seat{0}).name == "Ann");
  CHECK(table->seat(Seat{1}).stand_in.empty());
  CHECK(table->row_of({Seat{0}, false}, "k5") == 6);
  const auto earlier = Table::load(old.header, {old.log.begin(), old.log.begin() + 11});
  REQUIRE(earlier);
  CHECK(earlier->seat(Seat{1}).stand_in == "manager");
}

TEST_CASE("table: members that a later version added to a row or a header are passed over") {
  OldTable old("every-kind.txt");
  const auto add = [](std::string& text) { text.replace(text.size() - 1, 1, R"(,"mood":{"good":true}})"); };
  add(old.header);
  for (std::string& row : old.log) add(row);
  CHECK(Table::load(old.header, old.log));
}

TEST_CASE("table: a row that is not one is refused with its place") {
  const OldTable old("every-kind.txt");
  auto table = Table::load(old.header, {});
  REQUIRE(table);
  const auto flaw = [&](const std::string& row) {
    const auto news = table->follow(row);
    REQUIRE_FALSE(news);
    return news.error().name + " " + news.error().path;
  };
  CHECK(flaw(R"({"kind":"dance","at":1,"seat":1})") == "unknown_name kind");
  CHECK(flaw(R"({"kind":"say","at":1,"seat":1})") == "field_missing ");
  CHECK(flaw(R"({"kind":"undo","at":1,"seat":1,"to":-1})") == "out_of_range to");
  CHECK(flaw(R"({"kind":"play","at":1,"seat":1,"steps":[{"by":1,"action":{"kind":"bid","card":1},"hash":"x"}]})") ==
        "not_a_hash steps[0].hash");
  CHECK(flaw(R"({"kind":"play","at":1,"seat":1,"steps":[{"by":1,"action":{"kind":"bid"},"hash":"00"}]})") ==
        "field_missing steps[0].action");
  CHECK(table->rows() == 0);
}
