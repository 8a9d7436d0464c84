// `arena`: bots against each other, seats and seeds mirrored; how good each is, and how sure that is.
#include "cli/arguments.hpp"
#include "cli/commands.hpp"
#include "cli/help.hpp"
#include "cli/messages.hpp"
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

std::string interval(const Estimate& estimate, int digits, double factor = 1) {
  return fmt::format("{:.{}f} [{:.{}f} {:.{}f}]", factor * estimate.value, digits, factor * estimate.low, digits,
                     factor * estimate.high, digits);
}

void print(Console& console, const AnyGame& game, const Results& results, std::uint64_t seed) {
  using Align = TextTable::Align;
  console.say<msg::kArenaTitle>(console(game.info().title), results.games, results.seeds, results.assignments, seed);
  TextTable table({Align::Left, Align::Right, Align::Right, Align::Right, Align::Right, Align::Right, Align::Right});
  const auto word = [&](const Text& text) { return std::string(console(text)); };
  table.add({word(msg::kPlayer), word(msg::kArenaGames), word(msg::kWinPercent), word(msg::kMeanScore),
             word(msg::kMeanPlace), word(msg::kElo), word(msg::kTimePerDecision)});
  for (const Result& result : results.results)
    table.add({result.name, std::to_string(result.games), interval(result.wins, 1, 100), interval(result.score, 1),
               fmt::format("{:.2f}", result.place), interval(result.elo, 0),
               fmt::format("{:.2f} ({:.0f})", result.milliseconds, result.slowest)});
  table.print(console.out);
  console.say<msg::kArenaNote>();
}

boost::json::object json_of(const Estimate& estimate) {
  return {{"value", estimate.value}, {"low", estimate.low}, {"high", estimate.high}};
}

boost::json::value json_of(const protocol::Setup& setup, const Results& results, std::uint64_t seed) {
  boost::json::array players;
  for (const Result& result : results.results)
    players.push_back({{"player", result.name},
                       {"games", result.games},
                       {"win_rate", json_of(result.wins)},
                       {"score", json_of(result.score)},
                       {"mean_place", result.place},
                       {"elo", json_of(result.elo)},
                       {"decisions", result.decisions},
                       {"milliseconds_per_decision", result.milliseconds},
                       {"slowest_decision_milliseconds", result.slowest}});
  return {{"game", setup.game().info().id},
          {"ruleset", setup.ruleset},
          {"games", results.games},
          {"seeds", results.seeds},
          {"assignments", results.assignments},
          {"seed", seed},
          {"players", players}};
}

ExitCode run_arena(Console& console, ArenaArguments arguments) {
  if (arguments.seats.empty()) arguments.seats = "manager,random";
  const auto setup = setup_of_bots(console, arguments);
  if (!setup) return setup.error();
  const auto seed = seed_of(console, arguments.seed, 1);
  if (!seed) return seed.error();
  const Results results = play(Tournament{.rules = setup->rules,
                                          .contenders = contenders_of(setup->game(), arguments),
                                          .games = arguments.games,
                                          .seed = *seed,
                                          .threads = arguments.threads});
  if (arguments.as_json)
    console.out << protocol::pretty(json_of(*setup, results, *seed));
  else
    print(console, setup->game(), results, *seed);
  return ExitCode::Fine;
}

}  // namespace

void add_arena_command(Commands& commands) {
  const auto arguments = std::make_shared<ArenaArguments>();
  Command command = commands.add(kArena, [arguments](Console& console) { return run_arena(console, *arguments); });
  add_game_argument(command, arguments->game);
  add_ruleset_arguments(command, *arguments);
  command.option("--players", "LIST", arguments->seats, help::kContenders);
  command.number("--games", "N", arguments->games, {1, 10'000'000}, help::kGames);
  command.option("--seed", "N", arguments->seed, help::kSeed);
  command.number("--threads", "N", arguments->threads, {1, 256}, help::kThreads);
  command.flag("--json", arguments->as_json, help::kJson);
}

}  // namespace oligopoly::cli
