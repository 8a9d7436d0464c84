// Who is at a table, whichever process they are connected to, without sockets.
#include <doctest/doctest.h>

#include "service/audience.hpp"
#include "service/testing/table_context.hpp"

using namespace oligopoly;
using namespace oligopoly::service;
using namespace oligopoly::service::testing;

namespace {

std::string message_of(SeatSet here) { return protocol::message_text(message::Presence{here}); }

const Attendance kNobodyHere{}, kWatched{{}, true}, kOne{SeatSet(Seat{0}), true}, kTwo{SeatSet(Seat{1}), true};

/// What a process announced.
struct Announcements {
  Presence::Announce announce() {
    return [this](const Attendance& here, bool asks) { all.emplace_back(here, asks); };
  }
  std::vector<std::pair<Attendance, bool>> all;
};

std::shared_ptr<TestFollower> join(Audience& audience, Seat seat, const std::string& address = {}) {
  auto follower = std::make_shared<TestFollower>(seat, address);
  audience.add(follower);
  audience.welcome(*follower, shared_text("joined"));
  return follower;
}

}  // namespace

TEST_CASE("presence: the other processes are told once of each change, and asked the first time") {
  Announcements told;
  Presence presence(told.announce());
  presence.update(kOne);
  presence.update(kOne);
  presence.update(kNobodyHere);
  CHECK(told.all == decltype(told.all){{kOne, true}, {kNobodyHere, false}});
}

TEST_CASE("presence: a process that is asked answers if somebody is connected to it") {
  Announcements told;
  Presence presence(told.announce());
  presence.on_announced("b", kTwo, true);
  CHECK(told.all.empty());
  presence.update(kOne);
  presence.on_announced("b", kTwo, true);
  REQUIRE(told.all.size() == 2);
  CHECK(told.all.back() == std::pair(kOne, false));
  presence.on_announced("b", kTwo, false);
  presence.update(kNobodyHere);
  presence.on_announced("b", kTwo, true);
  CHECK(told.all.size() == 3);
}

TEST_CASE("presence: seats count wherever their people are, until their process says otherwise or is gone") {
  Presence presence({});
  CHECK_FALSE(presence.take_change(kWatched));
  presence.on_announced("b", kTwo, false);
  presence.on_announced("c", kWatched, false);
  CHECK(presence.take_change(kOne) == SeatSet::first(2));
  CHECK_FALSE(presence.take_change(kOne));
  CHECK(presence.elsewhere() == kTwo);
  presence.forget_absent({"a", "c"});
  CHECK(presence.take_change(kOne) == SeatSet(Seat{0}));
  CHECK(presence.elsewhere() == kWatched);
  presence.on_announced("c", kNobodyHere, false);
  CHECK(presence.elsewhere() == kNobodyHere);
}

TEST_CASE("presence: after news was missed everyone is asked anew, and what was known is not trusted") {
  Announcements told;
  Presence presence(told.announce());
  presence.exchange(kNobodyHere);
  CHECK(told.all.empty());
  presence.update(kOne);
  presence.on_announced("b", kTwo, false);
  presence.exchange(kOne);
  CHECK(told.all.back() == std::pair(kOne, true));
  CHECK(presence.elsewhere() == kNobodyHere);
}

TEST_CASE("audience: a newcomer is told who is connected; the others only if that has changed") {
  Audience audience({});
  const auto one = join(audience, Seat{0});
  CHECK(one->messages == std::vector<std::string>{"joined", message_of(SeatSet(Seat{0}))});
  const auto watching = join(audience, kSpectator);
  CHECK(watching->messages.back() == message_of(SeatSet(Seat{0})));
  CHECK(one->messages.size() == 2);
  audience.on_announced("b", kTwo, false);
  CHECK(one->messages.back() == message_of(SeatSet::first(2)));
  CHECK(audience.remove(*one));
  CHECK(one->messages.size() == 3);
  CHECK(watching->messages.back() == message_of(SeatSet(Seat{1})));
  CHECK_FALSE(audience.remove(*one));
}

TEST_CASE("audience: bots think for whoever plays, is connected, or was there a moment ago") {
  const Millis now = 1'000'000, later = now + 60'000;
  Audience audience({});
  CHECK_FALSE(audience.is_anyone_there(now));
  audience.last_seen().looked(now, "1.1.1.1");
  CHECK(audience.is_anyone_there(later - 1));
  CHECK_FALSE(audience.is_anyone_there(later));
  CHECK_FALSE(audience.whom_to_serve("t", now).is_person);
  CHECK(audience.whom_to_serve("t", now).address == "1.1.1.1");
  audience.last_seen().played(now);
  CHECK(audience.whom_to_serve("t", now).is_person);
  CHECK_FALSE(audience.whom_to_serve("t", later).is_person);
  audience.on_announced("b", kWatched, false);
  CHECK(audience.is_anyone_there(later));
  CHECK_FALSE(audience.whom_to_serve("t", later).is_person);
  audience.on_announced("b", kTwo, false);
  CHECK(audience.whom_to_serve("t", later).is_person);
}

TEST_CASE("audience: work is counted to the address of whoever plays, connected or not") {
  const Millis now = 1'000'000;
  Audience audience({});
  join(audience, kSpectator, "3.3.3.3");
  CHECK(audience.whom_to_serve("t", now).address == "3.3.3.3");
  audience.last_seen().looked(now, "1.1.1.1");
  audience.last_seen().played(now);
  CHECK(audience.whom_to_serve("t", now).address == "1.1.1.1");
  join(audience, Seat{0}, "2.2.2.2");
  CHECK(audience.whom_to_serve("t", now).address == "2.2.2.2");
}
