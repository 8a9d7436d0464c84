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

constexpr CommandText kText{
    "play",
    {"Play in the terminal", "在终端里玩", "在終端機裡玩"},
    "play goofspiel\nplay goofspiel --seats human,random,random --seed 7\nplay goofspiel --seats human,human --option "
    "cards=6\nplay goofspiel --chance ask\nplay --load saved.json"};

struct Arguments : TableArguments {
  std::string load, chance = "roll", threads_a_move;
  bool no_autosave = false;
};

std::uint64_t fresh_seed() { return std::random_device{}(); }

/// The session that a file holds, replayed with every hash checked.
tl::expected<Session, ExitCode> resumed(Console& console, const Arguments& arguments) {
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

tl::expected<Session, ExitCode> session_of(Console& console, const Arguments& arguments) {
  if (!arguments.load.empty()) return resumed(console, arguments);
  const auto setup = setup_of(console, arguments, "human");
  if (!setup) return tl::unexpected(setup.error());
  return protocol::start_session(*setup);
}

std::filesystem::path autosave_of(const Console& console, const Arguments& arguments, const AnyGame& game) {
  if (arguments.no_autosave || console.state_folder.empty()) return {};
  return console.state_folder / fmt::format("{}.json", game.info().id);
}

ExitCode run(Console& console, const Arguments& arguments) {
  if (arguments.chance != "roll" && arguments.chance != "ask") {
    console.complain<msg::kUnknownChance>(arguments.chance);
    return ExitCode::BadUsage;
  }
  const auto seed = seed_of(console, arguments.seed, fresh_seed());
  if (!seed) return seed.error();
  const auto threads = whole_number(console, "--threads-a-move", arguments.threads_a_move, 1, kMostThreads, 1);
  if (!threads) return threads.error();
  auto session = session_of(console, arguments);
  if (!session) return session.error();
  const ChanceBy chance = arguments.chance == "ask" ? ChanceBy::People : ChanceBy::Generator;
  const auto autosave = autosave_of(console, arguments, session->record().game());
  const Budget budget{.threads = static_cast<int>(*threads)};
  TerminalGame game(console, Match(*std::move(session), *seed, chance, budget), autosave);
  const ExitCode code = game.run();
  // Told at the end: whoever knows the seed could foresee the draws.
  if (chance == ChanceBy::Generator && game.match().table().is_over()) console.say<msg::kSeedIs>(*seed);
  return code;
}

}  // namespace

void add_play_command(CLI::App& app, Chosen& chosen) {
  const auto arguments = std::make_shared<Arguments>();
  CLI::App* command =
      add_command(app, chosen, kText, [arguments](Console& console) { return run(console, *arguments); });
  const auto described = [&](const Text& text) { return std::string(chosen.console(text)); };
  add_table_arguments(*command, *arguments, chosen.console.lang);
  command->add_option("--load", arguments->load, described(help::kLoad))->type_name("FILE");
  command->add_option("--chance", arguments->chance, described(help::kChance))->type_name("roll|ask");
  command->add_option("--threads-a-move", arguments->threads_a_move, described(help::kThreadsAMove))->type_name("N");
  command->add_flag("--no-autosave", arguments->no_autosave, described(help::kNoAutosave));
}

}  // namespace oligopoly::cli
