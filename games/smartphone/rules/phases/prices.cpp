#include "games/smartphone/rules/phases/prices.hpp"

#include "games/smartphone/rules/board.hpp"

namespace oligopoly::smartphone {
namespace {

void set_price(const Ruleset& rules, Board& board, Seat seat, Sink sink) {
  Player& player = board.players[seat];
  player.price = static_cast<std::uint8_t>(price_of(player.outcome, rules.price));
  const IconCounts& icons = player.outcome.visible;
  sink(PriceSet{seat, is_steve(board, seat), rules.price.start, icons[Icon::PriceUp], icons[Icon::GoodsCut],
                player.price});
}

}  // namespace

std::optional<std::uint8_t> known_price(const Ruleset& rules, const Board& board, Seat seat) {
  if (is_turn_phase(board.phase)) return board.players[seat].price;
  if (board.phase != Phase::Planning || !is_steve(board, seat)) return std::nullopt;
  return static_cast<std::uint8_t>(price_of(board.players[seat].outcome, rules.price));
}

bool wins_price_tie(const Ruleset& rules, const Board& board, Seat seat, Seat other) {
  const auto rank = [&](Seat who) {
    const Player& player = board.players[who];
    // Equal VP leave it to the colour's start VP (R-S5).
    return std::tuple{player.vp, rules.colours[player.colour].start_vp, player.colour};
  };
  return rank(seat) < rank(other);
}

int goes_first_up_to(const Ruleset& rules, const Board& board, Seat seat, Seat other, int price) {
  return wins_price_tie(rules, board, seat, other) ? price : price - 1;
}

bool has_priority(const Ruleset& rules, const Board& board, Seat seat, Seat other) {
  return board.players[seat].price <= goes_first_up_to(rules, board, seat, other, board.players[other].price);
}

List<Seat, kMostSeats> priority_order(const Ruleset& rules, const Board& board) {
  List<Seat, kMostSeats> order;
  for (const Seat seat : players(seats_of(board))) {
    int at = order.size();
    order.push_back(seat);
    for (; at > 0 && has_priority(rules, board, seat, order[at - 1]); --at) order[at] = order[at - 1];
    order[at] = seat;
  }
  return order;
}

void PricesPhase::run(const Ruleset& rules, Board& board, Sink sink) {
  for (const Seat seat : players(seats_of(board))) set_price(rules, board, seat, sink);
  board.order = priority_order(rules, board);
  sink(OrderSet{board.order});
}

}  // namespace oligopoly::smartphone
