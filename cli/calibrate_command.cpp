// `calibrate`: whether what is given a chance comes true as often as that, in games nobody learnt from.
#include "cli/arguments.hpp"
#include "cli/commands.hpp"
#include "cli/files.hpp"
#include "cli/help.hpp"
#include "cli/messages.hpp"
#include "cli/progress.hpp"
#include "cli/text_table.hpp"
#include "learning/calibration.hpp"
#include "learning/weights_file.hpp"
#include "players/threads.hpp"
#include "protocol/json.hpp"

namespace oligopoly::cli {
namespace {

constexpr CommandText kCalibrate{
    "calibrate",
    {"Check that chances come true as often as they say", "检验给出的胜率是否应验", "檢驗給出的勝率是否應驗"},
    "calibrate GAME --games 200\ncalibrate GAME --games 1000 --weights trained/value.weights --json"};

struct CalibrateArguments : GameArguments {
  std::string seed, weights;
  int games = 200, iterations = 10, threads = core_count();
  double most_error = 1;
  bool as_json = false;
};

/// What was found for one kind of games.
struct Row {
  Skill skill{};
  int seats = 2;
  learning::Calibration found;

  std::string bot() const { return std::string(learning::bot_of(skill)); }
};

/// No weights where none are named: then those of the program are meant.
tl::expected<std::vector<std::int16_t>, ExitCode> weights_of(Console& console, const std::string& path) {
  if (path.empty()) return {};
  const auto text = read_file(console, path);
  if (!text) return tl::unexpected(text.error());
  if (auto weights = learning::read_weights(*text)) return *std::move(weights);
  console.complain<msg::kBadWeights>(path);
  return tl::unexpected(ExitCode::BadInput);
}

void print_rows(Console& console, const std::vector<Row>& rows) {
  using Align = TextTable::Align;
  TextTable table({Align::Left, Align::Right, Align::Right, Align::Right, Align::Right, Align::Right, Align::Right});
  const auto word = [&](const Text& text) { return std::string(console(text)); };
  table.add({word(msg::kPlayer), word(msg::kSeatsHeading), word(msg::kChances), word(msg::kWinError),
             word(msg::kPlaceError), word(msg::kScoreOff), word(msg::kScoreSpread)});
  for (const Row& row : rows)
    table.add({row.bot(), std::to_string(row.seats), std::to_string(row.found.wins.count()),
               fmt::format("{:.3f}", row.found.wins.error()), fmt::format("{:.3f}", row.found.places.error()),
               fmt::format("{:.1f}", row.found.off.mean()), fmt::format("{:.1f}", row.found.spread.mean())});
  table.print(console.out);
}

void print_tenths(Console& console, const learning::Reliability& wins) {
  using Align = TextTable::Align;
  TextTable table({Align::Left, Align::Right, Align::Right, Align::Right});
  const auto word = [&](const Text& text) { return std::string(console(text)); };
  table.add({word(msg::kTenth), word(msg::kChances), word(msg::kGiven), word(msg::kCame)});
  int from = 0;
  for (const auto& tenth : wins.tenths()) {
    table.add({fmt::format("{}–{} %", from, from + 10), std::to_string(tenth.count),
               fmt::format("{:.1f} %", 100 * tenth.mean_given()), fmt::format("{:.1f} %", 100 * tenth.mean_came())});
    from += 10;
  }
  table.print(console.out);
}

boost::json::array json_of(const learning::Reliability& wins) {
  boost::json::array tenths;
  for (const auto& tenth : wins.tenths())
    tenths.push_back({{"count", tenth.count}, {"given", tenth.mean_given()}, {"came", tenth.mean_came()}});
  return tenths;
}

boost::json::value json_of(const protocol::Setup& setup, std::uint64_t seed, const std::vector<Row>& rows,
                           const learning::Reliability& all) {
  boost::json::array told;
  for (const Row& row : rows)
    told.push_back({{"bot", row.bot()},
                    {"seats", row.seats},
                    {"chances", row.found.wins.count()},
                    {"error_of_wins", row.found.wins.error()},
                    {"error_of_places", row.found.places.error()},
                    {"score_off_by", row.found.off.mean()},
                    {"score_off_by_expected", row.found.spread.mean()},
                    {"tenths", json_of(row.found.wins)}});
  return {{"game", setup.game().info().id}, {"ruleset", setup.ruleset}, {"seed", seed}, {"rows", told},
          {"error_of_wins", all.error()},   {"tenths", json_of(all)}};
}

std::vector<Row> calibrate_all(Console& console, const CalibrateArguments& arguments, const protocol::Setup& setup,
                               std::uint64_t seed, std::span<const std::int16_t> weights) {
  const GameInfo& info = setup.game().info();
  const int kinds = kSkills * (info.most_seats - info.least_seats + 1);
  Progress progress(console, static_cast<std::int64_t>(kinds) * arguments.games);
  std::vector<Row> rows;
  // The slowest games come first: then less time is left than is said, not more.
  for (int skill = kSkills - 1; skill >= 0; --skill)
    for (int seats = info.most_seats; seats >= info.least_seats; --seats) {
      const learning::SelfPlay how{.rules = setup.rules,
                                   .seed = seed,
                                   .skill = static_cast<Skill>(skill),
                                   .seats = seats,
                                   .iterations = arguments.iterations};
      const auto on_game_played = [&] { progress.add(1); };
      rows.push_back(
          {*how.skill, seats, learning::calibrate(how, arguments.games, arguments.threads, weights, on_game_played)});
    }
  std::reverse(rows.begin(), rows.end());
  return rows;
}

ExitCode run_calibrate(Console& console, const CalibrateArguments& arguments) {
  TableArguments table;
  static_cast<GameArguments&>(table) = arguments;
  const auto setup = setup_of(console, table, "random");
  if (!setup) return setup.error();
  // Another seed than that of training: games nobody learnt from.
  const auto seed = seed_of(console, arguments.seed, 1001);
  if (!seed) return seed.error();
  const auto weights = weights_of(console, arguments.weights);
  if (!weights) return weights.error();
  const auto judge = make_judge(*setup->rules, *weights);
  if (!judge || !judge->has_network()) {
    console.complain<msg::kNoValue>(setup->game().info().id);
    return ExitCode::BadUsage;
  }
  const auto start = setup->game().start(*setup->rules, setup->seats());
  if (judge->judge(start->view(Seat{0}), Skill::Manager).empty()) {
    console.complain<msg::kOtherWeights>(setup->game().info().id);
    return ExitCode::BadInput;
  }
  const std::vector<Row> rows = calibrate_all(console, arguments, *setup, *seed, *weights);
  learning::Reliability all;
  for (const Row& row : rows) all.add(row.found.wins);
  if (arguments.as_json) {
    console.out << protocol::pretty(json_of(*setup, *seed, rows, all));
  } else {
    print_rows(console, rows);
    print_tenths(console, all);
    console.say<msg::kCalibrationError>(all.error());
  }
  return all.error() <= arguments.most_error ? ExitCode::Fine : ExitCode::Difference;
}

}  // namespace

void add_calibrate_command(Commands& commands) {
  const auto arguments = std::make_shared<CalibrateArguments>();
  Command command =
      commands.add(kCalibrate, [arguments](Console& console) { return run_calibrate(console, *arguments); });
  add_game_argument(command, arguments->game);
  add_ruleset_arguments(command, *arguments);
  command.number("--games", "N", arguments->games, {1, 1'000'000}, help::kGamesOfAKind);
  command.number("--iterations", "N", arguments->iterations, {1, 100'000}, help::kIterations);
  command.option("--weights", "FILE", arguments->weights, help::kWeights);
  command.decimal("--most-error", "SHARE", arguments->most_error, 0, 1, help::kMostError);
  command.option("--seed", "N", arguments->seed, help::kSeed);
  command.number("--threads", "N", arguments->threads, {1, 256}, help::kThreads);
  command.flag("--json", arguments->as_json, help::kJson);
}

}  // namespace oligopoly::cli
