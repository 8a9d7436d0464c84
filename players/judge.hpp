#pragma once

#include <memory>

#include "players/bot.hpp"
#include "players/value.hpp"

namespace oligopoly {

/// Says what a position is worth to everyone. It is told what a seat may see and nothing else, so nobody's secret can
/// be in what it says. Const and without memory, so that threads may share it.
class Judge {
 public:
  virtual ~Judge() = default;
  /// What everyone has to expect, if all play on like this. Nothing without a network, and with one that was made for
  /// other features.
  virtual Worth judge(const AnyView& view, Skill skill) const = 0;
  virtual bool has_network() const = 0;

  // For whoever trains a network.

  /// What a network is told from the side of `seat`.
  virtual void describe(const AnyView& view, Seat seat, Skill skill, Features& out) const = 0;
  /// A seat's score if the game ended now.
  virtual int score(const AnyView& view, Seat seat) const = 0;
  /// How many points of the game an answer of 1 stands for.
  virtual int unit() const = 0;
};

/// What a game says about its positions. Made for one ruleset; const and without memory.
///
/// - `survey(view)`: what the description of every seat needs, worked out once. `scores` in it is what each seat has
///   now by the rules' own count.
/// - `describe(survey, seat, out)`: what matters from the side of a seat, always as many features in the same order,
///   measured by the numbers of the ruleset. Hidden things of others are not in a view.
/// - `kUnit`: how many points are a lot.
template <class A>
concept Appraiser = requires(const A& appraiser, const typename A::Rules::View& view, const typename A::Survey& survey,
                             Seat seat, Features& out) {
  { A::kUnit } -> std::convertible_to<int>;
  { appraiser.survey(view) } -> std::same_as<typename A::Survey>;
  { survey.scores[seat] } -> std::convertible_to<int>;
  { appraiser.describe(survey, seat, out) } -> std::same_as<void>;
};

/// Tells a network what holds for every game, then what the game says. For search, which has no erased views.
template <Appraiser A>
void describe(const A& appraiser, const typename A::Survey& survey, Seat seat, Skill skill, Features& out) {
  out.clear();
  out.add_one_of(static_cast<int>(skill), kSkills);
  out.add_one_of(survey.scores.size() - 2, kMaxSeats - 1);
  appraiser.describe(survey, seat, out);
}

/// A judge by a game's own words and a file of weights, which may be for other features than those of now.
template <Appraiser A>
class NetworkJudge final : public Judge {
 public:
  using View = typename A::Rules::View;

  NetworkJudge(A appraiser, std::span<const std::int16_t> weights) : appraiser_(std::move(appraiser)) {
    const auto shape = read_shape(weights);
    if (shape && shape->outputs == ValueNetwork::kOutputs) network_.emplace(weights, A::kUnit);
  }

  Worth judge(const AnyView& any, Skill skill) const override {
    if (!network_) return {};
    const auto view = view_as<View>(any);
    const typename A::Survey survey = appraiser_.survey(view);
    std::array<ValueNetwork::Answer, kMaxSeats> answers{};
    Features features;
    for (const Seat seat : players(survey.scores.size())) {
      oligopoly::describe(appraiser_, survey, seat, skill, features);
      if (static_cast<int>(features.values().size()) != network_->inputs()) return {};
      answers[seat.index()] = network_->answer(features, survey.scores[seat]);
    }
    return worth_of({answers.data(), static_cast<std::size_t>(survey.scores.size())});
  }
  bool has_network() const override { return network_.has_value(); }
  void describe(const AnyView& any, Seat seat, Skill skill, Features& out) const override {
    const auto view = view_as<View>(any);
    oligopoly::describe(appraiser_, appraiser_.survey(view), seat, skill, out);
  }
  int score(const AnyView& any, Seat seat) const override {
    const auto view = view_as<View>(any);
    return appraiser_.survey(view).scores[seat];
  }
  int unit() const override { return A::kUnit; }

 private:
  A appraiser_;
  std::optional<ValueNetwork> network_;
};

}  // namespace oligopoly
