// What a seat can choose from: lists where they are finite and small, random choices everywhere.
#include "games/lake/rules/charity.hpp"
#include "games/lake/rules/council/council.hpp"
#include "games/lake/rules/lake.hpp"
#include "games/lake/rules/phases/build.hpp"
#include "games/lake/rules/phases/buy.hpp"
#include "games/lake/rules/phases/era.hpp"
#include "games/lake/rules/phases/income.hpp"
#include "games/lake/rules/phases/run.hpp"
#include "games/lake/rules/phases/upgrade.hpp"
#include "games/lake/rules/trade/offers.hpp"
#include "games/lake/rules/trade/routes.hpp"
#include "games/lake/rules/trade/swaps.hpp"
#include "games/lake/rules/traits/traits.hpp"
#include "games/lake/rules/turn.hpp"
#include "games/lake/rules/turn_order.hpp"

namespace oligopoly::lake {
namespace {

/// Calls `use` with every mix of `units` of these kinds of which there is enough.
template <class Kind, class Amount, class Use>
void for_each_mix(SmallSet<Kind> kinds, int units, EnumMap<Kind, std::uint8_t> mix, const Amount& amount,
                  const Use& use) {
  if (units == 0) return use(mix);
  if (kinds.empty()) return;
  const Kind kind = kinds.at(0);
  kinds.erase(kind);
  for (int count = 0; count <= std::min<int>(units, amount(kind)); ++count) {
    mix[kind] = static_cast<std::uint8_t>(count);
    for_each_mix(kinds, units - count, mix, amount, use);
  }
}

/// Lists what `check` allows.
class Lister {
 public:
  Lister(const Ruleset& rules, const State& state, std::vector<Action>& out) : rules_(rules), s_(state), out_(out) {}

  void list() const {
    switch (s_.phase) {
      case Phase::DrawChair:
        for (const Seat seat : seats()) add(DrawChair{seat});
        break;
      case Phase::DrawCard:
        for (int card = 0; card < rules_.cards.size(); ++card) add(DrawCard{static_cast<CardIndex>(card)});
        break;
      case Phase::Meiji:
        for (const Seat seat : seats())
          for (const Industry industry : each<Industry>()) add(Meiji{seat, industry});
        add(Decline{});
        break;
      case Phase::Propose:
        list_proposals({});
        break;
      case Phase::Vote:
        for (const Bill bill : s_.proposed) add(Vote{bill});
        break;
      case Phase::Westward:
        add(Westward{});
        add(Stay{});
        break;
      case Phase::Turn:
        s_.offer.is_open() ? list_answers() : list_turn();
        break;
      default:
        break;
    }
  }

 private:
  SeatSet seats() const { return players(s_.players.size()); }
  template <class A>
  void add(const A& action) const {
    if (check(rules_, s_, action)) out_.emplace_back(action);
  }

  void list_answers() const {
    add(Accept{});
    add(Accept{true});
    add(Decline{});
  }
  void list_proposals(const Bills& begun) const {
    if (begun.size() == bills_to_name(rules_, s_)) return add(Propose{begun});
    for (const Bill bill : each<Bill>()) {
      Bills more = begun;
      more.push_back(bill);
      list_proposals(more);
    }
  }
  void list_turn() const {
    list_income();
    for (const Resource resource : each<Resource>()) add(BuyPoint{resource});
    add(BuyPlot{});
    for (const Industry industry : each<Industry>()) add(Build{industry});
    for (const Industry industry : each<Industry>()) add(Run{industry});
    for (const Industry industry : each<Industry>()) add(Upgrade{industry});
    list_trait();
    add(Donate{});
    add(Next{});
    add(Done{});
  }
  void list_income() const {
    if (s_.turn.step != TurnStep::Income) return;
    const Mix& points = current(s_).points;
    for (int crops = 0; crops <= points[Resource::Crops]; ++crops)
      for (int steel = 0; steel <= points[Resource::Steel]; ++steel)
        for (int metals = 0; metals <= points[Resource::Metals]; ++metals)
          add(Income{static_cast<std::uint8_t>(crops), static_cast<std::uint8_t>(steel),
                     static_cast<std::uint8_t>(metals)});
  }
  void list_trait() const {
    const Trait trait = rules_.trait_of(s_.active);
    if (!check_trait(rules_, s_, trait)) return;
    const auto amount = [&](Resource resource) { return current(s_).goods[resource]; };
    const auto amount_of_any = [&](Good good) { return amount_of(rules_, current(s_), good); };
    for (const Industry industry : each<Industry>()) add(Forbid{industry});
    add(Desalinate{});
    for (const Seat seat : seats()) {
      if (trait == Trait::GlobalTrade)
        for_each_mix(swapped_kinds(rules_), rules_.traits.trade_gives, {}, amount_of_any, [&](const Basket& basket) {
          for (const Good good : each<Good>()) add(Trade{seat, basket, good});
        });
      if (trait == Trait::BloodAndIron)
        for_each_mix(kIndustryGoods, rules_.traits.strike_pays, {}, amount, [&](const Mix& mix) {
          for (const Industry industry : each<Industry>()) add(Strike{seat, industry, mix});
        });
      if (trait == Trait::Conquest)
        for_each_mix(kFarmGoods, rules_.traits.conquest_pays, {}, amount,
                     [&](const Mix& mix) { add(Conquer{seat, mix}); });
    }
  }

  const Ruleset& rules_;
  const State& s_;
  std::vector<Action>& out_;
};

/// Draws a random action that `check` allows, without listing them.
class Sampler {
 public:
  Sampler(const Ruleset& rules, const State& state, Rng& rng) : rules_(rules), s_(state), rng_(rng) {}

  Action sample() {
    switch (s_.phase) {
      case Phase::DrawChair:
        return DrawChair{any_seat()};
      case Phase::DrawCard:
        return draw_card();
      case Phase::Meiji:
        return meiji();
      case Phase::Propose:
        return propose();
      case Phase::Vote:
        return Vote{s_.proposed[below(s_.proposed.size())]};
      case Phase::Westward:
        return one_in(2) ? Action{Westward{}} : Action{Stay{}};
      default:
        break;
    }
    if (s_.offer.is_open()) return answer();
    if (one_in(6) && try_special()) return found_;
    return s_.turn.step == TurnStep::Income ? income() : turn();
  }

 private:
  int below(int bound) { return static_cast<int>(rng_.below(static_cast<std::uint32_t>(bound))); }
  bool one_in(int times) { return below(times) == 0; }
  Seat any_seat() { return Seat{below(s_.players.size())}; }
  template <class E>
  E any() {
    return static_cast<E>(below(kCountOf<E>));
  }
  template <class A>
  bool found(const A& action) {
    if (!check(rules_, s_, action)) return false;
    found_ = action;
    return true;
  }

  /// Whoever can free a route does so every other time.
  Action answer() {
    if (!one_in(2)) return Decline{};
    if (one_in(2) && found(Accept{true})) return found_;
    return Accept{};
  }
  Action draw_card() {
    int skip = below(rules_.cards.size() - s_.drawn.size());
    for (int card = 0;; ++card)
      if (!is_drawn(s_, static_cast<CardIndex>(card)) && skip-- == 0) return DrawCard{static_cast<CardIndex>(card)};
  }
  Action meiji() {
    for (int tries = 0; tries < 8; ++tries)
      if (found(Meiji{any_seat(), any<Industry>()})) return found_;
    return Decline{};
  }
  Action propose() {
    Bills bills;
    for (const int wanted = bills_to_name(rules_, s_); bills.size() < wanted;) {
      const Bill bill = any<Bill>();
      if (is_available(rules_, s_, bill) && std::find(bills.begin(), bills.end(), bill) == bills.end())
        bills.push_back(bill);
    }
    return Propose{bills};
  }
  /// Mostly all that can be had: otherwise random games starve.
  Action income() {
    const Income all = income_of_all(rules_, s_);
    if (!one_in(4)) return all;
    const auto some = [&](int most) { return static_cast<std::uint8_t>(below(most + 1)); };
    return Income{some(all.crops), some(all.steel), some(all.metals)};
  }
  /// One step after the other is given a chance; the turn ends when none was taken.
  Action turn() {
    for (int step = static_cast<int>(s_.turn.step); step <= static_cast<int>(TurnStep::Routes); ++step)
      if (!one_in(4) && try_step(static_cast<TurnStep>(step))) return found_;
    if (one_in(8) && found(Next{})) return found_;
    return Done{};
  }
  bool try_step(TurnStep step) {
    switch (step) {
      case TurnStep::Expo:
        return try_exchange();
      case TurnStep::Buy:
        return one_in(6) ? found(BuyPlot{}) : found(BuyPoint{any<Resource>()});
      case TurnStep::Build:
        return try_industry<Build>();
      case TurnStep::Run:
        return try_industry<Run>();
      case TurnStep::Upgrade:
        return try_industry<Upgrade>();
      case TurnStep::Routes:
        return try_route();
      default:
        return false;
    }
  }
  /// Any industry for which it is allowed, beginning with a random one.
  template <class A>
  bool try_industry() {
    const int first = below(kCountOf<Industry>);
    for (int i = 0; i < kCountOf<Industry>; ++i)
      if (found(A{static_cast<Industry>((first + i) % kCountOf<Industry>)})) return true;
    return false;
  }
  bool try_exchange() {
    if (!check_expo_step(rules_, s_)) return false;
    const Seat to = any_seat();
    SmallSet<Good> kinds = exchanged_kinds(rules_);
    Exchange exchange{to, {}, {}};
    fill(exchange.give, current(s_), kinds);
    fill(exchange.take, s_.players[to], kinds);
    return found(exchange);
  }
  /// Puts some of one to three random kinds into a basket and takes those kinds away.
  void fill(Basket& basket, const Player& owner, SmallSet<Good>& kinds) {
    int room = rules_.trade.exchange_units;
    for (int more = 1 + below(rules_.trade.exchange_kinds); more > 0 && !kinds.empty(); --more) {
      const Good kind = kinds.at(below(kinds.size()));
      kinds.erase(kind);
      const int most = std::min(room, amount_of(rules_, owner, kind));
      if (most < 1) continue;
      basket[kind] = static_cast<std::uint8_t>(1 + below(most));
      room -= basket[kind];
    }
  }
  bool try_route() {
    if (!check_route_step(rules_, s_)) return false;
    const Seat to = any_seat();
    const SmallSet<Good> kinds = swapped_kinds(rules_);
    const Good give = kinds.at(below(kinds.size())), take = kinds.at(below(kinds.size()));
    const int gives = std::min<int>(amount_of(rules_, current(s_), give), rules_.trade.route_units),
              takes = std::min<int>(amount_of(rules_, s_.players[to], take), rules_.trade.route_units);
    if (gives < 1 || takes < 1) return false;
    OfferRoute offer{
        to,   give, static_cast<std::uint8_t>(1 + below(gives)), take, static_cast<std::uint8_t>(1 + below(takes)),
        false};
    // A Silk Road is given every other time.
    if (can_free_own(rules_, s_, s_.active)) offer.free = one_in(2);
    return found(offer);
  }
  /// A trait or a donation.
  bool try_special() {
    if (one_in(3)) return found(Donate{});
    const Trait trait = rules_.trait_of(s_.active);
    if (!check_trait(rules_, s_, trait)) return false;
    switch (trait) {
      case Trait::GlobalTrade:
        return found(Trade{any_seat(), mix_of(swapped_kinds(rules_), rules_.traits.trade_gives), any<Good>()});
      case Trait::Enlightenment:
        return one_in(8) && found(Forbid{any<Industry>()});
      case Trait::BloodAndIron:
        return found(Strike{any_seat(), any<Industry>(), mix_of(kIndustryGoods, rules_.traits.strike_pays)});
      case Trait::Conquest:
        return found(Conquer{any_seat(), mix_of(kFarmGoods, rules_.traits.conquest_pays)});
      case Trait::Desalination:
        return found(Desalinate{});
      default:
        return false;
    }
  }
  /// A random mix of these kinds. It may be more than there is; `check` will tell.
  template <class Kind>
  EnumMap<Kind, std::uint8_t> mix_of(SmallSet<Kind> kinds, int units) {
    EnumMap<Kind, std::uint8_t> mix;
    for (int i = 0; i < units; ++i) ++mix[kinds.at(below(kinds.size()))];
    return mix;
  }

  const Ruleset& rules_;
  const State& s_;
  Rng& rng_;
  Action found_{};
};

}  // namespace

bool Lake::is_listable(const State& state, Seat) { return state.phase != Phase::Turn || state.offer.is_open(); }

void Lake::legal_actions(const Ruleset& rules, const State& state, Seat seat, std::vector<Action>& out) {
  if (to_act(state).contains(seat)) Lister(rules, state, out).list();
}

Action Lake::sample_action(const Ruleset& rules, const State& state, Seat, Rng& rng) {
  return Sampler(rules, state, rng).sample();
}

}  // namespace oligopoly::lake
