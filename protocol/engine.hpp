#pragma once

#include <boost/json/object.hpp>
#include <optional>
#include <string>
#include <string_view>
#include <tl/expected.hpp>

#include "core/record.hpp"
#include "core/rng.hpp"
#include "protocol/error.hpp"

namespace oligopoly::protocol {

/// The engine for other people's programs: one JSON request a line, one JSON answer a line; see
/// docs/engine-protocol.md. It sees everything at the table, so it is for bots that are trusted and for tools.
///
/// A request that is malformed or against the rules is answered with an error and changes nothing.
class Engine {
 public:
  explicit Engine(const AnyGame& game);

  /// Longer lines are refused unread.
  static constexpr std::size_t kLongestLine = 1u << 20;

  /// The answer to one line, without a newline at its end.
  std::string answer(std::string_view line);
  /// True after "quit".
  bool is_closed() const { return is_closed_; }

 private:
  friend struct EngineRequests;

  const AnyGame* game_;
  std::optional<Session> session_;
  Rng chance_, samples_;
  bool is_closed_ = false;
};

}  // namespace oligopoly::protocol
