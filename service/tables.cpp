#include "service/tables.hpp"

#include "service/log.hpp"
#include "service/reasons.hpp"

namespace oligopoly::service {
namespace {

/// How often the store is asked for deadlines of tables that are not in memory, and how many are taken at once.
constexpr Millis kWakeEvery = 1000;
constexpr int kWokenAtOnce = 200;

}  // namespace

std::shared_ptr<LiveTable> Tables::find_or_load(const std::string& id) {
  auto& live = live_[id];
  if (!live) {
    live = std::make_shared<LiveTable>(around_, id);
    live->load();
  }
  return live;
}

void Tables::with(const std::string& id, LiveTable::Use use) {
  if (!is_table_id(id)) return use(tl::unexpected(protocol::error_of(refused(kNoSuchTable))));
  const std::shared_ptr<LiveTable> table = find_or_load(id);
  table->with([this, use = std::move(use)](tl::expected<LiveTable*, protocol::Error> live) {
    if (live && by_number_.try_emplace((*live)->number(), (*live)->weak_from_this()).second) {
      // From now on its news is heeded; some may have come since it was read.
      if (!(*live)->is_ours()) (*live)->catch_up();
    }
    use(live);
  });
}

void Tables::create(const Creation& creation, std::function<void(std::optional<protocol::Error>)> done) {
  open_stored(creation.header, creation.steps, std::move(done));
}

void Tables::open_stored(const TableHeader& header, const std::vector<Step>& steps,
                         std::function<void(std::optional<protocol::Error>)> done) {
  auto opened = Table::open(header, steps, Dealer(around_.randomness), around_.now());
  if (!opened) return done(opened.error());
  const auto shared = std::make_shared<Table::Opened>(std::move(*opened));
  NewTable stored{header.id, header_text(shared->table.header()), std::move(shared->log), header.created,
                  shared->table.deadline()};
  around_.queue.create(std::move(stored), [this, shared, done = std::move(done)](StoreResult<TableNumber> number) {
    if (!number) {
      log(LogLevel::Error, "table_not_created", {{"why", number.error().detail}});
      return done(error_of(number.error()));
    }
    ++around_.metrics.tables_created;
    const std::string id = shared->table.header().id;
    auto& live = live_[id] = std::make_shared<LiveTable>(around_, id);
    by_number_[*number] = live;
    live->adopt(std::move(*shared), *number);
    done(std::nullopt);
  });
}

void Tables::tell(LiveTable& live, Told told) {
  if (told.command.is<command::Rematch>()) return rematch(live, std::move(told));
  live.tell(std::move(told));
}

void Tables::rematch(LiveTable& live, Told told) {
  const Table& table = live.table();
  const bool is_possible = table.game().is_over() && table.rematch().empty() && live.is_ours() &&
                           (is_player(told.speaker.seat) || told.speaker.is_host);
  // Refused, done before, or another process' business: the table says which.
  if (!is_possible) return live.arrange_rematch(std::move(told), {});
  // One opens the table; whoever asks meanwhile gets the same.
  if (const auto under_way = rematches_.find(live.id()); under_way != rematches_.end())
    return under_way->second.push_back(std::move(told));
  // What another process sent on was asked for by someone whose address that process knows: it is one table a game.
  if (!told.address.empty() && !around_.addresses.may_open_table(told.address, around_.steady())) {
    ++around_.metrics.rate_limited;
    return told.answer(tl::unexpected(protocol::error_of(refused(kTooManyTables))));
  }
  rematches_[live.id()];
  const TableHeader next = rematch_of(table.header(), around_.randomness, around_.now());
  open_stored(next, {},
              [this, from = live.id(), to = next.id, told = std::move(told)](
                  const std::optional<protocol::Error>& error) { rematch_opened(from, to, told, error); });
}

void Tables::rematch_opened(const std::string& from, const std::string& to, const Told& told,
                            const std::optional<protocol::Error>& error) {
  const auto under_way = rematches_.extract(from);
  std::vector<Told> all = {told};
  all.insert(all.end(), under_way.mapped().begin(), under_way.mapped().end());
  with(from, [all, to, error](tl::expected<LiveTable*, protocol::Error> live) {
    for (const Told& one : all) {
      if (!error && live)
        (*live)->arrange_rematch(one, to);
      else if (one.answer)
        one.answer(tl::unexpected(error ? *error : live.error()));
    }
  });
}

void Tables::tick() {
  const Millis now = around_.steady();
  for (auto it = live_.begin(); it != live_.end();) {
    LiveTable& live = *it->second;
    live.tick();
    // One that does not exist is forgotten at once.
    if (!live.is_idle(live.is_loaded() ? now - idle_after_ : now)) {
      ++it;
      continue;
    }
    if (live.is_loaded() && live.is_ours()) around_.queue.release(live.number());
    if (live.is_loaded()) ++around_.metrics.tables_evicted;
    by_number_.erase(live.number());
    it = live_.erase(it);
  }
  if (now < next_wake_) return;
  next_wake_ = now + kWakeEvery;
  wake_due_tables();
}

void Tables::wake_due_tables() {
  around_.queue.read([this, now = around_.now()](Store& store) -> std::function<void()> {
    return [this, ids = store.due(now, kWokenAtOnce)] {
      if (!ids) return log(LogLevel::Error, "deadlines_not_read", {{"why", ids.error().detail}});
      for (const std::string& id : *ids) {
        if (live_.contains(id)) continue;
        with(id, [](tl::expected<LiveTable*, protocol::Error> live) {
          if (live) (*live)->enforce_clock();
        });
      }
    };
  });
}

void Tables::heed_news(TableNumber number, std::optional<std::int64_t> epoch) {
  const auto found = by_number_.find(number);
  if (found == by_number_.end()) return;
  const auto live = found->second.lock();
  if (!live) {
    by_number_.erase(found);
    return;
  }
  if (!live->is_loaded()) return;
  const bool has_other_owner = epoch && *epoch != live->claim().epoch;
  // Rows of our own are news to nobody here; rows of a later epoch say that the table is not ours any more.
  if (has_other_owner || (!epoch && !live->is_ours())) return live->review_claim();
  live->catch_up();
}

void Tables::catch_up() {
  for (const auto& [id, live] : live_) {
    live->exchange_presence();
    if (live->is_loaded()) live->review_claim();
  }
}

void Tables::tell_saving(bool is_saving) {
  for (const auto& [id, live] : live_) live->tell_saving(is_saving);
}

void Tables::heed_presence(const PresenceNotice& notice) {
  const auto found = live_.find(notice.table);
  if (found != live_.end()) found->second->heed_presence(notice.from, notice.here, notice.asks);
}

void Tables::heed_alive(const std::set<std::string>& alive) {
  for (const auto& [id, live] : live_) {
    live->forget_absent(alive);
    if (!live->is_loaded() || live->is_ours()) continue;
    by_number_[live->number()] = live;
    if (!alive.contains(live->claim().owner)) live->review_claim();
  }
}

void Tables::tell_forwarded(const std::string& id, const Speaker& speaker, const std::string& text,
                            Courier::Answer answer) {
  with(id, [this, speaker, text, answer](tl::expected<LiveTable*, protocol::Error> live) {
    const auto command = read_command(text);
    if (!live || !(*live)->is_ours()) return answer(std::nullopt);
    if (!command) return answer(tl::unexpected(command.error()));
    Told told{speaker, *command, text, answer};
    tell(**live, std::move(told));
  });
}

void Tables::release_all() {
  for (const auto& [id, live] : live_)
    if (live->is_loaded() && live->is_ours()) around_.queue.release(live->number());
}

}  // namespace oligopoly::service
