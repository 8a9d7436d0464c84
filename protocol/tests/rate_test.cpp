#include <doctest/doctest.h>

#include <boost/json.hpp>

#include "protocol/engine.hpp"

using namespace oligopoly;

namespace {

boost::json::value ask(const std::string& request) {
  protocol::Engine engine;
  return boost::json::parse(engine.answer_line(request));
}

}  // namespace

TEST_CASE("protocol: a group is rated without a game") {
  const auto answer = ask(
      R"({"do":"rate","games":[{"seats":[{"person":"Ada","side":"red","place":1},{"person":"Bob","side":"blue","place":2}]}]})");
  CHECK(answer.at("people").at(0).at("name") == "Ada");
  CHECK(answer.at("people").at(0).at("elo").as_int64() > 1500);
  CHECK(answer.at("people").at(0).at("low").as_int64() < 1500);
  CHECK(answer.at("sides").at(1).at("name") == "blue");
}

TEST_CASE("protocol: a result that cannot be is refused with its place") {
  const auto error = ask(R"({"do":"rate","games":[{"seats":[{"person":"Ada","place":0}]}]})").at("error");
  CHECK(error.at("name") == "out_of_range");
  CHECK(error.at("path") == "games[0].seats[0].place");
}
