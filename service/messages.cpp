#include "service/messages.hpp"

#include <algorithm>

#include "protocol/questions.hpp"
#include "protocol/setup.hpp"
#include "service/reasons.hpp"

namespace oligopoly::service {
namespace {

message::TableState state_of(const Table& table) {
  message::TableState state;
  state.step = table.session().steps();
  state.turn = table.turn();
  state.to_act = table.to_act();
  state.committed = table.committed();
  state.over = table.game().is_over();
  if (state.over) state.standings = protocol::standings_of(table.game());
  state.deadline = table.deadline();
  state.undo = table.undo_request();
  if (table.closed()) state.closed = table.closed()->text;
  return state;
}

std::vector<message::SeatState> seats_of(const Table& table) {
  std::vector<message::SeatState> seats;
  for (const Seat seat : players(table.header().seats())) {
    const SeatState& state = table.seat(seat);
    const std::optional<Lobby>& lobby = table.lobby();
    seats.push_back({seat.number(), table.player(seat), state.name, state.stand_in, lobby && lobby->is_open(seat),
                     lobby && lobby->is_ready(seat), state.is_muted});
  }
  return seats;
}

message::Summary summary_of(const Table& table, const Speaker& speaker) {
  const TableHeader& header = table.header();
  const Record& record = table.session().record();
  message::Summary summary{header.id,
                           speaker.seat,
                           speaker.is_host,
                           std::string(record.game().info().id),
                           record.ruleset,
                           header.created,
                           header.move_time,
                           table.has_chat(),
                           table.allows_hints(),
                           !table.is_begun(),
                           header.is_listed,
                           header.watch_delay,
                           table.rematch(),
                           table.luck().commitment(),
                           seats_of(table),
                           state_of(table)};
  return summary;
}

message::Lobby lobby_of(const Table& table, Seat viewer) {
  const Lobby& lobby = *table.lobby();
  message::Lobby told{seats_of(table),          {}, {}, {}, table.luck().parts(), lobby.is_starting(),
                      table.header().is_rematch};
  const auto beginning = lobby.beginning("human");
  told.setup = protocol::written_setup(protocol::setup_of(beginning ? *beginning : table.session().record()));
  for (const Seat seat : players(table.header().seats()))
    told.chosen.push_back(protocol::written_options(lobby.plan(seat)));
  if (is_player(viewer))
    for (protocol::SeatChoices& one : lobby.choices(viewer))
      told.offers.push_back({std::move(one.option), std::move(one.choices)});
  return told;
}

protocol::Position position_of(const Table& table, Viewer viewer) {
  protocol::Position position = protocol::position_of(table.game(), viewer.seat, viewer.lang);
  position.players = table.session().record().players;
  position.waits_for = table.people_to_act();
  position.boundary = table.session().boundary();
  return position;
}

/// Adds what the viewer sees.
template <class Message>
void show(Message& message, const Table& table, Viewer viewer) {
  if (!table.is_begun())
    message.lobby = lobby_of(table, viewer.seat);
  else if (viewer.wants_positions)
    message.position = position_of(table, viewer);
  else
    message.view = {&table.game(), viewer.seat};
}

/// What happened, as it is told. Most is told as it is stored.
struct Telling {
  const Table& table;
  const News& news;
  const RemovedLines& removed;
  Lang lang;
  /// Those of the table; they must outlive what is told.
  std::span<const std::string> names;

  message::news::Say operator()(const entry::Say& stored) const {
    const bool is_removed = removed.contains(news.row);
    return {is_removed ? std::string() : stored.text, is_removed};
  }
  message::news::Mute operator()(const entry::Mute& stored) const { return {stored.whom, stored.on}; }
  message::news::Close operator()(const entry::Close& stored) const { return {stored.text}; }
  message::news::Play operator()(const entry::Play&) const { return {events()}; }
  message::news::StandIn operator()(const entry::StandIn& stored) const { return {stored.bot, stored.by_clock}; }
  message::news::Chat operator()(const entry::Chat& stored) const { return {stored.on}; }
  message::news::Hints operator()(const entry::Hints& stored) const { return {stored.on}; }
  message::news::Rematch operator()(const entry::Rematch& stored) const { return {stored.table}; }
  message::news::Sit operator()(const entry::Sit& stored) const { return {stored.name}; }
  message::news::Rise operator()(const entry::Rise& stored) const { return {stored.by_host}; }
  message::news::Assign operator()(const entry::Assign& stored) const { return {stored.player}; }
  message::news::Ready operator()(const entry::Ready& stored) const { return {stored.yes}; }
  message::news::Begin operator()(const entry::Begin&) const {
    return {events(), seats_of(table), protocol::written_setup(protocol::setup_of(table.session().record()))};
  }
  template <class Same>
  Same operator()(const Same& stored) const {
    return stored;
  }
  std::vector<protocol::EventOf> events() const {
    return protocol::told(table.game().rules(), news.events, lang, names);
  }
};

/// What happened, without how things stand then.
message::News told_news(const Table& table, const News& news, const RemovedLines& removed, Lang lang,
                        std::span<const std::string> names) {
  message::News told;
  told.row = news.row;
  told.at = news.entry.at;
  told.seat = news.entry.seat;
  if (news.entry.changes_game()) told.step = news.step;
  const Telling telling{table, news, removed, lang, names};
  std::visit([&](const auto& what) { told.what = telling(what); }, news.entry.what);
  return told;
}

/// What people get at once of what happened; they ask for more as they scroll.
constexpr std::size_t kPageBytes = 32u << 10;

}  // namespace

message::Page page_of(const Table& table, const RecentNews& recent, const RemovedLines& removed, std::int64_t since,
                      Lang lang, PageSize size) {
  message::Page page{table.rows() + 1, {}};
  std::size_t bytes = 0;
  const std::vector<std::string> names = table.names();
  for (auto news = recent.rbegin(); news != recent.rend() && news->row > since; ++news) {
    std::string text = protocol::text_of(told_news(table, *news, removed, lang, names));
    bytes += text.size();
    const bool may_be_large = size == PageSize::AtLeastOne && page.news.empty();
    if (bytes > kPageBytes && !may_be_large) break;
    page.from = news->row;
    page.news.push_back({std::move(text)});
  }
  std::reverse(page.news.begin(), page.news.end());
  return page;
}

std::string news_text(const Table& table, const News& news, const RemovedLines& removed, Viewer viewer) {
  const std::vector<std::string> names = table.names();
  message::News told = told_news(table, news, removed, viewer.lang, names);
  if (!news.entry.is<entry::Say>()) told.state = state_of(table);
  const bool is_of_lobby = !table.is_begun() && !news.entry.is<entry::Say>();
  if (news.entry.changes_game() || is_of_lobby) show(told, table, viewer);
  return protocol::message_text(told);
}

std::string joined_text(const Table& table, const Speaker& speaker, Viewer viewer, const RecentNews& recent,
                        const RemovedLines& removed, std::int64_t since) {
  message::Joined joined{summary_of(table, speaker),
                         page_of(table, recent, removed, since, viewer.lang, PageSize::MayBeEmpty),
                         table.rows(),
                         protocol::written_setup(protocol::setup_of(table.session().record())),
                         {},
                         {},
                         {}};
  show(joined, table, viewer);
  return protocol::message_text(joined);
}

std::string refused_text(const std::string& key, const protocol::Error& error, Lang lang) {
  return protocol::message_text(message::Refused{key, protocol::refusal_of(error, lang)});
}

std::string summary_text(const Table& table, const Speaker& speaker) {
  return protocol::text_of(summary_of(table, speaker));
}

std::string actions_text(const Table& table, Seat seat, const std::string& key) {
  return protocol::message_text(message::Actions{key, protocol::actions_of(table.game(), seat)});
}

std::string check_text(const Table& table, Seat seat, const std::string& key, const command::Check& check, Lang lang) {
  const auto refused_for = [&](const protocol::Error& error) {
    return protocol::Judgement{false, protocol::refusal_of(error, lang), {}};
  };
  const auto action = protocol::read_any_action(table.game().rules(), check.action);
  return protocol::message_text(message::Check{key, !action ? refused_for(action.error())
                                                    : !is_player(seat)
                                                        ? refused_for(protocol::error_of(refused(kNotSeated)))
                                                        : protocol::judgement_of(table.game(), seat, *action, lang)});
}

}  // namespace oligopoly::service
