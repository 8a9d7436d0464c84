// What people and bots may do at a table.
#include <algorithm>

#include "protocol/questions.hpp"
#include "service/reasons.hpp"
#include "service/table.hpp"

namespace oligopoly::service {
namespace {

using protocol::Error;
using protocol::error_of;

tl::unexpected<Error> refusal(const Reason& reason, std::string path = {}) {
  return tl::unexpected(error_of(refused(reason), std::move(path)));
}

/// The index of the seat's latest step, or -1.
int last_step_of(const Record& record, Seat seat) {
  int last = static_cast<int>(record.steps.size()) - 1;
  while (last >= 0 && record.steps[static_cast<std::size_t>(last)].actor != seat) --last;
  return last;
}

}  // namespace

Entry Table::entry_of(EntryKind kind, Seat seat, const std::string& key, Millis now) const {
  // Time never runs backwards in a log, whatever the machine's clock does.
  return {.kind = kind, .at = std::max(now, last_at_), .seat = seat, .key = key};
}

Table::Result Table::done(Entry entry, const Dealer* dealer) {
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
  switch (command.what) {
    case Do::Play:
      return play(speaker, command, dealer, now);
    case Do::Undo:
      return undo(speaker, command, now);
    case Do::AnswerUndo:
      return answer_undo(speaker, command, now);
    case Do::StandIn:
      return call_stand_in(speaker, command, now);
    case Do::Return:
      return take_seat_back(speaker, command, now);
    case Do::Say:
      return say(speaker, command, now);
    case Do::Chat:
      return switch_chat(speaker, command, now);
    default:
      return rename(speaker, command, now);
  }
}

tl::expected<AnyAction, Error> Table::read_action(const Command& command) const {
  return protocol::read_any_action(game().rules(), command.action, "action");
}

Table::Result Table::play(const Speaker& speaker, const Command& command, const Dealer& dealer, Millis now) {
  if (!is_player(speaker.seat)) return refusal(kNotSeated);
  if (game().is_over()) return refusal(kGameOver);
  if (!is_played_by_person(speaker.seat)) return refusal(kStoodIn);
  if (command.turn && *command.turn != turn_) return refusal(kStale);
  const auto action = read_action(command);
  if (!action) return tl::unexpected(action.error());
  Entry entry = entry_of(EntryKind::Play, speaker.seat, command.key, now);
  entry.steps.push_back({speaker.seat, *action});
  return done(std::move(entry), &dealer);
}

Table::Result Table::act(Seat seat, const AnyAction& action, const Dealer& dealer, Millis now) {
  if (!bots_to_act().contains(seat)) return refusal(kNotYourTurn);
  Entry entry = entry_of(EntryKind::Play, seat, {}, now);
  entry.steps.push_back({seat, action});
  return done(std::move(entry), &dealer);
}

/// A sealed choice may be changed until all are made. What others have seen is taken back if they agree; bots always
/// do.
Table::Result Table::undo(const Speaker& speaker, const Command& command, Millis now) {
  if (!is_player(speaker.seat)) return refusal(kNotSeated);
  if (!is_played_by_person(speaker.seat)) return refusal(kStoodIn);
  if (undo_request_) return refusal(kUndoPending);
  const int last = last_step_of(session_.record(), speaker.seat);
  if (last < 0) return refusal(kNothingToUndo);
  if (last < session_.boundary()) return refusal(kAlreadyRevealed);
  if (committed().contains(speaker.seat)) return done(entry_of(EntryKind::TakeBack, speaker.seat, command.key, now));

  bool others_decide = false;
  for (const Seat seat : players(header_.seats()))
    others_decide = others_decide || (seat != speaker.seat && is_played_by_person(seat));
  Entry entry = entry_of(others_decide ? EntryKind::UndoAsked : EntryKind::Undo, speaker.seat, command.key, now);
  entry.to = last;
  return done(std::move(entry));
}

Table::Result Table::answer_undo(const Speaker& speaker, const Command& command, Millis now) {
  if (!undo_request_ || !undo_request_->waits_for.contains(speaker.seat)) return refusal(kNoUndoPending);
  if (!command.yes) return done(entry_of(EntryKind::UndoDeclined, speaker.seat, command.key, now));
  if (undo_request_->waits_for.size() > 1) return done(entry_of(EntryKind::UndoAgreed, speaker.seat, command.key, now));
  Entry entry = entry_of(EntryKind::Undo, speaker.seat, command.key, now);
  entry.to = undo_request_->to;
  return done(std::move(entry));
}

Table::Result Table::call_stand_in(const Speaker& speaker, const Command& command, Millis now) {
  if (!is_player(speaker.seat) && !speaker.is_host) return refusal(kNotSeated);
  const Seat seat = command.seat.value_or(speaker.seat);
  if (game().is_over()) return refusal(kGameOver);
  if (!header_.is_person(seat)) return refusal(kNotAPerson, "seat");
  if (!is_played_by_person(seat)) return refusal(kStoodIn, "seat");
  const Millis since = seats_[seat.index()].awaited_since;
  if (seat != speaker.seat && (since == 0 || now - since < kAbsentAfter)) return refusal(kNotAbsent, "seat");
  Entry entry = entry_of(EntryKind::StandIn, seat, {}, now);
  if (seat == speaker.seat) entry.key = command.key;
  entry.text = header_.stand_in;
  return done(std::move(entry));
}

std::optional<News> Table::enforce_clock(Millis now) {
  const Millis first = deadline();
  if (first == 0 || first > now) return std::nullopt;
  for (const Seat seat : game().to_act()) {
    if (!is_played_by_person(seat) || seats_[seat.index()].awaited_since + header_.move_time > now) continue;
    Entry entry = entry_of(EntryKind::StandIn, seat, {}, now);
    entry.text = header_.stand_in;
    entry.flag = true;
    if (auto result = done(std::move(entry)); result) return std::move(result->news);
  }
  return std::nullopt;
}

Table::Result Table::take_seat_back(const Speaker& speaker, const Command& command, Millis now) {
  if (!is_player(speaker.seat)) return refusal(kNotSeated);
  if (is_played_by_person(speaker.seat)) return refusal(kNotStoodIn);
  return done(entry_of(EntryKind::Return, speaker.seat, command.key, now));
}

Table::Result Table::say(const Speaker& speaker, const Command& command, Millis now) {
  if (!is_player(speaker.seat)) return refusal(kNotSeated);
  if (!has_chat_) return refusal(kChatOff);
  if (!is_sendable(command.text, kLongestSaying, true))
    return tl::unexpected(error_of(refused(kBadText, 0, static_cast<std::int64_t>(kLongestSaying)), "text"));
  Entry entry = entry_of(EntryKind::Say, speaker.seat, command.key, now);
  entry.text = command.text;
  return done(std::move(entry));
}

Table::Result Table::switch_chat(const Speaker& speaker, const Command& command, Millis now) {
  if (!speaker.is_host) return refusal(kNotHost);
  Entry entry = entry_of(EntryKind::Chat, speaker.seat, command.key, now);
  entry.flag = command.yes;
  return done(std::move(entry));
}

Table::Result Table::rename(const Speaker& speaker, const Command& command, Millis now) {
  if (!is_player(speaker.seat)) return refusal(kNotSeated);
  if (!is_sendable(command.text, kLongestName, false))
    return tl::unexpected(error_of(refused(kBadText, 0, static_cast<std::int64_t>(kLongestName)), "text"));
  Entry entry = entry_of(EntryKind::Name, speaker.seat, command.key, now);
  entry.text = command.text;
  return done(std::move(entry));
}

Table::Result Table::arrange_rematch(const Speaker& speaker, const std::string& key, const std::string& table,
                                     Millis now) {
  if (!is_player(speaker.seat) && !speaker.is_host) return refusal(kNotSeated);
  if (!game().is_over()) return refusal(kNotOver);
  if (!rematch_.empty()) return Done{rows_, std::nullopt};
  Entry entry = entry_of(EntryKind::Rematch, speaker.seat, key, now);
  entry.text = table;
  return done(std::move(entry));
}

}  // namespace oligopoly::service
