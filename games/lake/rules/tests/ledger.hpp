#pragma once

#include "games/lake/rules/lake.hpp"

namespace oligopoly::lake {

/// The books of a table, kept from events alone: what everyone owns, and the bank's plots.
class Ledger {
 public:
  struct Account {
    Goods goods;
    std::int64_t coins = 0;
    Mix points;
    int plots = 0, charity = 0, achievements = 0;
    EnumMap<Industry, std::uint16_t> levels;
    friend bool operator==(const Account&, const Account&) = default;
  };

  Ledger(const Ruleset& rules, const State& state) : bank_plots_(state.bank_plots) {
    for (const Seat seat : players(state.players.size())) {
      const Player& player = state.players[seat];
      int achievements = 0;
      for (const Achievement achievement : each<Achievement>())
        if (state.achievers[achievement] == seat) achievements += rules.achievements[achievement].points;
      accounts_.push_back(
          {player.goods, player.coins, player.points, player.plots, player.charity, achievements, player.levels});
    }
  }
  friend bool operator==(const Ledger&, const Ledger&) = default;

  void book(const Event& event) {
    std::visit([this](const auto& e) { enter(e); }, event);
  }

 private:
  Account& of(Seat seat) { return accounts_[seat]; }
  void move(Seat from, Seat to, Good good, int units) {
    for (const auto& [seat, sign] : {std::pair{from, -1}, std::pair{to, +1}}) {
      if (good == Good::Coins)
        of(seat).coins += sign * units;
      else if (good == Good::Plots)
        of(seat).plots += sign * units;
      else
        of(seat).goods[resource_of(good)] += sign * units;
    }
  }

  void move(Seat from, Seat to, const Basket& basket) {
    for (const Good good : each<Good>()) move(from, to, good, basket[good]);
  }

  void enter(const FinePaid& e) { of(e.seat).coins -= e.coins; }
  void enter(const IndustryRaised& e) { of(e.target).levels[e.industry] = e.level; }
  void enter(const TurnSkipped& e) { ++of(e.seat).plots, --bank_plots_; }
  void enter(const RouteDelivered& e) {
    move(e.route.founder, e.route.partner, e.route.give, e.route.gives);
    move(e.route.partner, e.route.founder, e.route.take, e.route.takes);
  }
  void enter(const SubsidyPaid& e) { of(e.seat).coins += e.coins; }
  void enter(const PointsGave& e) { give(of(e.seat).goods, e.goods); }
  void enter(const PointsRun& e) {
    give(of(e.seat).goods, e.goods);
    of(e.seat).goods[Resource::Water] -= e.water;
    of(e.seat).coins -= e.coins + e.tax;
  }
  void enter(const Exchanged& e) {
    move(e.seat, e.offer.to, e.offer.give);
    move(e.offer.to, e.seat, e.offer.take);
  }
  void enter(const PointBought& e) {
    ++of(e.seat).points[e.resource];
    of(e.seat).coins -= e.price + e.tax;
  }
  void enter(const PlotBought& e) {
    ++of(e.seat).plots, --bank_plots_;
    of(e.seat).coins -= e.price + e.tax;
  }
  void enter(const Built& e) {
    of(e.seat).levels[e.industry] = 1;
    of(e.seat).coins -= e.price + e.tax;
  }
  void enter(const Ran& e) {
    take(of(e.seat).goods, e.inputs);
    // The parts have to add up, card by card.
    const Payoff& paid = e.payoff;
    int cards = 0;
    for (const CardShare& share : e.cards) cards += share.coins;
    of(e.seat).coins += cards == paid.era
                            ? std::max(0, paid.base + paid.level + cards + paid.monopoly + paid.leader - paid.levy)
                            : -1'000'000;
  }
  void enter(const Upgraded& e) {
    of(e.seat).levels[e.industry] = e.level;
    take(of(e.seat).goods, e.goods);
    of(e.seat).coins -= e.coins + e.tax;
  }
  void enter(const RouteFounded& e) { of(e.route.founder).coins -= e.fee + e.tax; }
  void enter(const Traded& e) {
    move(e.seat, e.to, e.give);
    move(e.to, e.seat, e.take, 1);
  }
  void enter(const Struck& e) {
    take(of(e.seat).goods, e.pay);
    of(e.target).levels[e.industry] = e.level;
  }
  void enter(const Conquered& e) {
    take(of(e.seat).goods, e.pay);
    --of(e.target).plots, ++of(e.seat).plots;
  }
  void enter(const Desalinated& e) {
    of(e.seat).coins -= e.price + e.tax;
    of(e.seat).goods[Resource::Water] += e.water;
  }
  void enter(const Donated& e) {
    take(of(e.seat).goods, e.donation.goods);
    of(e.seat).coins -= e.donation.coins;
    of(e.seat).charity += e.donation.points;
  }
  void enter(const AchievementWon& e) { of(e.seat).achievements += e.points; }
  /// The rest moves nothing.
  template <class E>
  void enter(const E&) {}

  SeatList<Account> accounts_;
  int bank_plots_ = 0;
};

}  // namespace oligopoly::lake
