#include "protocol/schema.hpp"

#include <doctest/doctest.h>

#include <fstream>
#include <map>
#include <sstream>

#include "core/testing/golden.hpp"
#include "core/testing/source_dir.hpp"
#include "games/all_games.hpp"
#include "protocol/engine.hpp"
#include "protocol/json.hpp"
#include "protocol/messages.hpp"
#include "protocol/record_json.hpp"
#include "protocol/tests/random_games.hpp"
#include "protocol/tests/toy.hpp"
#include "protocol/tests/typescript.hpp"
#include "protocol/tests/validator.hpp"
#include "protocol/trace.hpp"

using namespace oligopoly;
using namespace oligopoly::protocol;
using namespace oligopoly::protocol::testing;

namespace {

/// Where a schema is kept: that of a game in its folder, the others in docs/.
std::string path_of(const std::string& file) {
  const std::string game = file.substr(0, file.find('.'));
  return (find_game(game) != nullptr ? "games/" + game + "/schemas/" : "docs/schemas/") + file;
}

/// A schema by file name.
const json::value& schema(const std::string& file) {
  static std::map<std::string, json::value> read;
  if (const auto found = read.find(file); found != read.end()) return found->second;
  std::ifstream in(oligopoly::testing::source_dir().string() + "/" + path_of(file), std::ios::binary);
  INFO("schema: ", file);
  REQUIRE(in);
  std::ostringstream text;
  text << in.rdbuf();
  return read[file] = parse_json(text.str()).value();
}

void check_valid(const std::string& file, const json::value& value) {
  const std::string flaw = flaw_by_schema(schema(file), value);
  INFO(file, ": ", flaw);
  REQUIRE(flaw.empty());
}

std::string of_game(const AnyGame& game, const std::string& kind) {
  return std::string(game.info().id) + "." + kind + ".json";
}

void check_messages(const Session& session, Rng& rng) {
  const AnyPosition& table = session.position();
  const AnyGame& game = table.game();
  check_valid(of_game(game, "state"), state_json(table));
  for (int i = 0; i <= table.seats(); ++i)
    check_valid(of_game(game, "view"), view_json(table, i == table.seats() ? kSpectator : Seat{i}));
  for (const Seat seat : table.to_act()) {
    const AnyAction action = table.sample_action(seat, rng);
    check_valid(of_game(game, "action"), action_json(game, action));
    std::vector<AnyEvent> events;
    REQUIRE(table.clone()->apply(seat, action, &events));
    for (const AnyEvent& event : events) check_valid(of_game(game, "event"), event_json(game, event));
  }
}

/// The names of all members an object may have by a schema, choices included.
void add_names(const json::value& of, std::vector<std::string>& names) {
  if (const json::value* choices = of.as_object().if_contains("oneOf"))
    for (const json::value& choice : choices->as_array()) add_names(choice, names);
  if (const json::value* properties = of.as_object().if_contains("properties"))
    for (const json::key_value_pair& property : properties->as_object()) names.emplace_back(property.key());
}

bool has_field(const std::string& file, std::string_view name) {
  std::vector<std::string> names;
  add_names(schema(file), names);
  REQUIRE_FALSE(names.empty());
  return std::find(names.begin(), names.end(), name) != names.end();
}

}  // namespace

TEST_CASE("schema: the files are current") {
  for (const auto& all : {game_schemas(), protocol_schemas()})
    for (const Schema& one : all) oligopoly::testing::check_golden(path_of(one.file), pretty(one.schema));
}

TEST_CASE("schema: the types of the page are current") {
  const auto root = oligopoly::testing::source_dir();
  for (const TypesFile& one : types_files()) {
    CAPTURE(one.path);
    CHECK(one.text.find("Two types are called") == std::string::npos);
    // A game may have no page of its own.
    if (exists((root / one.path).parent_path())) oligopoly::testing::check_golden(one.path, one.text);
  }
}

TEST_CASE("schema: every message of random games fits") {
  Rng rng(5);
  for (const Setup& setup : all_setups()) {
    check_valid(of_game(setup.game(), "ruleset"), ruleset_json(*setup.rules));
    play_random(setup, 12, [&](const Session& session) { check_messages(session, rng); });
  }
}

TEST_CASE("schema: setups, records and traces fit") {
  for (const Setup& setup : all_setups()) {
    check_valid("setup.json", setup_json(setup));
    Setup custom = setup;
    custom.is_custom = true;
    check_valid("setup.json", setup_json(custom));
    const Session session = play_random(setup, 13);
    check_valid("record.json", record_json(session.record()));

    Session again = start_session(setup);
    check_valid("trace.json", trace_header(again.record(), again.position()));
    for (const Step& step : session.record().steps) {
      std::vector<AnyEvent> events;
      REQUIRE(again.apply(step.actor, step.action, &events));
      check_valid("trace.json", trace_step(again.steps(), step, events, again.position()));
    }
    check_valid("trace.json", trace_end(again.position()));
  }
}

TEST_CASE("schema: a record that begins in the middle fits") {
  Record record = record_of(all_setups().front());
  record.start = Session(record).position().clone();
  check_valid("record.json", record_json(Session(record).record()));
}

TEST_CASE("schema: every request that help names can be sent, and every answer fits") {
  Engine engine(&toy_game());
  std::vector<std::string> sent;
  const auto check_answer = [&](const std::string& line, Engine& whom) {
    CAPTURE(line);
    const json::value request = parse_json(line).value();
    check_valid("request.json", request);
    const std::string name(request.at("do").as_string());
    const json::value answer = parse_json(whom.answer(line)).value();
    CAPTURE(compact(answer));
    REQUIRE_FALSE(answer.as_object().contains("error"));
    REQUIRE(flaw_by_schema(schema("answer.json").at("$defs").at(name), answer).empty());
    sent.push_back(name);
  };
  for (const char* line :
       {R"({"do":"help"})",
        R"({"do":"catalogue","lang":"zh-Hans"})",
        R"({"do":"new","id":7,"seed":1,"setup":{"seats":[{"player":"human"},{"player":"human","colour":"green"}]}})",
        R"({"do":"position"})",
        R"({"do":"position","step":0,"show":{"seat":1,"hand_on":true,"record":true}})",
        R"({"do":"actions","seat":"chance"})",
        R"({"do":"sample","seat":"chance"})",
        R"({"do":"roll","show":{"seat":"spectator"}})",
        R"({"do":"check","seat":1,"action":"bid 3"})",
        R"({"do":"check","seat":"chance","action":"bid 3"})",
        R"({"do":"notation","action":"bid 3"})",
        R"({"do":"play","seat":1,"action":{"kind":"bid","card":3}})",
        R"({"do":"undo"})",
        R"({"do":"play","actions":[{"seat":1,"action":"bid 3"}],"run":true,"show":{"seat":2}})",
        R"({"do":"take_back","seat":1})",
        R"({"do":"run"})",
        R"({"do":"view","seat":2})",
        R"({"do":"view","seat":"spectator"})",
        R"({"do":"draw"})",
        R"({"do":"determinize","seat":1})",
        R"({"do":"standings"})",
        R"({"do":"ruleset"})",
        R"({"do":"state"})",
        R"({"do":"record","id":"x"})",
        R"({"do":"moves"})",
        R"({"do":"ask","question":"points","seat":1,"with":{"times":2}})"})
    check_answer(line, engine);
  check_answer(compact({{"do", "load"}, {"state", parse_json(engine.answer(R"({"do":"state"})")).value().at("state")}}),
               engine);
  // No bot plays the toy.
  Engine known(find_game("goofspiel"));
  for (const char* line : {R"({"do":"new","setup":{"seats":[{"player":"human"},{"player":"human"}]}})",
                           R"({"do":"roll"})", R"({"do":"hint","seat":1,"bot":"random","iterations":1})"})
    check_answer(line, known);
  const auto check_error = [&](const std::string& line) {
    const json::value answer = parse_json(engine.answer(line)).value();
    CAPTURE(compact(answer));
    REQUIRE(answer.as_object().contains("error"));
    CHECK(flaw_by_schema(schema("answer.json").at("$defs").at("error"), answer).empty());
  };
  check_error("nonsense");
  check_error(R"({"do":"play","seat":1,"action":"prize 1","id":[]})");
  check_answer(R"({"do":"quit"})", engine);

  const json::value help = parse_json(Engine().answer(R"({"do":"help"})")).value();
  for (const json::value& request : help.at("requests").as_array()) {
    CAPTURE(request.at("do").as_string());
    CHECK(std::find(sent.begin(), sent.end(), std::string(request.at("do").as_string())) != sent.end());
  }
}

TEST_CASE("schema: what does not fit is found") {
  const json::value& action = schema("goofspiel.action.json");
  CHECK(flaw_by_schema(action, {{"kind", "bid"}, {"card", 3}}).empty());
  for (const json::value& wrong : std::vector<json::value>{{{"kind", "bid"}},
                                                           {{"kind", "bid"}, {"card", 14}},
                                                           {{"kind", "bid"}, {"card", 0}},
                                                           {{"kind", "bid"}, {"card", "3"}},
                                                           {{"kind", "bid"}, {"card", 3}, {"prize", 3}},
                                                           {{"kind", "pass"}, {"card", 3}},
                                                           json::array()})
    CHECK_FALSE(flaw_by_schema(action, wrong).empty());
  json::value state = state_json(*find_game("goofspiel")->start(*find_game("goofspiel")->ruleset("standard"), 2));
  REQUIRE(flaw_by_schema(schema("goofspiel.state.json"), state).empty());
  state.at("prizes").as_array().push_back(state.at("prizes").at(0));
  CHECK(flaw_by_schema(schema("goofspiel.state.json"), state).find("unique") != std::string::npos);
}

TEST_CASE("schema: no field of a game takes a name the protocol uses beside it") {
  for (const AnyGame* game : all_games()) {
    CAPTURE(game->info().id);
    CHECK_FALSE(has_field(of_game(*game, "event"), "words"));
    CHECK_FALSE(has_field(of_game(*game, "ruleset"), "base"));
    for (const OptionInfo& info : game->options()) CHECK_FALSE(info.name == "player");
  }
}
