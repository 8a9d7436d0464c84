// Who follows a table, and what they are sent, without sockets.
#include "service/followers.hpp"

#include <doctest/doctest.h>

#include "service/testing/table_context.hpp"

using namespace oligopoly;
using namespace oligopoly::service;
using namespace oligopoly::service::testing;

namespace {

std::shared_ptr<TestFollower> follower(Seat seat, bool is_welcomed = true) {
  auto one = std::make_shared<TestFollower>(seat);
  one->is_welcomed = is_welcomed;
  return one;
}

}  // namespace

TEST_CASE("followers: a message is written once for all who see the same, and each gets its own") {
  Followers followers;
  const auto one = follower(Seat{0}), again = follower(Seat{0}), two = follower(Seat{1}), foreign = follower(Seat{0});
  foreign->lang = Lang::ZhHans;
  for (const auto& each : {one, again, two, foreign}) CHECK(followers.add(each));
  int written = 0;
  const auto messages = followers.write([&](Viewer viewer) {
    ++written;
    return std::to_string(viewer.seat.index()) + (viewer.lang == Lang::En ? "en" : "zh");
  });
  CHECK(written == 3);
  CHECK(messages[0].text == messages[1].text);
  Followers::send(messages);
  CHECK(one->messages == std::vector<std::string>{"0en"});
  CHECK(again->messages == one->messages);
  CHECK(two->messages == std::vector<std::string>{"1en"});
  CHECK(foreign->messages == std::vector<std::string>{"0zh"});
}

TEST_CASE("followers: nothing comes before the welcome, after leaving, or twice") {
  Followers followers;
  const auto early = follower(Seat{0}, false);
  auto gone = follower(Seat{1});
  CHECK(followers.add(early));
  CHECK_FALSE(followers.add(early));
  CHECK(followers.add(gone));
  const auto messages = followers.write([](Viewer) { return "news"; });
  CHECK(messages.size() == 2);
  CHECK(followers.remove(*gone));
  CHECK_FALSE(followers.remove(*gone));
  gone->is_welcomed = false;
  Followers::send(messages);
  followers.send("saving");
  CHECK(early->messages.empty());
  CHECK(gone->messages.empty());
  // One that does not exist any more is passed over.
  gone.reset();
  early->is_welcomed = true;
  Followers::send(messages);
  CHECK(early->messages == std::vector<std::string>{"news"});
}

TEST_CASE("followers: one that leaves while it is sent something takes nothing from the others") {
  Followers followers;
  const auto first = follower(kSpectator), slow = follower(kSpectator), last = follower(kSpectator);
  for (const auto& each : {first, slow, last}) followers.add(each);
  slow->on_send = [&] { followers.remove(*slow); };
  followers.send("saving");
  CHECK(first->messages.size() == 1);
  CHECK(last->messages.size() == 1);
  CHECK(followers.welcomed().size() == 2);
}

TEST_CASE("followers: those who play count before those who watch") {
  Followers followers;
  CHECK(followers.most_involved() == nullptr);
  CHECK(followers.attendance() == Attendance{});
  const auto watching = follower(kSpectator), playing = follower(Seat{1}), other = follower(kSpectator);
  followers.add(watching);
  CHECK(followers.most_involved() == watching.get());
  CHECK(followers.attendance() == Attendance{{}, true});
  followers.add(playing);
  followers.add(other);
  CHECK(followers.most_involved() == playing.get());
  CHECK(followers.attendance() == Attendance{SeatSet(Seat{1}), true});
}
