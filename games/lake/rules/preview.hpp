// What a player weighs before deciding: prices, taxes, what runs pay and why, what bills would change, what can be
// offered. Everything here follows from the position; it comes with it because a page must not work out rules itself.
#pragma once

#include "games/lake/rules/actions.hpp"
#include "games/lake/rules/events.hpp"
#include "games/lake/rules/model.hpp"
#include "games/lake/rules/prospect.hpp"

namespace oligopoly::lake {

/// What an upgrade takes (L5.5), with the tax on coins.
struct UpgradePrice {
  Mix goods;
  std::int32_t coins = 0, tax = 0;
  static constexpr auto fields() {
    return field_list(field("goods", &UpgradePrice::goods), field("coins", &UpgradePrice::coins),
                      field("tax", &UpgradePrice::tax));
  }
};
/// A bill that can be proposed (L4.2): the laws it would bring, the change of what all runs of a seat pay together, and
/// that of the subsidy for whoever founded a route that still delivers (L4.4).
struct BillPreview {
  Bill bill{};
  Laws laws;
  SeatList<std::int16_t> change, subsidy;
  static constexpr auto fields() {
    return field_list(field("bill", &BillPreview::bill), field("laws", &BillPreview::laws),
                      field("change", &BillPreview::change), field("subsidy", &BillPreview::subsidy));
  }
};
/// A vote as it was cast, and what it counts (L4.1).
struct VotePreview {
  Seat seat;
  Bill bill{};
  std::uint8_t votes = 0;
  static constexpr auto fields() {
    return field_list(field("seat", &VotePreview::seat), field("bill", &VotePreview::bill),
                      field("votes", &VotePreview::votes));
  }
};
/// The vote going on: what has been cast, and which bill would pass if it ended now (R-L6). No bills outside of a vote.
struct BallotPreview {
  Bills bills;
  VoteCounts counts;
  List<VotePreview, oligopoly::kMaxSeats> votes;
  Bill leading{};
  bool is_tie = false;
  static constexpr auto fields() {
    return field_list(field("bills", &BallotPreview::bills), field("counts", &BallotPreview::counts),
                      field("votes", &BallotPreview::votes), field("leading", &BallotPreview::leading),
                      field("is_tie", &BallotPreview::is_tie));
  }
};
/// The terms of the final formula as they stand (L9.1): wealth × (charity + coin_points × coins) + merit ×
/// achievements.
struct ScoreTerms {
  std::int32_t wealth = 0, charity = 0, coin_points = 0, coins = 0, merit = 0, achievements = 0, total = 0;
  /// What each of the three brings of the total.
  std::int32_t from_coins = 0, from_charity = 0, from_achievements = 0;
  static constexpr auto fields() {
    return field_list(field("wealth", &ScoreTerms::wealth), field("charity", &ScoreTerms::charity),
                      field("coin_points", &ScoreTerms::coin_points), field("coins", &ScoreTerms::coins),
                      field("merit", &ScoreTerms::merit), field("achievements", &ScoreTerms::achievements),
                      field("total", &ScoreTerms::total), field("from_coins", &ScoreTerms::from_coins),
                      field("from_charity", &ScoreTerms::from_charity),
                      field("from_achievements", &ScoreTerms::from_achievements));
  }
};
/// What a run pays, term by term, and what is made up for so that it never costs coins (R-L41).
struct RunPreview : Payoff {
  std::int16_t floor = 0;
  static constexpr auto fields() {
    return both_lists(Payoff::fields(), field_list(field("floor", &RunPreview::floor)));
  }
};
/// The next level of an industry, and what a run pays there in all.
struct RaisedPreview {
  std::uint8_t level = 0;
  std::int16_t pays = 0;
  static constexpr auto fields() {
    return field_list(field("level", &RaisedPreview::level), field("pays", &RaisedPreview::pays));
  }
};
/// What a seat can count on.
struct SeatPreview {
  /// What a run pays now; where the industry is not built, what it would pay at level 1.
  EnumMap<Industry, RunPreview> runs;
  /// The same one level higher.
  EnumMap<Industry, RaisedPreview> raised;
  EnumMap<Achievement, std::int32_t> progress;
  ScoreTerms score;
  /// What it could hand over: of plots, the idle ones.
  EnumMap<Good, std::int32_t> stock;
  /// Whether it has a Silk Road to free a route with (L6).
  bool can_free = false;
  /// What one run of all its industries takes, and what each of them lacks for its next run (L5.4).
  Mix needs;
  EnumMap<Industry, SmallSet<Resource>> lacks;
  static constexpr auto fields() {
    return field_list(field("runs", &SeatPreview::runs), field("raised", &SeatPreview::raised),
                      field("progress", &SeatPreview::progress), field("score", &SeatPreview::score),
                      field("stock", &SeatPreview::stock), field("can_free", &SeatPreview::can_free),
                      field("needs", &SeatPreview::needs), field("lacks", &SeatPreview::lacks));
  }
};
/// The era (L3): the card of this round, if it began with one, and the rounds in which the cards in force were drawn.
struct EraPreview {
  List<CardIndex, 1> card;
  List<std::uint8_t, kMaxCards> rounds;
  std::uint8_t cards_left = 0;
  /// Whether donations are open (L7).
  bool charity = false;
  /// How many whole coins count as much in the end as what one donation brings (L9.1).
  std::int32_t donation_coins = 0;
  static constexpr auto fields() {
    return field_list(field("card", &EraPreview::card), field("rounds", &EraPreview::rounds),
                      field("cards_left", &EraPreview::cards_left), field("charity", &EraPreview::charity),
                      field("donation_coins", &EraPreview::donation_coins));
  }
};
/// Whom a trait can be used on (L6), and which of their industries it can lower or which goods it can take.
struct TraitTarget {
  Seat seat;
  Industries industries;
  SmallSet<Good> goods;
  static constexpr auto fields() {
    return field_list(field("seat", &TraitTarget::seat), field("industries", &TraitTarget::industries),
                      field("goods", &TraitTarget::goods));
  }
};
/// What a trait takes that is paid with goods: so many units of these kinds, and on whom it can be used.
struct TraitPreview {
  SmallSet<Good> kinds;
  std::uint8_t units = 0;
  List<TraitTarget, oligopoly::kMaxSeats> targets;
  static constexpr auto fields() {
    return field_list(field("kinds", &TraitPreview::kinds), field("units", &TraitPreview::units),
                      field("targets", &TraitPreview::targets));
  }
};
/// What the seat whose turn it is may do now without asking anyone. Payments of traits are for `check`.
struct Allowed {
  bool income = false, exchange = false, buy_plot = false, run_all = false, route = false, trait = false,
       desalinate = false, donate = false, next = false, done = false;
  SmallSet<Resource> buy;
  Industries build, run, upgrade, forbid;
  /// Of what can be built, the industries whose inputs the seat's own points give for nothing (L5.2).
  Industries supplied;
  /// What `run_all` would pay, and what could still be upgraded after it.
  std::int32_t run_all_pays = 0;
  Industries upgrade_after_runs;
  /// Whether there are runs that an offer of a route would end (L5.7).
  bool route_ends_runs = false;
  static constexpr auto fields() {
    return field_list(
        field("income", &Allowed::income), field("exchange", &Allowed::exchange), field("buy_plot", &Allowed::buy_plot),
        field("run_all", &Allowed::run_all), field("route", &Allowed::route), field("trait", &Allowed::trait),
        field("desalinate", &Allowed::desalinate), field("donate", &Allowed::donate), field("next", &Allowed::next),
        field("done", &Allowed::done), field("buy", &Allowed::buy), field("build", &Allowed::build),
        field("run", &Allowed::run), field("upgrade", &Allowed::upgrade), field("forbid", &Allowed::forbid),
        field("supplied", &Allowed::supplied), field("run_all_pays", &Allowed::run_all_pays),
        field("upgrade_after_runs", &Allowed::upgrade_after_runs), field("route_ends_runs", &Allowed::route_ends_runs));
  }
};
/// Everything above, for one seat to decide by: the prices are its own.
struct Preview {
  SeatList<SeatPreview> seats;
  Price point, plot, desalination;
  EnumMap<Industry, Price> build;
  EnumMap<Industry, UpgradePrice> upgrade;
  /// What these would bring, in the seat's own turn.
  Worths worths;
  /// What one coin adds to a score (L9.1).
  std::int32_t points_a_coin = 0;
  Price route;
  /// How often a route founded now would deliver after its first swap, and how often each of the routes still does
  /// before the game is over (L5.6), the next time in which round: 0 if never.
  std::uint8_t deliveries_after_founding = 0;
  List<std::uint8_t, kMaxRoutes> deliveries_left, next_delivery;
  /// Offers the turn still allows.
  std::uint8_t routes_left = 0, exchanges_left = 0;
  /// Whether the seat could free the route it is offered from fee and tax (L6).
  bool can_free_offered = false;
  /// An income to begin with, if one can be taken now.
  Income income;
  std::uint8_t bills_to_name = 0;
  List<BillPreview, kCountOf<Bill>> bills;
  /// Bills for the chair to begin with: those that do most for it, as far as runs and subsidy go, and least for others.
  Bills advised_bills;
  BallotPreview ballot;
  EraPreview era;
  /// The steps turns have now, and the industries that have run as often as they may in this one.
  SmallSet<TurnStep> steps;
  Industries ran;
  /// What progress towards each achievement has to reach (L8).
  EnumMap<Achievement, std::int32_t> needed;
  TraitPreview trait;
  Allowed allowed;
  static constexpr auto fields() {
    return field_list(
        field("seats", &Preview::seats), field("point", &Preview::point), field("plot", &Preview::plot),
        field("desalination", &Preview::desalination), field("build", &Preview::build),
        field("upgrade", &Preview::upgrade), field("worths", &Preview::worths),
        field("points_a_coin", &Preview::points_a_coin), field("route", &Preview::route),
        field("deliveries_after_founding", &Preview::deliveries_after_founding),
        field("deliveries_left", &Preview::deliveries_left), field("next_delivery", &Preview::next_delivery),
        field("routes_left", &Preview::routes_left), field("exchanges_left", &Preview::exchanges_left),
        field("can_free_offered", &Preview::can_free_offered), field("income", &Preview::income),
        field("bills_to_name", &Preview::bills_to_name), field("bills", &Preview::bills),
        field("advised_bills", &Preview::advised_bills), field("ballot", &Preview::ballot), field("era", &Preview::era),
        field("steps", &Preview::steps), field("ran", &Preview::ran), field("needed", &Preview::needed),
        field("trait", &Preview::trait), field("allowed", &Preview::allowed));
  }
};

/// What a seat decides by; spectators see that of the seat whose turn it is.
Preview preview_of(const Ruleset&, const State&, Seat seat);

/// An offer being put together, whole or not.
struct OfferDraft {
  OfferKind kind{};
  Seat to = kNobody;
  Basket give, take;
  static constexpr auto fields() {
    return field_list(field("kind", &OfferDraft::kind), field("to", &OfferDraft::to),
                      field("give", &OfferDraft::give, 0, 99), field("take", &OfferDraft::take, 0, 99));
  }
};
/// What may be in a side of an offer: the kinds that change hands, those of which one more can go in, and the most
/// units and kinds.
struct SidePreview {
  SmallSet<Good> goods, more;
  std::uint8_t most_units = 0, most_kinds = 0;
  static constexpr auto fields() {
    return field_list(field("goods", &SidePreview::goods), field("more", &SidePreview::more),
                      field("most_units", &SidePreview::most_units), field("most_kinds", &SidePreview::most_kinds));
  }
};
/// What could be added to both sides, and what the swap as it is would do for whoever makes it and for the other.
struct OfferPreview {
  SidePreview give, take;
  SwapEffect ours, theirs;
  static constexpr auto fields() {
    return field_list(field("give", &OfferPreview::give), field("take", &OfferPreview::take),
                      field("ours", &OfferPreview::ours), field("theirs", &OfferPreview::theirs));
  }
};

/// What could be added to an offer of this seat. Requires other seats of the table.
OfferPreview preview_of(const Ruleset&, const State&, Seat seat, const OfferDraft&);

}  // namespace oligopoly::lake
