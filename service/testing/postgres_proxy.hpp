#pragma once

#include <atomic>
#include <mutex>
#include <string>
#include <thread>
#include <vector>

#include "service/testing/temporary.hpp"

namespace oligopoly::service::testing {

/// Stands between the service and a real PostgreSQL and can do what networks do: cut connections at the worst moment,
/// or fall silent without a word.
class PostgresProxy {
 public:
  /// For a database of PostgresServer.
  explicit PostgresProxy(const std::string& url);
  ~PostgresProxy();
  PostgresProxy(const PostgresProxy&) = delete;
  PostgresProxy& operator=(const PostgresProxy&) = delete;

  /// The same database, by way of this proxy.
  const std::string& url() const { return url_; }

  /// Passes nothing on any more, in either direction, but keeps connections open and takes new ones.
  void fall_silent() { is_silent_ = true; }
  void speak_again() { is_silent_ = false; }
  /// Ends every connection there is.
  void cut();
  /// Ends the connection that commits rows next: before the server is told, or after it has committed and before the
  /// client hears of it.
  enum class At { No, BeforeCommit, AfterCommit };
  void cut_next_commit(At at) { cut_at_ = at; }
  /// How many commits were cut.
  int commits_cut() const { return commits_cut_; }

 private:
  struct Link {
    int client = -1, server = -1;
    bool has_inserted = false, ends_with_answer = false;
  };
  void run();
  void accept_one();
  /// Passes on what has come from one side. False once the link is at its end.
  bool pass(Link& link, bool from_client);
  static void end(Link& link);

  TemporaryFolder folder_;
  std::string url_, server_path_;
  int listening_ = -1;
  std::atomic<bool> is_closing_ = false, is_silent_ = false, cuts_all_ = false;
  std::atomic<At> cut_at_ = At::No;
  std::atomic<int> commits_cut_ = 0;
  std::vector<Link> links_;
  std::thread thread_;
};

}  // namespace oligopoly::service::testing
