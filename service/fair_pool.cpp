#include "service/fair_pool.hpp"

#include <sys/resource.h>
#include <unistd.h>

#include <algorithm>

namespace oligopoly::service {
namespace {

/// Whoever thinks leaves the processor to those who only pass messages on.
void be_nice() { (void)::setpriority(PRIO_PROCESS, static_cast<id_t>(::gettid()), 5); }

}  // namespace

FairPool::FairPool(int threads, Post post) : post_(std::move(post)) {
  const std::lock_guard lock(mutex_);
  for (int i = 0; i < std::max(2, threads); ++i) threads_.emplace_back([this] { work(); });
}

FairPool::~FairPool() { close(); }

void FairPool::close() {
  {
    const std::lock_guard lock(mutex_);
    is_closing_ = true;
    people_.addresses = {};
    others_.addresses = {};
    people_.size = others_.size = 0;
  }
  has_work_.notify_all();
  for (std::thread& thread : threads_)
    if (thread.joinable()) thread.join();
}

void FairPool::run(const OnBehalfOf& whom, Work work) {
  const std::lock_guard lock(mutex_);
  if (is_closing_) return;
  Queue& queue = whom.is_person ? people_ : others_;
  queue.addresses.part(whom.address).part(whom.table).push_back(std::move(work));
  ++queue.size;
  // All of them: the one that wakes may be the one that is kept for people.
  has_work_.notify_all();
}

std::size_t FairPool::waiting() const {
  const std::lock_guard lock(mutex_);
  return people_.size + people_.running + others_.size + others_.running;
}

int FairPool::crowding() const {
  const std::lock_guard lock(mutex_);
  return std::max(1, static_cast<int>((people_.size + people_.running) / threads_.size()));
}

FairPool::Work FairPool::take(Queue& queue) {
  TablesInTurn& address = queue.addresses.first();
  Waiting& table = address.first();
  Work work = std::move(table.front());
  table.pop_front();
  address.pass(table.empty());
  queue.addresses.pass(address.empty());
  --queue.size;
  return work;
}

FairPool::Queue* FairPool::next() {
  if (!people_.addresses.empty()) return &people_;
  return !others_.addresses.empty() && others_.running + 1 < threads_.size() ? &others_ : nullptr;
}

void FairPool::work() {
  be_nice();
  std::unique_lock lock(mutex_);
  while (true) {
    Queue* queue = nullptr;
    has_work_.wait(lock, [&] { return is_closing_ || (queue = next()) != nullptr; });
    if (is_closing_) return;
    const Work work = take(*queue);
    ++queue->running;
    lock.unlock();
    if (auto then = work()) post_(std::move(then));
    lock.lock();
    --queue->running;
    // Another of the others may begin now.
    if (queue == &others_) has_work_.notify_all();
  }
}

}  // namespace oligopoly::service
