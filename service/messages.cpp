#include "service/messages.hpp"

#include <boost/json.hpp>

#include "protocol/json.hpp"
#include "protocol/json_fields.hpp"
#include "protocol/json_text.hpp"
#include "protocol/questions.hpp"
#include "protocol/setup.hpp"
#include "service/reasons.hpp"

namespace oligopoly::service {
namespace {

using protocol::JsonText;

void write_seats(JsonText& out, std::string_view key, SeatSet seats) {
  out.key(key);
  write_value(out, seats);
}

void write_text(JsonText& out, std::string_view key, std::string_view text) {
  out.key(key);
  out.text(text);
}

void write_number(JsonText& out, std::string_view key, std::int64_t number) {
  out.key(key);
  out.integer(number);
}

/// What changes with the game: small, because it goes out after every action.
void write_state(JsonText& out, const Table& table) {
  out.key("state");
  out.begin_object();
  write_number(out, "step", table.session().steps());
  write_number(out, "turn", table.turn());
  write_seats(out, "to_act", table.game().to_act());
  write_seats(out, "committed", table.committed());
  out.key("over");
  out.boolean(table.game().is_over());
  if (table.game().is_over()) {
    out.key("standings");
    write_value(out, protocol::standings_of(table.game()));
  }
  if (const Millis deadline = table.deadline(); deadline != 0) write_number(out, "deadline", deadline);
  if (const auto& undo = table.undo_request()) {
    out.key("undo");
    out.begin_object();
    out.key("by");
    write_seat(out, undo->by);
    write_number(out, "to", undo->to);
    write_seats(out, "waits_for", undo->waits_for);
    out.end_object();
  }
  out.end_object();
}

void write_seat_states(JsonText& out, const Table& table) {
  out.key("seats");
  out.begin_array();
  for (const Seat seat : players(table.header().seats())) {
    const SeatState& state = table.seat(seat);
    out.begin_object();
    write_number(out, "seat", seat.number());
    write_text(out, "player", table.header().beginning.players[seat.index()]);
    if (!state.name.empty()) write_text(out, "name", state.name);
    if (!state.stand_in.empty()) write_text(out, "stand_in", state.stand_in);
    out.end_object();
  }
  out.end_array();
}

void write_view(JsonText& out, const Table& table, Seat seat) {
  out.key("view");
  table.game().write_view(seat, out);
}

void write_events(JsonText& out, const Table& table, const std::vector<AnyEvent>& events, Lang lang) {
  out.key("events");
  out.begin_array();
  for (const AnyEvent& event : events) protocol::EventOf{&table.game().rules(), event, lang}.write_to(out);
  out.end_array();
}

/// What happened, without how things stand then.
void write_happening(JsonText& out, const Table& table, const News& news, Lang lang) {
  const Entry& entry = news.entry;
  write_number(out, "row", news.row);
  write_number(out, "at", entry.at);
  write_text(out, "what", id_of(entry.kind));
  if (changes_game(entry.kind)) write_number(out, "step", news.step);
  out.key("seat");
  write_seat(out, entry.seat);
  switch (entry.kind) {
    case EntryKind::Play:
      write_events(out, table, news.events, lang);
      break;
    case EntryKind::Undo:
    case EntryKind::UndoAsked:
      write_number(out, "to", entry.to);
      break;
    case EntryKind::StandIn:
      write_text(out, "bot", entry.text);
      out.key("by_clock");
      out.boolean(entry.flag);
      break;
    case EntryKind::Say:
    case EntryKind::Name:
      write_text(out, "text", entry.text);
      break;
    case EntryKind::Chat:
      out.key("on");
      out.boolean(entry.flag);
      break;
    case EntryKind::Rematch:
      write_text(out, "table", entry.text);
      break;
    default:
      break;
  }
}

/// What people get at once of what happened; they ask for more as they scroll.
constexpr std::size_t kPageBytes = 32u << 10;

/// "from" and "news": the latest of what happened after row `since`, as much as fits into a page.
void write_page(JsonText& out, const Table& table, const RecentNews& happenings, std::int64_t since, Lang lang,
                Page page) {
  std::vector<std::string> texts;
  std::size_t bytes = 0;
  std::int64_t from = table.rows() + 1;
  for (auto news = happenings.rbegin(); news != happenings.rend() && news->row > since; ++news) {
    std::string text;
    JsonText one(text);
    one.begin_object();
    write_happening(one, table, *news, lang);
    one.end_object();
    bytes += text.size();
    const bool may_be_large = page == Page::HasAtLeastOne && texts.empty();
    if (bytes > kPageBytes && !may_be_large) break;
    from = news->row;
    texts.push_back(std::move(text));
  }
  write_number(out, "from", from);
  out.key("news");
  out.begin_array();
  for (auto text = texts.rbegin(); text != texts.rend(); ++text) out.raw(*text);
  out.end_array();
}

void write_summary(JsonText& out, const Table& table, const Speaker& speaker) {
  const Record& record = table.session().record();
  write_text(out, "table", table.header().id);
  out.key("seat");
  write_seat(out, speaker.seat);
  out.key("host");
  out.boolean(speaker.is_host);
  write_text(out, "game", record.game().info().id);
  write_text(out, "ruleset", record.ruleset);
  write_number(out, "created", table.header().created);
  write_number(out, "move_time", table.header().move_time);
  out.key("chat");
  out.boolean(table.has_chat());
  if (!table.rematch().empty()) write_text(out, "rematch", table.rematch());
  write_seat_states(out, table);
  write_state(out, table);
}

}  // namespace

std::string news_text(const Table& table, const News& news, Viewer viewer) {
  std::string text;
  text.reserve(1024);
  JsonText out(text);
  out.begin_object();
  write_text(out, "type", "news");
  write_happening(out, table, news, viewer.lang);
  if (news.entry.kind != EntryKind::Say) write_state(out, table);
  if (changes_game(news.entry.kind)) write_view(out, table, viewer.seat);
  out.end_object();
  return text;
}

std::string joined_text(const Table& table, const Speaker& speaker, Viewer viewer, const RecentNews& recent,
                        std::int64_t since) {
  std::string text;
  JsonText out(text);
  out.begin_object();
  write_text(out, "type", "joined");
  write_number(out, "row", table.rows());
  write_summary(out, table, speaker);
  out.key("setup");
  out.raw(protocol::compact(protocol::setup_json(protocol::setup_of(table.session().record()))));
  write_page(out, table, recent, since, viewer.lang, Page::MayBeEmpty);
  write_view(out, table, viewer.seat);
  out.end_object();
  return text;
}

std::string page_json(const Table& table, const RecentNews& happenings, std::int64_t since, Lang lang, Page page) {
  std::string text;
  JsonText out(text);
  out.begin_object();
  write_page(out, table, happenings, since, lang, page);
  out.end_object();
  return text;
}

std::string saving_text(bool is_saving) { return protocol::compact({{"type", "saving"}, {"ok", is_saving}}); }

std::string presence_text(SeatSet here) {
  std::string text;
  JsonText out(text);
  out.begin_object();
  write_text(out, "type", "presence");
  write_seats(out, "here", here);
  out.end_object();
  return text;
}

std::string done_text(std::string_view key, std::int64_t row) {
  std::string text;
  JsonText out(text);
  out.begin_object();
  write_text(out, "type", "done");
  write_text(out, "key", key);
  write_number(out, "row", row);
  out.end_object();
  return text;
}

std::string refused_text(std::string_view key, const protocol::Error& error, Lang lang) {
  std::string text;
  JsonText out(text);
  out.begin_object();
  write_text(out, "type", "refused");
  write_text(out, "key", key);
  out.key("error");
  out.raw(protocol::compact(protocol::error_json(error, lang)));
  out.end_object();
  return text;
}

std::string result_text(std::string_view what, std::string_view key, std::string_view result) {
  std::string text;
  JsonText out(text);
  out.begin_object();
  write_text(out, "type", what);
  write_text(out, "key", key);
  out.key("result");
  out.raw(result);
  out.end_object();
  return text;
}

std::string summary_text(const Table& table, const Speaker& speaker) {
  std::string text;
  JsonText out(text);
  out.begin_object();
  write_summary(out, table, speaker);
  out.end_object();
  return text;
}

std::string check_json(const Table& table, Seat seat, const Command& command, Lang lang) {
  const auto action = table.read_action(command);
  if (!action) return protocol::text_of(protocol::Judgement{false, protocol::refusal_of(action.error(), lang), {}});
  if (is_player(seat)) return protocol::text_of(protocol::judgement_of(table.game(), seat, *action, lang));
  const protocol::Error error = protocol::error_of(refused(kNotSeated));
  return protocol::text_of(protocol::Judgement{false, protocol::refusal_of(error, lang), {}});
}

}  // namespace oligopoly::service
