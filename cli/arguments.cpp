#include "cli/arguments.hpp"

#include <charconv>
#include <limits>

#include "cli/files.hpp"
#include "cli/help.hpp"
#include "cli/messages.hpp"
#include "games/all_games.hpp"
#include "matches/seat_words.hpp"
#include "protocol/json.hpp"

namespace oligopoly::cli {
namespace {

using Pairs = std::vector<std::pair<std::string, std::string>>;

void append(std::string& list, std::string_view word) { list.append(list.empty() ? "" : ", ").append(word); }

std::vector<std::string> split(const std::string& text, char by) {
  std::vector<std::string> parts;
  std::size_t from = 0;
  for (std::size_t at = text.find(by); at != std::string::npos; at = text.find(by, from)) {
    parts.push_back(text.substr(from, at - from));
    from = at + 1;
  }
  parts.push_back(text.substr(from));
  return parts;
}

tl::expected<Pairs, ExitCode> pairs_of(Console& console, const std::vector<std::string>& options) {
  Pairs pairs;
  for (const std::string& option : options) {
    const std::size_t equals = option.find('=');
    if (equals == std::string::npos || equals == 0) {
      console.complain<msg::kNotAnOption>(option);
      return tl::unexpected(ExitCode::BadUsage);
    }
    pairs.emplace_back(option.substr(0, equals), option.substr(equals + 1));
  }
  return pairs;
}

std::vector<std::string> default_seats(const AnyGame& game, std::string_view first) {
  std::vector<std::string> seats(static_cast<std::size_t>(game.info().least_seats), "random");
  seats.front() = first;
  return seats;
}

bool is_ruleset(const AnyGame& game, const std::string& id) {
  for (const RulesetInfo& info : game.rulesets())
    if (info.id == id) return true;
  return false;
}

tl::unexpected<ExitCode> refuse(Console& console, const protocol::Error& error) {
  console.complain_in_words(error.message_with_path(console.lang));
  return tl::unexpected(ExitCode::BadUsage);
}

/// Refuses a setup. What is wrong with a pack is said with its file: "packs[1].civs[0].id" is the second file's.
tl::unexpected<ExitCode> refuse(Console& console, const protocol::Error& error, const std::vector<std::string>& packs) {
  for (std::size_t i = 0; i < packs.size(); ++i) {
    const std::string place = "packs[" + std::to_string(i) + "]";
    if (!error.path.starts_with(place) || error.name == "no_packs") continue;
    protocol::Error within = error;
    within.path = error.path.substr(std::min(error.path.size(), place.size() + 1));
    console.complain<msg::kBadPack>(packs[i], within.message_with_path(console.lang));
    return tl::unexpected(ExitCode::BadInput);
  }
  return refuse(console, error);
}

/// The setup of a table whose ruleset stands in a file: {"base": "standard", …changed numbers}.
tl::expected<protocol::Setup, ExitCode> setup_with_file(Console& console, const AnyGame& game, const std::string& file,
                                                        const Pairs& options, const std::vector<std::string>& seats,
                                                        const boost::json::array& packs,
                                                        const std::vector<std::string>& pack_files) {
  const auto text = read_file(console, file);
  if (!text) return tl::unexpected(text.error());
  const auto bad_file = [&](const protocol::Error& error) {
    console.complain<msg::kBadRuleset>(file, error.message_with_path(console.lang));
    return tl::unexpected(ExitCode::BadInput);
  };
  const auto custom = protocol::parse_json(*text);
  if (!custom) return bad_file(custom.error());
  // The words of the command line are read against the released numbers first; then the file's numbers replace those,
  // except where an option was set.
  const auto released = protocol::make_setup(game, game.rulesets().front().id, options, seats, packs);
  if (!released) return refuse(console, released.error(), pack_files);
  boost::json::object message = protocol::setup_json(*released).as_object();
  boost::json::object kept;
  for (const auto& [name, value] : options) kept[name] = message["options"].as_object()[name];
  message["options"] = kept;
  message.erase("ruleset_version");
  message["ruleset"] = {{"custom", *custom}};
  message["packs"] = packs;
  auto setup = protocol::read_setup(message);
  if (!setup) return bad_file(setup.error());
  return *std::move(setup);
}

/// The expansion packs that stand in these files.
tl::expected<boost::json::array, ExitCode> packs_of(Console& console, const std::vector<std::string>& files) {
  boost::json::array packs;
  for (const std::string& file : files) {
    const auto text = read_file(console, file);
    if (!text) return tl::unexpected(text.error());
    auto pack = protocol::parse_json(*text);
    if (!pack) {
      console.complain<msg::kBadPack>(file, pack.error().message_with_path(console.lang));
      return tl::unexpected(ExitCode::BadInput);
    }
    packs.push_back(*std::move(pack));
  }
  return packs;
}

}  // namespace

void add_game_argument(Command& command, std::string& game) { command.argument("GAME", game, help::kGame); }

void add_ruleset_arguments(Command& command, GameArguments& arguments) {
  command.option("--ruleset", "ID|FILE", arguments.ruleset, help::kRuleset);
  command.repeatable("--pack", "FILE", arguments.packs, help::kPack);
  command.repeatable("--option", "NAME=VALUE", arguments.options, help::kOption);
}

void add_table_arguments(Command& command, TableArguments& arguments) {
  add_game_argument(command, arguments.game);
  command.option("--seats", "LIST", arguments.seats, help::kSeats);
  command.option("--seed", "N", arguments.seed, help::kSeed);
  add_ruleset_arguments(command, arguments);
}

std::string game_list() {
  std::string list;
  for (const AnyGame* game : all_games()) append(list, game->info().id);
  return list;
}

tl::expected<const AnyGame*, ExitCode> game_of(Console& console, const std::string& id) {
  if (const AnyGame* game = find_game(id)) return game;
  if (id.empty())
    console.complain<msg::kNoGame>(game_list());
  else
    console.complain<msg::kUnknownGame>(id, game_list());
  return tl::unexpected(ExitCode::BadUsage);
}

tl::expected<protocol::Setup, ExitCode> setup_of(Console& console, const TableArguments& arguments,
                                                 std::string_view first) {
  const auto game = game_of(console, arguments.game);
  if (!game) return tl::unexpected(game.error());
  const auto options = pairs_of(console, arguments.options);
  if (!options) return tl::unexpected(options.error());
  const auto packs = packs_of(console, arguments.packs);
  if (!packs) return tl::unexpected(packs.error());
  const auto seats = arguments.seats.empty() ? default_seats(**game, first) : split(arguments.seats, ',');
  const std::string ruleset =
      arguments.ruleset.empty() ? std::string((*game)->rulesets().front().id) : arguments.ruleset;
  if (!is_ruleset(**game, ruleset)) {
    if (std::filesystem::exists(ruleset))
      return setup_with_file(console, **game, ruleset, *options, seats, *packs, arguments.packs);
    std::string known;
    for (const RulesetInfo& info : (*game)->rulesets()) append(known, info.id);
    console.complain<msg::kUnknownRuleset>(ruleset, console((*game)->info().title), known);
    return tl::unexpected(ExitCode::BadUsage);
  }
  auto setup = protocol::make_setup(**game, ruleset, *options, seats, *packs);
  if (!setup) return refuse(console, setup.error(), arguments.packs);
  return *std::move(setup);
}

tl::expected<protocol::Setup, ExitCode> setup_of_bots(Console& console, const TableArguments& arguments) {
  auto setup = setup_of(console, arguments, "random");
  if (!setup) return setup;
  for (const Seat seat : players(setup->seats())) {
    if (setup->players[seat.index()] != "human") continue;
    console.complain<msg::kOnlyBots>(seat.number(), "human");
    return tl::unexpected(ExitCode::BadUsage);
  }
  return setup;
}

std::vector<std::string> seats_of(const TableArguments& arguments) {
  return arguments.seats.empty() ? std::vector<std::string>{} : split(arguments.seats, ',');
}

std::vector<Budget> budgets_of(const TableArguments& arguments) {
  std::vector<Budget> budgets;
  for (const std::string& seat : seats_of(arguments)) budgets.push_back(read_seat_words(seat)->budget);
  return budgets;
}

tl::expected<std::uint64_t, ExitCode> whole_number(Console& console, std::string_view name, const std::string& typed,
                                                   std::uint64_t least, std::uint64_t most, std::uint64_t missing) {
  if (typed.empty()) return missing;
  std::uint64_t value = 0;
  const auto [end, error] = std::from_chars(typed.data(), typed.data() + typed.size(), value);
  if (error == std::errc{} && end == typed.data() + typed.size() && value >= least && value <= most) return value;
  console.complain<msg::kNotInRange>(name, least, most, typed);
  return tl::unexpected(ExitCode::BadUsage);
}

tl::expected<std::uint64_t, ExitCode> seed_of(Console& console, const std::string& typed, std::uint64_t missing) {
  return whole_number(console, "--seed", typed, 0, std::numeric_limits<std::uint64_t>::max(), missing);
}

}  // namespace oligopoly::cli
