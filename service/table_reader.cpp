#include "service/table_reader.hpp"

namespace oligopoly::service {

void TableReader::load(std::int64_t rows, std::function<void(tl::expected<LoadedTable, protocol::Error>)> done) {
  is_loading_ = true;
  queue_.read([this, rows, done = std::move(done)](Store& store) -> std::function<void()> {
    // Shared, because a function can be copied and a table should not be.
    const auto loaded = std::make_shared<tl::expected<LoadedTable, protocol::Error>>(load_table(store, id_, rows));
    return [this, loaded, done] {
      is_loading_ = false;
      done(std::move(*loaded));
    };
  });
}

void TableReader::claim(std::int64_t after, std::function<void(const StoreResult<ClaimedRows>&)> done) {
  is_loading_ = true;
  queue_.read([this, after, done = std::move(done)](Store& store) -> std::function<void()> {
    return [this, done, claimed = claim_table(store, id_, after)] {
      is_loading_ = false;
      done(claimed);
    };
  });
}

void TableReader::read_rows(std::int64_t after, std::function<void(const StoreResult<StoredTable>&)> done) {
  has_more_rows_ = is_reading_rows_;
  if (is_reading_rows_) return;
  is_reading_rows_ = true;
  queue_.read([this, after, done = std::move(done)](Store& store) -> std::function<void()> {
    return [this, done, stored = store.load(id_, after)] {
      is_reading_rows_ = false;
      done(stored);
    };
  });
}

}  // namespace oligopoly::service
