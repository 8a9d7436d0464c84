// `calibrate`: whether what is given a chance comes true as often as that, and how well secret choices are guessed, in
// games nobody learnt from.
#include "cli/arguments.hpp"
#include "cli/commands.hpp"
#include "cli/files.hpp"
#include "cli/help.hpp"
#include "cli/messages.hpp"
#include "cli/outcomes.hpp"
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
    "calibrate GAME --games 200\ncalibrate GAME --games 2000 --level manager\ncalibrate GAME --games 1000 --weights "
    "trained/value.weights --json"};

struct CalibrateArguments : GameArguments {
  std::string seed, weights, choice_weights, level;
  int games = 200, iterations = 10, threads = core_count();
  double most_error = 1;
  bool as_json = false, check_guesses = false;
};

/// So many secret choices of a game are guessed at. Nobody can say what random players do.
constexpr int kChoices = 12;

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

/// All guesses, and those of each skill that thinks.
std::vector<learning::GuessedGame> guessed_in(const std::vector<Row>& rows) {
  std::vector<learning::GuessedGame> games;
  for (const Row& row : rows) games.insert(games.end(), row.found.guessed.begin(), row.found.guessed.end());
  return games;
}

void print_guesses(Console& console, std::span<const learning::GuessedGame> games) {
  using Align = TextTable::Align;
  TextTable table({Align::Left, Align::Right, Align::Right, Align::Right, Align::Right, Align::Right, Align::Right});
  const auto word = [&](const Text& text) { return std::string(console(text)); };
  const auto number = [](const Estimate& estimate) { return interval(estimate, 3); };
  console.say<msg::kGuessHeading>();
  table.add({word(msg::kPlayer), word(msg::kGuessedChoices), word(msg::kGuessPredictor), word(msg::kGuessUniform),
             word(msg::kGuessManager), word(msg::kGuessManagerBySkill), word(msg::kGuessGain)});
  const auto add = [&](std::string who, const learning::GuessLoss& loss) {
    if (loss.choices == 0) return;
    table.add({std::move(who), std::to_string(loss.choices), number(loss.predictor), number(loss.uniform),
               number(loss.manager), number(loss.manager_by_skill), number(loss.gain)});
  };
  for (const Skill skill : learning::kThinkingSkills)
    add(std::string(learning::bot_of(skill)), learning::loss_of(games, skill));
  add(word(msg::kGuessAll), learning::loss_of(games));
  table.print(console.out);
}

boost::json::object json_of(const learning::GuessLoss& loss) {
  return {{"games", loss.games},
          {"choices", loss.choices},
          {"predictor", cli::json_of(loss.predictor)},
          {"uniform", cli::json_of(loss.uniform)},
          {"manager", cli::json_of(loss.manager)},
          {"manager_by_level", cli::json_of(loss.manager_by_skill)},
          {"gain", cli::json_of(loss.gain)}};
}
boost::json::array json_of(std::span<const learning::GuessedGame> games) {
  boost::json::array told;
  for (const Skill skill : learning::kThinkingSkills) {
    boost::json::object row = json_of(learning::loss_of(games, skill));
    row["bot"] = learning::bot_of(skill);
    told.push_back(std::move(row));
  }
  told.push_back(json_of(learning::loss_of(games)));
  return told;
}

boost::json::array json_of(const learning::Reliability& wins) {
  boost::json::array tenths;
  for (const auto& tenth : wins.tenths())
    tenths.push_back({{"count", tenth.count}, {"given", tenth.mean_given()}, {"came", tenth.mean_came()}});
  return tenths;
}

boost::json::value json_of(const protocol::Setup& setup, std::uint64_t seed, const std::vector<Row>& rows,
                           const learning::Reliability& all, std::span<const learning::GuessedGame> guessed) {
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
  boost::json::object out{{"game", setup.game().info().id}, {"ruleset", setup.ruleset}, {"seed", seed}, {"rows", told},
                          {"error_of_wins", all.error()},   {"tenths", json_of(all)}};
  if (!guessed.empty()) out["guesses"] = json_of(guessed);
  return out;
}

std::vector<Row> calibrate_all(Console& console, const CalibrateArguments& arguments, const protocol::Setup& setup,
                               std::uint64_t seed, const learning::CalibratedWeights& weights) {
  const GameInfo& info = setup.game().info();
  const auto is_asked_for = [&](int skill) {
    return arguments.level.empty() || arguments.level == kSkillIds[static_cast<std::size_t>(skill)];
  };
  const int kinds = (arguments.level.empty() ? kSkills : 1) * (info.most_seats - info.least_seats + 1);
  Progress progress(console, static_cast<std::int64_t>(kinds) * arguments.games);
  std::vector<Row> rows;
  // The slowest games come first: then less time is left than is said, not more.
  for (int skill = kSkills - 1; skill >= 0; --skill)
    for (int seats = info.most_seats; is_asked_for(skill) && seats >= info.least_seats; --seats) {
      const learning::SelfPlay how{.rules = setup.rules,
                                   .seed = seed,
                                   .skill = static_cast<Skill>(skill),
                                   .seats = seats,
                                   .choices = skill == 0 ? 0 : kChoices,
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
  const auto choice_weights = weights_of(console, arguments.choice_weights);
  if (!choice_weights) return choice_weights.error();
  const std::vector<Row> rows = calibrate_all(console, arguments, *setup, *seed, {*weights, *choice_weights});
  const std::vector<learning::GuessedGame> guessed = guessed_in(rows);
  if (guessed.empty() && !choice_weights->empty()) {
    console.complain<msg::kOtherWeights>(setup->game().info().id);
    return ExitCode::BadInput;
  }
  learning::Reliability all;
  for (const Row& row : rows) all.add(row.found.wins);
  if (arguments.as_json) {
    console.out << protocol::pretty(json_of(*setup, *seed, rows, all, guessed));
  } else {
    print_rows(console, rows);
    print_tenths(console, all);
    console.say<msg::kCalibrationError>(all.error());
    if (!guessed.empty()) print_guesses(console, guessed);
  }
  if (arguments.check_guesses && !learning::loss_of(guessed).is_better()) return ExitCode::Difference;
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
  command.choice("--level", "NAME", arguments->level, kSkillIds, help::kOnlyLevel);
  command.option("--weights", "FILE", arguments->weights, help::kWeights);
  command.option("--choice-weights", "FILE", arguments->choice_weights, help::kChoiceWeights);
  command.flag("--check-guesses", arguments->check_guesses, help::kCheckGuesses);
  command.decimal("--most-error", "SHARE", arguments->most_error, 0, 1, help::kMostError);
  command.option("--seed", "N", arguments->seed, help::kSeed);
  command.number("--threads", "N", arguments->threads, {1, 256}, help::kThreads);
  command.flag("--json", arguments->as_json, help::kJson);
}

}  // namespace oligopoly::cli
