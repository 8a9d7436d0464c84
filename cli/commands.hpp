#pragma once

#include <CLI/App.hpp>
#include <functional>

#include "cli/console.hpp"

/// The commands of the program. Each lives in a file of its own, which adds it to the parser.
namespace oligopoly::cli {

/// What parsing a command line leaves behind: the command that was chosen, ready to run.
struct Chosen {
  Console& console;
  std::function<ExitCode()> run{};
};

/// How a command presents itself in --help.
struct CommandText {
  std::string_view name;
  Text summary;
  /// One example a line: what to type.
  std::string_view examples;
};

/// Adds an empty command with its help, and `run(console)` for when it is chosen.
CLI::App* add_command(CLI::App& app, Chosen& chosen, const CommandText& text, std::function<ExitCode(Console&)> run);

void add_games_command(CLI::App& app, Chosen& chosen);
void add_rules_command(CLI::App& app, Chosen& chosen);
void add_play_command(CLI::App& app, Chosen& chosen);
void add_auto_command(CLI::App& app, Chosen& chosen);
void add_arena_command(CLI::App& app, Chosen& chosen);
void add_replay_command(CLI::App& app, Chosen& chosen);
void add_trace_command(CLI::App& app, Chosen& chosen);
void add_engine_command(CLI::App& app, Chosen& chosen);
void add_perft_command(CLI::App& app, Chosen& chosen);
void add_signature_command(CLI::App& app, Chosen& chosen);
void add_bench_command(CLI::App& app, Chosen& chosen);
void add_schema_command(CLI::App& app, Chosen& chosen);
void add_serve_command(CLI::App& app, Chosen& chosen);
/// Below `bench`, which must have been added.
void add_bench_serve_command(CLI::App& app, Chosen& chosen);

/// Runs one command line, without the program's name: `run_command_line(console, {"play", "goofspiel"})`.
/// With no arguments it shows a menu, or its help where nobody could answer.
ExitCode run_command_line(Console& console, std::vector<std::string> arguments);

/// The menu of the bare program.
ExitCode run_menu(Console& console);

}  // namespace oligopoly::cli
