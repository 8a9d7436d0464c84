#pragma once

#include <memory>

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

 private:
  std::unique_ptr<Judge> judge_;
  Skill skill_;
};

}  // namespace oligopoly
