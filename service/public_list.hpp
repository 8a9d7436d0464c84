#pragma once

#include <string>

#include "service/service_context.hpp"
#include "service/table.hpp"

/// The tables that everyone may find: lobbies that want players, and games to watch, where their hosts say so and the
/// operator keeps a list. It lies in the store, so that all processes show the same after every restart.
namespace oligopoly::service {

/// What the list says of a table now; empty if it is not for the list.
std::string listing_of(const Table& table);

/// One table's line of the list.
class ListedTable {
 public:
  /// Writes it where it changed. Requires a table that is ours.
  void update(ServiceContext& context, const Table& table);

 private:
  /// As it was written last; nothing if that is not known.
  std::optional<std::string> written_;
};

/// Calls `done` with the list as a message, or why there is none.
void read_public_list(ServiceContext& context, std::function<void(tl::expected<std::string, protocol::Error>)> done);

}  // namespace oligopoly::service
