#pragma once

#include <algorithm>
#include <array>
#include <memory>

#include "players/search.hpp"

namespace oligopoly {

/// How many of the moves it compared a bot names when asked why.
inline constexpr int kNamedCandidates = 5;

/// "1. bid 7: 4.25 points", one line per move.
std::string explain_values(std::span<const std::string> moves, std::span<const std::int32_t> hundredths, Lang lang);
/// "1. bid 7: 54 % (1200 times)", and how many times there were in all. Of what was never tried the value is how far it
/// seemed behind the best, in hundredths of a point.
std::string explain_search(std::span<const std::string> moves, std::span<const std::int32_t> values,
                           std::span<const std::int32_t> visits, std::int64_t iterations, Lang lang);

/// Plays what its policy thinks best one move ahead. `misjudgement` makes it err: every move seems better or worse than
/// it is by up to that much.
template <Policy P>
class GreedyBot final : public Bot {
 public:
  using G = typename P::Rules;

  GreedyBot(std::shared_ptr<const P> policy, Seat seat, Rng rng, std::int32_t misjudgement = 0)
      : policy_(std::move(policy)), seat_(seat), rng_(rng), misjudgement_(misjudgement) {}

  AnyAction decide(const AnyView& view, const Budget&) override {
    const auto state = policy_->imagine(view_as<typename G::View>(view), rng_);
    policy_->consider(state, seat_, rng_, thoughts_);
    auto& candidates = thoughts_.candidates;
    if (misjudgement_ > 0) {
      for (auto& candidate : candidates) candidate.value += rng_.between(-misjudgement_, misjudgement_);
      sort_by_value(candidates);
    }
    return AnyAction::of(candidates.front().action);
  }

  std::string explanation(Lang lang) const override {
    std::vector<std::string> moves;
    std::vector<std::int32_t> values;
    for (const auto& candidate : thoughts_.candidates) {
      if (moves.size() == kNamedCandidates) break;
      moves.push_back(G::write_action(policy_->rules(), candidate.action));
      values.push_back(candidate.value);
    }
    return explain_values(moves, values, lang);
  }

 private:
  std::shared_ptr<const P> policy_;
  Seat seat_;
  Rng rng_;
  std::int32_t misjudgement_;
  Thoughts<typename G::Action> thoughts_;
};

/// Plays what it finds best by search. Without a budget it takes its policy's own, which is to last no longer than a
/// second.
template <Policy P>
class SearchBot final : public Bot {
 public:
  using G = typename P::Rules;

  SearchBot(std::shared_ptr<const P> policy, Seat seat, Rng rng)
      : policy_(std::move(policy)), seat_(seat), rng_(rng), search_(*policy_) {}

  AnyAction decide(const AnyView& any, const Budget& budget) override {
    const auto view = view_as<typename G::View>(any);
    policy_->consider(policy_->imagine(view, rng_), seat_, rng_, thoughts_);
    insights_.clear();
    if (thoughts_.candidates.size() > 1) insights_ = search_.run(view, seat_, limited(budget), rng_);
    if (insights_.empty()) insights_ = {{thoughts_.candidates.front().action, 0, 0}};
    return AnyAction::of(insights_.front().action);
  }

  std::string explanation(Lang lang) const override {
    std::vector<std::string> moves;
    std::vector<std::int32_t> values, visits;
    for (const auto& insight : insights_) {
      if (moves.size() == kNamedCandidates) break;
      moves.push_back(G::write_action(policy_->rules(), insight.action));
      values.push_back(insight.mean);
      visits.push_back(insight.visits);
    }
    for (const auto& candidate : thoughts_.candidates) {
      if (moves.size() >= kNamedCandidates) break;
      const auto is_it = [&](const auto& insight) { return insight.action == candidate.action; };
      if (std::any_of(insights_.begin(), insights_.end(), is_it)) continue;
      moves.push_back(G::write_action(policy_->rules(), candidate.action));
      values.push_back(thoughts_.candidates.front().value - candidate.value);
      visits.push_back(0);
    }
    return explain_search(moves, values, visits, search_.iterations(), lang);
  }

 private:
  static Budget limited(Budget budget) {
    if (budget.iterations == 0 && budget.milliseconds == 0) {
      budget.iterations = P::kSearch.iterations;
      budget.milliseconds = kMostMilliseconds;
    }
    return budget;
  }
  static constexpr int kMostMilliseconds = 1000;

  std::shared_ptr<const P> policy_;
  Seat seat_;
  Rng rng_;
  Search<P> search_;
  Thoughts<typename G::Action> thoughts_;
  std::vector<Insight<typename G::Action>> insights_;
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
