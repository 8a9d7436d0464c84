#pragma once

#include <memory>

#include "players/bot.hpp"
#include "players/value.hpp"

/// What rivals will choose in secret, guessed from what everyone knows.
namespace oligopoly {

/// One of a seat's options, and how likely it is to be chosen, in 1/kSurelyWon.
struct Prediction {
  AnyAction action;
  std::int32_t chance = 0;
};

/// Guesses what a seat chooses, or has chosen, in secret. It is told what another seat may see and nothing else. Const
/// and without memory, so that threads may share it.
class Predictor {
 public:
  virtual ~Predictor() = default;
  /// Every option with its chance, if the seat plays like this. Nothing where the seat has no secret to choose, without
  /// a network, and with one that was made for other features.
  virtual std::vector<Prediction> guess(const AnyView& view, Seat seat, Skill skill) const = 0;
  virtual bool has_network() const = 0;

  // For whoever trains or tests a network.

  /// A choice as it was made.
  struct Choice {
    /// What a network is told of each option.
    std::vector<Features> options;
    /// The option that was chosen, -1 if it is none of these, and the one the manager would choose.
    int chosen = -1, usual = 0;
  };
  /// Whether the seat has something to choose that others may not see.
  virtual bool has_choice(const AnyView& view, Seat seat) const = 0;
  /// Requires a seat that has a choice.
  virtual Choice describe(const AnyView& view, Seat seat, Skill skill, const AnyAction& chosen) const = 0;
  /// The chance of each option. Nothing without a network, and with one that was made for other features.
  virtual std::vector<std::int32_t> chances(const Choice& choice) const = 0;
};

/// What a game says about a seat's secret choice. Made for one ruleset; const and without memory.
///
/// - `Known`: what everyone knows of a position; `known(view)` is that part of a view. Search takes it from its states.
/// - `Options`: the options of a choice, their number by `size()`, and whatever describing them needs. May be filled
///   again and again without allocating.
/// - `has_choice(known, seat)`: whether the seat has something to choose in secret now.
/// - `list(known, seat, options)`: its options, no twins. Requires that it has a choice.
/// - `describe(options, out)`: what holds for the whole choice; `describe(options, option, out)`: what tells an option
///   from the others. Always as many features in the same order, measured by the numbers of the ruleset.
/// - `usual(options)`: the option a manager would choose.
/// - `action(options, option)`: the option as a move; `find(options, action)`: the other way round, -1 if it is none.
template <class G>
concept Guesser = requires(const G& guesser, const typename G::Known& known, const typename G::Rules::View& view,
                           Seat seat, typename G::Options& room, const typename G::Options& options, int option,
                           const typename G::Rules::Action& action, Features& out) {
  { guesser.known(view) } -> std::convertible_to<const typename G::Known&>;
  { options.size() } -> std::convertible_to<int>;
  { guesser.has_choice(known, seat) } -> std::same_as<bool>;
  { guesser.list(known, seat, room) } -> std::same_as<void>;
  { guesser.describe(options, out) } -> std::same_as<void>;
  { guesser.describe(options, option, out) } -> std::same_as<void>;
  { guesser.usual(options) } -> std::same_as<int>;
  { guesser.action(options, option) } -> std::same_as<typename G::Rules::Action>;
  { guesser.find(options, action) } -> std::same_as<int>;
};

/// Scores options one by one, by a network with a single answer.
class ChoiceNetwork {
 public:
  static constexpr int kOutputs = 1;

  /// From a file of weights. Without a network if the file is not of such a one.
  explicit ChoiceNetwork(std::span<const std::int16_t> file) {
    const auto shape = read_shape(file);
    if (shape && shape->outputs == kOutputs) network_.emplace(*shape, file.subspan(kShapeNumbers));
  }

  explicit operator bool() const { return network_.has_value(); }
  bool takes(const Features& features) const { return network_ && features.size() == network_->shape().inputs; }
  /// Requires features that it takes.
  std::int32_t strength(const Features& features) const {
    std::array<std::int32_t, kOutputs> out{};
    network_->run(features.values(), out);
    return out[0];
  }

 private:
  std::optional<Network> network_;
};

/// A guess by a game's own words and a file of weights, with the game's types: for search, which has no erased views.
template <Guesser G>
class TypedPredictor {
 public:
  using Known = typename G::Known;

  /// The options of a choice and the chance of each, in 1/kSurelyWon. To be kept and filled again: then guessing
  /// allocates nothing.
  struct Guesses {
    typename G::Options options;
    std::vector<std::int32_t> strengths, chances;

    int size() const { return static_cast<int>(chances.size()); }
  };

  TypedPredictor(G guesser, std::span<const std::int16_t> weights) : guesser_(std::move(guesser)), network_(weights) {}

  const G& guesser() const { return guesser_; }
  const ChoiceNetwork& network() const { return network_; }

  /// Guesses what a seat of this skill chooses. No chances where it has no choice, or the network cannot say.
  void guess(const Known& known, Seat seat, Skill skill, Guesses& out) const {
    out.strengths.clear();
    out.chances.clear();
    if (!network_ || !guesser_.has_choice(known, seat)) return;
    guesser_.list(known, seat, out.options);
    for_each_option(out.options, skill, [&](const Features& features) {
      if (network_.takes(features)) out.strengths.push_back(network_.strength(features));
    });
    if (static_cast<int>(out.strengths.size()) != out.options.size()) return;
    out.chances.resize(out.strengths.size());
    chances_of(out.strengths, out.chances);
  }

  /// Calls `look` with what a network is told of each option.
  template <class Look>
  void for_each_option(const typename G::Options& options, Skill skill, Look&& look) const {
    Features features;
    features.add_one_of(static_cast<int>(skill), kSkills);
    guesser_.describe(options, features);
    const int shared = features.size();
    for (int i = 0; i < options.size(); ++i) {
      features.cut(shared);
      guesser_.describe(options, i, features);
      look(std::as_const(features));
    }
  }

 private:
  G guesser_;
  ChoiceNetwork network_;
};

/// The same for whoever has erased views.
template <Guesser G>
class NetworkPredictor final : public Predictor {
 public:
  using View = typename G::Rules::View;
  using Action = typename G::Rules::Action;

  NetworkPredictor(G guesser, std::span<const std::int16_t> weights) : typed_(std::move(guesser), weights) {}

  std::vector<Prediction> guess(const AnyView& any, Seat seat, Skill skill) const override {
    const auto view = view_as<View>(any);
    typename TypedPredictor<G>::Guesses guesses;
    typed_.guess(typed_.guesser().known(view), seat, skill, guesses);
    std::vector<Prediction> out;
    for (int i = 0; i < guesses.size(); ++i)
      out.push_back(
          {AnyAction::of(typed_.guesser().action(guesses.options, i)), guesses.chances[static_cast<std::size_t>(i)]});
    return out;
  }
  bool has_network() const override { return static_cast<bool>(typed_.network()); }

  bool has_choice(const AnyView& any, Seat seat) const override {
    const auto view = view_as<View>(any);
    return typed_.guesser().has_choice(typed_.guesser().known(view), seat);
  }
  Choice describe(const AnyView& any, Seat seat, Skill skill, const AnyAction& chosen) const override {
    const auto view = view_as<View>(any);
    typename G::Options options;
    typed_.guesser().list(typed_.guesser().known(view), seat, options);
    Choice choice{{}, typed_.guesser().find(options, chosen.as<Action>()), typed_.guesser().usual(options)};
    typed_.for_each_option(options, skill, [&](const Features& features) { choice.options.push_back(features); });
    return choice;
  }
  std::vector<std::int32_t> chances(const Choice& choice) const override {
    std::vector<std::int32_t> strengths, chances(choice.options.size());
    for (const Features& features : choice.options) {
      if (!typed_.network().takes(features)) return {};
      strengths.push_back(typed_.network().strength(features));
    }
    chances_of(strengths, chances);
    return chances;
  }

 private:
  TypedPredictor<G> typed_;
};

}  // namespace oligopoly
