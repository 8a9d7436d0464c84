#include "protocol/json_text.hpp"

#include <doctest/doctest.h>

#include <cmath>
#include <limits>

#include "games/all_games.hpp"
#include "protocol/json.hpp"
#include "protocol/messages.hpp"

using namespace oligopoly;

TEST_CASE("json text: every view of a random game is what the value would be written as") {
  for (const AnyGame* game : all_games()) {
    Rng rng(7);
    const auto rules = game->ruleset(game->rulesets().front().id);
    int seats = game->info().least_seats;
    while (rules->flaw(seats)) ++seats;
    const auto table = game->start(*rules, seats);
    for (int step = 0; step < 60 && !table->is_over(); ++step) {
      const Seat seat = table->to_act().front();
      REQUIRE(table->apply(seat, table->sample_action(seat, rng)));
      std::string text;
      protocol::JsonText out(text);
      table->write_view(Seat{0}, out);
      REQUIRE(text == protocol::compact(protocol::view_json(*table, Seat{0})));
    }
  }
}

TEST_CASE("json text: control characters, quotes and other alphabets are written as JSON asks") {
  std::string text;
  protocol::append_quoted(text, "a\"b\\c\n\t\x01 中");
  CHECK(text == R"("a\"b\\c\n\t\u0001 中")");
  CHECK(protocol::parse_json(text)->as_string() == "a\"b\\c\n\t\x01 中");
}

TEST_CASE("json: a number that is not finite is written as null, however deep it lies") {
  const double infinity = std::numeric_limits<double>::infinity();
  const boost::json::value value = {{"a", {1.5, infinity, {{"b", -infinity}}}}, {"c", std::nan("")}, {"d", 2}};
  const boost::json::value written = {{"a", {1.5, nullptr, {{"b", nullptr}}}}, {"c", nullptr}, {"d", 2}};
  CHECK(protocol::parse_json(protocol::compact(value)).value() == written);
  CHECK(protocol::pretty(value) == protocol::pretty(written));
  CHECK(protocol::compact(infinity) == "null");
}
