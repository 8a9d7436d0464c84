#pragma once

#include "service/store.hpp"
#include "service/table.hpp"

/// The results of a group: people who play again and again and want to know who is ahead. A group is nothing but a
/// secret its tables were opened with; each of them leaves a note.
namespace oligopoly::service {

inline constexpr int kMostGroupTables = 2000;

/// What a table tells its group, now that it stands so. None if it has no group.
std::optional<Note> group_note(const Table& table, Millis now);
/// Keeps it, unless the end of the same table was told before: that may be told again after a restart.
StoreResult<void> tell_group(Store& store, const Note& note);
/// The tables of a group, the latest first: none for a secret that nobody has used.
StoreResult<message::GroupTables> tables_of_group(Store& store, std::string_view group);

}  // namespace oligopoly::service
