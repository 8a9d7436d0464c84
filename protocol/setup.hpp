#pragma once

#include <boost/json/value.hpp>
#include <memory>
#include <string>
#include <tl/expected.hpp>
#include <utility>
#include <vector>

#include "core/record.hpp"
#include "protocol/error.hpp"
#include "protocol/game_values.hpp"

namespace oligopoly::protocol {

/// What a table agrees on before the first action: the game, its numbers, and who sits where.
struct Setup {
  /// Id of the released ruleset it is, or is based on.
  std::string ruleset;
  int ruleset_version = 1;
  /// True when numbers were changed or packs added beyond what options do.
  bool is_custom = false;
  /// With all options set, and without a flaw for this many players.
  std::shared_ptr<const AnyRuleset> rules;
  /// "human", "random", "steve", … One per seat.
  std::vector<std::string> players;

  const AnyGame& game() const { return rules->game(); }
  int seats() const { return static_cast<int>(players.size()); }
};

/// Reads
///
///     {"game": ID, "ruleset": "standard", "options": {"cards": 6},
///      "seats": [{"player": "human"}, {"player": "random"}], "packs": []}
///
/// A custom ruleset is {"custom": {"base": "standard", …changed fields}}. A seat's other members are its own options.
/// A player is "human", a bot that plays the game, or what the game plays itself: one named like a switch that seats
/// have
/// ("steve") turns that switch on, and an automaton must be so named.
/// Refuses what is unknown, out of range, or flawed for this many seats.
tl::expected<Setup, Error> read_setup(const json::value& value, std::string place = {});
/// The same for a reader who knows the game: then "game" may be left out, and must not differ.
tl::expected<Setup, Error> read_setup(const AnyGame& game, const json::value& value, std::string place = {});
json::value setup_json(const Setup& setup);
Written<Shape::Setup> written_setup(const Setup& setup);

/// The same from words, as a command line has them. Options: "on" or "off", a number, a choice, choices with commas
/// between. A seat is written as matches/seat_words.hpp says ("human", "tycoon@500"); its limit is
/// checked, and no part of the setup.
tl::expected<Setup, Error> make_setup(const AnyGame& game, std::string_view ruleset_id,
                                      const std::vector<std::pair<std::string, std::string>>& options,
                                      const std::vector<std::string>& seats, const json::array& packs = {});

/// The record of a game not yet begun.
Record record_of(const Setup& setup);
/// The setup a record was made with.
Setup setup_of(const Record& record);
/// A new game.
Session start_session(const Setup& setup);

}  // namespace oligopoly::protocol
