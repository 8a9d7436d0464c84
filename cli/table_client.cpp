#include "cli/table_client.hpp"

#include <boost/json.hpp>
#include <random>
#include <stdexcept>

namespace oligopoly::cli {

namespace json = boost::json;

service::WireClient::Headers TableClient::headers() const {
  service::WireClient::Headers headers{{"Host", link_.server()},
                                       {"Accept-Language", std::string(kLangCodes[static_cast<std::size_t>(lang_)])}};
  if (!link_.token.empty()) headers["Authorization"] = "Bearer " + link_.token;
  return headers;
}

bool TableClient::connect() {
  try {
    wire_.reset();
    wire_.emplace(link_.host, link_.port);
    if (wire_->upgrade({{"Host", link_.server()}}, link_.folder + "ws").status != 101) {
      wire_.reset();
      return false;
    }
  } catch (const std::exception&) {
    return false;
  }
  wire_->send(protocol::text_of(protocol::Command{
      "join", command::Join{link_.table, link_.token, std::string(kLangCodes[static_cast<std::size_t>(lang_)]), row_,
                            true, false}}));
  return true;
}

std::optional<json::value> TableClient::receive() {
  if (!wire_) return std::nullopt;
  const auto text = wire_->receive(std::chrono::milliseconds(0));
  if (!text) return std::nullopt;
  boost::system::error_code failure;
  json::value message = json::parse(*text, failure);
  if (failure || !message.is_object()) return receive();
  note(message.get_object());
  return message;
}

void TableClient::note(const json::object& message) {
  const json::value *row = message.if_contains("row"), *key = message.if_contains("key");
  const json::value& type = message.at("type");
  if ((type == "joined" || type == "news") && row != nullptr) row_ = row->to_number<std::int64_t>();
  // What the last connection left unanswered.
  if (type == "joined" && has_pending()) wire_->send(pending_text_);
  if (key != nullptr && key->is_string() && key->get_string() == pending_key_) pending_text_.clear();
}

void TableClient::tell(const protocol::Command& command) {
  pending_key_ = command.key;
  pending_text_ = protocol::text_of(command);
  if (is_connected()) wire_->send(pending_text_);
}

std::string TableClient::new_key() {
  static std::mt19937_64 numbers{std::random_device{}()};
  return std::to_string(numbers());
}

service::WireClient::Answer TableClient::request(const std::string& method, const std::string& path,
                                                 const std::string& body) const {
  try {
    service::WireClient wire(link_.host, link_.port);
    return wire.request(method, link_.folder + "api/tables/" + link_.table + path, body, headers());
  } catch (const std::exception&) {
    return {};
  }
}

}  // namespace oligopoly::cli
