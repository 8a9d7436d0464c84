// What a player weighs before deciding: prices, taxes, what runs pay and why, what bills would change. Everything
// here follows from the position; it is asked for (Lake::answer) because a page must not work out rules itself.
#pragma once

#include "games/lake/rules/actions.hpp"
#include "games/lake/rules/model.hpp"

namespace oligopoly::lake {

/// Coins a dealing takes: its price, and the tax on it (L4.3).
struct Price {
  std::int32_t coins = 0, tax = 0;
  static constexpr auto fields() { return field_list(field("coins", &Price::coins), field("tax", &Price::tax)); }
};
/// What an upgrade takes (L5.5), with the tax on coins.
struct UpgradePrice {
  Mix goods;
  std::int32_t coins = 0, tax = 0;
  static constexpr auto fields() {
    return field_list(field("goods", &UpgradePrice::goods), field("coins", &UpgradePrice::coins),
                      field("tax", &UpgradePrice::tax));
  }
};
/// A bill that can be proposed (L4.2): the laws it would bring, and the change of what all runs of a seat pay together.
struct BillPreview {
  Bill bill{};
  Laws laws;
  SeatList<std::int16_t> change;
  static constexpr auto fields() {
    return field_list(field("bill", &BillPreview::bill), field("laws", &BillPreview::laws),
                      field("change", &BillPreview::change));
  }
};
/// The terms of the final formula as they stand (L9.1): wealth × (charity + coin_points × coins) + merit ×
/// achievements.
struct ScoreTerms {
  std::int32_t wealth = 0, charity = 0, coin_points = 0, coins = 0, merit = 0, achievements = 0, total = 0;
  static constexpr auto fields() {
    return field_list(field("wealth", &ScoreTerms::wealth), field("charity", &ScoreTerms::charity),
                      field("coin_points", &ScoreTerms::coin_points), field("coins", &ScoreTerms::coins),
                      field("merit", &ScoreTerms::merit), field("achievements", &ScoreTerms::achievements),
                      field("total", &ScoreTerms::total));
  }
};
/// What a seat can count on.
struct SeatPreview {
  /// What a run pays now, term by term; where the industry is not built, what it would pay at level 1.
  EnumMap<Industry, Payoff> runs;
  /// The same one level higher, in all.
  EnumMap<Industry, std::int16_t> raised;
  EnumMap<Achievement, std::int32_t> progress;
  ScoreTerms score;
  static constexpr auto fields() {
    return field_list(field("runs", &SeatPreview::runs), field("raised", &SeatPreview::raised),
                      field("progress", &SeatPreview::progress), field("score", &SeatPreview::score));
  }
};
/// What the seat whose turn it is may do now without asking anyone. Payments of traits are for `check`.
struct Allowed {
  bool income = false, exchange = false, buy_plot = false, run_all = false, route = false, trait = false,
       desalinate = false, donate = false, next = false, done = false;
  SmallSet<Resource> buy;
  Industries build, run, upgrade, forbid;
  /// What `run_all` would pay.
  std::int32_t run_all_pays = 0;
  static constexpr auto fields() {
    return field_list(field("income", &Allowed::income), field("exchange", &Allowed::exchange),
                      field("buy_plot", &Allowed::buy_plot), field("run_all", &Allowed::run_all),
                      field("route", &Allowed::route), field("trait", &Allowed::trait),
                      field("desalinate", &Allowed::desalinate), field("donate", &Allowed::donate),
                      field("next", &Allowed::next), field("done", &Allowed::done), field("buy", &Allowed::buy),
                      field("build", &Allowed::build), field("run", &Allowed::run), field("upgrade", &Allowed::upgrade),
                      field("forbid", &Allowed::forbid), field("run_all_pays", &Allowed::run_all_pays));
  }
};
/// Everything above, for one seat to decide by: the prices are its own.
struct Preview {
  SeatList<SeatPreview> seats;
  Price point, plot, desalination;
  EnumMap<Industry, Price> build;
  EnumMap<Industry, UpgradePrice> upgrade;
  Price route;
  /// Whether the seat could free a route it proposes, or the one it is offered, from fee and tax (L6).
  bool can_free_own = false, can_free_offered = false;
  /// What a Metals point pays in tax when it runs (R-L8).
  std::int32_t metals_tax = 0;
  /// An income to begin with, if one can be taken now.
  Income income;
  std::uint8_t bills_to_name = 0;
  List<BillPreview, kCountOf<Bill>> bills;
  Allowed allowed;
  static constexpr auto fields() {
    return field_list(field("seats", &Preview::seats), field("point", &Preview::point), field("plot", &Preview::plot),
                      field("desalination", &Preview::desalination), field("build", &Preview::build),
                      field("upgrade", &Preview::upgrade), field("route", &Preview::route),
                      field("can_free_own", &Preview::can_free_own),
                      field("can_free_offered", &Preview::can_free_offered), field("metals_tax", &Preview::metals_tax),
                      field("income", &Preview::income), field("bills_to_name", &Preview::bills_to_name),
                      field("bills", &Preview::bills), field("allowed", &Preview::allowed));
  }
};

/// What a seat decides by; spectators see that of the seat whose turn it is.
Preview preview_of(const Ruleset&, const State&, Seat seat);

}  // namespace oligopoly::lake
