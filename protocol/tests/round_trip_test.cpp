// What is written is read back the same, over random games of every game in the catalogue.
#include <doctest/doctest.h>

#include "protocol/json.hpp"
#include "protocol/json_fields.hpp"
#include "protocol/messages.hpp"
#include "protocol/record_json.hpp"
#include "protocol/tests/random_games.hpp"

using namespace oligopoly;
using namespace oligopoly::protocol;
using namespace oligopoly::protocol::testing;

namespace {

/// Through text and back, as over a wire.
json::value over_the_wire(const json::value& value) {
  const auto parsed = parse_json(compact(value));
  REQUIRE(parsed);
  REQUIRE(*parsed == value);
  return *parsed;
}

void check_state(const Session& session) {
  const AnyPosition& position = session.position();
  const auto loaded = read_state(position, over_the_wire(state_json(position)));
  REQUIRE(loaded);
  REQUIRE((*loaded)->hash() == position.hash());
  REQUIRE(position.clone()->hash() == position.hash());
  REQUIRE((*loaded)->to_act() == position.to_act());
}

void check_actions(const Session& session, Rng& rng) {
  const AnyPosition& position = session.position();
  const AnyGame& game = position.game();
  for (const Seat seat : position.to_act()) {
    const AnyAction action = position.sample_action(seat, rng);
    const auto read = read_action(game, over_the_wire(action_json(game, action)));
    REQUIRE(read);
    REQUIRE(game.is_same(*read, action));
  }
}

}  // namespace

TEST_CASE("protocol: a state read back has the same hash, and a clone too") {
  for (const Setup& setup : all_setups()) play_random(setup, 1, check_state);
}

TEST_CASE("protocol: a table taken up from a seat's view gives that view, and a broken view changes nothing") {
  int visits = 0;
  for (const Setup& setup : all_setups())
    play_random(setup, 1, [&visits](const Session& session) {
      // Neighbours look much alike: every fifth position, over all setups about as many of each phase.
      if (visits++ % 5 != 0) return;
      const AnyPosition& position = session.position();
      Rng rng(1);
      for (const Seat seat : players(position.seats())) {
        const json::value view = view_json(position, seat);
        const auto shadow = position.clone();
        JsonReader in(view);
        REQUIRE(shadow->read_view(in, rng));
        REQUIRE(view_json(*shadow, seat) == view);
        const json::value no_view{{"viewer", 1}};
        JsonReader broken(no_view);
        const std::uint64_t before = shadow->hash();
        REQUIRE(!shadow->read_view(broken, rng));
        REQUIRE(shadow->hash() == before);
      }
    });
}

TEST_CASE("protocol: an action read back is the same") {
  Rng rng(7);
  for (const Setup& setup : all_setups())
    play_random(setup, 2, [&](const Session& session) { check_actions(session, rng); });
}

TEST_CASE("protocol: a state read back plays on like the original") {
  for (const Setup& setup : all_setups()) {
    int visits = 0;
    play_random(setup, 3, [&](const Session& session) {
      if (visits++ != 5 || session.position().is_over()) return;
      const auto loaded = read_state(session.position(), state_json(session.position()));
      REQUIRE(loaded);
      const auto original = session.position().clone();
      Rng one(11), two(11);
      while (!original->is_over()) {
        const Seat seat = original->to_act().front();
        REQUIRE(original->apply(seat, original->sample_action(seat, one)));
        REQUIRE((*loaded)->apply(seat, (*loaded)->sample_action(seat, two)));
        REQUIRE((*loaded)->hash() == original->hash());
      }
    });
  }
}

TEST_CASE("protocol: a record read back replays to every hash") {
  for (const Setup& setup : all_setups()) {
    const Session played = play_random(setup, 4);
    const auto record = read_record(pretty(record_json(played.record())));
    REQUIRE_MESSAGE(record, record.error().message_with_path(Lang::En));
    REQUIRE(record_json(*record) == record_json(played.record()));
    std::optional<Difference> difference;
    const Session replayed = Session::replay(*record, difference);
    REQUIRE_FALSE(difference);
    REQUIRE(replayed.steps() == played.steps());
    REQUIRE(replayed.position().hash() == played.position().hash());
  }
}

TEST_CASE("protocol: a corrupted hash is reported at its step") {
  for (const Setup& setup : all_setups()) {
    Record record = play_random(setup, 5).record();
    const std::size_t at = record.steps.size() / 2;
    record.steps[at].hash ^= 1;
    const auto read = read_record(compact(record_json(record)));
    REQUIRE(read);
    std::optional<Difference> difference;
    const Session session = Session::replay(*read, difference);
    REQUIRE(difference);
    CHECK(session.steps() == static_cast<int>(at));
    const Error error = error_of(*difference);
    CHECK(error.name == "hash_differs");
    CHECK(error.path == "steps[" + std::to_string(at) + "]");
    CHECK(error.message(Lang::En).find(hash_text(record.steps[at].hash)) != std::string_view::npos);
  }
}

TEST_CASE("protocol: a corrupted start and an illegal step are reported where they are") {
  Record record = play_random(all_setups().front(), 6).record();
  Record other_start = record;
  other_start.start_hash ^= 1;
  std::optional<Difference> difference;
  Session::replay(other_start, difference);
  REQUIRE(difference);
  CHECK(error_of(*difference, "record").path == "record.start_hash");

  record.steps[1] = record.steps[0];  // chance again, though a player is to act
  Session::replay(record, difference);
  REQUIRE(difference);
  CHECK(error_of(*difference).path == "steps[1]");
  CHECK(error_of(*difference).name == "wrong_phase");
}

TEST_CASE("protocol: a record that begins in the middle keeps its first position, and undo stops there") {
  const Session played = play_random(all_setups().front(), 8);
  std::optional<Difference> difference;
  Record record = record_of(all_setups().front());
  record.start = Session::replay(played.record(), difference, 3).position().clone();
  Session session(record);
  for (std::size_t i = 3; i < 5; ++i)
    REQUIRE(session.apply(played.record().steps[i].actor, played.record().steps[i].action));

  const auto read = read_record(compact(record_json(session.record())));
  REQUIRE_MESSAGE(read, read.error().message_with_path(Lang::En));
  Session replayed = Session::replay(*read, difference);
  REQUIRE_FALSE(difference);
  CHECK(replayed.steps() == 2);
  CHECK(replayed.position().hash() == played.record().steps[4].hash);
  REQUIRE(replayed.undo_to(1));
  CHECK(replayed.position().hash() == played.record().steps[3].hash);
  CHECK_FALSE(replayed.undo_to(0));
}

TEST_CASE("protocol: every released ruleset reads back what it writes") {
  for (const Setup& setup : all_setups()) {
    const json::value numbers = ruleset_json(*setup.rules);
    JsonReader in(numbers);
    auto copy = setup.rules->clone();
    REQUIRE(copy->read(in));
    REQUIRE(ruleset_json(*copy) == numbers);
  }
}

TEST_CASE("protocol: a hash is written in 16 digits and read in no other way") {
  CHECK(hash_text(0) == "0000000000000000");
  CHECK(hash_text(0x0123456789ABCDEFu) == "0123456789abcdef");
  CHECK(read_hash("fedcba9876543210").value() == 0xFEDCBA9876543210u);
  for (const char* wrong :
       {"", "0", "FEDCBA9876543210", "fedcba987654321", "fedcba98765432100", "fedcba987654321g", "-edcba9876543210"}) {
    CAPTURE(wrong);
    CHECK(read_hash(json::string(wrong), "hash").error().name == "not_a_hash");
  }
  CHECK(read_hash(7).error().name == "not_a_hash");
}
