#pragma once

#include <atomic>
#include <condition_variable>
#include <deque>
#include <functional>
#include <mutex>
#include <thread>

#include "service/commit_queue.hpp"

namespace oligopoly::service {

/// Hands things over to other servers, one after the other on a thread of its own, so that nobody here waits for them.
class Outbox {
 public:
  /// Whether it arrived. Runs on the outbox' thread, and should give up when it is cancelled.
  using Delivery = std::function<bool(const std::atomic<bool>& is_cancelled)>;

  /// `post` brings what became of deliveries to the thread that runs the tables.
  explicit Outbox(Post post, std::size_t most_waiting = 1000);
  ~Outbox() { close(); }
  Outbox(const Outbox&) = delete;
  Outbox& operator=(const Outbox&) = delete;

  /// False, and nothing is sent, when too much waits already or it is closed.
  bool send(Delivery delivery, std::function<void(bool)> done);
  /// Sends what waits, as far as that takes no longer than a few seconds, and ends the thread.
  void close();

 private:
  struct Item {
    Delivery delivery;
    std::function<void(bool)> done;
  };
  void work();

  Post post_;
  std::size_t most_waiting_;
  std::mutex mutex_;
  std::condition_variable changed_;
  std::deque<Item> waiting_;
  bool is_closing_ = false, is_done_ = false;
  std::atomic<bool> is_cancelled_ = false;
  std::thread thread_;
};

}  // namespace oligopoly::service
