#pragma once

#include <boost/json/value.hpp>
#include <optional>
#include <string>

#include "cli/table_link.hpp"
#include "core/text.hpp"
#include "protocol/table_commands.hpp"
#include "service/wire_client.hpp"

namespace oligopoly::cli {

namespace command = protocol::command;

/// A conversation with a table of a service that outlasts its connections: what is under way when one breaks is said
/// again, with the same key, on the next.
class TableClient {
 public:
  TableClient(TableLink link, Lang lang) : link_(std::move(link)), lang_(lang) {}

  const TableLink& link() const { return link_; }
  /// From now on whoever sits there.
  void sit_with(std::string token) { link_.token = std::move(token); }
  /// Connects and joins, after the last row seen. False if the server cannot be reached.
  bool connect();
  /// Whether something that was said has not been answered.
  bool has_pending() const { return !pending_text_.empty(); }
  bool is_connected() const { return wire_ && wire_->is_open(); }
  /// To be waited for; -1 while there is no connection.
  int socket() const { return is_connected() ? wire_->socket() : -1; }
  /// The next message that has come, if one has.
  std::optional<boost::json::value> receive();
  /// Says something; its answer comes as a message.
  template <class Kind>
  void tell(Kind what) {
    tell(protocol::Command{new_key(), std::move(what)});
  }
  /// One request of its own; status 0 if the server cannot be reached.
  service::WireClient::Answer request(const std::string& method, const std::string& path,
                                      const std::string& body = {}) const;

 private:
  void tell(const protocol::Command& command);
  static std::string new_key();
  service::WireClient::Headers headers() const;
  void note(const boost::json::object& message);

  TableLink link_;
  Lang lang_;
  std::optional<service::WireClient> wire_;
  std::int64_t row_ = 0;
  /// What has not been answered.
  std::string pending_key_, pending_text_;
};

}  // namespace oligopoly::cli
