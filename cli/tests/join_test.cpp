// Links to tables, and what `join` makes of bad ones.
#include <doctest/doctest.h>

#include "cli/table_link.hpp"
#include "cli/tests/terminal.hpp"

using namespace oligopoly::cli;

TEST_CASE("join: a link as the browser shows it, with and without a seat's secret") {
  const auto link = read_table_link("http://192.168.1.5:8080/#/t/7k2m9q0c4x1v8n3t");
  REQUIRE(link);
  CHECK(link->host == "192.168.1.5");
  CHECK(link->port == 8080);
  CHECK(link->table == "7k2m9q0c4x1v8n3t");
  CHECK(link->token.empty());
  const std::string whole = "https://play.example.org/cards/#/t/7k2m9q0c4x1v8n3t/0123456789abcdef";
  const auto seat = read_table_link(whole);
  REQUIRE(seat);
  CHECK(seat->is_https);
  CHECK(seat->port == 443);
  CHECK(seat->folder == "/cards/");
  CHECK(seat->token == "0123456789abcdef");
  CHECK(seat->text() == whole);
  CHECK(read_table_link("http://[::1]:80/#/t/7k2m9q0c4x1v8n3t")->server() == "[::1]");
}

TEST_CASE("join: what is not a link to a table is refused") {
  for (const char* text : {"", "7k2m9q0c4x1v8n3t", "http://host/", "http://host/#/new",
                           "http://host:99999/#/t/7k2m9q0c4x1v", "ftp://host/#/t/7k2m9q0c4x1v8n3t",
                           "http://host/#/t/7k2m9q0c4x1v8n3t/short", "http://host/#/t/7k2m 9q0c4x1v8n3t"}) {
    CAPTURE(text);
    CHECK_FALSE(read_table_link(text));
  }
}

TEST_CASE("join: each link that cannot be opened is told apart") {
  Terminal terminal;
  CHECK(terminal.run("join nonsense") == ExitCode::BadUsage);
  CHECK(terminal.complains("is not a link to a table"));
  CHECK(terminal.run("join https://play.example.org/#/t/7k2m9q0c4x1v8n3t") == ExitCode::BadUsage);
  CHECK(terminal.complains("https"));
  // Nobody listens there.
  CHECK(terminal.run("join http://127.0.0.1:1/#/t/7k2m9q0c4x1v8n3t") == ExitCode::CannotReadOrWrite);
  CHECK(terminal.complains("127.0.0.1:1"));
}
