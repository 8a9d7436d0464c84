// Messages of players to a table: the first line names a game, the others are told by the seats in turn. What is
// refused changes nothing, and a table that is loaded from its log is the same.
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

/// Deals the same every time.
Dealer same_dealer() {
  return Dealer([rng = Rng(1)](void* bytes, std::size_t size) mutable {
    auto* out = static_cast<unsigned char*>(bytes);
    for (std::size_t i = 0; i < size; ++i) out[i] = static_cast<unsigned char>(rng.next());
  });
}

/// A table of people with the first ruleset and as few seats as it takes.
std::optional<Table::Opened> open_table(const AnyGame& game, const Dealer& dealer) {
  const std::vector<std::string> seats(static_cast<std::size_t>(game.info().least_seats), "human");
  const auto setup = protocol::make_setup(game, game.rulesets().front().id, {}, seats);
  if (!setup) return std::nullopt;
  TableHeader header;
  header.id = "0123456789abcdef";
  header.beginning = protocol::record_of(*setup);
  header.stand_in = "random";
  header.move_time = 1000;
  header.seat_tokens.assign(seats.size(), hash_token("token"));
  auto opened = Table::open(header, {}, dealer, 1);
  fuzz::demand(opened.has_value());
  return std::move(*opened);
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  std::string_view text(reinterpret_cast<const char*>(data), size);
  const AnyGame* game = find_game(next_line(text));
  const Dealer dealer = same_dealer();
  auto opened = open_table(game == nullptr ? *all_games().front() : *game, dealer);
  if (!opened) return 0;
  Table& table = opened->table;
  std::vector<std::string> log = opened->log;
  int line = 0;
  for (Millis now = 1; !text.empty() && line < 200; ++line, now += 7) {
    const auto command = read_command(next_line(text));
    if (!command) continue;
    const std::uint64_t before = table.game().hash();
    const Speaker speaker{Seat{line % table.header().seats()}, line % 3 == 0};
    const auto result = table.tell(speaker, *command, dealer, now);
    if (result && result->news) log.push_back(table.text_of(*result->news));
    if (!result || !result->news) fuzz::demand(table.game().hash() == before);
  }
  const auto loaded = Table::load(header_text(table.header()), log);
  fuzz::demand(loaded && loaded->game().hash() == table.game().hash() && loaded->turn() == table.turn());
  return 0;
}
