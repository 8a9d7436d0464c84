#include "games/smartphone/rules/plan/notation.hpp"

#include "games/smartphone/rules/plan/draw.hpp"
#include "games/smartphone/rules/plan/tests/table.hpp"

using namespace oligopoly;
using namespace oligopoly::smartphone;
using namespace oligopoly::smartphone::testing;

TEST_CASE("S1.0: a plan is written in one line") {
  Plan plan{.lower = PadId::B,
            .lower_side = Side::Back,
            .upper_side = Side::Front,
            .turn = 1,
            .dx = 1,
            .dy = -1,
            .improvements = {Placement{false, 0, 0, 1}, Placement{}, Placement{false, -1, 2, 0}}};
  CHECK(write_plan(plan) == "plan Bb Af 1 1,-1 0,0d x -1,2r");
  CHECK(plan_from("plan Bb Af 1 1,-1 0,0d x -1,2r") == plan);
  CHECK(plan_from("  Bb  Af 1 1,-1 0,0d x -1,2r ") == plan);
  plan.improvements.clear();
  CHECK(plan_from("Bb Af 1 1,-1") == plan);
}

TEST_CASE("S1.0: what is written is read back") {
  Rng rng(6);
  for (int i = 0; i < 5'000; ++i) {
    const Plan plan = sample_plan(kPads, {}, kFive, true, rng);
    CHECK(plan_from(write_plan(plan)) == plan);
  }
}

TEST_CASE("S1.0: what is no plan is refused by name") {
  const auto verdict = [](std::string_view line) { return read_plan(line).verdict; };
  for (const char* line : {"", "plan", "Af Bf 0", "plan plan"}) CHECK(verdict(line).is(kPlanTooShort));
  CHECK(verdict("Ax Bf 0 1,1") == refused(kNotAPad, 1));
  CHECK(verdict("Af Bff 0 1,1") == refused(kNotAPad, 2));
  CHECK(verdict("Af Ab 0 1,1").is(kSamePad));
  for (const char* turn : {"4", "-1", "1x", "r"})
    CHECK(verdict(std::string("Af Bf ") + turn + " 1,1") == refused(kNotATurn, 3));
  for (const char* offset : {"1", "1,", ",1", "1,4", "-4,0", "1,1,1", "1;1"})
    CHECK(verdict(std::string("Af Bf 0 ") + offset) == refused(kNotAnOffset, 4));
  for (const char* place : {"0,0", "r", "0r", "0,0q", "6,0r", "0,-5d", "xx"})
    CHECK(verdict(std::string("Af Bf 0 1,1 x ") + place) == refused(kNotAPlacement, 6));
  CHECK(verdict("Af Bf 0 1,1 x x x x x x").is(kTooManyPlacements));
  for (const Reason* reason :
       {&kPlanTooShort, &kNotAPad, &kSamePad, &kNotATurn, &kNotAnOffset, &kNotAPlacement, &kTooManyPlacements})
    for (const Lang lang : {Lang::En, Lang::ZhHans, Lang::ZhHant}) CHECK_FALSE(reason->words[lang].empty());
}

TEST_CASE("S1.4: a plan is drawn as it lies, improvements framed and numbered, halves outside too") {
  const Plan plan = plan_from("Af Bf 1 1,2 0,0l x 1,1d");
  REQUIRE(check_plan(kPads, {}, first_of(3), true, plan));
  CHECK("\n" + draw_plan(kPads, first_of(3), plan, {}) == R"(
┌───────┬───┐
│ G¹  T¹│ T │
└───┬───┼───┤
    │ I │ -³│
    │   │   ├───────┐
    │ . │ T³│ R   - │
    └───┼───┘       │
        │ T   T   . │
        └───────────┘
pad B front on pad A front
cells covered: 1
face down: 2
)");
}

TEST_CASE("S1.4: a drawing speaks the reader's language, and colours the upper pad and improvements if asked") {
  const Plan plan = plan_from("Ab Bf 0 1,2 0,0r");
  const std::string drawing = draw_plan(kPads, first_of(1), plan, {.lang = Lang::ZhHans, .colour = true});
  CHECK(drawing.find("平板 B 正面压在平板 A 背面上\n盖住的格子：1\n") != std::string::npos);
  CHECK(drawing.find("面朝下") == std::string::npos);
  CHECK(drawing.find("\x1b[33m T¹\x1b[0m") != std::string::npos);
  CHECK(drawing.find("\x1b[36m - \x1b[0m") != std::string::npos);
  CHECK(draw_plan(kPads, first_of(1), plan, {.lang = Lang::ZhHant}).find("平板 B 正面壓在平板 A 背面上") !=
        std::string::npos);
}
