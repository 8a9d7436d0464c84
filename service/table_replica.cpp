#include "service/table_replica.hpp"

#include <limits>

#include "service/log.hpp"
#include "service/reasons.hpp"

namespace oligopoly::service {
namespace {

/// How long a table whose row could not be kept is left alone.
constexpr Millis kRest = 5000;

}  // namespace

TableReplica::TableReplica(ServiceContext& context, std::string id, Handlers handlers)
    : context_(context), handlers_(std::move(handlers)), reader_(context.queue, std::move(id)) {}

void TableReplica::detach() {
  handlers_ = {};
  pending_ = {};
  awaited_ = {};
  waiting_.clear();
}

// ---- loading ---------------------------------------------------------------------------------------------------

void TableReplica::when_loaded(Settled then) {
  if (table_) return then(std::nullopt);
  waiting_.push_back(std::move(then));
  // Rows that are on their way come first: they load it when the last one is settled.
  if (pending_.empty()) load();
}

void TableReplica::load() {
  if (reader_.is_loading()) return;
  // Whoever follows was shown the first rows already; the others are news.
  const std::int64_t shown = handlers_.is_followed() ? safe_row_ : std::numeric_limits<std::int64_t>::max();
  reader_.load(shown, [self = shared_from_this()](tl::expected<LoadedTable, protocol::Error> result) {
    self->on_loaded(std::move(result));
  });
}

void TableReplica::load_again() {
  if (!pending_.empty() || context_.steady() < loads_again_at_) return;
  loads_again_at_ = context_.steady() + kRest;
  load();
}

void TableReplica::on_loaded(tl::expected<LoadedTable, protocol::Error> result) {
  if (result) {
    number_ = result->number;
    claim_ = result->claim;
    context_.queue.resume(number_);
    if (take_up(std::move(*result))) return;
    result = tl::unexpected(as_error(kUnusableTable));
  }
  const protocol::Error& error = result.error();
  if (error.name != kNoSuchTable.name)
    log(LogLevel::Error, "table_not_loaded", {{"table", reader_.id()}, {"why", error.message_with_path(Lang::En)}});
  tell_waiting(error);
}

void TableReplica::adopt(Table::Opened opened, TableNumber number) {
  number_ = number;
  auto delayed = DelayedTable::of(opened.table.header());
  if (delayed)
    for (std::string& row : opened.log) delayed->add(std::move(row));
  take_up({number, {}, std::move(opened.table), std::move(opened.recent), {}, std::move(delayed)});
}

bool TableReplica::take_up(LoadedTable loaded) {
  table_.emplace(std::move(loaded.table));
  delayed_ = std::move(loaded.delayed);
  recent_ = std::move(loaded.recent);
  stored_deadline_ = -1;
  ++context_.metrics.tables_loaded;
  const std::int64_t loaded_row = table_->rows(), shown = std::exchange(safe_row_, loaded_row);
  if (!take_up_rows(loaded_row, loaded.later)) return false;
  handlers_.loaded(shown < loaded_row ? std::optional(shown) : std::nullopt);
  tell_waiting(std::nullopt);
  return true;
}

void TableReplica::tell_waiting(const std::optional<protocol::Error>& error) {
  for (const Settled& then : std::exchange(waiting_, {})) then(error);
}

// ---- rows of our own -------------------------------------------------------------------------------------------

void TableReplica::append(News news, PendingRows::Kept kept) {
  pending_.add(news.row, std::move(kept));
  Append row{number_, claim_.epoch, news.row, table_->text_of(news), false, 0};
  put_deadline(row);
  context_.queue.append(std::move(row),
                        [self = shared_from_this()](const StoreResult<void>& result) { self->settle_first(result); });
  if (delayed_) delayed_->add(table_->text_of(news));
  recent_.add(std::move(news));
}

void TableReplica::put_deadline(Append& row) {
  const Millis deadline = table_->deadline();
  if (deadline == stored_deadline_) return;
  row.has_new_deadline = deadline != 0 || stored_deadline_ != -1 || table_->header().move_time != 0;
  row.deadline = stored_deadline_ = deadline;
}

void TableReplica::settle_first(const StoreResult<void>& result) {
  if (pending_.empty()) return;
  const PendingRows::Row row = pending_.take();
  if (result)
    safe_row_ = row.number;
  else
    forget(result.error());
  row.settle(result);
}

/// Nobody has seen what was not kept, so it is enough to forget it.
void TableReplica::forget(const StoreError& error) {
  log(LogLevel::Error, "row_not_kept", {{"table", reader_.id()}, {"why", error.detail}});
  if (table_) {
    table_.reset();
    ++context_.metrics.tables_recovered;
    rests_until_ = context_.steady() + kRest;
  }
  // The rows that came after fail too, each by its own answer; then the table is as the store has it.
  if (pending_.empty()) load();
}

// ---- rows of others --------------------------------------------------------------------------------------------

void TableReplica::when_taken_up(std::int64_t row, std::function<void()> then) {
  if (table_ && table_->rows() >= row) return then();
  awaited_.wait_for(row, std::move(then));
  catch_up();
}

void TableReplica::catch_up() {
  if (!table_ || is_ours()) return;
  reader_.read_rows(table_->rows(),
                    [self = shared_from_this(), after = table_->rows()](const StoreResult<StoredTable>& stored) {
                      if (!stored || !self->table_ || self->is_ours()) return;
                      if (!self->take_up_rows(after, stored->log)) return self->load();
                      if (self->reader_.has_more_rows()) self->catch_up();
                    });
}

bool TableReplica::take_up_rows(std::int64_t after, const std::vector<std::string>& rows) {
  for (std::size_t i = 0; i < rows.size(); ++i) {
    if (after + static_cast<std::int64_t>(i) < table_->rows()) continue;
    auto news = table_->follow(rows[i]);
    if (!news) {
      log(LogLevel::Error, "row_not_followed", {{"table", reader_.id()}, {"why", news.error().name}});
      table_.reset();
      return false;
    }
    if (delayed_) delayed_->add(rows[i]);
    safe_row_ = news->row;
    handlers_.row_taken_up(*news);
    recent_.add(std::move(*news));
  }
  awaited_.on_shown(table_->rows());
  return true;
}

void TableReplica::review_claim(std::function<void()> then) {
  // Rows that are on their way tell by themselves whether the table is still ours.
  if (!table_ || reader_.is_loading() || !pending_.empty()) {
    if (then) then();
    return;
  }
  reader_.claim(table_->rows(),
                [self = shared_from_this(), then = std::move(then)](const StoreResult<ClaimedRows>& claimed) {
                  if (claimed && self->table_ && self->pending_.empty()) self->take_claim(*claimed);
                  // It may have been lost meanwhile, and nobody else loads it again for those who wait.
                  if (!self->table_ && self->pending_.empty() && !self->waiting_.empty()) self->load();
                  if (then) then();
                });
}

void TableReplica::take_claim(const ClaimedRows& claimed) {
  const bool was_ours = is_ours(), is_other = claim_.epoch != claimed.claim.epoch;
  claim_ = claimed.claim;
  if (!take_up_rows(claimed.after, claimed.rows)) return load();
  if (is_ours()) context_.queue.resume(number_);
  if (is_other) handlers_.owner_changed();
  if (was_ours && !is_ours()) {
    log(LogLevel::Warning, "table_lost", {{"table", reader_.id()}, {"owner", claim_.owner}});
    // News of the new owner may have come before it was known as such.
    return catch_up();
  }
  if (was_ours || !is_ours()) return;
  ++context_.metrics.tables_taken_over;
  log(LogLevel::Info, "table_taken_over", {{"table", reader_.id()}});
  handlers_.taken_over();
}

}  // namespace oligopoly::service
