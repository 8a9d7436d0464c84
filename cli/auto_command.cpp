// `auto`: bots play many games; who won how often.
#include "cli/arguments.hpp"
#include "cli/commands.hpp"
#include "cli/files.hpp"
#include "cli/help.hpp"
#include "cli/messages.hpp"
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

/// What a seat got over many games.
struct Tally {
  int wins = 0, shared = 0;
  std::int64_t scores = 0, places = 0;
};
using Tallies = SeatList<Tally>;

void count(Tallies& tallies, const Standings& standings) {
  int winners = 0;
  for (const Standing& standing : standings) winners += standing.place == 1 ? 1 : 0;
  for (const Seat seat : players(standings.size())) {
    Tally& tally = tallies[seat];
    const Standing& standing = standings[seat];
    if (standing.place == 1) ++(winners == 1 ? tally.wins : tally.shared);
    tally.scores += standing.score;
    tally.places += standing.place;
  }
}

/// "game.json" for one game; "game-1.json", "game-2.json", … for several.
std::filesystem::path record_path(const std::string& file, std::uint64_t number, std::uint64_t games) {
  if (games == 1) return file;
  std::filesystem::path path(file);
  const std::string name = fmt::format("{}-{}{}", path.stem().string(), number, path.extension().string());
  return path.replace_filename(name);
}

void print_table(Console& console, const Lineup& lineup, const Tallies& tallies, std::uint64_t games) {
  using Align = TextTable::Align;
  TextTable table({Align::Left, Align::Left, Align::Right, Align::Right, Align::Right, Align::Right});
  const auto word = [&](const Text& text) { return std::string(console(text)); };
  table.add({word(msg::kSeat), word(msg::kPlayer), word(msg::kWins), word(msg::kShared), word(msg::kMeanScore),
             word(msg::kMeanPlace)});
  const auto mean = [&](std::int64_t sum) {
    return fmt::format("{:.2f}", static_cast<double>(sum) / static_cast<double>(games));
  };
  for (const Seat seat : players(tallies.size())) {
    const Tally& tally = tallies[seat];
    table.add({seat_name(*lineup.setup.rules, seat, console.lang), lineup.names[seat.index()],
               std::to_string(tally.wins), std::to_string(tally.shared), mean(tally.scores), mean(tally.places)});
  }
  table.print(console.out);
}

boost::json::value results_json(const Lineup& lineup, const Tallies& tallies, std::uint64_t games, std::uint64_t seed) {
  boost::json::array results;
  for (const Seat seat : players(tallies.size())) {
    const Tally& tally = tallies[seat];
    const auto count_of_games = static_cast<double>(games);
    results.push_back({{"seat", seat.number()},
                       {"player", lineup.names[seat.index()]},
                       {"wins", tally.wins},
                       {"shared", tally.shared},
                       {"mean_score", static_cast<double>(tally.scores) / count_of_games},
                       {"mean_place", static_cast<double>(tally.places) / count_of_games}});
  }
  return {{"setup", protocol::setup_json(lineup.setup)}, {"seed", seed}, {"games", games}, {"results", results}};
}

/// One game to its end. Its record is written if a file is named.
ExitCode play(Console& console, const Lineup& lineup, std::uint64_t seed, const std::filesystem::path& file,
              Tallies& tallies) {
  Match match(protocol::start_session(lineup.setup), seed, ChanceBy::Generator, lineup.budgets);
  match.run();
  if (!match.position().is_over()) {
    const Seat stuck = match.position().to_act().front();
    console.complain<msg::kBotBroke>(stuck.number(), lineup.names[stuck.index()]);
    return ExitCode::Difference;
  }
  count(tallies, match.position().standings());
  return file.empty() ? ExitCode::Fine : write_record_file(console, file, match.record());
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
  Tallies tallies(lineup->setup.seats());
  for (std::uint64_t game = 0; game < arguments.games; ++game) {
    const auto file =
        arguments.record.empty() ? std::filesystem::path{} : record_path(arguments.record, game + 1, arguments.games);
    const ExitCode code = play(console, *lineup, *seed + game, file, tallies);
    if (code != ExitCode::Fine) return code;
  }
  if (arguments.as_json) {
    console.out << protocol::pretty(results_json(*lineup, tallies, arguments.games, *seed));
    return ExitCode::Fine;
  }
  console.say<msg::kAutoTitle>(console(lineup->setup.game().info().title), arguments.games, *seed,
                               *seed + arguments.games - 1);
  print_table(console, *lineup, tallies, arguments.games);
  if (!arguments.record.empty())
    console.say<msg::kRecordWritten>(record_path(arguments.record, 1, arguments.games).string());
  return ExitCode::Fine;
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
