#pragma once

#include <algorithm>
#include <chrono>
#include <vector>

#include "players/bot.hpp"
#include "players/policy.hpp"

namespace oligopoly {

/// What rehearsals showed of one candidate, by its index.
struct Rehearsed {
  int candidate = 0;
  std::int32_t tries = 0;
  /// Between 0 and kSurelyWon.
  std::int32_t mean = 0;
};

/// Compares candidates by playing each on in the same imagined worlds. What luck does to one it does to all, so a few
/// worlds tell candidates apart that single playouts could not. The time is spent in equal parts, and after each part
/// only the better half is looked at further (sequential halving; Karnin, Koren and Somekh 2013). See
/// docs/adr/0057-magnates.md.
class Rehearsal {
 public:
  /// What the policy thinks of a candidate counts like so many worlds.
  static constexpr int kTrust = 4;

  /// `priors` are what is thought of each candidate against the first, which seems best: 0 and less. `play(candidate,
  /// world)` is what a candidate comes to in the world of this number. Requires a budget that sets a limit.
  template <class Play>
  const std::vector<Rehearsed>& run(const std::vector<std::int32_t>& priors, const Budget& budget, Rng& rng,
                                    Play&& play) {
    begin(priors);
    const Limit limit(budget);
    int parts = 1;
    while ((std::ssize(arms_) >> (parts + 1)) > 0) ++parts;
    for (int part = 1; part <= parts; ++part) {
      while (worlds_ == 0 || !limit.has_spent(part, parts, played_)) look_at(rng.next(), play);
      narrow();
    }
    return summary();
  }

  /// How often a candidate was played on.
  std::int64_t played() const { return played_; }

 private:
  struct Arm {
    int candidate = 0;
    std::int32_t tries = 0;
    /// How far it was ahead of the first one in the same worlds.
    std::int64_t lead = 0, prior = 0;

    std::int64_t score() const { return (lead + kTrust * prior) / (tries + kTrust); }
  };

  class Limit {
   public:
    explicit Limit(const Budget& budget) : budget_(budget) {}
    bool has_spent(int part, int parts, std::int64_t played) const {
      if (budget_.iterations > 0 && played * parts >= std::int64_t{budget_.iterations} * part) return true;
      if (budget_.milliseconds == 0) return false;
      return parts * (std::chrono::steady_clock::now() - begun_) >=
             part * std::chrono::milliseconds(budget_.milliseconds);
    }

   private:
    Budget budget_;
    std::chrono::steady_clock::time_point begun_ = std::chrono::steady_clock::now();
  };

  void begin(const std::vector<std::int32_t>& priors) {
    arms_.clear();
    for (std::size_t i = 0; i < priors.size(); ++i) arms_.push_back({static_cast<int>(i), 0, 0, priors[i]});
    open_ = arms_.size();
    played_ = total_of_first_ = worlds_ = 0;
  }

  /// The first one is in every world: the others are measured by it.
  template <class Play>
  void look_at(std::uint64_t world, Play&& play) {
    const std::int64_t first = play(arms_.front().candidate, world);
    total_of_first_ += first;
    ++worlds_;
    ++arms_.front().tries;
    for (std::size_t i = 1; i < open_; ++i) {
      arms_[i].lead += play(arms_[i].candidate, world) - first;
      ++arms_[i].tries;
    }
    played_ += static_cast<std::int64_t>(open_);
  }

  /// Keeps the first one and the better half of the others open.
  void narrow() {
    const auto others = arms_.begin() + 1, end = arms_.begin() + static_cast<std::ptrdiff_t>(open_);
    std::sort(others, end, is_better);
    open_ = std::max<std::size_t>(std::min<std::size_t>(2, open_), (open_ + 1) / 2);
  }
  static bool is_better(const Arm& a, const Arm& b) {
    return a.score() != b.score() ? a.score() > b.score() : a.candidate < b.candidate;
  }

  const std::vector<Rehearsed>& summary() {
    std::sort(arms_.begin(), arms_.begin() + static_cast<std::ptrdiff_t>(open_), is_better);
    summary_.clear();
    const std::int64_t usual = worlds_ == 0 ? kSurelyWon / 2 : total_of_first_ / worlds_;
    for (const Arm& arm : arms_)
      summary_.push_back({arm.candidate, arm.tries,
                          static_cast<std::int32_t>(std::clamp<std::int64_t>(usual + arm.score(), 0, kSurelyWon))});
    return summary_;
  }

  std::vector<Arm> arms_;
  std::size_t open_ = 0;
  std::int64_t played_ = 0, total_of_first_ = 0, worlds_ = 0;
  std::vector<Rehearsed> summary_;
};

}  // namespace oligopoly
