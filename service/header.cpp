#include "service/header.hpp"

#include <boost/json.hpp>

#include "protocol/json.hpp"
#include "protocol/messages.hpp"
#include "protocol/reading.hpp"
#include "protocol/record_json.hpp"
#include "service/reasons.hpp"

namespace oligopoly::service {
namespace {

namespace json = boost::json;
using protocol::Error;
using protocol::error_of;

/// The record with the numbers it was made with, for when the released ruleset of that name has others by now.
json::value with_numbers(const json::value& record, const json::value& numbers) {
  json::object changed = record.get_object();
  json::object custom;
  const json::value* ruleset = changed.if_contains("ruleset");
  const bool is_custom = ruleset != nullptr && ruleset->is_object();
  custom["base"] = is_custom ? ruleset->at("custom").at("base") : *ruleset;
  for (const json::key_value_pair& member : numbers.get_object()) custom.insert(member);
  changed["ruleset"] = {{"custom", std::move(custom)}};
  changed.erase("options");
  return changed;
}

/// Whether the ruleset has all these numbers. It may have more: a later program knows numbers an earlier did not.
bool has_numbers(const AnyRuleset& rules, const json::value& numbers) {
  const auto same = rules.clone();
  protocol::JsonReader in(numbers, protocol::Missing::Kept);
  return same->read(in) && protocol::ruleset_json(*same) == protocol::ruleset_json(rules);
}

tl::expected<Record, Error> read_beginning(const json::value& record, const json::value& numbers) {
  auto beginning = protocol::read_record_value(record, "record");
  if (beginning && has_numbers(*beginning->rules, numbers)) return beginning;
  if (!record.is_object() || !record.get_object().contains("ruleset") || !numbers.is_object()) return beginning;
  json::value changed = with_numbers(record, numbers);
  auto with_version = protocol::read_record_value(changed, "record");
  if (with_version) return with_version;
  changed.get_object().erase("ruleset_version");
  return protocol::read_record_value(changed, "record");
}

json::value token_json(const std::optional<TokenHash>& hash) {
  if (!hash) return nullptr;
  return json::string(hex_of(*hash));
}

std::optional<TokenHash> read_token(const json::value& value) {
  const json::string* hex = value.if_string();
  return hex == nullptr ? std::nullopt : hash_of_hex({hex->data(), hex->size()});
}

}  // namespace

std::string header_text(const TableHeader& header) {
  json::array tokens;
  for (const auto& token : header.seat_tokens) tokens.push_back(token_json(token));
  Record beginning = header.beginning;
  beginning.steps.clear();
  return protocol::compact({{"id", header.id},
                            {"created", header.created},
                            {"record", protocol::record_json(beginning)},
                            {"numbers", protocol::ruleset_json(*beginning.rules)},
                            {"seat_tokens", std::move(tokens)},
                            {"host_token", hex_of(header.host_token)},
                            {"allows_watching", header.allows_watching},
                            {"has_chat", header.has_chat},
                            {"move_time", header.move_time},
                            {"stand_in", header.stand_in}});
}

tl::expected<TableHeader, Error> read_header(const std::string& text) {
  const auto value = protocol::parse_json(text);
  if (!value) return tl::unexpected(value.error());
  protocol::JsonReader in(*value);
  TableHeader header;
  std::string host;
  json::value record, numbers;
  protocol::read_required(in, "id", header.id);
  protocol::read_required(in, "created", header.created);
  protocol::read_required(in, "host_token", host);
  protocol::read_required(in, "allows_watching", header.allows_watching);
  protocol::read_required(in, "has_chat", header.has_chat);
  protocol::read_required(in, "move_time", header.move_time);
  protocol::read_required(in, "stand_in", header.stand_in);
  protocol::inside(in, "record", [&] { record = in.here(); });
  protocol::inside(in, "numbers", [&] { numbers = in.here(); });
  protocol::inside(in, "seat_tokens", [&] {
    read_elements(in, 0, kMaxSeats, [&](std::size_t) { header.seat_tokens.push_back(read_token(in.here())); });
  });
  if (!in.ok()) return tl::unexpected(in.failure());
  auto beginning = read_beginning(record, numbers);
  if (!beginning) return tl::unexpected(beginning.error());
  header.beginning = std::move(*beginning);
  const auto host_token = hash_of_hex(host);
  if (!host_token || header.seat_tokens.size() != static_cast<std::size_t>(header.seats()))
    return tl::unexpected(error_of(refused(kUnusableTable)));
  header.host_token = *host_token;
  return header;
}

}  // namespace oligopoly::service
