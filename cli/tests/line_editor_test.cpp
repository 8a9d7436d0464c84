#include <doctest/doctest.h>

#include <csignal>

#include "cli/tests/keyboard.hpp"

using namespace oligopoly::cli;

namespace {

constexpr const char* kUp = "\x1b[A";
constexpr const char* kLeft = "\x1b[D";
constexpr const char* kCtrlC = "\x03";
constexpr const char* kCtrlD = "\x04";

/// Goofspiel with four cards; `seats` as on the command line.
std::vector<std::string> game(const std::string& seats) {
  return {"play", "goofspiel", "--option", "cards=4", "--seed", "2", "--no-autosave", "--seats", seats};
}

}  // namespace

TEST_CASE("terminal: a line is edited before it is sent") {
  Keyboard keyboard(game("human,random"));
  REQUIRE(keyboard.asks("> "));
  // "bid 9", one to the left, a 4 in front of the 9, and the 9 deleted: "bid 4".
  keyboard.type(std::string("bid 9") + kLeft + "4" + kCtrlD + "\n");
  CHECK(keyboard.sees("The bids, by seat: 4,"));
}

TEST_CASE("terminal: Tab completes commands and moves, and lists what can follow") {
  Keyboard keyboard(game("human,random"));
  REQUIRE(keyboard.asks("> "));
  keyboard.type("he\t\n");
  CHECK(keyboard.sees("this list"));
  REQUIRE(keyboard.asks("> "));
  keyboard.type("bi\t");
  CHECK(keyboard.sees("d "));
  keyboard.type("\t");
  CHECK(keyboard.sees("1  2  3  4"));
  REQUIRE(keyboard.asks("> bid "));
  keyboard.type("3\n");
  CHECK(keyboard.sees("The bids, by seat: 3,"));
  REQUIRE(keyboard.asks("> "));
  keyboard.type("rule G3.\t1\n");
  CHECK(keyboard.sees("Everyone secretly lays one card"));
}

TEST_CASE("terminal: the lines typed before come back") {
  Keyboard keyboard(game("human,random"));
  REQUIRE(keyboard.asks("> "));
  keyboard.type("why bid 4\n");
  CHECK(keyboard.sees("Allowed: bid 4"));
  REQUIRE(keyboard.asks("> "));
  keyboard.type("log\n");
  CHECK(keyboard.sees("The prize is"));
  REQUIRE(keyboard.asks("> "));
  keyboard.type(std::string(kUp) + kUp + "\n");
  CHECK(keyboard.sees("Allowed: bid 4"));
}

TEST_CASE("terminal: at the curtain, the lines typed before are forgotten") {
  Keyboard keyboard(game("human,human"));
  REQUIRE(keyboard.asks("take the last choice back"));
  keyboard.type("\n");
  REQUIRE(keyboard.asks("1> "));
  keyboard.type("bid 4\n");
  REQUIRE(keyboard.asks("take the last choice back"));
  keyboard.type("\n");
  REQUIRE(keyboard.asks("2> "));
  keyboard.type(std::string(kUp) + "why bid 1\n");
  CHECK(keyboard.sees("Allowed: bid 1"));
  CHECK(keyboard.unseen().find("bid 4") == std::string::npos);
}

TEST_CASE("terminal: Chinese can be typed and corrected whatever the locale") {
  Keyboard keyboard(game("human,random"));
  REQUIRE(keyboard.asks("> "));
  keyboard.type("湖底文\x7f\n");
  CHECK(keyboard.sees("“湖底” is neither a command nor a move"));
}

TEST_CASE("terminal: the prompt is bold where there is colour") {
  Keyboard keyboard(game("human,random"), Keyboard::Screen::Colour);
  REQUIRE(keyboard.asks("\x1b[1mSeat 1>"));
  keyboard.type("bid 4\n");
  CHECK(keyboard.sees("The bids, by seat: 4,"));
}

TEST_CASE("terminal: Ctrl-D leaves the game") {
  Keyboard keyboard(game("human,random"));
  REQUIRE(keyboard.asks("> "));
  keyboard.type(kCtrlD);
  CHECK(keyboard.sees("Goodbye."));
  CHECK(keyboard.end() == 0);
}

TEST_CASE("terminal: Ctrl-C ends the program and leaves the terminal as it was") {
  Keyboard keyboard(game("human,random"));
  REQUIRE(keyboard.asks("> "));
  CHECK_FALSE(keyboard.is_as_it_was());
  keyboard.type(kCtrlC);
  CHECK(keyboard.end() == -SIGINT);
  CHECK(keyboard.is_as_it_was());
}
