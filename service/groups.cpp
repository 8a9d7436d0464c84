#include "service/groups.hpp"

#include "protocol/questions.hpp"
#include "protocol/text.hpp"

namespace oligopoly::service {
namespace {

std::string group_key(std::string_view group) { return "group/" + std::string(group) + "/"; }

/// The id of the first thing a seat chose, where its game lets seats choose.
std::string side_of(const AnyRuleset& rules, Seat seat) {
  for (const OptionInfo& info : rules.game().options())
    if (info.per_seat && info.kind == OptionKind::Choice)
      return std::string(info.choices[static_cast<std::size_t>(rules.option(info, seat))]);
  return {};
}

}  // namespace

std::optional<Note> group_note(const Table& table, Millis now) {
  const TableHeader& header = table.header();
  if (header.group.empty()) return std::nullopt;
  const Record& record = table.session().record();
  // One that was closed has ended too, without places.
  message::GroupTable told{header.id,      std::string(record.game().info().id), record.ruleset,
                           header.created, table.is_finished() ? now : 0,        {}};
  for (const Seat seat : players(header.seats()))
    told.seats.push_back({record.players[seat.index()], table.seat(seat).name, side_of(*record.rules, seat)});
  if (table.game().is_over())
    for (const protocol::SeatStanding& one : protocol::standings_of(table.game())) {
      message::GroupSeat& seat = told.seats[static_cast<std::size_t>(one.seat - 1)];
      seat.score = one.score;
      seat.place = one.place;
    }
  return Note{group_key(header.group) + header.id, protocol::text_of(told), told.ended};
}

StoreResult<void> tell_group(Store& store, const Note& note) {
  const auto told = store.note(note.key);
  if (told && told->at != 0) return {};
  return store.keep_note(note);
}

StoreResult<message::GroupTables> tables_of_group(Store& store, std::string_view group) {
  const auto notes = store.notes(group_key(group), kMostGroupTables);
  if (!notes) return tl::unexpected(notes.error());
  message::GroupTables all;
  // Of tables that are still on, `at` is 0: they come last.
  for (const Note& note : *notes) all.tables.push_back({note.text});
  return all;
}

}  // namespace oligopoly::service
