#include "games/smartphone/rules/phases/improve.hpp"

#include "games/smartphone/rules/board.hpp"
#include "games/smartphone/rules/reasons.hpp"
#include "games/smartphone/rules/steve/steve.hpp"

namespace oligopoly::smartphone {
namespace {

bool shows_improve(const Board& board, Seat seat) { return board.players[seat].outcome.visible[Icon::Improve] > 0; }

}  // namespace

Verdict ImprovePhase::check(const Ruleset&, const Board& board, Seat seat, const TakeImprovement& action) {
  if (!shows_improve(board, seat)) return refused(kNoImproveIcon);
  const int slot = action.slot;
  if (slot < 1 || slot > board.market.size() || board.market[slot - 1] == Domino{}) return refused(kEmptySlot, slot);
  return kAllowed;
}

Verdict ImprovePhase::check(const Ruleset&, const Board& board, Seat, const TakeToken&) {
  // The improve icon does not rule a token out (R-S6).
  return board.tokens > 0 ? kAllowed : refused(kNoTokens);
}

SmallSet<std::uint8_t> ImprovePhase::slots(const Ruleset& rules, const Board& board, Seat seat) {
  SmallSet<std::uint8_t> slots;
  for (std::uint8_t slot = 1; slot <= board.market.size(); ++slot)
    if (check(rules, board, seat, TakeImprovement{slot})) slots.insert(slot);
  return slots;
}

bool ImprovePhase::has_choice(const Ruleset& rules, const Board& board, Seat seat) {
  const int tokens = check(rules, board, seat, TakeToken{}) ? 1 : 0;
  return slots(rules, board, seat).size() + tokens > 1;
}

bool ImprovePhase::begin_turn(const Ruleset& rules, Board& board, Seat seat, Sink sink) {
  if (is_steve(board, seat)) {
    steve::improve(board, sink);
    return false;
  }
  if (has_choice(rules, board, seat)) return true;
  if (const auto takable = slots(rules, board, seat); !takable.empty()) {
    apply(rules, board, seat, TakeImprovement{takable.at(0)}, sink);
  } else if (check(rules, board, seat, TakeToken{})) {
    apply(rules, board, seat, TakeToken{}, sink);
  } else {
    sink(NothingTaken{seat});
  }
  return false;
}

void ImprovePhase::apply(const Ruleset&, Board& board, Seat seat, const TakeImprovement& action, Sink sink) {
  Domino& face_up = board.market[action.slot - 1];
  board.players[seat].improvements.push_back(face_up);
  sink(ImprovementTaken{seat, action.slot, face_up});
  face_up = {};
}

void ImprovePhase::apply(const Ruleset& rules, Board& board, Seat seat, const TakeToken&, Sink sink) {
  add(board.tokens, -1);
  add(board.players[seat].tokens, 1);
  const bool chosen = sink.is_on() && !slots(rules, board, seat).empty();
  sink(TokenTaken{seat, chosen, board.players[seat].tokens});
}

}  // namespace oligopoly::smartphone
