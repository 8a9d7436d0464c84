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
  if (!table.closed()) state.to_act = table.game().to_act();
  state.committed = table.committed();
  state.over = table.game().is_over();
  if (state.over) state.standings = protocol::standings_of(table.game());
  state.deadline = table.deadline();
  state.undo = table.undo_request();
  if (table.closed()) state.closed = table.closed()->text;
  return state;
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
                           table.rematch(),
                           {},
                           state_of(table)};
  for (const Seat seat : players(header.seats())) {
    const SeatState& state = table.seat(seat);
    summary.seats.push_back(
        {seat.number(), header.beginning.players[seat.index()], state.name, state.stand_in, state.is_muted});
  }
  return summary;
}

protocol::Position position_of(const Table& table, Viewer viewer) {
  protocol::Position position = protocol::position_of(table.game(), viewer.seat, viewer.lang);
  position.players = table.header().beginning.players;
  position.waits_for = table.people_to_act();
  position.boundary = table.session().boundary();
  return position;
}

/// Adds what the viewer sees.
template <class Message>
void show(Message& message, const Table& table, Viewer viewer) {
  if (viewer.wants_positions)
    message.position = position_of(table, viewer);
  else
    message.view = {&table.game(), viewer.seat};
}

/// What happened, as it is told. Most is told as it is stored.
struct Telling {
  const AnyRuleset& rules;
  const News& news;
  const RemovedLines& removed;
  Lang lang;

  message::news::Say operator()(const entry::Say& stored) const {
    const bool is_removed = removed.contains(news.row);
    return {is_removed ? std::string() : stored.text, is_removed};
  }
  message::news::Mute operator()(const entry::Mute& stored) const { return {stored.whom, stored.on}; }
  message::news::Close operator()(const entry::Close& stored) const { return {stored.text}; }
  message::news::Play operator()(const entry::Play&) const { return {protocol::told(rules, news.events, lang)}; }
  message::news::StandIn operator()(const entry::StandIn& stored) const { return {stored.bot, stored.by_clock}; }
  message::news::Chat operator()(const entry::Chat& stored) const { return {stored.on}; }
  message::news::Hints operator()(const entry::Hints& stored) const { return {stored.on}; }
  message::news::Rematch operator()(const entry::Rematch& stored) const { return {stored.table}; }
  template <class Same>
  Same operator()(const Same& stored) const {
    return stored;
  }
};

/// What happened, without how things stand then.
message::News told_news(const Table& table, const News& news, const RemovedLines& removed, Lang lang) {
  message::News told;
  told.row = news.row;
  told.at = news.entry.at;
  told.seat = news.entry.seat;
  if (news.entry.changes_game()) told.step = news.step;
  const Telling telling{table.game().rules(), news, removed, lang};
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
  for (auto news = recent.rbegin(); news != recent.rend() && news->row > since; ++news) {
    std::string text = protocol::text_of(told_news(table, *news, removed, lang));
    bytes += text.size();
    const bool may_be_large = size == PageSize::AtLeastOne && page.news.empty();
    if (bytes > kPageBytes && !may_be_large) break;
    page.from = news->row;
    page.news.push_back({std::move(text)});
  }
  std::reverse(page.news.begin(), page.news.end());
  return page;
}

std::string news_text(const Table& table, const News& news, Viewer viewer) {
  message::News told = told_news(table, news, table.removed_lines(), viewer.lang);
  if (!news.entry.is<entry::Say>()) told.state = state_of(table);
  if (news.entry.changes_game()) show(told, table, viewer);
  return protocol::message_text(told);
}

std::string joined_text(const Table& table, const Speaker& speaker, Viewer viewer, const RecentNews& recent,
                        std::int64_t since) {
  message::Joined joined{summary_of(table, speaker),
                         page_of(table, recent, table.removed_lines(), since, viewer.lang, PageSize::MayBeEmpty),
                         table.rows(),
                         protocol::written_setup(protocol::setup_of(table.session().record())),
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
