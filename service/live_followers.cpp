// A table that another process runs: its rows are read when there is news, commands go to the owner.
#include <boost/json.hpp>

#include "service/live_table.hpp"
#include "service/log.hpp"
#include "service/reasons.hpp"

namespace oligopoly::service {

void LiveTable::forward(Told told) {
  if (around_.courier == nullptr) {
    const Table::Result result = tl::unexpected(protocol::error_of(refused(kNotSaved)));
    return finish(told, result);
  }
  ++around_.metrics.commands_forwarded;
  const auto shared = std::make_shared<Told>(std::move(told));
  around_.courier->forward(claim_.owner, id_, shared->speaker, shared->text,
                           [self = shared_from_this(), shared](std::optional<Table::Result> answer) {
                             if (!shared->answer) return;
                             if (!answer) {
                               // The owner is gone or slow. The key makes it safe to try again.
                               self->claim_if_orphaned();
                               return shared->answer(tl::unexpected(protocol::error_of(refused(kNotSaved))));
                             }
                             if (!*answer || (self->table_ && self->table_->rows() >= (*answer)->row))
                               return shared->answer(*answer);
                             // Done, but the news has not come here yet: whoever asked sees it before the answer.
                             self->on_row_.push_back([self, shared, answer = *answer] { shared->answer(answer); });
                             self->catch_up();
                           });
}

void LiveTable::catch_up() {
  if (!table_ || is_ours()) return;
  if (is_catching_up_) {
    has_more_news_ = true;
    return;
  }
  is_catching_up_ = true;
  has_more_news_ = false;
  around_.queue.read(id_, table_->rows(), [self = shared_from_this()](StoreResult<StoredTable> stored) {
    self->is_catching_up_ = false;
    if (stored && self->table_ && !self->is_ours()) self->follow_rows(stored->log);
    if (self->has_more_news_) self->catch_up();
  });
}

void LiveTable::follow_rows(const std::vector<std::string>& rows) {
  for (const std::string& row : rows) {
    auto news = table_->follow(row);
    if (!news) {
      log(LogLevel::Error, "row_not_followed", {});
      table_.reset();
      return load();
    }
    for (const auto& [listener, text] : messages_for(*news, nullptr))
      if (const auto alive = listener.lock()) alive->send(text);
    remember(*news);
  }
  for (const auto& then : std::exchange(on_row_, {})) then();
}

/// Becomes the owner if there is none alive; else learns who is.
void LiveTable::claim_if_orphaned() {
  if (!table_ || is_ours() || is_loading_) return;
  is_loading_ = true;
  around_.queue.open(id_, [self = shared_from_this()](StoreResult<LoadedTable> result) {
    self->is_loading_ = false;
    if (!result || !self->table_) return;
    const bool was_ours = self->is_ours();
    self->claim_ = result->claim;
    const auto have = static_cast<std::size_t>(self->table_->rows());
    const std::vector<std::string>& rows = result->stored.log;
    if (rows.size() > have) self->follow_rows({rows.begin() + static_cast<std::ptrdiff_t>(have), rows.end()});
    if (!self->is_ours() || was_ours) return;
    self->around_.queue.mend(self->number_);
    ++self->around_.metrics.tables_taken_over;
    log(LogLevel::Info, "table_taken_over", {{"table", self->id_}});
    self->ask_bots();
    self->enforce_clock();
  });
}

}  // namespace oligopoly::service
