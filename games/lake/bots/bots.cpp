#include "games/lake/bots/bots.hpp"

#include <algorithm>

#include "games/lake/bots/appraiser.hpp"
#include "games/lake/bots/policy.hpp"
#include "players/levels.hpp"

namespace oligopoly::lake {
namespace {

/// Not made yet: until then nothing is said of positions.
constexpr std::int16_t kValueWeights[] = {
#include "games/lake/bots/value.weights"
};

/// Plans for its own economy, then searches with what it has planned. Plans are kept from decision to decision, and
/// begun anew by one who takes over a seat.
class Tycoon final : public Bot {
 public:
  Tycoon(const Ruleset& rules, Seat seat, const Rng& rng)
      : policy_(std::make_shared<CivPolicy>(rules)), seat_(seat), rng_(rng), search_(policy_, seat, rng) {}

  AnyAction decide(const AnyView& view, const Budget& budget) override {
    const TimeLeft left(budget);
    policy_->look_ahead(view_as<View>(view).table, seat_, tries(budget), rng_);
    return search_.decide(view, left());
  }
  Comparison comparison(std::size_t most) const override { return search_.comparison(most); }

 private:
  /// About as long as the search; half of the time, where time is the limit.
  static int tries(const Budget& budget) {
    constexpr int kForIteration = 100, kForMillisecond = 12;
    if (budget.iterations > 0) return kForIteration * budget.iterations;
    const int usual = kForIteration * CivPolicy::kSearch.iterations;
    return budget.milliseconds > 0 ? std::min(usual, kForMillisecond * budget.milliseconds) : usual;
  }

  std::shared_ptr<CivPolicy> policy_;
  Seat seat_;
  Rng rng_;
  SearchBot<CivPolicy> search_;
};

}  // namespace

std::unique_ptr<Bot> make_own_bot(const Ruleset& rules, std::string_view id, Seat seat, const Rng& rng) {
  if (id == "tycoon") return std::make_unique<Tycoon>(rules, seat, rng);
  return make_level(std::make_shared<const CivPolicy>(rules), id, seat, rng);
}

std::unique_ptr<Judge> make_own_judge(const Ruleset& rules, std::span<const std::int16_t> weights) {
  return std::make_unique<NetworkJudge<CivAppraiser>>(CivAppraiser(rules), weights.empty() ? kValueWeights : weights);
}

}  // namespace oligopoly::lake
