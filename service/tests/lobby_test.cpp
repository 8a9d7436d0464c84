// How people find their seats before a game begins.
#include <doctest/doctest.h>

#include "games/all_games.hpp"
#include "protocol/messages.hpp"
#include "protocol/setup.hpp"
#include "service/creation.hpp"
#include "service/reasons.hpp"
#include "service/table.hpp"
#include "service/testing/test_service.hpp"

using namespace oligopoly;
using namespace oligopoly::service;
using namespace oligopoly::service::testing;

namespace {

/// A lobby whose log is kept, so that it can be loaded again.
struct TestLobby {
  explicit TestLobby(const std::vector<std::string>& seats, const std::string& game = "goofspiel") {
    const auto setup = protocol::make_setup(*find_game(game), "", {}, seats);
    REQUIRE(setup);
    TableHeader header;
    header.id = "0123456789abcdef";
    header.beginning = protocol::record_of(*setup);
    header.seat_tokens.resize(seats.size());
    header.host_token = hash_token("host");
    header.stand_in = "random";
    header.has_lobby = true;
    auto opened = Table::open(header, {}, dealer, now);
    REQUIRE(opened);
    CHECK(opened->log.empty());
    table.emplace(std::move(opened->table));
    header_row = header_text(table->header());
  }
  Table::Result tell(const std::string& token, const std::string& message) {
    const auto speaker = table->recognise(token);
    REQUIRE(speaker);
    const auto command = read_command(message);
    REQUIRE(command);
    auto result = table->tell(*speaker, *command, dealer, now);
    if (result && result->news) log.push_back(Table::text_of(*result->news));
    return result;
  }
  /// A refusal's name; empty if it happened.
  std::string flaw(const std::string& token, const std::string& message) {
    const auto result = tell(token, message);
    return result ? "" : result.error().name;
  }
  std::string sit(const std::string& token, const std::string& more = {}) {
    return flaw("",
                R"({"do":"sit","name":")" + token + R"(","token":")" + hex_of(hash_token(token)) + "\"" + more + "}");
  }
  std::string choose(const std::string& token, const std::string& option, const std::string& choice,
                     const std::string& more = {}) {
    return flaw(token, R"({"do":"choose","options":{")" + option + R"(":")" + choice + "\"}" + more + "}");
  }
  bool begin() {
    auto news = table->maybe_begin(dealer, now);
    if (news) log.push_back(Table::text_of(*news));
    return news.has_value();
  }
  /// Loads it from what was stored; it must be the same.
  void reload() {
    auto loaded = Table::load(header_row, log);
    REQUIRE_MESSAGE(loaded, (loaded ? "" : loaded.error().name));
    CHECK(loaded->is_begun() == table->is_begun());
    CHECK(loaded->game().hash() == table->game().hash());
    CHECK(loaded->seat_tokens() == table->seat_tokens());
    CHECK(loaded->turn() == table->turn());
    for (const Seat seat : players(table->header().seats())) CHECK(loaded->player(seat) == table->player(seat));
    table.emplace(std::move(*loaded));
  }

  Dealer dealer{system_randomness()};
  Millis now = 1'000'000;
  std::optional<Table> table;
  std::string header_row;
  std::vector<std::string> log;
};

}  // namespace

TEST_CASE("lobby: seats fill as people come, and the game begins when all of them are ready") {
  TestLobby at({"human", "human"});
  CHECK(at.table->to_act().empty());
  CHECK(at.sit("ann") == "");
  CHECK(at.flaw("ann", R"({"do":"play","action":"bid 1"})") == "not_begun");
  CHECK(at.flaw("ann", R"({"do":"ready","yes":true})") == "");
  at.reload();
  CHECK_FALSE(at.begin());
  CHECK(at.sit("ben") == "");
  CHECK(at.sit("cem") == "table_full");
  CHECK_FALSE(at.begin());
  CHECK(at.flaw("ben", R"({"do":"ready","yes":true})") == "");
  // Nothing changes between the last word and the beginning.
  CHECK(at.flaw("ann", R"({"do":"ready","yes":false})") == "begun");
  at.reload();
  CHECK(at.table->session().steps() == 0);
  CHECK(at.begin());
  CHECK(at.table->session().steps() > 0);
  at.reload();
  CHECK(at.table->seat(Seat{0}).name == "ann");
  CHECK(at.flaw("ann", R"({"do":"play","action":"bid 1"})") == "");
  CHECK(at.sit("dan") == "begun");
  at.reload();
}

TEST_CASE("lobby: a seat asked for again because no answer came is taken once") {
  TestLobby at({"human", "human"});
  CHECK(at.sit("ann") == "");
  CHECK(at.sit("ann") == "");
  CHECK(at.log.size() == 1);
  CHECK(at.table->lobby()->is_open(Seat{1}));
}

TEST_CASE("lobby: a certain seat can be wished for, if nobody has it") {
  TestLobby at({"human", "human", "random"});
  CHECK(at.sit("ann", R"(,"seat":2)") == "");
  CHECK(at.table->recognise("ann")->seat == Seat{1});
  CHECK(at.sit("ben", R"(,"seat":2)") == "seat_taken");
  CHECK(at.sit("ben", R"(,"seat":3)") == "seat_taken");
  CHECK(at.sit("ben", R"(,"seat":5)") == "seat_taken");
  CHECK(at.sit("ben") == "");
  CHECK(at.table->recognise("ben")->seat == Seat{0});
}

TEST_CASE("lobby: names are as short and plain as anywhere") {
  TestLobby at({"human", "human"});
  const auto sit = [&](const std::string& name) {
    return at.flaw("", R"({"do":"sit","token":")" + hex_of(hash_token("x")) + R"(","name":")" + name + "\"}");
  };
  CHECK(sit("") == "bad_text");
  CHECK(sit("  ") == "bad_text");
  CHECK(sit(std::string(33, 'a')) == "bad_text");
  CHECK(sit("Ann\\nBen") == "bad_text");
  CHECK(sit("Ann\\u2028Ben") == "bad_text");
  CHECK(sit("\\u202Enna") == "bad_text");
  CHECK(at.log.empty());
  CHECK(sit("小明") == "");
}

TEST_CASE("lobby: nobody takes the name of another, neither when sitting down nor later") {
  TestLobby at({"human", "human"});
  REQUIRE(at.sit("ann") == "");
  CHECK(at.flaw("", R"({"do":"sit","name":"ann","token":")" + hex_of(hash_token("ben")) + "\"}") == "name_taken");
  REQUIRE(at.sit("ben") == "");
  CHECK(at.flaw("ben", R"({"do":"name","text":"ann"})") == "name_taken");
  CHECK(at.flaw("ann", R"({"do":"name","text":"ann"})") == "");
}

TEST_CASE("lobby: the host sits with the host's own token, starts at once, and bots take the open seats") {
  TestLobby at({"human", "human", "human"});
  CHECK(at.flaw("host", R"({"do":"start"})") == "nobody_seated");
  CHECK(at.sit("host") == "");
  CHECK(at.table->recognise("host")->is_host);
  CHECK(at.table->recognise("host")->seat == Seat{0});
  CHECK(at.sit("ann") == "");
  CHECK(at.flaw("ann", R"({"do":"start"})") == "not_host");
  CHECK(at.flaw("host", R"({"do":"start"})") == "");
  CHECK(at.begin());
  at.reload();
  CHECK(at.table->player(Seat{2}) == "random");
  CHECK(at.table->bots_to_act() == SeatSet{Seat{2}});
  CHECK_FALSE(at.table->is_person(Seat{2}));
  CHECK(at.table->session().record().players[2] == "random");
}

TEST_CASE("lobby: the host gives open seats to bots and sends people away") {
  TestLobby at({"human", "human"});
  CHECK(at.sit("host") == "");
  CHECK(at.sit("ann") == "");
  CHECK(at.flaw("host", R"({"do":"assign","seat":2,"player":"random"})") == "seat_taken");
  CHECK(at.flaw("ann", R"({"do":"rise","seat":1})") == "not_host");
  CHECK(at.flaw("host", R"({"do":"rise","seat":2})") == "");
  at.reload();
  CHECK_FALSE(at.table->recognise("ann"));
  CHECK(at.flaw("host", R"({"do":"assign","seat":2,"player":"nobody"})") == "unknown_player");
  CHECK(at.flaw("host", R"({"do":"assign","seat":2,"player":"random"})") == "");
  CHECK(at.sit("ben") == "table_full");
  CHECK(at.flaw("host", R"({"do":"assign","seat":2,"player":"human"})") == "");
  CHECK(at.sit("ben") == "");
  CHECK(at.flaw("ben", R"({"do":"rise"})") == "");
  CHECK(at.table->lobby()->is_open(Seat{1}));
}

TEST_CASE("lobby: what a seat chooses is its own, and the rules say what is left for the others") {
  for (const AnyGame* game : all_games()) {
    std::string_view option;
    for (const OptionInfo& info : game->options())
      if (info.per_seat && info.kind == OptionKind::Choice) option = info.name;
    if (option.empty()) continue;
    CAPTURE(game->info().id);
    TestLobby at({"human", "human"}, std::string(game->info().id));
    const std::string name(option);
    CHECK(at.sit("ann") == "");
    CHECK(at.sit("ben") == "");
    const auto offers = [&](int seat) { return at.table->lobby()->choices(Seat{seat}).front().choices; };
    const auto all = offers(0);
    REQUIRE(all.size() >= 2);
    CHECK(at.choose("ann", name, all[1]) == "");
    CHECK(at.choose("ben", name, all[1]) != "");
    CHECK(offers(1).size() == all.size() - 1);
    CHECK(at.choose("ben", name, "no such thing") == "unknown_name");
    CHECK(at.choose("ben", name, all[0], R"(,"seat":1)") == "not_host");
    CHECK(at.choose("host", name, all[0], R"(,"seat":2)") == "not_a_bot");
    CHECK(at.choose("ben", name, all[0]) == "");
    at.reload();
    CHECK(at.flaw("ann", R"({"do":"ready","yes":true})") == "");
    CHECK(at.flaw("ben", R"({"do":"ready","yes":true})") == "");
    CHECK(at.begin());
    at.reload();
    for (const OptionInfo& info : game->options())
      if (info.name == option)
        for (const int seat : {0, 1})
          CHECK(info.choices[static_cast<std::size_t>(at.table->game().rules().option(info, Seat{seat}))] ==
                all[static_cast<std::size_t>(1 - seat)]);
  }
}

TEST_CASE("lobby: before a rematch everyone sits as before, with what they chose, and anyone may begin") {
  TestLobby at({"human", "human", "manager"}, "lake");
  REQUIRE(at.sit("ann") == "");
  REQUIRE(at.sit("ben") == "");
  REQUIRE(at.choose("ann", "civ", "france") == "");
  REQUIRE(at.choose("ben", "civ", "uk") == "");
  CHECK(at.flaw("ann", R"({"do":"start"})") == "not_host");
  for (const char* who : {"ann", "ben"}) REQUIRE(at.flaw(who, R"({"do":"ready","yes":true})") == "");
  REQUIRE(at.begin());
  const std::vector<protocol::SeatPlan> before = protocol::plans_of(at.table->session().record());
  CHECK(before[0].options.value.at("civ") == "france");

  auto again = Table::open_again(rematch_of(*at.table, system_randomness(), at.now), *at.table, at.dealer, at.now);
  REQUIRE(again);
  at.table.emplace(std::move(again->table));
  at.header_row = header_text(at.table->header());
  at.log = again->log;
  at.reload();
  CHECK(at.table->seat(Seat{0}).name == "ann");
  REQUIRE(at.choose("ben", "civ", "usa") == "");
  CHECK(at.flaw("", R"({"do":"start"})") == "not_host");
  CHECK(at.flaw("ann", R"({"do":"start"})") == "");
  REQUIRE(at.begin());
  at.reload();
  const std::vector<protocol::SeatPlan> after = protocol::plans_of(at.table->session().record());
  CHECK(after[0].options.value.at("civ") == "france");
  CHECK(after[1].options.value.at("civ") == "usa");
  CHECK(after[2].options.value == before[2].options.value);
  CHECK(after[2].player == "manager");
}

TEST_CASE("lobby: the keys of whoever sat there before are not those of the next") {
  TestLobby at({"human", "human"});
  CHECK(at.sit("ann") == "");
  CHECK(at.flaw("ann", R"({"do":"say","key":"1","text":"hello"})") == "");
  CHECK(at.flaw("ann", R"({"do":"rise","key":"2"})") == "");
  CHECK(at.sit("ben") == "");
  const auto result = at.tell("ben", R"({"do":"say","key":"1","text":"hello too"})");
  REQUIRE(result);
  CHECK(result->news);
}

// ---- over the wire ---------------------------------------------------------------------------------------------

namespace {

struct Wire {
  explicit Wire(std::uint16_t to) : port(to) {}
  json::value post(const std::string& path, const std::string& body, int status) {
    WireClient client(port);
    const auto answer = client.request("POST", path, body);
    CHECK_MESSAGE(answer.status == status, answer.body);
    return json::parse(answer.body);
  }
  std::uint16_t port;
};

std::string text_at(const json::value& value, const std::string& key) { return std::string(value.at(key).as_string()); }

}  // namespace

TEST_CASE("lobby: one link for all, from the first visitor to the end of the game, through a restart") {
  TestService service;
  Wire wire(service.port());
  const auto opened = open_goofspiel(service.port(), {"human", "human"}, R"(,"lobby":true,"watch":false)");
  CHECK(opened.tokens == std::vector<std::string>{"", ""});
  const std::string seats = "/api/tables/" + opened.id + "/seats";
  Player visitor(service.port(), opened.id, "");
  REQUIRE(text_at(visitor.welcome(), "type") == "joined");
  CHECK(visitor.welcome().at("in_lobby") == true);
  CHECK_FALSE(visitor.welcome().as_object().contains("view"));
  const json::value host = wire.post(seats, R"({"name":"Host","token":")" + opened.host + "\"}", 201);
  CHECK(host.at("seat") == 1);
  CHECK(text_at(host, "token") == opened.host);
  CHECK(text_at(wire.post(seats, R"({"name":"A","token":"short"})", 422).at("error"), "name") == "wrong_length");
  const json::value ben = wire.post(seats, R"({"name":"Ben"})", 201);
  CHECK(text_at(wire.post(seats, R"({"name":"Cem"})", 409).at("error"), "name") == "table_full");

  service.restart();
  wire.port = service.port();
  Player first(service.port(), opened.id, opened.host), second(service.port(), opened.id, text_at(ben, "token"));
  Player watcher(service.port(), opened.id, "");
  CHECK(first.welcome().at("host") == true);
  CHECK(first.welcome().at("lobby").at("seats").at(1).at("name") == "Ben");
  CHECK(second.tell({{"do", "ready"}, {"yes", true}}).at("type") == "done");
  CHECK(first.tell({{"do", "ready"}, {"yes", true}}).at("type") == "done");
  const json::value begun = second.until([](const json::value& message) {
    const json::value* what = message.as_object().if_contains("what");
    return what != nullptr && *what == "begin";
  });
  REQUIRE(begun.is_object());
  CHECK(begun.as_object().contains("view"));
  CHECK(begun.at("seats").at(0).at("name") == "Host");
  // Whoever may not watch the game is told so, and sees nothing of it.
  const json::value sent_away =
      watcher.until([](const json::value& message) { return message.at("type") == "refused"; });
  CHECK(sent_away.at("error").at("name") == "no_watching");
  CHECK(watcher.view.is_null());
  CHECK(watcher.tell({{"do", "actions"}}).at("error").at("name") == "no_watching");
  CHECK(first.play("bid 1").at("type") == "done");
  CHECK(second.play("bid 2").at("type") == "done");
}

TEST_CASE("lobby: whoever is sent away watches, and the seat is open to the next") {
  TestService service;
  const auto opened = open_goofspiel(service.port(), {"human", "human"}, R"(,"lobby":true)");
  Wire wire(service.port());
  const std::string seats = "/api/tables/" + opened.id + "/seats";
  const json::value ann = wire.post(seats, R"({"name":"Ann"})", 201);
  Player seated(service.port(), opened.id, text_at(ann, "token")), host(service.port(), opened.id, opened.host);
  CHECK(host.tell({{"do", "rise"}, {"seat", 1}}).at("type") == "done");
  const json::value again = seated.until([](const json::value& message) { return message.at("type") == "joined"; });
  CHECK(again.at("seat") == "spectator");
  CHECK(seated.tell({{"do", "ready"}, {"yes", true}}).at("error").at("name") == "not_seated");
  CHECK(wire.post(seats, R"({"name":"Ben"})", 201).at("seat") == 1);
}
