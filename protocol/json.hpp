#pragma once

#include <boost/json.hpp>
#include <string>
#include <string_view>
#include <tl/expected.hpp>

#include "protocol/error.hpp"

namespace oligopoly::protocol {

/// The value a text stands for. Refuses what is not JSON, naming the character where it stops being so, and
/// anything nested deeper than a message of ours ever is.
tl::expected<json::value, Error> parse_json(std::string_view text);

/// The value of a member exactly as it is written in `object`; of several with this key the last, which is the one that
/// `parse_json` takes. Empty if there is none. Requires the text of a JSON object.
std::string_view member_text(std::string_view object, std::string_view key);

/// On one line, as messages are sent. JSON has no infinities: a number that is not finite is written as null.
std::string compact(const json::value& value);
/// The same for people: one member a line, short arrays and objects kept on one line. Ends with a newline.
std::string pretty(const json::value& value);

}  // namespace oligopoly::protocol
