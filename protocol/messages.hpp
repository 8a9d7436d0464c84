#pragma once

#include <boost/json/value.hpp>
#include <optional>
#include <string>
#include <tl/expected.hpp>

#include "core/any_game.hpp"
#include "protocol/error.hpp"

/// What a game says and is told, as JSON. Knows no game by name: a new game needs no code here.
namespace oligopoly::protocol {

/// Rises when a message changes in a way that an old reader would misunderstand.
inline constexpr int kProtocolVersion = 2;

/// A number from 1, or "chance", "spectator", "nobody".
json::value seat_json(Seat seat);
json::value seats_json(SeatSet seats);
tl::expected<Seat, Error> read_seat(const json::value& value, std::string place = {});

/// {"kind": "bid", "card": 7}
json::value action_json(const AnyGame& game, const AnyAction& action);
tl::expected<AnyAction, Error> read_action(const AnyGame& game, const json::value& value, std::string place = {});

/// {"kind": "prize_won", "rule": "G4.1", "seat": 1, "prize": 7}
json::value event_json(const AnyGame& game, const AnyEvent& event);

/// All that `viewer` may know. Requires a seat of the table, or the spectator.
json::value view_json(const AnyPosition& position, Seat viewer);

/// Everything, secrets included: for records, bots that are trusted, and tests.
json::value state_json(const AnyPosition& position);
/// A table with the rules of `table` in the state that `value` describes. Refuses a state that breaks the game's laws.
tl::expected<std::unique_ptr<AnyPosition>, Error> read_state(const AnyPosition& position, const json::value& value,
                                                             std::string place = {});

/// Every number of a ruleset, options included.
json::value ruleset_json(const AnyRuleset& rules);
/// {"cards": 13}: the options of the whole table and their values.
json::value options_json(const AnyRuleset& rules);

/// [{"seat": 1, "score": 12, "place": 1}, …]
json::value standings_json(const Standings& standings);

/// 16 lower-case hexadecimal digits.
std::string hash_text(std::uint64_t hash);
std::optional<std::uint64_t> hash_of_text(std::string_view text);
inline constexpr Reason kNotAHash{
    "not_a_hash",
    "",
    {"must be 16 hexadecimal digits in lower case", "必须是 16 位小写十六进制数字", "必須是 16 位小寫十六進位數字"}};
inline constexpr Reason kNotHexOf32{
    "not_32_bytes",
    "",
    {"must be 64 hexadecimal digits in lower case", "必须是 64 位小写十六进制数字", "必須是 64 位小寫十六進位數字"}};
tl::expected<std::uint64_t, Error> read_hash(const json::value& value, std::string place = {});

}  // namespace oligopoly::protocol
