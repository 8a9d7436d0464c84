#pragma once

#include <array>
#include <span>
#include <string>
#include <vector>

#include "core/enum_map.hpp"
#include "core/record.hpp"
#include "protocol/error.hpp"
#include "service/store.hpp"

namespace oligopoly::service {

/// What can happen at a table. The ids are stored and sent: they never change.
enum class EntryKind : std::uint8_t {
  Play,
  TakeBack,
  Undo,
  UndoAsked,
  UndoAgreed,
  UndoDeclined,
  StandIn,
  Return,
  Say,
  Chat,
  Name,
  Rematch
};
inline constexpr std::array<std::string_view, 12> kEntryKindIds = {
    "play",     "take_back", "undo", "undo_asked", "undo_agreed", "undo_declined",
    "stand_in", "return",    "say",  "chat",       "name",        "rematch"};
constexpr std::span<const std::string_view> ids_of(EntryKind) { return kEntryKindIds; }

/// Whether the game stands differently afterwards.
constexpr bool changes_game(EntryKind kind) {
  return kind == EntryKind::Play || kind == EntryKind::TakeBack || kind == EntryKind::Undo;
}

/// One row of a table's log. Which members mean something depends on the kind.
struct Entry {
  EntryKind kind = EntryKind::Play;
  Millis at = 0;
  /// Who did it. For a stand-in the seat it plays.
  Seat seat = kNobody;
  /// The name its sender gave it, to know it again if it comes twice.
  std::string key{};
  /// Play: the action and what chance did after it.
  std::vector<Step> steps{};
  /// Undo, UndoAsked: the steps that are left.
  int to = 0;
  /// What was said; the name; the bot; the table of the rematch.
  std::string text{};
  /// Chat: switched on or off. StandIn: because time ran out.
  bool flag = false;
};

std::string entry_text(const AnyGame& game, const Entry& entry);
tl::expected<Entry, protocol::Error> read_entry(const AnyGame& game, const std::string& text);

}  // namespace oligopoly::service
