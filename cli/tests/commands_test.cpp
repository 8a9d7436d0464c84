#include "cli/messages.hpp"
#include "cli/ranks.hpp"
#include "cli/tests/terminal.hpp"
#include "core/testing/source_dir.hpp"
#include "games/all_games.hpp"
#include "protocol/json.hpp"

using namespace oligopoly;
using namespace oligopoly::cli;

namespace {

constexpr const char* kCommands[] = {"play",   "menu",  "games",  "rules", "auto",      "arena", "train",  "calibrate",
                                     "replay", "trace", "engine", "perft", "signature", "bench", "schema", "serve"};

std::vector<std::string> lines_of(const std::string& text) {
  std::istringstream in(text);
  std::vector<std::string> lines;
  for (std::string line; std::getline(in, line);) lines.push_back(line);
  return lines;
}

}  // namespace

TEST_CASE("cli: every command has help with examples and exit codes in every language") {
  for (const Lang lang : kEveryLang)
    for (const std::string command : kCommands) {
      CAPTURE(command);
      Terminal terminal(lang);
      CHECK(terminal.run(command + " --help") == ExitCode::Fine);
      CHECK(terminal.shows("  oligopoly " + command));
      CHECK(terminal.shows("OLIGOPOLY_LANG"));
      CHECK(terminal.shows(lang == Lang::En ? "Exit codes:" : lang == Lang::ZhHans ? "退出码：" : "結束碼："));
      CHECK(terminal.shows("Options") == (lang == Lang::En));
    }
}

TEST_CASE("cli: the program's help names every command") {
  Terminal terminal;
  CHECK(terminal.run("--help") == ExitCode::Fine);
  for (const std::string command : kCommands) CHECK(terminal.shows("\n  " + command + " "));
  CHECK(terminal.run("--version") == ExitCode::Fine);
  CHECK(terminal.shows("0.2.0"));
}

TEST_CASE("cli: what cannot be understood is bad usage, said in the chosen language") {
  Terminal terminal;
  for (const char* line : {"dance", "games --frob", "play goofspiel --seats", "play goofspiel goofspiel", "--seed 3"}) {
    CAPTURE(line);
    CHECK(terminal.run(line) == ExitCode::BadUsage);
    CHECK(terminal.complains("--help"));
    CHECK(terminal.shown().empty());
  }
  Terminal chinese(Lang::ZhHant);
  CHECK(chinese.run("games --frob") == ExitCode::BadUsage);
  CHECK(chinese.complains("錯誤：這裡沒有選項 --frob"));
}

TEST_CASE("cli: what was probably meant is named") {
  const std::pair<const char*, const char*> kCases[] = {
      {"foo", "“foo” is not a command; the commands are: play, menu, games"},
      {"paly", "“paly” is not a command; did you mean “play”?"},
      {"serv", "did you mean “serve”?"},
      {"men", "did you mean “menu”?"},
      {"benhc serve", "did you mean “bench”?"},
      {"serve --pord 80", "there is no option --pord here; did you mean --port?"},
      {"bench serve --table=3", "there is no option --table here; did you mean --tables?"},
      {"play goofspiel --xyzzy", "there is no option --xyzzy here"},
  };
  for (const auto& [line, complaint] : kCases) {
    CAPTURE(line);
    Terminal terminal;
    CHECK(terminal.run(line) == ExitCode::BadUsage);
    CHECK_MESSAGE(terminal.complains(complaint), terminal.complaint());
  }
  // Where nothing is near, nothing is guessed.
  Terminal terminal;
  CHECK(terminal.run("xyzzy") == ExitCode::BadUsage);
  CHECK(!terminal.complains("did you mean"));
}

TEST_CASE("cli: values say what would be right, and what is given twice is named") {
  const std::pair<const char*, const char*> kCases[] = {
      {"serve --port 99999", "--port must be a whole number from 0 to 65535, not “99999”"},
      {"serve --port 80x", "0 to 65535, not “80x”"},
      {"serve --port -1", "--port"},
      {"serve --db sqlite:a --db sqlite:b", "--db is given twice"},
      {"serve --port 1 --port=2", "--port is given twice"},
      {"serve --log-level loud", "--log-level must be one of debug, info, warning, error, not “loud”"},
      {"serve --bot-time 0", "1 to 60000"},
      {"serve --tables-per-hour many", "--tables-per-hour must be a number from 0"},
      {"serve --db", "--db needs a value"},
      {"bench --seconds 0", "--seconds must be a number from 0.01 to 60, not “0”"},
      {"auto goofspiel --seed 1 --seed 2", "--seed is given twice"},
      {"games --lang en --lang zh-Hans", "--lang is given twice"},
      {"games goofspiel lake", "unexpected “lake”"},
  };
  for (const auto& [line, complaint] : kCases) {
    CAPTURE(line);
    Terminal terminal;
    CHECK(terminal.run(line) == ExitCode::BadUsage);
    CHECK_MESSAGE(terminal.complains(complaint), terminal.complaint());
    CHECK(terminal.complains("--help"));
  }
}

TEST_CASE("cli: a table that cannot be is bad usage and says what would be right") {
  const std::pair<const char*, const char*> kCases[] = {
      {"play", "name a game, one of: smartphone, lake, goofspiel"},
      {"play chess", "no game “chess”; choose one of: smartphone, lake, goofspiel"},
      {"auto goofspiel --seats random", "2 to 8"},
      {"auto goofspiel --seats random,wizard", "“wizard”"},
      {"auto goofspiel --seats random,human", "seat 2"},
      {"trace goofspiel --seats human,random", "only bots"},
      {"auto goofspiel --seed -1", "--seed"},
      {"auto goofspiel --seed 18446744073709551616", "--seed"},
      {"auto goofspiel --games 0", "--games"},
      {"auto goofspiel --games many", "--games"},
      {"auto goofspiel --option cards", "name=value"},
      {"auto goofspiel --option cards=99", "99"},
      {"auto goofspiel --option cards=x", "cards"},
      {"auto goofspiel --option moons=2", "moons"},
      {"auto goofspiel --ruleset deluxe", "standard"},
      {"play goofspiel --chance cheat", "cheat"},
      {"perft goofspiel --seats 9", "--seats"},
      {"perft goofspiel --depth 0", "--depth"},
      {"signature chess", "chess"},
      {"bench chess", "chess"},
      {"bench --seconds -1", "--seconds"},
      {"engine chess", "chess"},
      {"rules chess", "chess"},
      {"games chess", "chess"},
      {"games --lang fr", "“fr”"},
      {"games --lang", "en, zh-Hans, zh-Hant"},
  };
  for (const auto& [line, complaint] : kCases) {
    CAPTURE(line);
    Terminal terminal;
    CHECK(terminal.run(line) == ExitCode::BadUsage);
    CHECK_MESSAGE(terminal.complains(complaint), terminal.complaint());
  }
}

TEST_CASE("cli: a seat is written alike wherever bots play") {
  for (const std::string command :
       {"auto lake --games 1 --seats ", "trace lake --seats ", "arena lake --games 1 --players "}) {
    CAPTURE(command);
    const std::string rounds =
        " --pack " + (oligopoly::testing::source_dir() / "games/lake/packs/short_game.json").string();
    Terminal terminal;
    CHECK(terminal.run(command + "random:usa,manager:uk@3x1,random@5" + rounds) == ExitCode::Fine);
    for (const auto& [seats, complaint] : std::vector<std::pair<std::string, std::string>>{
             {"wizard:usa,random", "lake has no player “wizard”; choose one of: human, random, apprentice"},
             {"random:mars,random", "random:mars: “mars” is not one of: uk, france"},
             {"random:,random", "random:: “"},
             {"random@x,random", "random@x: a seat is written NAME, NAME:CHOICE or NAME@LIMIT"},
             {"random@5:usa,random", "random@5:usa: a seat is written"},
             {"human@5,random", "human@5: only bots can have a limit"},
             {"human,random", "seat 1 is “human”: only bots can play here"},
             {"random:usa,random:usa", "seats[1].civ"}}) {
      CAPTURE(seats);
      Terminal refused;
      CHECK(refused.run(command + seats) == ExitCode::BadUsage);
      CHECK_MESSAGE(refused.complains(complaint), refused.complaint());
    }
  }
  Terminal chinese(Lang::ZhHans);
  CHECK(chinese.run("arena smartphone --players random,wizard:red") == ExitCode::BadUsage);
  CHECK(chinese.complains("smartphone 没有玩家“wizard”；可选：human, random"));
  CHECK(chinese.run("play goofspiel --seats human,random@x") == ExitCode::BadUsage);
  CHECK(chinese.complains("random@x: 席位应写成"));
}

TEST_CASE("auto: names the players with their limits") {
  Terminal terminal;
  CHECK(terminal.run("auto goofspiel --games 1 --seats tycoon@3,manager") == ExitCode::Fine);
  CHECK(terminal.shows("tycoon@3"));
}

TEST_CASE("cli: the language can be chosen anywhere on the line") {
  for (const char* line : {"--lang zh-Hans games", "games --lang zh-Hans", "games --lang=zh-Hans goofspiel"}) {
    Terminal terminal;
    CHECK(terminal.run(line) == ExitCode::Fine);
    CHECK(terminal.shows("规则集"));
  }
}

TEST_CASE("cli: the environment chooses the language: our variable first, then the locale") {
  CHECK(lang_of_environment([](const char*) -> const char* { return nullptr; }) == Lang::En);
  CHECK(lang_of_environment([](const char* name) -> const char* {
          return std::string_view(name) == "OLIGOPOLY_LANG" ? "zh-Hant" : "zh_CN.UTF-8";
        }) == Lang::ZhHant);
  CHECK(lang_of_environment([](const char* name) -> const char* {
          return std::string_view(name) == "LANG" ? "zh_CN.UTF-8" : "";
        }) == Lang::ZhHans);
  CHECK(lang_of_environment([](const char*) -> const char* { return "zh_TW.UTF-8"; }) == Lang::ZhHant);
  CHECK(lang_of_environment([](const char*) -> const char* { return "de_DE.UTF-8"; }) == Lang::En);
}

TEST_CASE("games: shows title, seats, rulesets, options and players") {
  Terminal terminal;
  CHECK(terminal.run("games") == ExitCode::Fine);
  for (const AnyGame* game : all_games()) {
    CHECK(terminal.shows(game->info().title.en));
    for (const OptionInfo& option : game->options()) {
      CHECK(terminal.shows(option.name));
      CHECK(terminal.shows(option.ruling));
    }
  }
  CHECK(terminal.shows("2 to 8 seats"));
  CHECK(terminal.shows("random"));
}

TEST_CASE("games: as JSON") {
  Terminal terminal;
  CHECK(terminal.run("games --json") == ExitCode::Fine);
  const auto parsed = protocol::parse_json(terminal.shown());
  REQUIRE(parsed);
  CHECK(parsed->as_array().size() == all_games().size());
}

TEST_CASE("rules: the whole book, a paragraph in any language, and what there is instead of an unknown one") {
  Terminal terminal;
  CHECK(terminal.run("rules goofspiel") == ExitCode::Fine);
  CHECK(terminal.shows("# Goofspiel"));
  CHECK(terminal.run("rules goofspiel g4.1") == ExitCode::Fine);
  CHECK(terminal.shown() == "G4.1  The highest bid takes the prize.\n");
  CHECK(terminal.run("rules goofspiel G9") == ExitCode::BadUsage);
  CHECK(terminal.shows("G4.1"));
  CHECK(terminal.run("rules goofspiel R-G1 --lang zh-Hans") == ExitCode::Fine);
  CHECK(terminal.shows("作废"));
}

TEST_CASE("auto: counts wins; the same seed gives the same table") {
  Terminal terminal;
  CHECK(terminal.run("auto goofspiel --seats random,random,random --games 20 --seed 5") == ExitCode::Fine);
  const std::string first = terminal.shown();
  CHECK(lines_of(first).size() == 6);
  CHECK(terminal.shows("seeds 5 to 24"));
  CHECK(terminal.run("auto goofspiel --seats random,random,random --games 20 --seed 5") == ExitCode::Fine);
  CHECK(terminal.shown() == first);
  CHECK(terminal.run("auto goofspiel --seats random,random,random --games 20 --seed 6") == ExitCode::Fine);
  CHECK(terminal.shown() != first);
}

TEST_CASE("auto: every game has a winner or several who share") {
  Terminal terminal;
  CHECK(terminal.run("auto goofspiel --games 50 --json") == ExitCode::Fine);
  const auto parsed = protocol::parse_json(terminal.shown());
  REQUIRE(parsed);
  std::int64_t wins = 0, shared = 0;
  for (const auto& seat : parsed->at("results").as_array()) {
    wins += seat.at("wins").to_number<std::int64_t>();
    shared += seat.at("shared").to_number<std::int64_t>();
  }
  CHECK(wins + shared / 2 == 50);
}

TEST_CASE("auto: one record keeps its name, several are numbered") {
  const Folder folder("auto");
  Terminal terminal;
  CHECK(terminal.run("auto goofspiel --games 1 --record " + folder.file("one.json")) == ExitCode::Fine);
  CHECK(std::filesystem::exists(folder.path / "one.json"));
  CHECK(terminal.run("auto goofspiel --games 2 --record " + folder.file("many.json")) == ExitCode::Fine);
  CHECK(std::filesystem::exists(folder.path / "many-1.json"));
  CHECK(std::filesystem::exists(folder.path / "many-2.json"));
  CHECK_FALSE(std::filesystem::exists(folder.path / "many.json"));
}

TEST_CASE("auto: a ruleset in a file changes numbers, an option goes before the file, and a bad file is bad input") {
  const Folder folder("ruleset");
  Terminal terminal;
  folder.write("short.json", R"({"base": "standard", "cards": 5})");
  CHECK(terminal.run("trace goofspiel --ruleset " + folder.file("short.json")) == ExitCode::Fine);
  CHECK(lines_of(terminal.shown()).size() == 1 + 5 * 3 + 1);
  CHECK(terminal.run("trace goofspiel --option cards=6 --ruleset " + folder.file("short.json")) == ExitCode::Fine);
  CHECK(lines_of(terminal.shown()).size() == 1 + 6 * 3 + 1);
  folder.write("bad.json", R"({"base": "standard", "cards": 55})");
  CHECK(terminal.run("auto goofspiel --ruleset " + folder.file("bad.json")) == ExitCode::BadInput);
  CHECK(terminal.complains("55"));
  folder.write("broken.json", "{");
  CHECK(terminal.run("auto goofspiel --ruleset " + folder.file("broken.json")) == ExitCode::BadInput);
}

TEST_CASE("trace: one JSON value a line: a header, every step, the end; the same seed, the same lines") {
  Terminal terminal;
  CHECK(terminal.run("trace goofspiel --option cards=4 --seed 5") == ExitCode::Fine);
  const std::string first = terminal.shown();
  const auto lines = lines_of(first);
  REQUIRE(lines.size() == 1 + 4 * 3 + 1);
  for (const std::string& line : lines) CHECK(protocol::parse_json(line));
  CHECK(terminal.run("trace goofspiel --option cards=4 --seed 5 --lang zh-Hans") == ExitCode::Fine);
  CHECK(terminal.shown() == first);
  CHECK(terminal.run("trace goofspiel --option cards=4 --seed 6") == ExitCode::Fine);
  CHECK(terminal.shown() != first);
}

TEST_CASE("engine: answers a line with a line until it is told to quit") {
  Terminal terminal;
  CHECK(terminal.run("engine goofspiel", "not json\n{}\n") == ExitCode::Fine);
  const auto lines = lines_of(terminal.shown());
  REQUIRE(lines.size() == 2);
  for (const std::string& line : lines) CHECK(protocol::parse_json(line));
}

TEST_CASE("perft: says where choices are sampled and not counted") {
  Terminal terminal;
  CHECK(terminal.run("perft lake --depth 4") == ExitCode::Fine);
  CHECK(terminal.shows("648*"));
  CHECK(terminal.shows("* sampled"));
  CHECK_FALSE(terminal.shows("216*"));
}

TEST_CASE("perft: a count for each depth") {
  Terminal terminal;
  CHECK(terminal.run("perft goofspiel --seats 2 --depth 3 --option cards=4") == ExitCode::Fine);
  CHECK(lines_of(terminal.shown()) ==
        std::vector<std::string>{"Depth  Sequences", "    1          4", "    2         16", "    3         64"});
}

TEST_CASE("packs: a file adds a civilisation or changes the rounds, and what is no pack is refused") {
  const std::string packs = oligopoly::testing::source_dir().string() + "/games/lake/packs/";
  Terminal terminal;
  const std::string both = " --pack " + packs + "baltic.json --pack " + packs + "short_game.json";
  CHECK(terminal.run("auto lake --seats random:added_1,random --games 1" + both) == ExitCode::Fine);
  CHECK(terminal.shows("Sweden"));
  Terminal without;
  CHECK(without.run("auto lake --seats random:added_1,random --games 1") == ExitCode::BadUsage);
  Terminal other_game;
  CHECK(other_game.run("auto goofspiel --pack " + packs + "baltic.json") == ExitCode::BadUsage);
  CHECK(other_game.complains("no expansion packs"));
  Terminal no_pack;
  CHECK(no_pack.run("auto lake --pack " + packs + "../RULES.md") == ExitCode::BadInput);
}

TEST_CASE("packs: what is wrong with one is said with its file, and is a bad input file") {
  const std::string packs = oligopoly::testing::source_dir().string() + "/games/lake/packs/";
  const Folder folder("packs");
  folder.write("bad.json", R"({"civs": [{"id": "uk", "plots": 2}]})");
  const std::string bad = folder.file("bad.json");
  Terminal terminal;
  CHECK(terminal.run("auto lake --games 1 --pack " + packs + "baltic.json --pack " + bad) == ExitCode::BadInput);
  CHECK(terminal.complains("bad.json"));
  CHECK(terminal.complains("civs[0].id"));
  CHECK_FALSE(terminal.complains("packs[1]"));
}

TEST_CASE("seats: whoever chooses nothing takes what the others left") {
  Terminal lake, smartphone, twice;
  CHECK(lake.run("auto lake --seats random:france,random --games 1") == ExitCode::Fine);
  CHECK(smartphone.run("auto smartphone --seats random:blue,random --games 1") == ExitCode::Fine);
  CHECK(twice.run("auto lake --seats random:france,random:france --games 1") == ExitCode::BadUsage);
}

TEST_CASE("signature: one line per game, or only the one asked for") {
  Terminal terminal;
  CHECK(terminal.run("signature") == ExitCode::Fine);
  CHECK(lines_of(terminal.shown()).size() == all_games().size());
  CHECK(terminal.run("signature goofspiel") == ExitCode::Fine);
  REQUIRE(lines_of(terminal.shown()).size() == 1);
  CHECK(terminal.shown().starts_with("goofspiel v1 "));
}

TEST_CASE("bench: measures every game, as a table in every language and as JSON") {
  Terminal terminal;
  CHECK(terminal.run("bench --seconds 0.01 --json") == ExitCode::Fine);
  const auto parsed = protocol::parse_json(terminal.shown());
  REQUIRE(parsed);
  // Two tables per game, and what some games have to measure besides.
  std::size_t workloads = 0;
  for (const AnyGame* game : all_games()) workloads += game->workloads().empty() ? 0 : 1;
  CHECK(workloads > 0);
  CHECK(parsed->as_array().size() == 2 * all_games().size() + workloads);
  for (const auto& game : parsed->as_array()) {
    if (game.as_object().contains("outcome_table_ms")) {
      CHECK(game.at("outcomes_5_improvements_4g_ms").as_double() > 0);
      continue;
    }
    CHECK(game.at("search_iterations_per_second").as_double() > 0);
    CHECK(game.at("actions_per_second").as_double() > 0);
    CHECK(game.at("replay_1000_actions_ms").as_double() > 0);
  }
  for (const Lang lang : kEveryLang) {
    Terminal other(lang);
    CHECK(other.run("bench goofspiel --seconds 0.01") == ExitCode::Fine);
    CHECK(other.shows("memcpy"));
    CHECK(other.shows(msg::kSearchSpeed[lang]));
  }
}

TEST_CASE("schema: prints all, or writes a file each") {
  const Folder folder("schema");
  Terminal terminal;
  CHECK(terminal.run("schema") == ExitCode::Fine);
  const auto parsed = protocol::parse_json(terminal.shown());
  REQUIRE(parsed);
  const std::size_t count = parsed->as_object().size();
  CHECK(count >= all_games().size());
  CHECK(terminal.run("schema --write " + folder.path.string()) == ExitCode::Fine);
  for (const auto& [file, schema] : parsed->as_object())
    CHECK(std::filesystem::exists(folder.path / std::string_view(file)));
}

TEST_CASE("cli: output that cannot be written is not taken for success") {
  Terminal terminal;
  terminal.out.setstate(std::ios::badbit);
  CHECK(run_command_line(terminal.console, {"games"}) == ExitCode::CannotReadOrWrite);
}

TEST_CASE("commands: train writes weights and their recipe, goes on where it was stopped, and calibrate reads them") {
  const Folder folder("train");
  const std::string train = "train goofspiel --games 200 --epochs 1 --out " + folder.path.string();
  REQUIRE(Terminal().run(train) == ExitCode::Fine);
  const std::string weights = folder.read("value.weights");
  CHECK(folder.read("value.recipe").find("oligopoly train goofspiel") != std::string::npos);
  REQUIRE(Terminal().run(train) == ExitCode::Fine);
  CHECK(folder.read("value.weights") == weights);
  // A lot that was cut off is played again.
  std::filesystem::resize_file(folder.path / "lots" / "0.samples", 1000);
  REQUIRE(Terminal().run(train) == ExitCode::Fine);
  CHECK(folder.read("value.weights") == weights);

  const std::string calibrate = "calibrate goofspiel --games 2 --iterations 1 --weights ";
  Terminal told;
  CHECK(told.run(calibrate + folder.file("value.weights")) == ExitCode::Fine);
  CHECK(told.shows("manager"));
  CHECK(told.run(calibrate + folder.file("value.weights") + " --most-error 0") == ExitCode::Difference);
  CHECK(told.run(calibrate + folder.file("value.recipe")) == ExitCode::BadInput);
  CHECK(told.run("calibrate smartphone --games 2 --weights " + folder.file("value.weights")) == ExitCode::BadInput);
}

TEST_CASE("commands: train teaches guesses at secret choices beside the value, and calibrate tells how good they are") {
  const Folder folder("choices");
  const std::string train = "train goofspiel --what choices --games 200 --epochs 2 --iterations 2 --out ";
  REQUIRE(Terminal().run(train + folder.path.string()) == ExitCode::Fine);
  const std::string weights = folder.read("choices.weights");
  CHECK(folder.read("choices.recipe").find("train goofspiel --what choices") != std::string::npos);
  CHECK_FALSE(std::filesystem::exists(folder.path / "value.weights"));
  std::filesystem::resize_file(folder.path / "choice-lots" / "0.samples", 1000);
  REQUIRE(Terminal().run(train + folder.path.string() + " --threads 1") == ExitCode::Fine);
  CHECK(folder.read("choices.weights") == weights);
  CHECK(Terminal().run("train goofspiel --what plans") == ExitCode::BadUsage);

  const std::string calibrate = "calibrate goofspiel --games 2 --iterations 2 --choice-weights ";
  Terminal told;
  CHECK(told.run(calibrate + folder.file("choices.weights")) == ExitCode::Fine);
  CHECK(told.shows("uniform"));
  Terminal json;
  CHECK(json.run(calibrate + folder.file("choices.weights") + " --json") == ExitCode::Fine);
  CHECK(json.shows("manager_by_level"));
  CHECK(told.run(calibrate + folder.file("choices.recipe")) == ExitCode::BadInput);
  const std::string other = "calibrate smartphone --games 1 --iterations 1 --choice-weights ";
  CHECK(told.run(other + folder.file("choices.weights")) == ExitCode::BadInput);
}

TEST_CASE("commands: train says how to build the program where --mpi is not in it") {
  const Folder folder("mpi");
  const std::string train = "train goofspiel --games 200 --epochs 1 --mpi --out " + folder.path.string();
  if (Ranks::can_be_many()) return;
  for (const Lang lang : kEveryLang) {
    Terminal terminal(lang);
    CHECK(terminal.run(train) == ExitCode::BadUsage);
    CHECK(terminal.complains("cmake -DOLIGOPOLY_MPI=ON"));
  }
  CHECK(std::filesystem::is_empty(folder.path));
}
