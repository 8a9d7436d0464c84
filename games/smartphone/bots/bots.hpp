#pragma once

#include <memory>
#include <type_traits>

#include "games/smartphone/rules/smartphone.hpp"
#include "players/bot_info.hpp"
#include "players/judge.hpp"
#include "players/predictor.hpp"

namespace oligopoly::smartphone {

/// The families that play Smartphone Inc. alone.
std::span<const BotInfo> own_bots(std::type_identity<Smartphone>);
/// A bot for Smartphone Inc. of any family but random: the levels and its own. Null if there is no such family.
std::unique_ptr<Bot> make_own_bot(const Ruleset& rules, std::string_view id, Seat seat, const Rng& rng);

/// Says what positions are worth, by these weights or, if there are none, by those that come with the program.
std::unique_ptr<Judge> make_own_judge(const Ruleset& rules, std::span<const std::int16_t> weights);
/// Guesses which plans rivals lay, by these weights or, if there are none, by those that come with the program.
std::unique_ptr<Predictor> make_own_predictor(const Ruleset& rules, std::span<const std::int16_t> weights);

}  // namespace oligopoly::smartphone
