#pragma once

#include <memory>
#include <span>
#include <string_view>

#include "players/bot_info.hpp"
#include "players/judge.hpp"
#include "players/predictor.hpp"

namespace oligopoly {

/// Every family: those that play every game, from the weakest to the strongest, then those of single games.
std::span<const BotInfo> bots();

/// The family of this id, or null. Two may also be called after the way they decide: greedy (manager), search (tycoon).
const BotInfo* find_bot(std::string_view id);

/// A bot for one seat of a game, or null if no family of this id plays it.
/// The same seed and seat decide alike in the same positions.
std::unique_ptr<Bot> make_bot(const AnyRuleset& rules, std::string_view id, Seat seat, std::uint64_t seed);

/// Says what positions of a game are worth, by these weights or, if there are none, by those that come with the
/// program. Null for a game that has no words for it.
std::unique_ptr<Judge> make_judge(const AnyRuleset& rules, std::span<const std::int16_t> weights = {});
/// Guesses what others choose in secret, by these weights or, if there are none, by those that come with the program.
/// Null for a game that has no words for it.
std::unique_ptr<Predictor> make_predictor(const AnyRuleset& rules, std::span<const std::int16_t> weights = {});

}  // namespace oligopoly
