#pragma once

#include <optional>
#include <vector>

#include "core/rng.hpp"
#include "protocol/luck.hpp"
#include "service/header.hpp"
#include "service/luck.hpp"

namespace oligopoly::service {

/// What a table's draws follow from: its seed, which nobody is told before the game is over, and what people add.
/// Tables that were opened before there was such a thing have none, and nothing proves their draws.
class TableLuck {
 public:
  explicit TableLuck(const TableHeader& header);

  bool is_provable() const { return seed_.has_value(); }
  /// What the table publishes; empty if it is not provable.
  protocol::HexOf32 commitment() const;

  /// Promises a part, instead of what the seat promised before.
  void commit(Seat seat, const LuckBytes& commitment) { seats_[seat.index()] = {commitment, {}}; }
  void forget(Seat seat) { seats_[seat.index()] = {}; }
  bool has_committed(Seat seat) const { return seats_[seat.index()].commitment.has_value(); }
  bool has_given(Seat seat) const { return seats_[seat.index()].part.has_value(); }
  /// Whether this is the part that the seat promised.
  bool is_promised(Seat seat, const LuckBytes& part) const;
  void give(Seat seat, const LuckBytes& part) { seats_[seat.index()].part = part; }
  /// Whether a part that was promised has not been given.
  bool is_waiting() const;
  /// What is known of the parts, for each seat that promised or gave one.
  std::vector<protocol::LuckPart> parts() const;

  /// From here on the parts are what they are, and draws can be made.
  void fix();
  bool is_fixed() const { return key_.has_value(); }
  /// The generator of the nth draw of the game. Requires that the parts are fixed.
  Rng draw(int number) const { return Rng(key_->seed_of(number)); }

  /// All of it, for the record of a game that is over, in which people sat in these seats. Requires a seed.
  protocol::Luck reveal(SeatSet people) const;

 private:
  struct Contribution {
    std::optional<LuckBytes> commitment, part;
  };
  protocol::LuckPart part_of(Seat seat) const;

  std::string table_;
  std::optional<LuckBytes> seed_;
  int brought_ = 0;
  /// One for each seat.
  std::vector<Contribution> seats_;
  std::optional<DrawKey> key_;
};

}  // namespace oligopoly::service
