#include "games/smartphone/rules/board.hpp"
#include "games/smartphone/rules/steve/steve.hpp"

namespace oligopoly::smartphone::steve {
namespace {

void take_token(Board& board, Sink sink) {
  Player& player = board.players[board.steve.seat];
  const int taken = board.tokens > 0 ? 1 : 0;  // R-S19
  add(board.tokens, -taken);
  add(player.tokens, taken);
  sink(SteveTookToken{board.steve.seat, static_cast<std::uint8_t>(taken), player.tokens});
}

}  // namespace

IconCounts icons_of(const Ruleset& rules, const Player& player) {
  IconCounts icons = rules.steve_pad().icons;
  for (const Domino& domino : player.improvements) {
    add(icons[domino.first], 1);
    add(icons[domino.second], 1);
  }
  icons[Icon::Blank] = 0;
  return icons;
}

void plan(const Ruleset& rules, Board& board, Sink sink) {
  Player& player = board.players[board.steve.seat];
  take_token(board, sink);
  const Maybe<Domino> moved = board.steve.delayed;
  player.improvements.push_back(moved.empty() ? Domino{} : moved[0]);
  board.steve.delayed.clear();
  player.outcome = {.visible = icons_of(rules, player)};
  sink(SteveImproved{board.steve.seat, board.round, moved, player.outcome.visible});
}

void improve(Board& board, Sink sink) {
  for (int slot = 1; slot <= board.market.size(); ++slot) {
    Domino& face_up = board.market[slot - 1];
    if (face_up == Domino{}) continue;
    board.steve.delayed = {face_up};
    face_up = {};
    sink(SteveTookImprovement{board.steve.seat, static_cast<std::uint8_t>(slot), board.steve.delayed});
    return;
  }
  sink(SteveTookImprovement{board.steve.seat, 0, {}});
}

}  // namespace oligopoly::smartphone::steve
