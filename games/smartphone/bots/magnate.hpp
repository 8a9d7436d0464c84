#pragma once

#include "games/smartphone/bots/appraiser.hpp"
#include "games/smartphone/bots/plan_guesser.hpp"
#include "games/smartphone/bots/policy.hpp"
#include "players/judge.hpp"
#include "players/levels.hpp"
#include "players/predictor.hpp"
#include "players/rehearsal.hpp"

namespace oligopoly::smartphone {

/// Plays on like the manager, and has a network judge where the next round begins.
class JudgingPolicy : public FirmPolicy {
 public:
  static constexpr SearchSettings kSearch = [] {
    SearchSettings settings = FirmPolicy::kSearch;
    settings.iterations = 4000;
    return settings;
  }();

  /// Without judgements if the weights are for other features than those of now.
  JudgingPolicy(const Ruleset& rules, std::span<const std::int16_t> weights);

  bool is_landmark(const State& from, const State& now) const {
    return network_ && now.board.phase == Phase::Planning && now.board.round > from.board.round;
  }
  /// Requires a landmark.
  Values judge(const State& state) const;

 private:
  FirmAppraiser appraiser_;
  std::optional<ValueNetwork> network_;
};

/// Rehearses its plans against those that rivals are likely to lay, each in the same worlds; searches what follows when
/// plans lie open.
class Magnate final : public Bot {
 public:
  /// `values` is a network that judges positions, `choices` one that guesses plans.
  Magnate(const Ruleset& rules, std::span<const std::int16_t> values, std::span<const std::int16_t> choices, Seat seat,
          const Rng& rng);

  AnyAction decide(const AnyView& view, const Budget& budget) override;
  Comparison comparison(std::size_t most) const override;

 private:
  using Guesses = TypedPredictor<PlanGuesser>::Guesses;

  AnyAction rehearse(const View& view, const Budget& budget);
  std::int32_t play(const View& view, const Action& action, std::uint64_t world) const;
  void lay_likely_plans(State& state, Rng& rng) const;

  std::shared_ptr<const JudgingPolicy> policy_;
  TypedPredictor<PlanGuesser> predictor_;
  Seat seat_;
  Rng rng_;
  SearchBot<JudgingPolicy> search_;
  Rehearsal rehearsal_;
  State imagined_{};
  Thoughts<Action> thoughts_;
  /// By rival.
  SeatList<Guesses> guesses_;
  std::vector<Rehearsed> rehearsed_;
  bool has_rehearsed_ = false;
};

}  // namespace oligopoly::smartphone
