#pragma once

#include "cli/command.hpp"

/// The commands of the program. Each lives in a file of its own, which adds it to the parser.
namespace oligopoly::cli {

void add_play_command(Commands& commands);
void add_games_command(Commands& commands);
void add_rules_command(Commands& commands);
void add_auto_command(Commands& commands);
void add_arena_command(Commands& commands);
void add_train_command(Commands& commands);
void add_calibrate_command(Commands& commands);
void add_replay_command(Commands& commands);
void add_verify_command(Commands& commands);
void add_trace_command(Commands& commands);
void add_engine_command(Commands& commands);
void add_perft_command(Commands& commands);
void add_signature_command(Commands& commands);
void add_bench_command(Commands& commands);
void add_schema_command(Commands& commands);
void add_serve_command(Commands& commands);
void add_join_command(Commands& commands);
/// Below `bench`, which must have been added.
void add_bench_serve_command(Commands& commands);
void add_menu_command(Commands& commands);

/// Runs one command line, without the program's name: `run_command_line(console, {"games", "--json"})`.
/// With no arguments it shows the menu, or its help where nobody could answer.
ExitCode run_command_line(Console& console, std::vector<std::string> arguments);

}  // namespace oligopoly::cli
