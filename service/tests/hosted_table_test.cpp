// A table with followers, bots and a store, but without sockets: who is shown what, and when.
#include "service/hosted_tables.hpp"

#include <doctest/doctest.h>

#include "service/reasons.hpp"
#include "service/testing/table_context.hpp"

using namespace oligopoly;
using namespace oligopoly::service;
using namespace oligopoly::service::testing;

namespace {

/// The other processes, as far as a test plays them.
struct TestPeers final : Peers {
  void forward(const std::string&, const std::string&, const Speaker&, const std::string& command,
               Answer answer) override {
    forwarded.push_back(command);
    answers.push_back(std::move(answer));
  }
  void recall(const std::string&) override { ++recalled; }
  void announce(const std::string&, const Attendance&, bool) override { ++announced; }

  std::vector<std::string> forwarded;
  std::vector<Answer> answers;
  int recalled = 0, announced = 0;
};

/// A table that is hosted, loaded from the store.
struct Hosted {
  explicit Hosted(const std::vector<std::string>& seats, Peers* peers = nullptr) : opened(open_cards(seats)) {
    at.context.peers = peers;
    keep(*at.store, opened);
    table = std::make_shared<HostedTable>(at.context, opened.table.header().id);
  }
  void load() {
    table->with([](const tl::expected<HostedTable*, protocol::Error>&) {});
    REQUIRE(at.run_until([&] { return table->replica().is_loaded(); }));
  }
  std::shared_ptr<TestFollower> join(Seat seat) {
    auto follower = std::make_shared<TestFollower>(seat);
    table->join(follower, 0);
    return follower;
  }
  void play(int seat, int card, const std::string& key) {
    table->handle({{Seat{seat - 1}, false}, bid(card, key), "as sent", [this, key](const Table::Result& result) {
                     answers += key + (result ? "=" + std::to_string(result->row) : "!" + result.error().name) + ";";
                   }});
  }
  bool answered(const std::string& all) {
    const bool is_so = at.run_until([&] { return answers == all; });
    CHECK(answers == all);
    return is_so;
  }

  TableContext at;
  Table::Opened opened;
  std::shared_ptr<HostedTable> table;
  std::string answers;
};

}  // namespace

TEST_CASE("hosted table: followers see what happened, and whoever asked is answered, when the row is safe") {
  Hosted hosted({"human", "human"});
  hosted.load();
  const auto one = hosted.join(Seat{0}), two = hosted.join(Seat{1});
  CHECK(one->count("joined") == 1);
  hosted.play(1, 3, "a");
  CHECK(hosted.table->table().rows() == 2);
  CHECK(one->count("news") + two->count("news") == 0);
  CHECK(hosted.answers.empty());
  REQUIRE(hosted.answered("a=2;"));
  CHECK(one->count("news") == 1);
  CHECK(two->count("news") == 1);
  CHECK(one->messages.back() != two->messages.back());
  CHECK(hosted.at.metrics.actions_committed == 1);
}

TEST_CASE("hosted table: a refusal and a repetition that rest on a row are answered after it") {
  Hosted hosted({"human", "human"});
  hosted.load();
  hosted.play(1, 3, "a");
  hosted.play(1, 3, "a");
  hosted.play(1, 2, "b");
  CHECK(hosted.answers.empty());
  REQUIRE(hosted.answered("a=2;a=2;b!already_bid;"));
  CHECK(hosted.at.metrics.commands_repeated == 1);
}

TEST_CASE("hosted table: who joins while a row is on its way is welcomed when it is safe") {
  Hosted hosted({"human", "human"});
  hosted.load();
  hosted.play(1, 3, "a");
  const auto late = hosted.join(Seat{1});
  CHECK(late->messages.empty());
  REQUIRE(hosted.answered("a=2;"));
  CHECK(late->count("joined") == 1);
  CHECK(late->count("news") == 0);
}

TEST_CASE("hosted table: what could not be saved is shown to nobody, and a welcome that told of it is written anew") {
  Hosted hosted({"human", "human"});
  hosted.load();
  const auto one = hosted.join(Seat{0});
  hosted.at.store->fail(StoreError::Kind::Full);
  hosted.play(1, 3, "a");
  const auto late = hosted.join(Seat{1});
  REQUIRE(hosted.answered("a!storage_full;"));
  hosted.at.store->fail(std::nullopt);
  REQUIRE(hosted.at.run_until([&] { return late->count("joined") == 1; }));
  CHECK(one->count("news") == 0);
  TableReplica& replica = hosted.table->replica();
  CHECK(late->messages.front() == joined_text(replica.table(), late->speaker, late->viewer(), replica.recent(), {}, 0));
  CHECK(hosted.table->table().rows() == 1);
  hosted.play(1, 3, "b");
  REQUIRE(hosted.answered("a!storage_full;b=2;"));
  CHECK(one->count("news") == 1);
  CHECK(late->count("news") == 1);
}

TEST_CASE("hosted table: a row that failed because an earlier one did is tried again") {
  Hosted hosted({"human", "human"});
  hosted.load();
  hosted.at.store->fail(StoreError::Kind::Full);
  hosted.play(1, 3, "a");
  REQUIRE(hosted.answered("a!storage_full;"));
  hosted.at.store->fail(std::nullopt);
  // Whatever it was to follow did not happen, so the table must be loaded first.
  hosted.table->with([&](const tl::expected<HostedTable*, protocol::Error>&) { hosted.play(2, 4, "b"); });
  REQUIRE(hosted.answered("a!storage_full;b=2;"));
}

TEST_CASE("hosted table: bots play where somebody is, and stand still where nobody is") {
  Hosted hosted({"random", "random"});
  hosted.load();
  CHECK(hosted.table->is_idle(hosted.at.time));
  const auto watching = hosted.join(kSpectator);
  CHECK_FALSE(hosted.table->is_idle(hosted.at.time));
  REQUIRE(hosted.at.run_until([&] { return hosted.table->table().game().is_over(); }));
  REQUIRE(hosted.at.run_until([&] { return !hosted.table->replica().is_busy(); }));
  CHECK(watching->count("news") == hosted.table->table().rows() - 1);
  CHECK(hosted.at.metrics.bot_actions == static_cast<std::uint64_t>(hosted.table->table().rows() - 1));
  hosted.table->leave(*watching);
  CHECK(hosted.table->is_idle(hosted.at.time));
}

TEST_CASE("hosted table: a command for another process' table is sent there, and answered when its row is here") {
  TestPeers peers;
  Hosted hosted({"human", "human"}, &peers);
  hosted.at.store->take_away(hosted.opened.table.header().id);
  hosted.load();
  const auto one = hosted.join(Seat{0});
  CHECK(peers.announced == 1);
  hosted.play(1, 3, "a");
  CHECK(peers.forwarded == std::vector<std::string>{"as sent"});
  const Dealer dealer(system_randomness());
  const auto played = hosted.opened.table.tell({Seat{0}, false}, bid(3, "a"), dealer, 1);
  hosted.at.store->write_elsewhere(hosted.table->id(), hosted.opened.table.text_of(*played->news));
  peers.answers[0](Table::Result(Table::Done{2, std::nullopt}));
  CHECK(hosted.answers.empty());
  REQUIRE(hosted.answered("a=2;"));
  CHECK(one->count("news") == 1);
}

TEST_CASE("hosted table: a command whose owner is gone is done by whoever takes the table over") {
  TestPeers peers;
  Hosted hosted({"human", "human"}, &peers);
  hosted.at.store->take_away(hosted.opened.table.header().id);
  hosted.load();
  hosted.play(1, 3, "a");
  hosted.at.store->give_back();
  peers.answers[0](std::nullopt);
  REQUIRE(hosted.answered("a=2;"));
  CHECK(peers.recalled == 1);
  CHECK(hosted.at.metrics.tables_taken_over == 1);
}

TEST_CASE("hosted table: a command that nobody answers ends as unknown") {
  TestPeers peers;
  Hosted hosted({"human", "human"}, &peers);
  hosted.at.store->take_away(hosted.opened.table.header().id);
  hosted.load();
  hosted.play(1, 3, "a");
  for (std::size_t tries = 0; tries < 5; ++tries) {
    REQUIRE(hosted.at.run_until([&] { return peers.answers.size() > tries; }));
    peers.answers[tries](std::nullopt);
  }
  REQUIRE(hosted.answered("a!unknown;"));
}

TEST_CASE("hosted tables: one that nobody uses leaves memory, and comes back when someone asks") {
  TableContext at;
  const Table::Opened opened = open_cards({"human", "human"});
  keep(*at.store, opened);
  HostedTables tables(at.context, 60'000);
  int used = 0;
  const auto use = [&](const tl::expected<HostedTable*, protocol::Error>& hosted) { used += hosted ? 1 : 100; };
  tables.with(opened.table.header().id, use);
  REQUIRE(at.run_until([&] { return used == 1; }));
  tables.tick();
  CHECK(tables.size() == 1);
  at.time += 60'000;
  tables.tick();
  CHECK(tables.size() == 0);
  tables.with(opened.table.header().id, use);
  REQUIRE(at.run_until([&] { return used == 2; }));
  CHECK(at.metrics.tables_loaded == 2);
  tables.with("no table", use);
  CHECK(used == 102);
}
