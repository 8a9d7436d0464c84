// `arena` and `auto` from the command line: what they report, and what is left of them after Ctrl-C.
#include <csignal>

#include "cli/interrupt.hpp"
#include "cli/tests/keyboard.hpp"
#include "cli/tests/terminal.hpp"
#include "core/testing/source_dir.hpp"
#include "protocol/json.hpp"

using namespace oligopoly;
using namespace oligopoly::cli;

namespace {

constexpr const char* kCtrlC = "\x03";

boost::json::value json_of(const std::string& line) {
  Terminal terminal;
  REQUIRE(terminal.run(line) == ExitCode::Fine);
  CHECK(terminal.complaint().empty());
  return *protocol::parse_json(terminal.shown());
}

/// The real program with more games to play than anybody waits for.
std::vector<std::string> endless(const std::string& command, const std::string& players) {
  return {command, "goofspiel", players, "tycoon@200,manager", "--games", "1000000"};
}

}  // namespace

TEST_CASE("arena: says in every language that games were rounded up to whole sets, and counts one as one") {
  for (const Lang lang : kEveryLang) {
    Terminal terminal(lang);
    CHECK(terminal.run("arena goofspiel --players manager,random --games 1") == ExitCode::Fine);
    CHECK(terminal.shows(lang == Lang::En ? "Rounded up from 1 game:" : "由 1 局向上取整"));
  }
  Terminal exact;
  CHECK(exact.run("arena goofspiel --players manager,random --games 2") == ExitCode::Fine);
  CHECK(exact.shows("Goofspiel: 2 games (1 seed × 2 seatings), seed 1"));
  CHECK_FALSE(exact.shows("Rounded"));
  CHECK(exact.run("arena goofspiel --players random,random --games 1") == ExitCode::Fine);
  CHECK(exact.shows("Goofspiel: 1 game (1 seed × 1 seating), seed 1"));
  CHECK(exact.run("auto goofspiel --games 1 --seed 4") == ExitCode::Fine);
  CHECK(exact.shows("Goofspiel: 1 game, seed 4\n"));
}

TEST_CASE("arena: tables by colour and by seat, player by player where there are several") {
  Terminal terminal;
  CHECK(terminal.run("arena smartphone --players apprentice,random --games 2") == ExitCode::Fine);
  CHECK(terminal.shows("\nColour  Player"));
  CHECK(terminal.shows("\nSeat  Player"));
  CHECK(terminal.shows("1     all"));
  CHECK(terminal.run("arena smartphone --players random,random --games 2") == ExitCode::Fine);
  CHECK(terminal.shows("1     random"));
  CHECK_FALSE(terminal.shows("all  "));
  Terminal chinese(Lang::ZhHant);
  CHECK(chinese.run("arena goofspiel --players manager,random --games 2") == ExitCode::Fine);
  CHECK(chinese.shows("全部"));
}

TEST_CASE("arena: as JSON, by choice and by seat with intervals") {
  const auto told = json_of("arena smartphone --players random,random,random --games 5 --json");
  CHECK(told.at("planned_games") == 5);
  CHECK(told.at("interrupted") == false);
  REQUIRE(told.at("by_choice").as_array().size() == 5);
  REQUIRE(told.at("by_seat").as_array().size() == 3);
  const auto& colour = told.at("by_choice").at(0);
  CHECK(colour.at("option") == "colour");
  CHECK(colour.at("games") == 3);
  CHECK(colour.at("win_rate").at("low").to_number<double>() <= colour.at("win_rate").at("value").to_number<double>());
  CHECK(colour.at("score").at("high").to_number<double>() > colour.at("score").at("low").to_number<double>());
  CHECK(colour.at("players").as_array().size() == 1);
  CHECK(told.at("by_seat").at(2).at("seat") == 3);
}

TEST_CASE("auto: as JSON, by choice and by seat with intervals") {
  const auto told = json_of("auto smartphone --seats random:red,apprentice:blue@3 --games 4 --json");
  CHECK(told.at("games") == 4);
  REQUIRE(told.at("by_choice").as_array().size() == 2);
  CHECK(told.at("by_choice").at(0).at("choice") == "blue");
  CHECK(told.at("by_choice").at(0).at("players").at(0).at("player") == "apprentice@3");
  CHECK(told.at("by_seat").at(0).at("games") == 4);
  CHECK(told.at("results").at(0).at("mean_score") == told.at("by_seat").at(0).at("score").at("value"));
}

TEST_CASE("seats: limits are read wherever bots play, and change how long they think") {
  for (const std::string command :
       {"auto goofspiel --games 2 --seats ", "trace goofspiel --seats ", "arena goofspiel --games 2 --players "}) {
    CAPTURE(command);
    Terminal quick, slow;
    CHECK(quick.run(command + "tycoon@1,manager --seed 3") == ExitCode::Fine);
    CHECK(slow.run(command + "tycoon@200,manager --seed 3") == ExitCode::Fine);
    CHECK(quick.shown() != slow.shown());
  }
}

TEST_CASE("arena: Ctrl-C keeps the games that were played") {
  Keyboard keyboard(endless("arena", "--players"));
  // By then at least ten games have been played, and so some whole sets.
  for (int line = 0; line < 10; ++line) REQUIRE(keyboard.sees("of 1000000 games played, about "));
  keyboard.type(kCtrlC);
  CHECK(keyboard.sees("Goofspiel: "));
  CHECK(keyboard.sees("tycoon@200"));
  CHECK(keyboard.sees("Interrupted: "));
  CHECK(keyboard.sees("of 1000000 games count; sets that were not finished are left out."));
  CHECK(keyboard.end() == 130);
}

TEST_CASE("auto: SIGTERM keeps the games that were played, as JSON too") {
  auto arguments = endless("auto", "--seats");
  arguments.emplace_back("--json");
  Keyboard keyboard(arguments);
  REQUIRE(keyboard.sees("of 1000000 games played, about "));
  keyboard.send(SIGTERM);
  CHECK(keyboard.sees("\"planned_games\": 1000000"));
  CHECK(keyboard.sees("\"interrupted\": true"));
  CHECK(keyboard.sees("\"mean_score\""));
  CHECK(keyboard.end() == 130);
}

TEST_CASE("interrupt: the first signal asks to stop, the second would end the program") {
  const auto handler = [] {
    struct sigaction now{};
    ::sigaction(SIGINT, nullptr, &now);
    return now.sa_handler;
  };
  const auto before = handler();
  {
    const Interrupt interrupt;
    CHECK_FALSE(Interrupt::came());
    ::raise(SIGINT);
    CHECK(Interrupt::came());
    CHECK((handler() == SIG_DFL));
  }
  CHECK((handler() == before));
  const Interrupt another;
  CHECK_FALSE(Interrupt::came());
}
