#include "service/public_list.hpp"

#include "service/loading.hpp"
#include "service/log.hpp"

namespace oligopoly::service {
namespace {

constexpr std::string_view kKeys = "listing/";
constexpr int kMostListed = 100;
/// A table where nothing happened for so long is left out.
constexpr Millis kFresh = 24ll * 60 * 60 * 1000;

}  // namespace

std::string listing_of(const Table& table) {
  const TableHeader& header = table.header();
  const std::optional<Lobby>& lobby = table.lobby();
  const bool wants_players = lobby && lobby->first_open() && !lobby->is_starting();
  const bool can_be_watched = !lobby && header.allows_watching && !table.game().is_over();
  if (!header.is_listed || table.closed() || (!wants_players && !can_be_watched)) return {};
  const Record& record = table.session().record();
  message::Listing listing{
      header.id, std::string(record.game().info().id), record.ruleset, header.seats(), 0, wants_players, {}};
  for (const Seat seat : players(header.seats())) {
    if (lobby && lobby->is_open(seat)) ++listing.open;
    if (table.is_person(seat)) listing.names.push_back(table.seat(seat).name);
  }
  return protocol::text_of(listing);
}

void ListedTable::update(ServiceContext& context, const Table& table) {
  if (!context.has_public_list || !table.header().is_listed) return;
  std::string text = listing_of(table);
  if (written_ == text) return;
  written_ = text;
  Note note{std::string(kKeys) + table.header().id, std::move(text), context.now()};
  context.queue.read([note](Store& store) -> std::function<void()> {
    const auto kept = note.text.empty() ? store.forget_note(note.key) : store.keep_note(note);
    // A line that is missing or late harms nobody; the next change writes it again.
    if (!kept) log(LogLevel::Warning, "listing_not_kept", {{"why", kept.error().detail}});
    return {};
  });
}

void read_public_list(ServiceContext& context, std::function<void(tl::expected<std::string, protocol::Error>)> done) {
  context.queue.read([done = std::move(done), now = context.now()](Store& store) -> std::function<void()> {
    const auto notes = store.notes(kKeys, kMostListed);
    if (!notes) return [done, error = error_of(notes.error())] { done(tl::unexpected(error)); };
    message::Listings list;
    for (const Note& note : *notes)
      if (note.at > now - kFresh) list.tables.push_back({note.text});
    return [done, text = protocol::text_of(list)] { done(text); };
  });
}

}  // namespace oligopoly::service
