#pragma once

#include <concepts>
#include <optional>
#include <span>
#include <string>
#include <type_traits>
#include <vector>

#include "core/events.hpp"
#include "core/fields.hpp"
#include "core/list.hpp"
#include "core/rng.hpp"
#include "core/seat.hpp"
#include "core/verdict.hpp"

namespace oligopoly {

/// The facts about a game that a lobby shows before anyone plays.
struct GameInfo {
  std::string_view id;
  Text title, summary;
  /// Rises whenever the same actions could lead to another state.
  int rules_version = 1;
  int least_seats = 2, most_seats = 2;
};

enum class OptionKind : std::uint8_t { Switch, Number, Choice, Set };
inline constexpr std::array<std::string_view, 4> kOptionKindIds = {"switch", "number", "choice", "set"};
constexpr std::span<const std::string_view> ids_of(OptionKind) { return kOptionKindIds; }

/// A switch of the ruleset that a table may set. Values are numbers: 0/1 for a switch, the index of a choice,
/// the bits of a set of choices.
struct OptionInfo {
  std::string_view name;
  OptionKind kind = OptionKind::Number;
  bool per_seat = false;
  int least = 0, most = 0;
  std::span<const std::string_view> choices{};
  Text title;
  /// The ruling that explains it, if one does.
  std::string_view ruling{};
  /// What people call the choices, in their order; those that packs bring have their names from there.
  std::span<const Text> names{};
};

template <class Ruleset>
struct Option {
  OptionInfo info;
  int (*get)(const Ruleset&, Seat);
  void (*set)(Ruleset&, Seat, int);
};

/// A released ruleset. Its numbers never change: new numbers, new version. A game that has replaced versions keeps
/// them in `old_rulesets()`: nobody is offered them any more, but records name them.
template <class Ruleset>
struct NamedRuleset {
  std::string_view id;
  int version = 1;
  Text title;
  Ruleset rules;
};

/// What is wrong with a ruleset or its options, and where.
struct Flaw {
  std::string path;
  Verdict verdict;
};

/// A seat's result: places count from 1, and equal results share a place.
struct Standing {
  int score = 0;
  int place = 0;

  static constexpr auto fields() {
    return field_list(field("score", &Standing::score), field("place", &Standing::place));
  }
  friend constexpr bool operator==(const Standing&, const Standing&) = default;
};
using Standings = SeatList<Standing>;

/// Places by score alone: whoever has more is ahead.
void rank_by_score(Standings& standings);

/// Seats that chose nothing and hold what another seat chose take the first of `count` things that nobody holds.
/// `held(seat)` is what a seat holds.
template <class Held>
void seat_those_left(int seats, SeatSet chose, int count, const Held& held) {
  using Thing = std::remove_reference_t<decltype(held(Seat{}))>;
  SmallSet<Thing> chosen, taken;
  for (const Seat seat : players(seats)) {
    taken.insert(held(seat));
    if (chose.contains(seat)) chosen.insert(held(seat));
  }
  for (const Seat seat : players(seats)) {
    if (chose.contains(seat) || !chosen.contains(held(seat))) continue;
    int free = 0;
    while (free + 1 < count && taken.contains(static_cast<Thing>(free))) ++free;
    held(seat) = static_cast<Thing>(free);
    taken.insert(held(seat));
  }
}

/// An action read from notation, or why it could not be read.
template <class Action>
struct Parsed {
  Action action{};
  Verdict verdict;
};

/// How a game draws itself in a terminal.
struct Canvas {
  Lang lang = Lang::En;
  bool colour = false;
};

/// What a rules module offers. All functions are pure: no I/O, no clock, no global, and they never throw.
///
/// - `start(rules, seats)`: the state before the first action. Draws nothing: chance acts like a seat.
/// - `to_act(state)`: who may act now: chance alone, or players. Several players choose at once and in secret.
/// - `check(rules, state, seat, action)`: the one place where legality is written.
/// - `is_listable(state, seat)`: whether `legal_actions` can list this decision; if not, there is a sampler.
/// - `sample_action(rules, state, seat, rng)`: a random legal action; for chance, with the true odds.
/// - `reveals(rules, state, seat, action)`: whether applying it shows anyone something hidden or random.
/// - `apply(rules, state, seat, action, sink)`: requires `check`. Plays forced steps on to the next decision.
/// - `view(rules, state, seat)`: all that a seat (or a spectator) may know, in a type of its own.
/// - `determinize(rules, view, rng)`: a full state that gives this view; what is hidden is made up.
/// - `audit(rules, state)`: the conservation laws of the game. Also the guard for states that were loaded:
///   a state that passes is safe to play on.
///
/// For whoever shows the game, so that nobody else works out rules, it may offer:
/// - `preview(rules, view)`: what the rules make of the position as it is seen: costs, sums, what could be done.
/// - `preview(rules, view, action)`: what an action that is allowed would bring, if there is something to say.
/// Both return structs with `fields()`; an action's is optional.
///
/// A game whose rules have changed may also offer:
/// - `old_rulesets()`: replaced versions of released rulesets, which records still name.
/// - `rules_version(rules)`: by which version of the rules a ruleset is played, if not by the newest.
/// - `hash(rules, state)`: the number that records hold for a position, where older rules counted otherwise.
/// - `read_action_fields(in, action)`: reads an action as a message or a record of any version has it.
/// A game whose seats choose from the same things may offer `seat_the_rest(rules, seats, chose)`: seats that chose
/// nothing take what is left.
template <class G>
concept Game = std::is_trivially_copyable_v<typename G::State> && std::equality_comparable<typename G::State> &&
               std::is_trivially_copyable_v<typename G::Action> && std::equality_comparable<typename G::Action> &&
               std::is_trivially_copyable_v<typename G::View> && std::equality_comparable<typename G::View> &&
               VariantType<typename G::Action> && VariantType<typename G::Event> &&
               requires(const typename G::Ruleset& rules, typename G::Ruleset& changed, typename G::State& state,
                        const typename G::State& now, const typename G::View& view, const typename G::Action& action,
                        std::vector<typename G::Action>& actions, EventSink<typename G::Event> sink,
                        const typename G::Event& event, Rng& rng, Seat seat, Lang lang, const Canvas& canvas) {
                 { G::info() } -> std::same_as<const GameInfo&>;
                 { G::rulesets() } -> std::same_as<std::span<const NamedRuleset<typename G::Ruleset>>>;
                 { G::options() } -> std::same_as<std::span<const Option<typename G::Ruleset>>>;
                 { G::flaw(rules, 2) } -> std::same_as<std::optional<Flaw>>;
                 { G::is_automaton(rules, seat) } -> std::same_as<bool>;

                 { G::start(rules, 2) } -> std::same_as<typename G::State>;
                 { G::seats(now) } -> std::same_as<int>;
                 { G::to_act(now) } -> std::same_as<SeatSet>;
                 { G::is_over(now) } -> std::same_as<bool>;
                 { G::check(rules, now, seat, action) } -> std::same_as<Verdict>;
                 { G::is_listable(now, seat) } -> std::same_as<bool>;
                 { G::legal_actions(rules, now, seat, actions) } -> std::same_as<void>;
                 { G::sample_action(rules, now, seat, rng) } -> std::same_as<typename G::Action>;
                 { G::reveals(rules, now, seat, action) } -> std::same_as<bool>;
                 { G::apply(rules, state, seat, action, sink) } -> std::same_as<void>;
                 { G::view(rules, now, seat) } -> std::same_as<typename G::View>;
                 { G::determinize(rules, view, rng) } -> std::same_as<typename G::State>;
                 { G::standings(rules, now) } -> std::same_as<Standings>;
                 { G::audit(rules, now) } -> std::same_as<Verdict>;

                 { G::write_action(rules, action) } -> std::same_as<std::string>;
                 { G::read_action(rules, std::string_view{}) } -> std::same_as<Parsed<typename G::Action>>;
                 { G::describe(rules, event, lang) } -> std::same_as<std::string>;
                 { G::seat_name(rules, seat, lang) } -> std::same_as<std::string>;
                 { G::draw(rules, view, canvas) } -> std::same_as<std::string>;
               };

}  // namespace oligopoly
