#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "matches/match.hpp"

namespace oligopoly {

/// What a page asks of the rules, one JSON request and one JSON answer at a time; see web/src/engine/protocol.ts.
/// Holds one table: either a game played here, or a shadow of one played elsewhere, made from what a seat may see
/// of it, so that lists, checks and hints need no network.
///
/// A request that is malformed or against the rules is answered with {"error": …} and changes nothing.
class Desk {
 public:
  std::string answer(std::string_view request);

 private:
  friend struct DeskRequests;

  const AnyTable* table() const;

  std::optional<Match> match_;
  std::unique_ptr<AnyTable> shadow_;
};

}  // namespace oligopoly
