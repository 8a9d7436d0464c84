#include "service/loading.hpp"

#include "service/reasons.hpp"

namespace oligopoly::service {
namespace {

/// Whoever missed more than so many rows is told how things stand instead of each of them.
constexpr std::int64_t kMostTold = 256;

}  // namespace

protocol::Error error_of(const StoreError& error) {
  switch (error.kind) {
    case StoreError::Kind::Missing:
      return as_error(kNoSuchTable);
    case StoreError::Kind::Full:
      return as_error(kStorageFull);
    case StoreError::Kind::ReadOnly:
      return as_error(kStorageReadOnly);
    case StoreError::Kind::Unusable:
      return as_error(kUnusableTable);
    case StoreError::Kind::Unknown:
      return as_error(kUnknown);
    default:
      return as_error(kNotSaved);
  }
}

tl::expected<LoadedTable, protocol::Error> load_table(Store& store, const std::string& id, std::int64_t rows) {
  // Claim first: what the former owner adds after that is refused, so nothing can be missing from what is read.
  const auto claim = store.claim(id);
  if (!claim) return tl::unexpected(error_of(claim.error()));
  auto stored = store.load(id);
  if (!stored) return tl::unexpected(error_of(stored.error()));
  auto table = Table::load(stored->header, {});
  if (!table) return tl::unexpected(table.error());
  auto delayed = DelayedTable::of(table->header());
  LoadedTable loaded{stored->number, *claim, std::move(*table), {}, {}, std::move(delayed)};
  const std::int64_t all = std::ssize(stored->log);
  const std::int64_t first = rows > all || all - rows > kMostTold ? all : rows;
  for (std::int64_t i = 0; i < all; ++i) {
    std::string& row = stored->log[static_cast<std::size_t>(i)];
    if (i >= first) {
      loaded.later.push_back(std::move(row));
      continue;
    }
    auto news = loaded.table.follow(row);
    if (!news) return tl::unexpected(news.error());
    if (loaded.delayed) loaded.delayed->add(std::move(row));
    loaded.recent.add(std::move(*news));
  }
  return loaded;
}

StoreResult<ClaimedRows> claim_table(Store& store, const std::string& id, std::int64_t after) {
  const auto claim = store.claim(id);
  if (!claim) return tl::unexpected(claim.error());
  auto stored = store.load(id, after);
  if (!stored) return tl::unexpected(stored.error());
  return ClaimedRows{*claim, after, std::move(stored->log)};
}

message::Page history_of(const StoredTable& stored, std::int64_t before, const RemovedLines& removed, Lang lang) {
  RecentNews page;
  auto table = Table::load(stored.header, {});
  for (const std::string& row : stored.log) {
    if (!table || table->rows() + 1 >= before) break;
    auto news = table->follow(row);
    if (!news) break;
    page.add(std::move(*news));
  }
  return table ? page_of(*table, page, removed, 0, lang, PageSize::AtLeastOne) : message::Page{};
}

}  // namespace oligopoly::service
