#pragma once

#include <boost/json/value.hpp>
#include <string>
#include <tl/expected.hpp>

#include "core/record.hpp"
#include "protocol/error.hpp"

namespace oligopoly::protocol {

/// A session for someone who knows a table only by what a seat sees of it: it begins with a position that gives this
/// view, what is hidden is made up from `seed`, and every seat is a person's. `place` is where the view stands in its
/// message.
tl::expected<Session, Error> session_of_view(Record beginning, const boost::json::value& view, std::uint64_t seed,
                                             std::string place = {});

}  // namespace oligopoly::protocol
