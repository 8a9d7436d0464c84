#pragma once

#include <cstdint>
#include <optional>
#include <span>

#include "core/record.hpp"

namespace oligopoly::protocol {

/// A draw that is not what its seed gives.
struct AlteredDraw {
  /// Counted from 1, like the step of a Difference.
  int step = 0;
  AnyAction drawn, expected;
};

/// What became of checking the draws of a record.
struct DrawCheck {
  /// So many draws are what their seeds give.
  int proven = 0;
  /// The first draw that is not.
  std::optional<AlteredDraw> altered;
  /// Where the record cannot have been played at all.
  std::optional<Difference> difference;
  bool is_over = false;
};

/// How many of the record's steps after `since` are draws.
int draws_in(const Record& record, int since = 0);

/// Plays the record again and draws anew, the nth draw after `since` steps with a generator of the nth seed.
/// Stops where something differs, or where there is no further seed.
DrawCheck check_draws(const Record& record, int since, std::span<const std::uint64_t> seeds);

}  // namespace oligopoly::protocol
