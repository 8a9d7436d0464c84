#include "service/bots.hpp"

namespace oligopoly::service {

BotPool::BotPool(int threads, Budget budget, Post post) : budget_(budget), post_(std::move(post)) {
  for (int i = 0; i < threads; ++i) threads_.emplace_back([this] { think(); });
}

BotPool::~BotPool() { close(); }

void BotPool::close() {
  {
    const std::lock_guard lock(mutex_);
    is_closing_ = true;
    questions_.clear();
  }
  has_question_.notify_all();
  for (std::thread& thread : threads_)
    if (thread.joinable()) thread.join();
}

void BotPool::push(std::function<void()> work) {
  const std::lock_guard lock(mutex_);
  if (is_closing_) return;
  questions_.push_back(std::move(work));
  has_question_.notify_one();
}

void BotPool::ask(std::shared_ptr<SeatedBot> seat, AnyView view, std::function<void(AnyAction)> done) {
  push([this, seat = std::move(seat), view = std::move(view), done = std::move(done)] {
    seat->bot->see(seat->unseen);
    seat->unseen.clear();
    post_([done, action = seat->bot->decide(view, budget_)] { done(action); });
  });
}

void BotPool::run(std::function<std::string()> work, std::function<void(std::string)> done) {
  push([this, work = std::move(work), done = std::move(done)] { post_([done, result = work()] { done(result); }); });
}

std::size_t BotPool::waiting() const {
  const std::lock_guard lock(mutex_);
  return questions_.size() + thinking_;
}

void BotPool::think() {
  std::unique_lock lock(mutex_);
  while (true) {
    has_question_.wait(lock, [this] { return is_closing_ || !questions_.empty(); });
    if (is_closing_) return;
    const std::function<void()> work = std::move(questions_.front());
    questions_.pop_front();
    ++thinking_;
    lock.unlock();
    work();
    lock.lock();
    --thinking_;
  }
}

}  // namespace oligopoly::service
