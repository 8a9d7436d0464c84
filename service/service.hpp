#pragma once

#include <functional>
#include <memory>
#include <string>
#include <tl/expected.hpp>
#include <vector>

#include "players/bot.hpp"
#include "service/call_options.hpp"
#include "service/limits.hpp"
#include "service/token.hpp"

namespace oligopoly::service {

/// How the service is run.
struct ServiceOptions {
  std::string address = "127.0.0.1";
  /// 0 takes any that is free.
  std::uint16_t port = 8080;
  /// "sqlite:PATH" or "postgresql://…".
  std::string database;
  /// The built web client; may be missing.
  std::string web_folder;
  /// Further origins whose pages may talk to us, as "https://example.org".
  std::vector<std::string> origins{};
  bool trusts_proxy = false;
  /// Whether tables are listed for everyone whose hosts say so.
  bool has_public_list = false;
  Limits limits{};
  int bot_threads = 1;
  /// Without limits each bot thinks as long as it likes, a second at most.
  Budget bot_budget{};
  /// How long a table stays in memory that nobody uses.
  Millis idle_after = 60'000;
  /// How people who are away are called.
  CallOptions calls{};
  /// For tests; opened from `database` by default.
  std::shared_ptr<Store> store{};
  /// For tests; the system's by default: the time of day, and a clock that never goes back.
  std::function<Millis()> now{}, steady{};
  Randomness randomness{};
};

/// The table service as one process: everything from the socket to the disk.
class Service {
 public:
  /// Opens the database and listens; says in words what is wrong if it cannot.
  static tl::expected<std::unique_ptr<Service>, std::string> start(const ServiceOptions& options);
  ~Service();
  Service(const Service&) = delete;
  Service& operator=(const Service&) = delete;

  std::uint16_t port() const;
  /// Where other machines find it (reachable.hpp).
  std::vector<std::string> reachable() const;
  /// Serves until `stop`. Everything acknowledged is on the disk when it returns.
  void run();
  /// Ends gracefully: takes nothing new, saves what is under way, says goodbye. From any thread.
  void stop();
  /// Also stops on SIGTERM and SIGINT.
  void stop_on_signals();

 private:
  struct Parts;
  explicit Service(std::unique_ptr<Parts> parts);

  std::unique_ptr<Parts> parts_;
};

}  // namespace oligopoly::service
