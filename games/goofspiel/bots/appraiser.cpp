#include "games/goofspiel/bots/appraiser.hpp"

namespace oligopoly::goofspiel {
namespace {

int sum_of(const Cards& cards) {
  int sum = 0;
  for (const Card card : cards) sum += card;
  return sum;
}

int highest_of(const Cards& cards) {
  int highest = 0;
  for (const Card card : cards) highest = card;
  return highest;
}

/// How many cards of a hand are higher than every card of another.
int unbeaten(const Cards& hand, int highest_other) {
  int count = 0;
  for (const Card card : hand) count += card > highest_other ? 1 : 0;
  return count;
}

}  // namespace

CardAppraiser::Survey CardAppraiser::survey(const View& view) const {
  Survey survey{view, {}};
  for (const Player& player : view.players) survey.scores.push_back(player.points);
  return survey;
}

void CardAppraiser::describe(const Survey& survey, Seat seat, Features& out) const {
  const View& view = survey.view;
  const int cards = rules_.cards, all = cards * (cards + 1) / 2;
  const Player& mine = view.players[seat];
  int best_points = 0, sum_points = 0, best_hand = 0, highest = 0, rivals = 0, ahead = 0, bids = 0;
  for (const Seat other : players(view.players.size())) {
    if (other == seat) continue;
    const Player& rival = view.players[other];
    ++rivals;
    best_points = std::max<int>(best_points, rival.points);
    sum_points += rival.points;
    best_hand = std::max(best_hand, sum_of(rival.hand));
    highest = std::max(highest, highest_of(rival.hand));
    ahead += rival.points > mine.points ? 1 : 0;
    bids += view.sealed.contains(other) ? 1 : 0;
  }
  const int on_table = view.prize, to_come = sum_of(view.prizes), left = on_table + to_come;
  const int lead = mine.points - best_points;
  out.add(cards, kMaxCards);
  out.add(mine.hand.size(), cards);
  out.add(left, all);
  out.add(mine.points, all);
  out.add(best_points, all);
  out.add(sum_points, all);
  out.add(8 * lead, all);
  // What a lead is worth depends on what is left to win.
  out.add(2 * lead, std::max(1, left));
  out.add(lead > left);
  out.add(-lead > left);
  out.add(lead > 0);
  out.add(ahead, std::max(1, rivals));
  out.add(sum_of(mine.hand) - best_hand, 2 * cards);
  out.add(highest_of(mine.hand) - highest, cards);
  out.add(unbeaten(mine.hand, highest), 4);
  out.add(on_table, cards);
  out.add(2 * on_table, std::max(1, left));
  out.add(highest_of(view.prizes), cards);
  out.add(bids, std::max(1, rivals));
  out.add(view.sealed.contains(seat));
  const bool is_known = view.viewer == seat && view.own_bid != 0;
  out.add(is_known);
  out.add(is_known ? view.own_bid : 0, cards);
  out.add(is_known ? view.own_bid - highest : 0, cards);
  out.add(is_known ? view.own_bid - on_table : 0, cards);
}

}  // namespace oligopoly::goofspiel
