// A position of the game. Nothing in it is secret: the order of the era cards is not decided before they are drawn.
#pragma once

#include "games/lake/rules/ruleset.hpp"

namespace oligopoly::lake {

/// A civilisation in play.
struct Player {
  Goods goods;
  std::int32_t coins = 0;
  Mix points;
  /// 0 where the industry has not been built.
  EnumMap<Industry, std::uint16_t> levels;
  std::uint8_t plots = 0;
  /// Points and plots bought so far: the next price (L5.2).
  std::uint8_t bought = 0;
  /// Towards Malthus: the highest price paid for a point.
  std::uint8_t dearest_point = 0;
  /// This round; for Enlightenment, this game (L6).
  bool trait_used = false;
  bool donated = false;
  std::int32_t charity = 0;
  /// Towards Keynes: votes won as chair against most of the others.
  std::uint8_t overruled = 0;
  /// Towards Lucas: bills voted for that passed, in a row.
  std::uint8_t streak = 0;
  /// Towards Ricardo: units received of goods without a point.
  std::int32_t foreign_goods = 0;
  /// Towards Schumpeter: industries that would have paid nothing in an own turn.
  Industries slumps;

  static constexpr auto fields() {
    return field_list(field("goods", &Player::goods, 0, 1'000'000), field("coins", &Player::coins, 0, 10'000'000),
                      field("points", &Player::points), field("levels", &Player::levels, 0, 1000),
                      field("plots", &Player::plots), field("bought", &Player::bought, 0, kMaxRounds),
                      field("dearest_point", &Player::dearest_point, 0, 99), field("trait_used", &Player::trait_used),
                      field("donated", &Player::donated), field("charity", &Player::charity, 0, 100'000),
                      field("overruled", &Player::overruled, 0, kMaxRounds),
                      field("streak", &Player::streak, 0, kMaxRounds),
                      field("foreign_goods", &Player::foreign_goods, 0, 1'000'000), field("slumps", &Player::slumps));
  }
  friend constexpr bool operator==(const Player&, const Player&) = default;
};

/// The laws in force (L4.2).
struct Laws {
  std::uint8_t tax = 0, finance_tax = 0, tariff = 0, subsidy = 0;
  bool expo = false;

  static constexpr auto fields() {
    return field_list(field("tax", &Laws::tax, 0, 9), field("finance_tax", &Laws::finance_tax, 0, 9),
                      field("tariff", &Laws::tariff, 0, 9), field("subsidy", &Laws::subsidy, 0, 9),
                      field("expo", &Laws::expo));
  }
  friend constexpr bool operator==(const Laws&, const Laws&) = default;
};

/// An active route (L5.6): each time the founder gives `gives` of one kind for `takes` of another.
struct Route {
  Seat founder, partner;
  Good give{};
  std::uint8_t gives = 1;
  Good take{};
  std::uint8_t takes = 1;
  /// Active to the end of this round.
  std::uint8_t last_round = 0;

  static constexpr auto fields() {
    return field_list(field("founder", &Route::founder), field("partner", &Route::partner), field("give", &Route::give),
                      field("gives", &Route::gives, 1, 20), field("take", &Route::take),
                      field("takes", &Route::takes, 1, 20), field("last_round", &Route::last_round, 1, 99));
  }
  friend constexpr bool operator==(const Route&, const Route&) = default;
};

enum class OfferKind : std::uint8_t { None, Route, Exchange };
inline constexpr std::array<std::string_view, 3> kOfferKindIds = {"none", "route", "exchange"};
constexpr Ids ids_of(OfferKind) { return kOfferKindIds; }

/// What the seat whose turn it is has offered and `to` has to answer. All else waits.
struct Offer {
  OfferKind kind{};
  Seat to = kNobody;
  /// For a route, of one kind each.
  Basket give, take;
  /// Whether the founder's Silk Road frees the route (L6).
  bool free = false;

  constexpr bool is_open() const { return kind != OfferKind::None; }
  static constexpr auto fields() {
    return field_list(field("kind", &Offer::kind), field("to", &Offer::to), field("give", &Offer::give, 0, 99),
                      field("take", &Offer::take, 0, 99), field("free", &Offer::free));
  }
  friend constexpr bool operator==(const Offer&, const Offer&) = default;
};

/// How far the turn has come (L5). Empty between turns.
struct Turn {
  TurnStep step{};
  std::uint8_t exchanges = 0, proposals = 0;
  Industries built, upgraded;
  /// How often each industry has run.
  EnumMap<Industry, std::uint8_t> runs;
  /// Coins from runs.
  std::int32_t earned = 0;

  static constexpr auto fields() {
    return field_list(field("step", &Turn::step), field("exchanges", &Turn::exchanges, 0, 9),
                      field("proposals", &Turn::proposals, 0, 9), field("built", &Turn::built),
                      field("upgraded", &Turn::upgraded), field("runs", &Turn::runs, 0, 3),
                      field("earned", &Turn::earned, 0, 100'000));
  }
  friend constexpr bool operator==(const Turn&, const Turn&) = default;
};

struct State {
  SeatList<Player> players;
  std::uint8_t round = 0;
  Phase phase = Phase::DrawChair;
  /// The seat whose turn it is; outside of turns, the chair.
  Seat chair, active;
  /// Who is asked about a disaster (L6), else nobody.
  Seat asked = kNobody;
  /// Era cards in force, in the order drawn (L3.1).
  List<CardIndex, kMaxCards> drawn;
  /// Their effects added up: kept so that nobody has to add them up again.
  EnumMap<Industry, std::int16_t> era;
  std::int16_t leader_bonus = 0;
  Laws laws;
  Bills proposed;
  /// From the chair clockwise.
  List<Bill, oligopoly::kMaxSeats> votes;
  std::uint8_t bank_plots = 0;
  /// In the order founded.
  List<Route, kMaxRoutes> routes;
  EnumMap<Achievement, Seat> achievers;
  /// Industries that can form no monopoly (L6).
  Industries forbidden;
  Turn turn;
  Offer offer;

  static constexpr auto fields() {
    return field_list(field("players", &State::players), field("round", &State::round, 0, kMaxRounds),
                      field("phase", &State::phase), field("chair", &State::chair), field("active", &State::active),
                      field("asked", &State::asked), field("drawn", &State::drawn, 0, kMaxCards - 1),
                      field("era", &State::era), field("leader_bonus", &State::leader_bonus),
                      field("laws", &State::laws), field("proposed", &State::proposed), field("votes", &State::votes),
                      field("bank_plots", &State::bank_plots), field("routes", &State::routes),
                      field("achievers", &State::achievers), field("forbidden", &State::forbidden),
                      field("turn", &State::turn), field("offer", &State::offer));
  }
  friend constexpr bool operator==(const State&, const State&) = default;
};
static_assert(sizeof(State) <= 2048 && std::is_trivially_copyable_v<State>);

/// Industries that have run this turn (Marshall).
constexpr Industries ran(const Turn& turn) {
  Industries out;
  for (const Industry industry : each<Industry>())
    if (turn.runs[industry] > 0) out.insert(industry);
  return out;
}

/// Coins a dealing takes: its price, and the tax on it (L4.3).
struct Price {
  std::int32_t coins = 0, tax = 0;

  constexpr int total() const { return coins + tax; }
  static constexpr auto fields() { return field_list(field("coins", &Price::coins), field("tax", &Price::tax)); }
};

/// What a run pays, part by part (L5.4). The total is never below 0.
struct Payoff {
  std::int16_t base = 0, level = 0, era = 0, monopoly = 0, leader = 0, levy = 0, total = 0;

  static constexpr auto fields() {
    return field_list(field("base", &Payoff::base), field("level", &Payoff::level), field("era", &Payoff::era),
                      field("monopoly", &Payoff::monopoly), field("leader", &Payoff::leader),
                      field("levy", &Payoff::levy), field("total", &Payoff::total));
  }
  friend constexpr bool operator==(const Payoff&, const Payoff&) = default;
};

/// What follows from the position and a player would ask for, one entry per seat.
struct Outlook {
  /// What a run would pay now; 0 too where there is no such industry.
  EnumMap<Industry, std::int16_t> runs;
  std::uint8_t idle_plots = 0;
  /// Of the next point or plot, tax apart.
  std::uint8_t price = 0;
  /// By L9.1 if the game ended now.
  std::int32_t score = 0;

  static constexpr auto fields() {
    return field_list(field("runs", &Outlook::runs), field("idle_plots", &Outlook::idle_plots),
                      field("price", &Outlook::price), field("score", &Outlook::score));
  }
  friend constexpr bool operator==(const Outlook&, const Outlook&) = default;
};

/// What a seat sees: the whole table, since nothing on it is hidden, and what follows from it.
struct View {
  Seat viewer = kSpectator;
  State table;
  SeatList<Outlook> outlook;
  EnumMap<Industry, Seat> monopolies;
  /// Of the next route, tax apart.
  std::uint8_t route_fee = 0;

  static constexpr auto fields() {
    return field_list(field("viewer", &View::viewer), field("table", &View::table), field("outlook", &View::outlook),
                      field("monopolies", &View::monopolies), field("route_fee", &View::route_fee));
  }
  friend constexpr bool operator==(const View&, const View&) = default;
};

}  // namespace oligopoly::lake
