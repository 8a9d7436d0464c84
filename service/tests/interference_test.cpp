// Two games that differ only in what a seat may not know send that seat the same bytes.
#include <doctest/doctest.h>

#include "service/testing/test_service.hpp"

using namespace oligopoly::service;
using namespace oligopoly::service::testing;

namespace {

/// A service whose clock stands and whose chance is the same every time.
ServiceOptions repeatable() {
  ServiceOptions options;
  options.now = [] { return Millis{1'700'000'000'000}; };
  options.randomness = [state = std::uint64_t{0}](void* bytes, std::size_t size) mutable {
    auto* out = static_cast<unsigned char*>(bytes);
    for (std::size_t i = 0; i < size; ++i) {
      state = state * 6364136223846793005u + 1442695040888963407u;
      out[i] = static_cast<unsigned char>(state >> 56);
    }
  };
  return options;
}

struct Heard {
  std::string one, watching;
};

/// Takes part once more, and is shown positions from here on, with what the rules make of them.
void show_positions(Player& player, const OpenedTable& table, const std::string& token) {
  json::object join = {{"do", "join"}, {"table", table.id}, {"position", true}};
  if (!token.empty()) join["token"] = token;
  player.wire.send(json::serialize(join));
  const json::value joined = player.until([](const json::value& message) { return message.at("type") == "joined"; });
  REQUIRE(joined.as_object().contains("position"));
}

/// Everything that seat 1 and a spectator read while seat 2 makes a choice that nobody may see, changes it, is refused
/// something, and seat 1 asks what it may do.
Heard hear(int secret, int changed, bool reveal) {
  TestService service(repeatable());
  const OpenedTable table = open_goofspiel(service.port(), {"human", "human", "human"});
  Player one(service.port(), table.id, table.tokens[0]), two(service.port(), table.id, table.tokens[1]);
  Player three(service.port(), table.id, table.tokens[2]), watching(service.port(), table.id, "");
  Player shown(service.port(), table.id, table.tokens[0]), shown_watching(service.port(), table.id, "");
  show_positions(shown, table, table.tokens[0]);
  show_positions(shown_watching, table, "");
  const auto settle = [&](Player& player) { (void)player.tell({{"do", "ping"}, {"key", "settle"}}); };
  (void)two.tell({{"do", "play"}, {"key", "a"}, {"action", "bid " + std::to_string(secret)}});
  (void)two.tell({{"do", "undo"}, {"key", "b"}});
  (void)two.tell({{"do", "play"}, {"key", "c"}, {"action", "bid " + std::to_string(changed)}});
  (void)two.tell({{"do", "play"}, {"key", "d"}, {"action", "bid " + std::to_string(secret)}});
  settle(one);
  (void)one.tell({{"do", "actions"}, {"key", "e"}});
  (void)one.tell({{"do", "check"}, {"key", "f"}, {"action", "bid 2"}});
  (void)one.tell({{"do", "play"}, {"key", "g"}, {"action", "bid 2"}});
  if (reveal) (void)three.tell({{"do", "play"}, {"key", "h"}, {"action", "bid 5"}});
  for (Player* player : {&one, &watching, &shown, &shown_watching}) settle(*player);
  return {one.wire.received_bytes() + shown.wire.received_bytes(),
          watching.wire.received_bytes() + shown_watching.wire.received_bytes()};
}

/// The same for a plan of Smartphone Inc.: sealed, refused when it comes again, and asked about by a question.
Heard hear_plan(const std::string& plan, bool reveal) {
  TestService service(repeatable());
  const OpenedTable table =
      open_table(service.port(), R"({"game":"smartphone","seats":[{"player":"human"},{"player":"human"}]})");
  Player one(service.port(), table.id, table.tokens[0]), two(service.port(), table.id, table.tokens[1]);
  Player watching(service.port(), table.id, ""), shown(service.port(), table.id, table.tokens[0]);
  show_positions(watching, table, "");
  show_positions(shown, table, table.tokens[0]);
  const json::value sealed = two.tell({{"do", "play"}, {"key", "a"}, {"action", plan}});
  CAPTURE(json::serialize(sealed));
  REQUIRE(sealed.at("type") == "done");
  (void)two.tell({{"do", "play"}, {"key", "b"}, {"action", plan}});
  (void)one.tell({{"do", "actions"}, {"key", "c"}});
  (void)one.tell({{"do", "undo"}, {"key", "d"}});
  if (reveal) REQUIRE(one.play("plan Af Bf 0 1,2 x").at("type") == "done");
  Player late(service.port(), table.id, table.tokens[0]);
  for (Player* player : {&one, &late, &watching, &shown}) (void)player->tell({{"do", "ping"}, {"key", "settle"}});
  return {one.wire.received_bytes() + late.wire.received_bytes() + shown.wire.received_bytes(),
          watching.wire.received_bytes()};
}

}  // namespace

TEST_CASE("interference: two plans that differ send others the same bytes until they are revealed") {
  const std::string first = "plan Af Bf 0 1,2 x", second = "plan Af Bb 0 1,2 x";
  CHECK(hear_plan(first, false).one == hear_plan(second, false).one);
  CHECK(hear_plan(first, false).watching == hear_plan(second, false).watching);
  CHECK(hear_plan(first, true).one != hear_plan(second, true).one);
}

TEST_CASE("interference: whatever another seat has sealed, the bytes on the wire are the same") {
  const Heard first = hear(1, 3, false), second = hear(4, 5, false);
  CHECK(first.one == second.one);
  CHECK(first.watching == second.watching);
  CHECK(first.one.size() > 1000);
}

TEST_CASE("interference: the comparison would see a difference if there were one") {
  CHECK(hear(1, 3, true).one != hear(4, 5, true).one);
  CHECK(hear(1, 3, true).watching != hear(4, 5, true).watching);
}
