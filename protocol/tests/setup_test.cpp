#include "protocol/setup.hpp"

#include <doctest/doctest.h>

#include "games/all_games.hpp"
#include "protocol/json.hpp"
#include "protocol/messages.hpp"
#include "protocol/tests/random_games.hpp"
#include "protocol/tests/toy.hpp"

using namespace oligopoly;
using namespace oligopoly::protocol;
using namespace oligopoly::protocol::testing;

namespace {

using Words = std::vector<std::pair<std::string, std::string>>;

tl::expected<Setup, Error> read(const std::string& text) { return read_setup(parse_json(text).value()); }
tl::expected<Setup, Error> read_toy(const std::string& text) {
  return read_setup(toy_game(), parse_json(text).value());
}

const ToyRuleset& rules_of(const Setup& setup) { return setup.rules->as<ToyRuleset>(); }

struct Refusal {
  std::string text;
  std::string name, path;
  /// Part of the English message: what would be right.
  std::string hint;
};

void check_refusal(const tl::expected<Setup, Error>& setup, const Refusal& expected) {
  CAPTURE(expected.text);
  REQUIRE_FALSE(setup);
  CAPTURE(setup.error().message_with_path(Lang::En));
  CHECK(setup.error().name == expected.name);
  CHECK(setup.error().path == expected.path);
  CHECK(setup.error().message(Lang::En).find(expected.hint) != std::string_view::npos);
  CHECK_FALSE(setup.error().message(Lang::ZhHans).empty());
  CHECK(setup.error().message(Lang::ZhHant).find("{") == std::string_view::npos);
}

}  // namespace

TEST_CASE("setup: a ruleset with options and players") {
  const auto setup = read(R"({"game":"goofspiel","ruleset":"standard","options":{"cards":6},
                              "seats":[{"player":"human"},{"player":"random"}]})");
  REQUIRE(setup);
  CHECK(setup->game().info().id == "goofspiel");
  CHECK(setup->ruleset == "standard");
  CHECK_FALSE(setup->is_custom);
  CHECK(setup->players == std::vector<std::string>{"human", "random"});
  CHECK(setup->rules->as<goofspiel::Ruleset>().cards == 6);
}

TEST_CASE("setup: the ruleset may be left out: then it is the game's first") {
  const auto setup = read(R"({"game":"goofspiel","seats":[{"player":"human"},{"player":"human"}]})");
  REQUIRE(setup);
  CHECK(setup->ruleset == "standard");
}

TEST_CASE("setup: options of every kind, of the table and of seats") {
  const auto setup = read_toy(R"({"ruleset":"short","ruleset_version":3,
      "options":{"cards":7,"open":true,"extras":["green","red"]},
      "seats":[{"player":"human","colour":"blue","handicap":4},{"player":"random","colour":"red"}]})");
  REQUIRE(setup);
  CHECK(setup->ruleset_version == 3);
  const ToyRuleset& rules = rules_of(*setup);
  CHECK(rules.cards == 7);
  CHECK(rules.is_open);
  CHECK(rules.extras == SmallSet<Colour>{Colour::Red, Colour::Green});
  CHECK(rules.colours[0] == Colour::Blue);
  CHECK(rules.colours[1] == Colour::Red);
  CHECK(rules.handicaps[0] == 4);
  CHECK_FALSE(rules.steves[0]);
}

TEST_CASE("setup: a player named like a switch of seats turns it on") {
  const auto setup = read_toy(R"({"seats":[{"player":"human"},{"player":"steve"}]})");
  REQUIRE(setup);
  CHECK(setup->rules->is_automaton(Seat{1}));
  CHECK_FALSE(setup->rules->is_automaton(Seat{0}));
}

TEST_CASE("setup: a custom ruleset changes some numbers of its base") {
  const auto setup = read_toy(R"({"ruleset":{"custom":{"base":"short","cards":9}},
                                  "seats":[{"player":"human"},{"player":"human"}]})");
  REQUIRE(setup);
  CHECK(setup->is_custom);
  CHECK(setup->ruleset == "short");
  CHECK(rules_of(*setup).cards == 9);
  CHECK(rules_of(*setup).colours[1] == Colour::Blue);
}

TEST_CASE("setup: a pack makes the ruleset a custom one") {
  const auto setup = read_toy(R"({"packs":[{"cards":5}],"seats":[{"player":"human"},{"player":"human"}]})");
  REQUIRE(setup);
  CHECK(setup->is_custom);
  CHECK(rules_of(*setup).cards == 5);
}

TEST_CASE("setup: what is written is read back the same") {
  std::vector<Setup> setups = all_setups();
  setups.push_back(*make_setup(toy_game(), "short", {{"extras", "red,green"}, {"open", "on"}},
                               {"steve:blue", "human:red:handicap=3", "random"}));
  setups.push_back(*read_toy(R"({"ruleset":{"custom":{"base":"short","cards":9}},
                                 "seats":[{"player":"human"},{"player":"steve"}]})"));
  for (const Setup& setup : setups) {
    const json::value written = setup_json(setup);
    const auto again = read_setup(setup.game(), written);
    REQUIRE_MESSAGE(again, again.error().message_with_path(Lang::En));
    CHECK(setup_json(*again) == written);
    CHECK(ruleset_json(*again->rules) == ruleset_json(*setup.rules));
    CHECK(again->is_custom == setup.is_custom);
    CHECK(again->players == setup.players);
  }
}

TEST_CASE("setup: every refusal names the place and what would be right") {
  const std::string seats = R"("seats":[{"player":"human"},{"player":"human"}])";
  for (const Refusal& refusal : std::vector<Refusal>{
           {"[]", "not_an_object", "", "object"},
           {"{}", "field_missing", "", "game"},
           {R"({"game":7})", "not_text", "game", "text"},
           {R"({"game":"chess",)" + seats + "}", "unknown_name", "game", "goofspiel"},
           {R"({"game":"goofspiel","rulset":"standard"})", "field_unknown", "", "rulset"},
           {R"({"game":"goofspiel","ruleset":"fast",)" + seats + "}", "unknown_name", "ruleset", "standard"},
           {R"({"game":"goofspiel","ruleset":7,)" + seats + "}", "not_an_object", "ruleset", ""},
           {R"({"game":"goofspiel","ruleset":{},)" + seats + "}", "field_missing", "ruleset", "custom"},
           {R"({"game":"goofspiel","ruleset":{"custom":7},)" + seats + "}", "not_an_object", "ruleset.custom", ""},
           {R"({"game":"goofspiel","ruleset":{"custom":{}},)" + seats + "}", "field_missing", "ruleset.custom", "base"},
           {R"({"game":"goofspiel","ruleset":{"custom":{"base":"x"}},)" + seats + "}", "unknown_name",
            "ruleset.custom.base", "standard"},
           {R"({"game":"goofspiel","ruleset":{"custom":{"base":"standard","cards":99}},)" + seats + "}", "out_of_range",
            "ruleset.custom.cards", "4 and 13"},
           {R"({"game":"goofspiel","ruleset":{"custom":{"base":"standard","dice":2}},)" + seats + "}", "field_unknown",
            "ruleset.custom", "dice"},
           {R"({"game":"goofspiel","ruleset_version":2,)" + seats + "}", "ruleset_version_unknown", "ruleset_version",
            "version 1 is known"},
           {R"({"game":"goofspiel","options":[],)" + seats + "}", "not_an_object", "options", ""},
           {R"({"game":"goofspiel","options":{"dice":2},)" + seats + "}", "unknown_name", "options", "cards"},
           {R"({"game":"goofspiel","options":{"cards":14},)" + seats + "}", "out_of_range", "options.cards",
            "4 and 13"},
           {R"({"game":"goofspiel","options":{"cards":"6"},)" + seats + "}", "not_a_number", "options.cards", ""},
           {R"({"game":"goofspiel"})", "field_missing", "", "seats"},
           {R"({"game":"goofspiel","seats":7})", "not_an_array", "seats", ""},
           {R"({"game":"goofspiel","seats":[{"player":"human"}]})", "wrong_length", "seats", "2 to 8"},
           {R"({"game":"goofspiel","seats":[{"player":"human"},"human"]})", "not_an_object", "seats[1]", ""},
           {R"({"game":"goofspiel","seats":[{"player":"human"},{}]})", "field_missing", "seats[1]", "player"},
           {R"({"game":"goofspiel","seats":[{"player":"human"},{"player":""}]})", "bad_player", "seats[1].player",
            "1 to 64"},
           {R"({"game":"goofspiel","seats":[{"player":"human"},{"player":"wizard"}]})", "unknown_player",
            "seats[1].player", "human, random"},
           {R"({"game":"goofspiel","seats":[{"player":"human"},{"player":"inventor"}]})", "unknown_player",
            "seats[1].player", "tycoon"},
           {R"({"game":"goofspiel","seats":[{"player":"human"},{"player":"human","colour":"red"}]})", "field_unknown",
            "seats[1]", "colour"},
           {R"({"game":"goofspiel","packs":[{"cards":5}],)" + seats + "}", "no_packs", "packs[0]", "goofspiel"},
           {R"({"game":"goofspiel","packs":{},)" + seats + "}", "not_an_array", "packs", ""},
       })
    check_refusal(read(refusal.text), refusal);
}

TEST_CASE("setup: refusals about seats, packs and what belongs to another game") {
  const std::string seats = R"("seats":[{"player":"human"},{"player":"human"}])";
  for (const Refusal& refusal : std::vector<Refusal>{
           {R"({"game":"goofspiel",)" + seats + "}", "other_game", "game", "toy"},
           {R"({"options":{"colour":"red"},)" + seats + "}", "option_of_seats", "options", "seats"},
           {R"({"options":{"open":1},)" + seats + "}", "not_a_boolean", "options.open", "true or false"},
           {R"({"options":{"extras":"red"},)" + seats + "}", "not_an_array", "options.extras", ""},
           {R"({"options":{"extras":["red","pink"]},)" + seats + "}", "unknown_name", "options.extras[1]",
            "red, blue, green"},
           {R"({"options":{"extras":["red","red"]},)" + seats + "}", "named_twice", "options.extras[1]", "red"},
           {R"({"seats":[{"player":"human","colour":"pink"},{"player":"human"}]})", "unknown_name", "seats[0].colour",
            "red, blue, green"},
           {R"({"seats":[{"player":"human","colour":0},{"player":"human"}]})", "not_text", "seats[0].colour", ""},
           {R"({"seats":[{"player":"human","handicap":10},{"player":"human"}]})", "out_of_range", "seats[0].handicap",
            "0 and 9"},
           {R"({"seats":[{"player":"human","steve":true},{"player":"human"}]})", "automaton_seat", "seats[0].player",
            "steve"},
           {R"({"seats":[{"player":"human","colour":"blue"},{"player":"human"}]})", "same_colour", "seats[1].colour",
            "1 and 2"},
           {R"({"packs":[{"cards":99}],)" + seats + "}", "out_of_range", "packs[0].cards", "4 and 13"},
           {R"({"ruleset":{"custom":{"base":"short","colours":["red"]}},)" + seats + "}", "wrong_length",
            "ruleset.custom.colours", "8 to 8"},
       })
    check_refusal(read_toy(refusal.text), refusal);
}

TEST_CASE("setup: from the words of a command line") {
  const auto setup = make_setup(toy_game(), "short", {{"cards", "8"}, {"open", "on"}, {"extras", "red,blue"}},
                                {"human:green", "steve:red:handicap=2"});
  REQUIRE(setup);
  const ToyRuleset& rules = rules_of(*setup);
  CHECK(rules.cards == 8);
  CHECK(rules.is_open);
  CHECK(rules.extras == SmallSet<Colour>{Colour::Red, Colour::Blue});
  CHECK(rules.colours[0] == Colour::Green);
  CHECK(rules.colours[1] == Colour::Red);
  CHECK(rules.handicaps[1] == 2);
  CHECK(rules.steves[1]);
  CHECK(setup->players == std::vector<std::string>{"human", "steve"});
}

TEST_CASE("setup: a limit is no part of it") {
  const auto setup = make_setup(toy_game(), "short", {}, {"human:blue", "tycoon:red@500x2"});
  REQUIRE(setup);
  CHECK(setup->players == std::vector<std::string>{"human", "tycoon"});
  CHECK(rules_of(*setup).colours[1] == Colour::Red);
}

TEST_CASE("setup: where seats have nothing to choose, a choice is refused as such") {
  check_refusal(make_setup(*find_game("goofspiel"), "", {}, {"human", "random:red"}),
                {"", "no_seat_choices", "random:red", "nothing to choose"});
}

TEST_CASE("setup: wrong words are refused by place") {
  struct Case {
    std::string ruleset;
    Words options;
    std::vector<std::string> seats;
    Refusal refusal;
  };
  const std::vector<std::string> two = {"human", "human"};
  for (const Case& c : std::vector<Case>{
           {"fast", {}, two, {"", "unknown_name", "ruleset", "standard, short"}},
           {"", {{"dice", "2"}}, two, {"", "unknown_name", "options", "cards, open, extras"}},
           {"", {{"cards", "many"}}, two, {"", "not_a_number", "options.cards", ""}},
           {"", {{"cards", "3"}}, two, {"", "out_of_range", "options.cards", "4 and 13"}},
           {"", {{"cards", "5"}, {"cards", "6"}}, two, {"", "named_twice", "options", "cards"}},
           {"", {{"open", "perhaps"}}, two, {"", "not_a_switch", "options.open", "on or off"}},
           {"", {{"extras", "red,pink"}}, two, {"", "unknown_name", "options.extras[1]", "red, blue, green"}},
           {"", {}, {"human"}, {"", "wrong_length", "seats", "2 to 3"}},
           {"", {}, {"human", "human:pink"}, {"", "unknown_name", "human:pink", "red, blue, green"}},
           {"", {}, {"human", "human:"}, {"", "unknown_name", "human:", "red, blue, green"}},
           {"", {}, {"human", "human:size=2"}, {"", "field_unknown", "human:size=2", "size"}},
           {"", {}, {"human", "human:steve=perhaps"}, {"", "not_a_switch", "human:steve=perhaps", "on or off"}},
           {"", {}, {"human", "human:red:colour=blue"}, {"", "named_twice", "human:red:colour=blue", "colour"}},
           {"", {}, {"human", "wizard"}, {"", "unknown_player", "seats[1].player", "human, random"}},
           {"", {}, {"human", "tycoon@many"}, {"", "not_a_seat", "tycoon@many", "tycoon@500x2"}},
           {"", {}, {"human", "tycoon@500:red"}, {"", "not_a_seat", "tycoon@500:red", "NAME:CHOICE"}},
           {"", {}, {"human", "human@500"}, {"", "limit_of_bots", "human@500", "only bots"}},
           {"", {}, {"human", "steve:red@500"}, {"", "limit_of_bots", "steve:red@500", "only bots"}},
           {"", {}, {"human", ":red"}, {"", "bad_player", "seats[1].player", ""}},
       })
    check_refusal(make_setup(toy_game(), c.ruleset, c.options, c.seats), c.refusal);
}
