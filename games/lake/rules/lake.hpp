#pragma once

#include <tuple>

#include "core/any_game.hpp"
#include "core/game.hpp"
#include "games/lake/rules/actions.hpp"
#include "games/lake/rules/events.hpp"
#include "games/lake/rules/model.hpp"
#include "games/lake/rules/pack.hpp"
#include "games/lake/rules/preview.hpp"
#include "games/lake/rules/reasons.hpp"
#include "games/lake/rules/ruleset.hpp"

namespace oligopoly::lake {

/// Under the Lake as the platform sees it. See RULES.md; the functions are explained at the concept `Game`.
struct Lake {
  using Ruleset = lake::Ruleset;
  using State = lake::State;
  using Action = lake::Action;
  using Event = lake::Event;
  using View = lake::View;
  using Pack = lake::Pack;

  static const GameInfo& info();
  static std::span<const NamedRuleset<Ruleset>> rulesets() { return released_rulesets(); }
  static std::span<const NamedRuleset<Ruleset>> old_rulesets() { return lake::old_rulesets(); }
  static std::span<const Option<Ruleset>> options() { return table_options(); }
  static int rules_version(const Ruleset& rules) { return rules.rules_version; }
  /// Seats that chose no civilisation take the first that are left (L1.2).
  static void seat_the_rest(Ruleset&, int seats, SeatSet chose);
  static std::optional<Flaw> flaw(const Ruleset& rules, int seats) { return flaw_of(rules, seats); }
  static bool is_automaton(const Ruleset&, Seat) { return false; }
  /// Adds an expansion pack to a ruleset (L10.2). On failure the ruleset is as it was and the reader tells why.
  static bool read_pack(Ruleset& rules, FieldReader& in) { return lake::read_pack(rules, in); }

  static State start(const Ruleset&, int seats);
  static int seats(const State& state) { return state.players.size(); }
  static SeatSet to_act(const State&);
  static bool is_over(const State& state) { return state.phase == Phase::Over; }
  static Verdict check(const Ruleset&, const State&, Seat, const Action&);
  static bool reveals(const Ruleset&, const State&, Seat seat, const Action&) { return seat == kChance; }
  static void apply(const Ruleset&, State&, Seat, const Action&, EventSink<Event>);
  static Standings standings(const Ruleset&, const State&);
  static std::uint64_t hash(const Ruleset&, const State&);

  // choices.cpp
  /// Everything but the decisions of an own turn, where offers to others are possible and far too many.
  static bool is_listable(const State&, Seat);
  /// In an own turn: all that is allowed except offers, and without the shorthands `income all` and `run all`.
  static void legal_actions(const Ruleset&, const State&, Seat, std::vector<Action>& out);
  static Action sample_action(const Ruleset&, const State&, Seat, Rng&);

  // audit.cpp
  static Verdict audit(const Ruleset&, const State&);

  // view.cpp
  static View view(const Ruleset&, const State&, Seat viewer);
  static State determinize(const Ruleset&, const View& view, Rng&) { return view.table; }

  /// Also an exchange as version 1 of the rules wrote it.
  static bool read_action_fields(FieldReader&, Action&);
  // notation.cpp
  static std::string write_action(const Ruleset&, const Action&);
  static Parsed<Action> read_action(const Ruleset&, std::string_view line);
  // describe.cpp
  static std::string describe(const Ruleset&, const Event&, Lang);
  static std::string seat_name(const Ruleset&, Seat, Lang);
  // preview.cpp
  static Preview preview(const Ruleset&, const View&);
  static std::optional<IncomeCost> preview(const Ruleset&, const View&, const Action&);
  /// What questions are answered with, besides what comes with every position.
  using Answers = std::tuple<OfferPreview>;
  /// Answers "preview" and "offer", which takes an OfferDraft (see preview.hpp), and "stories" (see stories.hpp).
  static bool answer(const Ruleset&, const View&, std::string_view question, FieldReader&, FieldWriter&);
  // text_board.cpp
  static std::string draw(const Ruleset&, const View&, const Canvas&);
  // era_table.cpp
  /// "era": every card with its effects, drawn or not. "story NAME": what a card or an achievement is about.
  static std::optional<std::string> terminal_command(const Ruleset&, const View&, std::string_view line, const Canvas&);
  static std::string_view terminal_help(Lang);
};

}  // namespace oligopoly::lake
