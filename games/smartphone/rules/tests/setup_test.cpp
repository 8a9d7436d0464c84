#include <map>

#include "games/smartphone/rules/tests/table.hpp"

using namespace oligopoly;
using namespace oligopoly::smartphone;

TEST_CASE("S0.1: 2 to 5 seats play") {
  CHECK(Smartphone::flaw(data::kStandard, 1)->path == "seats");
  CHECK(Smartphone::flaw(data::kStandard, 6)->path == "seats");
  for (int seats = 2; seats <= 5; ++seats) CHECK_FALSE(Smartphone::flaw(data::kStandard, seats));
}

TEST_CASE("S0.1: colours give home, start VP and improvement; two seats never share one") {
  Table table({.seats = 5});
  CHECK(table.player(1).vp == 3);
  CHECK(table.player(5).vp == 7);
  CHECK(table.region(Region::NorthAfrica).offices == List<Seat, kMaxSpaces>{Seat{0}});
  CHECK(table.region(Region::SouthAmerica).offices == List<Seat, kMaxSpaces>{Seat{1}});
  CHECK(table.region(Region::Australia).offices == List<Seat, kMaxSpaces>{Seat{2}});
  CHECK(table.region(Region::India).offices == List<Seat, kMaxSpaces>{Seat{3}});
  CHECK(table.region(Region::Cis).offices == List<Seat, kMaxSpaces>{Seat{4}});
  CHECK(table.player(4).improvements[0] == Domino{Icon::GoodsCut, Icon::Truck});

  Ruleset rules = data::kStandard;
  rules.colour[2] = Colour::Green;
  CHECK_FALSE(Smartphone::flaw(rules, 2));
  CHECK(Smartphone::flaw(rules, 3)->path == "seats[2].colour");
}

TEST_CASE("S0.1: at most one seat is Steve, and he plays") {
  Ruleset rules = data::kStandard;
  rules.steve = SeatSet{Seat{2}};
  CHECK_FALSE(Smartphone::flaw(rules, 3));
  CHECK(Smartphone::flaw(rules, 2)->path == "steve");
  rules.steve.insert(Seat{0});
  CHECK(Smartphone::flaw(rules, 3)->verdict.is(kTwoSteves));
}

TEST_CASE("S0.2: each seat has 12 markers, 18 offices of which one is at home, and 18 goods") {
  Table table;
  CHECK(table.player(1).markers == 12);
  CHECK(table.player(1).offices == 17);
  CHECK(table.rules.supplies.goods == 18);
}

TEST_CASE("S0.2: markers are taken at the start of the turn as far as the supply goes") {
  Table table;
  table.plan_idly();
  table.study(1, Technology::FourG, 5);
  table.ship(1, Region::Europe, 3);
  table.ship(1, Region::China, 3);
  table.show(1, Icon::Research, 3);
  table.pass_to(Phase::Research);
  CHECK(table.board().markers_in_hand == 1);
  CHECK(table.player(1).markers == 0);
  const auto taken = table.events_of<MarkersTaken>();
  CHECK(taken.back().icons == 3);
  CHECK(taken.back().taken == 1);
}

TEST_CASE("S0.2: markers that return during a turn do not go on in it") {
  Table table;
  table.plan_idly();
  table.study(1, Technology::Gps, 2);
  table.study(1, Technology::FourG, 5);
  table.ship(1, Region::Europe, 3);
  table.show(1, Icon::Research, 4);
  table.pass_to(Phase::Research);
  CHECK(table.board().markers_in_hand == 2);
  REQUIRE(table.play("1 study gps"));
  CHECK(table.board().markers_in_hand == 1);
  CHECK(table.player(1).markers == 3);
}

TEST_CASE("S0.2: what S5.3 completes returns its markers before they are taken") {
  Table table;
  table.plan_idly();
  table.grant(2, Technology::Gps);
  table.study(1, Technology::Gps, 2);
  table.study(1, Technology::FourG, 5);
  table.ship(1, Region::Europe, 3);
  table.ship(1, Region::Emirates, 1);
  table.show(1, Icon::Research, 3);
  table.pass_to(Phase::Research);
  CHECK(table.player(1).technologies.contains(Technology::Gps));
  CHECK(table.board().markers_in_hand == 3);
}

TEST_CASE("S0.2: with no office left no progress is placed and nothing completes") {
  Table table;
  table.plan_idly();
  table.player(1).offices = 0;
  table.grant(2, Technology::Gps);
  table.study(1, Technology::Gps, 2);
  table.show(2, Icon::Research, 1);
  table.pass_to(Phase::Research);
  CHECK_FALSE(table.player(1).technologies.contains(Technology::Gps));
  CHECK(active_seat(table.board()) == Seat{1});
  CHECK(table.player(1).markers == 10);
  table.pass_to(Phase::Logistics);
  CHECK(active_seat(table.board()) == Seat{1});
  table.board().turn = 0;
  CHECK(table.why_not(1, "ship europe") == "no office is left in your supply");
}

TEST_CASE("S0.3: the pads show what is printed on them") {
  const Pads& pads = data::kStandard.pads;
  const auto print = [&](PadId pad, Side side) {
    std::string cells;
    for (const Icon icon : pads.face(pad, side)) cells += letter_of(icon);
    return cells;
  };
  CHECK(print(PadId::A, Side::Front) == ".TIG.+");
  CHECK(print(PadId::A, Side::Back) == "-.IG.R");
  CHECK(print(PadId::B, Side::Front) == "-.RT.T");
  CHECK(print(PadId::B, Side::Back) == ".GTR.R");
}

TEST_CASE("S0.4: five of 27 improvements lie face up, slot 1 on top, and leave the box") {
  Table table;
  int copies = 0;
  for (const DominoSpec& row : table.rules.dominoes) copies += row.copies;
  CHECK(copies == 27);
  REQUIRE(table.play("chance market goods/price_up goods/goods goods/goods goods/goods truck/truck"));
  CHECK(table.board().market[0] == Domino{Icon::Goods, Icon::PriceUp});
  CHECK(table.board().market[4] == Domino{Icon::Truck, Icon::Truck});
  CHECK(table.board().box[kind_of(table.rules, {Icon::Goods, Icon::Goods})] == 0);
}

TEST_CASE("S0.4: only what is left in the box can be dealt, written either way round") {
  Table table;
  CHECK(table.play("chance market goods/goods goods/goods goods/goods goods/goods truck/truck").is(kNotInBox));
  CHECK(table.play("chance market goods/goods truck/truck").is(kWrongMarketSize));
  CHECK(table.play("chance market goods/improve goods/goods goods/goods goods/goods truck/truck").is(kNotInBox));
  CHECK(table.play("1 market goods/goods goods/goods goods/goods truck/truck truck/truck").is(kNotYourTurn));
  REQUIRE(table.play("chance market price_up/truck goods/goods goods/goods goods/goods truck/truck"));
  CHECK(table.board().market[0] == Domino{Icon::Truck, Icon::PriceUp});
}

TEST_CASE("S0.4: improvements are drawn with the odds of the box") {
  Table table;
  Rng rng{7};
  std::map<int, int> first;
  for (int i = 0; i < 27'000; ++i) {
    const DealMarket deal = Setup::sample_market(table.rules, table.board(), rng);
    REQUIRE(Setup::check(table.rules, table.board(), deal));
    ++first[kind_of(table.rules, deal.improvements[4])];
  }
  for (int kind = 0; kind < table.rules.dominoes.size(); ++kind) {
    CAPTURE(kind);
    const int expected = 1000 * table.rules.dominoes[kind].copies;
    CHECK(std::abs(first[kind] - expected) < expected / 8);
  }
}

TEST_CASE("S0.5: technologies have their costs and patents, and room for all seats") {
  const std::array<std::pair<int, int>, 6> expected = {{{3, 6}, {3, 6}, {4, 8}, {4, 8}, {5, 10}, {6, 12}}};
  for (const Technology technology : each<Technology>()) {
    const TechnologySpec& spec = data::kStandard.technologies[technology];
    CHECK(std::pair<int, int>(spec.cost, spec.patent_vp) == expected[static_cast<std::size_t>(technology)]);
  }
  Table table({.seats = 5});
  for (int seat = 1; seat <= 5; ++seat) table.grant(seat, Technology::Gps);
  CHECK(table.is_sound());
  Ruleset rules = data::kStandard;
  rules.technology_spaces = 4;
  CHECK(Smartphone::flaw(rules, 5)->path == "technology_spaces");
}

TEST_CASE("S0.6: 12 regions, 21 mutual links, 70 buyers") {
  int links = 0, buyers = 0;
  for (const Region region : each<Region>()) {
    const RegionSpec& spec = data::kStandard.regions[region];
    buyers += spec.buyers.size();
    for (const Region other : spec.links) {
      CHECK(data::kStandard.regions[other].links.contains(region));
      ++links;
    }
  }
  CHECK(links == 42);
  CHECK(buyers == 70);
  CHECK(data::kStandard.size_of(Region::Canada).spaces() == 3);
  CHECK(data::kStandard.size_of(Region::India).spaces() == 4);
  CHECK(data::kStandard.size_of(Region::Usa).spaces() == 5);
}

TEST_CASE("S0.6, R-S1: the Emirates take part, between CIS and Europe") {
  CHECK(static_cast<int>(Region::Emirates) == static_cast<int>(Region::Cis) + 1);
  CHECK(static_cast<int>(Region::Europe) == static_cast<int>(Region::Emirates) + 1);
  CHECK(data::kStandard.regions[Region::Emirates].buyers.size() == 4);
}

TEST_CASE("S0.7, R-S2: 7, 5, 3 and 0 regions get a retailer at 2, 3, 4 and 5 seats; Steve counts as a seat") {
  for (const auto& [seats, count] : std::map<int, int>{{2, 7}, {3, 5}, {4, 3}, {5, 0}}) {
    Table table({.seats = seats, .steve = 1, .retailers = true});
    Rng rng{3};
    if (count == 0) {
      CHECK(table.board().phase == Phase::DealMarket);
      continue;
    }
    CHECK(table.board().phase == Phase::DealRetailers);
    const DealRetailers deal = Setup::sample_retailers(table.rules, table.board(), rng);
    CHECK(std::count_if(deal.tiles.begin(), deal.tiles.end(), [](int tile) { return tile != 0; }) == count);
    CHECK(Setup::check(table.rules, table.board(), deal));
  }
  CHECK(Table({.retailers = false}).board().phase == Phase::DealMarket);
}

TEST_CASE("S0.7: a draw must use regions without a home and each tile once") {
  Table table({.seats = 4, .retailers = true});
  CHECK(table.play("chance retailers canada=5 usa=6").is(kWrongTileCount));
  CHECK(table.play("chance retailers canada=5 usa=6 india=7").is(kNoRetailerHere));
  CHECK(table.play("chance retailers canada=5 usa=5 china=7").is(kNoSuchTile));
  CHECK(table.play("chance retailers canada=5 usa=12 china=7").is(kNoSuchTile));
  REQUIRE(table.play("chance retailers canada=5 usa=11 china=7"));
  CHECK(table.region(Region::Usa).retailer == 11);
}

TEST_CASE("S0.7, R-S23: homes stay without retailers even if their colour does not play") {
  Table table({.seats = 2, .retailers = true});
  CHECK(table.play("chance retailers canada=5 caribbean=6 china=7 emirates=8 europe=9 rsa=10 cis=11")
            .is(kNoRetailerHere));
  CHECK(table.play("chance retailers canada=5 caribbean=6 china=7 emirates=8 europe=9 rsa=10 usa=11"));
}

TEST_CASE("S0.7: regions and tiles are drawn at random, each as likely as another") {
  Table table({.seats = 4, .retailers = true});
  Rng rng{5};
  std::map<Region, int> regions;
  std::map<int, int> tiles;
  for (int i = 0; i < 7000; ++i) {
    const DealRetailers deal = Setup::sample_retailers(table.rules, table.board(), rng);
    for (const Region region : each<Region>()) {
      if (deal.tiles[region] == 0) continue;
      ++regions[region];
      ++tiles[deal.tiles[region]];
    }
  }
  CHECK(regions.size() == 7);
  CHECK(tiles.size() == 7);
  for (const auto& [region, count] : regions) CHECK(std::abs(count - 3000) < 300);
  for (const auto& [tile, count] : tiles) CHECK(std::abs(count - 3000) < 300);
}

TEST_CASE("S0.7: nobody sells while the retailer stands; the first to open earns the tile at clean-up") {
  Table table({.seats = 4, .retailers = true});
  REQUIRE(table.play("chance retailers emirates=9 usa=11 china=7"));
  table.plan_idly();
  table.show_all(Icon::Truck, 2);
  table.pass_to(Phase::Logistics);
  REQUIRE(table.play("1 ship emirates\n1 ship emirates\n2 done\n3 done\n4 ship emirates\n4 ship emirates"));
  CHECK(table.region(Region::Emirates).offices.size() == 2);
  CHECK(table.board().phase == Phase::Selling);
  CHECK(table.why_not(1, "sell emirates") == "a retailer stands in Emirates: nobody sells there this round");
  table.pass_to(Phase::DealMarket, 1);
  CHECK(table.region(Region::Emirates).retailer == 0);
  CHECK(table.region(Region::Usa).retailer == 11);
  CHECK(table.player(1).tiles == SmallSet<std::uint8_t>{9});
  CHECK(table.player(4).tiles.empty());
}

TEST_CASE("S0.7: if Steve opens first the retailer leaves, and nobody gets the tile") {
  Table table({.seats = 4, .steve = 1, .retailers = true});
  REQUIRE(table.play("chance retailers emirates=9 usa=11 china=7"));
  table.plan_idly();
  table.open(1, Region::China);
  table.open(4, Region::China);
  table.board().steve.marker.clear();
  table.pass_to(Phase::DealMarket, 1);
  CHECK(table.region(Region::China).retailer == 0);
  for (int seat = 1; seat <= 4; ++seat) CHECK(table.player(seat).tiles.empty());
  CHECK(table.events_of<RetailerLeft>().at(0).discarded);
}

TEST_CASE("R-S20: retailers are drawn before the market") {
  Table table({.seats = 2, .retailers = true});
  CHECK(table.deal().is(kWrongPhase));
  Rng rng{1};
  Smartphone::apply(table.rules, table.state, kChance, Setup::sample_retailers(table.rules, table.board(), rng), {});
  CHECK(table.deal());
  CHECK(table.board().phase == Phase::Planning);
}

TEST_CASE("smartphone: a broken ruleset is refused with the path of the field") {
  const auto path_of = [](auto change, int seats = 3) {
    Ruleset rules = data::kStandard;
    change(rules);
    const auto flaw = Smartphone::flaw(rules, seats);
    return flaw ? flaw->path : std::string();
  };
  CHECK(path_of([](Ruleset& r) { r.regions[Region::Europe].links.insert(Region::India); }) == "regions.europe.links");
  CHECK(path_of([](Ruleset& r) { r.colours[Colour::Red].home = Region::India; }) == "colours.red.home");
  CHECK(path_of([](Ruleset& r) { r.colours[Colour::Red].improvement = {}; }) == "colours.red.improvement");
  CHECK(path_of([](Ruleset& r) { r.dominoes[3].domino = {Icon::Goods, Icon::GoodsCut}; }) == "dominoes[3].domino");
  CHECK(path_of([](Ruleset& r) { r.dominoes = {{{Icon::Goods, Icon::Goods}, 19}}; }) == "dominoes");
  CHECK(path_of([](Ruleset& r) { r.technologies[Technology::FourG].cost = 13; }) == "technologies.4g.cost");
  CHECK(path_of([](Ruleset& r) { r.sizes[Size::Large].second.pop_back(); }) == "sizes.large.second");
  CHECK(path_of([](Ruleset& r) { r.retailer.tiles[1] = 5; }) == "retailer.tiles");
  CHECK(path_of([](Ruleset& r) { r.retailer.regions_by_seats[0] = 8; }) == "retailer.regions_by_seats[0]");
  CHECK(path_of([](Ruleset& r) { r.steve_pads[Difficulty::Hard].icons[Icon::Truck] = 7; }) ==
        "steve_pads.hard.icons.truck");
  CHECK(path_of([](Ruleset& r) { r.price.start = 9; }) == "price.start");
  CHECK(path_of([](Ruleset& r) { r.plan = {5, 5}; }) == "plan");
  CHECK(path_of([](Ruleset& r) { r.rounds = 6; }) == "rounds");
  CHECK(path_of([](Ruleset& r) { r.improve_rounds = 0; }) == "improve_rounds");
  CHECK(path_of([](Ruleset&) {}).empty());
}
