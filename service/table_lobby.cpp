// What may happen at a table before its game begins.
#include "protocol/table_beginning.hpp"
#include "service/refusals.hpp"
#include "service/table.hpp"

namespace oligopoly::service {

using protocol::Error;

template <class Change>
std::optional<Error> Table::flaw_after(Change change) const {
  Lobby tried = *lobby_;
  change(tried);
  const auto beginning = tried.beginning(header_.stand_in);
  return beginning ? std::nullopt : std::optional(beginning.error());
}

Table::Result Table::handle(const Request& request, const command::Sit& sit) {
  const auto hash = hash_of_hex(sit.token);
  if (!hash) return refusal(kBadRequest, "token");
  // Whoever asks again because no answer came sits there already.
  if (seat_of(*hash)) return Done{rows_, std::nullopt};
  if (!is_gathering()) return refusal(kBegun);
  if (!is_sendable(sit.name, kLongestName, false)) return bad_text(kLongestName, "name");
  const auto free = lobby_->first_open();
  if (!free) return refusal(kTableFull);
  const Seat seat = sit.seat.value_or(*free);
  if (static_cast<int>(seat.index()) >= header_.seats() || !lobby_->is_open(seat)) return refusal(kSeatTaken, "seat");
  if (is_name_of_another(sit.name, seat)) return refusal(kNameTaken, "name");
  return done(entry_of(seat, {}, request.now, entry::Sit{sit.name, sit.token}));
}

Table::Result Table::handle(const Request& request, const command::Rise& rise) {
  const Seat seat = rise.seat.value_or(request.speaker.seat);
  const bool is_own = seat == request.speaker.seat;
  if (!is_own && !request.speaker.is_host) return refusal(kNotHost);
  if (!is_gathering()) return refusal(kBegun);
  if (!is_person(seat)) return refusal(is_own ? kNotSeated : kNotAPerson, "seat");
  return done(entry_of(seat, {}, request.now, entry::Rise{!is_own}));
}

Table::Result Table::handle(const Request& request, const command::Assign& assign) {
  if (!request.speaker.is_host) return refusal(kNotHost);
  if (!is_gathering()) return refusal(kBegun);
  if (!is_player(assign.seat) || static_cast<int>(assign.seat.index()) >= header_.seats() || is_person(assign.seat))
    return refusal(kSeatTaken, "seat");
  if (auto flaw = flaw_after([&](Lobby& tried) { tried.assign(assign.seat, assign.player); }))
    return tl::unexpected(std::move(*flaw));
  return done(entry_of(assign.seat, {}, request.now, entry::Assign{assign.player}));
}

Table::Result Table::handle(const Request& request, const command::Choose& choose) {
  const Seat seat = choose.seat.value_or(request.speaker.seat);
  const bool is_own = seat == request.speaker.seat;
  if (!is_own && !request.speaker.is_host) return refusal(kNotHost);
  if (!is_player(seat) || static_cast<int>(seat.index()) >= header_.seats()) return refusal(kNotSeated, "seat");
  if (!is_gathering()) return refusal(kBegun);
  // The host chooses for bots, not for people.
  if (!is_own && (is_person(seat) || lobby_->is_open(seat))) return refusal(kNotABot, "seat");
  if (auto flaw = flaw_after([&](Lobby& tried) { tried.choose(seat, choose.options); }))
    return tl::unexpected(std::move(*flaw));
  return done(entry_of(seat, key_for(seat, request), request.now, entry::Choose{choose.options}));
}

Table::Result Table::handle(const Request& request, const command::Ready& ready) {
  const Seat seat = request.speaker.seat;
  if (!is_player(seat)) return refusal(kNotSeated);
  if (!is_gathering()) return refusal(kBegun);
  return done(request, entry::Ready{ready.yes});
}

Table::Result Table::handle(const Request& request, const command::Start&) {
  const bool may_start = request.speaker.is_host || (header_.is_rematch && is_player(request.speaker.seat));
  if (!may_start) return refusal(kNotHost);
  if (!is_gathering()) return refusal(kBegun);
  const bool has_people =
      std::any_of(seat_tokens_.begin(), seat_tokens_.end(), [](const auto& token) { return token.has_value(); });
  if (!has_people) return refusal(kNobodySeated);
  return done(request, entry::Start{});
}

Table::Result Table::handle(const Request& request, const command::Commit& commit) {
  const Seat seat = request.speaker.seat;
  if (!is_player(seat)) return refusal(kNotSeated);
  if (!is_gathering()) return refusal(kBegun);
  return done(request, entry::Commit{commit.commitment});
}

/// Nobody gives a part before everyone's promise is fixed.
Table::Result Table::handle(const Request& request, const command::Part& part) {
  const Seat seat = request.speaker.seat;
  if (!is_player(seat)) return refusal(kNotSeated);
  if (!lobby_) return refusal(kBegun);
  if (is_gathering()) return refusal(kNotBegun);
  const auto bytes = hash_of_hex(part.part.digits);
  if (!bytes || !luck_.is_promised(seat, *bytes)) return refusal(kPartNotPromised, "part");
  if (luck_.has_given(seat)) return Done{rows_, std::nullopt};
  return done(request, entry::Part{part.part});
}

std::optional<News> Table::maybe_begin(const Dealer& dealer, Millis now) {
  if (!lobby_ || !lobby_->is_starting() || closed_) return std::nullopt;
  if (luck_.is_waiting() && now < closed_at_ + kPatienceForParts) return std::nullopt;
  const auto beginning = lobby_->beginning(header_.stand_in);
  if (!beginning) return std::nullopt;
  entry::Begin begin{protocol::keep_beginning(*beginning), {&game().game(), {}}};
  auto result = done(entry_of(kChance, {}, now, std::move(begin)), &dealer);
  return result ? std::move(result->news) : std::nullopt;
}

void Table::note(const LogEntry& entry, const entry::Sit& sit) {
  if (!lobby_ || !is_player(entry.seat)) return;
  lobby_->sit(entry.seat);
  luck_.forget(entry.seat);
  seat_tokens_[entry.seat.index()] = hash_of_hex(sit.token);
  seats_[entry.seat.index()].name = sit.name;
}
void Table::note(const LogEntry& entry, const entry::Rise&) {
  if (!lobby_ || !is_player(entry.seat)) return;
  lobby_->rise(entry.seat);
  luck_.forget(entry.seat);
  seat_tokens_[entry.seat.index()].reset();
  seats_[entry.seat.index()].name.clear();
  // The keys of whoever sits there next are their own.
  std::erase_if(known_keys_, [&](const KnownKey& known) { return known.seat == entry.seat; });
}
void Table::note(const LogEntry& entry, const entry::Assign& assign) {
  if (lobby_ && is_player(entry.seat)) lobby_->assign(entry.seat, assign.player);
}
void Table::note(const LogEntry& entry, const entry::Choose& choose) {
  if (lobby_ && is_player(entry.seat)) lobby_->choose(entry.seat, choose.options);
}
void Table::note(const LogEntry& entry, const entry::Ready& ready) {
  if (lobby_ && is_player(entry.seat)) lobby_->set_ready(entry.seat, ready.yes);
}
void Table::note(const LogEntry& entry, const entry::Commit& commit) {
  const auto bytes = hash_of_hex(commit.commitment.digits);
  if (lobby_ && is_player(entry.seat) && bytes) luck_.commit(entry.seat, *bytes);
}
void Table::note(const LogEntry& entry, const entry::Part& part) {
  const auto bytes = hash_of_hex(part.part.digits);
  if (lobby_ && is_player(entry.seat) && bytes) luck_.give(entry.seat, *bytes);
}
void Table::note(const LogEntry&, const entry::Start&) {
  if (lobby_) lobby_->start();
}

}  // namespace oligopoly::service
