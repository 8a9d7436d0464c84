// A table that another process runs: its rows are read when there is news, commands go to the owner.

#include "service/live_table.hpp"
#include "service/log.hpp"
#include "service/reasons.hpp"

namespace oligopoly::service {
namespace {

/// So often a command is tried again after its owner did not answer, or lost the table. Its key makes that safe.
constexpr int kMostTries = 4;

}  // namespace

void LiveTable::forward(Told told) {
  if (around_.courier == nullptr) return finish(told, tl::unexpected(as_error(kNotSaved)));
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
  if (++told.tries > kMostTries) {
    // One of those that did not answer may have done it.
    if (told.answer) told.answer(tl::unexpected(as_error(kUnknown)));
    return;
  }
  const auto shared = std::make_shared<Told>(std::move(told));
  review_claim([self = shared_from_this(), shared] {
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
  around_.queue.read([self = shared_from_this(), after = table_->rows()](Store& store) -> std::function<void()> {
    return [self, after, stored = store.load(self->id_, after)] {
      self->is_catching_up_ = false;
      if (!stored || !self->table_ || self->is_ours()) return;
      if (!self->follow_rows(after, stored->log)) return self->load();
      if (self->has_more_news_) self->catch_up();
    };
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
      if (const auto alive = listener.lock()) send(*alive, text);
    told_row_ = news->row;
    recent_.add(std::move(*news));
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

void LiveTable::review_claim(std::function<void()> then) {
  // Rows that are on their way tell by themselves whether the table is still ours.
  if (!table_ || is_loading_ || !pending_.empty()) {
    if (then) then();
    return;
  }
  is_loading_ = true;
  around_.queue.read([self = shared_from_this(), after = table_->rows(),
                      then = std::move(then)](Store& store) -> std::function<void()> {
    return [self, then, claimed = claim_table(store, self->id_, after)] {
      self->is_loading_ = false;
      if (claimed && self->table_ && self->pending_.empty()) self->take_claim(*claimed);
      // It may have been lost meanwhile, and nobody else loads it again for those who wait.
      if (!self->table_ && self->pending_.empty() && !self->waiting_.empty()) self->load();
      if (then) then();
    };
  });
}

void LiveTable::take_claim(const ClaimedRows& claimed) {
  const bool was_ours = is_ours(), is_other = claim_.epoch != claimed.claim.epoch;
  claim_ = claimed.claim;
  if (!follow_rows(claimed.after, claimed.rows)) return load();
  if (is_ours()) around_.queue.mend(number_);
  // What the former owner has not answered is asked again, with the same keys.
  if (is_other && around_.courier != nullptr) around_.courier->recall(id_);
  if (was_ours && !is_ours()) {
    log(LogLevel::Warning, "table_lost", {{"table", id_}, {"owner", claim_.owner}});
    // News of the new owner may have come before it was known as such.
    return catch_up();
  }
  if (was_ours || !is_ours()) return;
  ++around_.metrics.tables_taken_over;
  log(LogLevel::Info, "table_taken_over", {{"table", id_}});
  for (BotSeat& seat : bots_) seat = {};
  ask_bots();
  enforce_clock();
}

}  // namespace oligopoly::service
