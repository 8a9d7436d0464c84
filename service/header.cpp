#include "service/header.hpp"

#include <algorithm>

#include "protocol/luck.hpp"
#include "protocol/table_beginning.hpp"
#include "protocol/text.hpp"
#include "service/reasons.hpp"

namespace oligopoly::service {
namespace {

using protocol::Error;
using protocol::error_of;
using protocol::TextOrNull;

/// As it is stored: tokens in hexadecimal digits, and what the record may not be able to say any more, the numbers of
/// its ruleset, beside it. The first headers had none; none said anything of hints before they could be allowed.
struct StoredHeader : protocol::KeptBeginning {
  std::string id;
  Millis created = 0;
  std::vector<TextOrNull> seat_tokens;
  std::string host_token;
  bool allows_watching = true, has_chat = true, allows_hints = false;
  Millis move_time = 0;
  std::string stand_in, group;
  bool has_lobby = false, is_rematch = false, is_listed = false;
  Millis watch_delay = 0;
  protocol::HexOf32 seed, opener_part;
  int brought = 0;
  static constexpr auto fields() {
    return field_list(
        field("id", &StoredHeader::id), field("created", &StoredHeader::created),
        field("record", &StoredHeader::record), optional_field("numbers", &StoredHeader::numbers),
        list_field("seat_tokens", &StoredHeader::seat_tokens, kMaxSeats),
        field("host_token", &StoredHeader::host_token), field("allows_watching", &StoredHeader::allows_watching),
        field("has_chat", &StoredHeader::has_chat), sparse_field("allows_hints", &StoredHeader::allows_hints),
        field("move_time", &StoredHeader::move_time), field("stand_in", &StoredHeader::stand_in),
        sparse_field("group", &StoredHeader::group), sparse_field("lobby", &StoredHeader::has_lobby),
        sparse_field("rematch", &StoredHeader::is_rematch), sparse_field("listed", &StoredHeader::is_listed),
        sparse_field("watch_delay", &StoredHeader::watch_delay), sparse_field("seed", &StoredHeader::seed),
        sparse_field("opener_part", &StoredHeader::opener_part), sparse_field("brought", &StoredHeader::brought));
  }
};

TextOrNull kept_token(const std::optional<TokenHash>& hash) {
  return {hash ? std::optional(hex_of(*hash)) : std::nullopt};
}
protocol::HexOf32 kept_bytes(const std::optional<LuckBytes>& bytes) { return {bytes ? hex_of(*bytes) : std::string()}; }
std::optional<TokenHash> read_token(const TextOrNull& hex) { return hex.text ? hash_of_hex(*hex.text) : std::nullopt; }

}  // namespace

std::string header_text(const TableHeader& header) {
  StoredHeader stored{protocol::keep_beginning(header.beginning),
                      header.id,
                      header.created,
                      {},
                      hex_of(header.host_token),
                      header.allows_watching,
                      header.has_chat,
                      header.allows_hints,
                      header.move_time,
                      header.stand_in,
                      header.group,
                      header.has_lobby,
                      header.is_rematch,
                      header.is_listed,
                      header.watch_delay,
                      kept_bytes(header.seed),
                      kept_bytes(header.opener_part),
                      header.brought};
  std::transform(header.seat_tokens.begin(), header.seat_tokens.end(), std::back_inserter(stored.seat_tokens),
                 kept_token);
  return protocol::text_of(stored);
}

tl::expected<TableHeader, Error> read_header(const std::string& text) {
  const auto stored = protocol::from_stored_text<StoredHeader>(text);
  if (!stored) return tl::unexpected(stored.error());
  auto beginning = protocol::read_beginning(*stored);
  if (!beginning) return tl::unexpected(beginning.error());
  const auto host_token = hash_of_hex(stored->host_token);
  if (!host_token || stored->seat_tokens.size() != static_cast<std::size_t>(beginning->seats()))
    return tl::unexpected(error_of(refused(kUnusableTable)));
  TableHeader header{.id = stored->id,
                     .created = stored->created,
                     .beginning = std::move(*beginning),
                     .seat_tokens = {},
                     .host_token = *host_token,
                     .allows_watching = stored->allows_watching,
                     .has_chat = stored->has_chat,
                     .allows_hints = stored->allows_hints,
                     .move_time = stored->move_time,
                     .stand_in = stored->stand_in,
                     .group = stored->group,
                     .has_lobby = stored->has_lobby,
                     .is_rematch = stored->is_rematch,
                     .is_listed = stored->is_listed,
                     .watch_delay = stored->watch_delay,
                     .seed = hash_of_hex(stored->seed.digits),
                     .opener_part = hash_of_hex(stored->opener_part.digits),
                     .brought = stored->brought};
  std::transform(stored->seat_tokens.begin(), stored->seat_tokens.end(), std::back_inserter(header.seat_tokens),
                 read_token);
  return header;
}

}  // namespace oligopoly::service
