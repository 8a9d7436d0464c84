#include "service/tables.hpp"

#include <boost/json.hpp>

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
    if (live && !(*live)->is_ours() && !followed_.contains((*live)->number())) {
      // From now on its news is heeded; some may have come since it was read.
      followed_[(*live)->number()] = (*live)->weak_from_this();
      (*live)->catch_up();
    }
    use(live);
  });
}

void Tables::create(const Creation& creation, std::function<void(std::optional<protocol::Error>)> done) {
  open_stored(creation.header, creation.steps, std::move(done));
}

void Tables::open_stored(const TableHeader& header, const std::vector<Step>& steps,
                         std::function<void(std::optional<protocol::Error>)> done) {
  Rng chance(random_number(around_.randomness));
  auto table = Table::open(header, steps, chance, around_.now());
  if (!table) return done(table.error());
  // The first row: what was imported and what chance did before anyone acts.
  News first;
  first.row = 1;
  first.entry.at = around_.now();
  first.entry.seat = kChance;
  first.entry.steps = table->session().record().steps;
  NewTable stored{header.id, header_text(table->header()), {table->text_of(first)}, header.created, table->deadline()};
  const auto shared = std::make_shared<Table>(std::move(*table));
  around_.queue.create(std::move(stored), [this, shared, done = std::move(done)](StoreResult<TableNumber> number) {
    if (!number) {
      log(LogLevel::Error, "table_not_created", {{"why", number.error().detail}});
      return done(error_of(number.error()));
    }
    ++around_.metrics.tables_created;
    const std::string id = shared->header().id;
    auto& live = live_[id] = std::make_shared<LiveTable>(around_, id);
    live->adopt(std::move(*shared), *number);
    done(std::nullopt);
  });
}

void Tables::tell(LiveTable& live, Told told) {
  if (told.command.what == Do::Rematch) return rematch(live, std::move(told));
  live.tell(std::move(told));
}

void Tables::rematch(LiveTable& live, Told told) {
  const Table& table = live.table();
  const bool is_possible = table.game().is_over() && table.rematch().empty() && live.is_ours() &&
                           (is_player(told.speaker.seat) || told.speaker.is_host);
  // Refused, done before, or another process' business: the table says which.
  if (!is_possible) return live.arrange_rematch(std::move(told), {});
  const TableHeader next = rematch_of(table.header(), around_.randomness, around_.now());
  const std::string from = live.id(), to = next.id;
  open_stored(next, {}, [this, from, to, told = std::move(told)](const std::optional<protocol::Error>& error) {
    if (error) {
      if (told.answer) told.answer(tl::unexpected(*error));
      return;
    }
    with(from, [told, to](tl::expected<LiveTable*, protocol::Error> again) {
      if (again) (*again)->arrange_rematch(told, to);
    });
  });
}

void Tables::tick() {
  const Millis now = around_.now();
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
    followed_.erase(live.number());
    it = live_.erase(it);
  }
  if (now < next_wake_) return;
  next_wake_ = now + kWakeEvery;
  wake_due_tables();
}

void Tables::wake_due_tables() {
  around_.queue.due(around_.now(), kWokenAtOnce, [this](StoreResult<std::vector<std::string>> ids) {
    if (!ids) return log(LogLevel::Error, "deadlines_not_read", {{"why", ids.error().detail}});
    for (const std::string& id : *ids) {
      if (live_.contains(id)) continue;
      with(id, [](tl::expected<LiveTable*, protocol::Error> live) {
        if (live) (*live)->enforce_clock();
      });
    }
  });
}

void Tables::heed_news(TableNumber number, bool is_given_up) {
  const auto found = followed_.find(number);
  if (found == followed_.end()) return;
  const auto live = found->second.lock();
  if (!live) {
    followed_.erase(found);
    return;
  }
  if (!live->is_loaded() || live->is_ours()) return;
  if (is_given_up)
    live->claim_if_orphaned();
  else
    live->catch_up();
}

void Tables::catch_up() {
  for (const auto& [id, live] : live_) {
    live->exchange_presence();
    if (live->is_loaded() && !live->is_ours()) live->catch_up();
  }
}

void Tables::heed_presence(const PresenceNotice& notice) {
  const auto found = live_.find(notice.table);
  if (found != live_.end()) found->second->heed_presence(notice.from, notice.here, notice.asks);
}

void Tables::heed_alive(const std::set<std::string>& alive) {
  for (const auto& [id, live] : live_) {
    live->forget_absent(alive);
    if (!live->is_loaded() || live->is_ours()) continue;
    followed_[live->number()] = live;
    if (!alive.contains(live->owner())) live->claim_if_orphaned();
  }
}

void Tables::tell_forwarded(const std::string& id, const Speaker& speaker, const std::string& text,
                            Courier::Answer answer) {
  with(id, [this, speaker, text, answer](tl::expected<LiveTable*, protocol::Error> live) {
    const auto command = read_command(text);
    if (!live || !(*live)->is_ours()) return answer(std::nullopt);
    if (!command) return answer(tl::unexpected(command.error()));
    Told told{speaker, *command, text};
    told.answer = answer;
    tell(**live, std::move(told));
  });
}

void Tables::release_all() {
  for (const auto& [id, live] : live_)
    if (live->is_loaded() && live->is_ours()) around_.queue.release(live->number());
}

}  // namespace oligopoly::service
