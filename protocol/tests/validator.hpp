#pragma once

#include <boost/json/value.hpp>
#include <string>

namespace oligopoly::protocol::testing {

/// What is wrong with `value` by a JSON Schema, with its place, or nothing. Knows the keywords our schemas use; one it
/// does not know is itself reported, so that no schema can say what is never checked.
std::string flaw_by_schema(const boost::json::value& schema, const boost::json::value& value);

}  // namespace oligopoly::protocol::testing
