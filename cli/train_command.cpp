// `train`: bots play each other, and a network learns from that what positions are worth.
#include <chrono>

#include "cli/arguments.hpp"
#include "cli/commands.hpp"
#include "cli/files.hpp"
#include "cli/help.hpp"
#include "cli/messages.hpp"
#include "learning/self_play.hpp"
#include "learning/trainer.hpp"
#include "learning/weights_file.hpp"
#include "players/threads.hpp"

namespace oligopoly::cli {
namespace {

constexpr CommandText kTrain{"train",
                             {"Let a network learn from games of bots what positions are worth",
                              "让网络从机器人对局中学习局面的价值", "讓網路從機器人對局中學習局面的價值"},
                             "train GAME --games 20000 --seed 1 --out trained"};

struct TrainArguments : GameArguments {
  std::string seed, out = "trained";
  int games = 20'000, epochs = 30, threads = core_count(), first = 32, second = 16;
};

/// How far something is that takes long, on one line of a terminal or now and then on its own.
class Progress {
 public:
  explicit Progress(Console& console) : console_(console) {}

  void say(const std::string& words) {
    const auto now = std::chrono::steady_clock::now();
    if (now - said_ < std::chrono::seconds(5)) return;
    said_ = now;
    console_.err << words << "\n" << std::flush;
  }
  double seconds() const { return std::chrono::duration<double>(std::chrono::steady_clock::now() - begun_).count(); }

 private:
  Console& console_;
  std::chrono::steady_clock::time_point begun_ = std::chrono::steady_clock::now(), said_ = begun_;
};

ExitCode run_train(Console& console, const TrainArguments& arguments) {
  TableArguments table;
  static_cast<GameArguments&>(table) = arguments;
  const auto setup = setup_of(console, table, "random");
  if (!setup) return setup.error();
  const auto seed = seed_of(console, arguments.seed, 1);
  if (!seed) return seed.error();
  const auto judge = make_judge(*setup->rules);
  if (!judge) {
    console.complain<msg::kNoValue>(setup->game().info().id);
    return ExitCode::BadUsage;
  }
  learning::SelfPlay how{.rules = setup->rules, .seed = *seed, .skill = {}, .seats = {}, .slips = 20};
  Progress progress(console);
  constexpr int kChunk = 200;
  std::optional<learning::Samples> learnt, kept;
  for (int first = 0; first < arguments.games; first += kChunk) {
    const int last = std::min(first + kChunk, arguments.games);
    const learning::Samples more = sample_games(how, first, last, arguments.threads);
    // Every tenth chunk is not learnt from: it says how well the rest was learnt.
    std::optional<learning::Samples>& to = first / kChunk % 10 == 9 ? kept : learnt;
    if (to)
      to->add(more);
    else
      to = more;
    const double spent = progress.seconds();
    progress.say(words<msg::kTrainPlayed>(console.lang, last, arguments.games,
                                          static_cast<int>(spent / last * (arguments.games - last))));
  }
  learning::Training training{.shape = {learnt->features(), arguments.first, arguments.second, ValueNetwork::kOutputs},
                              .unit = judge->unit(),
                              .epochs = arguments.epochs,
                              .seed = *seed};
  learning::Trainer trainer(training);
  for (int epoch = 0; epoch < arguments.epochs; ++epoch) {
    const learning::Loss met = trainer.train(*learnt, epoch);
    const learning::Loss unseen = kept ? trainer.test(*kept) : met;
    console.say<msg::kTrainEpoch>(epoch + 1, arguments.epochs, met.places, unseen.places, unseen.points);
    console.out << std::flush;
  }
  return write_file(console, std::filesystem::path(arguments.out) / "value.weights",
                    learning::weights_text(trainer.file()));
}

}  // namespace

void add_train_command(Commands& commands) {
  const auto arguments = std::make_shared<TrainArguments>();
  Command command = commands.add(kTrain, [arguments](Console& console) { return run_train(console, *arguments); });
  add_game_argument(command, arguments->game);
  add_ruleset_arguments(command, *arguments);
  command.number("--games", "N", arguments->games, {1, 10'000'000}, help::kGames);
  command.number("--epochs", "N", arguments->epochs, {1, 10'000}, help::kEpochs);
  command.number("--first", "N", arguments->first, {1, Network::kMostInner}, help::kEpochs);
  command.number("--second", "N", arguments->second, {1, Network::kMostInner}, help::kEpochs);
  command.option("--seed", "N", arguments->seed, help::kSeed);
  command.number("--threads", "N", arguments->threads, {1, 256}, help::kThreads);
  command.option("--out", "FOLDER", arguments->out, help::kTrainOut);
}

}  // namespace oligopoly::cli
