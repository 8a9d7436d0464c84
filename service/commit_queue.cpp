#include "service/commit_queue.hpp"

#include <chrono>

namespace oligopoly::service {

CommitQueue::CommitQueue(std::shared_ptr<Store> store, Post post)
    : store_(std::move(store)),
      post_(std::move(post)),
      writer_([this] { write_batches(); }),
      reader_([this] { read_requests(); }) {}

CommitQueue::~CommitQueue() { close(); }

void CommitQueue::close() {
  {
    const std::lock_guard lock(mutex_);
    is_closing_ = true;
  }
  has_writing_.notify_one();
  has_reading_.notify_one();
  if (writer_.joinable()) writer_.join();
  if (reader_.joinable()) reader_.join();
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

void CommitQueue::mend(TableNumber table) {
  const std::lock_guard lock(mutex_);
  broken_.erase(table);
}

void CommitQueue::release(TableNumber table) {
  const std::lock_guard lock(mutex_);
  waiting_.releases.push_back(table);
  if (writer_sleeps_) has_writing_.notify_one();
}

void CommitQueue::request(std::function<void()> reading) {
  const std::lock_guard lock(mutex_);
  requests_.push_back(std::move(reading));
  has_reading_.notify_one();
}

void CommitQueue::open(std::string id, std::function<void(StoreResult<LoadedTable>)> done) {
  request([this, id = std::move(id), done = std::move(done)] {
    StoreResult<LoadedTable> result;
    // Claim first: what the former owner adds after that is refused, so nothing can be missing from what is read.
    if (const auto claim = store_->claim(id); !claim)
      result = tl::unexpected(claim.error());
    else if (auto stored = store_->load(id); !stored)
      result = tl::unexpected(stored.error());
    else
      result = LoadedTable{std::move(*stored), *claim};
    post_([done, result = std::move(result)]() mutable { done(std::move(result)); });
  });
}

void CommitQueue::read(std::string id, std::int64_t after, std::function<void(StoreResult<StoredTable>)> done) {
  request([this, id = std::move(id), after, done = std::move(done)] {
    post_([done, result = store_->load(id, after)]() mutable { done(std::move(result)); });
  });
}

void CommitQueue::due(Millis now, int limit, std::function<void(StoreResult<std::vector<std::string>>)> done) {
  request([this, now, limit, done = std::move(done)] {
    post_([done, result = store_->due(now, limit)]() mutable { done(std::move(result)); });
  });
}

CommitCounts CommitQueue::counts() const {
  const std::lock_guard lock(mutex_);
  return counts_;
}

bool CommitQueue::is_healthy() const {
  const std::lock_guard lock(mutex_);
  return is_healthy_;
}

void CommitQueue::read_requests() {
  while (true) {
    std::function<void()> next;
    {
      std::unique_lock lock(mutex_);
      has_reading_.wait(lock, [this] { return is_closing_ || !requests_.empty(); });
      if (requests_.empty()) return;
      next = std::move(requests_.front());
      requests_.pop_front();
    }
    next();
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
    }
    const auto begin = std::chrono::steady_clock::now();
    const std::size_t rows = batch.additions.size();
    Answers answers;
    write(batch, answers);
    const auto took = std::chrono::steady_clock::now() - begin;
    {
      const std::lock_guard lock(mutex_);
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
  is_healthy_ = kept.has_value();
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
