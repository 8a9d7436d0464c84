// `calibrate`: whether what is given a chance comes true as often as that, in games nobody learnt from.
#include "cli/arguments.hpp"
#include "cli/commands.hpp"
#include "cli/files.hpp"
#include "cli/help.hpp"
#include "cli/messages.hpp"
#include "cli/text_table.hpp"
#include "learning/calibration.hpp"
#include "learning/weights_file.hpp"
#include "players/threads.hpp"

namespace oligopoly::cli {
namespace {

constexpr CommandText kCalibrate{
    "calibrate",
    {"Check that chances come true as often as they say", "检验给出的胜率是否应验", "檢驗給出的勝率是否應驗"},
    "calibrate GAME --games 200\ncalibrate GAME --games 1000 --weights trained/value.weights"};

struct CalibrateArguments : GameArguments {
  std::string seed, weights;
  int games = 200, threads = core_count();
};

ExitCode run_calibrate(Console& console, const CalibrateArguments& arguments) {
  TableArguments table;
  static_cast<GameArguments&>(table) = arguments;
  const auto setup = setup_of(console, table, "random");
  if (!setup) return setup.error();
  const auto seed = seed_of(console, arguments.seed, 1001);
  if (!seed) return seed.error();
  std::vector<std::int16_t> weights;
  if (!arguments.weights.empty()) {
    const auto text = read_file(console, arguments.weights);
    if (!text) return text.error();
    const auto read = learning::read_weights(*text);
    if (!read) {
      console.complain<msg::kBadWeights>(arguments.weights);
      return ExitCode::BadInput;
    }
    weights = *read;
  }
  const auto judge = make_judge(*setup->rules, weights);
  if (!judge || !judge->has_network()) {
    console.complain<msg::kNoValue>(setup->game().info().id);
    return ExitCode::BadUsage;
  }
  using Align = TextTable::Align;
  TextTable rows({Align::Left, Align::Right, Align::Right, Align::Right, Align::Right, Align::Right, Align::Right});
  const auto word = [&](const Text& text) { return std::string(console(text)); };
  rows.add({word(msg::kPlayer), word(msg::kSeatsHeading), word(msg::kCalibrated), word(msg::kWinError),
            word(msg::kPlaceError), word(msg::kScoreOff), word(msg::kScoreSpread)});
  learning::Reliability all;
  const GameInfo& info = setup->game().info();
  for (int skill = 0; skill < kSkills; ++skill)
    for (int seats = info.least_seats; seats <= info.most_seats; ++seats) {
      learning::SelfPlay how{.rules = setup->rules, .seed = *seed, .skill = static_cast<Skill>(skill), .seats = seats};
      const learning::Calibration found = learning::calibrate(how, arguments.games, arguments.threads, weights);
      all.add(found.wins);
      rows.add({std::string(learning::bot_of(static_cast<Skill>(skill))), std::to_string(seats),
                std::to_string(found.wins.count()), fmt::format("{:.3f}", found.wins.error()),
                fmt::format("{:.3f}", found.places.error()), fmt::format("{:.1f}", found.off.mean()),
                fmt::format("{:.1f}", found.spread.mean())});
    }
  rows.print(console.out);
  TextTable tenths({Align::Left, Align::Right, Align::Right, Align::Right});
  tenths.add({word(msg::kTenth), word(msg::kCalibrated), word(msg::kGiven), word(msg::kCame)});
  for (int i = 0; i < learning::Reliability::kTenths; ++i) {
    const auto& tenth = all.tenths()[static_cast<std::size_t>(i)];
    tenths.add({fmt::format("{}–{} %", 10 * i, 10 * i + 10), std::to_string(tenth.count),
                fmt::format("{:.1f} %", 100 * tenth.mean_given()), fmt::format("{:.1f} %", 100 * tenth.mean_came())});
  }
  tenths.print(console.out);
  return ExitCode::Fine;
}

}  // namespace

void add_calibrate_command(Commands& commands) {
  const auto arguments = std::make_shared<CalibrateArguments>();
  Command command =
      commands.add(kCalibrate, [arguments](Console& console) { return run_calibrate(console, *arguments); });
  add_game_argument(command, arguments->game);
  add_ruleset_arguments(command, *arguments);
  command.number("--games", "N", arguments->games, {1, 1'000'000}, help::kGames);
  command.option("--weights", "FILE", arguments->weights, help::kWeights);
  command.option("--seed", "N", arguments->seed, help::kSeed);
  command.number("--threads", "N", arguments->threads, {1, 256}, help::kThreads);
}

}  // namespace oligopoly::cli
