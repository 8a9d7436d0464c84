#pragma once

#include <algorithm>

#include "games/lake/bots/proposer.hpp"
#include "games/lake/bots/scenarios.hpp"
#include "games/lake/rules/charity.hpp"
#include "games/lake/rules/council/council.hpp"
#include "games/lake/rules/industry.hpp"
#include "games/lake/rules/lake.hpp"
#include "games/lake/rules/phases/income.hpp"
#include "games/lake/rules/trade/offers.hpp"
#include "games/lake/rules/trade/routes.hpp"
#include "games/lake/rules/trade/swaps.hpp"
#include "games/lake/rules/traits/traits.hpp"
#include "games/lake/rules/turn.hpp"
#include "players/policy.hpp"

namespace oligopoly::lake {

/// The choices of one decision, each with what its seat's score should come to after it. `Out` takes candidates by
/// push_back.
template <class Out>
class Choices {
 public:
  Choices(const Knowledge& knowledge, const State& state, Seat seat, Out& out)
      : knowledge_(knowledge), rules_(knowledge.rules), s_(state), seat_(seat), out_(out) {}

  /// Everything worth a thought, deals and traits included.
  void consider() {
    if (s_.phase == Phase::Propose) return consider_proposals();
    if (s_.phase == Phase::Vote) return consider_votes();
    consider_turn(true);
  }
  /// The same at little cost, for playouts. Requires a decision that is not the council's.
  void consider_quickly() { consider_turn(false); }

 private:
  // ---- the council -----------------------------------------------------------------------------------------------

  /// What a bill does for us, less what it does for the others: on average, or as each of them is a rival.
  int worth_of(Bill bill) const {
    State changed = s_;
    pass(changed.laws, bill);
    const auto& now = knowledge_.forecast.scenarios;
    const std::vector<Scenario> then = now.empty() ? now : with_bill(rules_, s_, now, bill);
    const int others = s_.players.size() - 1;
    int worth = 0;
    for (const Seat seat : players(s_.players.size())) {
      const int gain = expected_score(knowledge_, then, changed, seat) - expected_score(knowledge_, s_, seat);
      worth += seat == seat_ ? gain : has_looked_ahead() ? -gain / 100 * knowledge_.envy(seat_, seat) : -gain / others;
    }
    return worth;
  }

  void consider_votes() {
    for (const Bill bill : s_.proposed) out_.push_back({Vote{bill}, worth_of(bill)});
  }

  /// The best bills for us in their order, and what is left out replaced in turn by the next best.
  void consider_proposals() {
    struct Ranked {
      Bill bill{};
      int worth = 0;
    };
    List<Ranked, kCountOf<Bill>> ranked;
    for (const Bill bill : each<Bill>())
      if (is_available(rules_, s_, bill)) ranked.push_back({bill, worth_of(bill)});
    for (int i = 1; i < ranked.size(); ++i)
      for (int k = i; k > 0 && ranked[k - 1].worth < ranked[k].worth; --k) std::swap(ranked[k - 1], ranked[k]);
    const int wanted = bills_to_name(rules_, s_);
    for (int last = wanted - 1; last < ranked.size(); ++last) {
      Propose propose;
      int worth = 0;
      for (int i = 0; i + 1 < wanted; ++i) {
        propose.bills.push_back(ranked[i].bill);
        worth += ranked[i].worth;
      }
      propose.bills.push_back(ranked[last].bill);
      out_.push_back({propose, (worth + ranked[last].worth) / wanted});
    }
  }

  // ---- turns -----------------------------------------------------------------------------------------------------

  /// What our score should come to if this is done; a rival's gain counts against it.
  template <class A>
  int worth_after(const A& action, Seat touched = kNobody) const {
    State next = s_;
    Lake::apply(rules_, next, seat_, action, {});
    return worth_of(next, touched);
  }
  int worth_of(const State& next, Seat touched) const {
    int worth = expected_score(knowledge_, next, seat_);
    if (touched == kNobody || touched == seat_) return worth;
    const int gain = expected_score(knowledge_, next, touched) - expected_score(knowledge_, s_, touched);
    return worth - gain / 100 * knowledge_.envy(seat_, touched);
  }

  /// `eagerness` breaks ties: doing something rather than nothing.
  template <class A>
  void add(const A& action, Seat touched = kNobody, int eagerness = 1) {
    if (Lake::check(rules_, s_, seat_, action)) out_.push_back({action, worth_after(action, touched) + eagerness});
  }

  void consider_turn(bool thoroughly) {
    switch (s_.phase) {
      case Phase::Meiji:
        for (const Industry industry : each<Industry>()) add(Meiji{seat_, industry});
        return add(Decline{}, kNobody, 0);
      case Phase::Westward:
        add(Westward{});
        return add(Stay{});
      default:
        break;
    }
    if (s_.offer.is_open()) {
      add(Accept{}, s_.active, -knowledge_.weights.least_gain);
      // One's Silk Road is for whoever founds the route: given only if their gain is worth it to us.
      add(Accept{true}, s_.active, -knowledge_.weights.least_gain);
      return add(Decline{}, s_.active, 0);
    }
    if (thoroughly) consider_specials();
    consider_step(thoroughly);
  }

  void consider_step(bool thoroughly) {
    switch (s_.turn.step) {
      case TurnStep::Income:
        return thoroughly ? consider_income() : add(income_of_all(rules_, s_));
      case TurnStep::Expo:
        if (thoroughly) consider_exchanges();
        return add(Next{}, kNobody, 0);
      case TurnStep::Buy:
        for (const Resource resource : each<Resource>()) add(BuyPoint{resource});
        add(BuyPlot{});
        return add(Next{}, kNobody, 0);
      case TurnStep::Build:
        for (const Industry industry : each<Industry>()) add(Build{industry});
        return add(Next{}, kNobody, 0);
      case TurnStep::Run:
        for (const Industry industry : each<Industry>()) add(Run{industry});
        return add(Next{}, kNobody, 0);
      case TurnStep::Upgrade:
        for (const Industry industry : each<Industry>()) add(Upgrade{industry});
        return add(Next{}, kNobody, 0);
      case TurnStep::Routes:
        if (thoroughly) consider_routes();
        return add(Done{}, kNobody, 0);
    }
  }

  /// All of it, and what keeps the water or the coin of one kind for the others.
  void consider_income() {
    const Income all = income_of_all(rules_, s_);
    add(all);
    for (int crops = 0; crops <= all.crops; ++crops)
      for (int steel = 0; steel <= s_.players[seat_].points[Resource::Steel]; ++steel)
        for (int metals = s_.players[seat_].points[Resource::Metals]; metals >= 0; --metals) {
          const Income income{static_cast<std::uint8_t>(crops), static_cast<std::uint8_t>(steel),
                              static_cast<std::uint8_t>(metals)};
          if (income == all || !lake::check(rules_, s_, income)) continue;
          add(income);
          break;
        }
  }

  // ---- deals -----------------------------------------------------------------------------------------------------

  /// An offer is worth what it brings if it is accepted, and is made only if it should be.
  template <class A>
  void add_offer(const A& offer) {
    if (!Lake::check(rules_, s_, seat_, offer)) return;
    State accepted = s_;
    Lake::apply(rules_, accepted, seat_, offer, {});
    Lake::apply(rules_, accepted, offer.to, Accept{}, {});
    const int theirs = expected_score(knowledge_, accepted, offer.to) - expected_score(knowledge_, s_, offer.to);
    const int ours = expected_score(knowledge_, accepted, seat_) - expected_score(knowledge_, s_, seat_);
    const int wanted = knowledge_.weights.least_gain + std::max(0, ours) / 100 * knowledge_.envy(offer.to, seat_);
    if (theirs > wanted) out_.push_back({offer, worth_of(accepted, offer.to)});
  }

  /// The best swaps of one kind for another, and two of them with the same player in one basket.
  void consider_exchanges() {
    if (!check_expo_step(rules_, s_)) return;
    const std::vector<Deal> deals =
        good_deals(knowledge_, s_, rules_.trade.exchange_units, exchanged_kinds(rules_), kDeals);
    for (std::size_t i = 0; i < deals.size(); ++i) {
      const Exchange one = exchange_of(deals[i]);
      add_offer(one);
      for (std::size_t k = i + 1; k < deals.size(); ++k)
        if (deals[k].to == one.to) add_offer(together(one, exchange_of(deals[k])));
    }
  }
  static Exchange exchange_of(const Deal& deal) {
    return {deal.to, basket_of(deal.give, deal.gives), basket_of(deal.take, deal.takes)};
  }
  /// Both at once. The rules say whether such an exchange is allowed.
  static Exchange together(Exchange both, const Exchange& other) {
    for (const Good good : each<Good>()) {
      both.give[good] = static_cast<std::uint8_t>(both.give[good] + other.give[good]);
      both.take[good] = static_cast<std::uint8_t>(both.take[good] + other.take[good]);
    }
    return both;
  }

  void consider_routes() {
    if (!check_route_step(rules_, s_)) return;
    for (const Deal& deal : good_deals(knowledge_, s_, rules_.trade.route_units, swapped_kinds(rules_), kDeals)) {
      OfferRoute offer{
          deal.to, deal.give, static_cast<std::uint8_t>(deal.gives), deal.take, static_cast<std::uint8_t>(deal.takes),
          false};
      add_offer(offer);
      offer.free = true;
      add_offer(offer);
    }
  }

  // ---- traits and charity ----------------------------------------------------------------------------------------

  void consider_specials() {
    add(Donate{});
    const Trait trait = rules_.trait_of(seat_);
    if (!check_trait(rules_, s_, trait)) return;
    if (trait == Trait::Desalination) return add(Desalinate{});
    if (trait == Trait::Enlightenment) return consider_forbidding();
    if (s_.turn.step != TurnStep::Routes && s_.turn.step != TurnStep::Run) return;
    const UnitWorths worths = unit_worths(knowledge_, s_, seat_, swapped_kinds(rules_));
    for (const Seat other : players(s_.players.size())) {
      if (other == seat_) continue;
      if (trait == Trait::GlobalTrade) consider_trade(other, worths);
      if (trait == Trait::BloodAndIron) consider_strike(other, worths);
      if (trait == Trait::Conquest) consider_conquest(other, worths);
    }
  }

  /// Enlightenment works once per game: only against someone who profits.
  void consider_forbidding() {
    for (const Industry industry : each<Industry>())
      if (const Seat holder = monopolist(rules_, s_, industry); holder != kNobody && holder != seat_)
        add(Forbid{industry}, holder);
  }
  void consider_trade(Seat other, const UnitWorths& worths) {
    // A plan uses up what it can, so that single units seem worth nothing to it: it is asked about every swap.
    if (has_looked_ahead()) return consider_plain_trades(other);
    const auto give = cheapest_basket(held_by(seat_), swapped_kinds(rules_), rules_.traits.trade_gives, worths);
    for (const Good take : swapped_kinds(rules_))
      if (give && (*give)[take] == 0) add(Trade{other, *give, take}, other);
  }
  void consider_plain_trades(Seat other) {
    for (const Good give : swapped_kinds(rules_))
      for (const Good take : swapped_kinds(rules_))
        if (give != take) add(Trade{other, basket_of(give, rules_.traits.trade_gives), take}, other);
  }
  void consider_strike(Seat other, const UnitWorths& worths) {
    const auto pay = cheapest_basket(held_by(seat_), goods_of(kIndustryGoods), rules_.traits.strike_pays, worths);
    for (const Industry industry : each<Industry>())
      if (pay) add(Strike{other, industry, mix_of(*pay)}, other);
  }
  void consider_conquest(Seat other, const UnitWorths& worths) {
    const auto pay = cheapest_basket(held_by(seat_), goods_of(kFarmGoods), rules_.traits.conquest_pays, worths);
    if (pay) add(Conquer{other, mix_of(*pay)}, other);
  }

  EnumMap<Good, int> held_by(Seat seat) const {
    EnumMap<Good, int> held;
    for (const Good good : each<Good>()) held[good] = amount_of(rules_, s_.players[seat], good);
    return held;
  }
  bool has_looked_ahead() const { return seat_ == knowledge_.forecast.seat; }

  static constexpr int kDeals = 4;

  const Knowledge& knowledge_;
  const Ruleset& rules_;
  const State& s_;
  Seat seat_;
  Out& out_;
};

}  // namespace oligopoly::lake
