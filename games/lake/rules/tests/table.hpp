#pragma once

#include <doctest/doctest.h>

#include <fstream>
#include <sstream>
#include <string>

#include "core/testing/source_dir.hpp"
#include "games/lake/rules/lake.hpp"
#include "games/lake/rules/tests/json_reader.hpp"

namespace oligopoly::lake {

/// Adds a pack of packs/ to the rules; what went wrong in English, or nothing.
inline std::string read_pack_file(Ruleset& rules, const std::string& name) {
  std::ifstream in(testing::source_dir().string() + "/games/lake/packs/" + name + ".json");
  std::ostringstream text;
  text << in.rdbuf();
  JsonReader reader(text.str());
  return Lake::read_pack(rules, reader) ? "" : explain(*reader.error(), Lang::En);
}
inline std::string read_pack_text(Ruleset& rules, const std::string& text) {
  JsonReader reader(text);
  return Lake::read_pack(rules, reader) ? "" : explain(*reader.error(), Lang::En);
}

/// Plays lines of notation ("chance draw wto", "1 run food", several to a line with ";") and stops at the first
/// refusal. Seats are the handbook's civilisations in order: 1 UK, 2 France, 3 Germany, 4 USA, 5 Russia, 6 Arabia, 7
/// China, 8 Japan, unless others are named.
class Table {
 public:
  explicit Table(int seats, std::vector<std::string> civs = {}) : rules(released_rulesets()[0].rules) {
    // So that passing rounds by leaves the laws as they were.
    rules.bills_reversible = true;
    for (std::size_t seat = 0; seat < civs.size(); ++seat) seat_civ(static_cast<int>(seat) + 1, civs[seat]);
    restart(seats);
  }
  /// Begins again, after the rules have been changed.
  void restart(int seats) {
    const auto flaw = Lake::flaw(rules, seats);
    REQUIRE_MESSAGE(!flaw, (flaw ? flaw->path : ""));
    state = Lake::start(rules, seats);
    events.clear();
  }

  Verdict play(const std::string& lines) {
    std::string text = lines;
    std::replace(text.begin(), text.end(), ';', '\n');
    std::istringstream in(text);
    for (std::string line; std::getline(in, line);) {
      std::istringstream words(line);
      std::string who, action;
      if (!(words >> who >> std::ws) || !std::getline(words, action)) continue;
      const Seat seat = who == "chance" ? kChance : Seat{std::stoi(who) - 1};
      const auto parsed = Lake::read_action(rules, action);
      REQUIRE_MESSAGE(parsed.verdict, "not notation: ", line);
      if (const Verdict verdict = Lake::check(rules, state, seat, parsed.action); !verdict) return verdict;
      Lake::apply(rules, state, seat, parsed.action, EventSink<Event>{events});
    }
    return kAllowed;
  }

  /// Plays a council that raises `law` ("tax+" …) by everyone's vote. Named first so that it needs no tie-break.
  void pass(const std::string& law) {
    REQUIRE(state.phase == Phase::Propose);
    Propose propose;
    propose.bills.push_back(std::get<Vote>(Lake::read_action(rules, "vote " + law).action).bill);
    std::vector<Action> all;
    Lake::legal_actions(rules, state, state.chair, all);
    for (const Action& action : all)
      if (std::get<Propose>(action).bills[0] == propose.bills[0]) propose = std::get<Propose>(action);
    apply(propose);
    while (state.phase == Phase::Vote) apply(Vote{propose.bills[0]});
  }
  /// On to the turn of this seat, its production choice still open. Everyone before does nothing; cards are drawn in
  /// order, except those named; of the laws only the subsidy moves, up and down.
  void to_turn(int seat) {
    const State at_start = state;
    while (!(state.phase == Phase::Turn && state.active == Seat{seat - 1} && !state.offer.is_open() &&
             state.turn.step == TurnStep::Income && !(state == at_start)))
      pass_by();
  }
  /// On to the beginning of a round, before its card or council.
  void to_round(int round) {
    while (state.round < round) pass_by();
  }
  /// Finishes the round without doing anything.
  void to_next_round() { to_round(state.round + 1); }

  Player& player(int seat) { return state.players[Seat{seat - 1}]; }
  int& coins(int seat) { return player(seat).coins; }
  int& goods(int seat, Resource resource) { return player(seat).goods[resource]; }
  /// An industry at a level, with a plot for it so that the books stay right.
  void industry(int seat, Industry which, int level) { player(seat).levels[which] = static_cast<std::uint16_t>(level); }
  Seat achiever(Achievement achievement) const { return state.achievers[achievement]; }
  /// The last event of a kind. Requires one.
  template <class E>
  E last() const {
    for (auto event = events.rbegin(); event != events.rend(); ++event)
      if (const auto* found = std::get_if<E>(&*event)) return *found;
    FAIL("no such event");
    return {};
  }
  template <class E>
  int count() const {
    int found = 0;
    for (const Event& event : events) found += std::holds_alternative<E>(event) ? 1 : 0;
    return found;
  }
  int card(const std::string& id) const {
    for (int i = 0; i < rules.cards.size(); ++i)
      if (rules.cards[i].id == id) return i;
    FAIL("no such card: ", id);
    return 0;
  }
  void seat_civ(int seat, const std::string& id) {
    for (int i = 0; i < rules.civs.size(); ++i)
      if (rules.civs[i].id == id) rules.seat_civs[static_cast<std::size_t>(seat - 1)] = static_cast<CivIndex>(i);
  }
  void apply(const Action& action) {
    const Seat seat = Lake::to_act(state).front();
    REQUIRE(Lake::check(rules, state, seat, action));
    Lake::apply(rules, state, seat, action, EventSink<Event>{events});
  }
  /// Cards to be drawn next by to_turn and to_round.
  std::vector<std::string> next_cards;

  Ruleset rules;
  State state;
  std::vector<Event> events;

 private:
  void pass_by() {
    switch (state.phase) {
      case Phase::DrawChair:
        return apply(DrawChair{Seat{0}});
      case Phase::DrawCard:
        return draw();
      case Phase::Meiji:
        return apply(Decline{});
      case Phase::Propose:
        return pass(state.laws.subsidy == 0 ? "subsidy+" : "subsidy-");
      case Phase::Westward:
        return apply(Stay{});
      case Phase::Turn:
        break;
      default:
        FAIL("nothing to pass by");
    }
    if (state.offer.is_open()) return apply(Decline{});
    if (state.turn.step == TurnStep::Income) return apply(Income{});
    apply(Done{});
  }
  /// The next card named, else the first that has no effect a test would trip over.
  void draw() {
    if (!next_cards.empty()) {
      const int index = card(next_cards.front());
      next_cards.erase(next_cards.begin());
      return apply(DrawCard{static_cast<CardIndex>(index)});
    }
    std::vector<Action> all;
    Lake::legal_actions(rules, state, kChance, all);
    apply(all.front());
  }
};

}  // namespace oligopoly::lake
