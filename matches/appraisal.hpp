#pragma once

#include <memory>
#include <optional>
#include <span>

#include "matches/factory.hpp"

namespace oligopoly {

/// How well everyone is taken to play on, unless somebody says otherwise.
inline constexpr Skill kUsualSkill = Skill::Tycoon;

/// Says what positions and moves of a game are worth, by its network and from what a seat may see: whatever is hidden
/// from the seat makes no difference. Has nothing to say about a game without a network.
class Appraisal {
 public:
  explicit Appraisal(const AnyRuleset& rules, Skill skill = kUsualSkill);

  /// What everyone has to expect, as `viewer` sees the position; once the game is over, what became of it. Nothing
  /// without a network.
  Worth worth(const AnyPosition& position, Seat viewer) const;

  /// Adds to moves of `seat`, the chosen one first, the scores they leave it to expect, if no bot said any, and the
  /// same for chances. What was said stays, so that all moves are measured alike. Requires that the seat is to act and
  /// may make these moves.
  ///
  /// A move is worth what the position after it is to the seat. If it is the last of choices made at once, what the
  /// others chose is made up several times. Nobody chooses as badly as that, so there only the differences between
  /// moves are taken from it: the chosen one is worth what the position is now.
  void complete(std::span<ComparedMove> moves, const AnyPosition& position, Seat seat) const;

 private:
  /// What a move leaves its seat to expect.
  struct Prospect {
    std::int32_t score = 0, chance = 0;
    /// Whether it depends on what others have chosen in secret.
    bool is_guessed = false;
  };
  /// Nothing if the network was made for other features.
  std::optional<Prospect> prospect(const AnyPosition& position, Seat seat, const AnyAction& action) const;

  std::unique_ptr<Judge> judge_;
  Skill skill_;
};

}  // namespace oligopoly
