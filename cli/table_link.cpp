#include "cli/table_link.hpp"

#include <regex>

namespace oligopoly::cli {

std::string TableLink::server() const {
  const std::string name = host.find(':') == std::string::npos ? host : "[" + host + "]";
  return port == (is_https ? 443 : 80) ? name : name + ":" + std::to_string(port);
}

std::string TableLink::text() const {
  return (is_https ? "https://" : "http://") + server() + folder + "#/t/" + table + (token.empty() ? "" : "/" + token);
}

std::optional<TableLink> read_table_link(std::string_view text) {
  static const std::regex kShape(
      R"(^(https?)://(?:\[([0-9A-Fa-f:.]+)\]|([A-Za-z0-9._-]+))(?::([0-9]{1,5}))?(/[^#?\s]*)?#/t/([A-Za-z0-9_-]{4,64})(?:/([A-Za-z0-9_-]{8,128}))?$)");
  const std::string line(text);
  std::smatch found;
  if (!std::regex_match(line, found, kShape)) return std::nullopt;
  TableLink link;
  link.is_https = found[1] == "https";
  link.host = found[2].matched ? found[2] : found[3];
  const int port = found[4].matched ? std::stoi(found[4]) : link.is_https ? 443 : 80;
  if (port < 1 || port > 65535) return std::nullopt;
  link.port = static_cast<std::uint16_t>(port);
  if (found[5].matched && found[5].length() > 0) link.folder = found[5];
  link.table = found[6];
  link.token = found[7];
  return link;
}

}  // namespace oligopoly::cli
