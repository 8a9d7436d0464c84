#pragma once

#include <algorithm>
#include <bit>
#include <chrono>
#include <memory>

#include "players/bot.hpp"
#include "players/fixed_point.hpp"
#include "players/playout.hpp"
#include "players/threads.hpp"

namespace oligopoly {

/// What search learnt about one move of the seat it decides for.
template <class Action>
struct Insight {
  Action action{};
  std::int32_t visits = 0;
  /// Between 0 and kSurelyWon.
  std::int32_t mean = 0;
};

/// One tree of Monte-Carlo search. See docs/adr/0030-search.md.
///
/// Every iteration makes up what is hidden, walks down the tree, plays out from the first position that has no
/// candidates yet, and remembers the result for each seat. Where several seats choose at once each picks by its own
/// experience alone. Positions are told apart by the way that leads to them, so no state is stored: the tree is three
/// arrays that are reserved once, and nothing else is allocated while it grows.
template <Policy P>
class SearchTree {
 public:
  using G = typename P::Rules;
  using Action = typename G::Action;
  using State = typename G::State;
  using View = typename G::View;

  explicit SearchTree(const P& policy) : policy_(&policy) {
    path_.reserve(kLongestPath);
    thoughts_.candidates.reserve(256);
  }

  /// Forgets everything and makes ready to decide for `seat`. Requires that the seat is to act in `view`.
  void begin(const View& view, Seat seat, Rng rng, std::size_t positions) {
    view_ = view;
    seat_ = seat;
    rng_ = rng;
    const std::size_t slots = std::bit_ceil(std::clamp<std::size_t>(2 * positions, 64, 2 * kMostPositions));
    positions_.assign(slots, {});
    used_ = 0;
    choices_.clear();
    arms_.clear();
    choices_.reserve(slots);
    arms_.reserve(std::min<std::size_t>(8 * slots, kMostArms));
    iterations_ = 0;
  }

  void iterate() {
    ++iterations_;
    State state = policy_->imagine(view_, rng_);
    path_.clear();
    std::uint64_t key = kRootKey;
    while (!G::is_over(state)) {
      const SeatSet actors = G::to_act(state);
      if (actors.contains(kChance)) {
        key = play_chance(state, key);
        continue;
      }
      Position* position = reach(key);
      if (position == nullptr || !is_open(*position, state, actors)) break;
      key = play_choices(state, *position, key);
      if (static_cast<int>(path_.size()) + kMaxSeats > kLongestPath) break;
    }
    remember(play_out(*policy_, state, [&](const State&, Seat) -> Rng& { return rng_; }));
  }

  std::int64_t iterations() const { return iterations_; }

  /// What was learnt about the moves of the seat, most visited first.
  std::vector<Insight<Action>> insights() const {
    std::vector<Insight<Action>> found;
    const Position* root = find(kRootKey);
    if (root == nullptr || root->choices == kClosed) return found;
    for (int i = 0; i < root->choice_count; ++i) {
      const Choice& choice = choices_[static_cast<std::size_t>(root->choices + i)];
      if (choice.seat != seat_) continue;
      for (int arm = 0; arm < choice.size; ++arm) {
        const Arm& a = arms_[static_cast<std::size_t>(choice.first + arm)];
        if (a.visits > 0) found.push_back({a.action, a.visits, a.mean});
      }
    }
    return found;
  }

 private:
  static constexpr std::uint64_t kRootKey = 0x9E3779B97F4A7C15u;
  static constexpr std::int32_t kClosed = -1;
  static constexpr int kLongestPath = 512, kMostCandidates = 64;
  static constexpr std::size_t kMostPositions = 1u << 18, kMostArms = 1u << 21;

  /// A position by the way to it. `choices` is where its seats' choices begin, once it has some.
  struct Position {
    std::uint64_t key = 0;
    std::int32_t visits = 0, choices = kClosed;
    std::int32_t choice_count = 0;
  };
  /// One seat's candidates in a position.
  struct Choice {
    Seat seat;
    std::int32_t first = 0, size = 0, visits = 0;
    std::int64_t total = 0;
  };
  /// `prior` is what the policy thinks of it before there is experience, against the best of its choice.
  struct Arm {
    Action action{};
    std::int32_t visits = 0, mean = 0;
    std::int64_t total = 0;
    std::int32_t prior = 0;
  };
  struct Taken {
    std::int32_t choice, arm;
  };

  static std::uint64_t mix(std::uint64_t key, std::uint64_t what) {
    key = (key ^ what) * 0x9FB21C651E98DF25u;
    return key ^ (key >> 29);
  }

  std::uint64_t play_chance(State& state, std::uint64_t key) {
    const Action action = G::sample_action(policy_->rules(), state, kChance, rng_);
    G::apply(policy_->rules(), state, kChance, action, {});
    return P::kSearch.tells_chance_apart ? mix(key, hash_of(action)) : key;
  }

  const Position* find(std::uint64_t key) const {
    for (auto i = static_cast<std::size_t>(key >> 7 & 0xFFFFFFFFu);; ++i) {
      const Position& slot = positions_[i & (positions_.size() - 1)];
      if (slot.key == key) return &slot;
      if (slot.key == 0) return nullptr;
    }
  }

  /// The position of this key, new if it was never reached; null when there is no room left.
  Position* reach(std::uint64_t key) {
    for (auto i = static_cast<std::size_t>(key >> 7 & 0xFFFFFFFFu);; ++i) {
      Position& slot = positions_[i & (positions_.size() - 1)];
      if (slot.key == 0) {
        if (2 * used_ >= positions_.size()) return nullptr;
        ++used_;
        slot.key = key;
      } else if (slot.key != key) {
        continue;
      }
      ++slot.visits;
      return &slot;
    }
  }

  /// Whether the position has candidates; gives it some if it was reached often enough.
  bool is_open(Position& position, const State& state, SeatSet actors) {
    if (position.choices != kClosed) return true;
    if (position.key != kRootKey && position.visits < P::kSearch.expand_at) return false;
    const auto room = static_cast<std::size_t>(actors.size()) * kMostCandidates;
    if (choices_.size() + kMaxSeats > choices_.capacity() || arms_.size() + room > arms_.capacity()) return false;
    position.choices = static_cast<std::int32_t>(choices_.size());
    position.choice_count = actors.size();
    for (const Seat seat : actors) add_choice(state, seat);
    return true;
  }

  void add_choice(const State& state, Seat seat) {
    policy_->consider(state, seat, rng_, thoughts_);
    Choice choice{seat, static_cast<std::int32_t>(arms_.size())};
    choice.size = std::min(static_cast<std::int32_t>(thoughts_.candidates.size()), kMostCandidates);
    const std::int32_t best = thoughts_.candidates.front().value;
    for (int i = 0; i < choice.size; ++i) {
      const auto& candidate = thoughts_.candidates[static_cast<std::size_t>(i)];
      Arm arm{candidate.action};
      if constexpr (P::kSearch.trust > 0) arm.prior = policy_->weigh(state, candidate.value - best);
      arms_.push_back(arm);
    }
    choices_.push_back(choice);
  }

  /// Everyone who is to act picks by its own experience; then all of it is played.
  std::uint64_t play_choices(State& state, const Position& position, std::uint64_t key) {
    for (int i = 0; i < position.choice_count; ++i) {
      const std::int32_t index = position.choices + i;
      const Choice& choice = choices_[static_cast<std::size_t>(index)];
      // What an earlier seat did may have changed whose turn it is where the position was made up differently.
      if (!G::to_act(state).contains(choice.seat)) break;
      const std::int32_t arm = pick(choice, state);
      const Action action = arm < 0 ? policy_->quick(state, choice.seat, rng_)
                                    : arms_[static_cast<std::size_t>(choice.first + arm)].action;
      if (arm >= 0) path_.push_back({index, choice.first + arm});
      if (P::kSearch.tells_others_apart || choice.seat == seat_)
        key = mix(key, static_cast<std::uint64_t>(arm + 2) << 8 | choice.seat.index());
      G::apply(policy_->rules(), state, choice.seat, action, {});
    }
    return mix(key, 1);
  }

  /// The candidate with the best prospects, or -1 if none of them is allowed in this state.
  std::int32_t pick(const Choice& choice, const State& state) const {
    const Arm* arms = arms_.data() + choice.first;
    const std::int32_t open = std::min(choice.size, width(choice.visits));
    const std::int64_t curiosity =
        std::int64_t{P::kSearch.exploration} * root_of_log(static_cast<std::uint32_t>(choice.visits) + 1);
    std::uint64_t refused_ones = 0;
    for (std::int32_t tries = 0; tries < open; ++tries) {
      std::int32_t best = -1;
      std::int64_t best_score = 0;
      for (std::int32_t i = 0; i < open; ++i) {
        if ((refused_ones >> i & 1u) != 0) continue;
        const std::int64_t score = prospects(choice, arms[i], curiosity);
        if (best < 0 || score > best_score) best = i, best_score = score;
      }
      if (G::check(policy_->rules(), state, choice.seat, arms[best].action)) return best;
      refused_ones |= std::uint64_t{1} << best;
    }
    return -1;
  }

  /// Upper confidence bound: experience, and more the less there is of it. What the policy thinks counts like a few
  /// visits; without that trust, what was never tried comes first.
  static std::int64_t prospects(const Choice& choice, const Arm& arm, std::int64_t curiosity) {
    if constexpr (P::kSearch.trust > 0) {
      const std::int64_t usual = choice.visits == 0 ? kSurelyWon / 2 : choice.total / choice.visits;
      const std::int64_t mean = (arm.total + P::kSearch.trust * (usual + arm.prior)) / (arm.visits + P::kSearch.trust);
      return mean +
             (curiosity * inverse_root(static_cast<std::uint32_t>(arm.visits + 1)) >> (fixed_point::kFraction + 4));
    } else {
      if (arm.visits == 0) return std::int64_t{1} << 40;
      return arm.mean +
             (curiosity * inverse_root(static_cast<std::uint32_t>(arm.visits)) >> (fixed_point::kFraction + 4));
    }
  }

  static std::int32_t width(std::int32_t visits) {
    return P::kSearch.first_width +
           P::kSearch.widening * static_cast<int>(std::bit_width(static_cast<std::uint32_t>(visits)));
  }

  void remember(const Values& values) {
    for (const Taken& taken : path_) {
      Choice& choice = choices_[static_cast<std::size_t>(taken.choice)];
      Arm& arm = arms_[static_cast<std::size_t>(taken.arm)];
      ++choice.visits;
      choice.total += values[choice.seat.index()];
      ++arm.visits;
      arm.total += values[choice.seat.index()];
      arm.mean = static_cast<std::int32_t>(arm.total / arm.visits);
    }
  }

  const P* policy_;
  View view_{};
  Seat seat_;
  Rng rng_{0};
  std::int64_t iterations_ = 0;
  std::size_t used_ = 0;
  std::vector<Position> positions_;
  std::vector<Choice> choices_;
  std::vector<Arm> arms_;
  std::vector<Taken> path_;
  Thoughts<Action> thoughts_;
};

/// What is left of a budget since then, for a bot that does something else before it searches.
class TimeLeft {
 public:
  explicit TimeLeft(const Budget& budget) : budget_(budget) {}

  Budget operator()() const {
    Budget left = budget_;
    if (left.milliseconds == 0) return left;
    const auto spent = std::chrono::steady_clock::now() - begun_;
    left.milliseconds -= static_cast<int>(std::chrono::duration_cast<std::chrono::milliseconds>(spent).count());
    left.milliseconds = std::max(1, left.milliseconds);
    return left;
  }
  /// Whether no time is left. Never where time sets no limit.
  bool is_over() const { return budget_.milliseconds > 0 && (*this)().milliseconds <= 1; }

 private:
  Budget budget_;
  std::chrono::steady_clock::time_point begun_ = std::chrono::steady_clock::now();
};

/// Decides by searching one tree per thread and adding up what they learnt. The same seed, iterations and threads
/// decide alike everywhere; a time limit does not.
template <Policy P>
class Search {
 public:
  using G = typename P::Rules;
  using Action = typename G::Action;

  explicit Search(const P& policy) : policy_(&policy) {}

  /// What was learnt about the moves of `seat`, best first. Requires that the seat is to act in `view` and that the
  /// budget sets a limit.
  const std::vector<Insight<Action>>& run(const typename G::View& view, Seat seat, const Budget& budget, Rng& rng) {
    const int workers = std::max(1, budget.threads);
    while (static_cast<int>(trees_.size()) < workers) trees_.push_back(std::make_unique<SearchTree<P>>(*policy_));
    std::vector<Rng> seeds;
    for (int i = 0; i < workers; ++i) seeds.emplace_back(rng.next());
    const auto until = std::chrono::steady_clock::now() + std::chrono::milliseconds(budget.milliseconds);
    in_parallel(workers, [&](int worker) {
      SearchTree<P>& tree = *trees_[static_cast<std::size_t>(worker)];
      const int share = budget.iterations / workers + (worker < budget.iterations % workers ? 1 : 0);
      tree.begin(view, seat, seeds[static_cast<std::size_t>(worker)],
                 static_cast<std::size_t>(share > 0 ? share : kUnknown));
      for (int i = 0; budget.iterations == 0 || i < share; ++i) {
        if (budget.milliseconds > 0 && i >= kLeastIterations && std::chrono::steady_clock::now() >= until) break;
        tree.iterate();
      }
    });
    merge(workers);
    return insights_;
  }

  /// Iterations of the last run, over all threads.
  std::int64_t iterations() const { return iterations_; }

 private:
  /// Positions to reserve for when only time limits the search.
  static constexpr int kUnknown = 1 << 16;
  /// However short the time is: with fewer nothing is compared.
  static constexpr int kLeastIterations = 2;

  void merge(int workers) {
    insights_.clear();
    iterations_ = 0;
    for (int i = 0; i < workers; ++i) {
      iterations_ += trees_[static_cast<std::size_t>(i)]->iterations();
      for (const auto& insight : trees_[static_cast<std::size_t>(i)]->insights()) add(insight);
    }
    for (auto next = insights_.begin(); next != insights_.end(); ++next)
      std::rotate(std::upper_bound(insights_.begin(), next, *next, is_better), next, next + 1);
  }

  static bool is_better(const Insight<Action>& a, const Insight<Action>& b) {
    return a.visits != b.visits ? a.visits > b.visits : a.mean > b.mean;
  }

  void add(const Insight<Action>& insight) {
    for (auto& known : insights_)
      if (known.action == insight.action) {
        const std::int64_t visits = std::int64_t{known.visits} + insight.visits;
        const std::int64_t total =
            std::int64_t{known.mean} * known.visits + std::int64_t{insight.mean} * insight.visits;
        known.mean = static_cast<std::int32_t>(total / visits);
        known.visits = static_cast<std::int32_t>(visits);
        return;
      }
    insights_.push_back(insight);
  }

  const P* policy_;
  std::vector<std::unique_ptr<SearchTree<P>>> trees_;
  std::vector<Insight<Action>> insights_;
  std::int64_t iterations_ = 0;
};

}  // namespace oligopoly
