#pragma once

#include <string>

#include "service/table.hpp"

/// What the service says: see docs/websocket.md. A viewer is told what everyone may know, and its own view.
namespace oligopoly::service {

/// Who is to be told, and how.
struct Viewer {
  Seat seat = kSpectator;
  Lang lang = Lang::En;

  friend constexpr bool operator==(Viewer, Viewer) = default;
};

/// {"type":"news","row":…,"what":…,"events":[…],"state":{…},"view":{…}}, for the table as it stands after the news.
std::string news_text(const Table& table, const News& news, Viewer viewer);
/// The answer to "join": who one is, how things stand now, and of what happened after row `since` the latest, a page at
/// most.
std::string joined_text(const Table& table, const Speaker& speaker, Viewer viewer, const RecentNews& recent,
                        std::int64_t since);
/// Whether a page may be empty because not even the latest row fits.
enum class Page : std::uint8_t { MayBeEmpty, HasAtLeastOne };
/// The latest of these happenings after row `since`, as many as fit: {"from":first row,"news":[…]}.
std::string page_json(const Table& table, const RecentNews& happenings, std::int64_t since, Lang lang, Page page);
/// {"type":"saving","ok":…}: whether the service can save at the moment.
std::string saving_text(bool is_saving);
/// {"type":"presence","here":[1,2]}: the seats whose people are connected.
std::string presence_text(SeatSet here);
/// {"type":"done","key":…,"row":…}
std::string done_text(std::string_view key, std::int64_t row);
/// {"type":"refused","key":…,"error":{…}}
std::string refused_text(std::string_view key, const protocol::Error& error, Lang lang);
/// The lists, checks and answers of the game: {"type":what,"key":…,"result":…}
std::string result_text(std::string_view what, std::string_view key, std::string_view result);

/// What anyone who may watch a table may know of it: {"table":…,"game":…,"seats":[…],"state":{…}}.
std::string summary_text(const Table& table, const Speaker& speaker);

/// Whether an action is allowed, and if not why.
std::string check_json(const Table& table, Seat seat, const Command& command, Lang lang);

}  // namespace oligopoly::service
