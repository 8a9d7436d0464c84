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
#include "protocol/tests/typescript.hpp"

using namespace oligopoly;
using namespace oligopoly::protocol;

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

std::string of_game(const AnyGame& game, const std::string& kind) {
  return std::string(game.info().id) + "." + kind + ".json";
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

// Whether messages fit is judged by ajv, over what the program really writes: web/tests/service/schemas.test.ts.
TEST_CASE("schema: every request that help names is described, and so is its answer") {
  std::vector<std::string> described;
  for (const json::value& request : schema("request.json").at("oneOf").as_array())
    described.emplace_back(request.at("properties").at("do").at("const").as_string());
  const json::object& answers = schema("answer.json").at("$defs").as_object();
  const json::value help = parse_json(Engine().answer(R"({"do":"help"})")).value();
  std::vector<std::string> named;
  for (const json::value& request : help.at("requests").as_array()) {
    named.emplace_back(request.at("do").as_string());
    CAPTURE(named.back());
    CHECK(answers.contains(named.back()));
  }
  CHECK(described == named);
}

TEST_CASE("schema: no field of a game takes a name the protocol uses beside it") {
  for (const AnyGame* game : all_games()) {
    CAPTURE(game->info().id);
    CHECK_FALSE(has_field(of_game(*game, "event"), "words"));
    CHECK_FALSE(has_field(of_game(*game, "ruleset"), "base"));
    for (const OptionInfo& info : game->options()) CHECK_FALSE(info.name == "player");
  }
}
