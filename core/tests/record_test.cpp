#include "core/record.hpp"

#include <doctest/doctest.h>

#include "games/goofspiel/rules/goofspiel.hpp"

using namespace oligopoly;
using goofspiel::Goofspiel;

namespace {

Session new_session(int seats) {
  return {"standard", 1, any_game<Goofspiel>().ruleset("standard"),
          std::vector<std::string>(static_cast<std::size_t>(seats), "human")};
}

Verdict play(Session& session, Seat seat, std::string_view notation) {
  return session.apply(seat, any_game<Goofspiel>().read_notation(session.position().rules(), notation).action);
}

Session finished(std::uint64_t seed) {
  Session session = new_session(3);
  Rng rng{seed};
  while (!session.position().is_over()) {
    const Seat seat = session.position().to_act().front();
    REQUIRE(session.apply(seat, session.position().sample_action(seat, rng)));
  }
  return session;
}

}  // namespace

TEST_CASE("record: a replay meets every hash") {
  const Session session = finished(5);
  std::optional<Difference> difference;
  const Session replay = Session::replay(session.record(), difference);
  CHECK_FALSE(difference);
  CHECK(replay.position().hash() == session.position().hash());
  CHECK(replay.steps() == session.steps());
}

TEST_CASE("record: a replay stops before the step whose hash differs") {
  Record record = finished(5).record();
  record.steps[10].hash ^= 1;
  std::optional<Difference> difference;
  const Session replay = Session::replay(record, difference);
  REQUIRE(difference);
  CHECK(difference->step == 11);
  CHECK(difference->refused);
  CHECK(difference->computed != difference->recorded);
  CHECK(replay.steps() == 10);
  CHECK(replay.position().hash() == record.steps[9].hash);
}

TEST_CASE("record: a replay stops at an action the rules refuse") {
  Record record = finished(5).record();
  record.steps[6].actor = kSpectator;
  std::optional<Difference> difference;
  const Session replay = Session::replay(record, difference);
  REQUIRE(difference);
  CHECK(difference->step == 7);
  CHECK_FALSE(difference->refused);
  CHECK(replay.steps() == 6);
}

TEST_CASE("record: a replay can stop on the way") {
  const Session session = finished(5);
  std::optional<Difference> difference;
  CHECK(Session::replay(session.record(), difference, 4).position().hash() == session.record().steps[3].hash);
  CHECK_FALSE(difference);
}

TEST_CASE("undo: own actions, until something hidden or random is revealed") {
  Session session = new_session(3);
  REQUIRE(play(session, kChance, "prize 3"));
  const std::uint64_t before = session.position().hash();
  CHECK(session.undo_to(0).is(kAlreadyRevealed));
  REQUIRE(play(session, Seat{0}, "bid 4"));
  REQUIRE(play(session, Seat{1}, "bid 5"));
  CHECK(session.boundary() == 1);
  REQUIRE(session.undo_to(1));
  CHECK(session.position().hash() == before);
  REQUIRE(play(session, Seat{0}, "bid 4"));
  REQUIRE(play(session, Seat{1}, "bid 5"));
  REQUIRE(play(session, Seat{2}, "bid 6"));
  CHECK(session.undo_to(3).is(kAlreadyRevealed));
  CHECK(session.undo_to(9).is(kNothingToUndo));
}

TEST_CASE("undo: a sealed choice can be taken back while others keep theirs") {
  Session session = new_session(3);
  REQUIRE(play(session, kChance, "prize 3"));
  REQUIRE(play(session, Seat{0}, "bid 4"));
  REQUIRE(play(session, Seat{1}, "bid 5"));
  REQUIRE(session.take_back(Seat{0}));
  CHECK(session.position().to_act() == SeatSet::from_bits(0b101));
  CHECK(session.steps() == 2);
  CHECK(session.take_back(Seat{0}).is(kNothingToUndo));
  REQUIRE(play(session, Seat{0}, "bid 13"));
  REQUIRE(play(session, Seat{2}, "bid 1"));
  CHECK(session.take_back(Seat{2}).is(kAlreadyRevealed));
}

TEST_CASE("record: a refused action is not recorded and changes nothing") {
  Session session = new_session(2);
  REQUIRE(play(session, kChance, "prize 3"));
  const std::uint64_t before = session.position().hash();
  CHECK_FALSE(play(session, kChance, "prize 4"));
  CHECK_FALSE(play(session, Seat{5}, "bid 4"));
  CHECK(session.position().hash() == before);
  CHECK(session.steps() == 1);
}

TEST_CASE("record: a session may begin from any position, and undo goes back to it") {
  Session played = new_session(2);
  REQUIRE(play(played, kChance, "prize 7"));
  Record beginning = new_session(2).record();
  beginning.start = played.position().clone();
  Session session(beginning);
  CHECK(session.steps() == 0);
  CHECK(session.record().start_hash == played.position().hash());
  REQUIRE(play(session, Seat{0}, "bid 3"));
  REQUIRE(session.undo_to(0));
  CHECK(session.position().hash() == played.position().hash());
  REQUIRE(play(session, Seat{1}, "bid 3"));
  REQUIRE(session.take_back(Seat{1}));
  CHECK(session.position().hash() == played.position().hash());
  std::optional<Difference> difference;
  Session::replay(session.record(), difference);
  CHECK_FALSE(difference);
}
