// The bots of one table, with threads but without sockets or a store.
#include "service/table_bots.hpp"

#include <doctest/doctest.h>

#include "service/testing/table_context.hpp"

using namespace oligopoly;
using namespace oligopoly::service;
using namespace oligopoly::service::testing;

namespace {

/// A table with bots, and what they decided.
struct BotsAtTable {
  explicit BotsAtTable(const std::vector<std::string>& seats) : table(open_cards(seats).table) {}
  void ask() {
    bots.ask(table, {true, "", "t"}, [this](const TableBots::Decision& decision) { decisions.push_back(decision); });
  }
  bool decide(std::size_t count) {
    return at.run_until([&] { return decisions.size() == count; });
  }
  Table::Result tell(int seat, const std::string& message) {
    return table.tell({Seat{seat - 1}, false}, *read_command(message), dealer, 1);
  }

  TableContext at;
  Table table;
  Dealer dealer{system_randomness()};
  TableBots bots{at.bots, {}, system_randomness()};
  std::vector<TableBots::Decision> decisions;
};

}  // namespace

TEST_CASE("bots: each that is to act is asked once, and what it decides is allowed") {
  BotsAtTable at({"random", "human", "random"});
  CHECK_FALSE(at.bots.is_thinking());
  at.ask();
  at.ask();
  CHECK(at.bots.is_thinking());
  REQUIRE(at.decide(2));
  CHECK_FALSE(at.bots.is_thinking());
  for (const TableBots::Decision& decision : at.decisions) {
    CHECK(at.bots.is_wanted(at.table, decision));
    CHECK(at.table.act(decision.seat, decision.action, at.dealer, 1));
    // It has been done: the same once more is not wanted.
    CHECK_FALSE(at.bots.is_wanted(at.table, decision));
  }
}

TEST_CASE("bots: what was decided at a table that was loaded again, or before steps were taken back, is void") {
  BotsAtTable at({"human", "random"});
  at.ask();
  REQUIRE(at.decide(1));
  CHECK(at.bots.is_wanted(at.table, at.decisions[0]));
  REQUIRE(at.table.tell({Seat{0}, false}, bid(1), at.dealer, 1));
  REQUIRE(at.tell(1, R"({"do":"undo"})"));
  CHECK_FALSE(at.bots.is_wanted(at.table, at.decisions[0]));
  at.ask();
  REQUIRE(at.decide(2));
  CHECK(at.bots.is_wanted(at.table, at.decisions[1]));
  at.bots.reset();
  CHECK_FALSE(at.bots.is_wanted(at.table, at.decisions[1]));
}

TEST_CASE("bots: a stand-in is asked when it sits down, and is not wanted when the person is back") {
  BotsAtTable at({"human", "human"});
  at.ask();
  CHECK_FALSE(at.bots.is_thinking());
  REQUIRE(at.tell(1, R"({"do":"stand_in"})"));
  at.ask();
  REQUIRE(at.decide(1));
  CHECK(at.decisions[0].seat == Seat{0});
  REQUIRE(at.tell(1, R"({"do":"return"})"));
  CHECK_FALSE(at.bots.is_wanted(at.table, at.decisions[0]));
}

TEST_CASE("bots: only the first refusal in a row is news") {
  BotsAtTable at({"random", "random"});
  CHECK(at.bots.on_refused());
  CHECK_FALSE(at.bots.on_refused());
  at.bots.on_allowed();
  CHECK(at.bots.on_refused());
}

TEST_CASE("bots: after four refusals another bot sits there, which draws from what is allowed") {
  BotsAtTable at({"tycoon", "human"});
  at.ask();
  REQUIRE(at.decide(1));
  for (int i = 0; i < 3; ++i) at.bots.on_refused();
  at.ask();
  REQUIRE(at.decide(2));
  CHECK(at.decisions[1].bot == at.decisions[0].bot);
  at.bots.on_refused();
  at.ask();
  REQUIRE(at.decide(3));
  CHECK(at.decisions[2].bot != at.decisions[0].bot);
}

TEST_CASE("bots: where many wait, each thinks for a shorter time, but for some") {
  CHECK(shared_budget({.milliseconds = 0}, 1).milliseconds == 0);
  CHECK(shared_budget({.milliseconds = 0}, 4).milliseconds == 250);
  CHECK(shared_budget({.milliseconds = 600}, 3).milliseconds == 200);
  CHECK(shared_budget({.milliseconds = 600}, 100).milliseconds == 100);
  CHECK(shared_budget({.milliseconds = 50}, 100).milliseconds == 50);
}
