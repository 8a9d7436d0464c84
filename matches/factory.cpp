#include "matches/factory.hpp"

#include <algorithm>
#include <array>
#include <type_traits>
#include <vector>

#include "games/all_games.hpp"
#include "games/bots_list.hpp"
#include "matches/own_bots.hpp"
#include "players/levels.hpp"
#include "players/random.hpp"

namespace oligopoly {
namespace {

/// Those that play every game.
constexpr std::array<BotInfo, 4> kLevels = {{
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

/// The families of a game's own.
template <Game G>
std::span<const BotInfo> bots_of() {
  static_assert(ListsOwnBots<G> || !NamesOwnBots<G>,
                "a game's bots.hpp declares own_bots as matches/own_bots.hpp says");
  if constexpr (ListsOwnBots<G>)
    return own_bots(std::type_identity<G>{});
  else
    return {};
}

template <class... G>
std::vector<BotInfo> every_family(std::type_identity<std::tuple<G...>>) {
  std::vector<BotInfo> all(kLevels.begin(), kLevels.end());
  const auto add = [&](std::span<const BotInfo> more) { all.insert(all.end(), more.begin(), more.end()); };
  (add(bots_of<G>()), ...);
  return all;
}

template <class G, class... Others>
constexpr bool is_one_of(std::type_identity<std::tuple<Others...>>) {
  return (std::is_same_v<G, Others> || ...);
}

/// A game without bots of its own is played by the lead in points.
template <Game G>
std::unique_ptr<Bot> make_typed(const AnyRuleset& rules, std::string_view id, Seat seat, const Rng& rng) {
  const auto& typed = rules.as<typename G::Ruleset>();
  if (id == "random") return std::make_unique<RandomBot<G>>(typed, seat, rng);
  if constexpr (is_one_of<G>(std::type_identity<GamesWithBots>{})) {
    static_assert(MakesOwnBots<G>, "a game's bots.hpp declares make_own_bot as matches/own_bots.hpp says");
    return make_own_bot(typed, id, seat, rng);
  } else {
    return make_level(std::make_shared<const LeadPolicy<G>>(typed), id, seat, rng);
  }
}

template <Game G>
std::unique_ptr<Judge> judge_of(const AnyRuleset& rules, std::span<const std::int16_t> weights) {
  if constexpr (JudgesPositions<G>)
    return make_own_judge(rules.as<typename G::Ruleset>(), weights);
  else
    return nullptr;
}

template <Game G>
std::unique_ptr<Predictor> predictor_of(const AnyRuleset& rules, std::span<const std::int16_t> weights) {
  if constexpr (GuessesChoices<G>)
    return make_own_predictor(rules.as<typename G::Ruleset>(), weights);
  else
    return nullptr;
}

/// Finds the type of the game by its id: `make(std::type_identity<G>)`.
template <std::size_t I = 0, class Make>
auto with_game(const AnyRuleset& rules, const Make& make)
    -> decltype(make(std::type_identity<std::tuple_element_t<0, GameTypes>>{})) {
  if constexpr (I == std::tuple_size_v<GameTypes>) {
    return nullptr;
  } else {
    using G = std::tuple_element_t<I, GameTypes>;
    if (G::info().id == rules.game().info().id) return make(std::type_identity<G>{});
    return with_game<I + 1>(rules, make);
  }
}

}  // namespace

std::span<const BotInfo> bots() {
  static const std::vector<BotInfo> kFamilies = every_family(std::type_identity<GameTypes>{});
  return kFamilies;
}

const BotInfo* find_bot(std::string_view id) {
  for (const Alias& alias : kAliases)
    if (alias.name == id) id = alias.id;
  const auto found = std::find_if(bots().begin(), bots().end(), [&](const BotInfo& bot) { return bot.id == id; });
  return found == bots().end() ? nullptr : &*found;
}

std::unique_ptr<Bot> make_bot(const AnyRuleset& rules, std::string_view id, Seat seat, std::uint64_t seed) {
  const BotInfo* info = find_bot(id);
  if (info == nullptr || !info->plays(rules.game())) return nullptr;
  const Rng rng = Rng::stream(seed, "bot " + std::to_string(seat.number()));
  return with_game(rules, [&]<class G>(std::type_identity<G>) { return make_typed<G>(rules, info->id, seat, rng); });
}

std::unique_ptr<Judge> make_judge(const AnyRuleset& rules, std::span<const std::int16_t> weights) {
  return with_game(rules, [&]<class G>(std::type_identity<G>) { return judge_of<G>(rules, weights); });
}

std::unique_ptr<Predictor> make_predictor(const AnyRuleset& rules, std::span<const std::int16_t> weights) {
  return with_game(rules, [&]<class G>(std::type_identity<G>) { return predictor_of<G>(rules, weights); });
}

}  // namespace oligopoly
