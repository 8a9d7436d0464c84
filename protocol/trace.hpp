#pragma once

#include <boost/json/value.hpp>
#include <vector>

#include "core/record.hpp"
#include "protocol/error.hpp"

/// A game told in full, one JSON value a line, for comparing engines and for study: a header, the steps, the end.
namespace oligopoly::protocol {

inline constexpr int kTraceVersion = 1;

/// The setup, every number of the ruleset, and the first state with its hash. Requires a table at its first state.
json::value trace_header(const Record& record, const AnyPosition& start);

/// One step (counted from 1), what happened in it, and the state it led to.
json::value trace_step(int number, const Step& step, const std::vector<AnyEvent>& events, const AnyPosition& after);

/// The standings.
json::value trace_end(const AnyPosition& table);

}  // namespace oligopoly::protocol
