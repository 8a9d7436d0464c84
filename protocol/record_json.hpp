#pragma once

#include <boost/json/value.hpp>
#include <string_view>
#include <tl/expected.hpp>

#include "core/record.hpp"
#include "protocol/error.hpp"
#include "protocol/luck.hpp"

namespace oligopoly::protocol {

/// Rises when the layout of a record changes.
inline constexpr int kRecordVersion = 1;

/// A record as it is stored and exchanged. Numbers of a custom ruleset are in it in full, so that it can always be
/// replayed; so is the first position if it is not the game's own start.
json::value record_json(const Record& record);
/// The same as a text for people, with what proves its draws, if anything does.
std::string record_text(const Record& record, const std::optional<Luck>& luck = {});

/// Refuses other formats and versions, rules we do not have, and anything malformed. The steps are read, not played:
/// Session::replay checks them.
tl::expected<Record, Error> read_record(std::string_view text);
/// The same from a value that was parsed already and stands at `place` in its message.
tl::expected<Record, Error> read_record_value(const json::value& value, std::string place = {});

/// A record, and what proves its draws, if anything does.
struct RecordWithLuck {
  Record record;
  std::optional<Luck> luck;
};
/// Most readers pass over the luck: whoever goes on with a game draws otherwise.
tl::expected<RecordWithLuck, Error> read_record_with_luck(const json::value& value, std::string place = {});

/// Why a replay left the record, in words: "steps[3]: the state is 0123…, the record says 4567…".
Error error_of(const Difference& difference, std::string place = {});

}  // namespace oligopoly::protocol
