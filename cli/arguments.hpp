#pragma once

#include <optional>
#include <tl/expected.hpp>

#include "cli/command.hpp"
#include "players/bot.hpp"
#include "protocol/setup.hpp"

/// The arguments that several commands share. What cannot be is said on the console, and the exit code returned.
namespace oligopoly::cli {

/// A game and its numbers, as typed.
struct GameArguments {
  std::string game;
  std::string ruleset;
  std::vector<std::string> packs;
  std::vector<std::string> options;
};

/// A table: a game, who sits where, and the seed.
struct TableArguments : GameArguments {
  std::string seats;
  std::string seed;
};

void add_game_argument(Command& command, std::string& game);
void add_ruleset_arguments(Command& command, GameArguments& arguments);
void add_table_arguments(Command& command, TableArguments& arguments);

tl::expected<const AnyGame*, ExitCode> game_of(Console& console, const std::string& id);

/// The ruleset with its options set and the seats filled. Where nobody is named, `first` sits at seat 1 and random bots
/// at as many others as the game needs.
tl::expected<protocol::Setup, ExitCode> setup_of(Console& console, const TableArguments& arguments,
                                                 std::string_view first);

/// The same for a table where nobody but bots can sit.
tl::expected<protocol::Setup, ExitCode> setup_of_bots(Console& console, const TableArguments& arguments);

/// The seats as typed; none where nobody was named.
std::vector<std::string> seats_of(const TableArguments& arguments);
/// How long the bot of each seat may think; none where nobody was named. Requires seats of which `setup_of` made a
/// setup.
std::vector<Budget> budgets_of(const TableArguments& arguments);

/// A whole number within bounds, or `missing` where nothing was typed.
tl::expected<std::uint64_t, ExitCode> whole_number(Console& console, std::string_view name, const std::string& typed,
                                                   std::uint64_t least, std::uint64_t most, std::uint64_t missing);
tl::expected<std::uint64_t, ExitCode> seed_of(Console& console, const std::string& typed, std::uint64_t missing);

/// The ids of all games, with commas between.
std::string game_list();

}  // namespace oligopoly::cli
