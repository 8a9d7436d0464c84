#include "players/factory.hpp"

#include <algorithm>
#include <array>

#include "games/all_games.hpp"
#include "players/random.hpp"

namespace oligopoly {
namespace {

constexpr std::array<BotInfo, 1> kBots = {{
    {.id = "random",
     .title = {"Random", "随机", "隨機"},
     .summary = {"draws one of the allowed actions", "从允许的行动中随机抽取一个", "從允許的行動中隨機抽取一個"}},
}};

template <Game G>
std::unique_ptr<Bot> make_typed(const AnyRuleset& rules, std::string_view id, Seat seat, const Rng& rng) {
  const auto& typed = rules.as<typename G::Ruleset>();
  if (id == "random") return std::make_unique<RandomBot<G>>(typed, seat, rng);
  return nullptr;
}

/// Finds the type of the game by its id.
template <std::size_t I = 0>
std::unique_ptr<Bot> make_for_game(const AnyRuleset& rules, std::string_view id, Seat seat, const Rng& rng) {
  if constexpr (I == std::tuple_size_v<GameTypes>) {
    return nullptr;
  } else {
    using G = std::tuple_element_t<I, GameTypes>;
    if (G::info().id == rules.game().info().id) return make_typed<G>(rules, id, seat, rng);
    return make_for_game<I + 1>(rules, id, seat, rng);
  }
}

}  // namespace

bool BotInfo::plays(const AnyGame& game) const {
  return games.empty() || std::find(games.begin(), games.end(), game.info().id) != games.end();
}

std::span<const BotInfo> bots() { return kBots; }

const BotInfo* find_bot(std::string_view id) {
  const auto found = std::find_if(kBots.begin(), kBots.end(), [&](const BotInfo& bot) { return bot.id == id; });
  return found == kBots.end() ? nullptr : &*found;
}

std::unique_ptr<Bot> make_bot(const AnyRuleset& rules, std::string_view id, Seat seat, std::uint64_t seed) {
  const BotInfo* info = find_bot(id);
  if (info == nullptr || !info->plays(rules.game())) return nullptr;
  return make_for_game(rules, id, seat, Rng::stream(seed, "bot " + std::to_string(seat.number())));
}

}  // namespace oligopoly
