#pragma once

#include "games/smartphone/rules/ruleset.hpp"

/// The table as it stands: plain structs.
namespace oligopoly::smartphone {

template <class T>
using BySeat = SeatList<T, kMostSeats>;

/// VP of one round by where they came from (S8.1, S8.2).
struct RoundVp {
  std::int16_t sales = 0, majorities = 0;

  static constexpr auto fields() {
    return field_list(field("sales", &RoundVp::sales, 0, 2000), field("majorities", &RoundVp::majorities, 0, 2000));
  }
  friend constexpr bool operator==(const RoundVp&, const RoundVp&) = default;
};

/// What everyone may see of a seat. `markers`, `offices` and `goods` are what its supply and store hold now.
struct Player {
  Colour colour{};
  std::uint8_t price = 0, goods = 0, sold_by_nfc = 0, tokens = 0, markers = 0, offices = 0;
  std::int16_t vp = 0;
  /// Improvements in the order they were taken. For Steve: the numbered spaces of his pad, empty where none was moved.
  List<Domino, kMaxImprovements> improvements;
  SmallSet<Technology> technologies;
  /// Retailer tiles by their VP.
  SmallSet<std::uint8_t> tiles;
  /// Progress markers on technologies and in regions.
  EnumMap<Technology, std::uint8_t> research;
  EnumMap<Region, std::uint8_t> logistics;
  /// The plan last revealed and what it shows; for Steve only what his pad shows.
  Plan plan;
  Outcome outcome;
  /// One entry for each round scored.
  List<RoundVp, kMaxRounds> vp_by_round;

  static constexpr auto fields() {
    return field_list(field("colour", &Player::colour), field("price", &Player::price), field("goods", &Player::goods),
                      field("sold_by_nfc", &Player::sold_by_nfc), field("tokens", &Player::tokens),
                      field("markers", &Player::markers), field("offices", &Player::offices), field("vp", &Player::vp),
                      field("improvements", &Player::improvements), field("technologies", &Player::technologies),
                      field("tiles", &Player::tiles, 1, kHighestTile), field("research", &Player::research),
                      field("logistics", &Player::logistics), field("plan", &Player::plan),
                      field("outcome", &Player::outcome), field("vp_by_round", &Player::vp_by_round));
  }
  friend constexpr bool operator==(const Player&, const Player&) = default;
};

struct RegionState {
  /// Left to right.
  List<Seat, kMaxSpaces> offices;
  /// Who sold to each buyer this round, left to right; kNobody where a buyer is free.
  List<Seat, kMaxBuyers> sold;
  /// The tile of the retailer that stands here, by its VP; 0 for none.
  std::uint8_t retailer = 0;

  static constexpr auto fields() {
    return field_list(field("offices", &RegionState::offices), field("sold", &RegionState::sold),
                      field("retailer", &RegionState::retailer, 0, kHighestTile));
  }
  friend constexpr bool operator==(const RegionState&, const RegionState&) = default;
};

/// Steve's things beside the table (S9.0).
struct Steve {
  Seat seat = kNobody;
  Maybe<Region> marker;
  Maybe<Domino> delayed;

  static constexpr auto fields() {
    return field_list(field("seat", &Steve::seat), field("marker", &Steve::marker), field("delayed", &Steve::delayed));
  }
  friend constexpr bool operator==(const Steve&, const Steve&) = default;
};

/// All that lies open on the table.
struct Board {
  Phase phase = Phase::DealRetailers;
  std::uint8_t round = 0;
  /// Who goes when in phases 4 to 7 (S2.2), and how many have had their turn in this phase. Prices and VP stay as
  /// they are from S2 to S8, so the order is set once a round.
  List<Seat, kMostSeats> order;
  std::uint8_t turn = 0;
  /// Progress markers the seat whose turn it is has yet to place.
  std::uint8_t markers_in_hand = 0;
  /// The region it has chosen for WiFi this round (S6.3).
  Maybe<Region> wifi_region;
  std::uint8_t tokens = 0;
  /// Face-up improvements by slot; Domino{} where a slot is empty (R-S17).
  List<Domino, kMaxMarket> market;
  /// How many of each improvement are still face down in the box, in the order of the ruleset. The order of the pile
  /// is not decided before chance acts.
  List<std::uint8_t, kMaxKinds> box;
  EnumMap<Technology, Seat> patents{};
  EnumMap<Region, RegionState> regions;
  BySeat<Player> players;
  Steve steve;

  static constexpr auto fields() {
    return field_list(field("phase", &Board::phase), field("round", &Board::round, 0, kMaxRounds),
                      field("order", &Board::order), field("turn", &Board::turn, 0, kMostSeats),
                      field("markers_in_hand", &Board::markers_in_hand), field("wifi_region", &Board::wifi_region),
                      field("tokens", &Board::tokens), field("market", &Board::market), field("box", &Board::box),
                      field("patents", &Board::patents), field("regions", &Board::regions),
                      field("players", &Board::players), field("steve", &Board::steve));
  }
  friend constexpr bool operator==(const Board&, const Board&) = default;
};

/// The board and the plans nobody else may see yet.
struct State {
  Board board;
  /// Who has planned this round, and what; Plan{} for those who have not (S1.0).
  SeatSet sealed;
  BySeat<Plan> plans;

  static constexpr auto fields() {
    return field_list(field("board", &State::board), field("sealed", &State::sealed), field("plans", &State::plans));
  }
  friend constexpr bool operator==(const State&, const State&) = default;
};
static_assert(sizeof(State) <= 1024, "bots copy states by the million");

/// What one seat sees: the board, who has planned, and its own plan.
struct View {
  Seat viewer = kSpectator;
  Board board;
  SeatSet sealed;
  Maybe<Plan> own_plan;

  static constexpr auto fields() {
    return field_list(field("viewer", &View::viewer), field("board", &View::board), field("sealed", &View::sealed),
                      field("own_plan", &View::own_plan));
  }
  friend constexpr bool operator==(const View&, const View&) = default;
};

}  // namespace oligopoly::smartphone
