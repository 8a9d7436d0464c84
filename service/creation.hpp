#pragma once

#include <string>
#include <vector>

#include "service/table.hpp"

namespace oligopoly::service {

/// A table about to be opened, and the secrets that are given out once and kept only as hashes.
struct Creation {
  TableHeader header;
  /// Of a record to continue or review.
  std::vector<Step> steps;
  std::string host_token;
  /// One per seat; empty where no person sits.
  std::vector<std::string> seat_tokens;
};

/// Reads the request to open a table (see protocol/table_beginning.hpp) and gives out its secrets.
tl::expected<Creation, protocol::Error> read_creation(std::string_view text, const Randomness& randomness, Millis now);
/// The same game again with the same people: the same links open the same seats.
TableHeader rematch_of(const Table& table, const Randomness& randomness, Millis now);

/// The answer, with the secrets.
std::string created_text(const Creation& creation);

/// The bot that stands in where nobody chose one.
std::string default_stand_in(const AnyGame& game);

}  // namespace oligopoly::service
