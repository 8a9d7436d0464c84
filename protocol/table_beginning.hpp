#pragma once

#include <tl/expected.hpp>

#include "core/record.hpp"
#include "protocol/error.hpp"
#include "protocol/game_values.hpp"
#include "protocol/luck.hpp"

/// How a table begins: what whoever opens it asks for, and what is kept of that.
namespace oligopoly::protocol {

/// The request to open a table.
struct OpenTable {
  /// Of the setup, or the record to continue, with its steps.
  Record record;
  bool chat = true, watch = true;
  /// Whether people may ask bots for hints although others play.
  bool hints = false;
  /// Seconds per move; 0 for as long as it takes.
  std::int64_t move_time = 0;
  /// The bot that plays for an absent person; empty for the usual one.
  std::string stand_in;
  /// Whether people find their seats first: those of "human" are open to whoever comes.
  bool lobby = false;
  /// Whether everyone may find the table in the public list.
  bool listed = false;
  /// Seconds after which spectators see what happened.
  std::int64_t watch_delay = 0;
  /// The group whose results it counts among; empty for none.
  std::string group;
  /// What whoever opens it adds to the draws; see protocol/luck.hpp.
  HexOf32 part;
};
/// Reads a setup (see protocol/setup.hpp) or {"record": …}, which must replay; and besides "chat", "watch",
/// "hints", "lobby", "listed" (true or false), "move_time", "watch_delay" (seconds), "stand_in" (a bot), "group"
/// (its secret), "part" (32 bytes for the draws).
tl::expected<OpenTable, Error> read_open_table(std::string_view text);

/// The record without its steps, and every number of its ruleset, so that a table is always played by the rules it was
/// opened with, whatever is released later.
struct KeptBeginning {
  Kept<Shape::Record> record;
  Kept<Shape::Object> numbers;
};
KeptBeginning keep_beginning(const Record& record);
tl::expected<Record, Error> read_beginning(const KeptBeginning& kept);

}  // namespace oligopoly::protocol
