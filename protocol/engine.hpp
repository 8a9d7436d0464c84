#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "matches/match.hpp"
#include "protocol/error.hpp"

namespace oligopoly::protocol {

/// Holds one game and answers requests about it, one JSON request and one JSON answer at a time; see docs/protocol.md
/// and protocol/requests.hpp. Programs speak to it over standard input, the page in a worker. It knows everything at
/// the table, so it is for whoever may: a bot that must not cheat is given views.
///
/// A request that is malformed or against the rules is answered with an error and changes nothing.
class Engine {
 public:
  /// An engine for one game only, or for whichever a setup or record names.
  explicit Engine(const AnyGame* only = nullptr);

  /// What programs send is refused unread if it is longer.
  static constexpr std::size_t kLongestLine = 1u << 20;
  /// The answer to one line from a program, without a newline at its end.
  std::string answer_line(std::string_view line);
  /// The answer to a request of any length.
  std::string answer(std::string_view request);
  /// True after "quit".
  bool is_closed() const { return is_closed_; }

 private:
  friend class EngineRequests;

  const AnyGame* only_;
  std::optional<Match> match_;
  /// For samples and guesses, so that asking never changes what chance does.
  Rng samples_;
  bool is_closed_ = false;
};

}  // namespace oligopoly::protocol
