#include "games/smartphone/bots/bots.hpp"

#include <array>

#include "games/smartphone/bots/appraiser.hpp"
#include "games/smartphone/bots/magnate.hpp"
#include "games/smartphone/bots/plan_guesser.hpp"
#include "games/smartphone/bots/policy.hpp"
#include "players/levels.hpp"

namespace oligopoly::smartphone {
namespace {

/// Made by `oligopoly train smartphone`; see value.recipe.
constexpr std::int16_t kValueWeights[] = {
#include "games/smartphone/bots/value.weights"
};

/// Made by `oligopoly train smartphone --what choices`; see choices.recipe.
constexpr std::int16_t kChoiceWeights[] = {
#include "games/smartphone/bots/choices.weights"
};

constexpr std::array<std::string_view, 1> kOnlyHere = {"smartphone"};

/// A level above those of every game, and those who play to a taste of their own.
constexpr std::array<BotInfo, 4> kOwnBots = {{
    {.id = "magnate",
     .title = {"Magnate", "巨头", "巨頭"},
     .summary = {"guesses what its rivals plan and rehearses its answers, for up to a second per move",
                 "揣摩对手的规划并反复演练对策，每步最多想一秒", "揣摩對手的規劃並反覆演練對策，每步最多想一秒"},
     .games = kOnlyHere},
    {.id = "discounter",
     .title = {"Discounter", "薄利商人", "薄利商人"},
     .summary = {"sells a lot at low prices, before anyone else", "低价多销，抢在别人前面", "低價多銷，搶在別人前面"},
     .games = kOnlyHere},
    {.id = "inventor",
     .title = {"Inventor", "发明家", "發明家"},
     .summary = {"wants every patent", "想要每一项专利", "想要每一項專利"},
     .games = kOnlyHere},
    {.id = "globetrotter",
     .title = {"Globetrotter", "环球旅人", "環球旅人"},
     .summary = {"wants an office everywhere", "想在每个地点都开设办公室", "想在每個地點都開設辦公室"},
     .games = kOnlyHere},
}};

/// The weights of a personality, or null.
const Weights* personality(std::string_view id) {
  if (id == "discounter") return &kDiscounter;
  if (id == "inventor") return &kInventor;
  if (id == "globetrotter") return &kGlobetrotter;
  return nullptr;
}

}  // namespace

std::span<const BotInfo> own_bots(std::type_identity<Smartphone>) { return kOwnBots; }

std::unique_ptr<Bot> make_own_bot(const Ruleset& rules, std::string_view id, Seat seat, const Rng& rng) {
  if (const Weights* weights = personality(id))
    return make_level(std::make_shared<const FirmPolicy>(rules, *weights), "manager", seat, rng);
  if (id == "magnate") return std::make_unique<Magnate>(rules, kValueWeights, kChoiceWeights, seat, rng);
  return make_level(std::make_shared<const FirmPolicy>(rules), id, seat, rng);
}

std::unique_ptr<Judge> make_own_judge(const Ruleset& rules, std::span<const std::int16_t> weights) {
  return std::make_unique<NetworkJudge<FirmAppraiser>>(FirmAppraiser(rules), weights.empty() ? kValueWeights : weights);
}

std::unique_ptr<Predictor> make_own_predictor(const Ruleset& rules, std::span<const std::int16_t> weights) {
  return std::make_unique<NetworkPredictor<PlanGuesser>>(PlanGuesser(rules),
                                                         weights.empty() ? kChoiceWeights : weights);
}

}  // namespace oligopoly::smartphone
