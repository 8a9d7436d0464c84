#pragma once

#include <functional>

#include "players/bot.hpp"
#include "service/commit_queue.hpp"
#include "service/fair_pool.hpp"
#include "service/limits.hpp"
#include "service/metrics.hpp"
#include "service/token.hpp"

namespace oligopoly::service {

class Calls;
class Peers;

/// What every table shares.
struct ServiceContext {
  CommitQueue& queue;
  /// Where bots think, and where questions that take long are answered.
  FairPool &bots, &questions;
  Metrics& metrics;
  AddressBook& addresses;
  const Limits& limits;
  Budget bot_budget;
  Randomness randomness;
  /// The time of day, for logs and deadlines. It may be set back.
  std::function<Millis()> now;
  /// For all that is measured. It never goes back.
  std::function<Millis()> steady;
  /// Whether what happens can be saved at the moment.
  std::function<bool()> is_saving;
  /// Whether the operator keeps a public list of tables.
  bool has_public_list = false;
  /// Null in a single process.
  Peers* peers = nullptr;
  /// Null where tables stand alone.
  Calls* calls = nullptr;
};

}  // namespace oligopoly::service
