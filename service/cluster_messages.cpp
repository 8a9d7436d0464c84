#include "service/cluster_messages.hpp"

#include <boost/json.hpp>

#include "protocol/json.hpp"
#include "protocol/messages.hpp"
#include "protocol/reading.hpp"

namespace oligopoly::service {
namespace {

namespace json = boost::json;

json::value words_json(const protocol::Error& error) { return json::array(error.words.begin(), error.words.end()); }

}  // namespace

std::string forwarded_text(const Forwarded& forwarded) {
  std::string text = protocol::compact({{"from", forwarded.from},
                                        {"reference", forwarded.reference},
                                        {"table", forwarded.table},
                                        {"seat", protocol::seat_json(forwarded.speaker.seat)},
                                        {"host", forwarded.speaker.is_host}});
  // The command is JSON already; quoting it would double its length.
  text.pop_back();
  return text + ",\"command\":" + forwarded.command + "}";
}

std::optional<Forwarded> read_forwarded(const std::string& text) {
  const auto value = protocol::parse_json(text);
  if (!value) return std::nullopt;
  protocol::JsonReader in(*value);
  Forwarded forwarded;
  if (!protocol::inside(in, "command", [&] { forwarded.command = protocol::compact(in.here()); })) return std::nullopt;
  protocol::read_required(in, "from", forwarded.from);
  protocol::read_required(in, "reference", forwarded.reference);
  protocol::read_required(in, "table", forwarded.table);
  protocol::read_required(in, "seat", forwarded.speaker.seat);
  protocol::read_required(in, "host", forwarded.speaker.is_host);
  return in.ok() ? std::optional(forwarded) : std::nullopt;
}

std::string answer_text(std::int64_t reference, const std::optional<Table::Result>& result) {
  json::object out = {{"reference", reference}};
  if (result && *result) out["row"] = (*result)->row;
  if (result && !*result) {
    const protocol::Error& error = result->error();
    out["error"] = {{"name", error.name}, {"rule", error.rule}, {"path", error.path}, {"words", words_json(error)}};
  }
  return protocol::compact(out);
}

std::optional<ForwardedAnswer> read_answer(const std::string& text) {
  const auto value = protocol::parse_json(text);
  if (!value) return std::nullopt;
  protocol::JsonReader in(*value);
  ForwardedAnswer answer;
  std::int64_t row = 0;
  protocol::read_required(in, "reference", answer.reference);
  if (protocol::read_optional(in, "row", row)) answer.result = Table::Done{row, std::nullopt};
  protocol::inside(in, "error", [&] {
    protocol::Error error;
    protocol::read_required(in, "name", error.name);
    protocol::read_required(in, "rule", error.rule);
    protocol::read_required(in, "path", error.path);
    protocol::read_required(in, "words", error.words);
    answer.result = tl::unexpected(error);
  });
  return in.ok() ? std::optional(answer) : std::nullopt;
}

std::string presence_notice_text(const PresenceNotice& notice) {
  return protocol::compact({{"from", notice.from},
                            {"table", notice.table},
                            {"here", notice.here.seats.bits()},
                            {"watched", notice.here.is_watched},
                            {"asks", notice.asks}});
}

std::optional<PresenceNotice> read_presence_notice(const std::string& text) {
  const auto value = protocol::parse_json(text);
  if (!value) return std::nullopt;
  protocol::JsonReader in(*value);
  PresenceNotice notice;
  std::int64_t here = 0;
  protocol::read_required(in, "from", notice.from);
  protocol::read_required(in, "table", notice.table);
  protocol::read_required(in, "here", here, {0, SeatSet::first(kMaxSeats).bits()});
  protocol::read_required(in, "watched", notice.here.is_watched);
  protocol::read_required(in, "asks", notice.asks);
  notice.here.seats = SeatSet::from_bits(static_cast<std::uint32_t>(here));
  return in.ok() ? std::optional(notice) : std::nullopt;
}

}  // namespace oligopoly::service
