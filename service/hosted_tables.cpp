#include "service/hosted_tables.hpp"

#include "service/log.hpp"
#include "service/reasons.hpp"
#include "service/subscription.hpp"

namespace oligopoly::service {
namespace {

/// How often the store is asked for deadlines of tables that are not in memory, and how many are taken at once.
constexpr Millis kWakeEvery = 1000;
constexpr int kWokenAtOnce = 200;
/// At the start, or after another process went, so many of those who want to be called are looked after at once.
constexpr int kMostCalled = 5000;

}  // namespace

std::shared_ptr<HostedTable> HostedTables::find_or_add(const std::string& id) {
  auto& hosted = tables_[id];
  if (!hosted) hosted = std::make_shared<HostedTable>(context_, id);
  return hosted;
}

void HostedTables::with(const std::string& id, HostedTable::Use use) {
  if (!is_table_id(id)) return use(tl::unexpected(as_error(kNoSuchTable)));
  const std::shared_ptr<HostedTable> table = find_or_add(id);
  table->with([this, use = std::move(use)](tl::expected<HostedTable*, protocol::Error> hosted) {
    if (hosted) {
      TableReplica& replica = (*hosted)->replica();
      const bool is_new = by_number_.try_emplace(replica.number(), (*hosted)->weak_from_this()).second;
      // From now on its news is heard; some may have come since it was read.
      if (is_new && !replica.is_ours()) replica.catch_up();
    }
    use(hosted);
  });
}

void HostedTables::create(const Creation& creation, Settled done) {
  open_stored(Table::open(creation.header, creation.steps, Dealer(context_.randomness), context_.now()),
              std::move(done));
}

void HostedTables::open_stored(tl::expected<Table::Opened, protocol::Error> opened, Settled done) {
  if (!opened) return done(opened.error());
  const auto shared = std::make_shared<Table::Opened>(std::move(*opened));
  const TableHeader& header = shared->table.header();
  NewTable stored{header.id, header_text(header), shared->log, header.created, shared->table.deadline()};
  context_.queue.create(std::move(stored), [this, shared, done = std::move(done)](StoreResult<TableNumber> number) {
    if (!number) {
      log(LogLevel::Error, "table_not_created", {{"why", number.error().detail}});
      return done(error_of(number.error()));
    }
    ++context_.metrics.tables_created;
    const std::string id = shared->table.header().id;
    auto& hosted = tables_[id] = std::make_shared<HostedTable>(context_, id);
    by_number_[*number] = hosted;
    hosted->replica().adopt(std::move(*shared), *number);
    hosted->on_opened();
    hosted->update_listing();
    done(std::nullopt);
  });
}

// ---- requests --------------------------------------------------------------------------------------------------

void HostedTables::handle(HostedTable& hosted, TableRequest request) {
  if (request.command.is<command::Rematch>()) return rematch(hosted, std::move(request));
  hosted.handle(std::move(request));
}

void HostedTables::handle_forwarded(const std::string& id, const Speaker& speaker, const std::string& text,
                                    Peers::Answer answer) {
  with(id, [this, speaker, text, answer](tl::expected<HostedTable*, protocol::Error> hosted) {
    const auto command = read_command(text);
    if (!hosted || !(*hosted)->replica().is_ours()) return answer(std::nullopt);
    if (!command) return answer(tl::unexpected(command.error()));
    handle(**hosted, TableRequest{speaker, *command, text, answer});
  });
}

void HostedTables::rematch(HostedTable& hosted, TableRequest request) {
  const Table& table = hosted.table();
  const bool is_possible = table.game().is_over() && table.rematch().empty() && hosted.replica().is_ours() &&
                           (is_player(request.speaker.seat) || request.speaker.is_host);
  // Refused, done before, or another process' business: the table says which.
  if (!is_possible) return hosted.arrange_rematch(std::move(request), {});
  // One opens the table; whoever asks meanwhile gets the same.
  if (const auto under_way = rematches_.find(hosted.id()); under_way != rematches_.end())
    return under_way->second.push_back(std::move(request));
  // What another process sent on was asked for by someone whose address that process knows: it is one table per game.
  if (!request.address.empty() && !context_.addresses.may_open_table(request.address, context_.steady())) {
    ++context_.metrics.rate_limited;
    return request.finish(tl::unexpected(as_error(kTooManyTables)));
  }
  rematches_[hosted.id()];
  const TableHeader next = rematch_of(table, context_.randomness, context_.now());
  open_stored(Table::open_again(next, table, Dealer(context_.randomness), context_.now()),
              [this, from = hosted.id(), to = next.id, request = std::move(request)](
                  const std::optional<protocol::Error>& error) { on_rematch_opened(from, to, request, error); });
}

void HostedTables::on_rematch_opened(const std::string& from, const std::string& to, const TableRequest& request,
                                     const std::optional<protocol::Error>& error) {
  const auto under_way = rematches_.extract(from);
  std::vector<TableRequest> all = {request};
  all.insert(all.end(), under_way.mapped().begin(), under_way.mapped().end());
  with(from, [all, to, error](tl::expected<HostedTable*, protocol::Error> hosted) {
    for (const TableRequest& one : all) {
      if (!error && hosted)
        (*hosted)->arrange_rematch(one, to);
      else
        one.finish(tl::unexpected(error ? *error : hosted.error()));
    }
  });
}

// ---- time ------------------------------------------------------------------------------------------------------

void HostedTables::tick() {
  const Millis now = context_.steady();
  for (const auto& [id, hosted] : tables_) hosted->tick();
  evict_idle_tables(now);
  if (now < next_wake_) return;
  next_wake_ = now + kWakeEvery;
  wake_due_tables();
}

void HostedTables::evict_idle_tables(Millis now) {
  for (auto it = tables_.begin(); it != tables_.end();) {
    HostedTable& hosted = *it->second;
    const bool is_loaded = hosted.replica().is_loaded();
    // One that does not exist is forgotten at once.
    if (!hosted.is_idle(is_loaded ? now - idle_after_ : now)) {
      ++it;
      continue;
    }
    release(hosted);
    if (is_loaded) ++context_.metrics.tables_evicted;
    by_number_.erase(hosted.replica().number());
    it = tables_.erase(it);
  }
}

void HostedTables::wake_due_tables() {
  context_.queue.read([this, now = context_.now()](Store& store) -> std::function<void()> {
    return [this, ids = store.due(now, kWokenAtOnce)] {
      if (!ids) return log(LogLevel::Error, "deadlines_not_read", {{"why", ids.error().detail}});
      for (const std::string& id : *ids) {
        if (tables_.contains(id)) continue;
        with(id, [](tl::expected<HostedTable*, protocol::Error> hosted) {
          if (hosted) (*hosted)->enforce_clock();
        });
      }
    };
  });
}

void HostedTables::wake_called_tables() {
  context_.queue.read([this](Store& store) -> std::function<void()> {
    return [this, notes = store.notes("call/", kMostCalled)] {
      if (!notes) return log(LogLevel::Error, "calls_not_read", {{"why", notes.error().detail}});
      for (const Note& note : *notes)
        with(parts_of_key(note.key).table, [](const tl::expected<HostedTable*, protocol::Error>&) {});
    };
  });
}

void HostedTables::show_saving(bool is_saving) {
  for (const auto& [id, hosted] : tables_)
    hosted->audience().followers().send(protocol::message_text(message::Saving{is_saving}));
}

void HostedTables::release(HostedTable& hosted) {
  const TableReplica& replica = hosted.replica();
  if (replica.is_loaded() && replica.is_ours()) context_.queue.release(replica.number());
}

void HostedTables::release_all() {
  for (const auto& [id, hosted] : tables_) release(*hosted);
}

// ---- other processes -------------------------------------------------------------------------------------------

void HostedTables::on_news(TableNumber number, std::optional<std::int64_t> epoch) {
  const auto found = by_number_.find(number);
  if (found == by_number_.end()) return;
  const auto hosted = found->second.lock();
  if (!hosted) {
    by_number_.erase(found);
    return;
  }
  TableReplica& replica = hosted->replica();
  if (!replica.is_loaded()) return;
  const bool has_other_owner = epoch && *epoch != replica.claim().epoch;
  // Rows of our own are news to nobody here; rows of a later epoch say that the table is not ours any more.
  if (has_other_owner || (!epoch && !replica.is_ours())) return replica.review_claim();
  replica.catch_up();
}

void HostedTables::on_alive(const std::set<std::string>& alive) {
  for (const auto& [id, hosted] : tables_) {
    hosted->audience().forget_absent(alive);
    TableReplica& replica = hosted->replica();
    if (!replica.is_loaded() || replica.is_ours()) continue;
    by_number_[replica.number()] = hosted;
    if (!alive.contains(replica.claim().owner)) replica.review_claim();
  }
}

void HostedTables::on_presence(const PresenceNotice& notice) {
  const auto found = tables_.find(notice.table);
  if (found != tables_.end()) found->second->on_presence(notice.from, notice.here, notice.asks);
}

void HostedTables::catch_up() {
  for (const auto& [id, hosted] : tables_) {
    hosted->audience().exchange_presence();
    if (hosted->replica().is_loaded()) hosted->replica().review_claim();
  }
}

}  // namespace oligopoly::service
