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

/// Sees the way everyone goes on, then decides as its level does.
template <class Level>
class Observer final : public Bot {
 public:
  template <class... Arguments>
  Observer(const Ruleset& rules, Seat seat, const Rng& rng, Arguments... arguments)
      : policy_(std::make_shared<CivPolicy>(rules)), seat_(seat), rng_(rng), level_(policy_, seat, rng, arguments...) {}

  AnyAction decide(const AnyView& view, const Budget& budget) override {
    policy_->look_around(view_as<View>(view).table, seat_);
    return level_.decide(view, budget);
  }
  Comparison comparison(std::size_t most) const override { return level_.comparison(most); }

 private:
  std::shared_ptr<CivPolicy> policy_;
  Seat seat_;
  Rng rng_;
  Level level_;
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

/// Plans like the tycoon, and judges every choice over courses the world may take: the longer it thinks, the more.
class Magnate final : public Bot {
 public:
  Magnate(const Ruleset& rules, Seat seat, const Rng& rng) : policy_(rules), seat_(seat), rng_(rng) {}

  AnyAction decide(const AnyView& view, const Budget& budget) override {
    const State& table = view_as<View>(view).table;
    const TimeLeft left(budget);
    policy_.look_ahead(table, seat_, kTries, rng_);
    std::vector<Mean> means;
    const int batches = budget.iterations > 0 ? budget.iterations : budget.milliseconds > 0 ? 1 << 20 : kBatches;
    for (int batch = 0; batch < batches; ++batch) {
      if (batch > 0 && budget.milliseconds > 0 && left().milliseconds <= 1) break;
      policy_.imagine_scenarios(table, kScenarios, rng_);
      policy_.consider(table, seat_, rng_, thoughts_);
      if (batch == 0)
        for (const auto& candidate : thoughts_.candidates) means.push_back({candidate.action, 0, 0});
      for (const auto& candidate : thoughts_.candidates)
        for (Mean& mean : means)
          if (mean.action == candidate.action) mean.sum += candidate.value, ++mean.count;
      if (means.size() == 1) break;
    }
    const auto best = std::max_element(means.begin(), means.end(),
                                       [](const Mean& a, const Mean& b) { return a.sum * b.count < b.sum * a.count; });
    return AnyAction::of(best->action);
  }

 private:
  struct Mean {
    Action action;
    std::int64_t sum, count;
  };
  static constexpr int kScenarios = 8, kBatches = 20, kTries = 100;
  CivPolicy policy_;
  Seat seat_;
  Rng rng_;
  Thoughts<Action> thoughts_;
};

}  // namespace

std::unique_ptr<Bot> make_own_bot(const Ruleset& rules, std::string_view id, Seat seat, const Rng& rng) {
  using Greedy = Observer<GreedyBot<CivPolicy>>;
  if (id == "apprentice") return std::make_unique<Greedy>(rules, seat, rng, CivPolicy::kMisjudgement);
  if (id == "manager") return std::make_unique<Greedy>(rules, seat, rng);
  if (id == "magnate") return std::make_unique<Magnate>(rules, seat, rng);
  if (id == "tycoon") return std::make_unique<Tycoon>(rules, seat, rng);
  return nullptr;
}

std::unique_ptr<Judge> make_own_judge(const Ruleset& rules, std::span<const std::int16_t> weights) {
  return std::make_unique<NetworkJudge<CivAppraiser>>(CivAppraiser(rules), weights.empty() ? kValueWeights : weights);
}

}  // namespace oligopoly::lake
