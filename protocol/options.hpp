#pragma once

#include <boost/json/value.hpp>
#include <optional>
#include <string_view>

#include "core/any_game.hpp"
#include "protocol/json_fields.hpp"

/// Values of a ruleset's options, as messages and command lines write them.
namespace oligopoly::protocol {

/// true, 7, "red" or ["red", "blue"], by the option's kind.
json::value option_json(const OptionInfo& info, int value);
/// Reads it at the reader's present place; on failure the reader knows why.
std::optional<int> read_option(JsonReader& in, const OptionInfo& info);
/// What the words of a command line mean as JSON: "on", "7", "red", "red,blue". Not yet checked against the option's
/// range.
json::value option_from_words(const OptionInfo& info, std::string_view words);

}  // namespace oligopoly::protocol
