#pragma once

#include <atomic>
#include <boost/json.hpp>
#include <memory>
#include <string>
#include <thread>

#include "service/service.hpp"
#include "service/testing/temporary.hpp"
#include "service/wire_client.hpp"

namespace oligopoly::service::testing {

namespace json = boost::json;

/// A table as its creator knows it.
struct OpenedTable {
  std::string id, host;
  std::vector<std::string> tokens;
};

/// The service in a thread of this process, with a database, a clock and randomness of the test's own if it wants.
class TestService {
 public:
  explicit TestService(ServiceOptions options = {});
  ~TestService();
  TestService(const TestService&) = delete;
  TestService& operator=(const TestService&) = delete;

  std::uint16_t port() const { return service_->port(); }
  void restart();
  void stop();
  const std::string& database() const { return options_.database; }

 private:
  void start();

  TemporaryFolder folder_;
  ServiceOptions options_;
  std::unique_ptr<Service> service_;
  std::thread thread_;
};

/// Opens a table; throws if it is refused.
OpenedTable open_table(std::uint16_t port, const std::string& request);
/// Five cards of goofspiel for these players.
OpenedTable open_goofspiel(std::uint16_t port, const std::vector<std::string>& seats, const std::string& more = {});

/// Someone at a table, over a real WebSocket.
class Player {
 public:
  /// Joins and reads the welcome.
  Player(std::uint16_t port, const std::string& table, const std::string& token, std::int64_t since = 0);

  const json::value& welcome() const { return welcome_; }
  /// Sends a command and reads up to its answer; what came before is kept in `news`.
  json::value tell(json::object command);
  json::value play(const std::string& notation);
  /// Asks for what happened before, page by page: `news` begins with row 1 then.
  void read_back();
  /// The next message.
  json::value next();
  /// Nothing comes within this time.
  bool is_quiet(std::chrono::milliseconds patience = std::chrono::milliseconds(100));
  /// Reads until `done(message)`; the message that was it.
  template <class Done>
  json::value until(Done&& done) {
    while (true) {
      json::value message = next();
      if (message.is_null() || done(message)) return message;
    }
  }

  WireClient wire;
  /// Everything that happened, in order of arrival, the welcome's news first.
  std::vector<json::value> news;
  /// The latest view and state.
  json::value view, state;
  /// The seats whose people are connected, as last told.
  json::value here;
  /// Whether the service can save, as last told.
  bool saving = true;
  std::int64_t row = 0;

 private:
  void note(const json::value& message);

  json::value welcome_;
  int keys_ = 0;
};

}  // namespace oligopoly::service::testing
