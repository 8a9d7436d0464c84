#pragma once

#include <condition_variable>
#include <deque>
#include <memory>
#include <mutex>
#include <thread>
#include <vector>

#include "players/factory.hpp"
#include "service/commit_queue.hpp"

namespace oligopoly::service {

/// A bot at one seat of a table. While a question to it is under way nobody else may touch it.
struct SeatedBot {
  std::unique_ptr<Bot> bot;
  /// What has happened since it was last told.
  std::vector<AnyEvent> unseen;
  bool is_thinking = false;
};

/// Bots think here, on threads of their own, so that no table waits for another's bot.
class BotPool {
 public:
  /// `budget` limits every decision.
  BotPool(int threads, Budget budget, Post post);
  ~BotPool();
  BotPool(const BotPool&) = delete;
  BotPool& operator=(const BotPool&) = delete;

  /// Asks for a decision in a position as the bot's seat sees it; the answer comes through `post`.
  void ask(std::shared_ptr<SeatedBot> seat, AnyView view, std::function<void(AnyAction)> done);
  /// Does other work that may take long, such as a game's own questions; the answer comes through `post`.
  void run(std::function<std::string()> work, std::function<void(std::string)> done);
  /// Questions that wait or are being thought about.
  std::size_t waiting() const;
  /// Drops what waits, lets what is being thought about end.
  void close();

 private:
  void push(std::function<void()> work);
  void think();

  Budget budget_;
  Post post_;
  mutable std::mutex mutex_;
  std::condition_variable has_question_;
  std::deque<std::function<void()>> questions_;
  std::size_t thinking_ = 0;
  bool is_closing_ = false;
  std::vector<std::thread> threads_;
};

}  // namespace oligopoly::service
