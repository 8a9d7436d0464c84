#include "cli/tests/terminal.hpp"

using namespace oligopoly;
using namespace oligopoly::cli;

namespace {

/// Plays the first choice again and again.
std::string first_choice(int times) {
  std::string keys;
  for (int i = 0; i < times; ++i) keys += "1\n";
  return keys;
}

/// What the screen shows after the n-th time it was emptied (from 0, before the first).
std::string screen(const std::string& shown, int n) {
  const std::string kClear = "\x1b[H\x1b[2J\x1b[3J";
  std::size_t from = 0;
  for (int i = 0; i < n; ++i) {
    from = shown.find(kClear, from);
    REQUIRE(from != std::string::npos);
    from += kClear.size();
  }
  return shown.substr(from, shown.find(kClear, from) - from);
}

bool contains(const std::string& text, std::string_view part) { return text.find(part) != std::string::npos; }

}  // namespace

TEST_CASE("play: a whole game against a bot in every language") {
  const std::string_view kOver[] = {"The game is over.", "游戏结束。", "遊戲結束。"};
  const std::string_view kPlace[] = {"Place", "名次", "名次"};
  const std::string_view kPrize[] = {"The prize is", "奖品是", "獎品是"};
  for (const Lang lang : kEveryLang) {
    CAPTURE(static_cast<int>(lang));
    Terminal terminal(lang);
    CHECK(terminal.run("play goofspiel --option cards=5 --seed 4", first_choice(5)) == ExitCode::Fine);
    const auto i = static_cast<std::size_t>(lang);
    CHECK(terminal.shows(kOver[i]));
    CHECK(terminal.shows(kPlace[i]));
    CHECK(terminal.shows(kPrize[i]));
    CHECK(terminal.complaint().empty());
    for (std::size_t other = 0; other < 3; ++other)
      if (other != i) CHECK_FALSE(terminal.shows(kOver[other]));
  }
}

TEST_CASE("play: moves can be written instead of counted") {
  Terminal terminal;
  CHECK(terminal.run("play goofspiel --option cards=4 --seed 1", "bid 4\nbid 3\nbid 2\nbid 1\n") == ExitCode::Fine);
  CHECK(terminal.shows("The game is over."));
}

TEST_CASE("play: bots alone play to the end, and the seed is told") {
  Terminal terminal;
  CHECK(terminal.run("play goofspiel --seats random,random --seed 9") == ExitCode::Fine);
  CHECK(terminal.shows("The game is over."));
  CHECK(terminal.shows("Seed 9"));
}

TEST_CASE("play: nothing is coloured unless the console says so") {
  Terminal terminal;
  terminal.run("play goofspiel --option cards=4 --seed 1", first_choice(4));
  CHECK_FALSE(terminal.shows("\x1b["));
  terminal.console.colour = true;
  terminal.run("play goofspiel --option cards=4 --seed 1", first_choice(4));
  CHECK(terminal.shows("\x1b["));
}

TEST_CASE("play: why explains the last refusal, or any move, with the paragraph") {
  Terminal terminal;
  terminal.run("play goofspiel --option cards=4 --seed 1", "why\nbid 4\nbid 4\nwhy\nwhy 1\nwhy bid 4\nwhy nonsense\n");
  CHECK(terminal.shows("No move has been refused yet."));
  CHECK(terminal.shows("Not allowed (G3.1): the 4 is not in your hand"));
  CHECK(terminal.shows("G3.1  Everyone secretly lays one card"));
  CHECK(terminal.shows("Allowed: bid 1"));
  CHECK(terminal.shows("this is not a move in this game"));
  Terminal chinese(Lang::ZhHans);
  chinese.run("play goofspiel --option cards=4 --seed 1", "why bid 4\nbid 4\nwhy bid 4\n");
  CHECK(chinese.shows("可以：bid 4"));
  CHECK(chinese.shows("不允许：你的手里没有 4\nG3.1  所有人同时秘密地"));
}

TEST_CASE("play: help, list, board, log and rule") {
  Terminal terminal;
  terminal.run("play goofspiel --seed 1", "help\nlist 12\nlist 99\nboard\nlog\nrule G5.1\nrule Z1\n");
  CHECK(terminal.shows("take the last choice back"));
  CHECK(terminal.shows("lay your 7 face down"));
  CHECK(terminal.shows("12) bid 12"));
  CHECK(terminal.shows("None of the choices contains “99”."));
  CHECK(terminal.shows("G5.1  After N rounds"));
  CHECK(terminal.shows("The rulebook has no “Z1”."));
}

TEST_CASE("play: what a game can be asked besides stands in its help") {
  Terminal terminal;
  terminal.run("play lake --seats human,random --seed 1", "help\nera\nstory keynes\n");
  CHECK(terminal.shows("era          the whole era table"));
  CHECK(terminal.shows("donation: 3 Livestock, 2 Crops for 100 points"));
  CHECK(terminal.shows("our words"));
  Terminal planning;
  planning.run("play smartphone --seats human,steve --seed 1", "help\n");
  CHECK(planning.shows("the best plans that do this"));
}

TEST_CASE("play: what is no move changes nothing and says what would be one") {
  Terminal terminal;
  terminal.run("play goofspiel --option cards=4 --seed 1", "dance\n9\n0\nbid 9\n\nlog\n");
  CHECK(terminal.shows("“dance” is neither a command nor a move."));
  CHECK(terminal.shows("There is no choice 9; choose 1 to 4."));
  CHECK(terminal.shows("There is no choice 0; choose 1 to 4."));
  CHECK(terminal.shows("“bid 9” is neither a command nor a move."));
  CHECK_FALSE(terminal.shows("Seat 1 has bid."));
}

TEST_CASE("play: several people pass the device, and nobody sees another's secret choice") {
  Terminal terminal;
  terminal.console.out_is_terminal = true;
  terminal.console.in_is_terminal = true;
  // Seat 1 looks, bids 11, and passes on; seat 2 looks and bids 3.
  terminal.run("play goofspiel --seats human,human --seed 2", "\nbid 11\n\nbid 3\n");
  const std::string shown = terminal.shown();
  CHECK(contains(screen(shown, 1), "Pass the device to Seat 1."));
  CHECK(contains(screen(shown, 2), "Seat 1 can choose:"));
  const std::string curtain = screen(shown, 3), second = screen(shown, 4);
  CHECK(contains(curtain, "Pass the device to Seat 2."));
  CHECK_FALSE(contains(curtain, "11"));
  CHECK(contains(screen(shown, 5), "The bids, by seat: 11, 3."));
  CHECK(contains(second, "Seat 2 can choose:"));
  CHECK(contains(curtain, "Seat 1 has bid."));
  // The reveal comes after seat 2 has chosen; before it the 11 is only where everyone has one.
  const std::string before = second.substr(0, second.find("The bids, by seat: 11, 3."));
  CHECK(before.size() < second.size());
  CHECK_FALSE(contains(before, "bid 11."));
  CHECK(contains(before, "hand: 1 2 3 4 5 6 7 8 9 10 11 12 13   has bid"));
}

TEST_CASE("play: whatever seat 1 bids, seat 2's screen is the same until the reveal") {
  const auto second_screen = [](const std::string& bid) {
    Terminal terminal;
    terminal.console.out_is_terminal = true;
    terminal.console.in_is_terminal = true;
    terminal.run("play goofspiel --seats human,human --seed 2", "\n" + bid + "\n\n");
    return screen(terminal.shown(), 3) + screen(terminal.shown(), 4);
  };
  CHECK(second_screen("bid 11") == second_screen("bid 2"));
}

TEST_CASE("play: one person among bots never meets the curtain") {
  Terminal terminal;
  terminal.run("play goofspiel --seats random,human,random --option cards=4 --seed 2", first_choice(4));
  CHECK_FALSE(terminal.shows("Pass the device"));
  CHECK(terminal.shows("The game is over."));
}

TEST_CASE("play: a choice is taken back at the curtain, but not once it was revealed") {
  Terminal terminal;
  // Seat 1 bids 4, takes it back, bids 3; seat 2 bids 1, which reveals both; then it is too late.
  terminal.run("play goofspiel --seats human,human --option cards=4 --seed 2",
               "undo\n\nbid 4\nundo\nbid 3\n\nbid 1\nundo\n");
  CHECK(terminal.shows("Not allowed: there is nothing to take back"));
  CHECK(terminal.shows("Taken back."));
  CHECK(terminal.shows("The bids, by seat: 3, 1."));
  CHECK(terminal.shows("Not allowed: something hidden or random has been revealed since"));
}

TEST_CASE("play: at a real table people enter what chance does") {
  Terminal terminal;
  CHECK(terminal.run("play goofspiel --option cards=4 --chance ask",
                     "prize 9\nprize 3\n1\nprize 3\n1\n1\n1\n1\n1\n1\n") == ExitCode::Fine);
  CHECK(terminal.shows("Chance can choose:"));
  CHECK(terminal.shows("The prize is 3."));
  CHECK(terminal.shows("the prize 3 is not in the pile"));
  CHECK(terminal.shows("The game is over."));
  CHECK_FALSE(terminal.shows("Seed"));
}

TEST_CASE("play: the end of input keeps an unfinished game, and it goes on from there") {
  const Folder folder("autosave");
  Terminal terminal;
  terminal.console.state_folder = folder.path;
  CHECK(terminal.run("play goofspiel --option cards=4 --seed 2", "bid 4\n") == ExitCode::Fine);
  CHECK(terminal.shows("--load " + folder.file("goofspiel.json")));
  CHECK(terminal.run("play --load " + folder.file("goofspiel.json"), "log\n" + first_choice(3)) == ExitCode::Fine);
  CHECK(terminal.shows("The bids, by seat: 4,"));
  CHECK(terminal.shows("The game is over."));
  CHECK(terminal.shows("oligopoly replay " + folder.file("goofspiel.json")));
  CHECK(terminal.run("replay " + folder.file("goofspiel.json")) == ExitCode::Fine);
  CHECK(terminal.shows("12 steps replayed"));
}

TEST_CASE("play: what is kept is up to date: the draw that followed a decision stands") {
  const Folder folder("up-to-date");
  Terminal terminal;
  terminal.console.state_folder = folder.path;
  terminal.run("play goofspiel --option cards=4 --seed 2", "bid 4\nboard\n");
  CHECK(terminal.run("replay " + folder.file("goofspiel.json")) == ExitCode::Fine);
  // Prize, two bids, the next prize, the bot's next bid.
  CHECK(terminal.shows("5 steps replayed"));
}

TEST_CASE("play: nothing is kept where nothing was decided, was saved, or nobody wants it") {
  const Folder folder("unkept");
  Terminal terminal;
  terminal.console.state_folder = folder.path;
  terminal.run("play goofspiel --seed 2", "quit\n");
  CHECK_FALSE(std::filesystem::exists(folder.path / "goofspiel.json"));
  terminal.run("play goofspiel --seed 2", "bid 4\nsave " + folder.file("mine.json") + "\nquit\n");
  CHECK(terminal.shown().ends_with("Goodbye.\n"));
  CHECK(std::filesystem::exists(folder.path / "mine.json"));
  std::filesystem::remove(folder.path / "goofspiel.json");
  terminal.run("play goofspiel --seed 2 --no-autosave", "bid 4\nquit\n");
  CHECK(terminal.shows("not saved"));
  CHECK_FALSE(std::filesystem::exists(folder.path / "goofspiel.json"));
}

TEST_CASE("play: a file that cannot be written is said, and the game goes on") {
  const Folder folder("unwritable");
  Terminal terminal;
  CHECK(terminal.run("play goofspiel --option cards=4 --seed 2",
                     "save\nsave " + folder.path.string() + "\n" + first_choice(4)) == ExitCode::Fine);
  CHECK(terminal.shows("Name a file"));
  CHECK(terminal.complains("cannot write the file"));
  CHECK(terminal.shows("The game is over."));
}

TEST_CASE("play: why seat N tells what a bot compared, at once where all is open, and never about a sealed choice") {
  Terminal terminal;
  terminal.run("play lake --seats human,tycoon,manager --seed 5 --no-autosave", "1\n1\nwhy seat 2\nwhy seat 3\nquit\n");
  // All three bills that could be voted for were compared.
  for (const char* line : {"\n1. vote ", "\n2. vote ", "\n3. vote "}) CHECK(terminal.shows(line));
  CHECK(terminal.shows("estimated value of each in points"));
  terminal.run("play goofspiel --seats human,tycoon@200 --option cards=4 --seed 5 --no-autosave",
               "1\nwhy seat 2\nquit\n");
  CHECK(terminal.shows("games; chances of each move"));
  // The manager has bid, and nobody may know what.
  terminal.run("play goofspiel --seats human,manager --seed 5 --no-autosave", "why seat 2\nquit\n");
  CHECK(terminal.shows("No visible decision to explain yet"));
  terminal.run("play goofspiel --seats human,manager --seed 5 --no-autosave", "1\nwhy seat 2\nquit\n");
  CHECK(terminal.shows("estimated value of each in points"));
  // What the bid left to expect, and how much less another one would have.
  CHECK(terminal.shows(" points in the end, wins "));
  terminal.run("play goofspiel --seats human,apprentice,manager --seed 6 --no-autosave", "5\nwhy seat 2\nquit\n");
  CHECK(terminal.shows(" % less\n"));
  terminal.run("play smartphone --seats human,manager --seed 5 --no-autosave", "why seat 2\nquit\n");
  CHECK(terminal.shows("No visible decision to explain yet"));
}

TEST_CASE("play: where there is too much to list, what is short has a number and anything can be written") {
  Terminal terminal;
  terminal.run("play lake --seats human,random --seed 5 --no-autosave", "1\n1\nincome all\nlist buy\nquit\n");
  CHECK(terminal.shows("can choose one of these, or write another move"));
  CHECK(terminal.shows(") buy point livestock"));
  CHECK(terminal.shows(") next"));
  terminal.run("play smartphone --seats human,random --seed 5 --no-autosave", "quit\n");
  CHECK(terminal.shows("too many possibilities to list"));
}

TEST_CASE("play: bots may think on two threads; a silly number is refused") {
  Terminal terminal;
  CHECK(terminal.run("play goofspiel --seats human,tycoon --seed 5 --no-autosave --threads-per-move 2", "1\nquit\n") ==
        ExitCode::Fine);
  CHECK(terminal.run("play goofspiel --threads-per-move 0", "quit\n") == ExitCode::BadUsage);
}
