// Bots and questions are shared fairly: whoever asks for much slows nobody else down.
#include <doctest/doctest.h>

#include <algorithm>
#include <future>

#include "service/fair_pool.hpp"
#include "service/testing/test_service.hpp"

using namespace oligopoly::service;
using namespace oligopoly::service::testing;
using namespace std::chrono_literals;
using Clock = std::chrono::steady_clock;

namespace {

/// A pool whose only two threads are held, so that what waits can be arranged first. One of them is let go by `finish`
/// and does all the work: two would note what they did in any order.
struct HeldPool {
  HeldPool() {
    for (const auto& gate : {opened, ended})
      pool.run({true, "held", "held"}, [this, gate]() -> std::function<void()> {
        ++held;
        gate.wait();
        return {};
      });
    while (held < 2) std::this_thread::sleep_for(1ms);
  }
  void add(bool is_person, const std::string& address, const std::string& table) {
    pool.run({is_person, address, table}, [this, table]() -> std::function<void()> {
      order += table;
      return {};
    });
  }
  std::string finish() {
    open.set_value();
    while (pool.waiting() > 1) std::this_thread::sleep_for(1ms);
    end.set_value();
    while (pool.waiting() > 0) std::this_thread::sleep_for(1ms);
    return order;
  }
  std::promise<void> open, end;
  std::shared_future<void> opened = open.get_future().share(), ended = end.get_future().share();
  std::string order;
  std::atomic<int> held = 0;
  FairPool pool{2, [](const std::function<void()>& work) { work(); }};
};

double milliseconds(Clock::duration took) { return std::chrono::duration<double, std::milli>(took).count(); }

double p99(std::vector<double> all) {
  std::sort(all.begin(), all.end());
  return all[all.size() * 99 / 100];
}

bool is_asked(const json::value& state) {
  const json::array& asked = state.at("to_act").as_array();
  return std::find(asked.begin(), asked.end(), json::value(1)) != asked.end();
}

/// Plays a whole game against a bot; how long the bot took each time.
std::vector<double> play_against(std::uint16_t port, const std::string& bot) {
  const OpenedTable table = open_goofspiel(port, {"human", bot});
  Player one(port, table.id, table.tokens[0]);
  std::vector<double> took;
  for (int card = 1; card <= 5; ++card) {
    const auto begin = Clock::now();
    REQUIRE(one.play("bid " + std::to_string(card)).at("type") == "done");
    // The bot has bid too when the prize is given and the next one turned.
    while (one.state.at("over") != true && !(is_asked(one.state) && one.state.at("committed").as_array().size() > 0))
      if (one.next().is_null()) break;
    took.push_back(milliseconds(Clock::now() - begin));
  }
  return took;
}

}  // namespace

TEST_CASE("service: people come before spectators, and addresses and their tables take turns") {
  HeldPool at;
  for (const char* table : {"s", "s"}) at.add(false, "9.9.9.9", table);
  for (const char* table : {"a", "a", "a", "b"}) at.add(true, "1.1.1.1", table);
  for (const char* table : {"x", "y", "y"}) at.add(true, "2.2.2.2", table);
  CHECK(at.finish() == "axbyayass");
}

TEST_CASE("service: one thread is always left for people") {
  FairPool pool(2, [](const std::function<void()>& work) { work(); });
  std::promise<void> end;
  const std::shared_future<void> ended = end.get_future().share();
  for (int i = 0; i < 5; ++i)
    pool.run({false, "a", std::to_string(i)}, [ended]() -> std::function<void()> {
      ended.wait();
      return {};
    });
  std::promise<void> served;
  pool.run({true, "b", "b"}, [&served]() -> std::function<void()> {
    served.set_value();
    return {};
  });
  CHECK(served.get_future().wait_for(5s) == std::future_status::ready);
  end.set_value();
}

TEST_CASE("service: everything is done in the end, whoever waits and however few threads the others may take") {
  std::atomic<int> done = 0;
  FairPool pool(2, [](const std::function<void()>& work) { work(); });
  for (int i = 0; i < 200; ++i)
    pool.run({i % 10 == 0, "a", std::to_string(i % 7)}, [&done]() -> std::function<void()> {
      std::this_thread::sleep_for(100us);
      return [&done] { ++done; };
    });
  for (int i = 0; i < 5000 && pool.waiting() > 0; ++i) std::this_thread::sleep_for(1ms);
  CHECK(pool.waiting() == 0);
  CHECK(done == 200);
  pool.close();
  pool.run({true, "a", "t"}, [&done]() -> std::function<void()> { return [&done] { ++done; }; });
  CHECK(pool.waiting() == 0);
  CHECK(done == 200);
}

TEST_CASE("service: bots do not think where nobody sits or watches, and go on when someone comes") {
  TestService service;
  const OpenedTable table = open_goofspiel(service.port(), {"random", "random"});
  std::this_thread::sleep_for(300ms);
  WireClient http(service.port());
  const auto metrics = http.request("GET", "/metrics").body;
  CHECK(metrics.find("oligopoly_bot_actions_total 0\n") != std::string::npos);
  Player watching(service.port(), table.id, "");
  if (watching.state.at("over") != true)
    watching.until([](const json::value& message) { return message.at("state").at("over") == true; });
  CHECK(watching.state.at("over") == true);
}

TEST_CASE("service: fifty tables of searching bots and forty who ask keep no person waiting") {
  ServiceOptions options;
  options.limits.messages_per_second = options.limits.requests_per_second = 0;
  TestService service(options);
  const std::string four = R"({"player":"tycoon"},{"player":"tycoon"},{"player":"tycoon"},{"player":"tycoon"})";
  std::vector<std::unique_ptr<Player>> watching, asking;
  for (int i = 0; i < 50; ++i) {
    const OpenedTable table = open_table(service.port(), R"({"game":"smartphone","seats":[)" + four + "]}");
    // Where somebody watches they do think.
    if (i < 10) watching.push_back(std::make_unique<Player>(service.port(), table.id, ""));
  }
  const OpenedTable planning =
      open_table(service.port(), R"({"game":"smartphone","seats":[{"player":"human"},{"player":"human"}]})");
  for (int i = 0; i < 40; ++i) {
    asking.push_back(std::make_unique<Player>(service.port(), planning.id, planning.tokens[0]));
    for (int k = 0; k < 20; ++k) asking.back()->wire.send(R"({"do":"ask","key":"q","question":"outcomes","with":{}})");
  }
  std::vector<double> quick, searching;
  for (int game = 0; game < 3; ++game)
    for (const double took : play_against(service.port(), "random")) quick.push_back(took);
  for (const double took : play_against(service.port(), "tycoon")) searching.push_back(took);
  MESSAGE("random p99 " << p99(quick) << " ms, tycoon p99 " << p99(searching) << " ms");
  CHECK(p99(quick) < 1000);
  CHECK(p99(searching) < 3000);
}

TEST_CASE("service: one question at a time is answered for a connection, and none after it left") {
  TestService service;
  const OpenedTable table =
      open_table(service.port(), R"({"game":"smartphone","seats":[{"player":"human"},{"player":"human"}]})");
  Player one(service.port(), table.id, table.tokens[0]);
  for (const char* key : {"a", "b", "c"})
    one.wire.send(R"({"do":"ask","question":"outcomes","with":{},"key":")" + std::string(key) + "\"}");
  int refused = 0, answered = 0;
  for (int i = 0; i < 3; ++i) {
    const json::value answer = one.next();
    refused += answer.at("type") == "refused" && answer.at("error").at("name") == "still_answering" ? 1 : 0;
    answered += answer.at("type") == "ask" ? 1 : 0;
  }
  CHECK(answered == 1);
  CHECK(refused == 2);
}
