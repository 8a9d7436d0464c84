#include "games/smartphone/rules/steve/steve.hpp"

#include "games/rulebook.hpp"
#include "games/smartphone/rules/phases/logistics.hpp"
#include "games/smartphone/rules/phases/research.hpp"
#include "games/smartphone/rules/phases/scoring.hpp"
#include "games/smartphone/rules/tests/table.hpp"

using namespace oligopoly;
using namespace oligopoly::smartphone;

namespace {

/// Two seats: a person in seat 1 (green, North Africa) and Steve in seat 2.
Table with_steve(Colour colour = Colour::Red, Difficulty difficulty = Difficulty::Normal) {
  return Table({.seats = 2, .steve = 2, .difficulty = difficulty, .colour = {Colour::Green, colour}});
}
/// Steve's research with this many markers, wherever the game stands.
void research(Table& table, int markers) {
  table.board().markers_in_hand = static_cast<std::uint8_t>(markers);
  add(table.player(2).markers, -markers);
  steve::research(table.rules, table.board(), EventSink<Event>{table.events});
}
void ship(Table& table, int markers) {
  table.board().markers_in_hand = static_cast<std::uint8_t>(markers);
  add(table.player(2).markers, -markers);
  steve::ship(table.rules, table.board(), EventSink<Event>{table.events});
}
/// Steve sells this many goods at a price; returns the regions in the order he sold in.
std::vector<Region> sell(Table& table, int goods, int price) {
  table.player(2).goods = static_cast<std::uint8_t>(goods);
  table.player(2).price = static_cast<std::uint8_t>(price);
  steve::sell(table.rules, table.board(), EventSink<Event>{table.events});
  std::vector<Region> regions;
  for (const GoodSold& sold : table.events_of<GoodSold>()) regions.push_back(sold.region);
  return regions;
}
template <class E>
E last(const Table& table) {
  return table.events_of<E>().back();
}

}  // namespace

TEST_CASE("S9.0: his colour's starting improvement lies on the delayed space, whichever colour he has") {
  for (const Colour colour : each<Colour>()) {
    CAPTURE(id_of(colour));
    Table table({.seats = 2, .steve = 2});
    table.rules.colour = {colour == Colour::Green ? Colour::Blue : Colour::Green, colour};
    table.state = Smartphone::start(table.rules, 2);
    const Domino& his = table.rules.colours[colour].improvement;
    CHECK(table.board().steve.delayed[0] == his);
    REQUIRE(table.deal());
    CHECK(table.player(2).improvements == List<Domino, kMaxImprovements>{his});
  }
}

TEST_CASE("S9.0: version 1 of the ruleset keeps the improvement it had") {
  Ruleset rules = old_rulesets()[0].rules;
  rules.steve.insert(Seat{1});
  rules.colour[1] = Colour::Black;
  CHECK(Smartphone::start(rules, 2).board.steve.delayed[0] == Domino{Icon::Goods, Icon::Truck});
  CHECK(rules.steve_pads[Difficulty::Normal].icons[Icon::Truck] == 3);
}

TEST_CASE("S9.0: Steve has a colour with home and start VP, and its improvement waiting") {
  Table table = with_steve();
  CHECK(table.region(Region::Cis).offices == List<Seat, kMaxSpaces>{Seat{1}});
  CHECK(table.player(2).vp == 7);
  CHECK(table.player(2).improvements.empty());
  CHECK(table.board().steve.delayed[0] == Domino{Icon::Truck, Icon::Goods});
  CHECK(table.board().steve.marker.empty());
  CHECK(Smartphone::is_automaton(table.rules, Seat{1}));
  CHECK_FALSE(Smartphone::is_automaton(table.rules, Seat{0}));
  REQUIRE(table.deal());
  CHECK(Smartphone::to_act(table.state) == SeatSet{Seat{0}});
  CHECK(table.play("2 plan Af Bf 0 1,2").is(kNotYourTurn));
}

TEST_CASE("S9.0, R-S12: what is printed on his pad, by difficulty") {
  const auto icons = [](Difficulty difficulty) {
    Table table = with_steve(Colour::Red, difficulty);
    REQUIRE(table.deal());
    const IconCounts& shown = table.player(2).outcome.visible;
    return std::array<int, 4>{shown[Icon::Goods], shown[Icon::Research], shown[Icon::Truck], shown[Icon::PriceUp]};
  };
  // With the truck/goods of Red's starting improvement.
  CHECK(icons(Difficulty::Easy) == std::array{2, 1, 3, 0});
  CHECK(icons(Difficulty::Normal) == std::array{2, 2, 3, 0});
  CHECK(icons(Difficulty::Hard) == std::array{3, 3, 6, 2});
  CHECK(icons(Difficulty::Own) == icons(Difficulty::Normal));
}

TEST_CASE("S9.0, R-S12: the rulebook shows what is printed on his pad, in every language") {
  for (const Difficulty level : {Difficulty::Easy, Difficulty::Normal, Difficulty::Hard}) {
    std::string row = " " + std::string(id_of(level)) + " |";
    for (const Icon icon : {Icon::Goods, Icon::Research, Icon::Truck, Icon::PriceUp})
      row += " " + std::to_string(data::kStandard.steve_pads[level].icons[icon]) + " |";
    CAPTURE(row);
    for (const Lang lang : {Lang::En, Lang::ZhHans, Lang::ZhHant})
      CHECK(rule_text("smartphone", lang, "S9.0")->find(row) != std::string::npos);
  }
}

TEST_CASE("S9.1: a round begins with a token and the delayed improvement on the space of the round") {
  Table table = with_steve();
  REQUIRE(table.deal());
  CHECK(table.player(2).tokens == 1);
  CHECK(table.board().tokens == 19);
  CHECK(table.player(2).improvements == List<Domino, kMaxImprovements>{{Icon::Truck, Icon::Goods}});
  CHECK(table.board().steve.delayed.empty());
  REQUIRE(table.plan_all(Table::kIdlePlan));
  REQUIRE(table.play("1 token"));
  table.pass_to(Phase::Planning, 2);
  CHECK(table.player(2).tokens == 2);
  // Green was cheaper and took a token, so the topmost improvement was slot 1.
  CHECK(table.player(2).improvements[1] == Domino{Icon::Goods, Icon::Goods});
  CHECK(table.player(2).outcome.visible[Icon::Goods] == 4);
}

TEST_CASE("S9.1, R-S19: when the tokens have run out Steve takes none") {
  Table table = with_steve();
  table.board().tokens = 0;
  REQUIRE(table.deal());
  CHECK(table.player(2).tokens == 0);
  CHECK(last<SteveTookToken>(table).taken == 0);
}

TEST_CASE("S9.2: his price follows from all his icons") {
  Table table = with_steve(Colour::Red, Difficulty::Hard);
  REQUIRE(table.deal());
  REQUIRE(table.plan_all(Table::kIdlePlan));
  CHECK(table.player(2).price == 7);
  CHECK(table.events_of<PriceSet>().at(1).rule() == "S9.2");
}

TEST_CASE("S9.3: he makes his goods icons, his cuts and his tokens") {
  Table table = with_steve();
  REQUIRE(table.deal());
  REQUIRE(table.plan_all(Table::kIdlePlan));
  CHECK(table.player(2).goods == 2 + 1);
  CHECK(last<Produced>(table).rule() == "S9.3");
}

TEST_CASE("S9.4: he takes the topmost improvement in his turn, and nothing if none is left") {
  Table table = with_steve();
  REQUIRE(table.deal());
  REQUIRE(table.plan_all(Table::kIdlePlan));
  REQUIRE(table.play("1 take 1"));
  CHECK(table.board().steve.delayed[0] == Domino{Icon::Truck, Icon::Truck});
  CHECK(table.player(2).improvements.size() == 1);
  CHECK(table.player(2).tokens == 1);
  for (Domino& domino : table.board().market) domino = {};
  table.board().steve.delayed.clear();
  steve::improve(table.board(), EventSink<Event>{table.events});
  CHECK(table.board().steve.delayed.empty());
  CHECK(last<SteveTookImprovement>(table).slot == 0);
}

TEST_CASE("S9.4: in round 5 he takes nothing") {
  Table table = with_steve();
  table.pass_to(Phase::Planning, 5);
  CHECK(table.board().steve.delayed.empty());
  const auto taken = table.events_of<SteveTookImprovement>().size();
  CHECK(taken == 4);
  table.pass_to(Phase::Over);
  CHECK(table.events_of<SteveTookImprovement>().size() == taken);
  CHECK(table.player(2).improvements.size() == 5);
}

TEST_CASE("S9.5: (a) he goes on with what he is studying") {
  Table table = with_steve();
  table.study(2, Technology::Nfc, 1);
  research(table, 2);
  CHECK(table.player(2).research[Technology::Nfc] == 3);
  CHECK(last<SteveChoseTechnology>(table).step == Step::A);
}

TEST_CASE("S9.5: (b) otherwise the cheapest that still has its patent, further left at equal cost") {
  Table table = with_steve();
  research(table, 2);
  CHECK(table.player(2).research[Technology::Gps] == 2);
  const auto chosen = last<SteveChoseTechnology>(table);
  CHECK(chosen.step == Step::B);
  CHECK(chosen.candidates.size() == 6);
  CHECK(chosen.candidates[4].cost == 5);

  Table later = with_steve();
  later.grant(1, Technology::Gps);
  later.grant(1, Technology::Wifi);
  research(later, 2);
  // GPS would cost 2, but its patent is gone: Gaming and Battery cost 4.
  CHECK(later.player(2).research[Technology::Gaming] == 2);
}

TEST_CASE("S9.5: (c) otherwise the cheapest he lacks, and nothing once he has all") {
  Table table = with_steve();
  for (const Technology technology : each<Technology>()) table.grant(1, technology);
  table.grant(2, Technology::Gps);
  research(table, 1);
  CHECK(table.player(2).research[Technology::Wifi] == 1);
  CHECK(last<SteveChoseTechnology>(table).step == Step::C);
  table.player(2).research[Technology::Wifi] = 0;
  for (const Technology technology : each<Technology>()) table.grant(2, technology);
  research(table, 1);
  CHECK(last<SteveChoseTechnology>(table).chosen.empty());
}

TEST_CASE("S9.5, R-S13: cheapest is what it costs him now; markers left go on by the same rule") {
  Table table = with_steve();
  for (const Technology technology : each<Technology>()) table.grant(1, technology);
  table.grant(2, Technology::Gps);
  // WiFi costs 2 with the patent gone; then Gaming and Battery cost 3, and he has no use of Gaming.
  research(table, 6);
  CHECK(table.player(2).technologies == SmallSet<Technology>{Technology::Gps, Technology::Wifi, Technology::Gaming});
  CHECK(table.player(2).research[Technology::Battery] == 1);
}

TEST_CASE("S9.5: progress that meets a lowered cost completes at the start of his turn (S5.3)") {
  Table table = with_steve();
  table.plan_idly();
  table.grant(1, Technology::Gps);
  table.study(2, Technology::Gps, 2);
  table.pass_to(Phase::Logistics);
  CHECK(table.player(2).technologies.contains(Technology::Gps));
  // Both his markers went on to the next.
  CHECK(table.player(2).research[Technology::Wifi] == 2);
}

TEST_CASE("S9.6: technologies do nothing for him, but technology buyers take his goods and patents score") {
  Table table = with_steve();
  for (const Technology technology : each<Technology>()) table.grant(2, technology);
  REQUIRE(table.deal());
  table.show(2, Icon::GoodsCut, 1);
  REQUIRE(table.plan_all(Table::kIdlePlan));
  CHECK(table.player(2).goods == 2 + 1 + 1);
  CHECK(patent_vp(table.rules, table.board(), Seat{1}) == 50);
  CHECK_FALSE(has_power(table.board(), Seat{1}, Technology::Nfc));
  // CIS: up to 3, 5, 7, then WiFi, Gaming, 4G.
  CHECK(sell(table, 9, 8) == std::vector<Region>(3, Region::Cis));
  CHECK(table.player(2).goods == 6);
}

TEST_CASE("S9.6: Gaming makes nothing cheaper for him") {
  Table table = with_steve();
  table.grant(2, Technology::Gaming);
  CHECK(ResearchPhase::cost(table.rules, table.board(), Seat{1}, Technology::Nfc) == 5);
}

TEST_CASE("S9.6: Battery gives him no markers for his price ups") {
  Table table = with_steve();
  table.plan_idly();
  table.grant(2, Technology::Battery);
  table.show_all(Icon::Research, 0);
  table.show(2, Icon::Truck, 1);
  table.show(2, Icon::PriceUp, 2);
  table.pass_to(Phase::Logistics);
  REQUIRE(table.play("1 done"));
  CHECK(table.player(2).logistics[Region::China] == 1);
}

TEST_CASE("S9.7, R-S14: his marker is placed at the start of his logistics turn, even without a truck") {
  Table table = with_steve();
  ship(table, 0);
  // From CIS: Europe and China are large, nobody is there, China comes first.
  CHECK(table.board().steve.marker[0] == Region::China);
  const auto moved = last<SteveMovedMarker>(table);
  CHECK(moved.cause == MarkerCause::OffBoard);
  CHECK(moved.step == Step::C);
  CHECK(moved.candidates.size() == 3);
}

TEST_CASE("S9.7: (a) the largest, (b) with the fewest offices of others, (c) first in the alphabet") {
  Table fewest = with_steve();
  fewest.open(1, Region::China);
  ship(fewest, 0);
  CHECK(fewest.board().steve.marker[0] == Region::Europe);
  CHECK(last<SteveMovedMarker>(fewest).step == Step::B);

  Table largest = with_steve(Colour::Yellow);
  ship(largest, 0);
  // From India: China is the only large one.
  CHECK(largest.board().steve.marker[0] == Region::China);
  CHECK(last<SteveMovedMarker>(largest).step == Step::A);
}

TEST_CASE("S9.7: markers go to the region of his marker until he opens; it moves at once and the rest goes on there") {
  Table table = with_steve();
  ship(table, 3);
  CHECK(table.player(2).logistics[Region::China] == 3);
  ship(table, 3);
  CHECK(has_office(table.region(Region::China), Seat{1}));
  CHECK(table.board().steve.marker[0] == Region::Europe);
  CHECK(table.player(2).logistics[Region::Europe] == 2);
  CHECK(last<SteveMovedMarker>(table).cause == MarkerCause::OfficeOpened);
}

TEST_CASE("S9.7: his marker stays until he opens, even if another region would be chosen by now") {
  Table table = with_steve();
  ship(table, 0);
  REQUIRE(table.board().steve.marker[0] == Region::China);
  table.open(1, Region::China);
  ship(table, 1);
  CHECK(table.board().steve.marker[0] == Region::China);
  CHECK(table.player(2).logistics[Region::China] == 1);
}

TEST_CASE("S9.7, S6.2: when Steve fills a region, progress there returns to its owners") {
  Table table = with_steve();
  for (int i = 0; i < 2; ++i) table.open(1, Region::Canada);
  table.ship(1, Region::Canada, 1);
  table.board().steve.marker = {Region::Canada};
  ship(table, 2);
  REQUIRE(has_office(table.region(Region::Canada), Seat{1}));
  CHECK(table.player(1).logistics[Region::Canada] == 0);
  CHECK(table.player(1).markers == 12);
}

TEST_CASE("S9.7, R-S14: when the region of his marker fills up, it moves at once and his progress returns") {
  Table table({.seats = 3, .steve = 3, .colour = {Colour::Green, Colour::Blue, Colour::Yellow}});
  table.plan_idly();
  table.show_all(Icon::Research, 0);
  table.open(2, Region::Emirates);
  table.open(2, Region::Emirates);
  table.board().steve.marker = {Region::Emirates};
  table.ship(3, Region::Emirates, 1);
  table.pass_to(Phase::Logistics);
  REQUIRE(table.play("1 ship emirates"));
  CHECK(table.player(3).logistics[Region::Emirates] == 1);
  REQUIRE(table.play("1 ship emirates"));
  CHECK(table.player(3).logistics[Region::Emirates] == 0);
  CHECK(table.player(3).markers == 12);
  const auto moved = last<SteveMovedMarker>(table);
  CHECK(moved.cause == MarkerCause::RegionFilled);
  CHECK(moved.step == Step::A);
  CHECK(table.board().steve.marker[0] == Region::China);
  CHECK(active_seat(table.board()) == Seat{0});
}

TEST_CASE("S9.7, R-S14: when another region fills up, his marker stays") {
  Table table({.seats = 3, .steve = 3, .colour = {Colour::Green, Colour::Blue, Colour::Yellow}});
  table.plan_idly();
  table.show_all(Icon::Research, 0);
  table.open(2, Region::Emirates);
  table.open(2, Region::Emirates);
  // By the rule of S9.7 he would choose China now.
  table.board().steve.marker = {Region::Australia};
  table.pass_to(Phase::Logistics);
  REQUIRE(table.play("1 ship emirates\n1 ship emirates"));
  REQUIRE_FALSE(has_free_space(table.rules, table.board(), Region::Emirates));
  CHECK(table.board().steve.marker[0] == Region::Australia);
}

TEST_CASE("S9.7, R-S14: when the region fills up and none is available, his marker leaves the board") {
  Table table({.seats = 3, .steve = 3, .colour = {Colour::Green, Colour::Blue, Colour::Yellow}});
  table.plan_idly();
  table.show_all(Icon::Research, 0);
  for (const Region region : {Region::China, Region::Australia, Region::Canada})
    while (has_free_space(table.rules, table.board(), region)) table.region(region).offices.push_back(Seat{1});
  table.open(2, Region::Emirates);
  table.open(2, Region::Emirates);
  table.board().steve.marker = {Region::Emirates};
  table.pass_to(Phase::Logistics);
  REQUIRE(table.play("1 ship emirates\n1 ship emirates"));
  CHECK(table.board().steve.marker.empty());
}

TEST_CASE("S9.7, R-S18: with nowhere to go his marker leaves the board and the rest is lost") {
  Table table = with_steve();
  for (const Region region : {Region::Europe, Region::Canada})
    while (has_free_space(table.rules, table.board(), region)) table.open(1, region);
  for (const Region region : {Region::India, Region::NorthAfrica})
    while (has_free_space(table.rules, table.board(), region)) table.region(region).offices.push_back(Seat{0});
  ship(table, 6);
  CHECK(has_office(table.region(Region::China), Seat{1}));
  CHECK(table.board().steve.marker.empty());
  CHECK(table.board().markers_in_hand == 2);
  CHECK(last<SteveMovedMarker>(table).chosen.empty());
  table.board().markers_in_hand = 0;
  table.region(Region::India).offices.pop_back();
  ship(table, 1);
  CHECK(table.board().steve.marker[0] == Region::India);
}

TEST_CASE("S9.7, S0.2: without an office left he places no progress") {
  Table table = with_steve();
  table.player(2).offices = 0;
  ship(table, 3);
  CHECK(table.player(2).logistics[Region::China] == 0);
  CHECK(table.board().markers_in_hand == 3);
}

TEST_CASE("S9.8: (a) one good in each region he is alone in, in alphabetical order") {
  Table table = with_steve();
  table.open(2, Region::Usa);
  table.open(2, Region::Canada);
  CHECK(sell(table, 3, 4) == std::vector<Region>{Region::Canada, Region::Cis, Region::Usa});
}

TEST_CASE("S9.8: (b) then shared regions pass after pass, (c) then all he can where he is alone") {
  Table table = with_steve();
  table.open(2, Region::Usa);
  table.open(1, Region::Usa);
  table.open(2, Region::Europe);
  table.open(1, Region::Europe);
  // At 5: USA takes 2 (up to 5, 6), Europe 3 (5, 6, 7), CIS 2 (5, 7).
  CHECK(sell(table, 9, 5) == std::vector<Region>{Region::Cis, Region::Europe, Region::Usa, Region::Europe, Region::Usa,
                                                 Region::Europe, Region::Cis});
  CHECK(table.player(2).goods == 2);
  const auto steps = table.events_of<SteveSells>();
  REQUIRE(steps.size() == 6);
  CHECK(steps[0].step == Step::A);
  CHECK(steps[1].step == Step::B);
  CHECK(steps[2].pass == 2);
  CHECK(steps[5].step == Step::C);
}

TEST_CASE("S9.8: (c) he sells all he can in one region before he goes on to the next") {
  Table table = with_steve();
  table.open(2, Region::Usa);
  CHECK(sell(table, 5, 3) == std::vector<Region>{Region::Cis, Region::Usa, Region::Cis, Region::Cis, Region::Usa});
}

TEST_CASE("S9.8: he does not sell where a retailer stands, and stops when his goods are gone") {
  Table table = with_steve();
  table.open(2, Region::Canada);
  table.region(Region::Canada).retailer = 5;
  CHECK(sell(table, 1, 4) == std::vector<Region>{Region::Cis});
  CHECK(table.player(2).goods == 0);
}

TEST_CASE("S9.8: goods go to the leftmost buyer that takes them") {
  Table table = with_steve();
  sell(table, 2, 4);
  CHECK(table.region(Region::Cis).sold[0] == kNobody);
  CHECK(table.region(Region::Cis).sold[1] == Seat{1});
  CHECK(table.region(Region::Cis).sold[2] == Seat{1});
}

TEST_CASE("S9.9: he gains VP like anyone") {
  Table table = with_steve();
  sell(table, 2, 4);
  ScoringPhase::score(table.rules, table.board(), {});
  CHECK(table.player(2).vp_by_round[0] == RoundVp{8, 2});
  CHECK(table.player(2).vp == 17);
}

TEST_CASE("S9.10: every choice of his is explained with step, candidates and paragraph") {
  Table table = with_steve();
  table.pass_to(Phase::Over);
  const auto explained = [&](const auto& event) {
    CHECK(rule_of_alternative(event).substr(0, 3) == "S9.");
    for (const Lang lang : {Lang::En, Lang::ZhHans, Lang::ZhHant})
      CHECK_FALSE(Smartphone::describe(table.rules, event, lang).empty());
  };
  for (const auto& event : table.events_of<SteveTookImprovement>()) explained(event);
  for (const auto& event : table.events_of<SteveMovedMarker>()) explained(event);
  for (const auto& event : table.events_of<SteveChoseTechnology>()) {
    explained(event);
    CHECK_FALSE(event.candidates.empty());
  }
  for (const auto& event : table.events_of<SteveSells>()) {
    explained(event);
    CHECK_FALSE(event.candidates.empty());
  }
  CHECK(table.events_of<SteveChoseTechnology>().size() >= 5);
  // As many explained moves as offices he opened, and the first placement.
  int offices = 0;
  for (const auto& event : table.events_of<OfficeOpened>()) offices += event.seat == Seat{1} ? 1 : 0;
  CHECK(table.events_of<SteveMovedMarker>().size() >= static_cast<std::size_t>(offices + 1));
}

TEST_CASE("S9.10: an explanation names what was compared") {
  Table table = with_steve();
  ship(table, 0);
  const SteveMovedMarker moved = last<SteveMovedMarker>(table);
  CHECK(Smartphone::describe(table.rules, moved, Lang::En) ==
        "Steve's marker is off the board. His marker goes to China: of the largest regions with the fewest offices "
        "(China, Europe) it comes first in the alphabet.");
  CHECK(Smartphone::describe(table.rules, moved, Lang::ZhHant) ==
        "史蒂夫棋子不在版圖上。棋子移到中國：在最大且辦公室最少的地點（中國 China、歐洲 Europe）中，"
        "它的英文字母順序最前。");
}
