#pragma once

#include <variant>

#include "core/fields.hpp"
#include "core/list.hpp"
#include "core/small_set.hpp"

namespace oligopoly::goofspiel {

inline constexpr int kMaxCards = 13;

/// A bid or prize card, worth its number. 0 stands for "no card".
using Card = std::uint8_t;
using Cards = SmallSet<Card>;

constexpr Cards all_cards(int cards) { return Cards::from_bits((2u << cards) - 2u); }

/// Every number of the game.
struct Ruleset {
  std::uint8_t cards = kMaxCards;

  static constexpr auto fields() { return field_list(field("cards", &Ruleset::cards, 4, kMaxCards)); }
  friend constexpr bool operator==(const Ruleset&, const Ruleset&) = default;
};

// ---- actions ---------------------------------------------------------------------------------------------------

/// Chance turns up the next prize (G2.1).
struct TurnPrize {
  static constexpr std::string_view kName = "turn_prize";
  Card prize = 0;

  static constexpr auto fields() { return field_list(field("prize", &TurnPrize::prize, 1, kMaxCards)); }
  friend constexpr bool operator==(const TurnPrize&, const TurnPrize&) = default;
};

/// A seat lays a card of its hand face down (G3.1).
struct Bid {
  static constexpr std::string_view kName = "bid";
  Card card = 0;

  static constexpr auto fields() { return field_list(field("card", &Bid::card, 1, kMaxCards)); }
  friend constexpr bool operator==(const Bid&, const Bid&) = default;
};

using Action = std::variant<TurnPrize, Bid>;

// ---- events ----------------------------------------------------------------------------------------------------

struct PrizeTurned {
  static constexpr std::string_view kName = "prize_turned", kRule = "G2.1";
  Card prize = 0;
  static constexpr auto fields() { return field_list(field("prize", &PrizeTurned::prize)); }
};
/// Says who has bid, not what.
struct BidSealed {
  static constexpr std::string_view kName = "bid_sealed", kRule = "G3.1";
  Seat seat;
  static constexpr auto fields() { return field_list(field("seat", &BidSealed::seat)); }
};
struct BidsRevealed {
  static constexpr std::string_view kName = "bids_revealed", kRule = "G3.2";
  SeatList<Card> bids;
  static constexpr auto fields() { return field_list(field("bids", &BidsRevealed::bids)); }
};
struct PrizeWon {
  static constexpr std::string_view kName = "prize_won", kRule = "G4.1";
  Seat seat;
  Card prize = 0;
  static constexpr auto fields() {
    return field_list(field("seat", &PrizeWon::seat), field("prize", &PrizeWon::prize));
  }
};
struct PrizeDiscarded {
  static constexpr std::string_view kName = "prize_discarded", kRule = "G4.2";
  Card prize = 0;
  static constexpr auto fields() { return field_list(field("prize", &PrizeDiscarded::prize)); }
};

using Event = std::variant<PrizeTurned, BidSealed, BidsRevealed, PrizeWon, PrizeDiscarded>;

// ---- state -----------------------------------------------------------------------------------------------------

/// What everyone may see of a seat.
struct Player {
  Cards hand;
  std::int16_t points = 0;

  static constexpr auto fields() {
    return field_list(field("hand", &Player::hand, 1, kMaxCards), field("points", &Player::points, 0, 91));
  }
  friend constexpr bool operator==(const Player&, const Player&) = default;
};

struct State {
  SeatList<Player> players;
  /// Prizes not yet turned up. Their order is not decided before chance acts.
  Cards prizes;
  /// The prize bid for; 0 while the next one is to be turned up.
  Card prize = 0;
  /// Face-down cards; 0 where a seat has not bid. A card stays in its hand until it is revealed.
  SeatList<Card> bids;

  static constexpr auto fields() {
    return field_list(field("players", &State::players), field("prizes", &State::prizes, 1, kMaxCards),
                      field("prize", &State::prize, 0, kMaxCards), field("bids", &State::bids, 0, kMaxCards));
  }
  friend constexpr bool operator==(const State&, const State&) = default;
};

/// What one seat sees: all but the others' face-down cards.
struct View {
  Seat viewer = kSpectator;
  SeatList<Player> players;
  Cards prizes;
  Card prize = 0;
  SeatSet sealed;
  Card own_bid = 0;

  static constexpr auto fields() {
    return field_list(field("viewer", &View::viewer), field("players", &View::players),
                      field("prizes", &View::prizes, 1, kMaxCards), field("prize", &View::prize, 0, kMaxCards),
                      field("sealed", &View::sealed), field("own_bid", &View::own_bid, 0, kMaxCards));
  }
  friend constexpr bool operator==(const View&, const View&) = default;
};

}  // namespace oligopoly::goofspiel
