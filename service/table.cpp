// How a table follows from its log.
#include "service/table.hpp"

#include <algorithm>

#include "matches/factory.hpp"
#include "protocol/draw_check.hpp"
#include "protocol/record_json.hpp"
#include "service/reasons.hpp"

namespace oligopoly::service {
namespace {

using protocol::Error;
using protocol::error_of;

/// Keys that are remembered; a client that resends after more than so many commands of the table is on its own.
constexpr std::size_t kRememberedKeys = 256;

constexpr Reason kHashDiffers{
    "hash_differs", "", {"the stored game does not replay", "存储的对局无法回放", "儲存的對局無法重播"}};

/// A row of what chance did first, then one for each action, as if they had been played at this table.
std::vector<LogEntry> entries_of(const AnyGame& game, const std::vector<Step>& steps, Millis now) {
  std::vector<LogEntry> entries;
  const auto begin_entry = [&](Seat seat) {
    entries.push_back({.at = now, .seat = seat, .what = entry::Play{{&game, {}}}});
  };
  begin_entry(kChance);
  for (const Step& step : steps) {
    if (step.actor != kChance) begin_entry(step.actor);
    std::get<entry::Play>(entries.back().what).steps.steps.push_back(step);
  }
  return entries;
}

SeatSet without(SeatSet seats, Seat seat) {
  seats.erase(seat);
  return seats;
}
SeatSet with(SeatSet seats, Seat seat) {
  seats.insert(seat);
  return seats;
}

}  // namespace

Table::Table(TableHeader header, Session session)
    : header_(std::move(header)),
      session_(std::move(session)),
      seat_tokens_(header_.seat_tokens),
      luck_(header_),
      has_chat_(header_.has_chat),
      allows_hints_(header_.allows_hints) {
  if (header_.has_lobby)
    lobby_.emplace(header_.beginning);
  else
    luck_.fix();
}

tl::expected<Table, Error> Table::load(const std::string& text, const std::vector<std::string>& log) {
  auto header = read_header(text);
  if (!header) return tl::unexpected(header.error());
  Session session(header->beginning);
  if (session.record().start_hash != header->beginning.start_hash)
    return tl::unexpected(error_of(refused(kHashDiffers)));
  Table table(std::move(*header), std::move(session));
  for (const std::string& row : log)
    if (const auto news = table.follow(row); !news) return tl::unexpected(news.error());
  return table;
}

tl::expected<Table::Opened, Error> Table::open(TableHeader header, const std::vector<Step>& steps, const Dealer& dealer,
                                               Millis now) {
  Session session(header.beginning);
  header.beginning.start_hash = session.record().start_hash;
  header.beginning.steps.clear();
  header.brought = static_cast<int>(steps.size());
  Opened opened{Table(std::move(header), std::move(session)), {}, {}};
  if (opened.table.lobby()) return opened;
  std::vector<LogEntry> entries = entries_of(opened.table.game().game(), steps, now);
  for (LogEntry& entry : entries) {
    const bool is_last = &entry == &entries.back();
    if (auto error = opened.add(std::move(entry), is_last ? &dealer : nullptr)) return tl::unexpected(*error);
  }
  return opened;
}

tl::expected<Table::Opened, Error> Table::open_again(TableHeader header, const Table& before, const Dealer& dealer,
                                                     Millis now) {
  auto opened = open(std::move(header), {}, dealer, now);
  if (!opened || opened->table.is_begun()) return opened;
  const std::vector<protocol::SeatPlan> plans = protocol::plans_of(before.session().record());
  for (const Seat seat : players(before.header().seats())) {
    std::vector<LogEntry> entries;
    if (const auto& token = before.seat_tokens()[seat.index()])
      entries.push_back({.at = now, .seat = seat, .what = entry::Sit{before.seat(seat).name, hex_of(*token)}});
    entries.push_back({.at = now, .seat = seat, .what = entry::Choose{plans[seat.index()].options}});
    for (LogEntry& entry : entries)
      if (auto error = opened->add(std::move(entry), nullptr)) return tl::unexpected(*error);
  }
  return opened;
}

std::optional<Error> Table::Opened::add(LogEntry entry, const Dealer* dealer) {
  auto news = table.carry_out(std::move(entry), dealer);
  if (!news) return news.error();
  log.push_back(text_of(*news));
  recent.add(std::move(*news));
  return std::nullopt;
}

tl::expected<News, Error> Table::follow(const std::string& row) {
  auto entry = protocol::from_stored_text<LogEntry>(row, &game().game());
  if (!entry) return tl::unexpected(entry.error());
  return carry_out(std::move(*entry), nullptr);
}

tl::expected<News, Error> Table::carry_out(LogEntry entry, const Dealer* dealer) {
  const SeatSet before = to_act();
  News news;
  if (const Verdict verdict = apply_entry(entry, dealer, news); !verdict) return tl::unexpected(error_of(verdict));
  news.row = ++rows_;
  news.step = session_.steps();
  note(entry, before);
  news.entry = std::move(entry);
  return news;
}

Verdict Table::carry_out_begin(entry::Begin& begin, const Dealer* dealer, std::vector<AnyEvent>& events) {
  const auto beginning = protocol::read_beginning(begin);
  if (!beginning || beginning->seats() != header_.seats()) return refused(kHashDiffers);
  Session session(*beginning);
  if (session.record().start_hash != beginning->start_hash) return refused(kHashDiffers);
  session_ = std::move(session);
  lobby_.reset();
  luck_.fix();
  return carry_out_steps(begin.steps.steps, dealer, events);
}

Verdict Table::carry_out_steps(std::vector<Step>& steps, const Dealer* dealer, std::vector<AnyEvent>& events) {
  for (Step& step : steps) {
    if (const Verdict verdict = session_.apply(step.actor, step.action, &events); !verdict) return verdict;
    const std::uint64_t computed = session_.record().steps.back().hash;
    // A step that was just decided has no hash yet.
    if (step.hash != 0 && step.hash != computed) return refused(kHashDiffers);
    step = session_.record().steps.back();
  }
  if (dealer == nullptr) return kAllowed;
  const auto decided = static_cast<std::ptrdiff_t>(session_.steps());
  roll(*dealer, events);
  const std::vector<Step>& all = session_.record().steps;
  steps.insert(steps.end(), all.begin() + decided, all.end());
  return kAllowed;
}

void Table::roll(const Dealer& dealer, std::vector<AnyEvent>& events) {
  // Draws are numbered by what is in the record. None is ever taken back, so no number comes twice.
  int drawn = protocol::draws_in(session_.record());
  session_.roll([&] { return luck_.is_fixed() ? luck_.draw(++drawn) : dealer.next(); }, &events);
}

std::optional<protocol::Luck> Table::proof() const {
  if (!luck_.is_provable() || !game().is_over()) return std::nullopt;
  SeatSet people;
  for (const Seat seat : players(header_.seats()))
    if (is_person(seat)) people.insert(seat);
  return luck_.reveal(people);
}

Verdict Table::apply_entry(LogEntry& entry, const Dealer* dealer, News& news) {
  if (auto* play = std::get_if<entry::Play>(&entry.what))
    return carry_out_steps(play->steps.steps, dealer, news.events);
  if (auto* begin = std::get_if<entry::Begin>(&entry.what)) return carry_out_begin(*begin, dealer, news.events);
  if (const auto* undo = std::get_if<entry::Undo>(&entry.what)) return session_.undo_to(undo->to);
  return entry.is<entry::TakeBack>() ? session_.take_back(entry.seat) : kAllowed;
}

void Table::note(const LogEntry& entry, SeatSet before) {
  last_at_ = std::max(last_at_, entry.at);
  if (!entry.key.empty()) known_keys_.push_back({entry.seat, entry.key, rows_});
  if (known_keys_.size() > kRememberedKeys) known_keys_.pop_front();
  std::visit([&](const auto& what) { note(entry, what); }, entry.what);
  if (lobby_ && lobby_->is_starting() && closed_at_ == 0) closed_at_ = entry.at;
  if (entry.changes_game()) note_decision(entry, before);
}

void Table::note(const LogEntry& entry, const entry::UndoAsked& asked) {
  undo_request_ = {entry.seat, asked.to, {}};
  for (const Seat seat : players(header_.seats()))
    if (seat != entry.seat && is_played_by_person(seat)) undo_request_->waits_for.insert(seat);
}
void Table::note(const LogEntry& entry, const entry::UndoAgreed&) {
  if (undo_request_) undo_request_->waits_for.erase(entry.seat);
}
void Table::note(const LogEntry&, const entry::UndoDeclined&) { undo_request_.reset(); }
void Table::note(const LogEntry& entry, const entry::StandIn& stand_in) {
  if (is_player(entry.seat)) seats_[entry.seat.index()].stand_in = stand_in.bot;
}
void Table::note(const LogEntry& entry, const entry::Return&) {
  if (!is_player(entry.seat)) return;
  SeatState& state = seats_[entry.seat.index()];
  state.stand_in.clear();
  // The clock begins anew for someone who comes back.
  if (state.awaited_since != 0) state.awaited_since = entry.at;
}
void Table::note(const LogEntry&, const entry::Chat& chat) { has_chat_ = chat.on; }
void Table::note(const LogEntry&, const entry::Hints& hints) { allows_hints_ = hints.on; }
void Table::note(const LogEntry&, const entry::Say&) { lines_.insert(rows_); }
void Table::note(const LogEntry&, const entry::Mute& mute) {
  if (is_player(mute.whom)) seats_[mute.whom.index()].is_muted = mute.on;
}
void Table::note(const LogEntry&, const entry::RemoveLine& removal) { removed_lines_.insert(removal.line); }
void Table::note(const LogEntry& entry, const entry::Close& closing) {
  closed_ = {closing.text, entry.at};
  undo_request_.reset();
}
void Table::note(const LogEntry& entry, const entry::Name& name) {
  if (is_player(entry.seat)) seats_[entry.seat.index()].name = name.text;
}
void Table::note(const LogEntry&, const entry::Rematch& rematch) { rematch_ = rematch.table; }

/// Whether the table still asks the same, with one answer more or less, or something new.
void Table::note_decision(const LogEntry& entry, SeatSet before) {
  undo_request_.reset();
  const auto* play = std::get_if<entry::Play>(&entry.what);
  if (play == nullptr) ++rewinds_;
  const SeatSet now = to_act();
  const bool is_sealed = play != nullptr && play->steps.steps.size() == 1 && !play->steps.steps[0].reveals;
  const bool is_one_more = is_sealed && asked_.size() > 1 && now == without(before, entry.seat) && now != before;
  const bool is_one_less =
      entry.is<entry::TakeBack>() && asked_.contains(entry.seat) && now == with(before, entry.seat);
  const bool is_same = is_one_more || is_one_less;
  if (!is_same) {
    asked_ = now;
    turn_ = rows_;
    turn_began_ = entry.at;
  }
  for (const Seat seat : players(header_.seats())) {
    Millis& since = seats_[seat.index()].awaited_since;
    if (!now.contains(seat)) since = 0;
    if (now.contains(seat) && (since == 0 || !is_same)) since = entry.at;
  }
}

SeatSet Table::committed() const {
  SeatSet done = asked_;
  for (const Seat seat : game().to_act()) done.erase(seat);
  return done;
}

bool Table::is_played_by_person(Seat seat) const { return is_person(seat) && seats_[seat.index()].stand_in.empty(); }

bool Table::is_person(Seat seat) const {
  return is_player(seat) && seat.index() < seat_tokens_.size() && seat_tokens_[seat.index()].has_value();
}

std::vector<std::string> Table::names() const {
  std::vector<std::string> names;
  for (const Seat seat : players(header_.seats())) names.push_back(seats_[seat.index()].name);
  const bool is_nameless = std::all_of(names.begin(), names.end(), [](const auto& name) { return name.empty(); });
  return is_nameless ? std::vector<std::string>() : names;
}

std::string Table::player(Seat seat) const {
  return lobby_ ? lobby_->player(seat) : session_.record().players[seat.index()];
}

std::string Table::bot_of(Seat seat) const {
  if (!is_player(seat) || static_cast<int>(seat.index()) >= header_.seats()) return {};
  return is_person(seat) ? seats_[seat.index()].stand_in : player(seat);
}

SeatSet Table::bots_to_act() const {
  SeatSet bots;
  if (undo_request_) return bots;
  for (const Seat seat : to_act())
    if (is_player(seat) && !is_played_by_person(seat)) bots.insert(seat);
  return bots;
}

SeatSet Table::people_to_act() const {
  SeatSet people;
  for (const Seat seat : to_act())
    if (is_player(seat) && is_played_by_person(seat)) people.insert(seat);
  return people;
}

Millis Table::deadline() const {
  Millis first = 0;
  if (header_.move_time == 0) return first;
  for (const Seat seat : to_act()) {
    if (!is_played_by_person(seat)) continue;
    const Millis its = seats_[seat.index()].awaited_since + header_.move_time;
    first = first == 0 ? its : std::min(first, its);
  }
  return first;
}

bool Table::admits(const Speaker& speaker) const {
  return is_player(speaker.seat) || speaker.is_host || header_.allows_watching || !is_begun();
}

std::optional<Seat> Table::seat_of(const TokenHash& hash) const {
  std::optional<Seat> found;
  // No early end: the time tells nothing about where a token fits.
  for (std::size_t i = 0; i < seat_tokens_.size(); ++i)
    if (seat_tokens_[i] && is_same(*seat_tokens_[i], hash)) found = Seat{static_cast<int>(i)};
  return found;
}

tl::expected<Speaker, Error> Table::recognise(std::string_view token) const {
  if (token.empty()) {
    if (!admits({})) return tl::unexpected(error_of(refused(kNoWatching)));
    return Speaker{};
  }
  const TokenHash hash = hash_token(token);
  const auto seat = seat_of(hash);
  const bool is_host = is_same(header_.host_token, hash);
  if (!seat && !is_host) return tl::unexpected(error_of(refused(kWrongToken)));
  return Speaker{seat.value_or(kSpectator), is_host};
}

}  // namespace oligopoly::service
