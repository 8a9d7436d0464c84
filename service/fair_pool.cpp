#include "service/fair_pool.hpp"

#include <sys/resource.h>
#include <unistd.h>

#include <algorithm>
#include <boost/asio/post.hpp>
#include <boost/asio/thread_pool.hpp>

namespace oligopoly::service {
namespace {

/// Whoever thinks leaves the processor to those who only pass messages on.
void be_nice() {
  thread_local const int done = ::setpriority(PRIO_PROCESS, static_cast<id_t>(::gettid()), 5);
  (void)done;
}

}  // namespace

FairPool::FairPool(int threads, Post post)
    : post_(std::move(post)),
      thread_count_(static_cast<std::size_t>(std::max(2, threads))),
      threads_(std::make_unique<boost::asio::thread_pool>(thread_count_)) {}

FairPool::~FairPool() { close(); }

void FairPool::close() {
  threads_->stop();
  threads_->join();
  const std::lock_guard lock(mutex_);
  is_closed_ = true;
  people_ = {};
  others_ = {};
}

void FairPool::run(const OnBehalfOf& whom, Work work) {
  {
    const std::lock_guard lock(mutex_);
    if (is_closed_) return;
    Queue& queue = whom.is_person ? people_ : others_;
    queue.addresses.part(whom.address).part(whom.table).push_back(std::move(work));
    ++queue.size;
  }
  call_thread();
}

std::size_t FairPool::waiting() const {
  const std::lock_guard lock(mutex_);
  return people_.size + people_.running + others_.size + others_.running;
}

int FairPool::crowding() const {
  const std::lock_guard lock(mutex_);
  return std::max(1, static_cast<int>((people_.size + people_.running) / thread_count_));
}

FairPool::Work FairPool::take(Queue& queue) {
  TablesInTurn& address = queue.addresses.first();
  Waiting& table = address.first();
  Work work = std::move(table.front());
  table.pop_front();
  address.pass(table.empty());
  queue.addresses.pass(address.empty());
  --queue.size;
  ++queue.running;
  return work;
}

FairPool::Queue* FairPool::next() {
  if (!people_.addresses.empty()) return &people_;
  return !others_.addresses.empty() && others_.running + 1 < thread_count_ ? &others_ : nullptr;
}

void FairPool::call_thread() {
  boost::asio::post(*threads_, [this] { work(); });
}

void FairPool::work() {
  be_nice();
  std::unique_lock lock(mutex_);
  Queue* const queue = next();
  if (queue == nullptr) return;
  Work work = take(*queue);
  lock.unlock();
  auto then = work();
  // What the work holds on to, a connection perhaps, must end where the tables run.
  post_([work = std::move(work), then = std::move(then)] {
    if (then) then();
  });
  lock.lock();
  --queue->running;
  // A thread that was called for another of the others may have left it, as there were too many of them.
  if (queue == &others_) call_thread();
}

}  // namespace oligopoly::service
