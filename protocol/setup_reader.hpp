#pragma once

#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/any_game.hpp"
#include "protocol/setup.hpp"

namespace oligopoly::protocol {

class JsonReader;

/// Whether every player must be someone who can sit at the table. A record may come from elsewhere, with names of its
/// own.
enum class PlayerNames : std::uint8_t { Known, Any };

/// Puts a setup together from the members of an object: of a setup message, or of a record, which has the same.
class SetupReader {
 public:
  /// `game` is the one it must be, or null to take it from the message.
  SetupReader(JsonReader& in, const AnyGame* game, PlayerNames names) : in_(in), game_(game), names_(names) {}

  /// The members it reads.
  static const std::vector<std::string_view>& members();
  tl::expected<Setup, Error> read();

 private:
  void read_game();
  void read_ruleset();
  /// Of the version the message names, or else the one offered now.
  void take_ruleset(std::string_view id);
  void change_ruleset();
  void read_packs();
  void read_options();
  void read_seats();
  void read_seat(Seat seat);
  void seat_the_rest();
  void check_player(const std::string& player);
  void check_automata();
  void check_flaw();
  /// Keeps a failure that another reader found.
  void refuse(Error error);
  bool ok() const;

  JsonReader& in_;
  const AnyGame* game_;
  PlayerNames names_;
  std::unique_ptr<AnyRuleset> rules_;
  Setup setup_;
  /// The version of the named ruleset that is offered now; 0 for none.
  int offered_ = 0;
  /// Seats that chose something of their own.
  SeatSet chose_;
  std::optional<Error> error_;
};

}  // namespace oligopoly::protocol
