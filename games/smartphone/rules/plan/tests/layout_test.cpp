#include <set>

#include "core/testing/random_value.hpp"
#include "games/smartphone/rules/plan/tests/table.hpp"

using namespace oligopoly;
using namespace oligopoly::smartphone;
using namespace oligopoly::smartphone::testing;

// The pads, for reading along:
//
//       A front   A back      B front   B back
//       .  T      -  .        -  .      .  G
//       I  G      I  G        R  T      T  R
//       .  +      .  R        .  T      .  R

TEST_CASE("S1.0: turns of the upper pad are clockwise") {
  // The upper pad covers the G and the + of the lower one, so that . T I . stay. Where its cells come to lie shows in
  // what an improvement hides at (1, 1) and (2, 1).
  CHECK(outcome("Af Bf 0 1,1 1,1r").visible == counts("TI RTT TG"));  // - . in the first row
  CHECK(outcome("Af Bf 2 1,1 1,1r").visible == counts("TI -RT TG"));  // T . in the first row
  CHECK(outcome("Af Bf 1 1,1 1,1r").visible == counts("TI -TT TG"));  // . R - in the first row
  CHECK(outcome("Af Bf 3 1,1 1,1r").visible == counts("TI -RT TG"));  // . T T in the first row
  CHECK(outcome("Af Bf 3 1,1 2,1r").visible == counts("TI -R TG"));   // . T T in the first row
  CHECK(outcome("Af Bf 3 1,1 1,2r").visible == counts("TI TT TG"));   // - R . in the second row
}

TEST_CASE("S1.0: the offset is the place of the turned upper pad's top left cell") {
  CHECK(outcome("Af Bf 0 1,2").visible == counts("TIG -RTT"));
  CHECK(outcome("Af Bf 0 -1,-2").visible == counts("TIG+ -RTT"));
  CHECK(outcome("Af Bf 1 -2,0").visible == counts("TG+ -RTT"));
  CHECK(outcome("Af Bf 1 1,2").visible == counts("TIG -RTT"));
}

TEST_CASE("S1.0: a turn is 0, 1, 2 or 3") {
  Plan plan = plan_from("Af Bf 0 1,1 0,0d");
  plan.turn = 4;
  CHECK(check_plan(kPads, {}, first_of(1), false, plan).is(kBadTurn));
  plan.turn = 0;
  plan.improvements[0].turn = 255;
  CHECK(check_plan(kPads, {}, first_of(1), false, plan).is(kBadTurn));
}

TEST_CASE("S1.1: one to four cells of the lower pad are covered") {
  CHECK(outcome("Af Bf 0 1,2").covered == 1);
  CHECK(outcome("Af Bf 0 0,1").covered == 4);
  CHECK(outcome("Af Bf 1 -1,1").covered == 4);
  CHECK(explain(check("Af Bf 0 0,0"), Lang::En) == "covers too many cells: 6, at most 4 allowed");
  CHECK(check("Af Bf 2 0,0").is(kCoversTooMany));
}

TEST_CASE("S1.1: the pads must overlap, touching is not enough") {
  for (const char* apart : {"Af Bf 0 2,0", "Af Bf 0 0,3", "Af Bf 1 2,0", "Af Bf 1 -3,0", "Af Bf 1 0,-2", "Af Bf 3 0,3"})
    CHECK(check(apart).is(kPadsApart));
}

TEST_CASE("S1.1: whichever pad, either side, any turn: 480 ways to lay the pads") {
  int legal = 0;
  std::array<int, kPadCells + 1> by_covered{};
  for_each_layout([&](const Plan& plan) {
    if (!check_plan(kPads, {}, {}, false, plan)) return;
    ++legal;
    ++by_covered[outcome_of(kPads, {}, plan).covered];
  });
  CHECK(legal == 8 * (2 * 14 + 2 * 16));
  CHECK(by_covered == std::array<int, kPadCells + 1>{0, 8 * 16, 8 * 28, 8 * 4, 8 * 12, 0, 0});
}

TEST_CASE("S1.1: the limits are the ruleset's, and five cells cannot be covered") {
  const PlanLimits three_to_six{.least_covered = 3, .most_covered = 6};
  CHECK(check("Af Bf 0 0,0", false, three_to_six));
  CHECK(explain(check("Af Bf 0 1,2", false, three_to_six), Lang::En) == "covers too few cells: 1, at least 3 needed");
  CHECK(can_be_met(three_to_six));
  CHECK(can_be_met({.least_covered = 6, .most_covered = 6}));
  CHECK_FALSE(can_be_met({.least_covered = 5, .most_covered = 5}));
  CHECK_FALSE(can_be_met({.least_covered = 4, .most_covered = 3}));
}

TEST_CASE("S1.2: an improvement lies on two cells side by side, in any turn, and replaces what they show") {
  CHECK(outcome("Af Bf 0 0,2 0,1r").visible == counts("T -RTT TG"));  // hides I G
  CHECK(outcome("Af Bf 0 0,2 1,1l").visible == counts("T -RTT TG"));  // the same cells
  CHECK(outcome("Af Bf 0 0,2 1,0d").visible == counts("I -RTT TG"));  // hides T G
  CHECK(outcome("Af Bf 0 0,2 1,1u").visible == counts("I -RTT TG"));
}

TEST_CASE("S1.2: what lies face down shows nothing") {
  const Outcome both_down = outcome("Af Bf 0 0,2 x x");
  CHECK(both_down.visible == counts("TIG -RTT"));
  CHECK(both_down.face_down == 2);
  CHECK(outcome("Af Bf 0 0,2 x 0,0d").visible == counts("TG -RTT R+"));
}

TEST_CASE("S1.2: face down has no place on the pads") {
  for (const Placement& odd : {Placement{true, 1, 0, 0}, Placement{true, 0, -1, 0}, Placement{true, 0, 0, 1}})
    CHECK(check_plan(kPads, {}, first_of(1), true, with(plan_from("Af Bf 0 0,2"), odd)).is(kFaceDownPlaced));
}

TEST_CASE("S1.2: a plan says something about each improvement owned") {
  const Plan plan = plan_from("Af Bf 0 0,2 x");
  CHECK(check_plan(kPads, {}, first_of(1), false, plan));
  const Verdict verdict = check_plan(kPads, {}, first_of(3), false, plan);
  CHECK(verdict.is(kWrongImprovements));
  CHECK(explain(verdict, Lang::En) == "this plan places improvements: 1, but you own 3");
  CHECK(check_plan(kPads, {}, {}, false, plan).is(kWrongImprovements));
}

TEST_CASE("S1.3, R-S3: an improvement may span both pads") {
  CHECK(outcome("Af Bf 0 0,2 0,1d").visible == counts("TG RTT TG"));  // hides I below, - above
  CHECK(outcome("Af Bf 0 1,1 0,1r").visible == counts("T RTT TG"));
}

TEST_CASE("S1.3, R-S3: improvements never overlap each other") {
  CHECK(check("Af Bf 0 0,2 0,0r 0,1r"));
  CHECK(check("Af Bf 0 0,2 0,0r 0,0r").is(kImprovementsOverlap));
  CHECK(check("Af Bf 0 0,2 0,0r 1,1u").is(kImprovementsOverlap));
  CHECK(explain(check("Af Bf 0 0,2 0,0r x 1,1u"), Lang::En) == "improvement 3 overlaps another one");
}

TEST_CASE("S1.3, R-S3: an improvement overlaps none of those before it, not only the last") {
  CHECK(check("Af Bf 0 0,2 0,0r 0,3r 0,1r"));
  CHECK(check("Af Bf 0 0,2 0,0r 0,3r 0,1u").is(kImprovementsOverlap));
}

TEST_CASE("S1.3, R-S3: half an improvement may lie outside only with 4G, and shows its icon there") {
  CHECK(check("Af Bf 0 0,2 -1,1r").is(kHalfOutside));
  CHECK(check("Af Bf 0 0,2 0,1l").is(kHalfOutside));
  CHECK(outcome("Af Bf 0 0,2 -1,1r", true).visible == counts("TG -RTT TG"));  // hides I
  CHECK(outcome("Af Bf 0 0,2 0,1l", true).visible == counts("TG -RTT TG"));
  CHECK(outcome("Af Bf 0 -1,-2 -2,-2r", true).visible == counts("TIG+ RTT TG"));
  CHECK(outcome("Af Bf 3 1,2 2,4u", true).visible == counts("TIG -TT TG"));
}

TEST_CASE("S1.3, R-S3: never both halves outside") {
  for (const bool has_4g : {false, true}) {
    CHECK(check("Af Bf 0 0,2 -1,0u", has_4g).is(kOffPads));
    CHECK(check("Af Bf 0 0,2 -2,0l", has_4g).is(kOffPads));
    CHECK(check("Af Bf 0 0,2 -4,5l", has_4g).is(kOffPads));
  }
}

TEST_CASE("S1.3, R-S3: improvements do not overlap outside the pads either") {
  CHECK(check("Af Bf 0 1,2 0,0l 0,1l", true));
  CHECK(check("Af Bf 0 1,2 2,1l 2,2u", true).is(kImprovementsOverlap));  // both want (2, 1)
}

TEST_CASE("S1.4, R-S4: covered cells are those under the upper pad, not those under improvements") {
  CHECK(outcome("Af Bf 0 0,1").covered == 4);
  CHECK(outcome("Af Bf 0 0,1 0,0r 0,1d").covered == 4);
  CHECK(outcome("Af Bf 0 0,1 0,0r 0,1d").face_down == 0);
}

TEST_CASE("S1.4: blank cells are not counted") {
  CHECK(outcome("Ab Bb 2 1,2").visible == counts("-IG GTRR"));
  CHECK(outcome("Ab Bb 2 1,2").visible[Icon::Blank] == 0);
}

TEST_CASE("S2.1: price-ups raise the price, goods with a price cut lower it, within the scale") {
  Outcome outcome;
  CHECK(price_of(outcome, {}) == 5);
  outcome.visible = counts("++-");
  CHECK(price_of(outcome, {}) == 6);
  outcome.visible = counts("++++");
  CHECK(price_of(outcome, {}) == 8);
  outcome.visible = counts("----");
  CHECK(price_of(outcome, {}) == 2);
  CHECK(price_of(outcome, {.start = 6, .least = 1, .most = 9}) == 2);
}

TEST_CASE("S3.1: goods come from both kinds of goods icons, covered cells and face-down improvements") {
  CHECK(goods_of(outcome("Af Bb 0 0,1 x x")) == 1 + 4 + 2);
  CHECK(goods_of({.visible = counts("GG-TR"), .covered = 3, .face_down = 1}) == 7);
}

TEST_CASE("S1.1, S1.2, S1.3: each reason is told in every language") {
  for (const Reason* reason : {&kWrongImprovements, &kBadTurn, &kPadsApart, &kCoversTooFew, &kCoversTooMany,
                               &kFaceDownPlaced, &kOffPads, &kHalfOutside, &kImprovementsOverlap}) {
    CAPTURE(reason->name);
    CHECK(reason->rule.starts_with("S1."));
    for (const Lang lang : {Lang::En, Lang::ZhHans, Lang::ZhHant}) CHECK_FALSE(reason->words[lang].empty());
  }
}

TEST_CASE("S1.2: any value at all gets an answer") {
  Rng rng(1);
  for (int i = 0; i < 20'000; ++i) {
    Plan plan = oligopoly::testing::random_value<Plan>(rng);
    if (i % 2 == 0) plan.dx = static_cast<std::int8_t>(rng.below(256));
    if (i % 3 == 0) plan.turn = static_cast<std::uint8_t>(rng.below(256));
    for (Placement& placement : plan.improvements)
      if (i % 5 == 0) placement.y = static_cast<std::int8_t>(rng.below(256));
    const std::vector<Domino> owned = first_of(plan.improvements.size());
    if (check_plan(kPads, {}, owned, rng.below(2) == 1, plan)) CHECK(outcome_of(kPads, owned, plan).covered <= 4);
  }
}

TEST_CASE("S1.1, S1.2, S1.3: random plans are legal") {
  Rng rng(2);
  for (const bool has_4g : {false, true})
    for (int count = 0; count <= kMaxImprovements; ++count)
      for (int i = 0; i < 2'000; ++i) {
        const Plan plan = sample_plan(kPads, {}, first_of(count), has_4g, rng);
        CHECK(check_plan(kPads, {}, first_of(count), has_4g, plan));
      }
  const PlanLimits six{.least_covered = 6, .most_covered = 6};
  CHECK(check_plan(kPads, six, kFive, true, sample_plan(kPads, six, kFive, true, rng)));
}

TEST_CASE("S1.1, S1.2, S1.3: every legal plan can come up at random") {
  for (const bool has_4g : {false, true}) {
    std::size_t legal = 0;
    for_each_layout([&](const Plan& plan) {
      if (check_plan(kPads, {}, {}, false, plan)) legal += legal_next(plan, has_4g, {}).size();
    });
    Rng rng(3);
    std::set<std::uint64_t> seen;
    for (int i = 0; i < 600'000 && seen.size() < legal; ++i)
      seen.insert(hash_of(sample_plan(kPads, {}, first_of(1), has_4g, rng)));
    CHECK(seen.size() == legal);
  }
}
