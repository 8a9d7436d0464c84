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

/// On one line, as messages are sent.
std::string compact(const json::value& value);
/// For people: one member a line, short arrays and objects kept on one line. Ends with a newline.
std::string pretty(const json::value& value);

}  // namespace oligopoly::protocol
