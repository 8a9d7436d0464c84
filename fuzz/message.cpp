// Messages of players to a table: the first line names a game, the others are told by the seats in turn. What is refused
// changes nothing, and a table that is loaded from its log is the same.
#include <cstdint>

#include "fuzz/play_on.hpp"
#include "games/all_games.hpp"
#include "protocol/setup.hpp"
#include "service/table.hpp"

using namespace oligopoly;
using namespace oligopoly::service;

namespace {

std::string_view next_line(std::string_view& text) {
  const std::size_t length = std::min(text.find('\n'), text.size());
  const std::string_view line = text.substr(0, length);
  text.remove_prefix(std::min(length + 1, text.size()));
  return line;
}

/// A table of people with the first ruleset and as few seats as it takes.
std::optional<Table> open_table(const AnyGame& game, Rng& chance) {
  const std::vector<std::string> seats(static_cast<std::size_t>(game.info().least_seats), "human");
  const auto setup = protocol::make_setup(game, game.rulesets().front().id, {}, seats);
  if (!setup) return std::nullopt;
  TableHeader header;
  header.id = "0123456789abcdef";
  header.beginning = protocol::record_of(*setup);
  header.stand_in = "random";
  header.move_time = 1000;
  header.seat_tokens.assign(seats.size(), hash_token("token"));
  auto table = Table::open(header, {}, chance, 1);
  fuzz::demand(table.has_value());
  return std::move(*table);
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  std::string_view text(reinterpret_cast<const char*>(data), size);
  const AnyGame* game = find_game(next_line(text));
  Rng chance(1);
  auto table = open_table(game == nullptr ? *all_games().front() : *game, chance);
  if (!table) return 0;
  News first;
  first.row = 1;
  first.entry.at = 1;
  first.entry.seat = kChance;
  first.entry.steps = table->session().record().steps;
  std::vector<std::string> log = {table->text_of(first)};
  int line = 0;
  for (Millis now = 1; !text.empty() && line < 200; ++line, now += 7) {
    const auto command = read_command(next_line(text));
    if (!command || command->what == Do::Join || command->what >= Do::Rematch) continue;
    const std::uint64_t before = table->game().hash();
    const Speaker speaker{Seat{line % table->header().seats()}, line % 3 == 0};
    const auto result = table->tell(speaker, *command, chance, now);
    if (result && result->news) log.push_back(table->text_of(*result->news));
    if (!result || !result->news) fuzz::demand(table->game().hash() == before);
  }
  const auto loaded = Table::load(header_text(table->header()), log);
  fuzz::demand(loaded && loaded->game().hash() == table->game().hash() && loaded->turn() == table->turn());
  return 0;
}
