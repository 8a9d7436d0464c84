#include "cli/contribution.hpp"

#include <boost/json.hpp>

#include "service/token.hpp"

namespace oligopoly::cli {

Contribution::Contribution(std::string table)
    : table_(std::move(table)), part_(service::random_bytes(service::system_randomness())) {}

void Contribution::follow(TableClient& client, const boost::json::object& lobby, Seat seat) {
  if (!is_player(seat)) return;
  const boost::json::value* starting = lobby.if_contains("starting");
  const bool is_closed = starting != nullptr && starting->is_bool() && starting->get_bool();
  if (!is_closed && promised_for_ != seat) {
    promised_for_ = seat;
    client.tell(protocol::command::Commit{{service::hex_of(service::commitment_to_part(table_, seat, part_))}});
  } else if (is_closed && promised_for_ == seat && !is_given_) {
    is_given_ = true;
    client.tell(protocol::command::Part{{service::hex_of(part_)}});
  }
}

}  // namespace oligopoly::cli
