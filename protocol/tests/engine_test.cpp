#include "protocol/engine.hpp"

#include <doctest/doctest.h>

#include "games/all_games.hpp"
#include "protocol/json.hpp"
#include "protocol/messages.hpp"
#include "protocol/record_json.hpp"
#include "protocol/requests.hpp"
#include "protocol/tests/random_games.hpp"
#include "protocol/tests/toy.hpp"

using namespace oligopoly;
using namespace oligopoly::protocol;
using namespace oligopoly::protocol::testing;

namespace {

/// An engine spoken to in JSON.
class Dialogue {
 public:
  explicit Dialogue(const AnyGame& game = *find_game("goofspiel")) : engine(&game) {}

  json::object ask(const std::string& line) { return parse_json(engine.answer_line(line)).value().get_object(); }
  json::object send(const json::value& request) { return ask(compact(request)); }
  /// Requires an error; its name and path.
  std::string error(const std::string& line) {
    const json::object answer = ask(line);
    CAPTURE(line);
    REQUIRE(answer.contains("error"));
    const json::object& error = answer.at("error").as_object();
    REQUIRE_FALSE(error.at("message").as_string().empty());
    return std::string(error.at("name").as_string()) +
           (error.contains("path") ? " at " + std::string(error.at("path").as_string()) : "");
  }
  void start(int cards = 4) {
    REQUIRE_FALSE(ask(R"({"do":"new","seed":1,"setup":{"options":{"cards":)" + std::to_string(cards) +
                      R"(},"seats":[{"player":"human"},{"player":"human"}]}})")
                      .contains("error"));
  }
  json::value hash() { return ask(R"({"do":"position"})").at("hash"); }

  Engine engine;
};

}  // namespace

TEST_CASE("engine: a game by dialogue, in JSON or in notation") {
  Dialogue d;
  d.start();
  json::object answer = d.ask(R"({"do":"play","seat":"chance","action":"prize 3"})");
  CHECK(answer.at("step") == 1);
  CHECK(answer.at("to_act") == json::array{1, 2});
  CHECK(answer.at("moves").at(0).at("events").at(0).at("words") == "The prize is 3.");
  CHECK(answer.at("moves").at(0).at("events").at(0).at("rule") == "G2.1");
  answer =
      d.ask(R"({"do":"play","actions":[{"seat":1,"action":{"kind":"bid","card":2}},{"seat":2,"action":"bid 4"}]})");
  CHECK(answer.at("step") == 3);
  CHECK(answer.at("moves").as_array().size() == 2);
  CHECK(answer.at("moves").at(1).at("events").as_array().size() == 3);
  CHECK(d.ask(R"({"do":"standings"})").at("standings").at(1) == json::value{{"seat", 2}, {"score", 3}, {"place", 1}});
}

TEST_CASE("engine: an id is echoed, with answers and with errors; words come in the language asked for") {
  Dialogue d;
  CHECK(d.ask(R"({"do":"help","id":7})").at("id") == 7);
  CHECK(d.ask(R"({"do":"dance","id":"a"})").at("id") == "a");
  CHECK(d.ask(R"({"do":"position","lang":"zh-Hans"})").at("error").at("message") == "还没有对局：请先发送 new 或 load");
  CHECK(d.ask(R"({"do":"position","lang":"zh-Hant"})").at("error").at("message") == "還沒有對局：請先傳送 new 或 load");
  CHECK(d.error(R"({"do":"position","lang":"fr"})") == "unknown_name at lang");
}

TEST_CASE("engine: an id comes back exactly as it was written") {
  Engine engine(find_game("goofspiel"));
  for (const std::string id :
       {"1e400", "-1e400", "1.0", "-0", "12345678901234567890", "123456789012345678901", "0.1E+2", "null", "true",
        R"("")", R"("\u0041\n\"}],\\")", R"("冬")", "[]", R"([1, {"id": 1e999}])", R"({"id": "}", "a": [{}, "\""]})"}) {
    CAPTURE(id);
    const std::string begin = R"({"id":)" + id + ",";
    CHECK(engine.answer(R"({"do":"position","id":)" + id + "}").starts_with(begin + R"("error":{)"));
    CHECK(engine.answer(R"( { "id" : )" + id + R"(  , "do":"help" } )").starts_with(begin + R"("protocol":)"));
  }
}

TEST_CASE("engine: the id is that of the request itself, and of two the last") {
  Engine engine(find_game("goofspiel"));
  CHECK(engine.answer(R"({"do":"id"})").starts_with(R"({"error":)"));
  CHECK(engine.answer(R"({"do":"dance","with":{"id":1}})").starts_with(R"({"error":)"));
  CHECK(engine.answer(R"({"do":"help","id":1,"id":2})").starts_with(R"({"id":2,)"));
  CHECK(engine.answer(R"({"do":"help","\u0069d":3})").starts_with(R"({"id":3,)"));
  CHECK(engine.answer(R"(["id",1])").starts_with(R"({"error":)"));
}

TEST_CASE("engine: a player nobody knows is refused by name, with those who can sit") {
  Dialogue d(*find_game("smartphone"));
  const auto begin = [](const std::string& player) {
    return R"({"do":"new","setup":{"seats":[{"player":"human"},{"player":")" + player + R"("}]}})";
  };
  CHECK(d.error(begin("wizard")) == "unknown_player at setup.seats[1].player");
  CHECK(d.ask(begin("wizard")).at("error").at("message") ==
        "smartphone has no player “wizard”; choose one of: human, random, apprentice, manager, tycoon, magnate, "
        "discounter, inventor, globetrotter, steve");
  CHECK(d.error(begin("tycoon@500")) == "unknown_player at setup.seats[1].player");
  for (const char* known : {"human", "inventor", "greedy", "steve"}) CHECK_FALSE(d.ask(begin(known)).contains("error"));
  Dialogue other;
  CHECK(other.error(begin("inventor")) == "unknown_player at setup.seats[1].player");
}

TEST_CASE("engine: malformed requests are refused by name and place") {
  Dialogue d;
  CHECK(d.error("") == "not_json");
  CHECK(d.error("{\"do\":\"help\"} x") == "not_json");
  CHECK(d.error("{\"do\":\"\xff\"}") == "not_json");
  CHECK(d.error(std::string(40, '[')) == "too_deep");
  CHECK(d.error(std::string(Engine::kLongestLine + 1, ' ')) == "line_too_long");
  CHECK(d.error("[]") == "not_an_object");
  CHECK(d.error("{}") == "field_missing");
  CHECK(d.error(R"({"do":7})") == "not_text at do");
  CHECK(d.error(R"({"do":"dance"})") == "unknown_name at do");
  CHECK(d.error(R"({"do":"help","seat":1})") == "field_unknown");
  CHECK(d.error(R"({"do":"actions","seat":1})") == "no_game");
  CHECK(d.error(R"({"do":"new"})") == "field_missing");
  CHECK(d.error(R"({"do":"new","setup":{}})") == "field_missing at setup");
  CHECK(d.error(R"({"do":"new","setup":{"game":"chess"}})") == "other_game at setup.game");
  CHECK(d.error(R"({"do":"new","seed":-1,"setup":{"seats":[{"player":"human"},{"player":"human"}]}})") ==
        "out_of_range at seed");
}

TEST_CASE("engine: requests about seats and actions that do not exist") {
  Dialogue d;
  d.start();
  CHECK(d.error(R"({"do":"actions"})") == "field_missing");
  CHECK(d.error(R"({"do":"actions","seat":3})") == "seat_unknown at seat");
  CHECK(d.error(R"({"do":"actions","seat":9})") == "out_of_range at seat");
  CHECK(d.error(R"({"do":"actions","seat":"spectator"})") == "seat_unknown at seat");
  CHECK(d.error(R"({"do":"view","seat":"chance"})") == "seat_unknown at seat");
  CHECK(d.error(R"({"do":"sample","seat":1})") == "not_your_turn at seat");
  CHECK(d.error(R"({"do":"check","seat":1})") == "field_missing");
  CHECK(d.error(R"({"do":"check","seat":1,"action":"dance"})") == "not_notation at action");
  CHECK(d.error(R"({"do":"check","seat":1,"action":{"kind":"bid"}})") == "field_missing at action");
  CHECK(d.error(R"({"do":"check","seat":1,"action":{"kind":"bid","card":99}})") == "out_of_range at action.card");
  CHECK(d.error(R"({"do":"play"})") == "action_or_actions");
  CHECK(d.error(R"({"do":"play","seat":1,"actions":[]})") == "action_or_actions");
  CHECK(d.error(R"({"do":"play","actions":[7]})") == "not_an_object at actions[0]");
  CHECK(d.error(R"({"do":"play","actions":[{"seat":1}]})") == "field_missing at actions[0]");
  CHECK(d.error(R"({"do":"play","actions":[{"seat":1,"action":"bid 1","why":""}]})") == "field_unknown at actions[0]");
  CHECK(d.error(R"({"do":"undo","to":-1})") == "out_of_range at to");
  CHECK(d.error(R"({"do":"undo"})") == "nothing_to_undo");
  CHECK(d.error(R"({"do":"take_back","seat":1})") == "nothing_to_undo");
  CHECK(d.error(R"({"do":"ask","question":"why"})") == "no_such_question at question");
  CHECK(d.error(R"({"do":"ask","question":7})") == "not_text at question");
}

TEST_CASE("engine: of several actions either all are played or none") {
  Dialogue d;
  d.start();
  const json::value before = d.hash();
  CHECK(d.error(R"({"do":"play","actions":[{"seat":"chance","action":"prize 3"},{"seat":1,"action":"bid 1"},
                    {"seat":1,"action":"bid 2"}]})") == "already_bid at actions[2]");
  CHECK(d.hash() == before);
  CHECK(d.ask(R"({"do":"position"})").at("step") == 0);
}

TEST_CASE("engine: check says why not, with the paragraph") {
  Dialogue d;
  d.start();
  d.ask(R"({"do":"play","actions":[{"seat":"chance","action":"prize 3"},{"seat":1,"action":"bid 1"}]})");
  CHECK(d.ask(R"({"do":"check","seat":2,"action":"bid 1"})").at("allowed") == true);
  const json::object no = d.ask(R"({"do":"check","seat":1,"action":"bid 2"})");
  CHECK(no.at("allowed") == false);
  CHECK(no.at("reason").at("name") == "already_bid");
  CHECK(no.at("reason").at("rule") == "G3.1");
}

TEST_CASE("engine: a refused load or new leaves the game as it was") {
  Dialogue d;
  d.start();
  d.ask(R"({"do":"play","seat":"chance","action":"prize 3"})");
  const json::value before = d.hash();
  CHECK(d.error(R"({"do":"new","setup":{"seats":[]}})") == "wrong_length at setup.seats");
  CHECK(d.error(R"({"do":"load"})") == "state_or_record");
  CHECK(d.error(R"({"do":"load","state":{}})") == "field_missing at state");
  CHECK(d.error(R"({"do":"load","record":{}})") == "field_missing at record");
  json::object record = d.ask(R"({"do":"record"})").at("record").as_object();
  record["steps"].at(0).at("hash") = "0000000000000000";
  CHECK(d.error(compact({{"do", "load"}, {"record", record}})) == "hash_differs at record.steps[0]");
  record["steps"].at(0).at("action").at("prize") = 9;
  CHECK(d.error(compact({{"do", "load"}, {"record", record}})) == "prize_gone at record.steps[0]");
  CHECK(d.hash() == before);
}

TEST_CASE("engine: chance depends on the seed only, not on what else was asked") {
  const auto play = [](int seed, bool asks) {
    Dialogue d;
    const json::value seats = {{{"player", "human"}}, {{"player", "human"}}};
    d.send(json::value{{"do", "new"}, {"seed", seed}, {"setup", {{"seats", seats}}}});
    if (asks) d.ask(R"({"do":"sample","seat":"chance"})");
    if (asks) d.ask(R"({"do":"determinize","seat":1})");
    return std::string(d.ask(R"({"do":"roll"})").at("hash").as_string());
  };
  CHECK(play(5, false) == play(5, true));
  CHECK_FALSE(play(5, false) == play(6, false));
}

TEST_CASE("engine: undo and take back stop at what was revealed") {
  Dialogue d;
  d.start();
  d.ask(R"({"do":"roll"})");
  const json::value rolled = d.hash();
  d.ask(R"({"do":"play","seat":1,"action":"bid 1"})");
  CHECK(d.ask(R"({"do":"undo"})").at("hash") == rolled);
  CHECK(d.error(R"({"do":"undo"})") == "nothing_to_undo");
  CHECK(d.error(R"({"do":"undo","to":0})") == "already_revealed");
  d.ask(R"({"do":"play","seat":1,"action":"bid 1"})");
  CHECK(d.ask(R"({"do":"take_back","seat":1})").at("to_act") == json::array{1, 2});
  CHECK(d.ask(R"({"do":"undo","to":1})").at("error").at("name") == "nothing_to_undo");
}

TEST_CASE("engine: a loaded state is where the game begins: undo and record know it") {
  Dialogue one, two;
  one.start(5);
  one.ask(R"({"do":"roll"})");
  one.ask(R"({"do":"play","seat":1,"action":"bid 1"})");
  const json::value state = one.ask(R"({"do":"state"})").at("state");

  CHECK(two.error(compact({{"do", "load"}, {"state", state}})) == "field_missing");
  two.start(5);
  CHECK(two.send(json::value{{"do", "load"}, {"state", state}}).at("hash") == one.hash());
  const json::object after = two.ask(R"({"do":"play","seat":2,"action":"bid 2"})");
  CHECK(after.at("step") == 1);
  CHECK(after.at("hash") == one.ask(R"({"do":"play","seat":2,"action":"bid 2"})").at("hash"));

  const json::value record = two.ask(R"({"do":"record"})").at("record");
  CHECK(record.at("start") == state);
  Dialogue three;
  CHECK(three.send(json::value{{"do", "load"}, {"record", record}}).at("hash") == two.hash());
  CHECK(three.send(json::value{{"do", "load"}, {"record", record}, {"to", 0}}).at("step") == 0);
  CHECK(three.error(compact({{"do", "load"}, {"record", record}, {"to", 2}})) == "out_of_range at to");
}

TEST_CASE("engine: a state brings its own setup") {
  Dialogue one, two;
  one.start(5);
  const json::value state = one.ask(R"({"do":"state"})").at("state");
  const json::value setup =
      parse_json(R"({"options":{"cards":5},"seats":[{"player":"human"},{"player":"human"}]})").value();
  CHECK(two.send(json::value{{"do", "load"}, {"state", state}, {"setup", setup}}).at("hash") == one.hash());
}

TEST_CASE("engine: plays every game of the catalogue to its end from lists and samples") {
  for (const Setup& setup : all_setups()) {
    Dialogue d(setup.game());
    json::object answer = d.send(json::value{{"do", "new"}, {"setup", setup_json(setup)}, {"seed", 3}});
    int steps = 0;
    while (!answer.at("over").as_bool()) {
      REQUIRE(++steps < 10'000);
      const json::value seat = answer.at("to_act").at(0);
      if (seat == "chance") {
        answer = d.ask(R"({"do":"roll"})");
        continue;
      }
      json::object choice = d.send(json::value{{"do", "sample"}, {"seat", seat}});
      const bool in_notation = steps % 2 == 0;
      answer = d.send(
          json::value{{"do", "play"}, {"seat", seat}, {"action", choice.at(in_notation ? "notation" : "action")}});
      REQUIRE_FALSE(answer.contains("error"));
    }
    const json::value record = d.ask(R"({"do":"record"})").at("record");
    Dialogue again(setup.game());
    if (compact(record).size() < Engine::kLongestLine - 100)
      CHECK(again.send(json::value{{"do", "load"}, {"record", record}}).at("hash") == answer.at("hash"));
  }
}

TEST_CASE("engine: lists what may be done, in both ways of writing it") {
  Dialogue d;
  d.start();
  d.ask(R"({"do":"play","seat":"chance","action":"prize 3"})");
  const json::object legal = d.ask(R"({"do":"actions","seat":1})");
  CHECK(legal.at("listable") == true);
  CHECK(legal.at("actions").as_array().size() == 4);
  CHECK(legal.at("actions").at(0) == json::value{{"action", {{"kind", "bid"}, {"card", 1}}}, {"notation", "bid 1"}});
  CHECK(d.ask(R"({"do":"actions","seat":"chance"})").at("actions").as_array().empty());
  CHECK(d.ask(R"({"do":"notation","action":{"kind":"bid","card":2}})").at("notation") == "bid 2");
}

TEST_CASE("engine: where offers are too many for a list, all else is listed") {
  Dialogue d(*find_game("lake"));
  d.ask(R"({"do":"new","setup":{"seats":[{"player":"human"},{"player":"human"}]}})");
  for (const std::string line : {"propose tax+ tariff+ finance+", "vote tax+"})
    d.ask(R"({"do":"play","seat":1,"action":")" + line + "\"}");
  d.ask(R"({"do":"play","seat":2,"action":"vote tax+"})");
  const json::object legal = d.ask(R"({"do":"actions","seat":1})");
  CHECK(legal.at("listable") == false);
  CHECK(legal.at("actions").as_array().size() > 3);
  for (const json::value& one : legal.at("actions").as_array())
    CHECK(one.at("notation").as_string().starts_with("income"));
}

TEST_CASE("engine: questions of a game reach it, and its refusals come back with their place") {
  Dialogue d(toy_game());
  d.ask(R"({"do":"new","setup":{"seats":[{"player":"human"},{"player":"human"}]}})");
  CHECK(d.ask(R"({"do":"ask","question":"points","seat":1,"with":{"times":3}})").at("answer") == 0);
  CHECK(d.error(R"({"do":"ask","question":"points","seat":1})") == "field_missing at with");
  CHECK(d.error(R"({"do":"ask","question":"points","seat":1,"with":{"times":0}})") == "out_of_range at with.times");
  CHECK(d.error(R"({"do":"ask","question":"points"})") == "no_such_question at question");
}

TEST_CASE("engine: help names every request; after quit there is no answer but that") {
  Dialogue d;
  const json::object help = d.ask(R"({"do":"help"})");
  CHECK(help.at("protocol") == kProtocolVersion);
  CHECK(help.at("requests").as_array().size() == std::variant_size_v<Request>);
  CHECK_FALSE(d.engine.is_closed());
  CHECK(d.ask(R"({"do":"quit"})").at("closed") == true);
  CHECK(d.engine.is_closed());
  CHECK(d.error(R"({"do":"help"})") == "closed");
}

TEST_CASE("engine: one round trip plays, lets the bots answer and shows the next position") {
  Dialogue d;
  d.ask(R"({"do":"new","seed":1,"setup":{"seats":[{"player":"human"},{"player":"random"},{"player":"human"}]}})");
  json::object answer = d.ask(R"({"do":"run","show":{"seat":1}})");
  CHECK(answer.at("moves").as_array().size() == 2);
  CHECK(answer.at("position").at("waits_for") == json::array{1, 3});
  CHECK(answer.at("position").at("actions").as_array().size() == 13);
  CHECK(answer.at("position").at("players").at(1) == "random");
  CHECK_FALSE(answer.contains("record"));
  answer =
      d.ask(R"({"do":"play","seat":1,"action":"bid 5","run":true,"show":{"seat":1,"hand_on":true,"record":true}})");
  CHECK(answer.at("moves").at(0).at("seat") == 1);
  CHECK(answer.at("position").at("seat") == 3);
  CHECK(answer.at("record").at("steps").as_array().size() == answer.at("step"));
  // The bot has bid already, so both answers and the next prize come with the last bid.
  answer = d.ask(R"({"do":"play","seat":3,"action":"bid 5","run":true,"show":{"seat":3}})");
  CHECK(answer.at("moves").as_array().size() == 3);
  CHECK(answer.at("position").at("seat") == 3);
}

TEST_CASE("engine: every move can be told with the position it led to, as the seat itself saw it") {
  for (const AnyGame* game : all_games()) {
    CAPTURE(game->info().id);
    Dialogue d(*game);
    d.ask(R"({"do":"new","seed":1,"setup":{"seats":[{"player":"human"},{"player":"manager"},{"player":"manager"}]}})");
    for (int turn = 0; turn < 12; ++turn) {
      const json::object answer = d.ask(R"({"do":"run","show":{"seat":1,"hand_on":true,"each":true}})");
      REQUIRE(answer.contains("moves"));
      int step = 0;
      for (const json::value& move : answer.at("moves").as_array()) {
        const json::value& position = move.at("position");
        step = json::value_to<int>(position.at("step"));
        const json::object then = d.send({{"do", "position"}, {"step", step}, {"show", {{"seat", 1}}}});
        const json::value& past = then.at("position");
        for (const char* same : {"to_act", "over"}) CHECK(position.at(same) == then.at(same));
        CHECK(position.at("actions").as_array().empty());
        CHECK(position.at("seat") == 1);
        CHECK(position.at("players").at(1) == "manager");
        for (const char* same : {"view", "standings", "names", "boundary"}) CHECK(position.at(same) == past.at(same));
        CHECK(position.as_object().contains("preview") == past.as_object().contains("preview"));
        if (past.as_object().contains("preview")) CHECK(position.at("preview") == past.at("preview"));
      }
      if (step > 0) CHECK(answer.at("step") == step);
      if (answer.at("over").as_bool()) break;
      const json::value mine = d.ask(R"({"do":"hint","seat":1,"bot":"random"})").at("action");
      const json::object played = d.send({{"do", "play"}, {"seat", 1}, {"action", mine}, {"show", {{"seat", 1}}}});
      CHECK_FALSE(played.at("moves").at(0).as_object().contains("position"));
    }
  }
}

TEST_CASE("engine: what is still sealed is in no position that leads up to it") {
  Dialogue d;
  d.ask(R"({"do":"new","seed":1,"setup":{"seats":[{"player":"human"},{"player":"manager"}]}})");
  const json::object first = d.ask(R"({"do":"run","show":{"seat":1,"each":true}})");
  const json::value& sealed = first.at("moves").at(1).at("position").at("view");
  CHECK(sealed.at("sealed") == json::array{2});
  CHECK(sealed.at("own_bid") == 0);
  // As whoever bid it saw it, it is there: each seat has its own.
  Dialogue other;
  other.ask(R"({"do":"new","seed":1,"setup":{"seats":[{"player":"human"},{"player":"manager"}]}})");
  const json::object theirs = other.ask(R"({"do":"run","show":{"seat":2,"each":true}})");
  CHECK(theirs.at("moves").at(1).at("position").at("view").at("own_bid") != 0);
}

TEST_CASE("engine: bots can be asked for so many moves at a time") {
  Dialogue d;
  d.ask(R"({"do":"new","seed":1,"setup":{"seats":[{"player":"manager"},{"player":"random"}]}})");
  CHECK(d.error(R"({"do":"run","steps":0})") == "out_of_range at steps");
  // The prize is turned up on the way and does not count.
  json::object answer = d.ask(R"({"do":"run","steps":1,"show":{"seat":"spectator","each":true}})");
  CHECK(answer.at("step") == 2);
  CHECK(answer.at("to_act") == json::array{2});
  CHECK(answer.at("moves").as_array().size() == 2);
  CHECK(answer.at("moves").at(1).at("position").at("view").at("sealed") == json::array{1});
  answer = d.ask(R"({"do":"run","steps":2})");
  CHECK(answer.at("step") == 5);
  answer = d.ask(R"({"do":"play","seat":2,"action":"bid 13","run":true,"steps":1})");
  CHECK(answer.at("step") == 8);
  CHECK(d.ask(R"({"do":"run"})").at("over") == true);
}

TEST_CASE("engine: whoever drives it decides for bots too") {
  Dialogue d;
  d.ask(R"({"do":"new","seed":1,"setup":{"seats":[{"player":"human"},{"player":"random"}]}})");
  d.ask(R"({"do":"roll"})");
  CHECK(d.ask(R"({"do":"play","seat":2,"action":"bid 13"})").at("to_act") == json::array{1});
}

TEST_CASE("engine: what cannot be shown changes nothing") {
  Dialogue d;
  d.start();
  d.ask(R"({"do":"roll"})");
  d.ask(R"({"do":"play","seat":1,"action":"bid 1"})");
  const json::value before = d.hash();
  for (const char* line :
       {R"({"do":"play","seat":2,"action":"bid 1","show":{"seat":3}})", R"({"do":"undo","show":{"seat":3}})",
        R"({"do":"take_back","seat":1,"show":{"seat":"chance"}})", R"({"do":"run","show":{"seat":3}})",
        R"({"do":"new","setup":{"seats":[{"player":"human"},{"player":"human"}]},"show":{"seat":3}})"})
    CHECK(d.error(line) == "seat_unknown at show.seat");
  CHECK(d.hash() == before);
}

TEST_CASE("engine: a game is shown as it stood after a step") {
  Dialogue d;
  d.start();
  d.ask(R"({"do":"roll"})");
  d.ask(R"({"do":"play","seat":1,"action":"bid 1"})");
  const json::object past = d.ask(R"({"do":"position","step":1,"show":{"seat":1}})");
  CHECK(past.at("step") == 1);
  CHECK(past.at("position").at("view").at("own_bid") == 0);
  CHECK(d.ask(R"({"do":"position","show":{"seat":1}})").at("position").at("view").at("own_bid") == 1);
  CHECK(d.ask(R"({"do":"position","step":2})").at("step") == 2);
  CHECK(d.error(R"({"do":"position","step":3})") == "out_of_range at step");
  CHECK(d.error(R"({"do":"ask","question":"x","step":3})") == "out_of_range at step");
}

TEST_CASE("engine: from what a seat may see a game can be looked at and tried out") {
  for (const Setup& setup : all_setups()) {
    CAPTURE(setup.game().info().id);
    const Session session = play_random(setup, 21);
    Session half = start_session(setup);
    for (std::size_t i = 0; i < session.record().steps.size() / 2; ++i)
      REQUIRE(half.apply(session.record().steps[i].actor, session.record().steps[i].action));
    for (const Seat seat : half.position().to_act()) {
      const Seat viewer = is_player(seat) ? seat : kSpectator;
      Engine engine;
      const json::value load = {{"do", "load"},
                                {"setup", setup_json(setup)},
                                {"view", view_json(half.position(), viewer)},
                                {"show", {{"seat", seat_json(viewer)}}}};
      const json::value answer = parse_json(engine.answer(compact(load))).value();
      CAPTURE(compact(answer));
      REQUIRE(answer.as_object().contains("position"));
      CHECK(answer.at("position").at("view") == view_json(half.position(), viewer));
      CHECK(answer.at("to_act") == seats_json(half.position().to_act()));
    }
  }
}

TEST_CASE("engine: without a game of its own it plays whichever a setup names") {
  Engine engine;
  const json::value catalogue = parse_json(engine.answer(R"({"do":"catalogue"})")).value();
  CHECK(catalogue.at("games").as_array().size() == all_games().size());
  for (const json::value& game : catalogue.at("games").as_array()) {
    const json::value seats = {{{"player", "human"}}, {{"player", "manager"}}};
    const json::value request = {
        {"do", "new"}, {"setup", {{"game", game.at("game")}, {"seats", seats}}}, {"show", {{"seat", 1}}}};
    CHECK(parse_json(engine.answer(compact(request))).value().at("position").at("game") == game.at("game"));
  }
  const json::value one = parse_json(Engine(find_game("goofspiel")).answer(R"({"do":"catalogue"})")).value();
  CHECK(one.at("games").as_array().size() == 1);
}

TEST_CASE("engine: a hint is what a bot would do, and why") {
  Dialogue d;
  d.start();
  CHECK(d.error(R"({"do":"hint","seat":1,"bot":"manager"})") == "not_your_turn at seat");
  d.ask(R"({"do":"roll"})");
  CHECK(d.error(R"({"do":"hint","seat":1,"bot":"wizard"})") == "unknown_bot at bot");
  CHECK(d.error(R"({"do":"hint","seat":"chance","bot":"manager"})") == "seat_unknown at seat");
  const json::object hint = d.ask(R"({"do":"hint","seat":1,"bot":"manager"})");
  CHECK(d.send(json::value{{"do", "check"}, {"seat", 1}, {"action", hint.at("action")}}).at("allowed") == true);
}

TEST_CASE("engine: a hint names alternatives with how much worse they seem") {
  for (const AnyGame* game : all_games())
    for (const std::string bot : {"manager", "tycoon"}) {
      CAPTURE(game->info().id);
      CAPTURE(bot);
      Dialogue d(*game);
      d.ask(R"({"do":"new","seed":1,"setup":{"seats":[{"player":"human"},{"player":"manager"}]}})");
      d.ask(R"({"do":"run"})");
      json::object request{{"do", "hint"}, {"seat", 1}, {"bot", bot}, {"iterations", 60}};
      const json::object hint = d.send(request);
      // Of the two only a tycoon may have searched.
      const bool has_searched = hint.at("unit") == "percent";
      CHECK((!has_searched || bot == "tycoon"));
      const json::array& options = hint.at("options").as_array();
      REQUIRE(options.size() > 1);
      CHECK(options.size() <= 4);
      CHECK(options.at(0).at("action") == hint.at("action"));
      CHECK(options.at(0).at("worse") == 0);
      const auto judge = make_judge(*game->ruleset(game->rulesets().front().id));
      const bool has_network = judge && judge->has_network();
      std::int64_t before = 0;
      for (const json::value& option : options) {
        // A search says its chances itself; the rest is the network's.
        CHECK(option.as_object().contains("score") == has_network);
        CHECK(option.as_object().contains("chance") == (has_network || has_searched));
        CHECK(option.at("worse").as_int64() >= before);
        before = option.at("worse").as_int64();
        const json::object judged = d.send({{"do", "check"}, {"seat", 1}, {"action", option.at("action")}});
        CHECK(judged.at("allowed") == true);
        CHECK(judged.contains("preview") == option.as_object().contains("preview"));
        if (judged.contains("preview")) CHECK(judged.at("preview") == option.at("preview"));
      }
      request["options"] = 0;
      CHECK(d.send(request).at("options").as_array().size() == 1);
      request["options"] = 21;
      CHECK(d.error(compact(request)) == "out_of_range at options");
    }
}

TEST_CASE("engine: a bot that compares nothing advises one move") {
  Dialogue d;
  d.start();
  d.ask(R"({"do":"roll"})");
  const json::object hint = d.ask(R"({"do":"hint","seat":1,"bot":"random"})");
  REQUIRE(hint.at("options").as_array().size() == 1);
  CHECK(hint.at("options").at(0).at("action") == hint.at("action"));
  CHECK(hint.at("words") == "");
  // What it leaves is known all the same.
  CHECK(hint.at("options").at(0).as_object().contains("score"));
}

TEST_CASE("engine: a hint tells points and chances in its words too, and the same whatever is hidden") {
  Dialogue d;
  d.start(9);
  d.ask(R"({"do":"roll"})");
  const std::string ask = R"({"do":"hint","seat":1,"bot":"manager","lang":"zh-Hans"})";
  const std::string open = std::string(d.ask(ask).at("words").as_string());
  CHECK(open.find("终局约 ") != std::string::npos);
  CHECK(open.find("胜算 ") != std::string::npos);
  // The other seat has bid: the hint ends a choice made at once, and cannot depend on what that was.
  d.ask(R"({"do":"play","seat":2,"action":"bid 1"})");
  const json::object low = d.ask(ask);
  d.ask(R"({"do":"take_back","seat":2})");
  d.ask(R"({"do":"play","seat":2,"action":"bid 9"})");
  CHECK(d.ask(ask) == low);
}
