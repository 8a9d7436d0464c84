#pragma once

#include <doctest/doctest.h>

#include <sstream>
#include <string>

#include "games/smartphone/rules/board.hpp"
#include "games/smartphone/rules/data/standard.hpp"
#include "games/smartphone/rules/phases/setup.hpp"
#include "games/smartphone/rules/smartphone.hpp"

namespace oligopoly::smartphone {

/// The standard rules with a few things set as a test needs them.
struct TableSetup {
  int seats = 2;
  /// Steve's seat, counted from 1; 0 for none.
  int steve = 0;
  Difficulty difficulty = Difficulty::Normal;
  bool retailers = false;
  std::array<Colour, kMostSeats> colour = data::kStandard.colour;
};

inline Ruleset rules_of(const TableSetup& setup) {
  Ruleset rules = data::kStandard;
  rules.retailers = setup.retailers;
  rules.steve_difficulty = setup.difficulty;
  rules.colour = setup.colour;
  if (setup.steve > 0) rules.steve.insert(Seat{setup.steve - 1});
  return rules;
}

/// Plays lines of notation ("chance market …", "1 study gps") and keeps the first refusal. `state` may be changed
/// between lines to set up a position; `audit` says whether it is still one.
class Table {
 public:
  explicit Table(const TableSetup& setup = {}) : Table(rules_of(setup), setup.seats) {}
  Table(const Ruleset& with, int seats) : rules(with) {
    REQUIRE_FALSE(Smartphone::flaw(rules, seats));
    state = Smartphone::start(rules, seats);
  }

  Verdict play(const std::string& lines) {
    std::istringstream in(lines);
    std::string line;
    while (std::getline(in, line)) {
      std::istringstream words(line);
      std::string who, action;
      if (!(words >> who >> std::ws) || !std::getline(words, action)) continue;
      const Seat seat = who == "chance" ? kChance : Seat{std::stoi(who) - 1};
      const auto parsed = Smartphone::read_action(rules, action);
      REQUIRE_MESSAGE(parsed.verdict, "not notation: ", line);
      if (const Verdict verdict = Smartphone::check(rules, state, seat, parsed.action); !verdict) return verdict;
      Smartphone::apply(rules, state, seat, parsed.action, EventSink<Event>{events});
    }
    return kAllowed;
  }
  /// The reason a line would be refused in a language, or "" if it would be allowed.
  std::string why_not(int seat, const std::string& action, Lang lang = Lang::En) const {
    const auto parsed = Smartphone::read_action(rules, action);
    REQUIRE(parsed.verdict);
    const Verdict verdict = Smartphone::check(rules, state, Seat{seat - 1}, parsed.action);
    return verdict ? "" : explain(verdict, lang);
  }

  /// A market that holds nothing special, dealt by chance.
  Verdict deal() {
    return play("chance market goods/goods truck/truck research/research goods/price_up goods_cut/truck");
  }
  /// Everyone but Steve lays the same plan with every improvement face down, and the last one reveals them all.
  Verdict plan_all(const std::string& pads) {
    for (const Seat seat : Smartphone::to_act(state)) {
      std::string line = std::to_string(seat.number()) + " plan " + pads;
      for (int i = 0; i < player(seat.number()).improvements.size(); ++i) line += " x";
      if (const Verdict verdict = play(line); !verdict) return verdict;
    }
    return kAllowed;
  }
  /// Everyone passes what can be passed until the phase is reached (or the game is over).
  void pass_to(Phase phase, int round = 0) {
    const auto is_there = [&] { return board().phase == phase && (round == 0 || board().round == round); };
    for (int i = 0; i < 1000 && !is_there() && !Smartphone::is_over(state); ++i) step_idly();
    REQUIRE(is_there());
  }
  /// Chance deals, seats plan `kIdlePlan`, take tokens and are done.
  void step_idly() {
    const Seat seat = Smartphone::to_act(state).front();
    Rng rng{static_cast<std::uint64_t>(events.size())};
    Action action = Smartphone::sample_action(rules, state, seat, rng);
    if (board().phase == Phase::Planning) {
      REQUIRE(plan_all(kIdlePlan));
      return;
    }
    if (board().phase == Phase::Improve) action = TakeToken{};
    if (is_turn_phase(board().phase) && board().phase != Phase::Improve) action = Done{};
    REQUIRE(Smartphone::check(rules, state, seat, action));
    Smartphone::apply(rules, state, seat, action, EventSink<Event>{events});
  }
  /// Shows improve, 3 trucks, research, goods and goods with cut; covers one cell. The price is 4.
  static constexpr const char* kIdlePlan = "Af Bf 0 1,2";

  /// Deals, plans `kIdlePlan` for all and stops at the first choice of phase 4, before anyone's icons matter further.
  void plan_idly() {
    REQUIRE(deal());
    REQUIRE(plan_all(kIdlePlan));
    REQUIRE(board().phase == Phase::Improve);
  }
  /// Makes a seat's plan show an icon this often, from here on in this round.
  void show(int seat, Icon icon, int count) { player(seat).outcome.visible[icon] = static_cast<std::uint8_t>(count); }
  void show_all(Icon icon, int count) {
    for (int seat = 1; seat <= Smartphone::seats(state); ++seat) show(seat, icon, count);
  }

  Board& board() { return state.board; }
  const Board& board() const { return state.board; }
  Player& player(int seat) { return state.board.players[Seat{seat - 1}]; }
  RegionState& region(Region region) { return state.board.regions[region]; }
  bool is_sound() const { return static_cast<bool>(Smartphone::audit(rules, state)); }

  /// Gives a seat a technology (and the patent, if nobody has it) as if it had researched it.
  void grant(int seat, Technology technology) {
    if (player(seat).technologies.contains(technology)) return;
    player(seat).technologies.insert(technology);
    add(player(seat).offices, -1);
    if (board().patents[technology] == kNobody) board().patents[technology] = Seat{seat - 1};
  }
  /// Opens an office for a seat as if it had shipped there.
  void open(int seat, Region where) {
    region(where).offices.push_back(Seat{seat - 1});
    add(player(seat).offices, -1);
  }
  /// Puts progress in place as if it had been placed earlier.
  void study(int seat, Technology technology, int progress) {
    add(player(seat).research[technology], progress);
    add(player(seat).markers, -progress);
  }
  void ship(int seat, Region where, int progress) {
    add(player(seat).logistics[where], progress);
    add(player(seat).markers, -progress);
  }

  template <class E>
  std::vector<E> events_of() const {
    std::vector<E> all;
    for (const Event& event : events)
      if (const E* one = std::get_if<E>(&event)) all.push_back(*one);
    return all;
  }

  Ruleset rules;
  State state;
  std::vector<Event> events;
};

}  // namespace oligopoly::smartphone
