#include "games/smartphone/rules/plan/finder.hpp"

#include <algorithm>

#include "games/smartphone/rules/plan/tests/table.hpp"

using namespace oligopoly;
using namespace oligopoly::smartphone;
using namespace oligopoly::smartphone::testing;

namespace {

const OutcomeTable& standard_table() {
  static const OutcomeTable kTable(kPads, {});
  return kTable;
}

Wishes wishes_from(std::string_view text) {
  const Parsed<Wishes> parsed = parse_wishes(text);
  REQUIRE_MESSAGE(parsed.verdict, text);
  return parsed.action;
}

std::vector<FoundPlan> find(std::string_view wishes, int count, int improvements = 2, bool has_4g = false) {
  const std::vector<Domino> owned = first_of(improvements);
  const PlanOwner owner{owned, has_4g ? SmallSet<Technology>{Technology::FourG} : SmallSet<Technology>{}};
  return find_plans(standard_table(), owner, {}, wishes_from(wishes), count);
}

}  // namespace

TEST_CASE("plan finder: wishes are read word by word") {
  const Wishes wishes = wishes_from("goods>=5 research>=1  price=4 trucks*2 goods<=6 improve covered*-3");
  CHECK(wishes[PlanValue::Goods] == Wish{.least = 5, .most = 6, .weight = 0});
  CHECK(wishes[PlanValue::Research] == Wish{.least = 1});
  CHECK(wishes[PlanValue::Price] == Wish{.least = 4, .most = 4, .weight = 0});
  CHECK(wishes[PlanValue::Trucks].weight == 2);
  CHECK(wishes[PlanValue::Improve].weight == 1);
  CHECK(wishes[PlanValue::Covered].weight == -3);
  CHECK(wishes[PlanValue::FaceDown] == Wish{});
  CHECK(wishes_from("") == Wishes{});
}

TEST_CASE("plan finder: what cannot be read is named") {
  CHECK(parse_wishes("goods>=1 good>=5").verdict == refused(kUnknownWish, 2));
  CHECK(parse_wishes("=5").verdict == refused(kUnknownWish, 1));
  for (const char* bad : {"goods>5", "goods>=", "goods=x", "goods*", "goods=>3", "goods<3", "goods>=3x", "goods**2"})
    CHECK(parse_wishes(bad).verdict == refused(kBadWish, 1));
  CHECK(parse_wishes("goods*1001").verdict.is(kWishNumber));
  CHECK(parse_wishes("goods>=-1001").verdict.is(kWishNumber));
  const Verdict contradiction = parse_wishes("price=4 price>=5").verdict;
  CHECK(contradiction.is(kWishContradiction));
  CHECK(explain(contradiction, Lang::En) == "price cannot be at least 5 and at most 4");
  CHECK(explain(contradiction, Lang::ZhHant) == "定價不能既至少為 5 又至多為 4");
}

TEST_CASE("plan finder: every value is measured") {
  const Outcome outcome{.visible = counts("TTTG--+IRR"), .covered = 3, .face_down = 1};
  const auto value = [&](PlanValue which) { return value_of(outcome, which, {}, {}); };
  CHECK(value(PlanValue::Price) == 4);
  CHECK(value(PlanValue::Goods) == 7);
  CHECK(value(PlanValue::Research) == 2);
  CHECK(value(PlanValue::Trucks) == 3);
  CHECK(value(PlanValue::Improve) == 1);
  CHECK(value(PlanValue::Covered) == 3);
  CHECK(value(PlanValue::FaceDown) == 1);
  CHECK(value(PlanValue::PriceUp) == 1);
  CHECK(value(PlanValue::GoodsCut) == 2);
  for (const PlanValue which : each<PlanValue>())
    for (const Lang lang : {Lang::En, Lang::ZhHans, Lang::ZhHant}) CHECK_FALSE(name_of(which)[lang].empty());
}

TEST_CASE("S3.1, S6.1: the finder counts goods and trucks as the owner would have them") {
  const Outcome outcome{.visible = counts("TTTG--+IRR"), .covered = 3, .face_down = 1};
  const PlanOwner rich{{}, {Technology::Gps, Technology::Battery}, 2, 30};
  CHECK(value_of(outcome, PlanValue::Goods, {}, rich) == 7 + 2 + 2);
  CHECK(value_of(outcome, PlanValue::Trucks, {}, rich) == 3 + 1);
  CHECK(value_of(outcome, PlanValue::Goods, {}, {{}, {}, 2, 8}) == 8);
}

TEST_CASE("plan finder: what it finds meets every demand and is legal") {
  const auto found = find("goods>=5 research>=1 price=4 trucks*2 improve>=1", 50);
  REQUIRE_FALSE(found.empty());
  for (const FoundPlan& one : found) {
    CHECK(goods_of(one.outcome) >= 5);
    CHECK(one.outcome.visible[Icon::Research] >= 1);
    CHECK(one.outcome.visible[Icon::Improve] >= 1);
    CHECK(price_of(one.outcome, {}) == 4);
    CHECK(one.score == 2 * one.outcome.visible[Icon::Truck]);
    CHECK(check_plan(kPads, {}, first_of(2), false, one.plan));
    CHECK(outcome_of(kPads, first_of(2), one.plan) == one.outcome);
  }
}

TEST_CASE("plan finder: the best come first, equals in the order of the table") {
  const auto all = find("goods*3 trucks*2 price*-1", 1'000'000);
  const auto choices = standard_table().outcomes(first_of(2), false);
  REQUIRE(all.size() == choices.size());
  std::vector<std::pair<int, std::size_t>> expected;
  for (std::size_t i = 0; i < choices.size(); ++i) {
    const Outcome& outcome = choices[i].outcome;
    expected.emplace_back(price_of(outcome, {}) - 3 * goods_of(outcome) - 2 * outcome.visible[Icon::Truck], i);
  }
  std::sort(expected.begin(), expected.end());
  for (std::size_t i = 0; i < all.size(); ++i) {
    CHECK(all[i].score == -expected[i].first);
    CHECK(all[i].outcome == choices[expected[i].second].outcome);
  }
  const auto best = find("goods*3 trucks*2 price*-1", 7);
  REQUIRE(best.size() == 7);
  CHECK(std::equal(best.begin(), best.end(), all.begin()));
}

TEST_CASE("plan finder: no plan, no result") {
  CHECK(find("goods>=40", 5).empty());
  CHECK(find("trucks", 0).empty());
  CHECK(find("trucks", -1).empty());
}

TEST_CASE("plan finder: prices follow the scale of the ruleset") {
  const PriceScale flat{.start = 3, .least = 3, .most = 3};
  const auto found = find_plans(standard_table(), {first_of(1)}, flat, wishes_from("price=3"), 1'000'000);
  CHECK(found.size() == standard_table().outcomes(first_of(1), false).size());
}
