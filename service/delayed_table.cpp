#include "service/delayed_table.hpp"

namespace oligopoly::service {
namespace {

/// What of a row says when it may be shown.
struct RowTime {
  std::string kind;
  Millis at = 0;
  static constexpr auto fields() { return field_list(field("kind", &RowTime::kind), field("at", &RowTime::at)); }
};

}  // namespace

std::optional<DelayedTable> DelayedTable::of(const TableHeader& header) {
  if (header.watch_delay == 0) return std::nullopt;
  auto table = Table::load(header_text(header), {});
  return table ? std::optional(DelayedTable(std::move(*table))) : std::nullopt;
}

std::optional<News> DelayedTable::next(Millis now, std::int64_t safe_row, bool shows_all) {
  if (waiting_.empty() || table_.rows() >= safe_row) return std::nullopt;
  const auto time = protocol::from_stored_text<RowTime>(waiting_.front());
  if (!time) return std::nullopt;
  const bool is_of_lobby = !table_.is_begun() && time->kind != entry::Begin::kName;
  if (!shows_all && !is_of_lobby && time->at + table_.header().watch_delay > now) return std::nullopt;
  auto news = table_.follow(waiting_.front());
  if (!news) return std::nullopt;
  waiting_.pop_front();
  recent_.add(*news);
  return std::move(*news);
}

}  // namespace oligopoly::service
