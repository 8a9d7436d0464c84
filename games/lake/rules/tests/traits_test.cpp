#include "games/lake/rules/industry.hpp"
#include "games/lake/rules/tests/table.hpp"
#include "games/lake/rules/trade/routes.hpp"

using namespace oligopoly;
using namespace oligopoly::lake;

TEST_CASE("L6, R-L17: Global Trade gives two and takes one the other had, once a round, also before the income") {
  Table table(3);
  table.to_turn(1);
  table.player(1).goods = {{0, 2, 0, 0, 0, 2}};
  table.player(2).goods = {{0, 0, 0, 1, 0, 0}};
  CHECK(table.play("1 trade 2 crops for steel").is(kWrongPayment));
  CHECK(table.play("1 trade 2 2crops+water for steel").is(kWrongPayment));
  CHECK(table.play("1 trade 2 2steel for steel").is(kLacksGoods));
  CHECK(table.play("1 trade 1 2crops for steel").is(kOwnSeat));
  // Water is only there once it has been given.
  CHECK(table.play("1 trade 2 2water for water").is(kPartnerLacks));
  REQUIRE(table.play("1 trade 2 crops+water for steel"));
  CHECK(table.player(1).goods == Goods{{0, 1, 0, 1, 0, 1}});
  CHECK(table.player(2).goods == Goods{{0, 1, 0, 0, 0, 1}});
  CHECK(table.play("1 trade 2 crops+water for steel").is(kTraitUsed));
  CHECK(table.play("1 desalinate").is(kNotYourTrait));
  table.to_turn(1);
  CHECK_FALSE(table.player(1).trait_used);
}

TEST_CASE("L6: Enlightenment forbids a monopoly once a game, for good; the leader's bonus stays") {
  Table table(2, {"france", "uk"});
  table.to_turn(1);
  table.industry(2, Industry::Food, 3);
  table.state.leader_bonus = 3;
  CHECK(payoff(table.rules, table.state, Seat{1}, Industry::Food).monopoly == 2);
  REQUIRE(table.play("1 forbid food"));
  CHECK(table.count<MonopolyLost>() == 1);
  CHECK(payoff(table.rules, table.state, Seat{1}, Industry::Food).monopoly == 0);
  CHECK(payoff(table.rules, table.state, Seat{1}, Industry::Food).leader == 3);
  CHECK(table.play("1 forbid heavy").is(kTraitUsed));
  table.to_turn(1);
  CHECK(table.play("1 forbid heavy").is(kTraitUsed));
}

TEST_CASE("L6, R-L33: an industry that is forbidden already cannot be named") {
  Table table(2, {"france", "uk"});
  table.rules.civs[0].trait = Trait::Enlightenment;
  table.to_turn(1);
  REQUIRE(table.play("1 forbid food; 1 income 0 0 0; 1 done"));
  CHECK(table.play("2 forbid food").is(kAlreadyForbidden));
  CHECK(table.play("2 forbid heavy"));
}

TEST_CASE("L6: Blood and Iron pays three of Timber, Steel, Metals: another's industry falls, not below 1") {
  Table table(2, {"germany", "uk"});
  table.to_turn(1);
  table.player(1).goods = {{5, 0, 5, 5, 5, 5}};
  table.industry(2, Industry::Food, 2);
  CHECK(table.play("1 strike 2 heavy 3steel").is(kNotBuilt));
  CHECK(table.play("1 strike 2 food 2steel").is(kWrongPayment));
  CHECK(table.play("1 strike 2 food 2steel+livestock").is(kWrongPayment));
  CHECK(table.play("1 strike 1 food 3steel").is(kOwnSeat));
  REQUIRE(table.play("1 strike 2 food timber+steel+metals"));
  CHECK(table.player(1).goods == Goods{{5, 0, 4, 4, 4, 5}});
  CHECK(table.player(2).levels[Industry::Food] == 1);
  table.to_turn(1);
  table.player(1).goods = {{0, 0, 5, 0, 0, 0}};
  CHECK(table.play("1 strike 2 food 3timber").is(kNotFallBelow));
}

TEST_CASE("L6: Blood and Iron and Conquest take nothing on top of their price") {
  Table table(2, {"germany", "russia"});
  table.to_turn(1);
  for (const int seat : {1, 2}) table.player(seat).goods = {{9, 9, 9, 9, 9, 9}};
  table.industry(2, Industry::Food, 2);
  CHECK(table.play("1 strike 2 food 3steel+livestock").is(kWrongPayment));
  CHECK(table.play("1 strike 2 food 4steel").is(kWrongPayment));
  table.to_turn(2);
  CHECK(table.play("2 conquer 1 5crops+water").is(kWrongPayment));
  CHECK(table.play("2 conquer 1 6crops").is(kWrongPayment));
  CHECK(table.play("2 conquer 1 5crops"));
}

TEST_CASE("L6: a fall from level 4 frees the second plot") {
  Table table(2, {"germany", "uk"});
  table.to_turn(1);
  table.player(1).goods = {{0, 0, 3, 0, 0, 0}};
  table.industry(2, Industry::Manufacturing, 4);
  CHECK(idle_plots(table.rules, table.player(2)) == 1);
  REQUIRE(table.play("1 strike 2 manufacturing 3timber"));
  CHECK(idle_plots(table.rules, table.player(2)) == 2);
}

TEST_CASE("L6: Westward is asked when the turn comes and the bank has a plot: no step, no donation, no end") {
  Table table(2, {"usa", "uk"});
  table.to_round(4);
  REQUIRE(table.play("chance draw financial_crisis"));
  table.to_turn(2);
  table.coins(1) = 50;
  table.player(1).goods = {{0, 0, 0, 0, 5, 0}};
  REQUIRE(table.play("2 income 0 0 0; 2 done"));
  CHECK(table.state.phase == Phase::Westward);
  CHECK(table.play("1 donate").is(kWrongPhase));
  CHECK(table.play("1 income 0 0 0").is(kWrongPhase));
  const int bank = table.state.bank_plots;
  REQUIRE(table.play("1 westward"));
  CHECK(table.player(1).plots == 6);
  CHECK(table.state.bank_plots == bank - 1);
  CHECK(table.player(1).goods == Goods{{0, 0, 0, 0, 5, 0}});
  CHECK(table.achiever(Achievement::MarginalRevolution) == kNobody);
  CHECK(table.achiever(Achievement::Friedman) == kNobody);
  CHECK(table.state.round == 5);
}

TEST_CASE("L6: without a plot in the bank nobody is asked to go Westward") {
  Table table(2, {"usa", "uk"});
  table.state.bank_plots = 0;
  table.pass("tax+");
  CHECK(table.state.phase == Phase::Turn);
  CHECK(table.state.active == Seat{0});
}

TEST_CASE("L6: Conquest pays five of Livestock and Crops for an idle plot of another player") {
  Table table(2, {"russia", "uk"});
  table.to_turn(1);
  table.player(1).goods = {{4, 4, 9, 0, 0, 0}};
  CHECK(table.play("1 conquer 2 4livestock+timber").is(kWrongPayment));
  CHECK(table.play("1 conquer 2 5crops").is(kLacksGoods));
  table.industry(2, Industry::Food, 1);
  table.industry(2, Industry::Tourism, 1);
  table.industry(2, Industry::Finance, 1);
  CHECK(table.play("1 conquer 2 3livestock+2crops").is(kNoIdlePlotThere));
  table.industry(2, Industry::Finance, 0);
  REQUIRE(table.play("1 conquer 2 3livestock+2crops"));
  CHECK(table.player(1).plots == 6);
  CHECK(table.player(2).plots == 2);
  CHECK(table.player(1).goods == Goods{{1, 2, 9, 0, 0, 0}});
}

TEST_CASE("L6: Desalination gives 1 Water for 2 coins and the tax, before the income if wanted") {
  Table table(2, {"arabia", "uk"});
  table.to_turn(1);
  table.coins(1) = 2;
  CHECK(table.play("1 desalinate").is(kLacksCoins));
  table.coins(1) = 3;
  REQUIRE(table.play("1 desalinate"));
  CHECK(table.coins(1) == 0);
  CHECK(table.goods(1, Resource::Water) == 2);
  CHECK(table.play("1 income 0 2 0"));
}

TEST_CASE("L6, R-L35: whoever has the Silk Road may free a route it accepts, or keep it") {
  Table table(3, {"uk", "china", "france"});
  table.to_turn(1);
  for (int seat : {1, 2, 3}) table.player(seat).goods = {{9, 9, 9, 9, 9, 9}};
  table.coins(1) = 7;
  REQUIRE(table.play("1 income 0 0 0"));
  // The founder must hold fee and tax, whatever the other may give.
  CHECK(table.play("1 offer 2 crops for timber").is(kLacksCoins));
  table.coins(1) = 8;
  CHECK(table.play("1 offer 2 crops for timber free").is(kNotYourTrait));
  REQUIRE(table.play("1 offer 2 crops for timber"));
  State kept = table.state;
  REQUIRE(table.play("2 accept free"));
  CHECK(table.coins(1) == 8);
  CHECK(table.last<RouteFounded>().free_by == Seat{1});
  CHECK(table.player(2).trait_used);
  std::swap(table.state, kept);
  REQUIRE(table.play("2 accept"));
  CHECK(table.coins(1) == 0);
  CHECK(table.last<RouteFounded>().free_by == kNobody);
  CHECK_FALSE(table.player(2).trait_used);
}

TEST_CASE("L6, R-L35: once a round, on routes that end there, and not where nothing is to be paid") {
  Table table(3, {"uk", "china", "france"});
  table.rules.expo_from = 1;
  table.pass("expo");
  for (int seat : {1, 2, 3}) table.player(seat).goods = {{9, 9, 9, 9, 9, 9}};
  table.coins(1) = 100;
  REQUIRE(table.play("1 income 0 0 0; 1 exchange 2 coins for water"));
  CHECK(table.play("2 accept free").is(kNothingToFree));
  REQUIRE(table.play("2 decline; 1 offer 3 crops for timber"));
  CHECK(table.play("3 accept free").is(kNotYourTrait));
  REQUIRE(table.play("3 decline; 1 offer 2 crops for timber; 2 accept free; 1 offer 2 crops for timber"));
  CHECK(table.play("2 accept free").is(kTraitUsed));
  REQUIRE(table.play("2 accept"));
  CHECK(table.last<RouteFounded>().free_by == kNobody);
  table.to_next_round();
  CHECK_FALSE(table.player(2).trait_used);
}

TEST_CASE("L6, R-L35: its own route is freed when proposed, and the use counts only when it is founded") {
  Table table(2, {"china", "uk"});
  table.to_turn(1);
  for (int seat : {1, 2}) table.player(seat).goods = {{9, 9, 9, 9, 9, 9}};
  table.coins(1) = 0;
  REQUIRE(table.play("1 income 0 0 0"));
  CHECK(table.play("1 offer 2 crops for timber").is(kLacksCoins));
  REQUIRE(table.play("1 offer 2 crops for timber free; 2 decline"));
  CHECK_FALSE(table.player(1).trait_used);
  REQUIRE(table.play("1 offer 2 crops for timber free; 2 accept"));
  CHECK(table.last<RouteFounded>().free_by == Seat{0});
  CHECK(table.coins(1) == 0);
  CHECK(table.play("1 offer 2 crops for timber free").is(kTraitUsed));
}

TEST_CASE("L6, R-L40: with blood_and_iron_razes an industry of level 1 falls to nothing and its plot is idle") {
  Table table(2, {"germany", "uk"});
  table.rules.blood_and_iron_razes = true;
  table.to_turn(1);
  table.player(1).goods = {{0, 0, 5, 0, 0, 0}};
  table.industry(2, Industry::Food, 1);
  table.player(2).slumps.insert(Industry::Food);
  CHECK(idle_plots(table.rules, table.player(2)) == 2);
  REQUIRE(table.play("1 strike 2 food 3timber"));
  CHECK(table.player(2).levels[Industry::Food] == 0);
  CHECK(idle_plots(table.rules, table.player(2)) == 3);
  CHECK(table.player(2).slumps.empty());
  CHECK(Lake::audit(table.rules, table.state));
}

TEST_CASE("L6, R-L34: Global Trade swaps coins and plots only where the table says so") {
  Table table(2);
  table.to_turn(1);
  table.player(1).goods = {{0, 2, 0, 0, 0, 0}};
  CHECK(table.play("1 trade 2 2coins for plots").is(kNotSwapped));
  table.rules.swaps = Swaps::NaturalAndCoins;
  CHECK(table.play("1 trade 2 2crops for plots").is(kNotSwapped));
  table.rules.swaps = Swaps::All;
  const int mine = table.player(1).plots, theirs = table.player(2).plots;
  REQUIRE(table.play("1 trade 2 coins+crops for plots"));
  CHECK(table.coins(1) == 9);
  CHECK(table.coins(2) == 11);
  CHECK(table.player(1).plots == mine + 1);
  CHECK(table.player(2).plots == theirs - 1);
}

TEST_CASE("L6: a refusal of a trait cites L6, whatever is missing") {
  Table table(2, {"uk", "japan"});
  table.to_turn(1);
  CHECK(table.play("1 trade 2 2crops for steel").rule() == "L6");
  table.player(1).goods = {{0, 2, 0, 0, 0, 0}};
  CHECK(table.play("1 trade 2 2crops for steel").rule() == "L6");
  CHECK(table.play("1 trade 1 2crops for steel").rule() == "L6");
  table.to_round(4);
  REQUIRE(table.play("chance draw black_death"));
  CHECK(table.play("2 meiji 1 heavy").rule() == "L6");
}

TEST_CASE("L6: Meiji raises any player's industry at once after a disaster") {
  Table table(2, {"uk", "japan"});
  table.to_round(4);
  table.industry(1, Industry::Food, 2);
  REQUIRE(table.play("chance draw black_death"));
  CHECK(table.play("2 meiji 1 heavy").is(kNotBuilt));
  CHECK(table.play("2 meiji 3 food").is(kNotASeat));
  REQUIRE(table.play("2 meiji 1 food"));
  CHECK(table.player(1).levels[Industry::Food] == 3);
  CHECK(table.state.phase == Phase::Propose);
}

TEST_CASE("L6: Meiji cannot raise what would need a plot that is not there") {
  Table table(2, {"uk", "japan"});
  table.to_round(4);
  table.industry(1, Industry::Heavy, 3);
  table.player(1).plots = 1;
  REQUIRE(table.play("chance draw black_death"));
  CHECK(table.play("2 meiji 1 heavy").is(kNoIdlePlot));
  table.player(1).plots = 2;
  CHECK(table.play("2 meiji 1 heavy"));
}

TEST_CASE("L6, R-L24: a highest level binds upgrades and Meiji alike") {
  Table table(2, {"uk", "japan"});
  table.rules.level_cap = 6;
  table.to_round(4);
  table.industry(1, Industry::Finance, 6);
  table.industry(1, Industry::Food, 5);
  REQUIRE(table.play("chance draw black_death"));
  CHECK(table.play("2 meiji 1 finance").is(kLevelCap));
  REQUIRE(table.play("2 meiji 1 food"));
  table.to_turn(1);
  table.coins(1) = 90;
  REQUIRE(table.play("1 income 0 0 0"));
  CHECK(table.play("1 upgrade finance").is(kLevelCap));
}

TEST_CASE("L6, R-L25: Meiji is asked even when nothing can rise") {
  Table table(2, {"uk", "japan"});
  table.to_round(4);
  REQUIRE(table.play("chance draw black_death"));
  std::vector<Action> listed;
  Lake::legal_actions(table.rules, table.state, Seat{1}, listed);
  CHECK(listed == std::vector<Action>{Decline{}});
  CHECK(table.play("2 decline"));
}

TEST_CASE("L6: while an offer is open no trait can be used") {
  Table table(2, {"uk", "arabia"});
  table.to_turn(1);
  table.coins(1) = 50;
  table.player(1).goods = {{0, 9, 0, 0, 0, 0}};
  table.player(2).goods = {{9, 0, 0, 0, 0, 0}};
  REQUIRE(table.play("1 income 0 0 0; 1 offer 2 crops for livestock"));
  CHECK(table.play("2 desalinate").is(kOfferOpen));
  CHECK(table.play("1 trade 2 2crops for livestock").is(kNotYourTurn));
}
