#include "games/smartphone/rules/plan/yield.hpp"

#include <doctest/doctest.h>

using namespace oligopoly;
using namespace oligopoly::smartphone;

namespace {

bool is_same(const PlanYield& a, const PlanYield& b) {
  return a.price == b.price && a.goods == b.goods && a.research == b.research && a.trucks == b.trucks &&
         a.improve == b.improve;
}

}  // namespace

TEST_CASE("S0.5: only GPS, Battery and 4G change what a plan gives or how it is laid") {
  const Outcome outcome{.visible = {{{0, 2, 1, 2, 1, 1, 3}}}, .covered = 2, .face_down = 1};
  const PlanYield plain = yield_of(outcome, {}, {});
  for (const Technology technology : each<Technology>()) {
    CAPTURE(id_of(technology));
    const bool changes =
        !is_same(yield_of(outcome, {}, {technology}), plain) || may_stick_out({technology}) != may_stick_out({});
    const bool is_listed =
        std::find(kPlanTechnologies.begin(), kPlanTechnologies.end(), technology) != kPlanTechnologies.end();
    CHECK(changes == is_listed);
  }
}

TEST_CASE("S3.1: one more good for each token, as far as the supply goes") {
  CHECK(goods_made(5, 2, 18) == 7);
  CHECK(goods_made(15, 4, 18) == 18);
  CHECK(goods_made(0, 0, 18) == 0);
}
