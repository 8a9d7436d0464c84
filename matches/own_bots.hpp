#pragma once

#include <concepts>
#include <memory>
#include <string_view>
#include <type_traits>

#include "core/game.hpp"
#include "players/bot_info.hpp"
#include "players/judge.hpp"
#include "players/predictor.hpp"

namespace oligopoly {

/// A game whose bots.hpp declares, in the game's own namespace,
///
///     std::unique_ptr<Bot> make_own_bot(const Ruleset& rules, std::string_view id, Seat seat, const Rng& rng);
///
/// A game with a bots folder must be one: with any other signature it would be played as if it had none.
template <class G>
concept MakesOwnBots = requires(const typename G::Ruleset& rules, std::string_view id, Seat seat, const Rng& rng) {
  { make_own_bot(rules, id, seat, rng) } -> std::same_as<std::unique_ptr<Bot>>;
};

/// A game that has families of its own, because its bots.hpp declares
///
///     std::span<const BotInfo> own_bots(std::type_identity<G>);
template <class G>
concept ListsOwnBots = requires {
  { own_bots(std::type_identity<G>{}) } -> std::same_as<std::span<const BotInfo>>;
};

/// A game that can say what its positions are worth, because its bots.hpp declares
///
///     std::unique_ptr<Judge> make_own_judge(const Ruleset& rules, std::span<const std::int16_t> weights);
template <class G>
concept JudgesPositions = requires(const typename G::Ruleset& rules, std::span<const std::int16_t> weights) {
  { make_own_judge(rules, weights) } -> std::same_as<std::unique_ptr<Judge>>;
};

/// A game that can guess what its players choose in secret, because its bots.hpp declares
///
///     std::unique_ptr<Predictor> make_own_predictor(const Ruleset& rules, std::span<const std::int16_t> weights);
template <class G>
concept GuessesChoices = requires(const typename G::Ruleset& rules, std::span<const std::int16_t> weights) {
  { make_own_predictor(rules, weights) } -> std::same_as<std::unique_ptr<Predictor>>;
};

/// An argument that fits every parameter; calls with it find what is declared beside G.
template <class G>
struct AnyArgument {
  template <class T>
  operator T() const;
};

/// A game that declares something called own_bots, whatever it takes. It must be the right thing: otherwise its
/// families would be missing and nobody would be told.
template <class G>
concept NamesOwnBots =
    requires(AnyArgument<G> any) { own_bots(any); } || requires(AnyArgument<G> any) { own_bots(any, any); };

}  // namespace oligopoly
