#pragma once

#include "cli/table_client.hpp"
#include "core/seat.hpp"
#include "service/luck.hpp"

namespace oligopoly::cli {

/// What this terminal adds to the draws of a table (docs/fairness.md): promised as soon as it has a seat in the lobby,
/// given when the lobby is closed.
class Contribution {
 public:
  explicit Contribution(std::string table);

  /// Says to the table what is to be said now, if it has not been said. Requires the lobby as this seat was told it.
  void follow(TableClient& client, const boost::json::object& lobby, Seat seat);

 private:
  std::string table_;
  service::LuckBytes part_;
  /// The seat for which it was promised, and whether it was given.
  Seat promised_for_ = kSpectator;
  bool is_given_ = false;
};

}  // namespace oligopoly::cli
