#pragma once

#include "core/any_game.hpp"
#include "core/game.hpp"
#include "games/goofspiel/rules/model.hpp"

namespace oligopoly::goofspiel {

/// The game as the platform sees it. See RULES.md; the functions are explained at the concept `Game`.
struct Goofspiel {
  using Ruleset = goofspiel::Ruleset;
  using State = goofspiel::State;
  using Action = goofspiel::Action;
  using Event = goofspiel::Event;
  using View = goofspiel::View;

  static const GameInfo& info();
  static std::span<const NamedRuleset<Ruleset>> rulesets();
  static std::span<const Option<Ruleset>> options();
  static std::optional<Flaw> flaw(const Ruleset&, int seats);
  static bool is_automaton(const Ruleset&, Seat) { return false; }

  static State start(const Ruleset&, int seats);
  static int seats(const State& state) { return state.players.size(); }
  static SeatSet to_act(const State&);
  static bool is_over(const State& state) { return state.prizes.empty() && state.prize == 0; }
  static Verdict check(const Ruleset&, const State&, Seat, const Action&);
  static bool is_listable(const State&, Seat) { return true; }
  static void legal_actions(const Ruleset&, const State&, Seat, std::vector<Action>& out);
  static Action sample_action(const Ruleset&, const State&, Seat, Rng&);
  static bool reveals(const Ruleset&, const State&, Seat, const Action&);
  static void apply(const Ruleset&, State&, Seat, const Action&, EventSink<Event>);
  static Standings standings(const Ruleset&, const State&);
  static Verdict audit(const Ruleset&, const State&);

  // view.cpp
  static View view(const Ruleset&, const State&, Seat viewer);
  static State determinize(const Ruleset&, const View&, Rng&);

  // notation.cpp
  static std::string write_action(const Ruleset&, const Action&);
  static Parsed<Action> read_action(const Ruleset&, std::string_view line);
  static std::string describe(const Ruleset&, const Event&, Lang);
  static std::string_view notation_help(Lang);
  static std::string seat_name(const Ruleset&, Seat, Lang);
  static std::string draw(const Ruleset&, const View&, const Canvas&);
};

inline constexpr Reason kNotInHand{
    "not_in_hand", "G3.1", {"the {0} is not in your hand", "你的手里没有 {0}", "你的手裡沒有 {0}"}};
inline constexpr Reason kAlreadyBid{"already_bid", "G3.1", {"you have bid already", "你已经出价", "你已經出價"}};
inline constexpr Reason kPrizeGone{
    "prize_gone", "G2.1", {"the prize {0} is not in the pile", "奖品 {0} 已不在牌堆里", "獎品 {0} 已不在牌堆裡"}};
inline constexpr Reason kBadState{
    "bad_state", "G1", {"this is not a position in this game", "这不是本游戏的局面", "這不是本遊戲的局面"}};
inline constexpr Reason kBadCards{
    "bad_cards", "G1.1", {"must be between 4 and 13", "必须在 4 到 13 之间", "必須在 4 到 13 之間"}};
inline constexpr Reason kBadSeats{
    "bad_seats", "G1.1", {"this game is for 2 to 8 players", "可供 2 到 8 人游玩", "可供 2 到 8 人遊玩"}};

}  // namespace oligopoly::goofspiel
