#pragma once

#include "games/smartphone/bots/outlook.hpp"
#include "games/smartphone/rules/smartphone.hpp"
#include "players/policy.hpp"

namespace oligopoly::smartphone {

/// Plays by the outlook of its seat: plans from the book, everything else one step ahead.
class FirmPolicy {
 public:
  using Rules = Smartphone;
  static constexpr SearchSettings kSearch{.iterations = 600,
                                          .exploration = 3,
                                          .first_width = 8,
                                          .widening = 2,
                                          .trust = 8,
                                          .expand_at = 2,
                                          .tells_chance_apart = false,
                                          .tells_others_apart = true};
  static constexpr std::int32_t kMisjudgement = 1200;

  explicit FirmPolicy(const Ruleset& rules, const Weights& weights = kBalanced) : knowledge_(rules, weights) {}

  const Ruleset& rules() const { return knowledge_.rules; }
  void consider(const State&, Seat, Rng&, Thoughts<Action>& out) const;
  Action quick(const State&, Seat, Rng&) const;
  bool is_settled(const State&, const State&) const { return false; }
  Values values(const State&) const;
  State imagine(const View&, Rng&) const;
  std::int32_t weigh(const State&, std::int32_t difference) const;
  /// Plans that give the same numbers, and improvements with the same icons.
  bool are_alike(const State&, Seat, const Action& one, const Action& other) const;

 protected:
  /// What a lead of so many hundredths of a VP is worth beside a chance to win.
  static std::int32_t value_of(std::int32_t chance, std::int32_t lead);

 private:
  Knowledge knowledge_;
};

}  // namespace oligopoly::smartphone
