#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace oligopoly::cli {

/// A link to a table as browsers show it: http://HOST:PORT/#/t/TABLE/SECRET.
struct TableLink {
  bool is_https = false;
  std::string host;
  std::uint16_t port = 80;
  /// What stands before the #, such as "/oligopoly/".
  std::string folder = "/";
  std::string table;
  /// Of a seat; empty without one.
  std::string token;

  /// As the header of a request names the server.
  std::string server() const;
  std::string text() const;
};
/// Nothing if it is not a link to a table.
std::optional<TableLink> read_table_link(std::string_view text);

}  // namespace oligopoly::cli
