#include "games/goofspiel/rules/goofspiel.hpp"

#include <algorithm>
#include <cassert>

#include "core/any_game_of.hpp"
#include "core/ruleset_check.hpp"
#include "games/goofspiel/rules/ruleset.hpp"

namespace oligopoly::goofspiel {
namespace {

/// The highest bid takes the prize (G4.1); if it was made more than once, nobody does (G4.2, R-G1).
void award(State& state, EventSink<Event> sink) {
  const auto highest = std::max_element(state.bids.begin(), state.bids.end());
  const Card prize = state.prize;
  if (std::count(state.bids.begin(), state.bids.end(), *highest) > 1) {
    sink(PrizeDiscarded{prize});
    return;
  }
  const Seat winner{static_cast<int>(highest - state.bids.begin())};
  Player& player = state.players[winner];
  player.points = static_cast<std::int16_t>(player.points + prize);
  sink(PrizeWon{winner, prize});
}

/// G3.2: all bids are turned over at once, whoever was last to choose.
void reveal(State& state, EventSink<Event> sink) {
  if (sink.is_on()) sink(BidsRevealed{state.bids});
  award(state, sink);
  for (const Seat seat : players(state.players.size())) {
    state.players[seat].hand.erase(state.bids[seat]);  // G4.3
    state.bids[seat] = 0;
  }
  state.prize = 0;
}

bool has_everyone_bid(const State& state) {
  return std::find(state.bids.begin(), state.bids.end(), Card{0}) == state.bids.end();
}

}  // namespace

const GameInfo& Goofspiel::info() {
  static constexpr GameInfo kInfo{
      .id = "goofspiel",
      .title = {"Goofspiel", "猜价牌", "猜價牌"},
      .summary = {"Bid in secret for one prize after another", "逐一为奖品秘密出价", "逐一為獎品秘密出價"},
      .rules_version = 1,
      .least_seats = 2,
      .most_seats = 8};
  return kInfo;
}

std::span<const NamedRuleset<Ruleset>> Goofspiel::rulesets() { return kRulesets; }
std::span<const Option<Ruleset>> Goofspiel::options() { return kOptions; }

std::optional<Flaw> Goofspiel::flaw(const Ruleset& rules, int seats) {
  RulesetCheck check([](std::int64_t, std::int64_t, std::int64_t) { return refused(kBadCards); });
  check.require_bounds(rules);
  check.require(seats >= info().least_seats && seats <= info().most_seats, "seats", refused(kBadSeats));
  return check.flaw();
}

State Goofspiel::start(const Ruleset& rules, int seats) {
  State state;
  // G1.2: everyone holds what the prizes are worth.
  state.players = SeatList<Player>(seats, Player{.hand = all_cards(rules.cards), .points = 0});
  state.prizes = all_cards(rules.cards);
  state.bids = SeatList<Card>(seats);
  return state;
}

SeatSet Goofspiel::to_act(const State& state) {
  if (is_over(state)) return {};
  if (state.prize == 0) return SeatSet{kChance};
  SeatSet waiting;
  for (const Seat seat : players(state.bids.size()))
    if (state.bids[seat] == 0) waiting.insert(seat);
  return waiting;
}

Verdict Goofspiel::check(const Ruleset&, const State& state, Seat seat, const Action& action) {
  if (is_over(state)) return refused(kGameOver);
  if (const auto* turn = std::get_if<TurnPrize>(&action)) {
    if (seat != kChance) return refused(kNotYourTurn);
    if (state.prize != 0) return refused(kWrongPhase);
    if (!state.prizes.contains(turn->prize)) return refused(kPrizeGone, turn->prize);
    return kAllowed;
  }
  if (static_cast<int>(seat.index()) >= state.players.size()) return refused(kNotYourTurn);
  if (state.prize == 0) return refused(kWrongPhase);
  if (state.bids[seat] != 0) return refused(kAlreadyBid);
  const Card card = std::get<Bid>(action).card;
  if (!state.players[seat].hand.contains(card)) return refused(kNotInHand, card);
  return kAllowed;
}

void Goofspiel::legal_actions(const Ruleset&, const State& state, Seat seat, std::vector<Action>& out) {
  if (!to_act(state).contains(seat)) return;
  if (seat == kChance) {
    for (const Card prize : state.prizes) out.emplace_back(TurnPrize{prize});
  } else {
    for (const Card card : state.players[seat].hand) out.emplace_back(Bid{card});
  }
}

Action Goofspiel::sample_action(const Ruleset&, const State& state, Seat seat, Rng& rng) {
  const Cards from = seat == kChance ? state.prizes : state.players[seat].hand;
  const Card card = from.at(static_cast<int>(rng.below(static_cast<std::uint32_t>(from.size()))));
  if (seat == kChance) return TurnPrize{card};
  return Bid{card};
}

bool Goofspiel::reveals(const Ruleset&, const State& state, Seat seat, const Action&) {
  return seat == kChance || to_act(state).size() == 1;
}

void Goofspiel::apply([[maybe_unused]] const Ruleset& rules, State& state, Seat seat, const Action& action,
                      EventSink<Event> sink) {
  assert(check(rules, state, seat, action));
  if (const auto* turn = std::get_if<TurnPrize>(&action)) {
    state.prizes.erase(turn->prize);
    state.prize = turn->prize;
    sink(PrizeTurned{turn->prize});
    return;
  }
  state.bids[seat] = std::get<Bid>(action).card;
  sink(BidSealed{seat});
  if (has_everyone_bid(state)) reveal(state, sink);
}

Standings Goofspiel::standings(const Ruleset&, const State& state) {
  Standings standings(state.players.size());
  for (const Seat seat : players(state.players.size())) standings[seat].score = state.players[seat].points;
  rank_by_score(standings);  // G5.1
  return standings;
}

/// Hands are equal in number, cards are the ruleset's, and no point exists that no prize gave.
Verdict Goofspiel::audit(const Ruleset& rules, const State& state) {
  const int seats = state.players.size();
  const Cards box = all_cards(rules.cards);
  const int rounds_left = state.prizes.size() + (state.prize != 0 ? 1 : 0);
  if (seats < info().least_seats || state.bids.size() != seats) return refused(kBadState);
  if ((state.prizes.bits() & ~box.bits()) != 0 || state.prizes.contains(state.prize)) return refused(kBadState);
  if (state.prize > rules.cards || (state.prize == 0 && to_act(state).contains(kChance) && state.prizes.empty()))
    return refused(kBadState);
  int points = 0, unseen = state.prize;
  for (const Card prize : state.prizes) unseen += prize;
  for (const Seat seat : players(seats)) {
    const Player& player = state.players[seat];
    points += player.points;
    if (player.hand.size() != rounds_left || (player.hand.bits() & ~box.bits()) != 0) return refused(kBadState);
    if (state.bids[seat] != 0 && (state.prize == 0 || !player.hand.contains(state.bids[seat])))
      return refused(kBadState);
  }
  const bool waits_for_nobody = state.prize != 0 && to_act(state).empty();
  if (waits_for_nobody || points > rules.cards * (rules.cards + 1) / 2 - unseen) return refused(kBadState);
  return kAllowed;
}

static_assert(Game<Goofspiel>);

}  // namespace oligopoly::goofspiel

template const oligopoly::AnyGame& oligopoly::any_game<oligopoly::goofspiel::Goofspiel>();
