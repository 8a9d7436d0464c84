// `rules`: the rulebook, or one paragraph of it.
#include "cli/arguments.hpp"
#include "cli/commands.hpp"
#include "cli/help.hpp"
#include "cli/messages.hpp"
#include "cli/quote.hpp"
#include "games/rulebook.hpp"

namespace oligopoly::cli {
namespace {

constexpr CommandText kText{"rules",
                            {"Read the rulebook of a game", "阅读游戏规则书", "閱讀遊戲規則書"},
                            "rules goofspiel\nrules goofspiel G3.1\nrules goofspiel R-G1 --lang zh-Hant"};

ExitCode run(Console& console, const std::string& id, const std::string& paragraph) {
  const auto game = game_of(console, id);
  if (!game) return game.error();
  if (!paragraph.empty()) return quote(console, **game, paragraph) ? ExitCode::Fine : ExitCode::BadUsage;
  console.out << rulebook(id, console.lang);
  return ExitCode::Fine;
}

}  // namespace

void add_rules_command(CLI::App& app, Chosen& chosen) {
  struct Arguments {
    std::string game, paragraph;
  };
  const auto arguments = std::make_shared<Arguments>();
  CLI::App* command = add_command(app, chosen, kText, [arguments](Console& console) {
    return run(console, arguments->game, arguments->paragraph);
  });
  add_game_argument(*command, arguments->game, chosen.console.lang);
  command->add_option("PARAGRAPH", arguments->paragraph, std::string(chosen.console(help::kParagraph)))->type_name("");
}

}  // namespace oligopoly::cli
