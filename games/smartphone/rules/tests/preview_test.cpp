// What a plan in the making is said to bring: it must be what happens then.
#include "games/smartphone/rules/preview.hpp"

#include "games/smartphone/rules/phases/logistics.hpp"
#include "games/smartphone/rules/phases/prices.hpp"
#include "games/smartphone/rules/phases/research.hpp"
#include "games/smartphone/rules/phases/scoring.hpp"
#include "games/smartphone/rules/phases/selling.hpp"
#include "games/smartphone/rules/tests/table.hpp"

using namespace oligopoly;
using namespace oligopoly::smartphone;

namespace {

Preview preview(const Table& table, Seat seat) {
  return Smartphone::preview(table.rules, Smartphone::view(table.rules, table.state, seat));
}
PlanPreview preview(const Table& table, Seat seat, const Action& action) {
  const auto found = Smartphone::preview(table.rules, Smartphone::view(table.rules, table.state, seat), action);
  REQUIRE(found);
  return *found;
}

constexpr Seat kMe{0}, kRival{1};

/// Sells one good in each region after the other, then by NFC, as long as anything sells.
void sell_all(Table& table, Seat seat) {
  int turn = 0;
  while (table.board().phase == Phase::Selling && active_seat(table.board()) == seat) {
    const SmallSet<Region> targets = SellingPhase::targets(table.rules, table.board(), seat);
    const bool by_nfc = static_cast<bool>(SellingPhase::check(table.rules, table.board(), seat, SellByNfc{}));
    Action action = Done{};
    if (by_nfc) action = SellByNfc{};
    if (!targets.empty()) action = Sell{targets.at(turn++ % targets.size())};
    Smartphone::apply(table.rules, table.state, seat, action, EventSink<Event>{table.events});
  }
}

/// Plays a round in which nobody expands: everyone plans at random, this seat sells all it can, the others at random.
VpGained played_round(Table& table, Seat me, const Action& plan, Rng& rng) {
  const int round = table.board().round;
  while (table.board().round == round && table.events_of<VpGained>().empty()) {
    const Seat seat = Smartphone::to_act(table.state).front();
    if (table.board().phase == Phase::Selling && seat == me) {
      sell_all(table, me);
      continue;
    }
    Action action = Smartphone::sample_action(table.rules, table.state, seat, rng);
    if (table.board().phase == Phase::Planning && seat == me) action = plan;
    if (table.board().phase == Phase::Research || table.board().phase == Phase::Logistics) action = Done{};
    Smartphone::apply(table.rules, table.state, seat, action, EventSink<Event>{table.events});
  }
  for (const VpGained& gained : table.events_of<VpGained>())
    if (gained.seat == me) return gained;
  FAIL("nobody scored");
  return {};
}

/// A table of three where offices are shared: the first seat's home, and another region.
Table shared_table(int with_steve, Rng& rng) {
  Table table({.seats = 3, .steve = with_steve});
  REQUIRE(table.deal());
  const Region home = table.rules.colour_of(kMe).home;
  table.open(2, home);
  table.open(3, Region::Usa);
  table.open(1, Region::Usa);
  table.open(1, Region::Emirates);
  if (rng.between(0, 1) == 1) table.grant(1, Technology::Nfc);
  if (rng.between(0, 1) == 1) table.grant(1, Technology::Gaming);
  if (rng.between(0, 1) == 1) table.grant(2, Technology::Gaming);
  return table;
}

}  // namespace

TEST_CASE("S2.1, S3.1, S6.1: price, goods and icons of a draft are those of the round") {
  Rng rng = Rng::stream(1, "preview");
  for (int i = 0; i < 200; ++i) {
    Table table({.seats = 2});
    REQUIRE(table.deal());
    table.player(1).tokens = 2;
    if (i % 2 == 0) table.player(1).technologies.insert(Technology::Gps);
    if (i % 3 == 0) table.player(1).technologies.insert(Technology::Battery);
    const Action plan = Smartphone::sample_action(table.rules, table.state, Seat{0}, rng);
    const PlanPreview before = preview(table, Seat{0}, plan);
    for (const Seat seat : {Seat{0}, Seat{1}})
      Smartphone::apply(table.rules, table.state, seat,
                        seat == Seat{0} ? plan : Smartphone::sample_action(table.rules, table.state, seat, rng), {});
    const Player& player = table.player(1);
    CHECK(player.outcome == before.outcome);
    CHECK(player.price == before.price);
    CHECK(player.goods == before.goods);
    CHECK(before.improve == (player.outcome.visible[Icon::Improve] > 0));
    CHECK(before.research == player.outcome.visible[Icon::Research]);
    const int battery = i % 3 == 0 ? player.outcome.visible[Icon::PriceUp] : 0;
    CHECK(before.trucks == player.outcome.visible[Icon::Truck] + battery);
  }
}

TEST_CASE("S7.1, S7.2, S7.3: a draft could sell to the buyers of its price where there is an office, and by NFC") {
  Table table({.seats = 2});
  REQUIRE(table.deal());
  Rng rng = Rng::stream(2, "preview");
  const Region home = table.rules.colours[table.rules.colour[0]].home;
  for (int i = 0; i < 100; ++i) {
    const Action plan = Smartphone::sample_action(table.rules, table.state, Seat{0}, rng);
    const PlanPreview draft = preview(table, Seat{0}, plan);
    List<std::uint8_t, kMaxBuyers> expected;
    const auto& buyers = table.rules.regions[home].buyers;
    for (int place = 0; place < buyers.size(); ++place)
      if (is_price_buyer(buyers[place]) && draft.price <= limit_of(buyers[place]))
        expected.push_back(static_cast<std::uint8_t>(place));
    CHECK(draft.buyers[home] == expected);
    for (const Region region : each<Region>())
      if (region != home) CHECK(draft.buyers[region].empty());
    CHECK(draft.sales.most == std::min<int>(draft.goods, expected.size()));
  }
  const Action plan = Smartphone::sample_action(table.rules, table.state, Seat{0}, rng);
  const PlanPreview without = preview(table, Seat{0}, plan);
  table.player(1).technologies.insert(Technology::Nfc);
  const PlanPreview with = preview(table, Seat{0}, plan);
  // Some buyers ask for the technology itself.
  CHECK(with.buyers[home].size() >= without.buyers[home].size());
  CHECK(with.sales.most == std::min<int>(with.goods, with.buyers[home].size() + table.rules.powers.nfc_goods));
}

TEST_CASE("S5.2, S5.3: technologies cost what the rules ask of the viewer; who looks on sees what is printed") {
  Table table({.seats = 2});
  REQUIRE(table.deal());
  table.player(1).technologies.insert(Technology::Gaming);
  table.state.board.patents[Technology::Gps] = Seat{1};
  const auto costs = [&](Seat seat) {
    return Smartphone::preview(table.rules, Smartphone::view(table.rules, table.state, seat)).technologies;
  };
  for (const Technology technology : each<Technology>()) {
    const TechnologySpec& spec = table.rules.technologies[technology];
    CHECK(costs(kSpectator)[technology].cost == spec.cost);
    CHECK(costs(kSpectator)[technology].left == spec.cost);
    CHECK(costs(Seat{0})[technology].cost == ResearchPhase::cost(table.rules, table.state.board, Seat{0}, technology));
    CHECK(costs(Seat{0})[technology].patent_vp == (technology == Technology::Gps ? 0 : spec.patent_vp));
  }
  const int reduced = table.rules.technologies[Technology::Gps].cost - 2;
  CHECK(costs(Seat{0})[Technology::Gps].cost == reduced);
  table.study(1, Technology::Gps, 1);
  CHECK(costs(Seat{0})[Technology::Gps].left == reduced - 1);
  CHECK(costs(Seat{0})[Technology::Gaming].left == 0);
}

TEST_CASE("S0.7, S8.2: a region says which tile its next office earns, and what selling most would pay then") {
  Table table({.seats = 2});
  REQUIRE(table.deal());
  const auto seen = [&] { return preview(table, kMe).regions[Region::Usa]; };
  const SizeSpec& size = table.rules.size_of(Region::Usa);
  table.region(Region::Usa).retailer = 7;
  CHECK(seen().tile == 7);
  CHECK(seen().next_vp == size.first[0]);
  // The retailer stays until the round ends (R-S2), its tile belongs to whoever came first.
  table.open(2, Region::Usa);
  CHECK(seen().tile == 0);
  CHECK(seen().next_vp == size.first[1]);
  while (table.region(Region::Usa).offices.size() < size.first.size()) table.open(2, Region::Usa);
  CHECK(seen().next_vp == 0);
}

TEST_CASE("S7.1, S7.3: what the preview calls sellable is what sells then, and no more") {
  Rng rng = Rng::stream(5, "preview");
  for (int i = 0; i < 20; ++i) {
    Table table = shared_table(0, rng);
    table.region(Region::Emirates).retailer = 0;
    while (table.board().phase != Phase::Selling || active_seat(table.board()) != kMe) {
      if (table.board().round > 1) break;
      const Seat seat = Smartphone::to_act(table.state).front();
      Smartphone::apply(table.rules, table.state, seat, Smartphone::sample_action(table.rules, table.state, seat, rng),
                        EventSink<Event>{table.events});
    }
    if (table.board().phase != Phase::Selling) continue;
    const int goods = table.board().players[kMe].goods;
    const Preview before = preview(table, kMe);
    for (const Region region : each<Region>())
      CHECK((before.regions[region].buyers > 0) ==
            SellingPhase::targets(table.rules, table.board(), kMe).contains(region));
    int sold = 0;
    table.events.clear();
    sell_all(table, kMe);
    for (const GoodSold& one : table.events_of<GoodSold>()) sold += one.seat == kMe ? 1 : 0;
    for (const GoodSoldByNfc& one : table.events_of<GoodSoldByNfc>()) sold += one.seat == kMe ? 1 : 0;
    CHECK(sold == before.sellable);
    CHECK(sold <= goods);
  }
}

TEST_CASE("smartphone: only plans have a preview, and only for who plans") {
  Table table({.seats = 2});
  REQUIRE(table.deal());
  const View view = Smartphone::view(table.rules, table.state, Seat{0});
  CHECK_FALSE(Smartphone::preview(table.rules, view, Done{}));
  CHECK_FALSE(Smartphone::preview(table.rules, Smartphone::view(table.rules, table.state, kSpectator), LayPlan{}));
}

TEST_CASE("S7.1, S8.1, S8.2: what a plan sells and brings stays within what was said, whatever the others do") {
  Rng rng = Rng::stream(3, "preview");
  int at_least = 0, at_most = 0;
  for (int i = 0; i < 300; ++i) {
    Table table = shared_table(i % 2 == 0 ? 3 : 0, rng);
    const Action plan = Smartphone::sample_action(table.rules, table.state, kMe, rng);
    const PlanPreview said = preview(table, kMe, plan);
    const VpGained gained = played_round(table, kMe, plan, rng);
    CHECK(gained.sold >= said.sales.least);
    CHECK(gained.sold <= said.sales.most);
    CHECK(gained.sales + gained.majorities >= said.vp.least);
    CHECK(gained.sales + gained.majorities <= said.vp.most);
    at_least += gained.sold == said.sales.least ? 1 : 0;
    at_most += gained.sold == said.sales.most ? 1 : 0;
  }
  // Neither end is out of reach.
  CHECK(at_least > 10);
  CHECK(at_most > 10);
}

TEST_CASE("S2.2: a draft says up to which price others go first") {
  Rng rng = Rng::stream(4, "preview");
  Table table({.seats = 3});
  REQUIRE(table.deal());
  for (int i = 0; i < 50; ++i) {
    for (int seat = 1; seat <= 3; ++seat) table.player(seat).vp = static_cast<std::int16_t>(rng.between(0, 3));
    const PlanPreview draft = preview(table, kMe, Smartphone::sample_action(table.rules, table.state, kMe, rng));
    Board board = table.board();
    board.players[kMe].price = draft.price;
    for (const Seat other : {kRival, Seat{2}})
      for (int price = table.rules.price.least; price <= table.rules.price.most; ++price) {
        board.players[other].price = static_cast<std::uint8_t>(price);
        CHECK(has_priority(table.rules, board, other, kMe) == (price <= draft.first_up_to[other]));
      }
    CHECK(draft.first_up_to[kMe] < table.rules.price.least);
  }
}

TEST_CASE("S7.2: whoever may be faster takes the buyers it shares with a draft, and no others") {
  Table table({.seats = 2, .steve = 2});
  REQUIRE(table.deal());
  const Region home = table.rules.colour_of(kMe).home;
  const Action plan = Smartphone::read_action(table.rules, "plan Af Bf 0 1,2 x").action;
  const PlanPreview alone = preview(table, kMe, plan);
  CHECK(alone.sales.least == alone.sales.most);
  CHECK(alone.sales.most > 0);
  table.open(2, home);
  // Steve's price is known: first he asks more, then less.
  table.player(2).outcome.visible = {};
  table.show(2, Icon::PriceUp, 3);
  CHECK(preview(table, kMe, plan).sales.least == alone.sales.most);
  table.show(2, Icon::PriceUp, 0);
  table.show(2, Icon::GoodsCut, 3);
  CHECK(preview(table, kMe, plan).sales.least == 0);
  CHECK(preview(table, kMe, plan).sales.most == alone.sales.most);
  // A retailer keeps everyone out (S0.7).
  table.region(home).retailer = 5;
  CHECK(preview(table, kMe, plan).sales.most == 0);
}

TEST_CASE("S5.1, S6.1: a draft names what its markers finish and open, within reach and supply") {
  Rng rng = Rng::stream(5, "preview");
  for (int i = 0; i < 100; ++i) {
    Table table({.seats = 2});
    REQUIRE(table.deal());
    table.study(1, Technology::Gps, 2);
    table.ship(1, Region::NorthAfrica, 1);
    if (i % 3 == 0) table.player(1).markers = 1;
    const Action plan = Smartphone::sample_action(table.rules, table.state, kMe, rng);
    const PlanPreview draft = preview(table, kMe, plan);
    const int markers = table.player(1).markers;
    for (const Technology technology : each<Technology>()) {
      const int missing =
          ResearchPhase::cost(table.rules, table.board(), kMe, technology) - table.player(1).research[technology];
      CHECK(draft.technologies.contains(technology) == (missing <= std::min<int>(draft.research, markers)));
    }
    for (const Region region : each<Region>()) {
      const int missing = table.rules.size_of(region).cost - table.player(1).logistics[region];
      const bool may = static_cast<bool>(LogisticsPhase::check(table.rules, table.board(), kMe, Ship{region}));
      CHECK(draft.offices.contains(region) == (may && missing <= std::min<int>(draft.trucks, markers)));
    }
  }
}

TEST_CASE("S8.2: of each region, who leads now and what that pays") {
  Table table({.seats = 2});
  REQUIRE(table.deal());
  const Region home = table.rules.colour_of(kMe).home;
  const SizeSpec& size = table.rules.size_of(home);
  RegionPreview region = preview(table, kMe).regions[home];
  CHECK(region.first == kNobody);
  CHECK(region.space == 1);
  CHECK(region.first_vp == size.first[0]);
  table.open(2, home);
  table.region(home).sold[0] = table.region(home).sold[1] = kRival;
  table.region(home).sold[2] = kMe;
  region = preview(table, kSpectator).regions[home];
  CHECK(region.first == kRival);
  CHECK(region.second == kMe);
  CHECK(region.space == 2);
  CHECK(region.first_vp == size.first[1]);
  CHECK(region.second_vp == size.second[1]);
}

TEST_CASE("S6.1, S6.3: of each region, whether it is in reach and how many markers an office still takes") {
  Table table({.seats = 2});
  REQUIRE(table.deal());
  const Region home = table.rules.colour_of(kMe).home;
  const Region near = table.rules.regions[home].links.at(0);
  table.ship(1, near, 1);
  const Preview mine = preview(table, kMe);
  CHECK_FALSE(mine.regions[home].in_reach);
  CHECK(mine.regions[near].in_reach);
  CHECK(mine.regions[near].trucks == table.rules.size_of(near).cost - 1);
  CHECK_FALSE(preview(table, kSpectator).regions[near].in_reach);
  CHECK(preview(table, kSpectator).regions[near].trucks == table.rules.size_of(near).cost);
  table.grant(1, Technology::Wifi);
  CHECK(preview(table, kMe).regions[home].in_reach);
}

TEST_CASE("S2.2: the order of play, and before prices are set that of equal prices") {
  Table table({.seats = 3});
  REQUIRE(table.deal());
  table.player(1).vp = 9;
  table.player(3).vp = 1;
  CHECK(preview(table, kMe).order == List<Seat, kMostSeats>{Seat{2}, Seat{1}, Seat{0}});
  REQUIRE(table.plan_all(Table::kIdlePlan));
  CHECK(preview(table, kMe).order == table.board().order);
}

TEST_CASE("S2.1, S9.2: a price is shown once it is known, Steve's while others plan") {
  Table table({.seats = 2, .steve = 2});
  CHECK_FALSE(preview(table, kMe).seats[kRival].price);
  REQUIRE(table.deal());
  CHECK_FALSE(preview(table, kMe).seats[kMe].price);
  const auto steves = preview(table, kMe).seats[kRival].price;
  REQUIRE(steves);
  REQUIRE(table.plan_all(Table::kIdlePlan));
  CHECK(table.player(2).price == *steves);
  CHECK(preview(table, kMe).seats[kMe].price == table.player(1).price);
}

TEST_CASE("S0.1, S8.4: VP by where they come from") {
  Table table({.seats = 2});
  REQUIRE(table.deal());
  table.grant(1, Technology::Gps);
  table.grant(1, Technology::Nfc);
  table.player(1).tiles = {5, 9};
  const SeatPreview seat = preview(table, kRival).seats[kMe];
  CHECK(seat.start_vp == table.rules.colour_of(kMe).start_vp);
  CHECK(seat.patent_vp ==
        table.rules.technologies[Technology::Gps].patent_vp + table.rules.technologies[Technology::Nfc].patent_vp);
  CHECK(seat.tile_vp == 14);
  CHECK(preview(table, kMe).seats[kRival].patent_vp == 0);
}

TEST_CASE("S1.0: whether a seat has ever revealed a plan") {
  Table table({.seats = 3, .steve = 3});
  REQUIRE(table.deal());
  CHECK_FALSE(preview(table, kMe).seats[kMe].has_plan);
  REQUIRE(table.plan_all(Table::kIdlePlan));
  CHECK(preview(table, kMe).seats[kMe].has_plan);
  CHECK_FALSE(preview(table, kMe).seats[Seat{2}].has_plan);
  table.pass_to(Phase::Planning, 2);
  CHECK(preview(table, kMe).seats[kMe].has_plan);
}
