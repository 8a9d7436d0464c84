#include "players/factory.hpp"

#include <algorithm>
#include <array>

#include "games/all_games.hpp"
#include "players/goofspiel/bots.hpp"
#include "players/lake/bots.hpp"
#include "players/random.hpp"
#include "players/smartphone/bots.hpp"

namespace oligopoly {
namespace {

constexpr std::array<std::string_view, 1> kSmartphone = {"smartphone"};

constexpr std::array<BotInfo, 7> kBots = {{
    {.id = "random",
     .title = {"Random", "随机", "隨機"},
     .summary = {"picks any legal move at random", "在合法的行动中随机选一个", "在合法的行動中隨機選一個"}},
    {.id = "apprentice",
     .title = {"Apprentice", "学徒", "學徒"},
     .summary = {"knows what matters, but misjudges how much", "知道什么重要，但常常估错分量",
                 "知道什麼重要，但常常估錯分量"}},
    {.id = "manager",
     .title = {"Manager", "经理", "經理"},
     .summary = {"takes the move that pays best right now", "总是选择眼前最划算的一步", "總是選擇眼前最划算的一步"}},
    {.id = "discounter",
     .title = {"Discounter", "薄利商人", "薄利商人"},
     .summary = {"sells a lot at low prices, before anyone else", "低价多销，抢在别人前面", "低價多銷，搶在別人前面"},
     .games = kSmartphone},
    {.id = "inventor",
     .title = {"Inventor", "发明家", "發明家"},
     .summary = {"wants every patent", "想要每一项专利", "想要每一項專利"},
     .games = kSmartphone},
    {.id = "globetrotter",
     .title = {"Globetrotter", "环球旅人", "環球旅人"},
     .summary = {"wants an office everywhere", "想在每个地点都开设办公室", "想在每個地點都開設辦公室"},
     .games = kSmartphone},
    {.id = "tycoon",
     .title = {"Tycoon", "大亨", "大亨"},
     .summary = {"simulates the rest of the game many times over, for up to a second per move",
                 "反复推演整局，每步最多想一秒", "反覆推演整局，每步最多想一秒"}},
}};

/// What bot writers call two of them, after the way they decide.
struct Alias {
  std::string_view name, id;
};
constexpr std::array<Alias, 2> kAliases = {{{"greedy", "manager"}, {"search", "tycoon"}}};

template <Game G>
std::unique_ptr<Bot> make_typed(const AnyRuleset& rules, std::string_view id, Seat seat, const Rng& rng) {
  const auto& typed = rules.as<typename G::Ruleset>();
  if (id == "random") return std::make_unique<RandomBot<G>>(typed, seat, rng);
  return make_own_bot(typed, id, seat, rng);
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
  for (const Alias& alias : kAliases)
    if (alias.name == id) id = alias.id;
  const auto found = std::find_if(kBots.begin(), kBots.end(), [&](const BotInfo& bot) { return bot.id == id; });
  return found == kBots.end() ? nullptr : &*found;
}

std::unique_ptr<Bot> make_bot(const AnyRuleset& rules, std::string_view id, Seat seat, std::uint64_t seed) {
  const BotInfo* info = find_bot(id);
  if (info == nullptr || !info->plays(rules.game())) return nullptr;
  return make_for_game(rules, info->id, seat, Rng::stream(seed, "bot " + std::to_string(seat.number())));
}

}  // namespace oligopoly
