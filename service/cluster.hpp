#pragma once

#include <atomic>
#include <deque>
#include <map>
#include <mutex>
#include <set>
#include <string>
#include <thread>

#include "service/commit_queue.hpp"
#include "service/peers.hpp"
#include "service/postgres_connection.hpp"

namespace oligopoly::service {

/// Several processes on one PostgreSQL. Each holds an advisory lock and shows itself every second; who does neither is
/// dead, and its tables may be claimed. Processes hear of new rows, and send each other commands, by NOTIFY.
///
/// A thread of its own talks to the database; everything else happens where the tables run.
class Cluster final : public Peers {
 public:
  struct Handlers {
    /// A table has new rows, written in this epoch, or was given up (no epoch).
    std::function<void(TableNumber, std::optional<std::int64_t> epoch)> news;
    /// The connection was lost for a while, or others may have taken us for dead: news may have been missed.
    std::function<void()> missed_news;
    /// The processes that are alive, every second.
    std::function<void(const std::set<std::string>&)> alive;
    /// A command from another process. The answer is nothing if the table is not ours.
    std::function<void(const std::string& table, const Speaker&, const std::string& command, Answer)> command;
    /// Another process says who is connected to it.
    std::function<void(const PresenceNotice&)> presence;
  };

  Cluster(std::string url, std::string process, Post post, Handlers handlers);
  ~Cluster() override;
  Cluster(const Cluster&) = delete;
  Cluster& operator=(const Cluster&) = delete;

  /// Registers this process; must succeed before tables are claimed.
  StoreResult<void> start();
  void forward(const std::string& owner, const std::string& table, const Speaker& speaker, const std::string& command,
               Answer answer) override;
  void recall(const std::string& table) override;
  void announce(const std::string& table, const Attendance& here, bool asks) override;
  /// Whether the database has answered lately. From any thread.
  bool is_reachable() const;
  /// Says that the thread of the tables is alive, and gives up on answers that did not come. Call often.
  void tick();
  void close();

 private:
  struct Notice {
    std::string channel, payload;
  };
  struct Waiting {
    std::string table;
    Answer answer;
    Millis until = 0;
  };

  StoreResult<void> join_cluster();
  void talk();
  void send_notices();
  void show_myself();
  void hear(const std::string& channel, const std::string& payload);
  void hear_message(const std::string& payload);
  void hear_news(const std::string& payload);
  void hear_presence(const std::string& payload);
  void send(std::string channel, std::string payload);
  /// Answers those that wait and are not worth waiting for any more with nothing.
  template <class IsHopeless>
  void give_up(IsHopeless&& is_hopeless);

  std::string url_, process_;
  Post post_;
  Handlers handlers_;
  std::unique_ptr<PostgresConnection> connection_;
  /// The session of the database that joined the cluster. Only touched by the thread that talks to it.
  int session_ = 0;
  std::thread thread_;
  std::mutex mutex_;
  std::deque<Notice> notices_;
  std::atomic<bool> is_closing_ = false;
  std::atomic<Millis> tables_alive_at_ = 0, last_shown_ = 0, answered_at_ = 0;
  int wake_ = -1;
  // Only touched where the tables run.
  std::map<std::int64_t, Waiting> waiting_;
  std::int64_t references_ = 0;
};

}  // namespace oligopoly::service
