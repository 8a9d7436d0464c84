// `auto`: bots play many games; who won how often.
#include "cli/arguments.hpp"
#include "cli/commands.hpp"
#include "cli/files.hpp"
#include "cli/help.hpp"
#include "cli/interrupt.hpp"
#include "cli/messages.hpp"
#include "cli/outcomes.hpp"
#include "cli/progress.hpp"
#include "cli/quote.hpp"
#include "cli/text_table.hpp"
#include "matches/match.hpp"
#include "matches/seat_words.hpp"
#include "protocol/json.hpp"
#include "protocol/messages.hpp"

namespace oligopoly::cli {
namespace {

constexpr CommandText kAuto{
    "auto",
    {"Let bots play and count who wins", "让机器人对局并统计胜负", "讓機器人對局並統計勝負"},
    "auto GAME --seats random,random,random --games 1000 --seed 1\nauto GAME --games 1 --record "
    "game.json\nauto GAME --games 500 --json"};

/// The table and who plays: what they are called, and how long they may think.
struct Lineup {
  protocol::Setup setup;
  std::vector<std::string> names;
  std::vector<Budget> budgets;
};

struct AutoArguments : TableArguments {
  std::uint64_t games = 100;
  std::string record;
  bool as_json = false;
};

/// First places of a seat.
struct Firsts {
  int alone = 0, shared = 0;
};

/// What came of the games so far.
class Score {
 public:
  explicit Score(const Lineup& lineup)
      : choices_(seat_choices(*lineup.setup.rules, lineup.setup.seats())),
        firsts_(lineup.setup.seats()),
        breakdown_(lineup.setup.game(), lineup.names) {
    // The same player at two seats is one.
    for (const std::string& name : lineup.names)
      seating_.push_back(
          static_cast<int>(std::find(lineup.names.begin(), lineup.names.end(), name) - lineup.names.begin()));
  }

  void add(const Standings& standings) {
    ++games_;
    breakdown_.add(seating_, choices_, standings);
    int winners = 0;
    for (const Standing& standing : standings) winners += standing.place == 1 ? 1 : 0;
    for (const Seat seat : players(standings.size()))
      if (standings[seat].place == 1) ++(winners == 1 ? firsts_[seat].alone : firsts_[seat].shared);
  }

  std::uint64_t games() const { return games_; }
  const Firsts& firsts(Seat seat) const { return firsts_[seat]; }
  const Breakdown& breakdown() const { return breakdown_; }

 private:
  std::uint64_t games_ = 0;
  std::vector<int> seating_;
  SeatChoices choices_;
  SeatList<Firsts> firsts_;
  Breakdown breakdown_;
};

/// "game.json" for one game; "game-1.json", "game-2.json", … for several.
std::filesystem::path record_path(const std::string& file, std::uint64_t number, std::uint64_t games) {
  if (games == 1) return file;
  std::filesystem::path path(file);
  const std::string name = fmt::format("{}-{}{}", path.stem().string(), number, path.extension().string());
  return path.replace_filename(name);
}

void print_table(Console& console, const Lineup& lineup, const Score& score) {
  using Align = TextTable::Align;
  TextTable table({Align::Left, Align::Left, Align::Right, Align::Right, Align::Right, Align::Right, Align::Right});
  const auto word = [&](const Text& text) { return std::string(console(text)); };
  table.add({word(msg::kSeat), word(msg::kPlayer), word(msg::kWins), word(msg::kShared), word(msg::kWinPercent),
             word(msg::kMeanScore), word(msg::kMeanPlace)});
  for (const SeatGroup& group : score.breakdown().by_seat()) {
    const Firsts& firsts = score.firsts(group.seat);
    table.add({seat_name(*lineup.setup.rules, group.seat, console.lang), lineup.names[group.seat.index()],
               std::to_string(firsts.alone), std::to_string(firsts.shared), interval(group.all.wins, 1, 100),
               interval(group.all.score, 2), fmt::format("{:.2f}", group.all.place)});
  }
  table.print(console.out);
  console.say<msg::kArenaNote>();
}

boost::json::value results_json(const Lineup& lineup, const Score& score, std::uint64_t planned, std::uint64_t seed) {
  boost::json::array results;
  for (const SeatGroup& group : score.breakdown().by_seat()) {
    const Firsts& firsts = score.firsts(group.seat);
    results.push_back({{"seat", group.seat.number()},
                       {"player", lineup.names[group.seat.index()]},
                       {"wins", firsts.alone},
                       {"shared", firsts.shared},
                       {"mean_score", group.all.score.value},
                       {"mean_place", group.all.place}});
  }
  return {{"setup", protocol::setup_json(lineup.setup)},
          {"seed", seed},
          {"games", score.games()},
          {"planned_games", planned},
          {"interrupted", score.games() < planned},
          {"results", results},
          {"by_choice", json_array(score.breakdown().by_choice())},
          {"by_seat", json_array(score.breakdown().by_seat())}};
}

void print(Console& console, const Lineup& lineup, const Score& score, std::uint64_t planned, std::uint64_t seed) {
  const std::string_view title = console(lineup.setup.game().info().title);
  const std::string games = count_of_games(console.lang, static_cast<std::int64_t>(score.games()));
  if (score.games() < 2)
    console.say<msg::kAutoTitleOfOne>(title, games, seed);
  else
    console.say<msg::kAutoTitle>(title, games, seed, seed + score.games() - 1);
  if (score.games() > 0) print_table(console, lineup, score);
  if (score.games() < planned) console.say<msg::kInterrupted>(score.games(), planned);
}

/// Lets bots play until the game is over, or somebody interrupts it, or a bot does what is not allowed.
void run(Match& match) {
  int steps = -1;
  while (!match.position().is_over() && match.session().steps() != steps && !Interrupt::came()) {
    steps = match.session().steps();
    match.run({}, 1);
  }
}

/// One game to its end. Its record is written if a file is named.
ExitCode play(Console& console, const Lineup& lineup, std::uint64_t seed, const std::filesystem::path& file,
              Score& score) {
  Match match(protocol::start_session(lineup.setup), seed, ChanceBy::Generator, lineup.budgets);
  run(match);
  if (!match.position().is_over()) {
    if (Interrupt::came()) return ExitCode::Interrupted;
    const Seat stuck = match.position().to_act().front();
    console.complain<msg::kBotBroke>(stuck.number(), lineup.names[stuck.index()]);
    return ExitCode::Difference;
  }
  score.add(match.position().standings());
  return file.empty() ? ExitCode::Fine : write_record_file(console, file, match.record());
}

/// All games, until one ends otherwise than it should.
ExitCode play_all(Console& console, const Lineup& lineup, const AutoArguments& arguments, std::uint64_t seed,
                  Score& score) {
  const Interrupt interrupt;
  Progress progress(console, static_cast<std::int64_t>(arguments.games));
  for (std::uint64_t game = 0; game < arguments.games; ++game) {
    const auto file =
        arguments.record.empty() ? std::filesystem::path{} : record_path(arguments.record, game + 1, arguments.games);
    if (const ExitCode code = play(console, lineup, seed + game, file, score); code != ExitCode::Fine) return code;
    progress.add(1);
  }
  return ExitCode::Fine;
}

tl::expected<Lineup, ExitCode> lineup_of(Console& console, const TableArguments& arguments) {
  auto setup = setup_of_bots(console, arguments);
  if (!setup) return tl::unexpected(setup.error());
  Lineup lineup{*std::move(setup), {}, budgets_of(arguments)};
  for (const std::string& seat : seats_of(arguments)) lineup.names.push_back(read_seat_words(seat)->label());
  if (lineup.names.empty()) lineup.names = lineup.setup.players;
  return lineup;
}

ExitCode run_auto(Console& console, const AutoArguments& arguments) {
  const auto lineup = lineup_of(console, arguments);
  if (!lineup) return lineup.error();
  const auto seed = seed_of(console, arguments.seed, 1);
  if (!seed) return seed.error();
  Score score(*lineup);
  const ExitCode code = play_all(console, *lineup, arguments, *seed, score);
  if (code != ExitCode::Fine && code != ExitCode::Interrupted) return code;
  if (arguments.as_json) {
    console.out << protocol::pretty(results_json(*lineup, score, arguments.games, *seed));
    return code;
  }
  print(console, *lineup, score, arguments.games, *seed);
  if (!arguments.record.empty() && score.games() > 0)
    console.say<msg::kRecordWritten>(record_path(arguments.record, 1, arguments.games).string());
  return code;
}

}  // namespace

void add_auto_command(Commands& commands) {
  const auto arguments = std::make_shared<AutoArguments>();
  Command command = commands.add(kAuto, [arguments](Console& console) { return run_auto(console, *arguments); });
  add_table_arguments(command, *arguments);
  command.number("--games", "N", arguments->games, {1, 100'000'000}, help::kGames);
  command.option("--record", "FILE", arguments->record, help::kRecord);
  command.flag("--json", arguments->as_json, help::kJson);
}

}  // namespace oligopoly::cli
