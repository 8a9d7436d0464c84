// What Tab completes during a game.
#include <set>

#include "cli/messages.hpp"
#include "cli/terminal_game.hpp"
#include "core/notation.hpp"
#include "games/rulebook.hpp"

namespace oligopoly::cli {
namespace {

/// The command at the beginning of a line of help, with a blank if something can follow it.
std::string command_in(std::string_view usage) {
  Words parts(usage);
  std::string verb(parts.next());
  return parts.rest().empty() ? verb : verb + " ";
}

/// The commands a game has of its own: its help has a line for each.
void add_own_commands(std::string_view help, std::set<std::string>& commands) {
  while (!help.empty()) {
    const std::string_view line = help.substr(0, help.find('\n'));
    help.remove_prefix(std::min(help.size(), line.size() + 1));
    commands.insert(command_in(line));
  }
}

}  // namespace

std::vector<std::string> TerminalGame::candidates() const {
  std::set<std::string> commands;
  for (const msg::CommandHelp& help : msg::kPlayCommands) commands.insert(command_in(help.usage));
  add_own_commands(game().terminal_help(console_.lang), commands);
  // "why" alone is a command too; whoever wants that one presses Enter.
  std::erase_if(commands, [&](const std::string& command) { return commands.contains(command + " "); });
  std::vector<std::string> lines(commands.begin(), commands.end());
  for (const AnyAction& choice : choices_) {
    const std::string notation = game().notation(rules(), choice);
    lines.insert(lines.end(), {notation, "why " + notation});
  }
  for (const Seat seat : players(position().seats())) lines.push_back(fmt::format("why seat {}", seat.number()));
  for (const std::string_view id : rule_ids(game().info().id)) lines.push_back(fmt::format("rule {}", id));
  return lines;
}

}  // namespace oligopoly::cli
