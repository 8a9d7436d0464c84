#pragma once

#include <chrono>
#include <cstring>
#include <vector>

#include "core/record.hpp"
#include "players/search.hpp"

/// Measurements of one game on one core, compiled for its types. The only code that reads a clock.
namespace oligopoly::cli {

/// What was measured. Times are in nanoseconds unless they say otherwise.
struct Measurement {
  int seats = 0;
  double actions_per_second = 0, games_per_second = 0;
  /// Time of random play with events divided by that without.
  double events_ratio = 0;
  double rng_next = 0, memcpy_state = 0, copy_state = 0, view = 0;
  std::size_t size_of_state = 0, size_of_view = 0, size_of_action = 0;
  /// Milliseconds to replay 1,000 recorded actions with every hash checked.
  double replay_1000 = 0;
  /// Iterations of search that knows nothing but the rules, every one played out to the end of the game.
  double search_iterations_per_second = 0;
  /// Microseconds to judge a position for every seat by the game's network; 0 where it has none.
  double judge = 0;
  /// Microseconds to guess a secret choice, all its options together; 0 where the game has no network for that.
  double guess = 0;
};

namespace detail {

using Clock = std::chrono::steady_clock;

inline double seconds_since(Clock::time_point start) {
  return std::chrono::duration<double>(Clock::now() - start).count();
}

/// Keeps the compiler from leaving out work whose result nobody reads.
template <class T>
void keep(const T& value) {
  asm volatile("" : : "g"(&value) : "memory");
}

/// Other programs disturb a measurement but never speed it up: of many slices the quickest counts. A slice is long
/// enough to hold thousands of actions, so that none is quick by luck.
inline constexpr double kSliceSeconds = 0.02;

/// Seconds a call of `work` takes, where `work()` says how many units it did. The quickest of many slices.
template <class Work>
double seconds_each(double seconds, Work&& work) {
  double best = 1e9;
  const auto begin = Clock::now();
  while (seconds_since(begin) < seconds) {
    std::uint64_t units = 0;
    const auto start = Clock::now();
    double taken = 0;
    while (taken < kSliceSeconds) {
      units += work();
      taken = seconds_since(start);
    }
    best = std::min(best, taken / static_cast<double>(units));
  }
  return best;
}

template <Game G>
struct Bench {
  using Ruleset = typename G::Ruleset;
  using State = typename G::State;
  using Event = typename G::Event;

  const Ruleset& rules;
  int seats;
  double seconds;
  Rng rng = Rng::stream(1, "bench");

  /// Plays one random game and returns its length.
  std::uint64_t play(EventSink<Event> sink) {
    std::uint64_t actions = 0;
    State state = G::start(rules, seats);
    for (; !G::is_over(state); ++actions) {
      const Seat seat = G::to_act(state).front();
      G::apply(rules, state, seat, G::sample_action(rules, state, seat, rng), sink);
    }
    keep(state);
    return actions;
  }

  double seconds_per_action() {
    return seconds_each(seconds, [&] {
      std::uint64_t actions = 0;
      for (int game = 0; game < 8; ++game) actions += play({});
      return actions;
    });
  }

  double seconds_per_action_with_events() {
    std::vector<Event> events;
    return seconds_each(seconds, [&] {
      std::uint64_t actions = 0;
      for (int game = 0; game < 8; ++game) {
        events.clear();
        actions += play(EventSink<Event>{events});
      }
      return actions;
    });
  }

  double mean_length() {
    std::uint64_t actions = 0;
    constexpr int kGames = 100;
    for (int game = 0; game < kGames; ++game) actions += play({});
    return static_cast<double>(actions) / kGames;
  }

  /// Positions from all over some random games.
  std::vector<State> positions() {
    constexpr std::size_t kPositions = 64;
    std::vector<State> sampled;
    while (sampled.size() < kPositions) {
      State state = G::start(rules, seats);
      for (; !G::is_over(state) && sampled.size() < kPositions;) {
        const Seat seat = G::to_act(state).front();
        G::apply(rules, state, seat, G::sample_action(rules, state, seat, rng), {});
        sampled.push_back(state);
      }
    }
    return sampled;
  }

  double seconds_per_search_iteration() {
    using Plain = PlainPolicy<G>;
    constexpr int kDecision = 50'000, kBatch = 100;
    State state = G::start(rules, seats);
    while (G::to_act(state).contains(kChance))
      G::apply(rules, state, kChance, G::sample_action(rules, state, kChance, rng), {});
    const Seat seat = G::to_act(state).front();
    const auto view = G::view(rules, state, seat);
    const Plain policy(rules);
    SearchTree<Plain> tree(policy);
    tree.begin(view, seat, rng, kDecision);
    return seconds_each(seconds, [&] {
      if (tree.iterations() >= kDecision) tree.begin(view, seat, rng, kDecision);
      for (int i = 0; i < kBatch; ++i) tree.iterate();
      return std::uint64_t{kBatch};
    });
  }
};

/// Seconds that each of `items` takes in `visit(index)`, many rounds over.
template <class Visit>
double seconds_per_item(double seconds, std::size_t items, Visit&& visit) {
  return seconds_each(seconds, [&] {
    constexpr std::uint64_t kRounds = 256;
    for (std::uint64_t round = 0; round < kRounds; ++round)
      for (std::size_t i = 0; i < items; ++i) visit(i);
    return kRounds * items;
  });
}

}  // namespace detail

/// Milliseconds that a workload takes.
double workload_milliseconds(const Workload& workload, double seconds);

/// Milliseconds to replay 1,000 actions of random games through their records. `name` is a ruleset of the game.
double replay_milliseconds(const AnyGame& game, std::string_view ruleset, int seats, double seconds);

/// Measures a game at a table of `seats` by its first ruleset, `seconds` for each number.
template <Game G>
Measurement measure(const AnyGame& game, int seats, double seconds) {
  const auto& named = G::rulesets().front();
  Measurement result;
  result.seats = seats;
  detail::Bench<G> bench{named.rules, result.seats, seconds};
  const double action = bench.seconds_per_action();
  result.actions_per_second = 1 / action;
  result.games_per_second = result.actions_per_second / bench.mean_length();
  result.events_ratio = bench.seconds_per_action_with_events() / action;

  Rng rng = Rng::stream(2, "bench");
  std::uint64_t sum = 0;
  result.rng_next = 1e9 * detail::seconds_per_item(seconds, 64, [&](std::size_t) { sum += rng.next(); });
  detail::keep(sum);
  const auto from = bench.positions();
  auto to = from;
  result.copy_state = 1e9 * detail::seconds_per_item(seconds, from.size(), [&](std::size_t i) {
                        to[i] = from[i];
                        detail::keep(to[i]);
                      });
  result.memcpy_state = 1e9 * detail::seconds_per_item(seconds, from.size(), [&](std::size_t i) {
                          std::memcpy(static_cast<void*>(&to[i]), &from[i], sizeof to[i]);
                          detail::keep(to[i]);
                        });
  result.view = 1e9 * detail::seconds_per_item(seconds, from.size(), [&](std::size_t i) {
                  detail::keep(G::view(bench.rules, from[i], Seat{0}));
                });
  result.size_of_state = sizeof(typename G::State);
  result.size_of_view = sizeof(typename G::View);
  result.size_of_action = sizeof(typename G::Action);
  result.search_iterations_per_second = 1 / bench.seconds_per_search_iteration();
  result.replay_1000 = replay_milliseconds(game, named.id, result.seats, seconds);
  return result;
}

}  // namespace oligopoly::cli
