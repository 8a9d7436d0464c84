#pragma once

#include <algorithm>
#include <array>
#include <memory>

#include "players/search.hpp"

namespace oligopoly {

/// Whether two moves come to the same for whoever makes one, as far as the policy says.
template <Policy P>
bool are_alike(const P& policy, const typename P::Rules::State& state, Seat seat, const typename P::Rules::Action& one,
               const typename P::Rules::Action& other) {
  if constexpr (requires { policy.are_alike(state, seat, one, other); })
    return one == other || policy.are_alike(state, seat, one, other);
  else
    return one == other;
}

/// Collects what a bot compared, best first, each move once: of those that come to the same the first counts.
template <Policy P>
class ComparedMoves {
 public:
  using Action = typename P::Rules::Action;

  ComparedMoves(const P& policy, const typename P::Rules::State& state, Seat seat, std::size_t most)
      : policy_(policy), state_(state), seat_(seat), most_(most) {}

  void add(const Action& action, std::int32_t value, std::int32_t tries = 0, std::optional<std::int32_t> chance = {}) {
    if (moves_.size() >= most_) return;
    for (const ComparedMove& known : moves_)
      if (are_alike(policy_, state_, seat_, known.action.template as<Action>(), action)) return;
    moves_.push_back({AnyAction::of(action), value, tries, chance});
  }
  std::vector<ComparedMove> take() { return std::move(moves_); }

 private:
  const P& policy_;
  const typename P::Rules::State& state_;
  Seat seat_;
  std::size_t most_;
  std::vector<ComparedMove> moves_;
};

/// Plays what its policy thinks best one move ahead. `misjudgement` makes it err: every move seems better or worse than
/// it is by up to that much.
template <Policy P>
class GreedyBot final : public Bot {
 public:
  using G = typename P::Rules;

  GreedyBot(std::shared_ptr<const P> policy, Seat seat, Rng rng, std::int32_t misjudgement = 0)
      : policy_(std::move(policy)), seat_(seat), rng_(rng), misjudgement_(misjudgement) {}

  AnyAction decide(const AnyView& view, const Budget&) override {
    imagined_ = policy_->imagine(view_as<typename G::View>(view), rng_);
    policy_->consider(imagined_, seat_, rng_, thoughts_);
    auto& candidates = thoughts_.candidates;
    if (misjudgement_ > 0) {
      for (auto& candidate : candidates) candidate.value += rng_.between(-misjudgement_, misjudgement_);
      sort_by_value(candidates);
    }
    return AnyAction::of(candidates.front().action);
  }

  Comparison comparison(std::size_t most) const override {
    ComparedMoves<P> compared(*policy_, imagined_, seat_, most);
    for (const auto& candidate : thoughts_.candidates) compared.add(candidate.action, candidate.value);
    return {WorthUnit::Points, compared.take(), 0};
  }

 private:
  std::shared_ptr<const P> policy_;
  Seat seat_;
  Rng rng_;
  std::int32_t misjudgement_;
  typename G::State imagined_{};
  Thoughts<typename G::Action> thoughts_;
};

/// A budget, or that of the policy where nobody says how long to think: no longer than a second.
template <Policy P>
Budget limited(Budget budget) {
  constexpr int kMostMilliseconds = 1000;
  if (budget.iterations == 0 && budget.milliseconds == 0) {
    budget.iterations = P::kSearch.iterations;
    budget.milliseconds = kMostMilliseconds;
  }
  return budget;
}

/// Plays what it finds best by search. Without a budget it takes its policy's own, which is to last no longer than a
/// second.
template <Policy P>
class SearchBot final : public Bot {
 public:
  using G = typename P::Rules;
  using Action = typename G::Action;

  SearchBot(std::shared_ptr<const P> policy, Seat seat, Rng rng)
      : policy_(std::move(policy)), seat_(seat), rng_(rng), search_(*policy_) {}

  AnyAction decide(const AnyView& any, const Budget& budget) override {
    const auto view = view_as<typename G::View>(any);
    imagined_ = policy_->imagine(view, rng_);
    policy_->consider(imagined_, seat_, rng_, thoughts_);
    insights_.clear();
    if (thoughts_.candidates.size() > 1) insights_ = search_.run(view, seat_, limited<P>(budget), rng_);
    if (insights_.empty()) insights_ = {{thoughts_.candidates.front().action, 0, 0}};
    usual_ = usual_of(insights_);
    return AnyAction::of(insights_.front().action);
  }

  Comparison comparison(std::size_t most) const override {
    ComparedMoves<P> compared(*policy_, imagined_, seat_, most);
    for (const auto& insight : insights_)
      compared.add(insight.action, insight.mean, insight.visits,
                   chance_of(insight.action, insight.mean, insight.visits));
    const auto& candidates = thoughts_.candidates;
    for (const auto& candidate : candidates)
      compared.add(candidate.action, candidates.front().value - candidate.value, 0, chance_of(candidate.action, 0, 0));
    const bool has_searched = !insights_.empty() && insights_.front().visits > 0;
    return {WorthUnit::Percent, compared.take(), has_searched ? search_.iterations() : 0};
  }

 private:
  /// What the moves brought on average.
  static std::int64_t usual_of(const std::vector<Insight<Action>>& insights) {
    std::int64_t total = 0, visits = 0;
    for (const auto& insight : insights) {
      total += std::int64_t{insight.mean} * insight.visits;
      visits += insight.visits;
    }
    return visits == 0 ? 0 : total / visits;
  }

  /// Experience and the policy's judgement together, as the tree weighs them. Where the policy is not trusted,
  /// experience alone, if it is enough or something beside that of the chosen move.
  std::optional<std::int32_t> chance_of(const Action& action, std::int32_t mean, std::int32_t visits) const {
    if constexpr (P::kSearch.trust > 0) {
      const auto& all = thoughts_.candidates;
      const auto is_it = [&](const auto& candidate) { return candidate.action == action; };
      if (const auto found = std::find_if(all.begin(), all.end(), is_it); found != all.end()) {
        const std::int64_t prior = policy_->weigh(imagined_, found->value - all.front().value);
        const std::int64_t total = std::int64_t{mean} * visits + P::kSearch.trust * (usual_ + prior);
        // Nobody loses more than the chances it has.
        return static_cast<std::int32_t>(std::clamp<std::int64_t>(total / (visits + P::kSearch.trust), 0, kSurelyWon));
      }
    }
    constexpr std::int32_t kEnough = 30, kShare = 20;
    const std::int32_t least = std::clamp(insights_.front().visits / kShare, 1, kEnough);
    return visits >= least ? std::optional(mean) : std::nullopt;
  }

  std::shared_ptr<const P> policy_;
  Seat seat_;
  Rng rng_;
  Search<P> search_;
  typename G::State imagined_{};
  Thoughts<typename G::Action> thoughts_;
  std::vector<Insight<Action>> insights_;
  std::int64_t usual_ = 0;
};

/// The bot of a level that plays by this policy, or null if `id` is not a level. P says by `kMisjudgement` how badly an
/// apprentice of its game errs.
template <Policy P>
std::unique_ptr<Bot> make_level(std::shared_ptr<const P> policy, std::string_view id, Seat seat, const Rng& rng) {
  if (id == "apprentice") return std::make_unique<GreedyBot<P>>(std::move(policy), seat, rng, P::kMisjudgement);
  if (id == "manager") return std::make_unique<GreedyBot<P>>(std::move(policy), seat, rng);
  if (id == "tycoon") return std::make_unique<SearchBot<P>>(std::move(policy), seat, rng);
  return nullptr;
}

}  // namespace oligopoly
