#pragma once

#include <memory>
#include <type_traits>

#include "games/smartphone/rules/smartphone.hpp"
#include "players/bot_info.hpp"

namespace oligopoly::smartphone {

/// The families that play Smartphone Inc. alone.
std::span<const BotInfo> own_bots(std::type_identity<Smartphone>);
/// A bot of a family that plays Smartphone Inc. besides those that play any game, or null.
std::unique_ptr<Bot> make_own_bot(const Ruleset& rules, std::string_view id, Seat seat, const Rng& rng);

}  // namespace oligopoly::smartphone
