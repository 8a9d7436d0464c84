// `train`: bots play each other, and a network learns from that what positions are worth, or what is chosen in secret.
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
                             "train GAME --games 20000 --seed 1 --out trained\n"
                             "train GAME --what choices --games 4000 --epochs 10 --out trained"};

/// What a network can learn, and what its files are called.
constexpr std::array<std::string_view, 2> kSubjects = {"value", "choices"};

struct TrainArguments : GameArguments {
  std::string what = std::string(kSubjects[0]), seed, out = "trained";
  int games = 20'000, epochs = 30, threads = core_count();
  int choices = 8, iterations = 10, first_layer = 32, second_layer = 16;
  bool mpi = false;

  bool teaches_choices() const { return what == kSubjects[1]; }
};

/// Games are played so many at a time; each lot is kept in a file, so that nothing is played twice.
constexpr int kLot = 200;
/// Of ten lots one is not learnt from: it shows how well the rest was learnt.
constexpr int kLotsToLearnFrom = 9, kLots = 10;
/// Of 1000 decisions, so many are made at random.
constexpr int kSlips = 20;

/// A first impression of what the game tells a network: samples of other features are not to be mixed with these.
std::uint64_t hash_of_features(std::span<const Features> told) {
  Hash hash;
  for (const Features& features : told) {
    for (const std::int16_t value : features.values()) hash.add(static_cast<std::uint64_t>(value));
    hash.add(features.values().size());
  }
  return hash.value();
}
std::uint64_t description_of_first(const protocol::Setup& setup) {
  const auto position = setup.game().start(*setup.rules, setup.seats());
  Features features;
  make_judge(*setup.rules)->describe(position->view(Seat{0}), Seat{0}, Skill::Manager, features);
  return hash_of_features({&features, 1});
}
std::uint64_t description_of_first_choice(const protocol::Setup& setup) {
  const auto position = setup.game().start(*setup.rules, setup.seats());
  const auto predictor = make_predictor(*setup.rules);
  Rng rng(1);
  while (!position->is_over()) {
    const Seat seat = position->to_act().front();
    const AnyAction action = position->sample_action(seat, rng);
    const AnyView view = position->view(Seat{0});
    if (is_player(seat) && predictor->has_choice(view, seat))
      return hash_of_features(predictor->describe(view, seat, Skill::Manager, action).options);
    if (!position->apply(seat, action)) break;
  }
  return 0;
}

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
             .iterations = arguments.iterations},
        description_(arguments.teaches_choices() ? description_of_first_choice(setup) : description_of_first(setup)) {
    if (!arguments.teaches_choices()) return;
    how_.mix = learning::kThinkingSkills;
    how_.positions = 0;
    how_.choices = arguments.choices;
  }

  /// All ranks play, the first one learns.
  ExitCode run(Ranks& ranks, int unit) {
    if (const ExitCode code = play(ranks); code != ExitCode::Fine) return code;
    ranks.finish();
    return ranks.is_first() ? learn(unit) : ExitCode::Fine;
  }

 private:
  ExitCode learn(int unit) {
    if (const ExitCode code = read_lots(); code != ExitCode::Fine) return code;
    const int outputs = arguments_.teaches_choices() ? ChoiceNetwork::kOutputs : ValueNetwork::kOutputs;
    const learning::Training training{
        .shape = {lessons_.learnt->features(), arguments_.first_layer, arguments_.second_layer, outputs},
        .unit = unit,
        .epochs = arguments_.epochs,
        .seed = how_.seed};
    learning::Trainer trainer(training);
    learning::Loss last;
    for (int epoch = 0; epoch < arguments_.epochs; ++epoch) {
      const learning::Loss met = trainer.train(*lessons_.learnt, epoch);
      last = lessons_.unseen ? trainer.test(*lessons_.unseen) : met;
      if (arguments_.teaches_choices())
        console_.say<msg::kTrainChoicesEpoch>(epoch + 1, arguments_.epochs, met.places, last.places);
      else
        console_.say<msg::kTrainEpoch>(epoch + 1, arguments_.epochs, met.places, last.places, last.points);
      console_.out << std::flush;
    }
    const ExitCode code = write_file(console_, file("weights"), learning::weights_text(trainer.file()));
    return code != ExitCode::Fine ? code : write_file(console_, file("recipe"), recipe(last));
  }

  std::filesystem::path folder() const { return arguments_.out; }
  std::filesystem::path file(std::string_view ending) const {
    return folder() / fmt::format("{}.{}", arguments_.what, ending);
  }

  /// Everything that what is played follows from.
  std::string source(int lot) const {
    return fmt::format("{} of {} {} {} rules {} described {:016x} seed {} iterations {} slips {} choices {} lot {}",
                       arguments_.what, setup_.game().info().id, setup_.ruleset, setup_.ruleset_version,
                       setup_.rules->rules_version(), description_, how_.seed, how_.iterations, how_.slips,
                       how_.choices, lot);
  }

  int lots() const { return (arguments_.games + kLot - 1) / kLot; }
  std::filesystem::path file_of(int lot) const { return folder() / lots_folder() / fmt::format("{}.samples", lot); }
  std::string_view lots_folder() const { return arguments_.teaches_choices() ? "choice-lots" : "lots"; }
  /// Nothing if the lot was not played yet, or its file is not whole.
  std::optional<learning::Samples> read_lot(int lot) {
    if (!std::filesystem::exists(file_of(lot))) return std::nullopt;
    const auto bytes = read_file(console_, file_of(lot).string());
    return bytes ? learning::read_samples(*bytes, source(lot)) : std::nullopt;
  }
  std::string play_lot(int lot) const {
    const auto sample = arguments_.teaches_choices() ? learning::sample_choices : learning::sample_games;
    return learning::samples_bytes(sample(how_, lot * kLot, (lot + 1) * kLot, arguments_.threads), source(lot));
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
               "made by: oligopoly train {}{} --ruleset {} --games {} --epochs {} --seed {} --iterations {} "
               "--first-layer {} --second-layer {}\n"
               "rules version: {}\nruleset version: {}\n",
               setup_.game().info().id,
               arguments_.teaches_choices() ? fmt::format(" --what choices --choices {}", how_.choices) : "",
               setup_.ruleset, arguments_.games, arguments_.epochs, how_.seed, how_.iterations, arguments_.first_layer,
               arguments_.second_layer, setup_.rules->rules_version(), setup_.ruleset_version) +
           (arguments_.teaches_choices() ? what_choices_told(loss) : what_positions_told(loss));
  }
  std::string what_positions_told(const learning::Loss& loss) const {
    return fmt::format(
        "positions learnt from: {}\nof which every seat tells: {} features\n"
        "on unseen games: log loss {:.4f}, scores off by {:.1f}\n",
        lessons_.learnt->positions(), lessons_.learnt->features(), loss.places, loss.points);
  }
  std::string what_choices_told(const learning::Loss& loss) const {
    return fmt::format(
        "choices learnt from: {}\nof which every option tells: {} features\n"
        "on {}: log loss {:.4f}\n",
        lessons_.learnt->positions(), lessons_.learnt->features(),
        lessons_.unseen ? "unseen games" : "the games learnt from", loss.places);
  }

  Console& console_;
  const TrainArguments& arguments_;
  const protocol::Setup& setup_;
  learning::SelfPlay how_;
  std::uint64_t description_;
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
  if (arguments.teaches_choices() ? !make_predictor(*setup->rules) : !judge) {
    console.complain<msg::kNoValue>(setup->game().info().id);
    return ExitCode::BadUsage;
  }
  Ranks ranks(arguments.mpi);
  return TrainCommand(console, arguments, *setup, *seed).run(ranks, judge ? judge->unit() : 1);
}

}  // namespace

void add_train_command(Commands& commands) {
  const auto arguments = std::make_shared<TrainArguments>();
  Command command = commands.add(kTrain, [arguments](Console& console) { return run_train(console, *arguments); });
  add_game_argument(command, arguments->game);
  add_ruleset_arguments(command, *arguments);
  command.choice("--what", "WHAT", arguments->what, kSubjects, help::kTrainWhat);
  command.number("--games", "N", arguments->games, {1, 10'000'000}, help::kGames);
  command.number("--choices", "N", arguments->choices, {1, 1000}, help::kChoicesPerGame);
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
