#include "games/lake/bots/bots.hpp"

#include "games/lake/bots/appraiser.hpp"
#include "games/lake/bots/policy.hpp"
#include "games/lake/bots/tycoon.hpp"
#include "games/lake/bots/vote_guesser.hpp"
#include "players/levels.hpp"

namespace oligopoly::lake {
namespace {

/// Made by `oligopoly train lake`; see value.recipe.
constexpr std::int16_t kValueWeights[] = {
#include "games/lake/bots/value.weights"
};

/// Made by `oligopoly train lake --what choices`; see choices.recipe.
constexpr std::int16_t kChoiceWeights[] = {
#include "games/lake/bots/choices.weights"
};

/// Sees the way everyone goes on, then takes what seems best.
class Observer final : public Bot {
 public:
  Observer(const Ruleset& rules, Seat seat, const Rng& rng, std::int32_t misjudgement = 0)
      : policy_(std::make_shared<CivPolicy>(rules)), seat_(seat), greedy_(policy_, seat, rng, misjudgement) {}

  AnyAction decide(const AnyView& view, const Budget& budget) override {
    policy_->look_around(view_as<View>(view).table, seat_);
    return greedy_.decide(view, budget);
  }
  Comparison comparison(std::size_t most) const override { return greedy_.comparison(most); }

 private:
  std::shared_ptr<CivPolicy> policy_;
  Seat seat_;
  GreedyBot<CivPolicy> greedy_;
};

}  // namespace

std::unique_ptr<Bot> make_own_bot(const Ruleset& rules, std::string_view id, Seat seat, const Rng& rng) {
  if (id == "apprentice") return std::make_unique<Observer>(rules, seat, rng, CivPolicy::kMisjudgement);
  if (id == "manager") return std::make_unique<Observer>(rules, seat, rng);
  if (id == "tycoon") return std::make_unique<Tycoon>(rules, seat, rng);
  return nullptr;
}

std::unique_ptr<Judge> make_own_judge(const Ruleset& rules, std::span<const std::int16_t> weights) {
  return std::make_unique<NetworkJudge<CivAppraiser>>(CivAppraiser(rules), weights.empty() ? kValueWeights : weights);
}

std::unique_ptr<Predictor> make_own_predictor(const Ruleset& rules, std::span<const std::int16_t> weights) {
  return std::make_unique<NetworkPredictor<VoteGuesser>>(VoteGuesser(rules),
                                                         weights.empty() ? kChoiceWeights : weights);
}

}  // namespace oligopoly::lake
