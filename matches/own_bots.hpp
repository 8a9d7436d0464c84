#pragma once

#include <concepts>
#include <memory>
#include <string_view>

#include "core/game.hpp"
#include "players/bot.hpp"

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

}  // namespace oligopoly
