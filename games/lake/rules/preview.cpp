#include "games/lake/rules/preview.hpp"

#include "games/lake/rules/achievements.hpp"
#include "games/lake/rules/charity.hpp"
#include "games/lake/rules/council/council.hpp"
#include "games/lake/rules/income_advice.hpp"
#include "games/lake/rules/industry.hpp"
#include "games/lake/rules/lake.hpp"
#include "games/lake/rules/phases/build.hpp"
#include "games/lake/rules/phases/buy.hpp"
#include "games/lake/rules/phases/income.hpp"
#include "games/lake/rules/phases/run.hpp"
#include "games/lake/rules/phases/upgrade.hpp"
#include "games/lake/rules/scoring.hpp"
#include "games/lake/rules/stories.hpp"
#include "games/lake/rules/trade/offers.hpp"
#include "games/lake/rules/trade/routes.hpp"
#include "games/lake/rules/trade/swaps.hpp"
#include "games/lake/rules/traits/traits.hpp"
#include "games/lake/rules/turn.hpp"
#include "games/lake/rules/turn_order.hpp"

namespace oligopoly::lake {
namespace {

std::int16_t narrow(int value) { return static_cast<std::int16_t>(value); }
std::uint8_t small(int value) { return static_cast<std::uint8_t>(value); }

ScoreTerms score_terms(const Ruleset& rules, const State& state, Seat seat) {
  const int seats = state.players.size();
  const Player& player = state.players[seat];
  const int achievements = achievement_points(rules, state, seat);
  return {.wealth = wealth_factor(rules, seats),
          .charity = player.charity,
          .coin_points = rules.score.coin_points,
          .coins = player.coins,
          .merit = merit_factor(rules, seats),
          .achievements = achievements,
          .total = score(rules, state, seat),
          .from_coins = total_score(rules, seats, 0, player.coins, 0),
          .from_charity = total_score(rules, seats, player.charity, 0, 0),
          .from_achievements = total_score(rules, seats, 0, 0, achievements)};
}

RunPreview preview_run(const Payoff& pay) {
  const int terms = pay.base + pay.level + pay.era + pay.monopoly + pay.leader - pay.levy;
  return {pay, narrow(pay.total - terms)};
}

SeatPreview preview_seat(const Ruleset& rules, const State& state, Seat seat) {
  SeatPreview out;
  for (const Industry industry : each<Industry>()) {
    PayTerms terms = pay_terms(rules, state, seat, industry);
    terms.level = std::max(1, terms.level);
    out.runs[industry] = preview_run(payoff(rules, industry, terms));
    ++terms.level;
    out.raised[industry] = {small(terms.level), payoff(rules, industry, terms).total};
  }
  for (const Achievement achievement : each<Achievement>())
    out.progress[achievement] = progress(rules, state, seat, achievement);
  out.score = score_terms(rules, state, seat);
  for (const Good good : each<Good>()) out.stock[good] = amount_of(rules, state.players[seat], good);
  out.can_free = can_free_own(rules, state, seat);
  out.needs = needs_of(rules, state.players[seat]);
  out.lacks = lacks_of(rules, state, seat);
  return out;
}

int pay_of_all(const Ruleset& rules, const State& state, Seat seat) {
  int pay = 0;
  for (const Industry industry : each<Industry>())
    if (state.players[seat].levels[industry] > 0) pay += payoff(rules, state, seat, industry).total;
  return pay;
}

/// How often a route still delivers: they end with the game at the latest (R-L16).
int deliveries_to_come(const Ruleset& rules, const State& state, const Route& route) {
  const int turns_left = rules.rounds - state.round + (has_turn_to_come(state, route.founder) ? 1 : 0);
  return std::min(deliveries_left(state, route), turns_left);
}

int subsidy_to_come(const Ruleset& rules, const State& state, Seat seat) {
  const bool delivers = std::any_of(state.routes.begin(), state.routes.end(), [&](const Route& route) {
    return route.founder == seat && deliveries_to_come(rules, state, route) > 0;
  });
  return subsidy_for(state.laws, delivers);
}

BillPreview preview(const Ruleset& rules, State state, Bill bill) {
  BillPreview out;
  out.bill = bill;
  for (const Seat seat : players(state.players.size())) {
    out.change.push_back(narrow(-pay_of_all(rules, state, seat)));
    out.subsidy.push_back(narrow(-subsidy_to_come(rules, state, seat)));
  }
  pass(state.laws, bill);
  for (const Seat seat : players(state.players.size())) {
    out.change[seat] = narrow(out.change[seat] + pay_of_all(rules, state, seat));
    out.subsidy[seat] = narrow(out.subsidy[seat] + subsidy_to_come(rules, state, seat));
  }
  out.laws = state.laws;
  return out;
}

/// What a bill does for a seat, less what it does for each of the others; a tax makes everything dearer, for it too.
int merit_of(const BillPreview& bill, Seat seat) {
  const int others = bill.change.size() - 1;
  int merit = bill.bill == Bill::TaxUp ? -1 : 0;
  for (const Seat one : players(bill.change.size()))
    merit += 2 * (bill.change[one] + bill.subsidy[one]) * (one == seat ? others : -1);
  return merit;
}

Bills advised_bills(const Preview& preview, Seat seat) {
  List<BillPreview, kCountOf<Bill>> best = preview.bills;
  std::sort(best.begin(), best.end(), [&](const BillPreview& a, const BillPreview& b) {
    const int x = merit_of(a, seat), y = merit_of(b, seat);
    return x != y ? x > y : a.bill < b.bill;
  });
  Bills out;
  for (int i = 0; i < std::min<int>(preview.bills_to_name, best.size()); ++i) out.push_back(best[i].bill);
  return out;
}

BallotPreview preview_ballot(const Ruleset& rules, const State& state) {
  BallotPreview out;
  if (state.phase != Phase::Vote) return out;
  out.bills = state.proposed;
  out.counts = count_votes(rules, state);
  for (int i = 0; i < state.votes.size(); ++i)
    out.votes.push_back({seat_in_order(state, i), state.votes[i], small(weight_of_vote(rules, i))});
  out.leading = leading_bill(state, out.counts);
  const std::uint8_t most = *std::max_element(out.counts.begin(), out.counts.end());
  out.is_tie = std::count(out.counts.begin(), out.counts.end(), most) > 1;
  return out;
}

EraPreview preview_era(const Ruleset& rules, const State& state) {
  EraPreview out;
  if (const auto card = card_of_round(rules, state)) {
    out.card.push_back(*card);
    if (rules.score.coin_points > 0) out.donation_coins = rules.cards[*card].donation.points / rules.score.coin_points;
  }
  for (int i = 0; i < state.drawn.size(); ++i) out.rounds.push_back(small(round_of_card(rules, i)));
  out.cards_left = small(rules.cards.size() - state.drawn.size());
  out.charity = is_charity_open(rules, state);
  return out;
}

/// What the trait of the player whose turn it is can do to another player.
TraitTarget target_of(const Ruleset& rules, const State& state, Trait trait, Seat seat) {
  TraitTarget out{seat, {}, {}};
  const Player& player = state.players[seat];
  if (trait == Trait::BloodAndIron)
    for (const Industry industry : each<Industry>())
      if (can_fall(rules, player.levels[industry])) out.industries.insert(industry);
  if (trait == Trait::GlobalTrade)
    for (const Good good : swapped_kinds(rules))
      if (amount_of(rules, player, good) >= kTradeTakes) out.goods.insert(good);
  return out;
}

bool is_target(const Ruleset& rules, const State& state, Trait trait, const TraitTarget& target) {
  if (trait == Trait::Conquest) return idle_plots(rules, state.players[target.seat]) > 0;
  return !target.industries.empty() || !target.goods.empty();
}

TraitPreview preview_trait(const Ruleset& rules, const State& state) {
  const Trait trait = rules.trait_of(state.active);
  const Payment payment = payment_for(rules, trait);
  TraitPreview out{payment.kinds, small(payment.units), {}};
  for (const Seat seat : players(state.players.size())) {
    if (seat == state.active) continue;
    const TraitTarget target = target_of(rules, state, trait, seat);
    if (is_target(rules, state, trait, target)) out.targets.push_back(target);
  }
  return out;
}

/// What the seat would pay.
void add_prices(Preview& out, const Ruleset& rules, const State& state, Seat seat) {
  const Player& player = state.players[seat];
  const auto taxed = [&](int coins, Dealing dealing) { return Price{coins, tax_on(rules, state, dealing)}; };
  const int price = next_price(rules, state, seat);
  out.point = taxed(price, Dealing::Point);
  out.plot = taxed(price, Dealing::Plot);
  out.desalination = taxed(rules.traits.desalination_coins, Dealing::Desalination);
  for (const Industry industry : each<Industry>()) {
    out.build[industry] = taxed(rules.industries[industry].cost, Dealing::Build);
    const Price coins = upgrade_price(rules, industry, player.levels[industry], tax_on(rules, state, Dealing::Upgrade));
    out.upgrade[industry] = {upgrade_goods(rules, industry), coins.coins, coins.tax};
  }
  const RouteCharge charge = route_charge(rules, state);
  out.route = {charge.fee, charge.tax};
}

int repeats_of_route(const Ruleset& rules, const State& state) {
  return std::min(deliveries_after_founding(rules), rules.rounds - state.round);
}

void add_deliveries(Preview& out, const Ruleset& rules, const State& state) {
  out.deliveries_after_founding = small(repeats_of_route(rules, state));
  for (const Route& route : state.routes) {
    const int left = deliveries_to_come(rules, state, route);
    out.deliveries_left.push_back(small(left));
    const int next = state.round + (has_turn_to_come(state, route.founder) ? 0 : 1);
    out.next_delivery.push_back(small(left > 0 ? next : 0));
  }
}

/// How far the turn has come.
void add_turn(Preview& out, const Ruleset& rules, const State& state) {
  out.routes_left = small(rules.trade.proposals - state.turn.proposals);
  out.exchanges_left = small(rules.trade.exchanges - state.turn.exchanges);
  for (const TurnStep step : each<TurnStep>())
    if (has_step(state.laws, step)) out.steps.insert(step);
  for (const Industry industry : each<Industry>())
    if (!may_run_again(rules, state.turn.runs[industry])) out.ran.insert(industry);
}

template <class A>
Industries allowed_for(const Ruleset& rules, const State& state) {
  Industries out;
  for (const Industry industry : each<Industry>())
    if (check(rules, state, A{industry})) out.insert(industry);
  return out;
}

bool is_supplied_for_nothing(const Ruleset& rules, const Player& player, Industry industry) {
  const Mix& inputs = rules.industries[industry].inputs;
  int kinds = 0;
  for (const Resource resource : each<Resource>()) {
    if (inputs[resource] == 0) continue;
    ++kinds;
    const ResourceRow& row = rules.resources[resource];
    if (player.points[resource] < inputs[resource] || row.water > 0 || row.coins > 0) return false;
  }
  return kinds > 0;
}

/// What comes of running everything that pays, and of not doing so before a route is offered.
void add_runs(Allowed& out, const Ruleset& rules, const State& state) {
  State after = state;
  apply(rules, after, RunAll{}, {});
  out.run_all_pays = after.turn.earned - state.turn.earned;
  out.upgrade_after_runs = allowed_for<Upgrade>(rules, after);
  after = state;
  after.turn.step = TurnStep::Routes;
  out.route_ends_runs = out.route && !check(rules, after, RunAll{});
}

Allowed allowed_in_turn(const Ruleset& rules, const State& state) {
  Allowed out;
  const auto may = [&](const auto& action) { return static_cast<bool>(check(rules, state, action)); };
  out.income = may(Income{});
  out.exchange = static_cast<bool>(check_expo_step(rules, state));
  out.route = static_cast<bool>(check_route_step(rules, state));
  out.trait = static_cast<bool>(check_trait(rules, state, rules.trait_of(state.active)));
  out.buy_plot = may(BuyPlot{});
  out.desalinate = may(Desalinate{});
  out.donate = may(Donate{});
  out.next = may(Next{});
  out.done = may(Done{});
  for (const Resource resource : each<Resource>())
    if (may(BuyPoint{resource})) out.buy.insert(resource);
  out.build = allowed_for<Build>(rules, state);
  for (const Industry industry : out.build)
    if (is_supplied_for_nothing(rules, state.players[state.active], industry)) out.supplied.insert(industry);
  out.run = allowed_for<Run>(rules, state);
  out.upgrade = allowed_for<Upgrade>(rules, state);
  out.forbid = allowed_for<Forbid>(rules, state);
  out.run_all = may(RunAll{});
  if (out.run_all) add_runs(out, rules, state);
  return out;
}

SidePreview preview_side(const Ruleset& rules, const Player& owner, OfferKind kind, const Basket& side,
                         const Basket& other) {
  const SideLimits limits = side_limits(rules, kind);
  return {limits.goods, more_for_side(rules, owner, kind, side, other), small(limits.units), small(limits.kinds)};
}

}  // namespace

Preview preview_of(const Ruleset& rules, const State& state, Seat seat) {
  Preview out;
  const SeatSet all = players(state.players.size());
  if (!all.contains(seat)) seat = state.active;
  for (const Seat other : all) out.seats.push_back(preview_seat(rules, state, other));
  add_prices(out, rules, state, seat);
  add_deliveries(out, rules, state);
  add_turn(out, rules, state);
  out.can_free_offered = state.offer.to == seat && check_freeing(rules, state);
  out.bills_to_name = small(bills_to_name(rules, state));
  for (const Bill bill : each<Bill>())
    if (is_available(rules, state, bill)) out.bills.push_back(preview(rules, state, bill));
  out.advised_bills = advised_bills(out, seat);
  out.ballot = preview_ballot(rules, state);
  out.era = preview_era(rules, state);
  for (const Achievement one : each<Achievement>()) out.needed[one] = progress_needed(rules, one);
  out.points_a_coin = total_score(rules, state.players.size(), 0, 1, 0);
  if (Lake::to_act(state).contains(seat) && check_own_turn(state)) {
    out.trait = preview_trait(rules, state);
    out.allowed = allowed_in_turn(rules, state);
    out.income = advised_income(rules, state);
    out.worths = worths_of(rules, state, seat);
  }
  return out;
}

OfferPreview preview_of(const Ruleset& rules, const State& state, Seat seat, const OfferDraft& draft) {
  const Player &player = state.players[seat], &partner = state.players[draft.to];
  const int repeats = draft.kind == OfferKind::Route ? repeats_of_route(rules, state) : 0;
  return {preview_side(rules, player, draft.kind, draft.give, draft.take),
          preview_side(rules, partner, draft.kind, draft.take, draft.give),
          effect_of_swap(rules, state, seat, draft.take, draft.give, repeats),
          effect_of_swap(rules, state, draft.to, draft.give, draft.take, repeats)};
}

Preview Lake::preview(const Ruleset& rules, const View& view) { return preview_of(rules, view.table, view.viewer); }

std::optional<IncomeCost> Lake::preview(const Ruleset& rules, const View& view, const Action& action) {
  const Income* income = std::get_if<Income>(&action);
  if (income == nullptr) return std::nullopt;
  return cost_of(rules, view.table, *income);
}

namespace {

void answer_offer(const Ruleset& rules, const View& view, FieldReader& in, FieldWriter& out) {
  OfferDraft draft;
  if (!read_value(in, draft)) return;
  const SeatSet all = players(view.table.players.size());
  if (!all.contains(draft.to) || !all.contains(view.viewer))
    in.fail(kNotASeat);
  else if (draft.kind == OfferKind::None)
    in.fail(kNoOffer);
  else
    write_value(out, preview_of(rules, view.table, view.viewer, draft));
}

}  // namespace

bool Lake::answer(const Ruleset& rules, const View& view, std::string_view question, FieldReader& in,
                  FieldWriter& out) {
  if (question == "preview")
    write_value(out, preview(rules, view));
  else if (question == "offer")
    answer_offer(rules, view, in, out);
  else if (question == "stories")
    write_stories(out, rules);
  else
    return false;
  return true;
}

}  // namespace oligopoly::lake
