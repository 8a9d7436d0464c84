// Tables that an earlier version of the program has stored.
#include <doctest/doctest.h>

#include <fstream>

#include "core/testing/source_dir.hpp"
#include "service/table.hpp"

using namespace oligopoly;
using namespace oligopoly::service;

TEST_CASE("table: a table of rules that have changed since is loaded, and goes on by its own") {
  std::ifstream in(oligopoly::testing::source_dir() / "service/tests/tables/lake-version-1.txt");
  std::string header;
  std::getline(in, header);
  std::vector<std::string> log;
  for (std::string row; std::getline(in, row);) log.push_back(row);
  REQUIRE(log.size() == 302);
  const auto table = Table::load(header, log);
  REQUIRE_MESSAGE(table, (table ? "" : table.error().message_with_path(Lang::En)));
  CHECK(table->session().record().rules_version == 1);
  // Names of cards have changed since too; the table keeps its own.
  CHECK(table->session().record().is_custom);
  CHECK(table->session().record().ruleset_version == 1);
  CHECK(table->session().steps() > 300);
}
