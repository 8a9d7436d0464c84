#pragma once

#include "games/smartphone/bots/plan_guesser.hpp"
#include "games/smartphone/bots/policy.hpp"
#include "players/levels.hpp"
#include "players/predictor.hpp"
#include "players/rehearsal.hpp"

namespace oligopoly::smartphone {

/// Rehearses its plans against those that rivals are likely to lay, each in the same worlds. What follows when plans
/// lie open is searched like a tycoon does.
class Magnate final : public Bot {
 public:
  /// `choices` is a network that guesses plans.
  Magnate(const Ruleset& rules, std::span<const std::int16_t> choices, Seat seat, const Rng& rng);

  AnyAction decide(const AnyView& view, const Budget& budget) override;
  Comparison comparison(std::size_t most) const override;

 private:
  using Guesses = TypedPredictor<PlanGuesser>::Guesses;

  AnyAction rehearse(const View& view, const Budget& budget);
  std::int32_t play(const View& view, const Action& action, std::uint64_t world) const;
  void lay_likely_plans(State& state, Rng& rng) const;

  std::shared_ptr<const FirmPolicy> policy_;
  TypedPredictor<PlanGuesser> predictor_;
  Seat seat_;
  Rng rng_;
  SearchBot<FirmPolicy> search_;
  Rehearsal rehearsal_;
  State imagined_{};
  Thoughts<Action> thoughts_;
  /// By rival.
  SeatList<Guesses> guesses_;
  std::vector<Rehearsed> rehearsed_;
  bool has_rehearsed_ = false;
};

}  // namespace oligopoly::smartphone
