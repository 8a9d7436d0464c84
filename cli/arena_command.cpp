// `arena`: bots against each other, seats and seeds mirrored; how good each is, and how sure that is.
#include "cli/arguments.hpp"
#include "cli/commands.hpp"
#include "cli/help.hpp"
#include "cli/interrupt.hpp"
#include "cli/messages.hpp"
#include "cli/outcomes.hpp"
#include "cli/progress.hpp"
#include "cli/text_table.hpp"
#include "matches/arena.hpp"
#include "players/threads.hpp"
#include "protocol/json.hpp"

namespace oligopoly::cli {
namespace {

constexpr CommandText kArena{"arena",
                             {"Measure bots against each other, each in every seat", "让机器人轮流换位对局，测量强弱",
                              "讓機器人輪流換位對局，測量強弱"},
                             "arena GAME --players tycoon@100,manager --games 400 --seed 1\narena GAME --players "
                             "manager,random,random --games 200 "
                             "--json"};

struct ArenaArguments : TableArguments {
  int games = 100, threads = core_count();
  bool as_json = false;
};

/// Those who were typed. Requires arguments of which a setup of bots was made.
std::vector<Contender> contenders_of(const AnyGame& game, const TableArguments& arguments) {
  std::vector<Contender> contenders;
  for (const std::string& seat : seats_of(arguments)) contenders.push_back(*read_contender(game, seat));
  return contenders;
}

std::string title_of(const Console& console, const AnyGame& game, const Results& results, std::uint64_t seed) {
  const Lang lang = console.lang;
  return words<msg::kArenaTitle>(
      lang, console(game.info().title), count_of_games(lang, results.games),
      results.seeds == 1 ? words<msg::kOneSeed>(lang) : words<msg::kSomeSeeds>(lang, results.seeds),
      results.assignments == 1 ? words<msg::kOneSeating>(lang) : words<msg::kSomeSeatings>(lang, results.assignments),
      seed);
}

void print_players(Console& console, const Results& results) {
  using Align = TextTable::Align;
  TextTable table({Align::Left, Align::Right, Align::Right, Align::Right, Align::Right, Align::Right, Align::Right});
  const auto word = [&](const Text& text) { return std::string(console(text)); };
  table.add({word(msg::kPlayer), word(msg::kArenaGames), word(msg::kWinPercent), word(msg::kMeanScore),
             word(msg::kMeanPlace), word(msg::kElo), word(msg::kTimePerDecision)});
  for (const Result& result : results.results)
    table.add({result.name, std::to_string(result.games), interval(result.wins, 1, 100), interval(result.score, 1),
               fmt::format("{:.2f}", result.place), interval(result.elo, 0),
               fmt::format("{:.2f} ({:.0f})", result.milliseconds, result.slowest)});
  table.print(console.out);
}

/// A table of groups of seats: each as a whole, and player by player where several held such a seat.
class GroupTable {
 public:
  GroupTable(const Console& console, const Text& heading)
      : console_(console), table_({Align::Left, Align::Left, Align::Right, Align::Right, Align::Right, Align::Right}) {
    const auto word = [&](const Text& text) { return std::string(console(text)); };
    table_.add({word(heading), word(msg::kPlayer), word(msg::kArenaGames), word(msg::kWinPercent),
                word(msg::kMeanScore), word(msg::kMeanPlace)});
  }

  void add(const std::string& name, const Group& group) {
    if (group.players.size() == 1) return add(name, group.players.front().player, group.all);
    add(name, std::string(console_(msg::kEveryone)), group.all);
    for (const Group::Part& part : group.players) add("", part.player, part);
  }
  void print(std::ostream& out) const { table_.print(out); }

 private:
  using Align = TextTable::Align;

  void add(const std::string& name, const std::string& player, const Outcome& outcome) {
    table_.add({name, player, std::to_string(outcome.games), interval(outcome.wins, 1, 100), interval(outcome.score, 1),
                fmt::format("{:.2f}", outcome.place)});
  }

  const Console& console_;
  TextTable table_;
};

void print_choices(Console& console, const AnyGame& game, const Results& results) {
  for (const OptionInfo& option : choices_of_seats(game)) {
    GroupTable table(console, option.title);
    for (const ChoiceGroup& group : results.by_choice)
      if (group.option.name == option.name) table.add(name_of(option, group.value, console.lang), group);
    console.out << "\n";
    table.print(console.out);
  }
}

void print_seats(Console& console, const Results& results) {
  GroupTable table(console, msg::kSeat);
  for (const SeatGroup& group : results.by_seat) table.add(std::to_string(group.seat.number()), group);
  console.out << "\n";
  table.print(console.out);
}

void print(Console& console, const AnyGame& game, const Results& results, const Tournament& tournament) {
  console.out << title_of(console, game, results, tournament.seed) << "\n";
  if (results.planned != tournament.games)
    console.say<msg::kArenaRounded>(count_of_games(console.lang, tournament.games));
  if (results.games > 0) {
    print_players(console, results);
    print_choices(console, game, results);
    print_seats(console, results);
    console.say<msg::kArenaNote>();
  }
  if (results.games < results.planned) console.say<msg::kArenaInterrupted>(results.games, results.planned);
}

boost::json::object player_json(const Result& result) {
  boost::json::object json{{"player", result.name}};
  put(json, result);
  json["elo"] = json_of(result.elo);
  json["decisions"] = result.decisions;
  json["milliseconds_per_decision"] = result.milliseconds;
  json["slowest_decision_milliseconds"] = result.slowest;
  return json;
}

boost::json::value arena_json(const protocol::Setup& setup, const Results& results, std::uint64_t seed) {
  boost::json::array players;
  for (const Result& result : results.results) players.push_back(player_json(result));
  return {{"game", setup.game().info().id},
          {"ruleset", setup.ruleset},
          {"games", results.games},
          {"planned_games", results.planned},
          {"interrupted", results.games < results.planned},
          {"seeds", results.seeds},
          {"assignments", results.assignments},
          {"seed", seed},
          {"players", std::move(players)},
          {"by_choice", json_array(results.by_choice)},
          {"by_seat", json_array(results.by_seat)}};
}

/// Plays it with progress shown; Ctrl-C stops it.
Results play_watched(Console& console, Tournament tournament) {
  const Interrupt interrupt;
  Progress progress(console, planned_games(tournament));
  tournament.is_stopped = Interrupt::came;
  tournament.on_game_played = [&] { progress.add(1); };
  return play(tournament);
}

ExitCode run_arena(Console& console, ArenaArguments arguments) {
  if (arguments.seats.empty()) arguments.seats = "manager,random";
  const auto setup = setup_of_bots(console, arguments);
  if (!setup) return setup.error();
  const auto seed = seed_of(console, arguments.seed, 1);
  if (!seed) return seed.error();
  const Tournament tournament{.rules = setup->rules,
                              .contenders = contenders_of(setup->game(), arguments),
                              .games = arguments.games,
                              .seed = *seed,
                              .threads = arguments.threads};
  const Results results = play_watched(console, tournament);
  if (arguments.as_json)
    console.out << protocol::pretty(arena_json(*setup, results, *seed));
  else
    print(console, setup->game(), results, tournament);
  return results.games < results.planned ? ExitCode::Interrupted : ExitCode::Fine;
}

}  // namespace

void add_arena_command(Commands& commands) {
  const auto arguments = std::make_shared<ArenaArguments>();
  Command command = commands.add(kArena, [arguments](Console& console) { return run_arena(console, *arguments); });
  add_game_argument(command, arguments->game);
  add_ruleset_arguments(command, *arguments);
  command.option("--players", "LIST", arguments->seats, help::kContenders);
  command.number("--games", "N", arguments->games, {1, 10'000'000}, help::kGamesInSets);
  command.option("--seed", "N", arguments->seed, help::kSeed);
  command.number("--threads", "N", arguments->threads, {1, 256}, help::kThreads);
  command.flag("--json", arguments->as_json, help::kJson);
}

}  // namespace oligopoly::cli
