#pragma once

#include <optional>
#include <string>
#include <vector>

#include "core/record.hpp"
#include "protocol/error.hpp"
#include "service/luck.hpp"
#include "service/store.hpp"
#include "service/token.hpp"

namespace oligopoly::service {

/// What a table agreed on when it was opened. It never changes.
struct TableHeader {
  std::string id;
  Millis created = 0;
  /// Rules, first position and who sits where, without steps.
  Record beginning;
  /// One per seat; nothing where no person sits to begin with.
  std::vector<std::optional<TokenHash>> seat_tokens;
  TokenHash host_token{};
  bool allows_watching = true;
  /// Whether the chat is on to begin with.
  bool has_chat = true;
  /// Whether hints are allowed to begin with.
  bool allows_hints = false;
  /// Time for a move; 0 for as long as it takes.
  Millis move_time = 0;
  /// The bot that plays for an absent person.
  std::string stand_in;
  /// The group whose results it counts among; empty for none. Whoever knows it sees them: it is told to nobody.
  std::string group;
  /// Whether people find their seats in a lobby first: then the beginning is what the host proposed.
  bool has_lobby = false;
  /// Whether those at it have just played together: any of them may begin without whoever does not come.
  bool is_rematch = false;
  /// Whether everyone may find it in the public list.
  bool is_listed = false;
  /// How much later spectators see what happens.
  Millis watch_delay = 0;
  /// What every draw follows from, besides what people add. Secret until the game is over; tables that were opened
  /// before draws could be proven have none.
  std::optional<LuckBytes> seed;
  /// What whoever opened the table added to the draws when asking for it.
  std::optional<LuckBytes> opener_part;
  /// Steps that were played elsewhere, before the table was opened with them.
  int brought = 0;

  int seats() const { return beginning.seats(); }
};

/// As it is stored. Every number of the ruleset is in it, so that a table is always played by the rules it was opened
/// with, whatever is released later.
std::string header_text(const TableHeader& header);
tl::expected<TableHeader, protocol::Error> read_header(const std::string& text);

}  // namespace oligopoly::service
