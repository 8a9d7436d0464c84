// What happened, for logs, animation and metrics. Everyone may see all of it. Each event names its paragraph.
#pragma once

#include <variant>

#include "core/events.hpp"
#include "games/lake/rules/model.hpp"

namespace oligopoly::lake {

using VoteCounts = List<std::uint8_t, 3>;

/// What one era card adds to a run.
struct CardShare {
  CardIndex card = 0;
  std::int8_t coins = 0;
  static constexpr auto fields() {
    return field_list(field("card", &CardShare::card), field("coins", &CardShare::coins));
  }
};
/// Cards that change the run at all, in the order drawn.
using CardShares = List<CardShare, kMaxCards>;

struct ChairDrawn {
  static constexpr std::string_view kName = "chair_drawn", kRule = "L2.2";
  Seat seat;
  static constexpr auto fields() { return field_list(field("seat", &ChairDrawn::seat)); }
};
struct RoundBegan {
  static constexpr std::string_view kName = "round_began", kRule = "L5.7";
  std::uint8_t round = 0;
  Seat chair;
  static constexpr auto fields() {
    return field_list(field("round", &RoundBegan::round), field("chair", &RoundBegan::chair));
  }
};
struct CardDrawn {
  static constexpr std::string_view kName = "card_drawn", kRule = "L3.1";
  CardIndex card = 0;
  static constexpr auto fields() { return field_list(field("card", &CardDrawn::card)); }
};
struct FinePaid {
  static constexpr std::string_view kName = "fine_paid", kRule = "L3.3";
  Seat seat;
  Industry industry{};
  std::int32_t coins = 0;
  static constexpr auto fields() {
    return field_list(field("seat", &FinePaid::seat), field("industry", &FinePaid::industry),
                      field("coins", &FinePaid::coins));
  }
};
/// Meiji.
struct IndustryRaised {
  static constexpr std::string_view kName = "industry_raised", kRule = "L6";
  Seat seat;
  Seat target;
  Industry industry{};
  std::uint16_t level = 0;
  static constexpr auto fields() {
    return field_list(field("seat", &IndustryRaised::seat), field("target", &IndustryRaised::target),
                      field("industry", &IndustryRaised::industry), field("level", &IndustryRaised::level));
  }
};
struct MeijiDeclined {
  static constexpr std::string_view kName = "meiji_declined", kRule = "L6";
  Seat seat;
  static constexpr auto fields() { return field_list(field("seat", &MeijiDeclined::seat)); }
};
struct BillsProposed {
  static constexpr std::string_view kName = "bills_proposed", kRule = "L4.1";
  Seat seat;
  Bills bills;
  static constexpr auto fields() {
    return field_list(field("seat", &BillsProposed::seat), field("bills", &BillsProposed::bills));
  }
};
struct VoteCast {
  static constexpr std::string_view kName = "vote_cast", kRule = "L4.1";
  Seat seat;
  Bill bill{};
  std::uint8_t votes = 1;
  static constexpr auto fields() {
    return field_list(field("seat", &VoteCast::seat), field("bill", &VoteCast::bill), field("votes", &VoteCast::votes));
  }
};
/// Votes in the order of the proposal; the level the law has now.
struct BillPassed {
  static constexpr std::string_view kName = "bill_passed", kRule = "L4.2";
  Bill bill{};
  VoteCounts votes;
  std::uint8_t level = 0;
  static constexpr auto fields() {
    return field_list(field("bill", &BillPassed::bill), field("votes", &BillPassed::votes),
                      field("level", &BillPassed::level));
  }
};
struct TurnBegan {
  static constexpr std::string_view kName = "turn_began", kRule = "L5.7";
  Seat seat;
  static constexpr auto fields() { return field_list(field("seat", &TurnBegan::seat)); }
};
/// Westward: the turn is gone, a plot of the bank comes.
struct TurnSkipped {
  static constexpr std::string_view kName = "turn_skipped", kRule = "L6";
  Seat seat;
  static constexpr auto fields() { return field_list(field("seat", &TurnSkipped::seat)); }
};
struct RouteDelivered {
  static constexpr std::string_view kName = "route_delivered", kRule = "L5.6";
  Route route;
  static constexpr auto fields() { return field_list(field("route", &RouteDelivered::route)); }
};
struct RouteFailed {
  static constexpr std::string_view kName = "route_failed", kRule = "L5.6";
  Route route;
  static constexpr auto fields() { return field_list(field("route", &RouteFailed::route)); }
};
struct SubsidyPaid {
  static constexpr std::string_view kName = "subsidy_paid", kRule = "L4.4";
  Seat seat;
  std::int32_t coins = 0;
  static constexpr auto fields() {
    return field_list(field("seat", &SubsidyPaid::seat), field("coins", &SubsidyPaid::coins));
  }
};
/// Points that ask for nothing.
struct PointsGave {
  static constexpr std::string_view kName = "points_gave", kRule = "L5.1";
  Seat seat;
  Mix goods;
  static constexpr auto fields() {
    return field_list(field("seat", &PointsGave::seat), field("goods", &PointsGave::goods));
  }
};
/// Points that ask for water and coins.
struct PointsRun {
  static constexpr std::string_view kName = "points_run", kRule = "L5.1";
  Seat seat;
  Mix goods;
  std::int32_t water = 0;
  std::int32_t coins = 0;
  std::int32_t tax = 0;
  static constexpr auto fields() {
    return field_list(field("seat", &PointsRun::seat), field("goods", &PointsRun::goods),
                      field("water", &PointsRun::water), field("coins", &PointsRun::coins),
                      field("tax", &PointsRun::tax));
  }
};
struct ExchangeOffered {
  static constexpr std::string_view kName = "exchange_offered", kRule = "L5.1";
  Seat seat;
  Offer offer;
  static constexpr auto fields() {
    return field_list(field("seat", &ExchangeOffered::seat), field("offer", &ExchangeOffered::offer));
  }
};
struct Exchanged {
  static constexpr std::string_view kName = "exchanged", kRule = "L5.1";
  Seat seat;
  Offer offer;
  static constexpr auto fields() {
    return field_list(field("seat", &Exchanged::seat), field("offer", &Exchanged::offer));
  }
};
struct OfferDeclined {
  static constexpr std::string_view kName = "offer_declined";
  constexpr std::string_view rule() const { return offer.kind == OfferKind::Route ? "L5.6" : "L5.1"; }
  Seat seat;
  Offer offer;
  static constexpr auto fields() {
    return field_list(field("seat", &OfferDeclined::seat), field("offer", &OfferDeclined::offer));
  }
};
struct PointBought {
  static constexpr std::string_view kName = "point_bought", kRule = "L5.2";
  Seat seat;
  Resource resource{};
  std::int32_t price = 0;
  std::int32_t tax = 0;
  static constexpr auto fields() {
    return field_list(field("seat", &PointBought::seat), field("resource", &PointBought::resource),
                      field("price", &PointBought::price), field("tax", &PointBought::tax));
  }
};
struct PlotBought {
  static constexpr std::string_view kName = "plot_bought", kRule = "L5.2";
  Seat seat;
  std::int32_t price = 0;
  std::int32_t tax = 0;
  static constexpr auto fields() {
    return field_list(field("seat", &PlotBought::seat), field("price", &PlotBought::price),
                      field("tax", &PlotBought::tax));
  }
};
struct Built {
  static constexpr std::string_view kName = "built", kRule = "L5.3";
  Seat seat;
  Industry industry{};
  std::int32_t price = 0;
  std::int32_t tax = 0;
  static constexpr auto fields() {
    return field_list(field("seat", &Built::seat), field("industry", &Built::industry), field("price", &Built::price),
                      field("tax", &Built::tax));
  }
};
/// Where every coin of a run came from.
struct Ran {
  static constexpr std::string_view kName = "ran", kRule = "L5.4";
  Seat seat;
  Industry industry{};
  Mix inputs;
  Payoff payoff;
  CardShares cards;
  static constexpr auto fields() {
    return field_list(field("seat", &Ran::seat), field("industry", &Ran::industry), field("inputs", &Ran::inputs),
                      field("payoff", &Ran::payoff), field("cards", &Ran::cards));
  }
};
struct Upgraded {
  static constexpr std::string_view kName = "upgraded", kRule = "L5.5";
  Seat seat;
  Industry industry{};
  std::uint16_t level = 0;
  Mix goods;
  std::int32_t coins = 0;
  std::int32_t tax = 0;
  static constexpr auto fields() {
    return field_list(field("seat", &Upgraded::seat), field("industry", &Upgraded::industry),
                      field("level", &Upgraded::level), field("goods", &Upgraded::goods),
                      field("coins", &Upgraded::coins), field("tax", &Upgraded::tax));
  }
};
struct MonopolyWon {
  static constexpr std::string_view kName = "monopoly_won", kRule = "L5.5";
  Seat seat;
  Industry industry{};
  static constexpr auto fields() {
    return field_list(field("seat", &MonopolyWon::seat), field("industry", &MonopolyWon::industry));
  }
};
struct MonopolyLost {
  static constexpr std::string_view kName = "monopoly_lost", kRule = "L5.5";
  Seat seat;
  Industry industry{};
  static constexpr auto fields() {
    return field_list(field("seat", &MonopolyLost::seat), field("industry", &MonopolyLost::industry));
  }
};
struct RouteOffered {
  static constexpr std::string_view kName = "route_offered", kRule = "L5.6";
  Seat seat;
  Offer offer;
  static constexpr auto fields() {
    return field_list(field("seat", &RouteOffered::seat), field("offer", &RouteOffered::offer));
  }
};
/// `free_by` is whose Silk Road waived fee and tax, or nobody.
struct RouteFounded {
  static constexpr std::string_view kName = "route_founded", kRule = "L5.6";
  Route route;
  std::int32_t fee = 0;
  std::int32_t tax = 0;
  Seat free_by = kNobody;
  static constexpr auto fields() {
    return field_list(field("route", &RouteFounded::route), field("fee", &RouteFounded::fee),
                      field("tax", &RouteFounded::tax), field("free_by", &RouteFounded::free_by));
  }
};
struct RouteExpired {
  static constexpr std::string_view kName = "route_expired", kRule = "L5.6";
  Route route;
  static constexpr auto fields() { return field_list(field("route", &RouteExpired::route)); }
};
struct Traded {
  static constexpr std::string_view kName = "traded", kRule = "L6";
  Seat seat;
  Seat to;
  Basket give;
  Good take{};
  static constexpr auto fields() {
    return field_list(field("seat", &Traded::seat), field("to", &Traded::to), field("give", &Traded::give),
                      field("take", &Traded::take));
  }
};
struct MonopolyForbidden {
  static constexpr std::string_view kName = "monopoly_forbidden", kRule = "L6";
  Seat seat;
  Industry industry{};
  static constexpr auto fields() {
    return field_list(field("seat", &MonopolyForbidden::seat), field("industry", &MonopolyForbidden::industry));
  }
};
struct Struck {
  static constexpr std::string_view kName = "struck", kRule = "L6";
  Seat seat;
  Seat target;
  Industry industry{};
  std::uint16_t level = 0;
  Mix pay;
  static constexpr auto fields() {
    return field_list(field("seat", &Struck::seat), field("target", &Struck::target),
                      field("industry", &Struck::industry), field("level", &Struck::level), field("pay", &Struck::pay));
  }
};
struct Conquered {
  static constexpr std::string_view kName = "conquered", kRule = "L6";
  Seat seat;
  Seat target;
  Mix pay;
  static constexpr auto fields() {
    return field_list(field("seat", &Conquered::seat), field("target", &Conquered::target),
                      field("pay", &Conquered::pay));
  }
};
struct Desalinated {
  static constexpr std::string_view kName = "desalinated", kRule = "L6";
  Seat seat;
  std::int32_t price = 0;
  std::int32_t tax = 0;
  std::int32_t water = 0;
  static constexpr auto fields() {
    return field_list(field("seat", &Desalinated::seat), field("price", &Desalinated::price),
                      field("tax", &Desalinated::tax), field("water", &Desalinated::water));
  }
};
struct Donated {
  static constexpr std::string_view kName = "donated", kRule = "L7";
  Seat seat;
  CardIndex card = 0;
  Donation donation;
  static constexpr auto fields() {
    return field_list(field("seat", &Donated::seat), field("card", &Donated::card),
                      field("donation", &Donated::donation));
  }
};
struct AchievementWon {
  static constexpr std::string_view kName = "achievement_won", kRule = "L8";
  Seat seat;
  Achievement achievement{};
  std::uint16_t points = 0;
  static constexpr auto fields() {
    return field_list(field("seat", &AchievementWon::seat), field("achievement", &AchievementWon::achievement),
                      field("points", &AchievementWon::points));
  }
};
struct TurnEnded {
  static constexpr std::string_view kName = "turn_ended", kRule = "L5.7";
  Seat seat;
  static constexpr auto fields() { return field_list(field("seat", &TurnEnded::seat)); }
};
struct GameEnded {
  static constexpr std::string_view kName = "game_ended", kRule = "L9.1";
  static constexpr auto fields() { return field_list(); }
};

using Event =
    std::variant<ChairDrawn, RoundBegan, CardDrawn, FinePaid, IndustryRaised, MeijiDeclined, BillsProposed, VoteCast,
                 BillPassed, TurnBegan, TurnSkipped, RouteDelivered, RouteFailed, SubsidyPaid, PointsGave, PointsRun,
                 ExchangeOffered, Exchanged, OfferDeclined, PointBought, PlotBought, Built, Ran, Upgraded, MonopolyWon,
                 MonopolyLost, RouteOffered, RouteFounded, RouteExpired, Traded, MonopolyForbidden, Struck, Conquered,
                 Desalinated, Donated, AchievementWon, TurnEnded, GameEnded>;
static_assert(sizeof(Event) <= 256);

using Sink = EventSink<Event>;

}  // namespace oligopoly::lake
