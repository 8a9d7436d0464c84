#include "service/live_table.hpp"

#include <algorithm>
#include <boost/json.hpp>

#include "service/log.hpp"
#include "service/reasons.hpp"

namespace oligopoly::service {
namespace {

/// How long a table whose row could not be kept leaves its bots and clocks alone.
constexpr Millis kRest = 5000;
/// So many happenings are kept for those who were away for a moment.
constexpr std::size_t kRecentNews = 64;

protocol::Error as_error(const Reason& reason) { return protocol::error_of(refused(reason)); }

/// Everything that happened after row `since`, with events, from the log.
std::vector<News> news_since(const StoredTable& stored, std::int64_t since) {
  std::vector<News> all;
  auto table = Table::load(stored.header, {});
  if (!table) return all;
  for (const std::string& row : stored.log) {
    auto news = table->follow(row);
    if (!news) break;
    if (news->row > since) all.push_back(std::move(*news));
  }
  return all;
}

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
    default:
      return as_error(kNotSaved);
  }
}

LiveTable::LiveTable(Surroundings& surroundings, std::string id)
    : around_(surroundings), id_(std::move(id)), chance_(random_number(surroundings.randomness)) {
  used_at_ = around_.now();
}

// ---- loading ---------------------------------------------------------------------------------------------------

void LiveTable::with(Use use) {
  used_at_ = around_.now();
  if (table_) return use(this);
  waiting_.push_back(std::move(use));
  if (pending_.empty()) load();
}

void LiveTable::load() {
  if (is_loading_) return;
  is_loading_ = true;
  around_.queue.open(id_, [self = shared_from_this()](StoreResult<LoadedTable> result) {
    self->is_loading_ = false;
    self->loaded(std::move(result));
  });
}

void LiveTable::load_again() {
  if (listeners_.empty() || !pending_.empty() || around_.now() < loads_again_at_) return;
  loads_again_at_ = around_.now() + kRest;
  load();
}

void LiveTable::loaded(StoreResult<LoadedTable> result) {
  tl::expected<Table, protocol::Error> table = tl::unexpected(protocol::Error{});
  std::vector<std::string> rows;
  if (result) {
    number_ = result->stored.number;
    claim_ = result->claim;
    around_.queue.mend(number_);
    rows = std::move(result->stored.log);
    // Whoever listens was told the first rows already; the others are news.
    const auto told = rows.begin() + std::min(std::ssize(rows), listeners_.empty() ? std::ssize(rows) : told_row_);
    table = Table::load(result->stored.header, {rows.begin(), told});
    rows.erase(rows.begin(), told);
  } else {
    table = tl::unexpected(error_of(result.error()));
  }
  if (table && take_up(std::move(*table), rows)) return;
  if (table) table = tl::unexpected(as_error(kUnusableTable));
  if (table.error().name != kNoSuchTable.name)
    log(LogLevel::Error, "table_not_loaded", {{"table", id_}, {"why", table.error().message_with_path(Lang::En)}});
  for (const Use& use : std::exchange(waiting_, {})) use(tl::unexpected(table.error()));
}

void LiveTable::adopt(Table table, TableNumber number) {
  number_ = number;
  take_up(std::move(table), {});
}

bool LiveTable::take_up(Table table, const std::vector<std::string>& later) {
  table_.emplace(std::move(table));
  recent_.clear();
  for (BotSeat& seat : bots_) seat = {};
  stored_deadline_ = -1;
  ++around_.metrics.tables_loaded;
  told_row_ = table_->rows();
  if (!follow_rows(told_row_, later)) return false;
  serve_waiting();
  ask_bots();
  return true;
}

void LiveTable::serve_waiting() {
  for (const Use& use : std::exchange(waiting_, {})) use(this);
}

// ---- listeners -------------------------------------------------------------------------------------------------

void LiveTable::join(const std::shared_ptr<Listener>& listener, std::int64_t since) {
  const std::int64_t first = recent_.empty() ? table_->rows() + 1 : recent_.front().row;
  if (since < table_->rows() && since + 1 < first) return join_from_store(listener, since);
  std::vector<News> news;
  for (const News& one : recent_)
    if (one.row > since) news.push_back(one);
  welcome(listener, since, listener->visit, news);
}

/// Reads what is too old to be remembered; what happens meanwhile is added from memory.
void LiveTable::join_from_store(const std::shared_ptr<Listener>& listener, std::int64_t since) {
  when_safe([self = shared_from_this(), listener, since, visit = listener->visit](bool) {
    self->around_.queue.read(self->id_, 0, [self, listener, since, visit](const StoreResult<StoredTable>& stored) {
      self->with([listener, since, visit, stored](tl::expected<LiveTable*, protocol::Error> live) {
        if (!live || !stored) {
          const auto error = live ? error_of(stored.error()) : live.error();
          return listener->send(std::make_shared<const std::string>(refused_text("", error, listener->lang)));
        }
        if (listener->visit != visit) return;
        std::vector<News> news = news_since(*stored, since);
        // What another process wrote but this one has yet to take up comes later, as news.
        std::erase_if(news, [&](const News& one) { return one.row > (*live)->table().rows(); });
        for (const News& one : (*live)->recent_)
          if (one.row > std::ssize(stored->log)) news.push_back(one);
        const bool is_whole = !news.empty() && news.back().row == (*live)->table().rows() &&
                              std::ssize(news) == news.back().row - news.front().row + 1;
        // So much happened meanwhile that some of it is not remembered any more.
        if (!is_whole) return (*live)->join(listener, since);
        (*live)->welcome(listener, since, visit, news);
      });
    });
  });
}

/// From here on the listener is told everything. What it is told first must be safe, like all else.
void LiveTable::welcome(const std::shared_ptr<Listener>& listener, std::int64_t since, std::uint64_t visit,
                        const std::vector<News>& news) {
  if (listener->visit != visit) return;
  auto text = std::make_shared<const std::string>(joined_text(*table_, listener->speaker, listener->viewer(), news));
  if (std::find(listeners_.begin(), listeners_.end(), listener) == listeners_.end()) {
    listeners_.push_back(listener);
    ++around_.metrics.listeners;
  }
  when_safe([self = shared_from_this(), listener, since, visit, text](bool is_safe) {
    if (listener->visit != visit) return;
    if (is_safe) {
      listener->send(text);
      return self->change_presence(listener.get());
    }
    // It was told of something that has not happened after all; once more, when the table is loaded again.
    self->with([listener, since](tl::expected<LiveTable*, protocol::Error> live) {
      if (live) (*live)->join(listener, since);
    });
  });
}

void LiveTable::leave(const Listener& listener) {
  const auto gone = std::remove_if(listeners_.begin(), listeners_.end(),
                                   [&](const std::shared_ptr<Listener>& one) { return one.get() == &listener; });
  around_.metrics.listeners -= static_cast<std::uint64_t>(listeners_.end() - gone);
  listeners_.erase(gone, listeners_.end());
  used_at_ = around_.now();
  change_presence();
}

void LiveTable::when_safe(std::function<void(bool)> then) {
  if (pending_.empty()) return then(true);
  pending_.back().then.push_back(std::move(then));
}

bool LiveTable::is_idle(Millis since) const {
  const bool thinks =
      std::any_of(bots_.begin(), bots_.end(), [](const BotSeat& seat) { return seat.bot && seat.bot->is_thinking; });
  return !is_loading_ && !is_catching_up_ && listeners_.empty() && pending_.empty() && waiting_.empty() && !thinks &&
         used_at_ <= since;
}

// ---- commands --------------------------------------------------------------------------------------------------

void LiveTable::finish(Told& told, const Table::Result& result) {
  if (!result) ++around_.metrics.commands_refused;
  if (!told.answer) return;
  when_safe([answer = told.answer, result](bool is_safe) {
    answer(is_safe ? result : Table::Result(tl::unexpected(as_error(kNotSaved))));
  });
}

void LiveTable::tell(Told told) {
  used_at_ = around_.now();
  if (!is_ours()) return forward(std::move(told));
  Table::Result result = table_->tell(told.speaker, told.command, chance_, used_at_);
  if (result && result->news) return publish(std::move(*result->news), &told);
  if (result) ++around_.metrics.commands_repeated;
  finish(told, result);
}

void LiveTable::arrange_rematch(Told told, const std::string& table) {
  if (!is_ours()) return forward(std::move(told));
  Table::Result result = table_->arrange_rematch(told.speaker, told.command.key, table, around_.now());
  if (result && result->news) return publish(std::move(*result->news), &told);
  finish(told, result);
}

void LiveTable::tick() {
  if (!table_) return load_again();
  enforce_clock();
  ask_bots();
}

void LiveTable::enforce_clock() {
  if (!table_ || !is_ours() || around_.now() < rests_until_) return;
  while (auto news = table_->enforce_clock(around_.now())) publish(std::move(*news), nullptr);
}

std::vector<std::pair<std::weak_ptr<Listener>, SharedText>> LiveTable::messages_for(const News& news) const {
  std::vector<std::pair<std::weak_ptr<Listener>, SharedText>> messages;
  std::vector<std::pair<Viewer, SharedText>> written;
  for (const std::shared_ptr<Listener>& listener : listeners_) {
    const Viewer viewer = listener->viewer();
    auto found = std::find_if(written.begin(), written.end(), [&](const auto& one) { return one.first == viewer; });
    if (found == written.end()) {
      written.emplace_back(viewer, std::make_shared<const std::string>(news_text(*table_, news, viewer)));
      found = written.end() - 1;
    }
    messages.emplace_back(listener, found->second);
  }
  return messages;
}

void LiveTable::publish(News news, const Told* told) {
  Pending pending;
  pending.messages = messages_for(news);
  pending.row = news.row;
  pending.is_play = news.entry.kind == EntryKind::Play;
  if (told != nullptr) pending.answer = told->answer;
  pending_.push_back(std::move(pending));

  Append row{number_, claim_.epoch, news.row, table_->text_of(news), false, 0};
  if (const Millis deadline = table_->deadline(); deadline != stored_deadline_) {
    row.has_new_deadline = deadline != 0 || stored_deadline_ != -1 || table_->header().move_time != 0;
    row.deadline = stored_deadline_ = deadline;
  }
  around_.queue.append(std::move(row), [self = shared_from_this()](const StoreResult<void>& kept) {
    if (kept)
      self->row_is_safe();
    else
      self->row_failed(kept.error());
  });
  tell_bots(news);
  remember(std::move(news));
  ask_bots();
}

void LiveTable::remember(News news) {
  recent_.push_back(std::move(news));
  if (recent_.size() > kRecentNews) recent_.pop_front();
}

void LiveTable::row_is_safe() {
  if (pending_.empty()) return;
  Pending done = std::move(pending_.front());
  pending_.pop_front();
  told_row_ = done.row;
  if (done.is_play) ++around_.metrics.actions_committed;
  for (const auto& [listener, text] : done.messages)
    if (const auto alive = listener.lock()) alive->send(text);
  if (done.answer) done.answer(Table::Done{done.row, std::nullopt});
  for (const auto& then : done.then) then(true);
  ask_bots();
}

/// Nobody has seen what was not kept, so it is enough to forget it.
void LiveTable::row_failed(const StoreError& error) {
  if (pending_.empty()) return;
  log(LogLevel::Error, "row_not_kept", {{"table", id_}, {"why", error.detail}});
  Pending lost = std::move(pending_.front());
  pending_.pop_front();
  if (table_) {
    table_.reset();
    ++around_.metrics.tables_recovered;
    rests_until_ = around_.now() + kRest;
  }
  if (lost.answer) lost.answer(tl::unexpected(error_of(error)));
  for (const auto& then : lost.then) then(false);
  // The rows that came after fail too, each by its own answer; then the table is as the store has it.
  if (pending_.empty()) load();
}

}  // namespace oligopoly::service
