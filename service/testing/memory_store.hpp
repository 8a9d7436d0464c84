#pragma once

#include <map>
#include <mutex>
#include <optional>

#include "service/store.hpp"

namespace oligopoly::service::testing {

/// A store in memory that fails, and gives its tables to another process, when the test says so.
class MemoryStore final : public Store {
 public:
  StoreResult<std::vector<TableNumber>> create(std::span<const NewTable> tables) override;
  StoreResult<std::vector<bool>> append(std::span<const Append> rows) override;
  StoreResult<StoredTable> load(std::string_view id, std::int64_t after = 0) override;
  StoreResult<std::vector<std::string>> due(Millis now, int limit) override;
  StoreResult<Claim> claim(std::string_view id) override;
  StoreResult<void> keep_note(const Note& note) override;
  StoreResult<void> forget_note(std::string_view key) override;
  StoreResult<Note> note(std::string_view key) override;
  StoreResult<std::vector<Note>> notes(std::string_view prefix, int limit) override;
  StoreResult<std::int64_t> count() override;
  StoreResult<void> probe() override { return {}; }

  /// While set, nothing is kept, for this reason.
  void fail(std::optional<StoreError::Kind> kind);
  /// Another process owns every table from now on, and has added these rows to one of them.
  void take_away(const std::string& id, const std::vector<std::string>& rows = {});
  /// The other process adds a row.
  void write_elsewhere(const std::string& id, const std::string& row);
  /// The other process is gone: whoever claims a table next owns it.
  void give_back();
  std::size_t rows(const std::string& id);

 private:
  struct Kept {
    StoredTable table;
    Millis deadline = 0;
  };
  Kept& kept(TableNumber number);

  std::mutex mutex_;
  std::map<std::string, Kept, std::less<>> tables_;
  std::map<std::string, Note, std::less<>> notes_;
  std::optional<StoreError::Kind> failure_;
  bool is_taken_away_ = false, is_given_back_ = false;
  std::int64_t epoch_ = 1;
};

}  // namespace oligopoly::service::testing
