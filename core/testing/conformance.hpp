#pragma once

#include <doctest/doctest.h>

#include <set>
#include <string>

#include "core/any_game_of.hpp"
#include "core/game.hpp"
#include "core/record.hpp"
#include "core/testing/random_value.hpp"

/// The laws every game must keep. A game's tests hold one line for each ruleset:
///
///     OLIGOPOLY_CONFORMANCE(Goofspiel, 40);
///
/// and the meta-test fails for a game in the catalogue that has none.
namespace oligopoly::testing {

/// Ids of the games whose conformance is tested in this program.
std::set<std::string>& conforming_games();
bool conforms(std::string_view game);

template <Game G>
class Conformance {
 public:
  using Ruleset = typename G::Ruleset;
  using State = typename G::State;
  using Action = typename G::Action;
  using Event = typename G::Event;

  Conformance(const Ruleset& rules, int seats, std::uint64_t seed)
      : rules_(rules), seats_(seats), rng_(Rng::stream(seed, "conformance")) {}

  /// Plays one random game and checks the laws at every decision.
  void play() {
    const State first = G::start(rules_, seats_);
    State state = first;
    REQUIRE(G::seats(state) == seats_);
    REQUIRE(G::audit(rules_, state));
    while (!G::is_over(state)) {
      check_who_acts(state);
      check_lists(state);
      check_strangers(state);
      check_views(state);
      check_commit_order(state);
      step(state);
      REQUIRE(log_.size() < 100'000);
    }
    REQUIRE(G::to_act(state).empty());
    check_strangers(state);
    check_standings(state);
    check_replay(first, state);
    check_past(first);
  }

 private:
  struct Played {
    Seat seat;
    Action action;
    std::uint64_t hash_before;
    State before;
  };

  /// Chance acts alone; otherwise players act, never automata; a running game always waits for someone.
  void check_who_acts(const State& state) {
    const SeatSet acting = G::to_act(state);
    REQUIRE_FALSE(acting.empty());
    if (acting.contains(kChance)) REQUIRE(acting.size() == 1);
    for (const Seat seat : acting)
      if (seat != kChance) {
        REQUIRE(static_cast<int>(seat.index()) < seats_);
        REQUIRE_FALSE(G::is_automaton(rules_, seat));
      }
  }

  std::vector<Action> listed(const State& state, Seat seat) {
    std::vector<Action> actions;
    if (G::is_listable(state, seat)) G::legal_actions(rules_, state, seat, actions);
    return actions;
  }

  /// What is listed is allowed, once; what can be sampled is allowed (and listed, if there is a list);
  /// notation reads back what it writes.
  void check_lists(const State& state) {
    for (const Seat seat : G::to_act(state)) {
      const std::vector<Action> actions = listed(state, seat);
      if (G::is_listable(state, seat)) REQUIRE_FALSE(actions.empty());
      for (const Action& action : actions) {
        check_action(state, seat, action);
        REQUIRE(std::count(actions.begin(), actions.end(), action) == 1);
      }
      for (int i = 0; i < 3; ++i) {
        const Action sample = G::sample_action(rules_, state, seat, rng_);
        check_action(state, seat, sample);
        if (!actions.empty()) REQUIRE(std::count(actions.begin(), actions.end(), sample) == 1);
      }
      for (int i = 0; i < 10; ++i) {
        const Action random = random_value<Action>(rng_);
        const bool is_allowed = static_cast<bool>(G::check(rules_, state, seat, random));
        if (G::is_listable(state, seat))
          REQUIRE(is_allowed == (std::count(actions.begin(), actions.end(), random) == 1));
      }
    }
  }

  void check_action(const State& state, Seat seat, const Action& action) {
    const Verdict verdict = G::check(rules_, state, seat, action);
    const std::string notation = G::write_action(rules_, action);
    CAPTURE(notation);
    INFO(explain(verdict, Lang::En));
    REQUIRE(verdict);
    const Parsed<Action> parsed = G::read_action(rules_, notation);
    REQUIRE(parsed.verdict);
    REQUIRE(parsed.action == action);
  }

  /// Whoever is not to act may do nothing, and a refused action changes nothing.
  void check_strangers(const State& state) {
    const SeatSet acting = G::to_act(state);
    for (int i = 0; i < 16; ++i) {
      const Seat seat{i};
      if (acting.contains(seat)) continue;
      REQUIRE(listed_for_stranger(state, seat).empty());
      for (int n = 0; n < 3; ++n) REQUIRE_FALSE(G::check(rules_, state, seat, random_value<Action>(rng_)));
      for (const Seat other : acting)
        REQUIRE_FALSE(G::check(rules_, state, seat, G::sample_action(rules_, state, other, rng_)));
    }
    AnyGameOf<G> game;
    AnyPositionOf<G> table(AnyRulesetOf<G>(game, rules_), state);
    std::vector<AnyEvent> events;
    const Seat seat{static_cast<int>(rng_.below(16))};
    const Action random = random_value<Action>(rng_);
    if (G::check(rules_, state, seat, random)) return;
    REQUIRE_FALSE(table.apply(seat, AnyAction::of(random), &events));
    REQUIRE(table.template state_as<State>() == state);
    REQUIRE(events.empty());
  }

  std::vector<Action> listed_for_stranger(const State& state, Seat seat) {
    std::vector<Action> actions;
    if (G::is_listable(state, seat)) G::legal_actions(rules_, state, seat, actions);
    return actions;
  }

  /// Views leak nothing: a state made up from a view gives the same view, the same lists, the same answers; and as
  /// long as nothing is revealed, the same next view and the same events.
  void check_views(const State& state) {
    for (int i = 0; i <= seats_; ++i) {
      const Seat viewer = i == seats_ ? kSpectator : Seat{i};
      const auto view = G::view(rules_, state, viewer);
      const State guess = G::determinize(rules_, view, rng_);
      REQUIRE(G::audit(rules_, guess));
      REQUIRE(G::view(rules_, guess, viewer) == view);
      REQUIRE(G::to_act(guess) == G::to_act(state));
      if (G::to_act(state).contains(viewer)) {
        REQUIRE(listed(guess, viewer) == listed(state, viewer));
        for (int n = 0; n < 4; ++n) {
          const Action random = random_value<Action>(rng_);
          REQUIRE(G::check(rules_, guess, viewer, random) == G::check(rules_, state, viewer, random));
        }
      }
      check_next_view(state, guess, viewer);
    }
  }

  void check_next_view(const State& state, const State& guess, Seat viewer) {
    const Seat actor = G::to_act(state).front();
    Rng twin = rng_;
    const Action action = G::sample_action(rules_, state, actor, rng_);
    if (actor == kChance) REQUIRE(G::reveals(rules_, state, actor, action));
    if (G::reveals(rules_, state, actor, action)) return;
    // Of another seat's secret action the viewer must learn nothing, so in the guess it may differ.
    const Action other = G::check(rules_, guess, actor, action) ? action : G::sample_action(rules_, guess, actor, twin);
    State next = state, next_guess = guess;
    std::vector<Event> events, guess_events;
    G::apply(rules_, next, actor, action, EventSink<Event>{events});
    G::apply(rules_, next_guess, actor, other, EventSink<Event>{guess_events});
    if (!(action == other)) return;
    REQUIRE(G::view(rules_, next, viewer) == G::view(rules_, next_guess, viewer));
    REQUIRE(hashes_of(events) == hashes_of(guess_events));
  }

  /// Secret choices made at once: the order of commitment must not matter, nor be seen.
  void check_commit_order(const State& state) {
    const SeatSet acting = G::to_act(state);
    if (acting.size() < 2) return;
    check_secret(state, acting.front());
    std::vector<std::pair<Seat, Action>> choices;
    for (const Seat seat : acting) choices.emplace_back(seat, G::sample_action(rules_, state, seat, rng_));
    State forwards = state, backwards = state;
    for (const auto& [seat, action] : choices) G::apply(rules_, forwards, seat, action, {});
    for (auto choice = choices.rbegin(); choice != choices.rend(); ++choice)
      G::apply(rules_, backwards, choice->first, choice->second, {});
    REQUIRE(forwards == backwards);
  }

  /// Whatever a seat chooses in secret, the others see and hear the same.
  void check_secret(const State& state, Seat actor) {
    const Action one = G::sample_action(rules_, state, actor, rng_), two = G::sample_action(rules_, state, actor, rng_);
    State after_one = state, after_two = state;
    std::vector<Event> events_one, events_two;
    G::apply(rules_, after_one, actor, one, EventSink<Event>{events_one});
    G::apply(rules_, after_two, actor, two, EventSink<Event>{events_two});
    REQUIRE(hashes_of(events_one) == hashes_of(events_two));
    for (int i = 0; i <= seats_; ++i) {
      const Seat viewer = i == seats_ ? kSpectator : Seat{i};
      if (viewer == actor) continue;
      REQUIRE(G::view(rules_, after_one, viewer) == G::view(rules_, after_two, viewer));
      if (!G::to_act(after_one).contains(viewer)) continue;
      REQUIRE(listed(after_one, viewer) == listed(after_two, viewer));
    }
  }

  /// Plays a random action. Events cost nothing and change nothing; copies play alike; the audit holds.
  void step(State& state) {
    const SeatSet acting = G::to_act(state);
    Seat seat = acting.front();
    for (int skip = rng_.between(0, acting.size() - 1); const Seat candidate : acting)
      if (skip-- == 0) seat = candidate;
    const Action action = G::sample_action(rules_, state, seat, rng_);
    log_.push_back({seat, action, hash_of(state), state});
    State silent = state;
    std::vector<Event> events;
    G::apply(rules_, state, seat, action, EventSink<Event>{events});
    G::apply(rules_, silent, seat, action, {});
    CAPTURE(G::write_action(rules_, action));
    REQUIRE(silent == state);
    REQUIRE(hash_of(silent) == hash_of(state));
    REQUIRE_FALSE(state == log_.back().before);
    const Verdict audit = G::audit(rules_, state);
    INFO(explain(audit, Lang::En));
    REQUIRE(audit);
    for (const Event& event : events) {
      events_.push_back(hash_of(event));
      for (const Lang lang : {Lang::En, Lang::ZhHans, Lang::ZhHant})
        REQUIRE_FALSE(G::describe(rules_, event, lang).empty());
      REQUIRE_FALSE(std::visit([](const auto& e) { return rule_of_alternative(e); }, event).empty());
    }
  }

  void check_standings(const State& state) {
    const Standings standings = G::standings(rules_, state);
    REQUIRE(standings.size() == seats_);
    int winners = 0;
    for (const Standing& standing : standings) {
      REQUIRE(standing.place >= 1);
      REQUIRE(standing.place <= seats_);
      winners += standing.place == 1 ? 1 : 0;
    }
    REQUIRE(winners >= 1);
  }

  /// The log played again gives the same state and the same events.
  void check_replay(const State& first, const State& last) {
    State replay = first;
    std::vector<Event> events;
    for (const Played& played : log_) {
      REQUIRE(G::check(rules_, replay, played.seat, played.action));
      G::apply(rules_, replay, played.seat, played.action, EventSink<Event>{events});
    }
    REQUIRE(replay == last);
    REQUIRE(hash_of(replay) == hash_of(last));
    REQUIRE(hashes_of(events) == events_);
  }

  /// Copies taken on the way are as they were.
  void check_past(const State& first) {
    State replay = first;
    for (const Played& played : log_) {
      REQUIRE(hash_of(played.before) == played.hash_before);
      REQUIRE(played.before == replay);
      G::apply(rules_, replay, played.seat, played.action, {});
    }
  }

  static std::vector<std::uint64_t> hashes_of(const std::vector<Event>& events) {
    std::vector<std::uint64_t> hashes;
    for (const Event& event : events) hashes.push_back(hash_of(event));
    return hashes;
  }

  const Ruleset& rules_;
  int seats_;
  Rng rng_;
  std::vector<Played> log_;
  std::vector<std::uint64_t> events_;
};

/// `games` random games for every ruleset and seat count.
template <Game G>
void check_conformance(int games) {
  for (const auto& named : G::rulesets())
    for (int seats = G::info().least_seats; seats <= G::info().most_seats; ++seats) {
      CAPTURE(named.id);
      CAPTURE(seats);
      REQUIRE_FALSE(G::flaw(named.rules, seats));
      for (int game = 0; game < games; ++game) {
        CAPTURE(game);
        Conformance<G>(named.rules, seats, static_cast<std::uint64_t>(game)).play();
      }
    }
}

}  // namespace oligopoly::testing

#define OLIGOPOLY_CONFORMANCE(GameType, games)                                               \
  static const bool kConforms##GameType = oligopoly::testing::conforms(GameType::info().id); \
  TEST_CASE(#GameType " keeps the laws of every game") {                                     \
    REQUIRE(kConforms##GameType);                                                            \
    oligopoly::testing::check_conformance<GameType>(games);                                  \
  }
