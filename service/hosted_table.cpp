#include "service/hosted_table.hpp"

#include "service/calls.hpp"
#include "service/groups.hpp"
#include "service/log.hpp"
#include "service/peers.hpp"
#include "service/reasons.hpp"

namespace oligopoly::service {
namespace {

/// Bots do not run further ahead of the disk: else a whole game of quick ones would reach its readers at one stroke,
/// and they would be taken for slow.
constexpr std::size_t kMostUnsafeRows = 8;
/// So many rows that were held back are shown one by one.
constexpr int kShownOneByOne = 20;
/// So often a request is tried again after its owner did not answer, or lost the table. Its key makes that safe.
constexpr int kMostTries = 4;

/// What the game sets no limit to, so that anyone could fill a log with it.
bool is_talk(const Command& command) {
  return command.is<command::Say>() || command.is<command::Name>() || command.is<command::Chat>() ||
         command.is<command::Hints>() || command.is<command::Mute>() || command.is<command::RemoveLine>() ||
         command.is<command::Sit>() || command.is<command::Rise>() || command.is<command::Assign>() ||
         command.is<command::Choose>() || command.is<command::Ready>() || command.is<command::Commit>();
}

/// Who was sent away has no seat any more, and who may not watch the game has seen only the lobby.
bool changes_audience(const LogEntry& entry) { return entry.is<entry::Rise>() || entry.is<entry::Begin>(); }

Presence::Announce announcer(ServiceContext& context, const std::string& id) {
  if (context.peers == nullptr) return {};
  return [peers = context.peers, id](const Attendance& here, bool asks) { peers->announce(id, here, asks); };
}

}  // namespace

HostedTable::HostedTable(ServiceContext& context, std::string id)
    : context_(context),
      id_(std::move(id)),
      audience_(announcer(context, id_)),
      bots_(context.bots, context.bot_budget, context.randomness),
      talk_(context.limits),
      dealer_(context.randomness),
      used_at_(context.steady()),
      replica_(std::make_shared<TableReplica>(context, id_, replica_handlers())) {}

// Until then the replica may call what it was given, which holds on to nothing.
HostedTable::~HostedTable() { replica_->detach(); }

// ---- coming and going ------------------------------------------------------------------------------------------

TableReplica::Handlers HostedTable::replica_handlers() {
  TableReplica::Handlers handlers;
  handlers.is_followed = [this] { return !audience_.followers().empty(); };
  handlers.row_taken_up = [this](const News& news) {
    Followers::send(messages_for(news));
    if (changes_audience(news.entry)) review_audience(news.entry.seat);
    show_delayed();
  };
  handlers.loaded = [this](std::optional<std::int64_t> missed_after) { on_loaded(missed_after); };
  // What the former owner has not answered is asked again, with the same keys.
  handlers.owner_changed = [this] {
    if (context_.peers != nullptr) context_.peers->recall(id_);
  };
  handlers.taken_over = [this] { on_taken_over(); };
  return handlers;
}

void HostedTable::with(Use use) {
  used_at_ = context_.steady();
  if (replica_->is_loaded()) return use(this);
  replica_->when_loaded([this, use = std::move(use)](const std::optional<protocol::Error>& error) {
    if (error) return use(tl::unexpected(*error));
    use(this);
  });
}

void HostedTable::on_loaded(std::optional<std::int64_t> missed_after) {
  bots_.reset();
  // So much happened that it is not told row by row: everyone is told anew how things stand.
  if (missed_after)
    for (const std::shared_ptr<Follower>& follower : audience_.followers().welcomed()) join(follower, *missed_after);
  // What is old enough is shown to whoever asks for the table from now on.
  show_delayed();
  // The process may have ended between the last row and the note.
  if (table().is_finished()) tell_group();
  ask_bots();
}

void HostedTable::tell_group() {
  const auto note = group_note(table(), context_.now());
  if (!note) return;
  context_.queue.read([id = id_, note = *note](Store& store) -> std::function<void()> {
    const auto told = service::tell_group(store, note);
    if (told) return {};
    return [id, why = told.error().detail] { log(LogLevel::Warning, "group_not_told", {{"table", id}, {"why", why}}); };
  });
}

void HostedTable::on_taken_over() {
  bots_.reset();
  ask_bots();
  enforce_clock();
}

/// From here on the follower is told everything. What it is told first must be safe, like all else.
void HostedTable::join(const std::shared_ptr<Follower>& follower, std::int64_t since) {
  show_delayed();
  const RecentNews& recent = is_delayed(follower->speaker) ? replica_->delayed()->recent() : replica_->recent();
  const SharedText text = shared_text(joined_text(table_for(follower->speaker), follower->speaker, follower->viewer(),
                                                  recent, table().removed_lines(), since));
  follower->is_welcomed = false;
  if (audience_.add(follower)) ++context_.metrics.followers;
  // What is shown later is safe by then; whoever waited would miss what is shown meanwhile.
  if (is_delayed(follower->speaker)) return welcome(*follower, text);
  when_safe([this, follower, since, visit = follower->visit, text](const std::optional<protocol::Error>& error) {
    if (follower->visit != visit) return;
    if (!error) return welcome(*follower, text);
    // It would have been told of something that has not happened after all; once more, when the table is loaded again.
    with([follower, since, visit](tl::expected<HostedTable*, protocol::Error> hosted) {
      if (hosted && follower->visit == visit) (*hosted)->join(follower, since);
    });
  });
}

void HostedTable::welcome(Follower& follower, const SharedText& text) {
  audience_.welcome(follower, text);
  if (!context_.is_saving()) follower.send(shared_text(protocol::message_text(message::Saving{false})));
  ask_bots();
}

void HostedTable::leave(const Follower& follower) {
  used_at_ = context_.steady();
  if (audience_.remove(follower)) --context_.metrics.followers;
}

void HostedTable::visit(const Speaker& speaker, const std::string& address) {
  const Millis now = context_.steady();
  audience_.last_seen().looked(now, address);
  if (is_player(speaker.seat)) audience_.last_seen().played(now);
  ask_bots();
}

void HostedTable::on_presence(const std::string& process, const Attendance& there, bool asks) {
  audience_.on_announced(process, there, asks);
  ask_bots();
}

void HostedTable::tick() {
  if (replica_->is_loaded()) {
    begin_if_ready();
    show_delayed();
    enforce_clock();
    ask_bots();
    call_absent();
  } else if (!audience_.followers().empty()) {
    // Else its bots and clocks would wait for someone to ask.
    replica_->load_again();
  }
}

bool HostedTable::is_idle(Millis since) const {
  return !replica_->is_busy() && audience_.followers().empty() && !bots_.is_thinking() && used_at_ <= since &&
         uncalled().empty();
}

// ---- requests --------------------------------------------------------------------------------------------------

void HostedTable::handle(TableRequest request) {
  used_at_ = context_.steady();
  if (!replica_->is_ours()) return forward(std::move(request));
  if (is_player(request.speaker.seat)) audience_.last_seen().played(used_at_);
  if (is_too_talkative(request)) {
    ++context_.metrics.rate_limited;
    return finish(request, tl::unexpected(as_error(kTooTalkative)));
  }
  Table::Result result = replica_->table().tell(request.speaker, request.command, dealer_, context_.now());
  if (result && !result->news) ++context_.metrics.commands_repeated;
  settle(std::move(request), std::move(result));
}

void HostedTable::arrange_rematch(TableRequest request, const std::string& rematch) {
  if (!replica_->is_ours()) return forward(std::move(request));
  settle(request, replica_->table().arrange_rematch(request.speaker, request.command.key, rematch, context_.now()));
}

bool HostedTable::is_too_talkative(const TableRequest& request) {
  if (!is_talk(request.command) || table().row_of(request.speaker, request.command.key)) return false;
  return !talk_.allows(request.speaker.seat, context_.steady());
}

void HostedTable::settle(TableRequest request, Table::Result result) {
  if (!result || !result->news) return finish(request, result);
  publish(std::move(*result->news), std::move(request));
  begin_if_ready();
}

void HostedTable::begin_if_ready() {
  if (!replica_->is_loaded() || !replica_->is_ours() || replica_->is_resting()) return;
  if (auto news = replica_->table().maybe_begin(dealer_, context_.now())) publish(std::move(*news), std::nullopt);
}

void HostedTable::update_listing() {
  if (replica_->is_loaded() && replica_->is_ours()) listed_.update(context_, table());
}

void HostedTable::review_audience(Seat risen) {
  if (!replica_->is_loaded()) return;
  for (const std::shared_ptr<Follower>& follower : audience_.followers().welcomed()) {
    if (follower->speaker.seat == risen) {
      follower->speaker.seat = kSpectator;
      join(follower, table().rows());
    } else if (!table().admits(follower->speaker)) {
      follower->send(shared_text(refused_text({}, as_error(kNoWatching), follower->lang)));
      leave(*follower);
    }
  }
}

void HostedTable::finish(const TableRequest& request, const Table::Result& result) {
  if (!result) ++context_.metrics.commands_refused;
  if (!request.answer) return;
  // A refusal may rest on rows that are not safe yet, and a repetition's row may be one of them.
  when_safe([answer = request.answer, result](const std::optional<protocol::Error>& error) {
    answer(error ? Table::Result(tl::unexpected(*error)) : result);
  });
}

void HostedTable::enforce_clock() {
  if (!replica_->is_loaded() || !replica_->is_ours() || replica_->is_resting()) return;
  while (auto news = replica_->table().enforce_clock(context_.now())) publish(std::move(*news), std::nullopt);
}

std::vector<FollowerMessage> HostedTable::messages_for(const News& news) const {
  return audience_.followers().write(
      [&](Viewer viewer) { return news_text(table(), news, table().removed_lines(), viewer); },
      [&](const Follower& follower) { return table().admits(follower.speaker) && !is_delayed(follower.speaker); });
}

bool HostedTable::is_delayed(const Speaker& speaker) const {
  return replica_->delayed() != nullptr && !is_player(speaker.seat);
}

const Table& HostedTable::table_for(const Speaker& speaker) const {
  return is_delayed(speaker) ? replica_->delayed()->table() : table();
}

void HostedTable::show_delayed() {
  DelayedTable* delayed = replica_->is_loaded() ? replica_->delayed() : nullptr;
  if (delayed == nullptr) return;
  const std::int64_t before = delayed->table().rows();
  std::vector<FollowerMessage> messages;
  int shown = 0;
  while (const auto news = delayed->next(context_.now(), safe_row(), table().is_finished())) {
    if (++shown > kShownOneByOne) continue;
    for (FollowerMessage& message : audience_.followers().write(
             [&](Viewer viewer) { return news_text(delayed->table(), *news, table().removed_lines(), viewer); },
             [&](const Follower& follower) {
               return table().admits(follower.speaker) && is_delayed(follower.speaker);
             }))
      messages.push_back(std::move(message));
  }
  if (shown <= kShownOneByOne) return Followers::send(messages);
  // At the end all that was held back is shown: row by row it would be more than a reader can take at once.
  for (const std::shared_ptr<Follower>& follower : audience_.followers().welcomed())
    if (is_delayed(follower->speaker)) join(follower, before);
}

void HostedTable::publish(News news, std::optional<TableRequest> request) {
  // Written now, because the table may have gone on when the row is safe.
  const bool is_end = news.entry.is<entry::Close>() || (news.entry.is<entry::Play>() && table().game().is_over());
  auto show = [this, row = news.row, is_of_audience = changes_audience(news.entry), seat = news.entry.seat,
               is_play = news.entry.is<entry::Play>(), is_end, messages = messages_for(news),
               request = std::move(request)](const StoreResult<void>& kept) mutable {
    if (!kept && request) on_row_failed(std::move(*request), kept.error());
    if (!kept) return;
    if (is_play) ++context_.metrics.actions_committed;
    Followers::send(messages);
    if (is_of_audience) review_audience(seat);
    show_delayed();
    update_listing();
    if (request) request->finish(Table::Done{row, std::nullopt});
    if (is_end) tell_group();
    ask_bots();
  };
  replica_->append(std::move(news), std::move(show));
  ask_bots();
}

void HostedTable::on_row_failed(TableRequest request, const StoreError& error) {
  // An earlier row failed, or another process has the table by now: this one certainly was not written.
  if (error.kind == StoreError::Kind::Conflict) return retry(std::move(request));
  request.finish(tl::unexpected(error_of(error)));
}

// ---- tables of other processes ---------------------------------------------------------------------------------

void HostedTable::forward(TableRequest request) {
  if (context_.peers == nullptr) return finish(request, tl::unexpected(as_error(kNotSaved)));
  ++context_.metrics.commands_forwarded;
  const auto shared = std::make_shared<TableRequest>(std::move(request));
  context_.peers->forward(replica_->claim().owner, id_, shared->speaker, shared->text,
                          [self = shared_from_this(), shared](const std::optional<Table::Result>& answer) {
                            if (!answer) return self->retry(std::move(*shared));
                            if (!*answer) return shared->finish(*answer);
                            // Whoever asked sees what happened before the answer that it did.
                            self->replica_->when_taken_up((*answer)->row,
                                                          [shared, answer] { shared->finish(*answer); });
                          });
}

void HostedTable::retry(TableRequest request) {
  // One of those that did not answer may have done it.
  if (++request.tries > kMostTries) return request.finish(tl::unexpected(as_error(kUnknown)));
  const auto shared = std::make_shared<TableRequest>(std::move(request));
  replica_->review_claim([self = shared_from_this(), shared] {
    self->with([shared](tl::expected<HostedTable*, protocol::Error> hosted) {
      if (!hosted) return shared->finish(tl::unexpected(hosted.error()));
      (*hosted)->handle(std::move(*shared));
    });
  });
}

// ---- calling people --------------------------------------------------------------------------------------------

SeatSet HostedTable::uncalled() const {
  const bool calls = context_.calls != nullptr && context_.calls->options().offers_calls();
  return calls && replica_->is_loaded() && replica_->is_ours() ? watch_.uncalled(table()) : SeatSet{};
}

void HostedTable::call_absent() {
  // Nobody is called to what may not have happened.
  if (context_.calls == nullptr || replica_->unsafe_rows() > 0 || replica_->is_resting()) return;
  const Calls& calls = *context_.calls;
  SeatSet absent;
  for (const Seat seat : uncalled())
    if (context_.now() - table().seat(seat).awaited_since >= calls.options().after) absent.insert(seat);
  for (const Seat seat : audience_.seats_here()) absent.erase(seat);
  if (!absent.empty()) {
    watch_.note(table(), absent);
    context_.calls->call(table(), absent, [self = shared_from_this()] { self->watch_.forget(); });
  }
  if (!calls.options().offers_calls() || !replica_->is_ours() || !table().is_finished() || is_call_list_gone_) return;
  is_call_list_gone_ = true;
  context_.calls->forget(id_);
}

// ---- bots ------------------------------------------------------------------------------------------------------

void HostedTable::ask_bots() {
  if (!replica_->is_loaded() || !replica_->is_ours() || replica_->is_resting()) return;
  if (replica_->unsafe_rows() >= kMostUnsafeRows || table().bots_to_act().empty()) return;
  const Millis now = context_.steady();
  // A game over days goes on while its people are away: their clocks run.
  if (!audience_.is_anyone_there(now) && table().header().move_time == 0) return;
  bots_.ask(table(), audience_.whom_to_serve(id_, now),
            [self = shared_from_this()](const TableBots::Decision& decision) { self->on_bot_decided(decision); });
}

void HostedTable::on_bot_decided(const TableBots::Decision& decision) {
  // The table may have been lost or loaded again, or the seat given back, while the bot was thinking.
  if (!replica_->is_loaded() || !replica_->is_ours() || !bots_.is_wanted(table(), decision)) return ask_bots();
  Table::Result result = replica_->table().act(decision.seat, decision.action, dealer_, context_.now());
  if (result && result->news) {
    bots_.on_allowed();
    ++context_.metrics.bot_actions;
    return publish(std::move(*result->news), std::nullopt);
  }
  if (bots_.on_refused())
    log(LogLevel::Warning, "bot_refused",
        {{"table", id_}, {"bot", table().bot_of(decision.seat)}, {"why", result ? "" : result.error().name}});
  ask_bots();
}

}  // namespace oligopoly::service
