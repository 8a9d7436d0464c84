// The menu of the bare program. It only composes command lines, and shows them, so that people learn to type them.
#include <iterator>

#include "cli/commands.hpp"
#include "cli/messages.hpp"
#include "core/notation.hpp"
#include "games/all_games.hpp"
#include "matches/seat_words.hpp"

namespace oligopoly::cli {
namespace {

constexpr CommandText kMenu{"menu",
                            {"Choose from a menu: play, watch bots, replay, rules",
                             "从菜单中选择：游玩、观战、回放、规则", "從選單中選擇：遊玩、觀戰、重播、規則"},
                            "menu\nmenu --lang zh-Hant"};

enum class Item : std::uint8_t { Play, Watch, Replay, Rules, Language, Quit };

/// A number that people choose, from 1; nothing when they leave.
std::optional<int> choose(Console& console, const std::vector<std::string>& items) {
  for (std::size_t i = 0; i < items.size(); ++i) console.out << fmt::format("  {}) {}\n", i + 1, items[i]);
  while (true) {
    const auto line = console.read_line(words<msg::kChooseItem>(console.lang, items.size()));
    if (!line || *line == "quit") return std::nullopt;
    const auto number = number_of(*line);
    if (number && *number >= 1 && *number <= static_cast<int>(items.size())) return number;
  }
}

const AnyGame* choose_game(Console& console) {
  if (all_games().size() == 1) return all_games().front();
  console.say<msg::kWhichGame>();
  std::vector<std::string> titles;
  for (const AnyGame* game : all_games())
    titles.push_back(fmt::format("{} – {}", console(game->info().title), console(game->info().summary)));
  const auto number = choose(console, titles);
  return number ? all_games()[static_cast<std::size_t>(*number - 1)] : nullptr;
}

std::optional<int> choose_seats(Console& console, const GameInfo& info) {
  if (info.least_seats == info.most_seats) return info.least_seats;
  while (true) {
    const auto line = console.read_line(words<msg::kHowManySeats>(console.lang, info.least_seats, info.most_seats));
    if (!line || *line == "quit") return std::nullopt;
    const auto number = number_of(*line);
    if (number && *number >= info.least_seats && *number <= info.most_seats) return number;
  }
}

/// Who sits where, with commas between; nothing when people leave.
std::optional<std::string> choose_players(Console& console, const AnyGame& game, int seats) {
  std::string all;
  for (int seat = 1; seat <= seats; ++seat) {
    const std::string usual = seat == 1 ? "human" : "random";
    const auto line = console.read_line(words<msg::kWhoSits>(console.lang, seat, who_can_sit(game), usual));
    if (!line || *line == "quit") return std::nullopt;
    all.append(all.empty() ? "" : ",").append(line->empty() ? usual : *line);
  }
  return all;
}

/// The arguments that an item stands for; empty when people changed their mind.
std::vector<std::string> arguments_of(Console& console, Item item) {
  if (item == Item::Replay) {
    const auto file = console.read_line(console(msg::kWhichFile));
    return file && !file->empty() ? std::vector<std::string>{"replay", *file} : std::vector<std::string>{};
  }
  const AnyGame* game = choose_game(console);
  if (game == nullptr) return {};
  const std::string id(game->info().id);
  if (item == Item::Rules) return {"rules", id};
  const auto seats = choose_seats(console, game->info());
  if (!seats) return {};
  std::string all_random = "random";
  for (int seat = 1; seat < *seats; ++seat) all_random += ",random";
  const auto who = item == Item::Play ? choose_players(console, *game, *seats) : all_random;
  return who ? std::vector<std::string>{"play", id, "--seats", *who} : std::vector<std::string>{};
}

void choose_language(Console& console) {
  const auto number = choose(console, {"English", "简体中文", "繁體中文"});
  if (number) console.lang = static_cast<Lang>(*number - 1);
}

ExitCode run_menu(Console& console) {
  while (true) {
    console.out << "\n" << console.styled(Style::Strong, console(msg::kMenuTitle)) << "\n";
    std::vector<std::string> items;
    for (const Text& item : msg::kMenuItems) items.emplace_back(console(item));
    const auto number = choose(console, items);
    const Item item = number ? static_cast<Item>(*number - 1) : Item::Quit;
    if (item == Item::Quit) break;
    if (item == Item::Language) {
      choose_language(console);
      continue;
    }
    const std::vector<std::string> arguments = arguments_of(console, item);
    if (arguments.empty()) continue;
    console.say<msg::kSameAs>(joined(arguments, " "));
    console.out << "\n";
    // What went wrong was said; the menu goes on.
    (void)run_command_line(console, arguments);
  }
  console.say<msg::kGoodbye>();
  return ExitCode::Fine;
}

}  // namespace

void add_menu_command(Commands& commands) { commands.add(kMenu, run_menu); }

}  // namespace oligopoly::cli
