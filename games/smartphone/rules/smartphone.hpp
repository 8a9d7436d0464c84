#pragma once

#include "core/any_game.hpp"
#include "core/game.hpp"
#include "games/smartphone/rules/actions.hpp"
#include "games/smartphone/rules/events.hpp"
#include "games/smartphone/rules/model.hpp"
#include "games/smartphone/rules/preview.hpp"
#include "games/smartphone/rules/reasons.hpp"
#include "games/smartphone/rules/ruleset_check.hpp"

namespace oligopoly::smartphone {

/// The game as the platform sees it. See RULES.md; the functions are explained at the concept `Game`.
///
/// What cannot be listed: the draws of chance and the plans. Steve's turns, and whatever leaves no choice, are played
/// inside `apply`.
struct Smartphone {
  using Ruleset = smartphone::Ruleset;
  using State = smartphone::State;
  using Action = smartphone::Action;
  using Event = smartphone::Event;
  using View = smartphone::View;

  static const GameInfo& info();
  static std::span<const NamedRuleset<Ruleset>> rulesets() { return released_rulesets(); }
  static std::span<const NamedRuleset<Ruleset>> old_rulesets() { return smartphone::old_rulesets(); }
  static std::span<const Option<Ruleset>> options() { return table_options(); }
  /// Seats that chose no colour take the first that are left (S0.1).
  static void seat_the_rest(Ruleset&, int seats, SeatSet chose);
  static std::optional<Flaw> flaw(const Ruleset& rules, int seats) { return flaw_of(rules, seats); }
  static bool is_automaton(const Ruleset& rules, Seat seat) { return rules.steve.contains(seat); }

  static State start(const Ruleset&, int seats);
  static int seats(const State& state) { return state.board.players.size(); }
  static SeatSet to_act(const State&);
  static bool is_over(const State& state) { return state.board.phase == Phase::Over; }
  static Verdict check(const Ruleset&, const State&, Seat, const Action&);
  static bool is_listable(const State&, Seat);
  static void legal_actions(const Ruleset&, const State&, Seat, std::vector<Action>& out);
  static Action sample_action(const Ruleset&, const State&, Seat, Rng&);
  static bool reveals(const Ruleset&, const State&, Seat, const Action&);
  static void apply(const Ruleset&, State&, Seat, const Action&, EventSink<Event>);
  static Standings standings(const Ruleset&, const State&);

  // audit.cpp
  static Verdict audit(const Ruleset&, const State&);

  // view.cpp
  static View view(const Ruleset&, const State&, Seat viewer);
  static State determinize(const Ruleset&, const View&, Rng&);

  // notation.cpp
  static std::string write_action(const Ruleset&, const Action&);
  static Parsed<Action> read_action(const Ruleset&, std::string_view line);

  // describe.cpp
  static std::string describe(const Ruleset&, const Event&, Lang);
  static std::string seat_name(const Ruleset&, Seat, Lang);

  // preview.cpp
  static Preview preview(const Ruleset&, const View&);
  static std::optional<PlanPreview> preview(const Ruleset&, const View&, const Action&);

  // plan_questions.cpp
  /// `plan goods>=5 research>=1`: the best plans for a wish, with the notation to type.
  static std::optional<std::string> terminal_command(const Ruleset&, const View&, std::string_view line, const Canvas&);
  static std::string_view terminal_help(Lang);
  /// The questions `outcomes` (every outcome within reach, with a plan for it) and `find_plan`.
  static bool answer(const Ruleset&, const View&, std::string_view question, FieldReader&, FieldWriter&);

  // text_board.cpp
  static std::string draw(const Ruleset&, const View&, const Canvas&);
  static std::span<const Workload> workloads();
};

}  // namespace oligopoly::smartphone
