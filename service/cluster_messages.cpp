#include "service/cluster_messages.hpp"

#include "protocol/game_values.hpp"
#include "protocol/text.hpp"

namespace oligopoly::service {
namespace {

using protocol::Error;

/// The messages as they are sent.
struct SentCommand {
  std::string from;
  std::int64_t reference = 0;
  std::string table;
  Seat seat = kSpectator;
  bool host = false;
  /// JSON already; quoting it would double its length.
  protocol::Written<protocol::Shape::Object> command;
  static constexpr auto fields() {
    return field_list(field("from", &SentCommand::from), field("reference", &SentCommand::reference),
                      field("table", &SentCommand::table), field("seat", &SentCommand::seat),
                      field("host", &SentCommand::host), field("command", &SentCommand::command));
  }
};
struct SentError {
  std::string name, rule, path;
  std::array<std::string, 3> words;
  static constexpr auto fields() {
    return field_list(field("name", &SentError::name), field("rule", &SentError::rule), field("path", &SentError::path),
                      field("words", &SentError::words));
  }
};
struct SentAnswer {
  std::int64_t reference = 0;
  std::optional<std::int64_t> row;
  std::optional<SentError> error;
  static constexpr auto fields() {
    return field_list(field("reference", &SentAnswer::reference), field("row", &SentAnswer::row),
                      field("error", &SentAnswer::error));
  }
};
struct SentPresence {
  std::string from, table;
  /// A bit per seat.
  std::uint32_t here = 0;
  bool watched = false, asks = false;
  static constexpr auto fields() {
    return field_list(field("from", &SentPresence::from), field("table", &SentPresence::table),
                      field("here", &SentPresence::here, 0, SeatSet::first(kMaxSeats).bits()),
                      field("watched", &SentPresence::watched), field("asks", &SentPresence::asks));
  }
};

Error error_of(const SentError& sent) {
  Error error;
  error.name = sent.name;
  error.rule = sent.rule;
  error.path = sent.path;
  error.words = sent.words;
  return error;
}

}  // namespace

std::string forwarded_text(const Forwarded& forwarded) {
  return protocol::text_of(SentCommand{forwarded.from,
                                       forwarded.reference,
                                       forwarded.table,
                                       forwarded.speaker.seat,
                                       forwarded.speaker.is_host,
                                       {forwarded.command}});
}

std::optional<Forwarded> read_forwarded(const std::string& text) {
  const auto sent = protocol::from_stored_text<SentCommand>(text);
  if (!sent) return std::nullopt;
  return Forwarded{sent->from, sent->reference, sent->table, {sent->seat, sent->host}, sent->command.text};
}

std::string answer_text(std::int64_t reference, const std::optional<Table::Result>& result) {
  SentAnswer sent{reference, {}, {}};
  if (result && *result) sent.row = (*result)->row;
  if (result && !*result) {
    const Error& error = result->error();
    sent.error = {error.name, error.rule, error.path, error.words};
  }
  return protocol::text_of(sent);
}

std::optional<ForwardedAnswer> read_answer(const std::string& text) {
  const auto sent = protocol::from_stored_text<SentAnswer>(text);
  if (!sent) return std::nullopt;
  ForwardedAnswer answer{sent->reference, {}};
  if (sent->row) answer.result = Table::Done{*sent->row, std::nullopt};
  if (sent->error) answer.result = tl::unexpected(error_of(*sent->error));
  return answer;
}

std::string presence_notice_text(const PresenceNotice& notice) {
  return protocol::text_of(
      SentPresence{notice.from, notice.table, notice.here.seats.bits(), notice.here.is_watched, notice.asks});
}

std::optional<PresenceNotice> read_presence_notice(const std::string& text) {
  const auto sent = protocol::from_stored_text<SentPresence>(text);
  if (!sent) return std::nullopt;
  return PresenceNotice{sent->from, sent->table, {SeatSet::from_bits(sent->here), sent->watched}, sent->asks};
}

}  // namespace oligopoly::service
