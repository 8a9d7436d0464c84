// `rules`: the rulebook, or one paragraph of it.
#include "cli/arguments.hpp"
#include "cli/commands.hpp"
#include "cli/help.hpp"
#include "cli/messages.hpp"
#include "cli/quote.hpp"
#include "games/rulebook.hpp"

namespace oligopoly::cli {
namespace {

constexpr CommandText kRules{"rules",
                             {"Read the rulebook of a game", "阅读游戏规则书", "閱讀遊戲規則書"},
                             "rules GAME\nrules GAME PARAGRAPH\nrules GAME PARAGRAPH --lang zh-Hant"};

ExitCode run_rules(Console& console, const std::string& id, const std::string& paragraph) {
  const auto game = game_of(console, id);
  if (!game) return game.error();
  if (!paragraph.empty()) return quote(console, **game, paragraph) ? ExitCode::Fine : ExitCode::BadUsage;
  console.out << rulebook(id, console.lang);
  return ExitCode::Fine;
}

}  // namespace

void add_rules_command(Commands& commands) {
  struct RulesArguments {
    std::string game, paragraph;
  };
  const auto arguments = std::make_shared<RulesArguments>();
  Command command = commands.add(
      kRules, [arguments](Console& console) { return run_rules(console, arguments->game, arguments->paragraph); });
  add_game_argument(command, arguments->game);
  command.argument("PARAGRAPH", arguments->paragraph, help::kParagraph);
}

}  // namespace oligopoly::cli
