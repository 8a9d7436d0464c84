// A table that another process runs: its rows are read when there is news, commands go to the owner.
#include <boost/json.hpp>

#include "service/live_table.hpp"
#include "service/log.hpp"
#include "service/reasons.hpp"

namespace oligopoly::service {
namespace {

/// So often a command is sent again after its owner did not answer. Its key makes that safe.
constexpr int kMostTries = 3;

}  // namespace

void LiveTable::forward(Told told) {
  if (around_.courier == nullptr || ++told.tries > kMostTries)
    return finish(told, tl::unexpected(protocol::error_of(refused(kNotSaved))));
  ++around_.metrics.commands_forwarded;
  const auto shared = std::make_shared<Told>(std::move(told));
  around_.courier->forward(claim_.owner, id_, shared->speaker, shared->text,
                           [self = shared_from_this(), shared](const std::optional<Table::Result>& answer) {
                             if (!answer) return self->tell_again(std::move(*shared));
                             self->answer_when_seen(*shared, *answer);
                           });
}

/// The owner is gone, slow, or has passed the table on: finds out who owns it now, and asks them.
void LiveTable::tell_again(Told told) {
  const auto shared = std::make_shared<Told>(std::move(told));
  claim_if_orphaned([self = shared_from_this(), shared] {
    self->with([shared](tl::expected<LiveTable*, protocol::Error> live) {
      if (live) return (*live)->tell(std::move(*shared));
      if (shared->answer) shared->answer(tl::unexpected(live.error()));
    });
  });
}

/// Whoever asked sees what happened before the answer that it did.
void LiveTable::answer_when_seen(const Told& told, const Table::Result& result) {
  if (!told.answer) return;
  if (!result || (table_ && table_->rows() >= result->row)) return told.answer(result);
  on_row_.push_back({result->row, [answer = told.answer, result] { answer(result); }});
  catch_up();
}

void LiveTable::catch_up() {
  if (!table_ || is_ours()) return;
  if (is_catching_up_) {
    has_more_news_ = true;
    return;
  }
  is_catching_up_ = true;
  has_more_news_ = false;
  const std::int64_t after = table_->rows();
  around_.queue.read(id_, after, [self = shared_from_this(), after](const StoreResult<StoredTable>& stored) {
    self->is_catching_up_ = false;
    if (!stored || !self->table_ || self->is_ours()) return;
    if (!self->follow_rows(after, stored->log)) return self->load();
    if (self->has_more_news_) self->catch_up();
  });
}

bool LiveTable::follow_rows(std::int64_t after, const std::vector<std::string>& rows) {
  for (std::size_t i = 0; i < rows.size(); ++i) {
    if (after + static_cast<std::int64_t>(i) < table_->rows()) continue;
    auto news = table_->follow(rows[i]);
    if (!news) {
      log(LogLevel::Error, "row_not_followed", {{"table", id_}, {"why", news.error().name}});
      table_.reset();
      return false;
    }
    for (const auto& [listener, text] : messages_for(*news))
      if (const auto alive = listener.lock()) alive->send(text);
    told_row_ = news->row;
    remember(std::move(*news));
  }
  serve_on_row();
  return true;
}

void LiveTable::serve_on_row() {
  std::vector<OnRow> later;
  for (OnRow& one : std::exchange(on_row_, {}))
    if (one.row <= table_->rows())
      one.then();
    else
      later.push_back(std::move(one));
  on_row_.insert(on_row_.end(), later.begin(), later.end());
}

/// Becomes the owner if there is none alive; else learns who is.
void LiveTable::claim_if_orphaned(std::function<void()> then) {
  if (!table_ || is_ours() || is_loading_) {
    if (then) then();
    return;
  }
  is_loading_ = true;
  around_.queue.open(id_, [self = shared_from_this(), then = std::move(then)](const StoreResult<LoadedTable>& result) {
    self->is_loading_ = false;
    if (result && self->table_ && !self->is_ours()) self->take_claim(*result);
    if (then) then();
  });
}

void LiveTable::take_claim(const LoadedTable& loaded) {
  if (!follow_rows(0, loaded.stored.log)) return load();
  const bool is_new_owner = claim_.epoch != loaded.claim.epoch;
  claim_ = loaded.claim;
  if (is_ours()) around_.queue.mend(number_);
  // What the former owner has not answered is asked again, with the same keys.
  if (is_new_owner && around_.courier != nullptr) around_.courier->recall(id_);
  if (!is_ours() || !table_) return;
  ++around_.metrics.tables_taken_over;
  log(LogLevel::Info, "table_taken_over", {{"table", id_}});
  ask_bots();
  enforce_clock();
}

}  // namespace oligopoly::service
