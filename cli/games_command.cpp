// `games`: what can be played, with its rulesets and options.
#include "cli/arguments.hpp"
#include "cli/commands.hpp"
#include "cli/help.hpp"
#include "cli/messages.hpp"
#include "cli/text_table.hpp"
#include "games/all_games.hpp"
#include "matches/factory.hpp"
#include "protocol/catalogue.hpp"
#include "protocol/json.hpp"
#include "protocol/questions.hpp"

namespace oligopoly::cli {
namespace {

constexpr CommandText kGames{
    "games",
    {"List the games, their rulesets and options", "列出游戏及其规则集和选项", "列出遊戲及其規則集和選項"},
    "games\ngames GAME\ngames --json"};

using Align = TextTable::Align;

std::string values_of(const OptionInfo& option, Lang lang) {
  if (option.kind == OptionKind::Switch) return std::string(msg::kSwitchValues[lang]);
  if (option.kind == OptionKind::Number) return words<msg::kNumberValues>(lang, option.least, option.most);
  return joined(option.choices, option.kind == OptionKind::Set ? "," : "|");
}

void print_options(Console& console, const AnyGame& game) {
  if (game.options().empty()) return;
  console.out << console(msg::kOptions) << "\n";
  TextTable table({Align::Left, Align::Left, Align::Left, Align::Left});
  for (const OptionInfo& option : game.options()) {
    std::string notes = option.per_seat ? std::string(console(msg::kPerSeat)) : "";
    if (!option.ruling.empty()) notes += (notes.empty() ? "" : ", ") + words<msg::kRuling>(console.lang, option.ruling);
    table.add(
        {"  " + std::string(option.name), values_of(option, console.lang), std::string(console(option.title)), notes});
  }
  table.print(console.out);
}

void print_game(Console& console, const AnyGame& game) {
  const GameInfo& info = game.info();
  console.out << console.styled(Style::Strong, info.id) << "  " << console(info.title) << "\n";
  console.out << console(info.summary) << "\n";
  console.say<msg::kGameFacts>(info.least_seats, info.most_seats, info.rules_version);
  console.say<msg::kRulesets>();
  TextTable rulesets({Align::Left, Align::Left});
  for (const RulesetInfo& ruleset : game.rulesets())
    rulesets.add({fmt::format("  {} v{}", ruleset.id, ruleset.version), std::string(console(ruleset.title))});
  rulesets.print(console.out);
  print_options(console, game);
  console.out << console(msg::kPlayers) << "\n";
  TextTable who({Align::Left, Align::Left});
  who.add({"  human", std::string(console(msg::kHuman))});
  for (const BotInfo& bot : bots())
    if (bot.plays(game)) who.add({"  " + std::string(bot.id), std::string(console(bot.summary))});
  who.print(console.out);
}

ExitCode run_games(Console& console, const std::string& only, bool as_json) {
  std::vector<const AnyGame*> games(all_games().begin(), all_games().end());
  if (!only.empty()) {
    const auto game = game_of(console, only);
    if (!game) return game.error();
    games = {*game};
  }
  if (as_json) {
    console.out << protocol::pretty(*protocol::parse_json(protocol::text_of(protocol::catalogue_of(games).games)));
    return ExitCode::Fine;
  }
  for (const AnyGame* game : games) {
    if (game != games.front()) console.out << "\n";
    print_game(console, *game);
  }
  return ExitCode::Fine;
}

}  // namespace

void add_games_command(Commands& commands) {
  struct GamesArguments {
    std::string game;
    bool as_json = false;
  };
  const auto arguments = std::make_shared<GamesArguments>();
  Command command = commands.add(
      kGames, [arguments](Console& console) { return run_games(console, arguments->game, arguments->as_json); });
  add_game_argument(command, arguments->game);
  command.flag("--json", arguments->as_json, help::kJson);
}

}  // namespace oligopoly::cli
