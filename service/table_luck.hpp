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

  /// From here on the parts are what they are, and draws can be made. Requires a seed.
  void fix();
  bool is_fixed() const { return key_.has_value(); }
  /// The generator of the nth draw of the game. Requires that the parts are fixed.
  Rng draw(int number) const { return Rng(key_->seed_of(number)); }

  /// All of it, for the record of a game that is over. Requires a seed.
  protocol::Luck reveal() const;

 private:
  struct Contribution {
    bool is_person = false;
    std::optional<LuckBytes> commitment, part;
  };

  std::string table_;
  std::optional<LuckBytes> seed_;
  int brought_ = 0;
  /// One for each seat.
  std::vector<Contribution> seats_;
  std::optional<DrawKey> key_;
};

}  // namespace oligopoly::service
