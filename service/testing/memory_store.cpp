#include "service/testing/memory_store.hpp"

#include <algorithm>

namespace oligopoly::service::testing {

MemoryStore::Kept& MemoryStore::kept(TableNumber number) {
  return std::find_if(tables_.begin(), tables_.end(),
                      [&](const auto& one) { return one.second.table.number == number; })
      ->second;
}

StoreResult<std::vector<TableNumber>> MemoryStore::create(std::span<const NewTable> tables) {
  const std::lock_guard lock(mutex_);
  if (failure_) return tl::unexpected(StoreError{*failure_, "as the test wants"});
  std::vector<TableNumber> numbers;
  for (const NewTable& table : tables) {
    numbers.push_back(std::ssize(tables_) + 1);
    tables_[table.id] = {{numbers.back(), table.header, table.log}, table.deadline};
  }
  return numbers;
}

StoreResult<std::vector<bool>> MemoryStore::append(std::span<const Append> rows) {
  const std::lock_guard lock(mutex_);
  if (failure_) return tl::unexpected(StoreError{*failure_, "as the test wants"});
  std::vector<bool> taken;
  for (const Append& row : rows) {
    Kept& table = kept(row.table);
    taken.push_back(row.epoch == epoch_ && row.row == std::ssize(table.table.log) + 1);
    if (!taken.back()) continue;
    table.table.log.push_back(row.text);
    if (row.has_new_deadline) table.deadline = row.deadline;
  }
  return taken;
}

StoreResult<StoredTable> MemoryStore::load(std::string_view id, std::int64_t after) {
  const std::lock_guard lock(mutex_);
  const auto found = tables_.find(id);
  if (found == tables_.end()) return tl::unexpected(StoreError{StoreError::Kind::Missing, ""});
  StoredTable table = found->second.table;
  table.log.erase(table.log.begin(), table.log.begin() + std::min<std::ptrdiff_t>(after, std::ssize(table.log)));
  return table;
}

StoreResult<std::vector<std::string>> MemoryStore::due(Millis now, int) {
  const std::lock_guard lock(mutex_);
  std::vector<std::string> ids;
  for (const auto& [id, table] : tables_)
    if (table.deadline != 0 && table.deadline <= now) ids.push_back(id);
  return ids;
}

StoreResult<Claim> MemoryStore::claim(std::string_view) {
  const std::lock_guard lock(mutex_);
  if (std::exchange(is_given_back_, false)) {
    is_taken_away_ = false;
    ++epoch_;
  }
  return is_taken_away_ ? Claim{false, epoch_, "other"} : Claim{true, epoch_, ""};
}

StoreResult<void> MemoryStore::keep_note(const Note& note) {
  const std::lock_guard lock(mutex_);
  if (failure_) return tl::unexpected(StoreError{*failure_, "as the test wants"});
  notes_[note.key] = note;
  return {};
}

StoreResult<void> MemoryStore::forget_note(std::string_view key) {
  const std::lock_guard lock(mutex_);
  if (failure_) return tl::unexpected(StoreError{*failure_, "as the test wants"});
  notes_.erase(std::string(key));
  return {};
}

StoreResult<Note> MemoryStore::note(std::string_view key) {
  const std::lock_guard lock(mutex_);
  const auto found = notes_.find(key);
  if (found == notes_.end()) return tl::unexpected(StoreError{StoreError::Kind::Missing, ""});
  return found->second;
}

StoreResult<std::vector<Note>> MemoryStore::notes(std::string_view prefix, int limit) {
  const std::lock_guard lock(mutex_);
  std::vector<Note> found;
  for (const auto& [key, note] : notes_)
    if (key.starts_with(prefix)) found.push_back(note);
  std::sort(found.begin(), found.end(),
            [](const Note& a, const Note& b) { return a.at != b.at ? a.at > b.at : a.key < b.key; });
  if (std::ssize(found) > limit) found.resize(static_cast<std::size_t>(limit));
  return found;
}

StoreResult<std::int64_t> MemoryStore::count() {
  const std::lock_guard lock(mutex_);
  return std::ssize(tables_);
}

void MemoryStore::fail(std::optional<StoreError::Kind> kind) {
  const std::lock_guard lock(mutex_);
  failure_ = kind;
}

void MemoryStore::take_away(const std::string& id, const std::vector<std::string>& rows) {
  for (const std::string& row : rows) write_elsewhere(id, row);
  const std::lock_guard lock(mutex_);
  is_taken_away_ = true;
  ++epoch_;
}

void MemoryStore::write_elsewhere(const std::string& id, const std::string& row) {
  const std::lock_guard lock(mutex_);
  tables_.at(id).table.log.push_back(row);
}

void MemoryStore::give_back() {
  const std::lock_guard lock(mutex_);
  is_given_back_ = true;
}

std::size_t MemoryStore::rows(const std::string& id) {
  const std::lock_guard lock(mutex_);
  return tables_.at(id).table.log.size();
}

}  // namespace oligopoly::service::testing
