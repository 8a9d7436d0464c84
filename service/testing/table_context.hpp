#pragma once

#include <deque>
#include <functional>
#include <mutex>
#include <string>
#include <vector>

#include "service/follower.hpp"
#include "service/service_context.hpp"
#include "service/table.hpp"
#include "service/testing/memory_store.hpp"

namespace oligopoly::service::testing {

/// A follower that keeps what it is sent.
struct TestFollower final : Follower {
  explicit TestFollower(Seat at = kSpectator, std::string from = {}) {
    speaker.seat = at;
    address = std::move(from);
  }
  void send(SharedText message) override {
    messages.push_back(*message);
    if (on_send) on_send();
  }
  /// How many messages are of this type.
  int count(const std::string& type) const;

  std::vector<std::string> messages;
  std::function<void()> on_send{};
};

/// What tables need besides sockets: a store in memory, threads, a clock. What comes back to the tables waits until the
/// test runs it.
class TableContext {
 public:
  TableContext();
  ~TableContext();
  TableContext(const TableContext&) = delete;
  TableContext& operator=(const TableContext&) = delete;

  /// Runs what has come back to the tables until `done`; false if that takes more than ten seconds.
  bool run_until(const std::function<bool()>& done);

  std::shared_ptr<MemoryStore> store = std::make_shared<MemoryStore>();
  Millis time = 1'000'000;
  Metrics metrics;
  Limits limits;

 private:
  bool run_one();

  std::mutex mutex_;
  std::deque<std::function<void()>> posted_;

 public:
  CommitQueue queue;
  FairPool bots, questions;
  AddressBook addresses;
  ServiceContext context;
};

/// Five cards of goofspiel, just opened. People's tokens are "seat1" and so on.
Table::Opened open_cards(const std::vector<std::string>& seats, Millis move_time = 0);
/// Keeps it in a store; its number.
TableNumber keep(Store& store, const Table::Opened& opened);
/// The first of what the seat may do. Requires that it is to act.
AnyAction first_action(const AnyPosition& game, Seat seat);
/// A bid as a player sends it.
Command bid(int card, const std::string& key = {});

}  // namespace oligopoly::service::testing
