#include "games/goofspiel/bots/bid_guesser.hpp"

#include <algorithm>

#include "players/predictor.hpp"

namespace oligopoly::goofspiel {
namespace {

int count_below(const Cards& cards, int card) {
  int below = 0;
  for (const Card other : cards) below += other < card ? 1 : 0;
  return below;
}

/// Everyone else in short.
struct Rivals {
  int count = 0, most_points = 0, highest = 0, second_highest = 0;
};

Rivals rivals_of(const State& table, Seat seat) {
  Rivals rivals;
  for (const Seat other : players(table.players.size())) {
    if (other == seat) continue;
    const Player& player = table.players[other];
    ++rivals.count;
    rivals.most_points = std::max<int>(rivals.most_points, player.points);
    int first = 0, second = 0;
    for (const Card card : player.hand) second = first, first = card;
    rivals.highest = std::max(rivals.highest, first);
    rivals.second_highest = std::max(rivals.second_highest, second);
  }
  return rivals;
}

int points_left(const State& table) {
  int left = table.prize;
  for (const Card prize : table.prizes) left += prize;
  return left;
}

}  // namespace

State BidGuesser::known(const View& view) const {
  return {
      .players = view.players, .prizes = view.prizes, .prize = view.prize, .bids = SeatList<Card>(view.players.size())};
}

bool BidGuesser::has_choice(const State& table, Seat seat) const {
  return table.prize != 0 && !table.players[seat].hand.empty();
}

void BidGuesser::list(const State& table, Seat seat, Options& out) const {
  out.table = table;
  out.seat = seat;
  out.cards.clear();
  out.worths.clear();
  for (const Card card : table.players[seat].hand) out.cards.push_back(card), out.worths.push_back(0);
  Rng unused(1);
  policy_.consider(table, seat, unused, out.thoughts);
  for (const auto& candidate : out.thoughts.candidates) out.worths[find(out, candidate.action)] = candidate.value;
  out.best = find(out, out.thoughts.candidates.front().action);
}

void BidGuesser::describe(const Options& options, Features& out) const {
  const State& table = options.table;
  const int cards = policy_.rules().cards, left = points_left(table);
  const Rivals rivals = rivals_of(table, options.seat);
  const Player& mine = table.players[options.seat];
  Cards prizes = table.prizes;
  prizes.insert(table.prize);
  out.add(rivals.count, 4);
  out.add(rivals.count == 1);
  out.add(options.size(), cards);
  out.add(options.size() <= 2);
  out.add(table.prize, cards);
  out.add(count_below(table.prizes, table.prize), options.size());
  out.add(2 * table.prize, std::max(1, left));
  const int lead = mine.points - rivals.most_points;
  out.add(2 * lead, std::max(1, left));
  out.add(lead > left);
  out.add(-lead > left);
  out.add(rivals.highest, cards);
  out.add(options.cards[options.size() - 1] - rivals.highest, cards);
  // How close the choice is.
  const std::int32_t best = options.worths[options.best];
  std::int32_t second = 1 << 20;
  for (int i = 0; i < options.size(); ++i)
    if (i != options.best) second = std::min(second, best - options.worths[i]);
  out.add(options.size() > 1 ? second : 0, 200);
  for (const int within : {500, 1000, 2000}) {
    int close = 0;
    for (const std::int32_t worth : options.worths) close += best - worth <= within ? 1 : 0;
    out.add(close, 4);
  }
}

void BidGuesser::describe(const Options& options, int option, Features& out) const {
  const State& table = options.table;
  const int cards = policy_.rules().cards;
  const Rivals rivals = rivals_of(table, options.seat);
  const int card = options.cards[option], behind = options.worths[options.best] - options.worths[option];
  out.add(option == options.best);
  for (const int much : {50, 250, 1000}) out.add(behind, much);
  int better = 0;
  for (int i = 0; i < options.size(); ++i)
    better += options.worths[i] > options.worths[option] || (options.worths[i] == options.worths[option] && i < option);
  out.add(better, 4);
  out.add_one_of(better, 5);
  out.add(card, cards);
  out.add(4 * (card - table.prize), cards);
  out.add(option, options.size());
  out.add(4 * (option - count_below(table.prizes, table.prize)), options.size());
  out.add(option == 0);
  out.add(option + 1 == options.size());
  out.add(card > rivals.highest);
  out.add(card == rivals.highest);
  out.add(card == rivals.highest + 1);
  out.add(card > rivals.second_highest);
  // What every rival can still beat.
  int beaten = 0, even = 0;
  for (const Seat other : players(table.players.size())) {
    if (other == options.seat) continue;
    const Cards& hand = table.players[other].hand;
    beaten += hand.size() - count_below(hand, card + 1);
    even += hand.contains(static_cast<Card>(card)) ? 1 : 0;
  }
  out.add(beaten, std::max(1, rivals.count * options.size()));
  out.add(even, std::max(1, rivals.count));
}

int BidGuesser::find(const Options& options, const Action& action) const {
  const auto* bid = std::get_if<Bid>(&action);
  for (int i = 0; i < options.size(); ++i)
    if (bid != nullptr && options.cards[i] == bid->card) return i;
  return -1;
}

static_assert(Guesser<BidGuesser>);

}  // namespace oligopoly::goofspiel
