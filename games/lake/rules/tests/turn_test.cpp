#include "games/lake/rules/industry.hpp"
#include "games/lake/rules/phases/income.hpp"
#include "games/lake/rules/tests/table.hpp"
#include "games/lake/rules/trade/routes.hpp"

using namespace oligopoly;
using namespace oligopoly::lake;

TEST_CASE(
    "L5.1: Livestock, Timber and Water points give 1 each; Crops and Steel ask for 1 Water, Metals for a coin too") {
  Table table(2, {"china", "uk"});
  table.to_turn(1);
  CHECK(table.player(1).goods == Goods{{1, 0, 1, 0, 0, 2}});
  CHECK(table.play("1 income 1 1 1").is(kLacksGoods));
  CHECK(table.play("1 income 2 0 0").is(kTooFewPoints));
  REQUIRE(table.play("1 income 1 0 1"));
  CHECK(table.player(1).goods == Goods{{1, 1, 1, 0, 1, 0}});
  CHECK(table.coins(1) == 9);
  CHECK(table.play("1 income 0 0 0").is(kStepPassed));
}

TEST_CASE("L5.1: a Metals point needs its coin") {
  Table table(2, {"china", "uk"});
  table.to_turn(1);
  table.coins(1) = 0;
  CHECK(table.play("1 income 0 0 1").is(kLacksCoins));
}

TEST_CASE("L5.1, R-L20: routes deliver before the subsidy and the points") {
  Table table(2, {"germany", "russia"});
  table.state.laws.subsidy = 1;
  table.pass("tax+");
  table.coins(1) = 100;
  // All the Timber is given; the point's new unit would be enough for a swap, but comes after it.
  table.player(1).goods = {{0, 0, 1, 0, 0, 0}};
  table.player(2).goods = {{9, 0, 0, 0, 0, 0}};
  REQUIRE(table.play("1 income 0 0 0; 1 offer 2 timber for livestock; 2 accept"));
  table.player(1).goods[Resource::Timber] = 0;
  REQUIRE(table.play("1 done; 2 income 0 0 0; 2 done"));
  table.pass("tax+");
  REQUIRE(table.play("2 income 0 0 0; 2 done"));
  CHECK(table.count<RouteFailed>() == 1);
  CHECK(table.count<SubsidyPaid>() == 0);
  CHECK(table.goods(1, Resource::Timber) == 2);
}

TEST_CASE("L5.1, R-L10: at most three offers at the Expo, each answered at once") {
  Table table(2);
  table.rules.expo_from = 1;
  table.pass("expo");
  table.goods(2, Resource::Water) = 20;
  REQUIRE(table.play("1 income 0 0 0; 1 exchange 2 coins for 3water"));
  CHECK(Lake::to_act(table.state) == SeatSet{Seat{1}});
  CHECK(table.play("1 done").is(kNotYourTurn));
  CHECK(table.play("2 done").is(kOfferOpen));
  const int coins = table.coins(2);
  REQUIRE(table.play("2 accept"));
  CHECK(table.coins(2) == coins + 1);
  CHECK(table.goods(2, Resource::Water) == 17);
  REQUIRE(table.play("1 exchange 2 coins for water; 2 decline"));
  CHECK(table.coins(2) == coins + 1);
  REQUIRE(table.play("1 exchange 2 coins for water; 2 decline"));
  CHECK(table.play("1 exchange 2 coins for water").is(kOffersSpent));
}

TEST_CASE("L5.1, R-L10: each side of an exchange is a basket of 1 to 3 kinds and 1 to 20 units that its giver has") {
  Table table(2);
  table.rules.expo_from = 1;
  table.pass("expo");
  for (const int seat : {1, 2}) {
    table.coins(seat) = 30;
    table.player(seat).goods = {{30, 30, 30, 30, 0, 30}};
  }
  REQUIRE(table.play("1 income 0 0 0"));
  CHECK(table.play("1 exchange 2 21coins for water").is(kBadUnits));
  CHECK(table.play("1 exchange 2 coins for 10water+11steel").is(kBadUnits));
  CHECK(table.play("1 exchange 2 coins+water+steel+timber for crops").is(kBadKinds));
  CHECK(table.play("1 exchange 2 coins+water for 2water").is(kSameKind));
  CHECK(table.play("1 exchange 1 coins for water").is(kOwnSeat));
  CHECK(table.play("1 exchange 3 coins for water").is(kNotASeat));
  CHECK(table.play("1 exchange 2 coins+metals for water").is(kLacksGoods));
  CHECK(table.play("1 exchange 2 coins for water+metals").is(kPartnerLacks));
  CHECK(table.play("1 exchange 2 plots for water").is(kNotSwapped));
  CHECK_FALSE(Lake::check(table.rules, table.state, Seat{0}, Exchange{Seat{1}, {}, {}}));
  for (const std::string line :
       {"1 exchange 2 21coins for water", "1 exchange 1 coins for water", "1 exchange 2 coins+water for 2water",
        "1 exchange 2 metals for water", "1 exchange 2 coins for metals", "1 exchange 2 plots for water"})
    CHECK(table.play(line).rule() == "L5.1");
  REQUIRE(table.play("1 exchange 2 12coins+5timber+3crops for 19water+livestock; 2 accept"));
  CHECK(table.coins(1) == 18);
  CHECK(table.player(1).goods == Goods{{31, 27, 25, 30, 0, 49}});
  CHECK(table.player(2).goods == Goods{{29, 33, 35, 30, 0, 11}});
}

TEST_CASE("L5.1: an exchange without the Expo is refused by name") {
  Table table(2);
  table.to_turn(1);
  CHECK(table.play("1 exchange 2 coins for water").is(kNoExpo));
  REQUIRE(table.play("1 income 0 0 0"));
  CHECK(table.play("1 exchange 2 coins for water").is(kNoExpo));
}

TEST_CASE("L5.1, R-L34: with all kinds swapped idle plots change hands at the Expo") {
  Table table(2);
  table.rules.expo_from = 1;
  table.rules.swaps = Swaps::All;
  table.pass("expo");
  REQUIRE(table.play("1 income 0 0 0"));
  table.industry(2, Industry::Food, 1);
  CHECK(table.play("1 exchange 2 coins for 4plots").is(kPartnerLacks));
  REQUIRE(table.play("1 exchange 2 coins for 3plots; 2 accept"));
  CHECK(table.player(1).plots == 6);
  CHECK(table.player(2).plots == 1);
  CHECK(Lake::audit(table.rules, table.state));
}

TEST_CASE("L5.2: at most one point a turn, and never Water") {
  Table table(2);
  table.to_turn(1);
  REQUIRE(table.play("1 income 0 0 0"));
  CHECK(table.play("1 buy point water").is(kNotForSale));
  REQUIRE(table.play("1 buy point metals"));
  CHECK(table.player(1).points[Resource::Metals] == 1);
  CHECK(table.play("1 buy point metals").is(kStepPassed));
  CHECK(table.play("1 buy plot").is(kStepPassed));
}

TEST_CASE("L5.2, R-L11: prices 1, 1, 2, 3, 5, 8, 8 by one's own purchases") {
  Table table(2);
  std::vector<int> prices;
  for (int i = 0; i < 7; ++i) {
    table.to_turn(1);
    table.coins(1) = 50;
    REQUIRE(table.play("1 income 0 0 0; 1 buy point timber"));
    prices.push_back(table.last<PointBought>().price);
  }
  CHECK(prices == std::vector<int>{1, 1, 2, 3, 5, 8, 8});
  table.to_turn(2);
  REQUIRE(table.play("2 income 0 0 0; 2 buy point timber"));
  CHECK(table.last<PointBought>().price == 1);
}

TEST_CASE("L5.2, R-L38: by point_price_by the whole table's purchases raise the price") {
  Table table(2);
  table.rules.point_price_by = PointPriceBy::Table;
  std::vector<int> prices;
  for (int i = 0; i < 5; ++i) {
    table.to_turn(1 + i % 2);
    table.coins(1 + i % 2) = 50;
    REQUIRE(table.play(std::to_string(1 + i % 2) + " income 0 0 0; " + std::to_string(1 + i % 2) +
                       (i == 1 ? " buy plot" : " buy point timber")));
    prices.push_back(i == 1 ? table.last<PlotBought>().price : table.last<PointBought>().price);
  }
  CHECK(prices == std::vector<int>{1, 1, 2, 3, 5});
}

TEST_CASE("L5.2, R-L12: a plot of the bank instead of a point, at the same price and counted the same") {
  Table table(2);
  for (int i = 0; i < 2; ++i) {
    table.to_turn(1);
    REQUIRE(table.play("1 income 0 0 0; 1 buy plot"));
  }
  CHECK(table.player(1).plots == 5);
  CHECK(table.state.bank_plots == 1);
  table.to_turn(1);
  table.coins(1) = 20;
  REQUIRE(table.play("1 income 0 0 0; 1 buy point timber"));
  CHECK(table.last<PointBought>().price == 2);
  table.to_turn(1);
  table.state.bank_plots = 0;
  REQUIRE(table.play("1 income 0 0 0"));
  CHECK(table.play("1 buy plot").is(kNoBankPlot));
  table.rules.plots_for_sale = false;
  CHECK(table.play("1 buy plot").is(kPlotsNotForSale));
}

TEST_CASE("L5.3, R-L13: one industry a turn, one of each kind, on an idle plot") {
  Table table(2);
  table.to_turn(1);
  table.coins(1) = 100;
  REQUIRE(table.play("1 income 0 0 0; 1 build food"));
  CHECK(table.play("1 build finance").is(kStepPassed));
  table.to_turn(1);
  REQUIRE(table.play("1 income 0 0 0"));
  CHECK(table.play("1 build food").is(kAlreadyBuilt));
  table.industry(1, Industry::Tourism, 1);
  table.industry(1, Industry::Services, 1);
  CHECK(table.play("1 build finance").is(kNoIdlePlot));
}

TEST_CASE("L5.3: Manufacturing and Heavy occupy two plots from level 4 on") {
  Table table(2);
  table.industry(1, Industry::Heavy, 3);
  CHECK(idle_plots(table.rules, table.player(1)) == 2);
  table.industry(1, Industry::Heavy, 4);
  CHECK(idle_plots(table.rules, table.player(1)) == 1);
  table.industry(1, Industry::Food, 9);
  CHECK(idle_plots(table.rules, table.player(1)) == 0);
}

TEST_CASE("L5.4: base, level, era, monopoly and leader's bonus less the tax") {
  Table table(2);
  table.to_round(4);
  REQUIRE(table.play("chance draw industry_monopoly"));
  table.to_round(5);
  REQUIRE(table.play("chance draw feudalism"));
  table.state.laws.tariff = 1;
  table.to_turn(1);
  table.industry(1, Industry::Food, 3);
  table.player(1).goods = {{1, 1, 0, 0, 0, 0}};
  const int coins = table.coins(1);
  REQUIRE(table.play("1 income 0 0 0; 1 run food"));
  CHECK(table.coins(1) == coins + 3 + 2 + 2 + 2 + 3 - 1);
  CHECK(table.last<Ran>().payoff == Payoff{3, 2, 2, 2, 3, 1, 11});
  REQUIRE(table.last<Ran>().cards.size() == 1);
  CHECK(table.last<Ran>().cards[0].coins == 2);
}

TEST_CASE("L5.4: a run never pays less than 0, and may be made all the same") {
  Table table(2);
  table.to_turn(1);
  table.industry(1, Industry::Finance, 1);
  table.state.laws.finance_tax = 4;
  const int coins = table.coins(1);
  REQUIRE(table.play("1 income 0 0 0; 1 run finance"));
  CHECK(table.coins(1) == coins);
  CHECK(table.last<Ran>().payoff.total == 0);
}

TEST_CASE("L5.4, R-L21: each industry runs at most once a turn, for its inputs") {
  Table table(2);
  table.to_turn(1);
  table.industry(1, Industry::Food, 1);
  table.player(1).goods = {{3, 1, 0, 0, 0, 0}};
  REQUIRE(table.play("1 income 0 0 0"));
  CHECK(table.play("1 run heavy").is(kNotBuilt));
  REQUIRE(table.play("1 run food"));
  CHECK(table.play("1 run food").is(kAlreadyRan));
  table.industry(1, Industry::Tourism, 1);
  CHECK(table.play("1 run tourism").is(kLacksGoods));
}

TEST_CASE("L5.4, R-L39: with runs_a_turn an industry runs up to so often; Marshall counts different ones") {
  Table table(2);
  table.rules.runs_a_turn = 2;
  table.to_turn(1);
  for (const Industry industry : {Industry::Food, Industry::Tourism, Industry::Finance}) table.industry(1, industry, 1);
  table.player(1).goods = {{9, 2, 9, 0, 0, 0}};
  REQUIRE(table.play("1 income 0 0 0; 1 run food; 1 run food"));
  CHECK(table.play("1 run food").is(kAlreadyRan));
  CHECK(table.player(1).goods[Resource::Crops] == 0);
  REQUIRE(table.play("1 run all"));
  CHECK(table.state.turn.runs[Industry::Tourism] == 2);
  CHECK(table.state.turn.runs[Industry::Finance] == 2);
  CHECK(table.achiever(Achievement::Marshall) == kNobody);
}

TEST_CASE("R-L41: running is optional, and so is each point that asks for something") {
  Table table(2, {"china", "uk"});
  table.to_turn(1);
  table.industry(1, Industry::Finance, 1);
  REQUIRE(table.play("1 income 0 0 0; 1 done"));
  CHECK(table.count<Ran>() == 0);
  CHECK(table.goods(1, Resource::Crops) == 0);
}

TEST_CASE("R-L42: whoever alone has an industry at level 2 holds its monopoly") {
  Table table(3);
  table.industry(2, Industry::Services, 2);
  CHECK(monopolist(table.rules, table.state, Industry::Services) == Seat{1});
}

TEST_CASE("R-L46: to upgrade first brings no more than the level") {
  Table table(2);
  const auto pay = [&](int seat) { return payoff(table.rules, table.state, Seat{seat - 1}, Industry::Food).total; };
  table.industry(1, Industry::Food, 2);
  table.industry(2, Industry::Food, 1);
  CHECK(pay(1) == 4);
  table.industry(2, Industry::Food, 2);
  CHECK(pay(1) == 4);
  CHECK(pay(2) == 4);
}

TEST_CASE("L5.5, R-L21: an upgrade takes twice the inputs, once a turn, not in the turn of building") {
  Table table(2);
  table.to_turn(1);
  table.player(1).goods = {{9, 9, 9, 0, 0, 0}};
  REQUIRE(table.play("1 income 0 0 0; 1 build food"));
  CHECK(table.play("1 upgrade food").is(kJustBuilt));
  table.to_turn(1);
  table.player(1).goods = {{2, 1, 0, 0, 0, 0}};
  REQUIRE(table.play("1 income 0 0 0"));
  CHECK(table.play("1 upgrade food").is(kLacksGoods));
  table.player(1).goods = {{5, 4, 0, 0, 0, 0}};
  REQUIRE(table.play("1 upgrade food"));
  CHECK(table.player(1).goods == Goods{{3, 2, 0, 0, 0, 0}});
  CHECK(table.player(1).levels[Industry::Food] == 2);
  CHECK(table.play("1 upgrade food").is(kAlreadyUpgraded));
  CHECK(table.play("1 run food").is(kStepPassed));
}

TEST_CASE("L5.5: level 4 of Heavy needs a second idle plot") {
  Table table(2);
  table.to_turn(1);
  table.industry(1, Industry::Heavy, 3);
  table.player(1).plots = 1;
  table.player(1).goods = {{0, 0, 9, 9, 9, 0}};
  REQUIRE(table.play("1 income 0 0 0"));
  CHECK(table.play("1 upgrade heavy").is(kNoIdlePlot));
  table.player(1).plots = 2;
  CHECK(table.play("1 upgrade heavy"));
  CHECK(idle_plots(table.rules, table.player(1)) == 0);
}

TEST_CASE("L5.5: beyond level 4 Heavy needs no further plot") {
  Table table(2);
  table.to_turn(1);
  table.industry(1, Industry::Heavy, 4);
  table.player(1).plots = 2;
  table.player(1).goods = {{0, 0, 9, 9, 9, 0}};
  REQUIRE(table.play("1 income 0 0 0"));
  CHECK(table.play("1 upgrade heavy"));
}

TEST_CASE("L5.5: the monopoly is held while 2 levels ahead of everyone, without the industry counting as 0") {
  Table table(3);
  const auto holder = [&] { return monopolist(table.rules, table.state, Industry::Food); };
  CHECK(holder() == kNobody);
  table.industry(1, Industry::Food, 1);
  CHECK(holder() == kNobody);
  table.industry(1, Industry::Food, 2);
  CHECK(holder() == Seat{0});
  table.industry(3, Industry::Food, 1);
  CHECK(holder() == kNobody);
  table.industry(1, Industry::Food, 3);
  CHECK(holder() == Seat{0});
  table.industry(3, Industry::Food, 3);
  CHECK(holder() == kNobody);
}

TEST_CASE("L5.6, R-L14: a route swaps 1 to 5 of one resource for another that both can deliver") {
  Table table(2);
  table.to_turn(1);
  table.coins(1) = 20;
  table.player(1).goods = {{0, 9, 0, 0, 0, 0}};
  table.player(2).goods = {{0, 0, 9, 0, 0, 0}};
  REQUIRE(table.play("1 income 0 0 0"));
  CHECK(table.play("1 offer 2 6crops for timber").is(kBadUnits));
  CHECK(table.play("1 offer 2 crops for 6timber").is(kBadUnits));
  CHECK(table.play("1 offer 2 crops for crops").is(kSameKind));
  CHECK(table.play("1 offer 2 steel for timber").is(kLacksGoods));
  CHECK(table.play("1 offer 2 crops for steel").is(kPartnerLacks));
  CHECK(table.play("1 offer 1 crops for timber").is(kOwnSeat));
  REQUIRE(table.play("1 offer 2 5crops for 2timber; 2 accept"));
  CHECK(table.player(1).goods == Goods{{0, 4, 2, 0, 0, 0}});
  CHECK(table.player(2).goods == Goods{{0, 5, 7, 0, 0, 0}});
}

TEST_CASE("L5.6, R-L34: coins and idle plots are swapped by routes where the table says so") {
  Table table(2);
  table.to_turn(1);
  table.coins(1) = 10;
  table.player(2).goods = {{0, 0, 9, 0, 0, 0}};
  REQUIRE(table.play("1 income 0 0 0"));
  CHECK(table.play("1 offer 2 2coins for timber").is(kNotSwapped));
  table.rules.swaps = Swaps::NaturalAndCoins;
  CHECK(table.play("1 offer 2 plots for timber").is(kNotSwapped));
  // 3 to give, 7 for the route and 1 in tax are one more than there is.
  CHECK(table.play("1 offer 2 3coins for timber").is(kLacksCoins));
  REQUIRE(table.play("1 offer 2 2coins for timber; 2 accept"));
  CHECK(table.coins(1) == 0);
  CHECK(table.goods(1, Resource::Timber) == 1);
  table.rules.swaps = Swaps::All;
  table.coins(1) = 50;
  REQUIRE(table.play("1 offer 2 plots for timber; 2 accept"));
  CHECK(table.player(1).plots == 2);
  CHECK(table.player(2).plots == 5);
  CHECK(Lake::audit(table.rules, table.state));
}

TEST_CASE("L5.6, R-L15: the fee is 7, 5, 3, 2, 2 by the routes active at the table, and must be at hand") {
  Table table(3);
  table.to_turn(1);
  table.coins(1) = 100;
  table.player(1).goods = {{9, 9, 9, 9, 9, 9}};
  for (int seat : {2, 3}) table.player(seat).goods = {{9, 9, 9, 9, 9, 9}};
  std::vector<int> fees;
  REQUIRE(table.play("1 income 0 0 0"));
  for (int i = 0; i < 3; ++i) {
    REQUIRE(table.play("1 offer 2 crops for timber; 2 accept"));
    fees.push_back(table.last<RouteFounded>().fee);
  }
  REQUIRE(table.play("1 done; 2 income 0 0 0"));
  table.coins(2) = 2;
  CHECK(table.play("2 offer 3 crops for timber").is(kLacksCoins));
  table.coins(2) = 100;
  for (int i = 0; i < 2; ++i) {
    REQUIRE(table.play("2 offer 3 crops for timber; 3 accept"));
    fees.push_back(table.last<RouteFounded>().fee);
  }
  CHECK(fees == std::vector<int>{7, 5, 3, 2, 2});
}

TEST_CASE("L5.6, R-L16: it swaps when founded and in the founder's next two income steps, and ends with that round") {
  Table table(2);
  table.to_turn(1);
  table.coins(1) = 20;
  table.player(1).goods = {{0, 50, 0, 0, 0, 0}};
  table.player(2).goods = {{0, 0, 50, 0, 0, 0}};
  REQUIRE(table.play("1 income 0 0 0; 1 offer 2 crops for timber; 2 accept"));
  CHECK(table.count<RouteDelivered>() == 1);
  table.to_round(2);
  CHECK(table.count<RouteDelivered>() == 1);
  table.to_round(3);
  CHECK(table.count<RouteDelivered>() == 2);
  CHECK(table.state.routes.size() == 1);
  table.to_turn(1);
  CHECK(table.count<RouteDelivered>() == 3);
  CHECK(table.state.routes.size() == 1);
  table.to_round(4);
  CHECK(table.state.routes.empty());
  CHECK(table.count<RouteExpired>() == 1);
}

TEST_CASE("L5.6, R-L16: of several routes each ends in its own round") {
  Table table(2);
  for (const int seat : {1, 2}) table.player(seat).goods = {{50, 50, 50, 50, 50, 50}};
  table.to_turn(1);
  table.coins(1) = 100;
  REQUIRE(table.play("1 income 0 0 0; 1 offer 2 crops for timber; 2 accept; 1 offer 2 steel for water; 2 accept"));
  table.to_round(2);
  table.to_turn(1);
  REQUIRE(table.play("1 income 0 0 0; 1 offer 2 metals for timber; 2 accept"));
  table.to_round(4);
  REQUIRE(table.state.routes.size() == 1);
  CHECK(table.state.routes[0].give == Good::Metals);
  table.to_round(5);
  CHECK(table.state.routes.empty());
  CHECK(table.count<RouteExpired>() == 3);
}

TEST_CASE("L5.6, R-L16: a swap one side cannot make is left out, the next one comes all the same") {
  Table table(2);
  table.to_turn(1);
  table.coins(1) = 20;
  table.player(1).goods = {{0, 50, 0, 0, 0, 0}};
  table.player(2).goods = {{0, 0, 0, 0, 1, 0}};
  REQUIRE(table.play("1 income 0 0 0; 1 offer 2 crops for metals; 2 accept"));
  table.to_round(2);
  table.to_turn(1);
  CHECK(table.count<RouteFailed>() == 1);
  table.goods(2, Resource::Metals) = 1;
  table.to_turn(1);
  CHECK(table.count<RouteDelivered>() == 2);
}

TEST_CASE("L5.6, R-L16: a skipped turn loses its swap") {
  Table table(2, {"usa", "france"});
  REQUIRE(table.play("1 propose tax+ tariff+ finance+; 1 vote tax+; 2 vote tax+; 1 stay"));
  table.coins(1) = 20;
  table.player(1).goods = {{9, 0, 0, 0, 0, 0}};
  table.player(2).goods = {{0, 0, 9, 0, 0, 0}};
  REQUIRE(table.play("1 income 0 0 0; 1 offer 2 livestock for timber; 2 accept; 1 done; 2 income 0 0 0; 2 done"));
  table.pass("tax+");
  REQUIRE(table.play("2 income 0 0 0; 2 done; 1 westward"));
  CHECK(table.count<RouteDelivered>() == 1);
  CHECK(table.count<RouteFailed>() == 0);
  CHECK(table.state.routes.size() == 1);
}

TEST_CASE("L5.6: three offers a turn; a declined one costs nothing but counts") {
  Table table(2);
  table.to_turn(1);
  table.coins(1) = 8;
  table.player(1).goods = {{0, 9, 0, 0, 0, 0}};
  table.player(2).goods = {{0, 0, 9, 0, 0, 0}};
  REQUIRE(table.play("1 income 0 0 0"));
  for (int i = 0; i < 3; ++i) REQUIRE(table.play("1 offer 2 crops for timber; 2 decline"));
  CHECK(table.coins(1) == 8);
  CHECK(table.play("1 offer 2 crops for timber").is(kOffersSpent));
}

TEST_CASE("L5.6: offers at the Expo do not count as proposals of routes") {
  Table table(2);
  table.rules.expo_from = 1;
  table.pass("expo");
  table.coins(1) = 20;
  for (const int seat : {1, 2}) table.player(seat).goods = {{9, 9, 9, 9, 9, 9}};
  REQUIRE(table.play("1 income 0 0 0"));
  for (int i = 0; i < 3; ++i) REQUIRE(table.play("1 exchange 2 coins for water; 2 decline"));
  for (int i = 0; i < 3; ++i) CHECK(table.play("1 offer 2 crops for timber; 2 decline"));
}

TEST_CASE("L5.6, R-L16: routes end with the last round too") {
  Table table(2);
  table.rules.rounds = 3;
  table.restart(2);
  for (const int seat : {1, 2}) table.player(seat).goods = {{9, 9, 9, 9, 9, 9}};
  table.to_turn(1);
  REQUIRE(table.play("1 income 0 0 0; 1 offer 2 crops for timber; 2 accept"));
  table.to_round(3);
  table.to_turn(2);
  REQUIRE(table.play("2 income 0 0 0; 2 done"));
  REQUIRE(Lake::is_over(table.state));
  CHECK(table.count<RouteExpired>() == 1);
}

TEST_CASE("L5.7: turns go clockwise from the chair, and the chair passes clockwise") {
  Table table(3);
  table.pass("tax+");
  REQUIRE(table.play("1 income 0 0 0; 1 done; 2 income 0 0 0; 2 done; 3 income 0 0 0; 3 done"));
  CHECK(table.state.round == 2);
  CHECK(table.state.chair == Seat{1});
  table.pass("tax+");
  REQUIRE(table.play("2 income 0 0 0; 2 done; 3 income 0 0 0; 3 done; 1 income 0 0 0; 1 done"));
  CHECK(table.state.chair == Seat{2});
}

TEST_CASE("R-L29: next leads on step by step, doing something later leaves the steps before, none comes back") {
  Table table(2);
  table.to_turn(1);
  table.coins(1) = 50;
  table.player(1).goods = {{9, 9, 9, 9, 0, 0}};
  table.industry(1, Industry::Food, 1);
  CHECK(table.play("1 next").is(kIncomeFirst));
  CHECK(table.play("1 done").is(kIncomeFirst));
  CHECK(table.play("1 run food").is(kIncomeFirst));
  REQUIRE(table.play("1 income 0 0 0; 1 run food"));
  CHECK(table.play("1 buy point crops").is(kStepPassed));
  CHECK(table.play("1 build finance").is(kStepPassed));
  REQUIRE(table.play("1 next; 1 next"));
  CHECK(table.state.turn.step == lake::TurnStep::Routes);
  CHECK(table.play("1 upgrade food").is(kStepPassed));
  CHECK(table.play("1 next").is(kLastStep));
  CHECK(table.play("1 done"));
}

TEST_CASE("R-L29: an offer of a route leaves the steps before, even if it is declined") {
  Table table(2);
  table.to_turn(1);
  table.coins(1) = 50;
  for (const int seat : {1, 2}) table.player(seat).goods = {{9, 9, 9, 9, 9, 9}};
  table.industry(1, Industry::Food, 1);
  REQUIRE(table.play("1 income 0 0 0; 1 offer 2 crops for timber; 2 decline"));
  CHECK(table.play("1 run food").is(kStepPassed));
}

TEST_CASE("R-L29: without the Expo the income leads on to buying, with it to offers") {
  for (const bool has_expo : {false, true}) {
    Table table(2);
    table.to_turn(1);
    table.state.laws.expo = has_expo;
    REQUIRE(table.play("1 income 0 0 0"));
    CHECK(table.state.turn.step == (has_expo ? lake::TurnStep::Expo : lake::TurnStep::Buy));
  }
}

TEST_CASE("R-L30: income all gives scarce Water to Metals, then Steel, then Crops, as far as coins go") {
  Table table(2, {"china", "uk"});
  table.to_turn(1);
  CHECK(income_of_all(table.rules, table.state) == Income{0, 1, 1});
  table.goods(1, Resource::Water) = 1;
  CHECK(income_of_all(table.rules, table.state) == Income{0, 0, 1});
  table.goods(1, Resource::Water) = 3;
  table.coins(1) = 0;
  CHECK(income_of_all(table.rules, table.state) == Income{1, 1, 0});
  table.coins(1) = 1;
  REQUIRE(table.play("1 income all"));
  CHECK(table.player(1).goods == Goods{{1, 1, 1, 1, 1, 0}});
  CHECK(table.coins(1) == 0);
}

TEST_CASE("R-L30: run all equals the runs that pay, one by one in order") {
  const auto prepared = [] {
    Table table(2);
    table.to_turn(1);
    table.player(1).goods = {{2, 9, 1, 9, 0, 0}};
    table.industry(1, Industry::Food, 1);
    table.industry(1, Industry::Manufacturing, 12);
    table.industry(1, Industry::Tourism, 30);
    table.industry(1, Industry::Finance, 1);
    table.state.laws.finance_tax = 1;
    REQUIRE(table.play("1 income 0 0 0"));
    return table;
  };
  Table all = prepared(), single = prepared();
  REQUIRE(all.play("1 run all"));
  // Manufacturing takes the only Timber, so Tourism cannot run; Finance would pay 0.
  REQUIRE(single.play("1 run food; 1 run manufacturing"));
  CHECK(all.state == single.state);
  CHECK(all.play("1 run all").is(kNothingToRun));
  CHECK(all.play("1 run finance"));
}

TEST_CASE("lake: notation may be cut short, and seats may be named") {
  const Ruleset rules = released_rulesets()[0].rules;
  const auto read = [&](std::string_view line) { return Lake::read_action(rules, line); };
  CHECK(read("run h").action == Action{Run{Industry::Heavy}});
  CHECK_FALSE(read("run f").verdict);
  CHECK(read("offer china 2cr for st").action == Action{OfferRoute{Seat{6}, Good::Crops, 2, Good::Steel, 1, false}});
  CHECK(read("strike 3 food 2timber+steel").action == Action{Strike{Seat{2}, Industry::Food, Mix{{0, 0, 2, 1, 0, 0}}}});
  CHECK(read("buy crops").action == read("buy point crops").action);
  CHECK(read("vote tax_up").action == Action{Vote{Bill::TaxUp}});
  for (const std::string_view line : {"", "run", "run all now", "buy", "offer 2 crops steel", "offer 9 crops for steel",
                                      "income 1 2", "income 1 2 300", "strike 3 food 0steel", "conquer 3 crops+",
                                      "propose tax+ tax+ tax+ tax+", "draw nothing", "vote", "done now"})
    CHECK_FALSE(read(line).verdict);
}
