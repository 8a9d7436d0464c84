// What a position is worth, as the engine says it.
#include <doctest/doctest.h>

#include <numeric>

#include "games/all_games.hpp"
#include "matches/appraisal.hpp"
#include "protocol/engine.hpp"
#include "protocol/json.hpp"
#include "protocol/questions.hpp"
#include "protocol/tests/random_games.hpp"
#include "protocol/tests/toy.hpp"

using namespace oligopoly;
using namespace oligopoly::protocol;
using namespace oligopoly::protocol::testing;

namespace {

constexpr std::int32_t kWhole = 10'000;

bool has_network(const AnyRuleset& rules) {
  const auto judge = make_judge(rules);
  return judge && judge->has_network();
}

json::object ask(Engine& engine, const std::string& line) {
  return parse_json(engine.answer_line(line)).value().get_object();
}
std::string error_name(Engine& engine, const std::string& line) {
  const json::object answer = ask(engine, line);
  CAPTURE(line);
  REQUIRE(answer.contains("error"));
  return std::string(answer.at("error").at("name").as_string());
}

/// Every chance is one, the chances of a seat make a whole, and so do those of a place.
void check_whole(const PositionValue& value) {
  const auto slack = static_cast<std::int32_t>(value.seats.size());
  std::vector<std::int32_t> taken(value.seats.size());
  for (const SeatValue& seat : value.seats) {
    REQUIRE(seat.spread >= 0);
    REQUIRE(seat.places.size() == value.seats.size());
    REQUIRE(std::abs(std::accumulate(seat.places.begin(), seat.places.end(), 0) - kWhole) <= slack);
    for (std::size_t place = 0; place < taken.size(); ++place) {
      REQUIRE(seat.places[place] >= 0);
      taken[place] += seat.places[place];
    }
  }
  for (const std::int32_t sum : taken) REQUIRE(std::abs(sum - kWhole) <= slack);
}

/// Once it is over: the scores, and a place shared by those who share it.
void check_result(const PositionValue& value, const Standings& standings) {
  for (const SeatValue& told : value.seats) {
    const Standing& came = standings[Seat{told.seat - 1}];
    CHECK(told.score == 100 * came.score);
    CHECK(told.spread == 0);
    CHECK(told.places[static_cast<std::size_t>(came.place - 1)] > 0);
    if (came.place > 1) CHECK(told.places[0] == 0);
  }
}

}  // namespace

TEST_CASE("value: over whole games, everyone's chances make a whole, and at the end the value is the result") {
  int judged = 0;
  for (const Setup& setup : all_setups()) {
    CAPTURE(setup.game().info().id);
    const bool knows = has_network(*setup.rules);
    play_random(setup, 4, [&](const Session& session) {
      const AnyPosition& position = session.position();
      for (int i = 0; i <= position.seats(); ++i) {
        const PositionValue value = value_of(position, i == position.seats() ? kSpectator : Seat{i}, kUsualSkill);
        REQUIRE(value.seats.size() == (knows ? static_cast<std::size_t>(position.seats()) : 0u));
        if (!knows) continue;
        check_whole(value);
        if (position.is_over()) check_result(value, position.standings());
        ++judged;
      }
    });
  }
  CHECK(judged > 0);
}

TEST_CASE("value: two states that differ only in what is hidden are worth the same, byte for byte") {
  Rng rng(6);
  int guesses_that_differ = 0;
  for (const Setup& setup : all_setups()) {
    if (!has_network(*setup.rules)) continue;
    play_random(setup, 12, [&](const Session& session) {
      const AnyPosition& position = session.position();
      for (int i = 0; i <= position.seats(); ++i) {
        const Seat viewer = i == position.seats() ? kSpectator : Seat{i};
        const auto guess = position.determinize(viewer, rng);
        REQUIRE(text_of(value_of(*guess, viewer, kUsualSkill)) == text_of(value_of(position, viewer, kUsualSkill)));
        guesses_that_differ += guess->hash() != position.hash();
      }
    });
  }
  CHECK(guesses_that_differ > 0);
}

TEST_CASE("value: the engine says it for a seat, a skill and a step") {
  Engine engine(find_game("goofspiel"));
  const std::string plain = R"({"do":"value"})", first = R"({"do":"value","seat":1})";
  CHECK(error_name(engine, plain) == "no_game");
  ask(engine,
      R"({"do":"new","seed":3,"setup":{"options":{"cards":6},"seats":[{"player":"human"},{"player":"human"}]}})");
  ask(engine, R"({"do":"roll"})");
  const json::object begin = ask(engine, first);
  CHECK(begin.at("skill").as_string() == kSkillIds[static_cast<std::size_t>(kUsualSkill)]);
  REQUIRE(begin.at("seats").as_array().size() == 2);
  CHECK(begin.at("seats").at(0).at("places").as_array().size() == 2);
  CHECK(ask(engine, R"({"do":"value","seat":1,"skill":"random"})").at("skill") == "random");

  ask(engine, R"({"do":"play","actions":[{"seat":1,"action":"bid 6"},{"seat":2,"action":"bid 1"}]})");
  ask(engine, R"({"do":"roll"})");
  const json::object later = ask(engine, first);
  CHECK(later != begin);
  CHECK(ask(engine, R"({"do":"value","seat":1,"step":1})") == begin);
  CHECK(ask(engine, R"({"do":"value","seat":1})") == later);

  CHECK(error_name(engine, R"({"do":"value","skill":"wizard"})") == "unknown_name");
  CHECK(error_name(engine, R"({"do":"value","seat":3})") == "seat_unknown");
  CHECK(error_name(engine, R"({"do":"value","step":99})") == "out_of_range");
}

TEST_CASE("value: a game without a network refuses to say") {
  Engine toy(&toy_game());
  ask(toy, R"({"do":"new","setup":{"seats":[{"player":"human"},{"player":"human"}]}})");
  CHECK(error_name(toy, R"({"do":"value","seat":1})") == "no_value");
  for (const AnyGame* game : all_games()) {
    CAPTURE(game->info().id);
    Engine engine(game);
    ask(engine, R"({"do":"new","setup":{"seats":[{"player":"human"},{"player":"human"}]}})");
    const json::object answer = ask(engine, R"({"do":"value","seat":1})");
    CHECK(answer.contains("seats") == has_network(*game->ruleset(game->rulesets().front().id)));
    if (answer.contains("error")) CHECK(answer.at("error").at("name") == "no_value");
  }
}
