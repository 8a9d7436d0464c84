#include "service/live_table.hpp"

#include <algorithm>

#include "service/log.hpp"
#include "service/reasons.hpp"

namespace oligopoly::service {
namespace {

/// How long a table whose row could not be kept leaves its bots and clocks alone.
constexpr Millis kRest = 5000;

bool is_talk(const Command& command) {
  return command.is<command::Say>() || command.is<command::Name>() || command.is<command::Chat>();
}

SharedText shared(std::string text) { return std::make_shared<const std::string>(std::move(text)); }

}  // namespace

LiveTable::LiveTable(Surroundings& surroundings, std::string id)
    : around_(surroundings),
      id_(std::move(id)),
      dealer_(surroundings.randomness),
      sayings_(kMaxSeats + 1, RateLimit(around_.limits.sayings_per_minute / 60, around_.limits.sayings_per_minute)) {
  used_at_ = around_.steady();
}

// ---- loading ---------------------------------------------------------------------------------------------------

void LiveTable::with(Use use) {
  used_at_ = around_.steady();
  if (table_) return use(this);
  waiting_.push_back(std::move(use));
  if (pending_.empty()) load();
}

void LiveTable::load() {
  if (is_loading_) return;
  is_loading_ = true;
  // Whoever listens was told the first rows already; the others are news.
  const std::int64_t told = listeners_.empty() ? std::numeric_limits<std::int64_t>::max() : told_row_;
  around_.queue.read([self = shared_from_this(), told](Store& store) -> std::function<void()> {
    const auto result =
        std::make_shared<tl::expected<LoadedTable, protocol::Error>>(load_table(store, self->id_, told));
    return [self, result] {
      self->is_loading_ = false;
      self->loaded(std::move(*result));
    };
  });
}

void LiveTable::load_again() {
  if (listeners_.empty() || !pending_.empty() || around_.steady() < loads_again_at_) return;
  loads_again_at_ = around_.steady() + kRest;
  load();
}

void LiveTable::loaded(tl::expected<LoadedTable, protocol::Error> result) {
  if (result) {
    number_ = result->number;
    claim_ = result->claim;
    around_.queue.mend(number_);
    if (take_up(std::move(*result))) return;
    result = tl::unexpected(as_error(kUnusableTable));
  }
  const protocol::Error& error = result.error();
  if (error.name != kNoSuchTable.name)
    log(LogLevel::Error, "table_not_loaded", {{"table", id_}, {"why", error.message_with_path(Lang::En)}});
  for (const Use& use : std::exchange(waiting_, {})) use(tl::unexpected(error));
}

void LiveTable::adopt(Table::Opened opened, TableNumber number) {
  number_ = number;
  take_up({number, {}, std::move(opened.table), std::move(opened.recent), {}});
}

bool LiveTable::take_up(LoadedTable loaded) {
  table_.emplace(std::move(loaded.table));
  recent_ = std::move(loaded.recent);
  for (BotSeat& seat : bots_) seat = {};
  stored_deadline_ = -1;
  ++around_.metrics.tables_loaded;
  const std::int64_t told = std::exchange(told_row_, table_->rows());
  if (!follow_rows(told_row_, loaded.later)) return false;
  // So much happened that it is not told row by row: everyone is told anew how things stand.
  if (told < told_row_ - std::ssize(loaded.later))
    for (const std::shared_ptr<Listener>& listener : std::vector(listeners_))
      if (listener->is_welcomed) join(listener, told);
  serve_waiting();
  ask_bots();
  return true;
}

void LiveTable::serve_waiting() {
  for (const Use& use : std::exchange(waiting_, {})) use(this);
}

// ---- listeners -------------------------------------------------------------------------------------------------

/// From here on the listener is told everything. What it is told first must be safe, like all else.
void LiveTable::join(const std::shared_ptr<Listener>& listener, std::int64_t since) {
  const SharedText text = shared(joined_text(*table_, listener->speaker, listener->viewer(), recent_, since));
  listener->is_welcomed = false;
  if (std::find(listeners_.begin(), listeners_.end(), listener) == listeners_.end()) {
    listeners_.push_back(listener);
    ++around_.metrics.listeners;
  }
  when_safe([self = shared_from_this(), listener, since, visit = listener->visit,
             text](const std::optional<protocol::Error>& error) {
    if (listener->visit != visit) return;
    if (!error) {
      listener->is_welcomed = true;
      listener->send(text);
      if (!self->around_.is_saving()) listener->send(shared(protocol::message_text(message::Saving{false})));
      self->change_presence(listener.get());
      return self->ask_bots();
    }
    // It would have been told of something that has not happened after all; once more, when the table is loaded again.
    self->with([listener, since, visit](tl::expected<LiveTable*, protocol::Error> live) {
      if (live && listener->visit == visit) (*live)->join(listener, since);
    });
  });
}

void LiveTable::leave(const Listener& listener) {
  const auto gone = std::remove_if(listeners_.begin(), listeners_.end(),
                                   [&](const std::shared_ptr<Listener>& one) { return one.get() == &listener; });
  around_.metrics.listeners -= static_cast<std::uint64_t>(listeners_.end() - gone);
  listeners_.erase(gone, listeners_.end());
  used_at_ = around_.steady();
  change_presence();
}

void LiveTable::visit(const Speaker& speaker, const std::string& address) {
  looked_at_ = around_.steady();
  if (is_player(speaker.seat)) played_at_ = looked_at_;
  address_ = address;
  ask_bots();
}

void LiveTable::send(Listener& listener, const SharedText& text) {
  if (listener.is_welcomed) listener.send(text);
}

void LiveTable::tell_saving(bool is_saving) {
  const SharedText text = shared(protocol::message_text(message::Saving{is_saving}));
  for (const std::shared_ptr<Listener>& listener : listeners_) send(*listener, text);
}

void LiveTable::when_safe(Settled then) {
  if (pending_.empty()) return then(std::nullopt);
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
  // A refusal may rest on rows that are not safe yet, and a repetition's row may be one of them.
  when_safe([answer = told.answer, result](const std::optional<protocol::Error>& error) {
    answer(error ? Table::Result(tl::unexpected(*error)) : result);
  });
}

bool LiveTable::is_too_talkative(const Told& told) {
  if (!is_talk(told.command) || table_->row_of(told.speaker, told.command.key)) return false;
  const std::size_t place = is_player(told.speaker.seat) ? told.speaker.seat.index() : kMaxSeats;
  return !sayings_[place].allows(around_.steady());
}

void LiveTable::tell(Told told) {
  used_at_ = around_.steady();
  if (!is_ours()) return forward(std::move(told));
  if (is_player(told.speaker.seat)) played_at_ = used_at_;
  if (is_too_talkative(told)) {
    ++around_.metrics.rate_limited;
    return finish(told, tl::unexpected(as_error(kTooTalkative)));
  }
  Table::Result result = table_->tell(told.speaker, told.command, dealer_, around_.now());
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
  if (!table_ || !is_ours() || around_.steady() < rests_until_) return;
  while (auto news = table_->enforce_clock(around_.now())) publish(std::move(*news), nullptr);
}

std::vector<std::pair<std::weak_ptr<Listener>, SharedText>> LiveTable::messages_for(const News& news) const {
  std::vector<std::pair<std::weak_ptr<Listener>, SharedText>> messages;
  std::vector<std::pair<Viewer, SharedText>> written;
  for (const std::shared_ptr<Listener>& listener : listeners_) {
    const Viewer viewer = listener->viewer();
    auto found = std::find_if(written.begin(), written.end(), [&](const auto& one) { return one.first == viewer; });
    if (found == written.end()) {
      written.emplace_back(viewer, shared(news_text(*table_, news, viewer)));
      found = written.end() - 1;
    }
    messages.emplace_back(listener, found->second);
  }
  return messages;
}

void LiveTable::publish(News news, Told* told) {
  Pending pending;
  pending.messages = messages_for(news);
  pending.row = news.row;
  pending.is_play = news.entry.is<entry::Play>();
  if (told != nullptr) pending.told = std::move(*told);
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
  recent_.add(std::move(news));
  ask_bots();
}

void LiveTable::row_is_safe() {
  if (pending_.empty()) return;
  Pending done = std::move(pending_.front());
  pending_.pop_front();
  told_row_ = done.row;
  if (done.is_play) ++around_.metrics.actions_committed;
  for (const auto& [listener, text] : done.messages)
    if (const auto alive = listener.lock()) send(*alive, text);
  if (done.told && done.told->answer) done.told->answer(Table::Done{done.row, std::nullopt});
  for (const Settled& then : done.then) then(std::nullopt);
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
    rests_until_ = around_.steady() + kRest;
  }
  // The rows that came after fail too, each by its own answer; then the table is as the store has it.
  if (pending_.empty()) load();
  if (lost.told && error.kind == StoreError::Kind::Conflict) {
    // An earlier row failed, or another process has the table by now: this one certainly was not written.
    tell_again(std::move(*lost.told));
  } else if (lost.told && lost.told->answer) {
    lost.told->answer(tl::unexpected(error_of(error)));
  }
  for (const Settled& then : lost.then) then(error_of(error));
}

}  // namespace oligopoly::service
