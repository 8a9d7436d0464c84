// A process' copy of a table and the store, without sockets: what is safe, what is lost, whose it is.
#include <doctest/doctest.h>

#include "service/reasons.hpp"
#include "service/table_replica.hpp"
#include "service/testing/table_context.hpp"

using namespace oligopoly;
using namespace oligopoly::service;
using namespace oligopoly::service::testing;

namespace {

/// The replica of a table for two people.
struct ReplicaAtStore {
  ReplicaAtStore() {
    keep(*at.store, opened);
    TableReplica::Handlers handlers;
    handlers.is_followed = [this] { return is_followed; };
    handlers.row_taken_up = [this](const News& news) { taken_up.push_back(news.row); };
    handlers.loaded = [this](std::optional<std::int64_t> missed_after) { loaded.push_back(missed_after); };
    handlers.owner_changed = [this] { told += "owner changed;"; };
    handlers.taken_over = [this] { told += "taken over;"; };
    replica = std::make_shared<TableReplica>(at.context, id, handlers);
  }
  ~ReplicaAtStore() { replica->detach(); }

  void load() {
    replica->load();
    REQUIRE(at.run_until([&] { return replica->is_loaded(); }));
    is_followed = true;
  }
  /// Says something at the table and appends it; what became of it is noted.
  void say(const std::string& text) {
    const auto command = read_command(R"({"do":"say","text":")" + text + "\"}");
    Table::Result said = replica->table().tell({Seat{0}, false}, *command, dealer, 1);
    REQUIRE(said);
    replica->append(std::move(*said->news),
                    [this](const StoreResult<void>& result) { outcomes.push_back(result ? "kept" : "lost"); });
  }
  /// A row as another process, whose table went on from the opening, would write it.
  std::string row_elsewhere(const std::string& text) {
    const auto command = read_command(R"({"do":"say","text":")" + text + "\"}");
    const Table::Result said = opened.table.tell({Seat{1}, false}, *command, dealer, 1);
    return opened.table.text_of(*said->news);
  }

  TableContext at;
  Table::Opened opened = open_cards({"human", "human"});
  std::string id = opened.table.header().id;
  Dealer dealer{system_randomness()};
  /// Somebody comes when the table is there.
  bool is_followed = false;
  std::vector<std::int64_t> taken_up;
  std::vector<std::optional<std::int64_t>> loaded;
  std::vector<std::string> outcomes;
  std::string told;
  std::shared_ptr<TableReplica> replica;
};

}  // namespace

TEST_CASE("pending: rows are settled in their order, and those who wait hear of the last row they saw") {
  PendingRows pending;
  std::string heard;
  const auto hears = [&](const std::string& name) {
    return [&heard, name](const std::optional<protocol::Error>& error) { heard += name + (error ? "-" : "+"); };
  };
  pending.when_safe(hears("now"));
  CHECK(heard == "now+");
  pending.add(5, [&](const StoreResult<void>& result) { heard += result ? "5+" : "5-"; });
  pending.when_safe(hears("a"));
  pending.add(6, {});
  pending.when_safe(hears("b"));
  CHECK(pending.size() == 2);
  heard.clear();
  const PendingRows::Row first = pending.take();
  CHECK(first.number == 5);
  first.settle({});
  CHECK(heard == "5+a+");
  pending.take().settle(tl::unexpected(StoreError{StoreError::Kind::Full, ""}));
  CHECK(heard == "5+a+b-");
  CHECK(pending.empty());
}

TEST_CASE("pending: whoever waits for a row of another process is served once it has been shown") {
  AwaitedRows awaited;
  std::string served;
  awaited.wait_for(7, [&] { served += "7"; });
  awaited.wait_for(5, [&] {
    served += "5";
    awaited.wait_for(6, [&] { served += "6"; });
  });
  awaited.on_shown(4);
  CHECK(served.empty());
  awaited.on_shown(6);
  CHECK(served == "5");
  awaited.on_shown(6);
  CHECK(served == "56");
  awaited.on_shown(9);
  CHECK(served == "567");
}

TEST_CASE("reader: rows asked for while others are read are noted, not read twice") {
  ReplicaAtStore table;
  TableReader reader(table.at.queue, table.id);
  int answers = 0;
  const auto count = [&](const StoreResult<StoredTable>& stored) { answers += stored ? 1 : 0; };
  reader.read_rows(0, count);
  CHECK_FALSE(reader.has_more_rows());
  reader.read_rows(0, count);
  CHECK(reader.has_more_rows());
  CHECK(reader.is_busy());
  CHECK_FALSE(reader.is_loading());
  REQUIRE(table.at.run_until([&] { return answers == 1; }));
  CHECK_FALSE(reader.is_busy());
  reader.read_rows(0, count);
  CHECK_FALSE(reader.has_more_rows());
  REQUIRE(table.at.run_until([&] { return answers == 2; }));
}

TEST_CASE("replica: it loads when someone asks, and says why it cannot") {
  ReplicaAtStore table;
  std::string heard;
  const auto hears = [&](const std::optional<protocol::Error>& error) { heard += error ? error->name : "loaded;"; };
  table.replica->when_loaded(hears);
  CHECK(heard.empty());
  CHECK(table.replica->is_busy());
  REQUIRE(table.at.run_until([&] { return !heard.empty(); }));
  CHECK(heard == "loaded;");
  CHECK(table.replica->safe_row() == 1);
  CHECK_FALSE(table.replica->is_busy());
  const auto missing = std::make_shared<TableReplica>(table.at.context, "nosuchtable00000", TableReplica::Handlers{});
  heard.clear();
  missing->when_loaded(hears);
  REQUIRE(table.at.run_until([&] { return !heard.empty(); }));
  CHECK(heard == kNoSuchTable.name);
}

TEST_CASE("replica: a row is safe when the store has it, not before") {
  ReplicaAtStore table;
  table.load();
  table.say("a");
  table.say("b");
  bool is_safe = false;
  table.replica->when_safe([&](const std::optional<protocol::Error>& error) { is_safe = !error; });
  CHECK(table.outcomes.empty());
  CHECK(table.replica->safe_row() == 1);
  CHECK(table.replica->unsafe_rows() == 2);
  CHECK(table.replica->table().rows() == 3);
  REQUIRE(table.at.run_until([&] { return is_safe; }));
  CHECK(table.outcomes == std::vector<std::string>{"kept", "kept"});
  CHECK(table.replica->safe_row() == 3);
  CHECK(table.at.store->rows(table.id) == 3);
}

TEST_CASE("replica: when a row cannot be kept it is as if nothing had happened, then or after") {
  ReplicaAtStore table;
  table.load();
  table.at.store->fail(StoreError::Kind::Full);
  table.say("a");
  table.say("b");
  std::string why;
  table.replica->when_safe([&](const std::optional<protocol::Error>& error) { why = error ? error->name : "safe"; });
  REQUIRE(table.at.run_until([&] { return table.outcomes.size() == 2; }));
  CHECK(table.outcomes == std::vector<std::string>{"lost", "lost"});
  CHECK(why != "safe");
  CHECK_FALSE(table.replica->is_loaded());
  CHECK(table.replica->is_resting());
  table.at.store->fail(std::nullopt);
  REQUIRE(table.at.run_until([&] { return table.replica->is_loaded(); }));
  CHECK(table.replica->table().rows() == 1);
  // Nothing was missed, so nobody is to be told anew.
  CHECK(table.loaded == decltype(table.loaded){0, std::nullopt});
  table.say("c");
  REQUIRE(table.at.run_until([&] { return table.outcomes.size() == 3; }));
  CHECK(table.outcomes.back() == "kept");
  table.at.time += 10'000;
  CHECK_FALSE(table.replica->is_resting());
}

TEST_CASE("replica: rows of another process are taken up when there is news of them, each once") {
  ReplicaAtStore table;
  table.at.store->take_away(table.id);
  table.load();
  CHECK_FALSE(table.replica->is_ours());
  CHECK(table.replica->claim().owner == "other");
  table.at.store->write_elsewhere(table.id, table.row_elsewhere("a"));
  bool is_there = false;
  table.replica->when_taken_up(3, [&] { is_there = true; });
  REQUIRE(table.at.run_until([&] { return table.taken_up.size() == 1; }));
  CHECK_FALSE(is_there);
  table.at.store->write_elsewhere(table.id, table.row_elsewhere("b"));
  table.replica->catch_up();
  table.replica->catch_up();
  REQUIRE(table.at.run_until([&] { return is_there && !table.replica->is_busy(); }));
  CHECK(table.taken_up == std::vector<std::int64_t>{2, 3});
  CHECK(table.replica->safe_row() == 3);
}

TEST_CASE("replica: a table is taken over when its owner is gone, with all it wrote") {
  ReplicaAtStore table;
  table.at.store->take_away(table.id);
  table.load();
  table.at.store->write_elsewhere(table.id, table.row_elsewhere("a"));
  table.at.store->give_back();
  bool is_reviewed = false;
  table.replica->review_claim([&] { is_reviewed = true; });
  REQUIRE(table.at.run_until([&] { return is_reviewed; }));
  CHECK(table.replica->is_ours());
  CHECK(table.told == "owner changed;taken over;");
  CHECK(table.taken_up == std::vector<std::int64_t>{2});
  table.say("b");
  REQUIRE(table.at.run_until([&] { return table.outcomes.size() == 1; }));
  CHECK(table.outcomes[0] == "kept");
}

TEST_CASE("replica: a row written after the table was lost to another process is refused, and theirs is taken up") {
  ReplicaAtStore table;
  table.load();
  table.at.store->take_away(table.id, {table.row_elsewhere("theirs")});
  table.say("ours");
  REQUIRE(table.at.run_until([&] { return table.outcomes.size() == 1 && table.replica->is_loaded(); }));
  CHECK(table.outcomes[0] == "lost");
  CHECK_FALSE(table.replica->is_ours());
  CHECK(table.replica->table().rows() == 2);
  CHECK(table.taken_up == std::vector<std::int64_t>{2});
}

TEST_CASE("replica: whoever followed and missed too much is to be told anew from there") {
  ReplicaAtStore table;
  table.load();
  std::vector<std::string> many;
  for (int i = 0; i < 300; ++i) many.push_back(table.row_elsewhere("a"));
  table.at.store->take_away(table.id, many);
  table.say("lost");
  REQUIRE(table.at.run_until([&] { return table.loaded.size() == 2; }));
  CHECK(table.loaded.back() == 1);
  CHECK(table.taken_up.empty());
  CHECK(table.replica->safe_row() == 301);
}

TEST_CASE("replica: one whose host is gone tells nobody anything") {
  ReplicaAtStore table;
  table.load();
  table.say("a");
  table.replica->detach();
  REQUIRE(table.at.run_until([&] { return table.at.store->rows(table.id) == 2; }));
  table.replica->load();
  REQUIRE(table.at.run_until([&] { return !table.replica->is_busy(); }));
  CHECK(table.outcomes.empty());
  CHECK(table.loaded.size() == 1);
}
