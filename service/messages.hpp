#pragma once

#include <string>

#include "service/table.hpp"

/// What the service says of a table: the messages of protocol/table_messages.hpp, filled in. A viewer is told what
/// everyone may know, and its own view.
namespace oligopoly::service {

/// Who is to be told, and how.
struct Viewer {
  Seat seat = kSpectator;
  Lang lang = Lang::En;
  /// Whether it wants the position, with what the rules make of it, or the view alone.
  bool wants_positions = false;

  friend constexpr bool operator==(Viewer, Viewer) = default;
};

/// News of the table as it stands after them.
/// What was said in the rows of `removed` is left out; those who are shown the table later are not shown it at all.
std::string news_text(const Table& table, const News& news, const RemovedLines& removed, Viewer viewer);
/// The answer to "join": who one is, how things stand now, and of what happened after row `since` the latest, a page at
/// most.
std::string joined_text(const Table& table, const Speaker& speaker, Viewer viewer, const RecentNews& recent,
                        const RemovedLines& removed, std::int64_t since);
/// Whether a page may be empty because not even the latest row fits.
enum class PageSize : std::uint8_t { MayBeEmpty, AtLeastOne };
/// The latest of these news after row `since`, as many as fit.
/// What was said in the rows of `removed` is left out.
message::Page page_of(const Table& table, const RecentNews& recent, const RemovedLines& removed, std::int64_t since,
                      Lang lang, PageSize size);
std::string refused_text(const std::string& key, const protocol::Error& error, Lang lang);
/// What anyone who may watch a table may know of it.
std::string summary_text(const Table& table, const Speaker& speaker);

/// What a seat may do now.
std::string actions_text(const Table& table, Seat seat, const std::string& key);
/// Whether an action is allowed, and if not why.
std::string check_text(const Table& table, Seat seat, const std::string& key, const command::Check& check, Lang lang);

}  // namespace oligopoly::service
