#include "games/goofspiel/bots/bots.hpp"

#include "games/goofspiel/bots/appraiser.hpp"
#include "games/goofspiel/bots/bid_guesser.hpp"
#include "games/goofspiel/bots/policy.hpp"
#include "players/levels.hpp"

namespace oligopoly::goofspiel {
namespace {

/// Made by `oligopoly train goofspiel`; see value.recipe.
constexpr std::int16_t kValueWeights[] = {
#include "games/goofspiel/bots/value.weights"
};

/// Made by `oligopoly train goofspiel --what choices`; see choices.recipe.
constexpr std::int16_t kChoiceWeights[] = {
#include "games/goofspiel/bots/choices.weights"
};

}  // namespace

std::unique_ptr<Bot> make_own_bot(const Ruleset& rules, std::string_view id, Seat seat, const Rng& rng) {
  return make_level(std::make_shared<const BidPolicy>(rules), id, seat, rng);
}

std::unique_ptr<Judge> make_own_judge(const Ruleset& rules, std::span<const std::int16_t> weights) {
  return std::make_unique<NetworkJudge<CardAppraiser>>(CardAppraiser(rules), weights.empty() ? kValueWeights : weights);
}

std::unique_ptr<Predictor> make_own_predictor(const Ruleset& rules, std::span<const std::int16_t> weights) {
  return std::make_unique<NetworkPredictor<BidGuesser>>(BidGuesser(rules), weights.empty() ? kChoiceWeights : weights);
}

}  // namespace oligopoly::goofspiel
