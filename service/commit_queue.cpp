#include "service/commit_queue.hpp"

namespace oligopoly::service {
namespace {

/// Writing that takes longer is as good as none: players are told.
constexpr auto kTooSlow = std::chrono::seconds(3);

}  // namespace

CommitQueue::CommitQueue(std::shared_ptr<Store> store, Post post) : store_(std::move(store)), post_(std::move(post)) {
  writer_ = std::thread([this] { write_batches(); });
  for (std::thread& reader : readers_) reader = std::thread([this] { read_requests(); });
}

CommitQueue::~CommitQueue() { close(); }

void CommitQueue::close() {
  {
    const std::lock_guard lock(mutex_);
    is_closing_ = true;
  }
  has_writing_.notify_one();
  has_reading_.notify_all();
  if (writer_.joinable()) writer_.join();
  for (std::thread& reader : readers_)
    if (reader.joinable()) reader.join();
}

void CommitQueue::create(NewTable table, std::function<void(StoreResult<TableNumber>)> done) {
  const std::lock_guard lock(mutex_);
  waiting_.creations.push_back({std::move(table), std::move(done)});
  if (writer_sleeps_) has_writing_.notify_one();
}

void CommitQueue::append(Append row, std::function<void(StoreResult<void>)> done) {
  const std::lock_guard lock(mutex_);
  waiting_.additions.push_back({std::move(row), std::move(done)});
  if (writer_sleeps_) has_writing_.notify_one();
}

void CommitQueue::resume(TableNumber table) {
  const std::lock_guard lock(mutex_);
  broken_.erase(table);
}

void CommitQueue::release(TableNumber table) {
  const std::lock_guard lock(mutex_);
  waiting_.releases.push_back(table);
  if (writer_sleeps_) has_writing_.notify_one();
}

void CommitQueue::probe() {
  const std::lock_guard lock(mutex_);
  waiting_.is_probe = true;
  if (writer_sleeps_) has_writing_.notify_one();
}

void CommitQueue::read(Reading reading) {
  const std::lock_guard lock(mutex_);
  readings_.push_back(std::move(reading));
  has_reading_.notify_one();
}

CommitCounts CommitQueue::counts() const {
  const std::lock_guard lock(mutex_);
  return counts_;
}

bool CommitQueue::is_healthy() const {
  if (!store_->check()) return false;
  const std::lock_guard lock(mutex_);
  return is_healthy_ && (!writing_since_ || std::chrono::steady_clock::now() - *writing_since_ < kTooSlow);
}

void CommitQueue::read_requests() {
  while (true) {
    Reading next;
    {
      std::unique_lock lock(mutex_);
      has_reading_.wait(lock, [this] { return is_closing_ || !readings_.empty(); });
      if (readings_.empty()) return;
      next = std::move(readings_.front());
      readings_.pop_front();
    }
    auto then = next(*store_);
    // What was asked for holds on to tables and connections, which must end where the tables run.
    post_([next = std::move(next), then = std::move(then)] {
      if (then) then();
    });
  }
}

void CommitQueue::write_batches() {
  while (true) {
    Batch batch;
    {
      std::unique_lock lock(mutex_);
      writer_sleeps_ = true;
      has_writing_.wait(lock, [this] { return is_closing_ || !waiting_.empty(); });
      writer_sleeps_ = false;
      if (waiting_.empty()) return;
      std::swap(batch, waiting_);
      writing_since_ = std::chrono::steady_clock::now();
    }
    const auto begin = std::chrono::steady_clock::now();
    const std::size_t rows = batch.additions.size();
    Answers answers;
    write(batch, answers);
    const auto took = std::chrono::steady_clock::now() - begin;
    {
      const std::lock_guard lock(mutex_);
      writing_since_.reset();
      ++counts_.commits;
      counts_.rows += rows;
      counts_.microseconds +=
          static_cast<std::uint64_t>(std::chrono::duration_cast<std::chrono::microseconds>(took).count());
    }
    post_([answers = std::move(answers)] {
      for (const auto& answer : answers) answer();
    });
  }
}

void CommitQueue::write(Batch& batch, Answers& answers) {
  if (!batch.creations.empty()) write_creations(batch.creations, answers);
  if (!batch.additions.empty()) write_additions(batch.additions, answers);
  for (const TableNumber table : batch.releases) (void)store_->release(table);
  if (!batch.is_probe || !batch.creations.empty() || !batch.additions.empty()) return;
  const bool works = store_->probe().has_value();
  const std::lock_guard lock(mutex_);
  is_healthy_ = works;
}

void CommitQueue::write_creations(std::vector<Creation>& creations, Answers& answers) {
  std::vector<NewTable> tables;
  for (Creation& creation : creations) tables.push_back(std::move(creation.table));
  const auto numbers = store_->create(tables);
  {
    const std::lock_guard lock(mutex_);
    is_healthy_ = numbers.has_value();
  }
  for (std::size_t i = 0; i < creations.size(); ++i) {
    StoreResult<TableNumber> result;
    if (numbers)
      result = (*numbers)[i];
    else
      result = tl::unexpected(numbers.error());
    answers.push_back([done = std::move(creations[i].done), result] { done(result); });
  }
}

void CommitQueue::write_additions(std::vector<Addition>& additions, Answers& answers) {
  std::vector<Append> rows;
  std::vector<bool> is_broken(additions.size());
  {
    const std::lock_guard lock(mutex_);
    for (std::size_t i = 0; i < additions.size(); ++i) {
      is_broken[i] = broken_.contains(additions[i].row.table);
      if (!is_broken[i]) rows.push_back(std::move(additions[i].row));
    }
  }
  const StoreResult<std::vector<bool>> kept = rows.empty() ? std::vector<bool>{} : store_->append(rows);
  const std::lock_guard lock(mutex_);
  if (!rows.empty()) is_healthy_ = kept.has_value();
  std::size_t next = 0;
  for (std::size_t i = 0; i < additions.size(); ++i) {
    StoreResult<void> result;
    if (is_broken[i]) {
      result = tl::unexpected(StoreError{StoreError::Kind::Conflict, "an earlier row failed"});
    } else {
      if (!kept) result = tl::unexpected(kept.error());
      if (kept && !(*kept)[next]) result = tl::unexpected(StoreError{StoreError::Kind::Conflict, "not ours any more"});
      if (!result) broken_.insert(rows[next].table);
      ++next;
    }
    if (!result) ++counts_.failures;
    answers.push_back([done = std::move(additions[i].done), result = std::move(result)] { done(result); });
  }
}

}  // namespace oligopoly::service
