#include "protocol/record_json.hpp"

#include <doctest/doctest.h>

#include <fstream>
#include <sstream>

#include "core/testing/source_dir.hpp"
#include "games/all_games.hpp"
#include "protocol/json.hpp"
#include "protocol/messages.hpp"
#include "protocol/tests/random_games.hpp"

using namespace oligopoly;
using namespace oligopoly::protocol;
using namespace oligopoly::protocol::testing;

namespace {

/// A short record of goofspiel to spoil.
json::value record_with_steps() {
  Session session = start_session(*make_setup(*find_game("goofspiel"), "", {{"cards", "4"}}, {"human", "human"}));
  for (const auto& [actor, line] : {std::pair{kChance, "prize 3"}, {Seat{0}, "bid 1"}, {Seat{1}, "bid 2"}})
    REQUIRE(session.apply(actor, session.position().game().read_notation(session.position().rules(), line).action));
  return record_json(session.record());
}

json::value& at(json::value& value, const std::string& pointer) {
  json::error_code failure;
  json::value* found = value.find_pointer(pointer, failure);
  REQUIRE(found != nullptr);
  return *found;
}

Error refusal_of(const json::value& value) {
  const auto record = read_record(compact(value));
  REQUIRE_FALSE(record);
  return record.error();
}

/// A record kept from an earlier version of the program.
std::string kept_record(const std::string& name) {
  std::ifstream in(oligopoly::testing::source_dir() / "protocol/tests/records" / name);
  std::ostringstream text;
  text << in.rdbuf();
  return text.str();
}

}  // namespace

TEST_CASE("record: rules that have changed since still replay what was played by them, every hash") {
  for (const std::string name : {"lake-version-1.json", "smartphone-standard-1.json"}) {
    CAPTURE(name);
    const auto record = read_record(kept_record(name));
    REQUIRE(record);
    CHECK(record->rules_version == 1);
    CHECK(record->ruleset_version == 1);
    CHECK_FALSE(record->is_custom);
    std::optional<Difference> difference;
    const Session session = Session::replay(*record, difference);
    CHECK_FALSE(difference);
    CHECK(session.position().is_over());
    // Written again it is a record of this program that says the same.
    const auto again = read_record(compact(record_json(session.record())));
    REQUIRE(again);
    CHECK(record_json(*again) == record_json(*record));
  }
}

TEST_CASE("record: an old record that was tampered with is noticed as ever") {
  json::value record = parse_json(kept_record("lake-version-1.json")).value();
  at(record, "/steps/7/hash") = "0123456789abcdef";
  std::optional<Difference> difference;
  Session::replay(*read_record(compact(record)), difference);
  REQUIRE(difference);
  CHECK(difference->step == 8);
  at(record, "/rules_version") = 2;
  CHECK(refusal_of(record).name == "rules_version_unknown");
  at(record, "/rules_version") = 1;
  at(record, "/ruleset_version") = 2;
  CHECK(refusal_of(record).name == "rules_version_unknown");
}

TEST_CASE("record: what it holds") {
  json::value record = record_with_steps();
  CHECK(at(record, "/format") == "oligopoly-record");
  CHECK(at(record, "/version") == 1);
  CHECK(at(record, "/game") == "goofspiel");
  CHECK(at(record, "/rules_version") == 1);
  CHECK(at(record, "/ruleset") == "standard");
  CHECK(at(record, "/options/cards") == 4);
  CHECK(at(record, "/steps/0/actor") == "chance");
  CHECK(at(record, "/steps/0/reveals") == true);
  CHECK(at(record, "/steps/1/actor") == 1);
  CHECK(at(record, "/steps/1/notation") == "bid 1");
  CHECK(at(record, "/steps/1/action") == json::value{{"kind", "bid"}, {"card", 1}});
  CHECK(at(record, "/steps/1/reveals") == false);
}

TEST_CASE("record: a custom ruleset is in it in full, and is read back") {
  const auto setup = read_setup(parse_json(R"({"game":"goofspiel","ruleset":{"custom":{"base":"standard","cards":7}},
                                               "seats":[{"player":"human"},{"player":"human"}]})")
                                    .value());
  REQUIRE(setup);
  json::value record = record_json(play_random(*setup, 1).record());
  CHECK(at(record, "/ruleset/custom/base") == "standard");
  CHECK(at(record, "/ruleset/custom/cards") == 7);
  const auto read = read_record(compact(record));
  REQUIRE(read);
  CHECK(read->is_custom);
  CHECK(record_json(*read) == record);
}

TEST_CASE("record: other formats, versions and rules get a clear error") {
  json::value record = record_with_steps();
  at(record, "/rules_version") = 2;
  CHECK(refusal_of(record).name == "rules_version_unknown");
  CHECK(refusal_of(record).path == "rules_version");
  CHECK(refusal_of(record).message(Lang::En) == "recorded under rules version 2; this program plays version 1");
  at(record, "/version") = 9;
  CHECK(refusal_of(record).name == "record_version_unknown");
  CHECK(refusal_of(record).path == "version");
  at(record, "/format") = "chess";
  CHECK(refusal_of(record).name == "format_unknown");
  CHECK(read_record("[]").error().name == "not_an_object");
  CHECK(read_record("{\"format\":").error().name == "not_json");
}

TEST_CASE("record: players may have names of their own, for it may come from elsewhere") {
  json::value record = record_with_steps();
  at(record, "/seats/0/player") = "Ada";
  const auto read = read_record(compact(record));
  REQUIRE(read);
  CHECK(read->players == std::vector<std::string>{"Ada", "human"});
  at(record, "/seats/0/player") = "";
  CHECK(refusal_of(record).name == "bad_player");
}

TEST_CASE("record: every refusal names its place") {
  struct Case {
    std::string pointer;
    json::value put;
    std::string name, path;
  };
  for (const Case& c : std::vector<Case>{
           {"/game", "chess", "unknown_name", "game"},
           {"/ruleset_version", 5, "ruleset_version_unknown", "ruleset_version"},
           {"/options/cards", 14, "out_of_range", "options.cards"},
           {"/seats/1/player", 5, "not_text", "seats[1].player"},
           {"/start_hash", "xyz", "not_a_hash", "start_hash"},
           {"/steps", 5, "not_an_array", "steps"},
           {"/steps/1", 5, "not_an_object", "steps[1]"},
           {"/steps/1/actor", 9, "out_of_range", "steps[1].actor"},
           {"/steps/1/actor", "someone", "unknown_name", "steps[1].actor"},
           {"/steps/1/action", "bid 1", "not_an_object", "steps[1].action"},
           {"/steps/1/action/kind", "pass", "unknown_name", "steps[1].action.kind"},
           {"/steps/1/action/card", 14, "out_of_range", "steps[1].action.card"},
           {"/steps/1/notation", 14, "not_text", "steps[1].notation"},
           {"/steps/2/hash", "", "not_a_hash", "steps[2].hash"},
           {"/steps/2/reveals", 1, "not_a_boolean", "steps[2].reveals"},
       }) {
    CAPTURE(c.pointer);
    json::value record = record_with_steps();
    at(record, c.pointer) = c.put;
    const Error error = refusal_of(record);
    CHECK(error.name == c.name);
    CHECK(error.path == c.path);
  }
}

TEST_CASE("record: what is missing or too much is named") {
  for (const std::string_view key : {"format", "version", "game", "rules_version", "seats", "start_hash", "steps"}) {
    CAPTURE(key);
    json::value record = record_with_steps();
    record.get_object().erase(key);
    const Error error = refusal_of(record);
    CHECK(error.name == "field_missing");
    CHECK(error.message(Lang::En).find(key) != std::string_view::npos);
  }
  for (const std::string_view key : {"actor", "action", "hash"}) {
    CAPTURE(key);
    json::value record = record_with_steps();
    at(record, "/steps/0").get_object().erase(key);
    CHECK(refusal_of(record).name == "field_missing");
    CHECK(refusal_of(record).path == "steps[0]");
  }
  json::value record = record_with_steps();
  record.get_object()["comment"] = "well played";
  CHECK(refusal_of(record).name == "field_unknown");
}

TEST_CASE("record: a first position that breaks the game's laws, or is of another table, is refused") {
  json::value record = record_with_steps();
  const auto state = [](const char* text) { return parse_json(text).value(); };
  record.get_object()["start"] = state(R"({"players":[{"hand":[1],"points":0},{"hand":[2,3],"points":0}],
                                           "prizes":[1],"prize":0,"bids":[0,0]})");
  CHECK(refusal_of(record).name == "bad_state");
  CHECK(refusal_of(record).path == "start");
  record.get_object()["start"] = state(R"({"players":[{"hand":[1],"points":0},{"hand":[2],"points":0},
                                           {"hand":[2],"points":0}],"prizes":[1],"prize":0,"bids":[0,0,0]})");
  CHECK(refusal_of(record).name == "wrong_seats");
  CHECK(refusal_of(record).message(Lang::En) == "the state has 3 seats, the table has 2");
}
