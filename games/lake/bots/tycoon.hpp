#pragma once

#include "games/lake/bots/policy.hpp"
#include "players/bot.hpp"

namespace oligopoly::lake {

/// Plans for its own economy, then judges every choice over courses the world may take: the longer it thinks, the more
/// of them. An iteration is one handful of courses. Plans are kept from round to round, and begun anew by one who takes
/// over a seat.
class Tycoon final : public Bot {
 public:
  Tycoon(const Ruleset& rules, Seat seat, const Rng& rng) : policy_(rules), seat_(seat), rng_(rng) {}

  AnyAction decide(const AnyView& view, const Budget& budget) override;
  Comparison comparison(std::size_t most) const override;

 private:
  /// A choice and what it came to over all courses so far.
  struct Judged {
    Action action;
    std::int64_t total = 0;
    int times = 0;

    std::int32_t mean() const { return times == 0 ? 0 : static_cast<std::int32_t>(total / times); }
  };
  void judge(const State& table);
  void rank();

  CivPolicy policy_;
  Seat seat_;
  Rng rng_;
  Thoughts<Action> thoughts_;
  State table_;
  std::vector<Judged> judged_;
  /// By their means, the best first.
  std::vector<Candidate<Action>> ranked_;
};

}  // namespace oligopoly::lake
