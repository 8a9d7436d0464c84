// The laws a position must keep, and the guard for positions that were loaded: one that passes can be played on.
#include "games/lake/rules/council/council.hpp"
#include "games/lake/rules/industry.hpp"
#include "games/lake/rules/lake.hpp"
#include "games/lake/rules/phases/era.hpp"
#include "games/lake/rules/trade/offers.hpp"
#include "games/lake/rules/trade/routes.hpp"
#include "games/lake/rules/trade/swaps.hpp"
#include "games/lake/rules/traits/traits.hpp"
#include "games/lake/rules/turn.hpp"

namespace oligopoly::lake {
namespace {

/// Far above anything play can reach, far below what the numbers can hold.
constexpr int kMostCoins = 20'000'000, kMostGoods = 100'000'000, kMostLevel = 5000, kMostBought = 200;

class Audit {
 public:
  Audit(const Ruleset& rules, const State& state) : rules_(rules), s_(state) {}

  bool is_sound() const {
    return has_seats() && has_phase() && has_clock() && has_era() && has_laws() && has_plots() && has_players() &&
           has_council() && has_turn() && has_offer() && has_routes() && has_achievers();
  }

 private:
  bool is_seat(Seat seat) const { return static_cast<int>(seat.index()) < s_.players.size(); }
  static bool are_industries(Industries set) { return set.bits() < 1u << kCountOf<Industry>; }
  /// How many turns lie between the chair's and this seat's.
  int turns_after_chair(Seat seat) const {
    const int seats = s_.players.size();
    return (static_cast<int>(seat.index()) + seats - static_cast<int>(s_.chair.index())) % seats;
  }
  bool is_in_turns() const { return s_.phase == Phase::Turn || s_.phase == Phase::Westward; }

  bool has_seats() const {
    const int seats = s_.players.size();
    return seats >= 2 && seats <= oligopoly::kMaxSeats && is_seat(s_.chair) && is_seat(s_.active);
  }

  bool has_phase() const {
    if (s_.phase > Phase::Over) return false;
    if (!is_in_turns() && s_.active != s_.chair) return false;
    if (s_.phase == Phase::Westward && !may_go_westward(rules_, s_)) return false;
    if (s_.phase == Phase::Propose && bills_to_name(rules_, s_) == 0) return false;
    if (s_.phase != Phase::Meiji) return s_.asked == kNobody;
    const auto card = card_of_round(rules_, s_);
    return card && *card < rules_.cards.size() && rules_.cards[*card].disaster && is_seat(s_.asked) &&
           rules_.trait_of(s_.asked) == Trait::Meiji && !s_.players[s_.asked].trait_used;
  }

  bool has_clock() const {
    if (s_.phase == Phase::DrawChair) return s_.round == 0 && rules_.first_chair == FirstChair::Drawn;
    return s_.round >= 1 && s_.round <= rules_.rounds && (s_.phase != Phase::Over || s_.round == rules_.rounds);
  }

  /// One card a round since the quiet ones, no card twice, and their sums as kept.
  bool has_era() const {
    const int rounds = s_.round - rules_.quiet_rounds - (s_.phase == Phase::DrawCard ? 1 : 0);
    if (s_.phase == Phase::DrawCard && !has_card_to_draw(rules_, s_)) return false;
    if (s_.drawn.size() != std::clamp(rounds, 0, rules_.cards.size())) return false;
    EnumMap<Industry, std::int16_t> era;
    int leader_bonus = 0;
    for (const CardIndex& card : s_.drawn) {
      if (card >= rules_.cards.size() || std::count(s_.drawn.begin(), s_.drawn.end(), card) != 1) return false;
      for (const Industry industry : each<Industry>())
        era[industry] = static_cast<std::int16_t>(era[industry] + rules_.cards[card].effect[industry]);
      leader_bonus += rules_.cards[card].leader_bonus;
    }
    return era == s_.era && leader_bonus == s_.leader_bonus;
  }

  bool has_laws() const {
    const Laws& laws = s_.laws;
    for (const int level : {laws.tax, laws.finance_tax, laws.tariff, laws.subsidy})
      if (level > rules_.highest_law) return false;
    return are_industries(s_.forbidden) && (!laws.expo || s_.round >= rules_.expo_from);
  }

  /// L2.1: plots change hands, but there are as many as at the start.
  bool has_plots() const {
    int now = s_.bank_plots, start = s_.players.size() + rules_.spare_plots;
    for (const Seat seat : players(s_.players.size())) {
      now += s_.players[seat].plots;
      start += rules_.civ_of(seat).plots;
      if (idle_plots(rules_, s_.players[seat]) < 0) return false;
    }
    return now == start;
  }

  bool has_players() const {
    for (const Seat seat : players(s_.players.size()))
      if (!has_stock(s_.players[seat]) || !has_points(seat) || !has_counters(s_.players[seat])) return false;
    return true;
  }
  static bool has_stock(const Player& player) {
    if (player.coins < 0 || player.coins > kMostCoins) return false;
    for (const std::int32_t units : player.goods)
      if (units < 0 || units > kMostGoods) return false;
    return true;
  }
  /// Points grow only by being bought.
  bool has_points(Seat seat) const {
    const Player& player = s_.players[seat];
    const Mix& start = rules_.civ_of(seat).points;
    int more = 0;
    for (const Resource resource : each<Resource>()) {
      const int bought = player.points[resource] - start[resource];
      if (bought < 0 || (bought > 0 && !rules_.resources[resource].for_sale)) return false;
      more += bought;
    }
    return more <= player.bought && player.bought <= kMostBought && (more > 0 || player.dearest_point == 0);
  }
  bool has_counters(const Player& player) const {
    for (const std::uint16_t level : player.levels)
      if (level > kMostLevel || (rules_.level_cap > 0 && level > rules_.level_cap)) return false;
    const auto card = card_of_round(rules_, s_);
    const bool has_disaster = card && rules_.cards[*card].disaster;
    return has_built(player, player.slumps) && player.charity >= 0 && player.foreign_goods >= 0 &&
           (!player.donated || has_disaster) && player.streak <= 2 * kMaxRounds && player.overruled <= 2 * kMaxRounds;
  }
  static bool has_built(const Player& player, Industries set) {
    if (!are_industries(set)) return false;
    for (const Industry industry : set)
      if (player.levels[industry] == 0) return false;
    return true;
  }

  bool has_council() const {
    if (s_.phase != Phase::Vote) return s_.proposed.empty() && s_.votes.empty();
    State asked = s_;
    asked.phase = Phase::Propose;
    if (!check(rules_, asked, Propose{s_.proposed}) || s_.votes.size() >= s_.players.size()) return false;
    for (const Bill bill : s_.votes)
      if (!check(rules_, s_, Vote{bill})) return false;
    return true;
  }

  bool has_turn() const {
    const Turn& turn = s_.turn;
    if (s_.phase != Phase::Turn) return turn == Turn{};
    const Player& player = current(s_);
    if (!has_built(player, turn.built) || !has_built(player, ran(turn)) || !has_built(player, turn.upgraded))
      return false;
    for (const std::uint8_t runs : turn.runs)
      if (runs > rules_.runs_a_turn) return false;
    if (turn.built.size() > 1 || (!turn.built.empty() && turn.step < TurnStep::Run)) return false;
    if ((!ran(turn).empty() || turn.earned > 0) && turn.step < TurnStep::Run) return false;
    if (!turn.upgraded.empty() && turn.step < TurnStep::Upgrade) return false;
    if (turn.step == TurnStep::Expo && !s_.laws.expo) return false;
    if (turn.exchanges > rules_.trade.exchanges ||
        (turn.exchanges > 0 && (!s_.laws.expo || turn.step < TurnStep::Expo)))
      return false;
    return turn.earned >= 0 && turn.proposals <= rules_.trade.proposals &&
           (turn.proposals == 0 || turn.step == TurnStep::Routes);
  }

  /// An open offer is one that could have been made: the same checks, with the offer taken back.
  bool has_offer() const {
    const Offer& offer = s_.offer;
    if (!offer.is_open()) return offer == Offer{};
    if (s_.phase != Phase::Turn) return false;
    State before = s_;
    before.offer = {};
    if (offer.kind == OfferKind::Exchange) {
      if (s_.turn.exchanges == 0 || s_.turn.step != TurnStep::Expo) return false;
      --before.turn.exchanges;
      return !offer.free && check(rules_, before, Exchange{offer.to, offer.give, offer.take});
    }
    if (s_.turn.proposals == 0 || s_.turn.step != TurnStep::Routes) return false;
    if (kinds_in(offer.give) != 1 || kinds_in(offer.take) != 1) return false;
    --before.turn.proposals;
    const Good give = kind_in(offer.give), take = kind_in(offer.take);
    return static_cast<bool>(
        check(rules_, before, OfferRoute{offer.to, give, offer.give[give], take, offer.take[take], offer.free}));
  }

  bool has_routes() const {
    int last_round = 0;
    for (const Route& route : s_.routes) {
      if (!is_route(route) || route.last_round < last_round || founded_with(route) > most_founded(route)) return false;
      last_round = route.last_round;
    }
    return true;
  }
  bool are_swapped(Good give, Good take) const {
    const SmallSet<Good> kinds = swapped_kinds(rules_);
    return kinds.contains(give) && kinds.contains(take);
  }
  bool is_route(const Route& route) const {
    const int most = rules_.trade.route_units;
    return is_seat(route.founder) && is_seat(route.partner) && route.founder != route.partner &&
           route.give != route.take && are_swapped(route.give, route.take) && route.gives >= 1 && route.gives <= most &&
           route.takes >= 1 && route.takes <= most && route.last_round >= s_.round &&
           route.last_round < s_.round + rules_.trade.route_rounds && founding_round(route) >= 1;
  }
  int founding_round(const Route& route) const { return route.last_round - rules_.trade.route_rounds + 1; }
  int founded_with(const Route& route) const {
    return static_cast<int>(std::count_if(s_.routes.begin(), s_.routes.end(), [&](const Route& other) {
      return other.founder == route.founder && other.last_round == route.last_round;
    }));
  }
  /// How many routes this founder can have founded in that round by now.
  int most_founded(const Route& route) const {
    if (founding_round(route) < s_.round || s_.phase == Phase::Over) return rules_.trade.proposals;
    if (!is_in_turns()) return 0;
    if (route.founder != s_.active)
      return turns_after_chair(route.founder) < turns_after_chair(s_.active) ? rules_.trade.proposals : 0;
    return s_.turn.proposals - (s_.offer.kind == OfferKind::Route ? 1 : 0);
  }

  bool has_achievers() const {
    return std::all_of(s_.achievers.begin(), s_.achievers.end(),
                       [&](Seat seat) { return seat == kNobody || is_seat(seat); });
  }

  const Ruleset& rules_;
  const State& s_;
};

}  // namespace

Verdict Lake::audit(const Ruleset& rules, const State& state) {
  return Audit(rules, state).is_sound() ? kAllowed : refused(kBadState);
}

}  // namespace oligopoly::lake
