// What a player sees before deciding: it must be what happens then.
#include "games/lake/rules/preview.hpp"

#include "games/lake/rules/tests/table.hpp"
#include "games/lake/rules/trade/swaps.hpp"

using namespace oligopoly;
using namespace oligopoly::lake;

namespace {

Preview preview_for(const Table& table, int seat) { return preview_of(table.rules, table.state, Seat{seat - 1}); }

}  // namespace

TEST_CASE("L4.3, L5.2, L5.3: prices and tax as they will be paid") {
  Table table(2);
  table.to_turn(1);
  table.coins(1) = 50;
  REQUIRE(table.play("1 income all"));
  const Preview before = preview_for(table, 1);
  REQUIRE(table.play("1 buy point crops; 1 build food"));
  CHECK(table.last<PointBought>().price == before.point.coins);
  CHECK(table.last<PointBought>().tax == before.point.tax);
  CHECK(table.last<Built>().price == before.build[Industry::Food].coins);
  CHECK(table.last<Built>().tax == before.build[Industry::Food].tax);
}

TEST_CASE("L5.4: a run pays what the preview says, also that of an industry just built") {
  Table table(2);
  table.industry(1, Industry::Tourism, 3);
  table.to_turn(1);
  table.coins(1) = 50;
  REQUIRE(table.play("1 income all"));
  const SeatPreview seat = preview_for(table, 1).seats[Seat{0}];
  CHECK(seat.runs[Industry::Tourism].total ==
        seat.runs[Industry::Tourism].base + 2 + seat.runs[Industry::Tourism].monopoly);
  CHECK(seat.raised[Industry::Tourism].level == 4);
  CHECK(seat.raised[Industry::Tourism].pays == seat.runs[Industry::Tourism].total + 1);
  table.goods(1, Resource::Timber) = 4;
  REQUIRE(table.play("1 build finance"));
  const Allowed allowed = preview_for(table, 1).allowed;
  CHECK(allowed.run.contains(Industry::Finance));
  REQUIRE(allowed.run_all);
  CHECK(allowed.route_ends_runs);
  REQUIRE(table.play("1 run all"));
  CHECK_FALSE(preview_for(table, 1).allowed.route_ends_runs);
  CHECK(table.state.turn.earned == allowed.run_all_pays);
  CHECK(allowed.run_all_pays == seat.runs[Industry::Tourism].total + seat.runs[Industry::Finance].total);
}

TEST_CASE("R-L41: the preview says what is made up for where a levy would take more than a run pays") {
  Table table(2);
  table.to_turn(1);
  const RunPreview before = preview_for(table, 1).seats[Seat{0}].runs[Industry::Finance];
  CHECK(before.floor == 0);
  table.state.laws.finance_tax = static_cast<std::uint8_t>(before.total + 3);
  const RunPreview after = preview_for(table, 1).seats[Seat{0}].runs[Industry::Finance];
  CHECK(after.total == 0);
  CHECK(after.floor == 3);
}

TEST_CASE("L5.5: an upgrade takes the goods and coins of the preview") {
  Table table(2);
  table.industry(1, Industry::Finance, 3);
  table.industry(1, Industry::Food, 1);
  table.to_turn(1);
  REQUIRE(table.play("1 income all"));
  table.coins(1) = 20;
  table.goods(1, Resource::Livestock) = 2;
  table.goods(1, Resource::Crops) = 2;
  const Preview before = preview_for(table, 1);
  REQUIRE(before.allowed.upgrade.contains(Industry::Finance));
  REQUIRE(table.play("1 upgrade finance"));
  CHECK(table.last<Upgraded>().coins == before.upgrade[Industry::Finance].coins);
  REQUIRE(table.play("1 upgrade food"));
  CHECK(table.last<Upgraded>().goods == before.upgrade[Industry::Food].goods);
}

TEST_CASE("L5.6, L6: what a route costs, and who could free one by a Silk Road") {
  Table table(3, {"uk", "china", "japan"});
  table.to_turn(1);
  table.coins(1) = 30;
  REQUIRE(table.play("1 income all"));
  table.goods(1, Resource::Water) = 3;
  table.goods(3, Resource::Timber) = 3;
  const Preview before = preview_for(table, 1);
  CHECK_FALSE(before.seats[Seat{0}].can_free);
  CHECK(before.seats[Seat{1}].can_free);
  REQUIRE(before.allowed.route);
  REQUIRE(table.play("1 offer 3 water for timber; 3 accept"));
  CHECK(table.last<RouteFounded>().fee == before.route.coins);
  CHECK(table.last<RouteFounded>().tax == before.route.tax);
  table.goods(2, Resource::Timber) = 3;
  REQUIRE(table.play("1 offer 2 water for timber"));
  CHECK(preview_for(table, 2).can_free_offered);
  CHECK_FALSE(preview_for(table, 1).can_free_offered);
  CHECK_FALSE(preview_for(table, 3).can_free_offered);
}

TEST_CASE(
    "L5.6, R-L16: the deliveries a route has left are those that come, the last of them before the game is over") {
  Table table(2);
  table.to_turn(1);
  table.coins(1) = 20;
  table.player(1).goods = {{0, 50, 0, 0, 0, 0}};
  table.player(2).goods = {{0, 0, 50, 0, 0, 0}};
  CHECK(preview_for(table, 1).deliveries_after_founding == 2);
  REQUIRE(table.play("1 income 0 0 0; 1 offer 2 crops for timber; 2 accept"));
  const auto left = [&] { return preview_for(table, 1).deliveries_left[0]; };
  const auto next = [&] { return preview_for(table, 1).next_delivery[0]; };
  CHECK(left() == 2);
  CHECK(next() == 2);
  table.to_round(2);
  CHECK(left() == 2);
  CHECK(next() == 2);
  table.to_turn(1);
  CHECK(left() == 1);
  CHECK(next() == 3);
  table.to_round(3);
  CHECK(left() == 1);
  table.state.round = table.rules.rounds;
  table.state.routes[0].last_round = static_cast<std::uint8_t>(table.rules.rounds + 1);
  CHECK(left() == 1);
  CHECK(preview_for(table, 1).deliveries_after_founding == 0);
  table.to_turn(1);
  CHECK(left() == 0);
  CHECK(next() == 0);
}

TEST_CASE("L4.2, L4.4: the bills that can be proposed, and what each would change") {
  Table table(2);
  table.industry(2, Industry::Finance, 3);
  const Preview before = preview_for(table, 1);
  CHECK(before.bills_to_name == 3);
  REQUIRE(before.bills.size() == 4);  // nothing to lower yet, and no Expo
  for (const BillPreview& bill : before.bills) {
    CHECK(bill.change[Seat{0}] == 0);
    CHECK(bill.change[Seat{1}] == (bill.bill == Bill::FinanceTaxUp ? -1 : 0));
  }
  table.pass("finance+");
  CHECK(table.state.laws.finance_tax == 1);
}

TEST_CASE("L4.1, R-L7: the bills the chair begins with can be proposed, the one that hurts only others first") {
  Table table(3);
  table.industry(2, Industry::Finance, 3);
  Bills bills = preview_for(table, 1).advised_bills;
  REQUIRE(bills.size() == 3);
  CHECK(bills[0] == Bill::FinanceTaxUp);
  CHECK(Lake::check(table.rules, table.state, Seat{0}, Propose{bills}));
  table.industry(1, Industry::Finance, 3);
  table.player(2).levels[Industry::Finance] = 0;
  bills = preview_for(table, 1).advised_bills;
  CHECK(std::find(bills.begin(), bills.end(), Bill::FinanceTaxUp) == bills.end());
  CHECK(Lake::check(table.rules, table.state, Seat{0}, Propose{bills}));
}

TEST_CASE("L5.5, R-L30: what can still be upgraded when everything that pays has run") {
  Table table(2);
  table.industry(1, Industry::Tourism, 1);
  table.industry(1, Industry::Food, 1);
  table.to_turn(1);
  REQUIRE(table.play("1 income 0 0 0"));
  table.player(1).goods = {{4, 1, 3, 0, 0, 0}};
  const Allowed before = preview_for(table, 1).allowed;
  CHECK(before.upgrade == Industries{Industry::Tourism});
  CHECK(before.upgrade_after_runs == Industries{Industry::Tourism});
  table.goods(1, Resource::Timber) = 2;
  CHECK(preview_for(table, 1).allowed.upgrade == Industries{Industry::Tourism});
  CHECK(preview_for(table, 1).allowed.upgrade_after_runs.empty());
}

TEST_CASE("L4.4: a subsidy changes the income of whoever founded a route that still delivers") {
  Table table(2);
  table.to_turn(1);
  table.coins(1) = 20;
  table.player(1).goods = {{0, 50, 0, 0, 0, 0}};
  table.player(2).goods = {{0, 0, 50, 0, 0, 0}};
  REQUIRE(table.play("1 income 0 0 0; 1 offer 2 crops for timber; 2 accept"));
  table.to_round(2);
  for (const BillPreview& bill : preview_for(table, 1).bills) {
    CHECK(bill.subsidy[Seat{0}] == (bill.bill == Bill::SubsidyUp ? 1 : bill.bill == Bill::SubsidyDown ? -1 : 0));
    CHECK(bill.subsidy[Seat{1}] == 0);
  }
}

TEST_CASE("L8, L9.1: progress and score as they stand") {
  Table table(4);
  table.coins(2) = 17;
  table.player(2).charity = 100;
  table.player(2).streak = 5;
  table.state.achievers[Achievement::Smith] = Seat{1};
  const SeatPreview seat = preview_for(table, 2).seats[Seat{1}];
  CHECK(seat.progress[Achievement::Lucas] == 5);
  CHECK(seat.progress[Achievement::Friedman] == 17);
  CHECK(seat.progress[Achievement::Smith] == 1);
  const ScoreTerms& terms = seat.score;
  CHECK(terms.total ==
        terms.wealth * (terms.charity + terms.coin_points * terms.coins) + terms.merit * terms.achievements);
  CHECK(terms.total == terms.from_coins + terms.from_charity + terms.from_achievements);
  CHECK(terms.from_achievements == terms.merit * terms.achievements);
  CHECK(terms.from_charity == terms.wealth * terms.charity);
  CHECK(terms.total == Lake::standings(table.rules, table.state)[Seat{1}].score);
  ++table.coins(2);
  const Preview richer = preview_for(table, 2);
  CHECK(richer.seats[Seat{1}].score.total == terms.total + richer.points_a_coin);
}

TEST_CASE("L5: nothing is allowed to whoever is not to act") {
  Table table(2);
  table.to_turn(1);
  CHECK(preview_for(table, 1).allowed.income);
  const Allowed other = preview_for(table, 2).allowed;
  CHECK_FALSE(other.income);
  CHECK(other.run.empty());
}

TEST_CASE("L5.1, R-L8: an income takes what its preview says, and the one advised is always allowed") {
  Rng rng = Rng::stream(1, "income");
  int advised = 0;
  for (std::uint64_t game = 0; game < 5; ++game) {
    Table table(3);
    table.rules.tax_scope.insert(Dealing::Metals);
    while (!Lake::is_over(table.state)) {
      const Seat seat = Lake::to_act(table.state).front();
      Action action = Lake::sample_action(table.rules, table.state, seat, rng);
      if (std::holds_alternative<Income>(action)) {
        action = preview_of(table.rules, table.state, seat).income;
        REQUIRE(Lake::check(table.rules, table.state, seat, action));
        const auto cost = Lake::preview(table.rules, Lake::view(table.rules, table.state, seat), action);
        REQUIRE(cost);
        std::vector<Event> events;
        Lake::apply(table.rules, table.state, seat, action, EventSink<Event>{events});
        const PointsRun& run = std::get<PointsRun>(events.front());
        CHECK(run.water == cost->water);
        CHECK(run.coins == cost->coins);
        CHECK(run.tax == cost->tax);
        ++advised;
        continue;
      }
      Lake::apply(table.rules, table.state, seat, action, {});
    }
  }
  CHECK(advised > 20);
}

TEST_CASE("L5.1: Metals are advised for an industry that needs them, and scarce Water goes to the run that pays best") {
  Table table(2);
  table.to_turn(1);
  Player& player = table.state.players[Seat{0}];
  player.points = {};
  player.goods = {};
  player.points[Resource::Crops] = 2;
  player.points[Resource::Steel] = 1;
  player.points[Resource::Metals] = 2;
  player.goods[Resource::Water] = 9;
  player.coins = 9;
  CHECK(preview_for(table, 1).income == Income{.crops = 2, .steel = 1, .metals = 0});
  table.industry(1, Industry::Services, 1);
  CHECK(preview_for(table, 1).income.metals > 0);

  Table dry(2);
  dry.industry(1, Industry::Food, 1);
  dry.industry(1, Industry::Manufacturing, 1);
  dry.to_turn(1);
  Player& thirsty = dry.state.players[Seat{0}];
  thirsty.points = {};
  thirsty.goods = {};
  thirsty.points[Resource::Crops] = thirsty.points[Resource::Steel] = 1;
  thirsty.goods[Resource::Livestock] = thirsty.goods[Resource::Timber] = thirsty.goods[Resource::Water] = 1;
  dry.state.era[Industry::Manufacturing] = 6;
  CHECK(preview_for(dry, 1).income == Income{.crops = 0, .steel = 1, .metals = 0});
}

namespace {

/// A turn at the Expo in which everybody has some of everything, by the option that lets all kinds change hands.
Table full_table() {
  Table table(3);
  table.rules.swaps = Swaps::All;
  table.restart(3);
  table.to_turn(1);
  table.state.laws.expo = true;
  for (const int seat : {1, 2, 3}) {
    table.coins(seat) = 40;
    for (const Resource resource : each<Resource>()) table.goods(seat, resource) = 2 + 3 * seat;
  }
  REQUIRE(table.play("1 income all"));
  return table;
}

Verdict check_offer(const Table& table, const OfferDraft& draft) {
  if (draft.kind == OfferKind::Exchange)
    return Lake::check(table.rules, table.state, Seat{0}, Exchange{draft.to, draft.give, draft.take});
  const Good give = kind_in(draft.give), take = kind_in(draft.take);
  return Lake::check(table.rules, table.state, Seat{0},
                     OfferRoute{draft.to, give, draft.give[give], take, draft.take[take], false});
}

/// One more of a good; the one kind of a route gives way to another.
Basket with_more(OfferKind kind, const Basket& side, Good good) {
  Basket more = kind == OfferKind::Route ? basket_of(good, side[good]) : side;
  ++more[good];
  return more;
}

/// Fills both sides at random with what can be added, and holds each of the answers to what the rules allow then.
int fill_at_random(const Table& table, OfferDraft draft, Rng& rng) {
  draft.give = basket_of(Good::Timber, 1);
  draft.take = basket_of(Good::Water, 1);
  int added = 0;
  for (int i = 0; i < 30; ++i) {
    const OfferPreview now = preview_of(table.rules, table.state, Seat{0}, draft);
    const bool is_give = rng.below(2) == 0;
    const SmallSet<Good> more = is_give ? now.give.more : now.take.more;
    for (const Good good : each<Good>()) {
      OfferDraft next = draft;
      Basket& side = is_give ? next.give : next.take;
      side = with_more(draft.kind, side, good);
      CAPTURE(static_cast<int>(good));
      REQUIRE(static_cast<bool>(check_offer(table, next)) == more.contains(good));
    }
    if (more.empty()) break;
    Basket& side = is_give ? draft.give : draft.take;
    side = with_more(draft.kind, side, more.at(static_cast<int>(rng.below(static_cast<std::uint32_t>(more.size())))));
    ++added;
  }
  return added;
}

}  // namespace

TEST_CASE("L5.1, L5.6, R-L10, R-L34: what can be added to an offer is what the rules allow in it") {
  const Table table = full_table();
  Rng rng{7};
  for (const OfferKind kind : {OfferKind::Route, OfferKind::Exchange}) {
    int added = 0;
    for (int i = 0; i < 40; ++i) added += fill_at_random(table, {kind, Seat{1 + i % 2}, {}, {}}, rng);
    CHECK(added > 100);
  }
  const OfferPreview empty = preview_of(table.rules, table.state, Seat{0}, {OfferKind::Exchange, Seat{1}, {}, {}});
  CHECK(empty.give.most_units == table.rules.trade.exchange_units);
  CHECK(empty.give.most_kinds == table.rules.trade.exchange_kinds);
  CHECK(empty.take.goods.contains(Good::Plots));
}

TEST_CASE("L4.1, R-L6: the ballot counts votes as they fall, and says which bill leads") {
  Table table(3);
  CHECK(preview_for(table, 1).ballot.bills.empty());
  REQUIRE(table.play("1 propose tax+ finance+ tariff+"));
  CHECK(preview_for(table, 1).ballot.votes.empty());
  REQUIRE(table.play("1 vote finance+; 2 vote tariff+"));
  const BallotPreview ballot = preview_for(table, 3).ballot;
  CHECK(ballot.bills == Bills{Bill::TaxUp, Bill::FinanceTaxUp, Bill::TariffUp});
  CHECK(ballot.counts == VoteCounts{0, 2, 1});
  REQUIRE(ballot.votes.size() == 2);
  CHECK(ballot.votes[0].votes == table.rules.chair_votes);
  CHECK(ballot.votes[1].seat == Seat{1});
  CHECK(ballot.leading == Bill::FinanceTaxUp);
  CHECK_FALSE(ballot.is_tie);
  table.state.votes[1] = Bill::TariffUp;
  table.rules.chair_votes = 1;
  const BallotPreview tie = preview_for(table, 3).ballot;
  CHECK(tie.is_tie);
  CHECK(tie.leading == Bill::FinanceTaxUp);
}

TEST_CASE("L3.1, L7: the card of the round, the rounds of those before, and whether donations are open") {
  Table table(2);
  CHECK(preview_for(table, 1).era.card.empty());
  table.next_cards = {"wto", "black_death"};
  table.to_turn(1);
  table.to_round(4);
  table.to_turn(1);
  const EraPreview first = preview_for(table, 1).era;
  REQUIRE(first.card.size() == 1);
  CHECK(first.card[0] == table.card("wto"));
  CHECK_FALSE(first.charity);
  table.to_round(5);
  table.to_turn(1);
  const EraPreview second = preview_for(table, 1).era;
  CHECK(second.card[0] == table.card("black_death"));
  CHECK(second.rounds == List<std::uint8_t, kMaxCards>{4, 5});
  CHECK(second.cards_left == table.rules.cards.size() - 2);
  CHECK(second.charity);
  const int points = table.rules.cards[table.card("black_death")].donation.points;
  CHECK(second.donation_coins == points / table.rules.score.coin_points);
}

TEST_CASE("L5.2: what one's own points supply for nothing") {
  Table table(2);
  table.to_turn(1);
  REQUIRE(table.play("1 income all"));
  for (const Resource resource : each<Resource>()) table.player(1).points[resource] = 9;
  table.coins(1) = 999;
  const Allowed rich = preview_for(table, 1).allowed;
  REQUIRE_FALSE(rich.supplied.empty());
  for (const Industry industry : rich.build) {
    bool takes_any = false, is_free = true;
    for (const Resource resource : each<Resource>()) {
      if (table.rules.industries[industry].inputs[resource] == 0) continue;
      takes_any = true;
      const ResourceRow& row = table.rules.resources[resource];
      is_free = is_free && row.water == 0 && row.coins == 0;
    }
    CHECK(rich.supplied.contains(industry) == (takes_any && is_free));
  }
  for (const Resource resource : each<Resource>()) table.player(1).points[resource] = 0;
  CHECK(preview_for(table, 1).allowed.supplied.empty());
}

TEST_CASE("L6, R-L40: what a trait takes, and from whom") {
  Table table(3, {"germany", "russia", "uk"});
  table.industry(2, Industry::Food, 1);
  table.industry(2, Industry::Heavy, 2);
  table.to_turn(1);
  const TraitPreview strike = preview_for(table, 1).trait;
  CHECK(strike.units == table.rules.traits.strike_pays);
  CHECK(strike.kinds == SmallSet<Good>{Good::Timber, Good::Steel, Good::Metals});
  REQUIRE(strike.targets.size() == 1);
  CHECK(strike.targets[0].seat == Seat{1});
  CHECK(strike.targets[0].industries == Industries{Industry::Heavy});
  CHECK(preview_for(table, 2).trait.targets.empty());
  table.to_turn(2);
  CHECK(preview_for(table, 2).trait.kinds == SmallSet<Good>{Good::Livestock, Good::Crops});
  CHECK(preview_for(table, 2).trait.targets.size() == 2);
  table.player(3).plots = 0;
  CHECK(preview_for(table, 2).trait.targets.size() == 1);
}

TEST_CASE("L5.1, R-L39: the steps of a turn, and what has run as often as it may") {
  Table table(2);
  table.rules.runs_a_turn = 2;
  table.restart(2);
  table.industry(1, Industry::Finance, 1);
  table.to_turn(1);
  CHECK_FALSE(preview_for(table, 1).steps.contains(TurnStep::Expo));
  table.state.laws.expo = true;
  CHECK(preview_for(table, 1).steps.contains(TurnStep::Expo));
  REQUIRE(table.play("1 income all; 1 run finance"));
  CHECK(preview_for(table, 1).ran.empty());
  REQUIRE(table.play("1 run finance"));
  CHECK(preview_for(table, 1).ran == Industries{Industry::Finance});
}
