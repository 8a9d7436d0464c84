#include "games/smartphone/rules/phases/production.hpp"

#include "games/smartphone/rules/board.hpp"
#include "games/smartphone/rules/plan/yield.hpp"

namespace oligopoly::smartphone {
namespace {

/// S3.1. Steve has no covered cells, no face-down improvements and no powers, so S9.3 is the same sum.
Produced production_of(const Ruleset& rules, const Board& board, Seat seat) {
  const Player& player = board.players[seat];
  const IconCounts& icons = player.outcome.visible;
  Produced sum{.seat = seat,
               .is_steve = is_steve(board, seat),
               .icons = icons[Icon::Goods],
               .cuts = icons[Icon::GoodsCut],
               .covered = player.outcome.covered,
               .face_down = player.outcome.face_down,
               .tokens = player.tokens};
  sum.gps = static_cast<std::uint8_t>(gps_goods(player.outcome, powers_of(board, seat)));
  const int of_plan = goods_of(player.outcome) + sum.gps;
  sum.goods = static_cast<std::uint8_t>(goods_made(of_plan, player.tokens, rules.supplies.goods));
  return sum;
}

}  // namespace

void ProductionPhase::run(const Ruleset& rules, Board& board, Sink sink) {
  for (const Seat seat : players(seats_of(board))) {
    const Produced sum = production_of(rules, board, seat);
    board.players[seat].goods = sum.goods;
    sink(sum);
  }
}

}  // namespace oligopoly::smartphone
