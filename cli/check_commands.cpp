// `perft` and `signature`: numbers that change when the rules do.
#include "cli/arguments.hpp"
#include "cli/commands.hpp"
#include "cli/help.hpp"
#include "cli/messages.hpp"
#include "cli/text_table.hpp"
#include "games/all_games.hpp"
#include "protocol/messages.hpp"

namespace oligopoly::cli {
namespace {

constexpr CommandText kPerft{
    "perft",
    {"Count the action sequences of each length", "统计各长度的行动序列数", "統計各長度的行動序列數"},
    "perft GAME --seats 2 --depth 4\nperft GAME --seats 3 --depth 5"};
constexpr CommandText kSignature{"signature",
                                 {"Print one number per game that sums up how its rules behave",
                                  "用一个数概括每个游戏规则的行为", "用一個數概括每個遊戲規則的行為"},
                                 "signature\nsignature GAME"};

/// Deeper trees take longer than anyone waits.
constexpr int kDeepest = 12;

struct PerftArguments : TableArguments {
  int depth = 3;
};

ExitCode run_perft(Console& console, const PerftArguments& arguments) {
  const auto game = game_of(console, arguments.game);
  if (!game) return game.error();
  const GameInfo& info = (*game)->info();
  const auto least = static_cast<std::uint64_t>(info.least_seats), most = static_cast<std::uint64_t>(info.most_seats);
  const auto seats = whole_number(console, "--seats", arguments.seats, least, most, least);
  if (!seats) return seats.error();

  TableArguments table = arguments;
  table.seats = "random";
  for (std::uint64_t seat = 1; seat < *seats; ++seat) table.seats += ",random";
  const auto setup = setup_of(console, table, "random");
  if (!setup) return setup.error();
  using Align = TextTable::Align;
  TextTable rows({Align::Right, Align::Right});
  rows.add({std::string(console(msg::kDepth)), std::string(console(msg::kSequences))});
  const auto counts = (*game)->perft(*setup->rules, setup->seats(), arguments.depth);
  for (std::size_t i = 0; i < counts.size(); ++i)
    rows.add({std::to_string(i + 1), std::to_string(counts[i].sequences) + (counts[i].is_sampled ? "*" : "")});
  rows.print(console.out);
  if (counts.back().is_sampled) console.say<msg::kSampled>(kPerftSamples);
  return ExitCode::Fine;
}

ExitCode run_signature(Console& console, const std::string& only) {
  if (!only.empty())
    if (const auto game = game_of(console, only); !game) return game.error();
  for (const AnyGame* game : all_games()) {
    if (!only.empty() && game->info().id != only) continue;
    console.out << fmt::format("{} v{} {}\n", game->info().id, game->info().rules_version,
                               protocol::hash_text(game->signature()));
  }
  return ExitCode::Fine;
}

}  // namespace

void add_perft_command(Commands& commands) {
  const auto arguments = std::make_shared<PerftArguments>();
  Command command = commands.add(kPerft, [arguments](Console& console) { return run_perft(console, *arguments); });
  add_game_argument(command, arguments->game);
  command.option("--seats", "N", arguments->seats, help::kSeatCount);
  command.number("--depth", "N", arguments->depth, {1, kDeepest}, help::kDepth);
  add_ruleset_arguments(command, *arguments);
}

void add_signature_command(Commands& commands) {
  const auto game = std::make_shared<std::string>();
  Command command = commands.add(kSignature, [game](Console& console) { return run_signature(console, *game); });
  add_game_argument(command, *game);
}

}  // namespace oligopoly::cli
