#include "service/outbox.hpp"

namespace oligopoly::service {
namespace {

/// So long the service waits for its last letters when it ends.
constexpr auto kLastLetters = std::chrono::seconds(3);

}  // namespace

Outbox::Outbox(Post post, std::size_t most_waiting)
    : post_(std::move(post)), most_waiting_(most_waiting), thread_([this] { work(); }) {}

bool Outbox::send(Delivery delivery, std::function<void(bool)> done) {
  {
    const std::lock_guard lock(mutex_);
    if (is_closing_ || waiting_.size() >= most_waiting_) return false;
    waiting_.push_back({std::move(delivery), std::move(done)});
  }
  changed_.notify_all();
  return true;
}

void Outbox::work() {
  std::unique_lock lock(mutex_);
  while (!is_cancelled_) {
    changed_.wait(lock, [this] { return is_closing_ || !waiting_.empty(); });
    if (waiting_.empty()) break;
    Item item = std::move(waiting_.front());
    waiting_.pop_front();
    lock.unlock();
    const bool has_arrived = item.delivery(is_cancelled_);
    post_([done = std::move(item.done), has_arrived] { done(has_arrived); });
    lock.lock();
  }
  is_done_ = true;
  changed_.notify_all();
}

void Outbox::close() {
  if (!thread_.joinable()) return;
  std::unique_lock lock(mutex_);
  is_closing_ = true;
  changed_.notify_all();
  changed_.wait_for(lock, kLastLetters, [this] { return is_done_; });
  is_cancelled_ = true;
  lock.unlock();
  thread_.join();
}

}  // namespace oligopoly::service
