#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

#include "core/seat.hpp"

/// How draws are derived so that they can be proven; docs/fairness.md says the same in words, and web/src/luck does the
/// same in the page. Every text and every 32 bytes goes in with its length before it.
namespace oligopoly::service {

/// A seed, a part, a commitment or a key.
using LuckBytes = std::array<unsigned char, 32>;

/// What a table publishes before anyone gives a part.
LuckBytes commitment_to_seed(std::string_view table, const LuckBytes& seed);
/// What a person sends before the table is told the part. It holds for this seat of this table only: nobody can send
/// another's as their own.
LuckBytes commitment_to_part(std::string_view table, Seat seat, const LuckBytes& part);

/// All draws of a game.
class DrawKey {
 public:
  /// `parts` has an entry for each seat, in their order; nothing where nobody gave one.
  DrawKey(std::string_view table, const LuckBytes& seed, const std::vector<std::optional<LuckBytes>>& parts);
  /// What the nth draw of the game, counted from 1, is made from.
  std::uint64_t seed_of(int draw) const;

 private:
  LuckBytes key_{};
};

}  // namespace oligopoly::service
