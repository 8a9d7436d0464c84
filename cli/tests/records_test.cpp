#include "cli/tests/terminal.hpp"
#include "protocol/json.hpp"

using namespace oligopoly;
using namespace oligopoly::cli;

namespace {

/// A record of a game between bots, made by `auto`.
std::string record_of_bots(const Folder& folder) {
  Terminal terminal;
  REQUIRE(terminal.run("auto goofspiel --option cards=4 --games 1 --seed 3 --record " + folder.file("game.json")) ==
          ExitCode::Fine);
  return folder.read("game.json");
}

/// `text` with the hash of its third step changed.
std::string tampered(const std::string& text) {
  auto value = *protocol::parse_json(text);
  auto& hash = value.at("steps").as_array()[2].at("hash").as_string();
  hash[0] = hash[0] == 'a' ? 'b' : 'a';
  return protocol::pretty(value);
}

}  // namespace

TEST_CASE("replay: a record plays again with every hash checked, in every language") {
  const Folder folder("replay");
  record_of_bots(folder);
  const std::string_view kDone[] = {"12 steps replayed", "已回放 12 步", "已重播 12 步"};
  for (const Lang lang : kEveryLang) {
    Terminal terminal(lang);
    CHECK(terminal.run("replay " + folder.file("game.json")) == ExitCode::Fine);
    CHECK(terminal.shows(kDone[static_cast<std::size_t>(lang)]));
  }
}

TEST_CASE("replay: as a seat, one sees one's own moves and nobody else's before they are revealed") {
  const Folder folder("replay-as");
  record_of_bots(folder);
  Terminal terminal;
  // Step 1 is the prize, step 2 the sealed bid of seat 1.
  CHECK(terminal.run("replay " + folder.file("game.json") + " --to 2 --as 1") == ExitCode::Fine);
  CHECK(terminal.shows("Seat 1: bid "));
  CHECK(terminal.shows("2 of 12 steps replayed"));
  CHECK(terminal.run("replay " + folder.file("game.json") + " --to 2 --as 2") == ExitCode::Fine);
  CHECK_FALSE(terminal.shows("bid 1"));
  CHECK_FALSE(terminal.shows("Seat 1: "));
  CHECK(terminal.run("replay " + folder.file("game.json") + " --to 2") == ExitCode::Fine);
  CHECK_FALSE(terminal.shows("Seat 1: "));
}

TEST_CASE("replay: stops at the first difference and says where") {
  const Folder folder("replay-tampered");
  folder.write("bad.json", tampered(record_of_bots(folder)));
  Terminal terminal;
  CHECK(terminal.run("replay " + folder.file("bad.json")) == ExitCode::Difference);
  CHECK(terminal.complains("The record and the rules disagree"));
  CHECK(terminal.complains("steps[2]"));
  CHECK(terminal.shows("\n   2  "));
  CHECK_FALSE(terminal.shows("\n   3  "));
  CHECK(terminal.run("play --load " + folder.file("bad.json")) == ExitCode::Difference);
}

TEST_CASE("replay: an action that the rules refuse is a difference") {
  const Folder folder("replay-refused");
  auto value = *protocol::parse_json(record_of_bots(folder));
  auto& steps = value.at("steps").as_array();
  steps[5] = steps[4];
  folder.write("bad.json", protocol::pretty(value));
  Terminal terminal;
  CHECK(terminal.run("replay " + folder.file("bad.json")) == ExitCode::Difference);
  CHECK(terminal.complains("steps[5]"));
}

TEST_CASE("replay: what is no record is bad input, what is no file cannot be read") {
  const Folder folder("replay-bad");
  Terminal terminal;
  folder.write("empty.json", "");
  folder.write("other.json", R"({"format": "poem"})");
  for (const char* file : {"empty.json", "other.json"}) {
    CHECK(terminal.run("replay " + folder.file(file)) == ExitCode::BadInput);
    CHECK(terminal.complains(file));
  }
  CHECK(terminal.run("replay " + folder.file("missing.json")) == ExitCode::CannotReadOrWrite);
  CHECK(terminal.run("replay " + folder.path.string()) == ExitCode::CannotReadOrWrite);
  CHECK(terminal.run("replay") == ExitCode::BadUsage);
}

TEST_CASE("replay: reads standard input, and refuses steps and seats that are not there") {
  const Folder folder("replay-range");
  const std::string text = record_of_bots(folder);
  Terminal terminal;
  CHECK(terminal.run("replay -", text) == ExitCode::Fine);
  CHECK(terminal.run("replay " + folder.file("game.json") + " --to 13") == ExitCode::BadUsage);
  CHECK(terminal.run("replay " + folder.file("game.json") + " --as 3") == ExitCode::BadUsage);
  CHECK(terminal.run("replay " + folder.file("game.json") + " --as 0") == ExitCode::BadUsage);
}

TEST_CASE("play: a loaded game says itself who plays what") {
  const Folder folder("load");
  record_of_bots(folder);
  Terminal terminal;
  for (const char* extra : {"goofspiel", "--seats human,random", "--option cards=5", "--ruleset standard"})
    CHECK(terminal.run("play --load " + folder.file("game.json") + " " + extra) == ExitCode::BadUsage);
  CHECK(terminal.run("play --load " + folder.file("game.json")) == ExitCode::Fine);
  CHECK(terminal.shows("The game is over."));
}
