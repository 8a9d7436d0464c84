#pragma once

#include <span>
#include <tl/expected.hpp>

#include "core/record.hpp"
#include "players/bot.hpp"
#include "protocol/answers.hpp"
#include "protocol/error.hpp"
#include "protocol/text.hpp"

/// What can be asked of any table, whoever holds it: the engine, the page's worker, the service.
namespace oligopoly::protocol {

Refusal refusal_of(const Error& error, Lang lang);

WrittenAction written_action(const AnyRuleset& rules, const AnyAction& action);
/// Empty for a seat that has nothing to decide.
ActionList actions_of(const AnyPosition& position, Seat seat);
/// An action as an object, or in the game's notation.
tl::expected<AnyAction, Error> read_any_action(const AnyRuleset& rules, const json::value& value, std::string place);
inline tl::expected<AnyAction, Error> read_any_action(const AnyRuleset& rules, const Kept<Shape::Action>& action) {
  return read_any_action(rules, action.value, "action");
}
/// Whether a seat may do it, and what it would bring.
Judgement judgement_of(const AnyPosition& position, Seat seat, const AnyAction& action, Lang lang);
/// What a bot that has just decided on `action` advises a seat, with at most so many alternatives.
Advice advice_of(const AnyPosition& position, Seat seat, const AnyAction& action, const Bot& bot, int alternatives,
                 Lang lang);
std::vector<SeatStanding> standings_of(const AnyPosition& position);
/// What everyone has to expect, as a seat sees it. No seats where the game cannot say.
PositionValue value_of(const AnyPosition& position, Seat viewer, Skill skill);
/// Without what only a match knows: `players`, `waits_for`, `boundary`.
Position position_of(const AnyPosition& position, Seat viewer, Lang lang);
/// The same without actions.
Position sight_of(const AnyPosition& position, Seat viewer, Lang lang);
/// `names` are what people call the seats, and must outlive the answer.
std::vector<EventOf> told(const AnyRuleset& rules, std::span<const AnyEvent> events, Lang lang,
                          std::span<const std::string> names = {});
/// The game's answer to a question of its own, in the position as the seat sees it. May take long.
tl::expected<GameAnswer, Error> answer_of(const AnyPosition& position, Seat seat, std::string_view question,
                                          const json::value& with);
/// The same about what a message brought, if it brought anything.
tl::expected<GameAnswer, Error> answer_of(const AnyPosition& position, Seat seat, std::string_view question,
                                          const std::optional<Kept<Shape::Anything>>& with);

}  // namespace oligopoly::protocol
