// `trace`: one game of bots told in full, one JSON value a line.
#include "cli/arguments.hpp"
#include "cli/commands.hpp"
#include "cli/messages.hpp"
#include "matches/match.hpp"
#include "protocol/json.hpp"
#include "protocol/trace.hpp"

namespace oligopoly::cli {
namespace {

constexpr CommandText kTrace{
    "trace",
    {"Let bots play one game and write every state as JSON lines", "让机器人对局一场，以 JSON 逐行写出每个状态",
     "讓機器人對局一場，以 JSON 逐行寫出每個狀態"},
    "trace GAME --seats random,random --seed 5\ntrace GAME --seed 1 > trace.jsonl"};

ExitCode run_trace(Console& console, const TableArguments& arguments) {
  const auto setup = setup_of_bots(console, arguments);
  if (!setup) return setup.error();
  const auto seed = seed_of(console, arguments.seed, 1);
  if (!seed) return seed.error();
  Match match(protocol::start_session(*setup), *seed, ChanceBy::Generator, budgets_of(arguments));
  console.out << protocol::compact(protocol::trace_header(match.record(), match.position())) << "\n";
  match.run([&](const Move& move) {
    const auto& steps = match.record().steps;
    console.out << protocol::compact(
                       protocol::trace_step(match.session().steps(), steps.back(), move.events, match.position()))
                << "\n";
  });
  console.out << protocol::compact(protocol::trace_end(match.position())) << "\n";
  return ExitCode::Fine;
}

}  // namespace

void add_trace_command(Commands& commands) {
  const auto arguments = std::make_shared<TableArguments>();
  Command command = commands.add(kTrace, [arguments](Console& console) { return run_trace(console, *arguments); });
  add_table_arguments(command, *arguments);
}

}  // namespace oligopoly::cli
