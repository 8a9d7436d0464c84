#pragma once

#include <deque>
#include <functional>
#include <map>
#include <memory>
#include <mutex>
#include <string>

#include "service/commit_queue.hpp"

namespace boost::asio {
class thread_pool;
}

namespace oligopoly::service {

/// For whom something is worked out. Addresses take turns, and so do the tables of one address.
struct OnBehalfOf {
  /// Somebody sits there and waits; whoever only watches comes second.
  bool is_person = false;
  std::string address;
  std::string table;
};

/// Work that takes long, on threads of its own and shared fairly: nobody waits longer because another asks for more.
/// People come first, and one thread is always kept free for them.
class FairPool {
 public:
  /// Runs on a thread of the pool; what it returns is run where the tables run.
  using Work = std::function<std::function<void()>()>;

  /// At least two threads, whatever is asked for: one of them is people's own.
  FairPool(int threads, Post post);
  ~FairPool();
  FairPool(const FairPool&) = delete;
  FairPool& operator=(const FairPool&) = delete;

  void run(const OnBehalfOf& whom, Work work);
  /// What waits or is being worked on.
  std::size_t waiting() const;
  /// How many times more work of people waits than there are threads; at least 1.
  int crowding() const;
  /// Drops what waits, lets what is being worked on end.
  void close();

 private:
  /// Those who take turns, in the order in which they are next.
  template <class Part>
  class Turns {
   public:
    bool empty() const { return order_.empty(); }
    Part& part(const std::string& name) {
      const auto [found, is_new] = parts_.try_emplace(name);
      if (is_new) order_.push_back(name);
      return found->second;
    }
    Part& first() { return parts_.at(order_.front()); }
    /// The first has had its turn; who has nothing left is forgotten.
    void pass(bool is_done) {
      const std::string name = std::move(order_.front());
      order_.pop_front();
      if (is_done)
        parts_.erase(name);
      else
        order_.push_back(name);
    }

   private:
    std::map<std::string, Part> parts_;
    std::deque<std::string> order_;
  };
  using Waiting = std::deque<Work>;
  using TablesInTurn = Turns<Waiting>;
  struct Queue {
    Turns<TablesInTurn> addresses;
    std::size_t size = 0, running = 0;
  };

  static Work take(Queue& queue);
  /// The queue to be served next by a free thread; null if none.
  Queue* next();
  /// A thread that becomes free does whatever is next then.
  void call_thread();
  void work();

  Post post_;
  const std::size_t thread_count_;
  std::unique_ptr<boost::asio::thread_pool> threads_;
  mutable std::mutex mutex_;
  Queue people_, others_;
  bool is_closed_ = false;
};

}  // namespace oligopoly::service
