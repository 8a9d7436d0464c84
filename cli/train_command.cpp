// `train`: bots play each other, and a network learns from that what positions are worth.
#include "cli/arguments.hpp"
#include "cli/commands.hpp"
#include "cli/files.hpp"
#include "cli/help.hpp"
#include "cli/messages.hpp"
#include "cli/progress.hpp"
#include "cli/ranks.hpp"
#include "learning/samples_file.hpp"
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
  int games = 20'000, epochs = 30, threads = core_count();
  int iterations = 10, first_layer = 32, second_layer = 16;
  bool mpi = false;
};

/// Games are played so many at a time; each lot is kept in a file, so that nothing is played twice.
constexpr int kLot = 200;
/// Of ten lots one is not learnt from: it shows how well the rest was learnt.
constexpr int kLotsToLearnFrom = 9, kLots = 10;
/// Of 1000 decisions, so many are made at random.
constexpr int kSlips = 20;

/// What a network learns from, and what it is tested with.
struct Lessons {
  std::optional<learning::Samples> learnt, unseen;

  void add(int lot, const learning::Samples& more) {
    std::optional<learning::Samples>& to = lot % kLots < kLotsToLearnFrom ? learnt : unseen;
    if (to)
      to->add(more);
    else
      to = more;
  }
};

class TrainCommand {
 public:
  TrainCommand(Console& console, const TrainArguments& arguments, const protocol::Setup& setup, std::uint64_t seed)
      : console_(console),
        arguments_(arguments),
        setup_(setup),
        how_{.rules = setup.rules,
             .seed = seed,
             .skill = {},
             .seats = {},
             .slips = kSlips,
             .iterations = arguments.iterations} {}

  /// All ranks play, the first one learns.
  ExitCode run(Ranks& ranks, int unit) {
    if (const ExitCode code = play(ranks); code != ExitCode::Fine) return code;
    ranks.finish();
    return ranks.is_first() ? learn(unit) : ExitCode::Fine;
  }

 private:
  ExitCode learn(int unit) {
    if (const ExitCode code = read_lots(); code != ExitCode::Fine) return code;
    const learning::Training training{
        .shape = {lessons_.learnt->features(), arguments_.first_layer, arguments_.second_layer, ValueNetwork::kOutputs},
        .unit = unit,
        .epochs = arguments_.epochs,
        .seed = how_.seed};
    learning::Trainer trainer(training);
    learning::Loss last;
    for (int epoch = 0; epoch < arguments_.epochs; ++epoch) {
      const learning::Loss met = trainer.train(*lessons_.learnt, epoch);
      last = lessons_.unseen ? trainer.test(*lessons_.unseen) : met;
      console_.say<msg::kTrainEpoch>(epoch + 1, arguments_.epochs, met.places, last.places, last.points);
      console_.out << std::flush;
    }
    const ExitCode code = write_file(console_, folder() / "value.weights", learning::weights_text(trainer.file()));
    return code != ExitCode::Fine ? code : write_file(console_, folder() / "value.recipe", recipe(last));
  }

  std::filesystem::path folder() const { return arguments_.out; }

  /// Everything that what is played follows from.
  std::string source(int lot) const {
    return fmt::format("{} {} {} rules {} described {:016x} seed {} iterations {} slips {} lot {}",
                       setup_.game().info().id, setup_.ruleset, setup_.ruleset_version, setup_.rules->rules_version(),
                       description(), how_.seed, how_.iterations, how_.slips, lot);
  }
  /// What the game says of its first position: samples of other features are not to be mixed with these.
  std::uint64_t description() const {
    const auto position = setup_.game().start(*setup_.rules, setup_.seats());
    Features features;
    make_judge(*setup_.rules)->describe(position->view(Seat{0}), Seat{0}, Skill::Manager, features);
    Hash hash;
    for (const std::int16_t value : features.values()) hash.add(static_cast<std::uint64_t>(value));
    hash.add(features.values().size());
    return hash.value();
  }

  int lots() const { return (arguments_.games + kLot - 1) / kLot; }
  std::filesystem::path file_of(int lot) const { return folder() / "lots" / fmt::format("{}.samples", lot); }
  /// Nothing if the lot was not played yet, or its file is not whole.
  std::optional<learning::Samples> read_lot(int lot) {
    if (!std::filesystem::exists(file_of(lot))) return std::nullopt;
    const auto bytes = read_file(console_, file_of(lot).string());
    return bytes ? learning::read_samples(*bytes, source(lot)) : std::nullopt;
  }
  std::string play_lot(int lot) const {
    return learning::samples_bytes(learning::sample_games(how_, lot * kLot, (lot + 1) * kLot, arguments_.threads),
                                   source(lot));
  }

  std::vector<int> missing_lots() {
    std::vector<int> missing;
    for (int lot = 0; lot < lots(); ++lot)
      if (!read_lot(lot)) missing.push_back(lot);
    return missing;
  }

  /// Plays what is missing. Lots are dealt in turn; the first rank writes them all, so that no disk need be shared.
  ExitCode play(Ranks& ranks) {
    const std::vector<int> missing = ranks.from_first(ranks.is_first() ? missing_lots() : std::vector<int>{});
    if (ranks.is_first()) return collect(ranks, missing);
    for (auto i = static_cast<std::size_t>(ranks.rank()); i < missing.size();
         i += static_cast<std::size_t>(ranks.count()))
      ranks.send_to_first(play_lot(missing[i]));
    return ExitCode::Fine;
  }
  ExitCode collect(Ranks& ranks, const std::vector<int>& missing) {
    Progress progress(console_, std::ssize(missing) * kLot);
    int dealt_to = 0;
    for (const int lot : missing) {
      const std::string bytes = dealt_to == 0 ? play_lot(lot) : ranks.receive_from(dealt_to);
      if (const ExitCode code = write_file(console_, file_of(lot), bytes); code != ExitCode::Fine) return code;
      progress.add(kLot);
      dealt_to = (dealt_to + 1) % ranks.count();
    }
    return ExitCode::Fine;
  }
  ExitCode read_lots() {
    for (int lot = 0; lot < lots(); ++lot) {
      const auto samples = read_lot(lot);
      if (!samples) {
        console_.complain<msg::kCannotRead>(file_of(lot).string());
        return ExitCode::CannotReadOrWrite;
      }
      lessons_.add(lot, *samples);
    }
    return ExitCode::Fine;
  }

  /// How these weights come about again, bit for bit.
  std::string recipe(const learning::Loss& loss) const {
    return fmt::format(
        "made by: oligopoly train {} --ruleset {} --games {} --epochs {} --seed {} --iterations {} --first-layer {} "
        "--second-layer {}\n"
        "rules version: {}\nruleset version: {}\npositions learnt from: {}\nof which every seat tells: {} features\n"
        "on unseen games: log loss {:.4f}, scores off by {:.1f}\n",
        setup_.game().info().id, setup_.ruleset, arguments_.games, arguments_.epochs, how_.seed, how_.iterations,
        arguments_.first_layer, arguments_.second_layer, setup_.rules->rules_version(), setup_.ruleset_version,
        lessons_.learnt->positions(), lessons_.learnt->features(), loss.places, loss.points);
  }

  Console& console_;
  const TrainArguments& arguments_;
  const protocol::Setup& setup_;
  learning::SelfPlay how_;
  Lessons lessons_;
};

ExitCode run_train(Console& console, const TrainArguments& arguments) {
  if (arguments.mpi && !Ranks::can_be_many()) {
    console.complain<msg::kNoMpi>();
    return ExitCode::BadUsage;
  }
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
  Ranks ranks(arguments.mpi);
  return TrainCommand(console, arguments, *setup, *seed).run(ranks, judge->unit());
}

}  // namespace

void add_train_command(Commands& commands) {
  const auto arguments = std::make_shared<TrainArguments>();
  Command command = commands.add(kTrain, [arguments](Console& console) { return run_train(console, *arguments); });
  add_game_argument(command, arguments->game);
  add_ruleset_arguments(command, *arguments);
  command.number("--games", "N", arguments->games, {1, 10'000'000}, help::kGames);
  command.number("--epochs", "N", arguments->epochs, {1, 10'000}, help::kEpochs);
  command.number("--iterations", "N", arguments->iterations, {1, 100'000}, help::kIterations);
  command.number("--first-layer", "N", arguments->first_layer, {1, Network::kMostInner}, help::kLayer);
  command.number("--second-layer", "N", arguments->second_layer, {1, Network::kMostInner}, help::kLayer);
  command.option("--seed", "N", arguments->seed, help::kSeed);
  command.number("--threads", "N", arguments->threads, {1, 256}, help::kThreads);
  command.flag("--mpi", arguments->mpi, help::kMpi);
  command.option("--out", "FOLDER", arguments->out, help::kTrainOut);
}

}  // namespace oligopoly::cli
