#pragma once

#include <doctest/doctest.h>

#include <sstream>
#include <string>

#include "games/goofspiel/rules/goofspiel.hpp"

namespace oligopoly::goofspiel {

/// Plays lines of notation ("chance prize 7", "1 bid 3") and keeps the first refusal.
class Table {
 public:
  explicit Table(int seats, int cards = kMaxCards) : rules{static_cast<std::uint8_t>(cards)} {
    state = Goofspiel::start(rules, seats);
  }

  Verdict play(const std::string& lines) {
    std::istringstream in(lines);
    std::string line;
    while (std::getline(in, line)) {
      std::istringstream words(line);
      std::string who, action;
      if (!(words >> who >> std::ws) || !std::getline(words, action)) continue;
      const Seat seat = who == "chance" ? kChance : Seat{std::stoi(who) - 1};
      const auto parsed = Goofspiel::read_action(rules, action);
      REQUIRE_MESSAGE(parsed.verdict, "not notation: ", line);
      if (const Verdict verdict = Goofspiel::check(rules, state, seat, parsed.action); !verdict) return verdict;
      Goofspiel::apply(rules, state, seat, parsed.action, EventSink<Event>{events});
    }
    return kAllowed;
  }
  Player& player(int seat) { return state.players[Seat{seat - 1}]; }

  Ruleset rules;
  State state;
  std::vector<Event> events;
};

}  // namespace oligopoly::goofspiel
