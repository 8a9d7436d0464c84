#include "service/testing/stored_table.hpp"

#include <stdexcept>

#include "games/all_games.hpp"
#include "protocol/setup.hpp"
#include "service/table.hpp"

namespace oligopoly::service::testing {

OpenedTable store_played_table(const std::string& database, const std::string& game, int seats, std::uint64_t seed) {
  const AnyGame& rules = *find_game(game);
  const auto setup = protocol::make_setup(rules, rules.rulesets().front().id, {},
                                          std::vector<std::string>(static_cast<std::size_t>(seats), "human"));
  if (!setup) throw std::runtime_error(setup.error().name);
  const Randomness randomness = system_randomness();
  OpenedTable opened{new_table_id(randomness), new_token(randomness), {}};
  TableHeader header;
  header.id = opened.id;
  header.beginning = protocol::record_of(*setup);
  header.host_token = hash_token(opened.host);
  header.stand_in = "random";
  for (int i = 0; i < seats; ++i) {
    opened.tokens.push_back(new_token(randomness));
    header.seat_tokens.emplace_back(hash_token(opened.tokens.back()));
  }
  Session session(header.beginning);
  Rng rng(seed);
  while (!session.position().is_over()) {
    const Seat seat = session.position().to_act().front();
    (void)session.apply(seat, session.position().sample_action(seat, rng));
  }
  const auto table = Table::open(header, session.record().steps, Dealer(randomness), 1);
  if (!table) throw std::runtime_error(table.error().name);
  const auto store = open_store(database, "writer");
  if (!store) throw std::runtime_error(store.error().detail);
  const auto made =
      (*store)->create(std::vector<NewTable>{{header.id, header_text(table->table.header()), table->log, 1, 0}});
  if (!made) throw std::runtime_error(made.error().detail);
  return opened;
}

}  // namespace oligopoly::service::testing
