// What a game is played by that has no bots of its own.
#include "players/policy.hpp"

#include <doctest/doctest.h>

#include "games/goofspiel/rules/goofspiel.hpp"

using namespace oligopoly;
using goofspiel::Bid;
using goofspiel::Goofspiel;

TEST_CASE("policy: a lead is over the best of the others") {
  Standings standings(3);
  standings[Seat{0}].score = 7;
  standings[Seat{1}].score = 4;
  standings[Seat{2}].score = 9;
  CHECK(lead_of(standings, Seat{0}) == -2);
  CHECK(lead_of(standings, Seat{1}) == -5);
  CHECK(lead_of(standings, Seat{2}) == 2);
}

TEST_CASE("policy: whoever goes by the lead takes what shows at once, and considers every legal move") {
  const goofspiel::Ruleset rules{};
  goofspiel::State state = Goofspiel::start(rules, 2);
  Goofspiel::apply(rules, state, kChance, goofspiel::TurnPrize{9}, {});
  Goofspiel::apply(rules, state, Seat{0}, Bid{6}, {});
  const LeadPolicy<Goofspiel> policy(rules);
  Thoughts<goofspiel::Action> thoughts;
  Rng rng(1);
  policy.consider(state, Seat{1}, rng, thoughts);
  REQUIRE(thoughts.candidates.size() == 13);
  // The last to bid wins the prize of 9 with 7, the first card that does, and loses it with less.
  CHECK(thoughts.candidates.front().action == goofspiel::Action{Bid{7}});
  CHECK(thoughts.candidates.front().value == 900);
  CHECK(thoughts.candidates.back().value == -900);
}
