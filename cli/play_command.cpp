// `play`: a game in the terminal.
#include <random>

#include "cli/arguments.hpp"
#include "cli/commands.hpp"
#include "cli/files.hpp"
#include "cli/help.hpp"
#include "cli/messages.hpp"
#include "cli/terminal_game.hpp"
#include "protocol/record_json.hpp"

namespace oligopoly::cli {
namespace {

constexpr CommandText kPlay{
    "play",
    {"Play in the terminal", "在终端里玩", "在終端機裡玩"},
    "play GAME\nplay GAME --seats human,random,random --seed 7\nplay GAME --seats human,human\nplay GAME --chance "
    "ask\nplay --load saved.json"};

struct PlayArguments : TableArguments {
  std::string load, chance = "roll";
  int threads_per_move = 1;
  bool no_autosave = false;
};

std::uint64_t fresh_seed() { return std::random_device{}(); }

/// The session that a file holds, replayed with every hash checked.
tl::expected<Session, ExitCode> resumed(Console& console, const PlayArguments& arguments) {
  const std::pair<const char*, bool> given[] = {{"GAME", !arguments.game.empty()},
                                                {"--seats", !arguments.seats.empty()},
                                                {"--ruleset", !arguments.ruleset.empty()},
                                                {"--option", !arguments.options.empty()}};
  for (const auto& [name, is_given] : given) {
    if (!is_given) continue;
    console.complain<msg::kLoadSaysIt>(name);
    return tl::unexpected(ExitCode::BadUsage);
  }
  const auto record = read_record_file(console, arguments.load);
  if (!record) return tl::unexpected(record.error());
  std::optional<Difference> difference;
  Session session = Session::replay(*record, difference);
  if (!difference) return session;
  console.complain<msg::kDiffers>(protocol::error_of(*difference).message_with_path(console.lang));
  return tl::unexpected(ExitCode::Difference);
}

tl::expected<Session, ExitCode> session_of(Console& console, const PlayArguments& arguments) {
  if (!arguments.load.empty()) return resumed(console, arguments);
  const auto setup = setup_of(console, arguments, "human");
  if (!setup) return tl::unexpected(setup.error());
  return protocol::start_session(*setup);
}

/// What a seat's own words say goes before --threads-per-move.
std::vector<Budget> budgets_for(const PlayArguments& arguments, int seats) {
  std::vector<Budget> budgets = budgets_of(arguments);
  budgets.resize(static_cast<std::size_t>(seats));
  for (Budget& budget : budgets)
    if (budget.threads == 1) budget.threads = arguments.threads_per_move;
  return budgets;
}

std::filesystem::path autosave_of(const Console& console, const PlayArguments& arguments, const AnyGame& game) {
  if (arguments.no_autosave || console.state_folder.empty()) return {};
  return console.state_folder / fmt::format("{}.json", game.info().id);
}

ExitCode run_play(Console& console, const PlayArguments& arguments) {
  const auto seed = seed_of(console, arguments.seed, fresh_seed());
  if (!seed) return seed.error();
  auto session = session_of(console, arguments);
  if (!session) return session.error();
  const ChanceBy chance = arguments.chance == "ask" ? ChanceBy::People : ChanceBy::Generator;
  const auto autosave = autosave_of(console, arguments, session->record().game());
  auto budgets = budgets_for(arguments, session->record().seats());
  TerminalGame game(console, Match(*std::move(session), *seed, chance, std::move(budgets)), autosave);
  const ExitCode code = game.run();
  // Told at the end: whoever knows the seed could foresee the draws.
  if (chance == ChanceBy::Generator && game.match().position().is_over()) console.say<msg::kSeedIs>(*seed);
  return code;
}

}  // namespace

void add_play_command(Commands& commands) {
  static constexpr std::string_view kWhoDraws[] = {"roll", "ask"};
  const auto arguments = std::make_shared<PlayArguments>();
  Command command = commands.add(kPlay, [arguments](Console& console) { return run_play(console, *arguments); });
  add_table_arguments(command, *arguments);
  command.option("--load", "FILE", arguments->load, help::kLoad);
  command.choice("--chance", "roll|ask", arguments->chance, kWhoDraws, help::kChance);
  command.number("--threads-per-move", "N", arguments->threads_per_move, {1, kMostThreads}, help::kThreadsPerMove);
  command.flag("--no-autosave", arguments->no_autosave, help::kNoAutosave);
}

}  // namespace oligopoly::cli
