#include "core/record.hpp"
#include "games/smartphone/rules/plan/layout.hpp"
#include "games/smartphone/rules/plan/notation.hpp"
#include "games/smartphone/rules/tests/table.hpp"

using namespace oligopoly;
using namespace oligopoly::smartphone;

namespace {

AnyAction any(const Action& action) { return AnyAction::of(action); }
Plan plan_of(const std::string& line) { return read_plan(line).action; }

}  // namespace

TEST_CASE("S1.0: everyone plans at once, in any order, and others see only that you have") {
  Table table({.seats = 3});
  REQUIRE(table.deal());
  CHECK(Smartphone::to_act(table.state) == SeatSet::first(3));
  REQUIRE(table.play("2 plan Af Bf 0 1,2 x"));
  CHECK(Smartphone::to_act(table.state) == SeatSet::from_bits(0b101));
  const View mine = Smartphone::view(table.rules, table.state, Seat{1});
  const View theirs = Smartphone::view(table.rules, table.state, Seat{0});
  CHECK(mine.own_plan[0] == plan_of("plan Af Bf 0 1,2 x"));
  CHECK(theirs.own_plan.empty());
  CHECK(theirs.sealed == SeatSet{Seat{1}});
  CHECK(theirs.board.players[Seat{1}].plan == Plan{});
  CHECK(table.play("2 plan Af Bf 0 1,2 x").is(kAlreadyPlanned));
  CHECK(std::get<PlanSealed>(table.events.back()).seat == Seat{1});
}

TEST_CASE("S1.0, R-S15: a plan may be taken back until the last plan reveals them all") {
  auto rules = any_game<Smartphone>().ruleset("standard");
  for (const OptionInfo& option : any_game<Smartphone>().options())
    if (option.name == "retailers") rules->set_option(option, {}, 0);
  Session session("standard", 1, std::move(rules), {"human", "human"});
  Rng rng{1};
  session.roll(rng);
  const Plan plan = plan_of("plan Af Bf 0 1,2 x");
  REQUIRE(session.apply(Seat{0}, any(LayPlan{plan})));
  CHECK_FALSE(session.record().steps.back().reveals);
  REQUIRE(session.take_back(Seat{0}));
  CHECK(session.position().to_act() == SeatSet::first(2));
  REQUIRE(session.apply(Seat{0}, any(LayPlan{plan})));
  REQUIRE(session.apply(Seat{1}, any(LayPlan{plan})));
  CHECK(session.record().steps.back().reveals);
  CHECK_FALSE(session.take_back(Seat{1}));
}

TEST_CASE("S1.0: the last plan reveals all at once and the round goes on") {
  Table table;
  REQUIRE(table.deal());
  REQUIRE(table.play("1 plan Af Bf 0 1,2 x"));
  CHECK(table.events_of<PlanRevealed>().empty());
  REQUIRE(table.play("2 plan Af Bb 0 1,2 x"));
  REQUIRE(table.events_of<PlanRevealed>().size() == 2);
  CHECK(table.events_of<PlanRevealed>()[1].plan == plan_of("plan Af Bb 0 1,2 x"));
  CHECK(table.state.sealed.empty());
  CHECK(table.state.plans[Seat{0}] == Plan{});
  CHECK(table.player(2).plan == plan_of("plan Af Bb 0 1,2 x"));
}

TEST_CASE("S1.1: the upper pad covers 1 to 4 cells of the lower one") {
  Table table;
  REQUIRE(table.deal());
  CHECK(table.play("1 plan Af Bf 0 2,0 x").is(kPadsApart));
  CHECK(table.play("1 plan Af Bf 0 0,0 x").is(kCoversTooMany));
  CHECK(table.play("1 plan Bb Af 1 1,-1 x"));
  CHECK(table.play("2 plan Af Bf 0 0,1 x"));
  CHECK(table.player(2).outcome.covered == 4);
}

TEST_CASE("S1.2: an improvement lies on two neighbouring visible cells or face down") {
  Table table;
  REQUIRE(table.deal());
  CHECK(table.play("1 plan Af Bf 0 1,2").is(kWrongImprovements));
  CHECK(table.play("1 plan Af Bf 0 1,2 0,0r x").is(kWrongImprovements));
  REQUIRE(table.play("1 plan Af Bf 0 1,2 0,0r\n2 plan Af Bf 0 1,2 x"));
  // Green's research/price up replaces blank and truck of pad A.
  CHECK(table.player(1).outcome.visible[Icon::Truck] == 2);
  CHECK(table.player(1).outcome.visible[Icon::Research] == 2);
  CHECK(table.player(1).outcome.visible[Icon::PriceUp] == 1);
  CHECK(table.player(2).outcome.face_down == 1);
}

TEST_CASE("S1.3, R-S3: an improvement may span both pads; improvements never overlap") {
  Table table;
  REQUIRE(table.deal());
  CHECK(table.play("1 plan Af Bf 0 1,2 0,2r"));
  Table later;
  later.plan_idly();
  REQUIRE(later.play("1 take 1\n2 token"));
  later.pass_to(Phase::Planning, 2);
  CHECK(later.play("1 plan Af Bf 0 1,2 0,0r 1,0d").is(kImprovementsOverlap));
  CHECK(later.play("1 plan Af Bf 0 1,2 0,0r 0,1r"));
}

TEST_CASE("S1.3: with 4G one half may lie outside the pads, and without it none") {
  Table table;
  REQUIRE(table.deal());
  CHECK(table.play("1 plan Af Bf 0 1,2 0,0l").is(kHalfOutside));
  table.grant(1, Technology::FourG);
  CHECK(table.play("1 plan Af Bf 0 1,2 -1,0l").is(kOffPads));
  REQUIRE(table.play("1 plan Af Bf 0 1,2 0,0l\n2 plan Af Bf 0 1,2 x"));
  // Research replaces a blank; price up lies outside and is visible too.
  CHECK(table.player(1).outcome.visible[Icon::Research] == 2);
  CHECK(table.player(1).outcome.visible[Icon::PriceUp] == 1);
  CHECK(table.player(1).outcome.visible[Icon::Truck] == 3);
}

TEST_CASE("S1.4, R-S4: covered cells lie under the upper pad, not under improvements") {
  Table table;
  REQUIRE(table.deal());
  REQUIRE(table.play("1 plan Af Bf 0 1,2 0,0r\n2 plan Af Bf 0 1,1 x"));
  CHECK(table.player(1).outcome.covered == 1);
  CHECK(table.player(1).outcome.face_down == 0);
  CHECK(table.player(2).outcome.covered == 2);
}
