// What people and bots may do at a table.
#include <algorithm>

#include "protocol/questions.hpp"
#include "service/reasons.hpp"
#include "service/refusals.hpp"
#include "service/table.hpp"

namespace oligopoly::service {
namespace {

using protocol::Error;
using protocol::error_of;

/// The index of the seat's latest step, or -1.
int last_step_of(const Record& record, Seat seat) {
  int last = static_cast<int>(record.steps.size()) - 1;
  while (last >= 0 && record.steps[static_cast<std::size_t>(last)].actor != seat) --last;
  return last;
}

}  // namespace

Table::Result Table::done(LogEntry entry, const Dealer* dealer) {
  auto news = carry_out(std::move(entry), dealer);
  if (!news) return tl::unexpected(news.error());
  return Done{rows_, std::move(*news)};
}

std::optional<std::int64_t> Table::row_of(const Speaker& speaker, const std::string& key) const {
  if (key.empty()) return std::nullopt;
  for (const KnownKey& known : known_keys_)
    if (known.seat == speaker.seat && known.key == key) return known.row;
  return std::nullopt;
}

Table::Result Table::tell(const Speaker& speaker, const Command& command, const Dealer& dealer, Millis now) {
  if (const auto row = row_of(speaker, command.key)) return Done{*row, std::nullopt};
  if (closed_ && !command.is<command::RemoveLine>()) return refusal(kTableClosed);
  // Someone who was sent away may not know yet.
  if (lobby_ && is_player(speaker.seat) && !is_person(speaker.seat)) return refusal(kNotSeated);
  const Request request{speaker, command.key, dealer, now};
  return std::visit([&](const auto& what) { return handle(request, what); }, command.what);
}

template <class Other>
Table::Result Table::handle(const Request&, const Other&) {
  return refusal(kBadRequest);
}

Table::Result Table::handle(const Request& request, const command::Play& play) {
  const Seat seat = request.speaker.seat;
  if (!is_player(seat)) return refusal(kNotSeated);
  if (!is_begun()) return refusal(kNotBegun);
  if (game().is_over()) return refusal(kGameOver);
  if (!is_played_by_person(seat)) return refusal(kStoodIn);
  if (play.turn && *play.turn != turn_) return refusal(kStale);
  const auto action = protocol::read_any_action(game().rules(), play.action);
  if (!action) return tl::unexpected(action.error());
  return done(request, entry::Play{{&game().game(), {{seat, *action}}}}, &request.dealer);
}

Table::Result Table::act(Seat seat, const AnyAction& action, const Dealer& dealer, Millis now) {
  if (!bots_to_act().contains(seat)) return refusal(kNotYourTurn);
  return done(entry_of(seat, {}, now, entry::Play{{&game().game(), {{seat, action}}}}), &dealer);
}

/// A sealed choice may be changed until all are made. What others have seen is taken back if they agree; bots always
/// do.
Table::Result Table::handle(const Request& request, const command::Undo&) {
  const Seat self = request.speaker.seat;
  if (!is_player(self)) return refusal(kNotSeated);
  if (!is_played_by_person(self)) return refusal(kStoodIn);
  if (undo_request_) return refusal(kUndoPending);
  // What the draws follow from is public then: whoever went back would know those to come.
  if (proof()) return refusal(kGameOver);
  const int last = last_step_of(session_.record(), self);
  if (last < 0) return refusal(kNothingToUndo);
  if (last < session_.boundary()) return refusal(kAlreadyRevealed);
  if (committed().contains(self)) return done(request, entry::TakeBack{});

  bool others_decide = false;
  for (const Seat seat : players(header_.seats()))
    others_decide = others_decide || (seat != self && is_played_by_person(seat));
  return others_decide ? done(request, entry::UndoAsked{last}) : done(request, entry::Undo{last});
}

Table::Result Table::handle(const Request& request, const command::AnswerUndo& answer) {
  if (!undo_request_ || !undo_request_->waits_for.contains(request.speaker.seat)) return refusal(kNoUndoPending);
  if (!answer.yes) return done(request, entry::UndoDeclined{});
  if (undo_request_->waits_for.size() > 1) return done(request, entry::UndoAgreed{});
  return done(request, entry::Undo{undo_request_->to});
}

Table::Result Table::handle(const Request& request, const command::StandIn& call) {
  const Speaker& speaker = request.speaker;
  if (!is_player(speaker.seat) && !speaker.is_host) return refusal(kNotSeated);
  const Seat seat = call.seat.value_or(speaker.seat);
  if (!is_begun()) return refusal(kNotBegun);
  if (game().is_over()) return refusal(kGameOver);
  if (!is_person(seat)) return refusal(kNotAPerson, "seat");
  if (!is_played_by_person(seat)) return refusal(kStoodIn, "seat");
  const Millis since = seats_[seat.index()].awaited_since;
  if (seat != speaker.seat && (since == 0 || request.now - since < kAbsentAfter)) return refusal(kNotAbsent, "seat");
  return done(entry_of(seat, key_for(seat, request), request.now, entry::StandIn{header_.stand_in, false}));
}

std::optional<News> Table::enforce_clock(Millis now) {
  const Millis first = deadline();
  if (first == 0 || first > now) return std::nullopt;
  for (const Seat seat : to_act()) {
    if (!is_played_by_person(seat) || seats_[seat.index()].awaited_since + header_.move_time > now) continue;
    if (auto result = done(entry_of(seat, {}, now, entry::StandIn{header_.stand_in, true})); result)
      return std::move(result->news);
  }
  return std::nullopt;
}

Table::Result Table::handle(const Request& request, const command::Return&) {
  if (!is_player(request.speaker.seat)) return refusal(kNotSeated);
  if (is_played_by_person(request.speaker.seat)) return refusal(kNotStoodIn);
  return done(request, entry::Return{});
}

Table::Result Table::handle(const Request& request, const command::Say& say) {
  if (!is_player(request.speaker.seat)) return refusal(kNotSeated);
  if (!has_chat_) return refusal(kChatOff);
  if (seat(request.speaker.seat).is_muted) return refusal(kMuted);
  if (!is_sendable(say.text, kLongestSaying, true)) return bad_text(kLongestSaying);
  return done(request, entry::Say{say.text});
}

Table::Result Table::handle(const Request& request, const command::Chat& chat) {
  if (!request.speaker.is_host) return refusal(kNotHost);
  return done(request, entry::Chat{chat.yes});
}

Table::Result Table::handle(const Request& request, const command::Hints& hints) {
  if (!request.speaker.is_host) return refusal(kNotHost);
  return done(request, entry::Hints{hints.yes});
}

bool Table::is_name_of_another(std::string_view name, Seat seat) const {
  for (const Seat other : players(header_.seats()))
    if (other != seat && seats_[other.index()].name == name) return true;
  return false;
}

Table::Result Table::handle(const Request& request, const command::Name& name) {
  if (!is_player(request.speaker.seat)) return refusal(kNotSeated);
  // Else one could go on talking by names.
  if (seat(request.speaker.seat).is_muted) return refusal(kMuted);
  if (!is_sendable(name.text, kLongestName, false)) return bad_text(kLongestName);
  if (is_name_of_another(name.text, request.speaker.seat)) return refusal(kNameTaken, "text");
  return done(request, entry::Name{name.text});
}

Table::Result Table::handle(const Request& request, const command::Mute& mute) {
  if (!request.speaker.is_host) return refusal(kNotHost);
  if (!is_player(mute.whom) || !is_person(mute.whom)) return refusal(kNotAPerson, "whom");
  return done(request, entry::Mute{mute.whom, mute.yes});
}

Table::Result Table::handle(const Request& request, const command::RemoveLine& removal) {
  if (!request.speaker.is_host) return refusal(kNotHost);
  if (!is_line(removal.line)) return refusal(kNoSuchLine, "line");
  if (removed_lines_.contains(removal.line)) return Done{rows_, std::nullopt};
  return done(request, entry::RemoveLine{removal.line});
}

Table::Result Table::handle(const Request& request, const command::Close& closing) {
  if (!request.speaker.is_host) return refusal(kNotHost);
  if (game().is_over()) return refusal(kGameOver);
  if (!closing.text.empty() && !is_sendable(closing.text, kLongestGoodbye, false)) return bad_text(kLongestGoodbye);
  return done(request, entry::Close{closing.text});
}

Table::Result Table::arrange_rematch(const Speaker& speaker, const std::string& key, const std::string& table,
                                     Millis now) {
  if (!is_player(speaker.seat) && !speaker.is_host) return refusal(kNotSeated);
  if (!game().is_over()) return refusal(kNotOver);
  if (!rematch_.empty()) return Done{rows_, std::nullopt};
  return done(entry_of(speaker.seat, key, now, entry::Rematch{table}));
}

}  // namespace oligopoly::service
