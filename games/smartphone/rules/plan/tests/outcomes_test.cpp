// The outcomes table against brute force.
#include "games/smartphone/rules/plan/outcomes.hpp"

#include <algorithm>
#include <unordered_set>

#include "games/smartphone/rules/plan/covers.hpp"
#include "games/smartphone/rules/plan/tests/table.hpp"

using namespace oligopoly;
using namespace oligopoly::smartphone;
using namespace oligopoly::smartphone::testing;

namespace {

using Outcomes = std::unordered_set<std::uint64_t>;

/// An outcome as one number, no two alike.
std::uint64_t key_of(const Outcome& outcome) {
  std::uint64_t key = outcome.covered * 8u + outcome.face_down;
  for (const std::uint8_t count : outcome.visible) key = key * 32 + count;
  return key;
}

const OutcomeTable& standard_table() {
  static const OutcomeTable kTable(kPads, {});
  return kTable;
}

/// The outcomes of a table. On the way each must be new, and its plan legal and true to it.
Outcomes outcomes_of(const OutcomeTable& table, const Pads& pads, const PlanLimits& limits,
                     const std::vector<Domino>& owned, bool has_4g) {
  Outcomes outcomes;
  for (const OutcomeTable::Choice& choice : table.outcomes(owned, has_4g)) {
    const Plan plan = OutcomeTable::plan_of(choice, static_cast<int>(owned.size()));
    REQUIRE(check_plan(pads, limits, owned, has_4g, plan));
    REQUIRE(outcome_of(pads, owned, plan) == choice.outcome);
    REQUIRE(outcomes.insert(key_of(choice.outcome)).second);
  }
  return outcomes;
}

/// Calls `visit(plan)` for every legal plan with this many improvements. A plan is legal only if it is so without its
/// last improvement and with its last alone, so most of the box need not be visited (see the test of that).
template <class Visit>
void for_each_legal(int improvements, bool has_4g, const PlanLimits& limits, Visit&& visit) {
  for_each_layout([&](const Plan& layout) {
    if (!check_plan(kPads, limits, {}, has_4g, layout)) return;
    if (improvements == 0) return visit(layout);
    const std::vector<Placement> singles = legal_next(layout, has_4g, limits);
    for (const Placement& first : singles) {
      const Plan one = with(layout, first);
      if (improvements == 1) {
        visit(one);
        continue;
      }
      for (const Placement& second : legal_next(one, has_4g, limits, singles)) visit(with(one, second));
    }
  });
}

Pads random_pads(Rng& rng) {
  Pads pads;
  for (auto& sides : pads.faces)
    for (PadFace& face : sides)
      for (Icon& icon : face) icon = static_cast<Icon>(rng.below(static_cast<std::uint32_t>(kCountOf<Icon>)));
  return pads;
}

}  // namespace

TEST_CASE("S1.3: a plan is legal only if each improvement alone would be") {
  for (const char* line : {"Af Bf 0 0,1", "Af Bf 1 -2,2", "Bb Af 2 -1,2"})
    for (const bool has_4g : {false, true}) {
      const Plan layout = plan_from(line);
      const std::vector<Placement> singles = legal_next(layout, has_4g, {});
      std::size_t in_box = 0, in_singles = 0;
      for (const Placement& first : all_placements())
        for (const Placement& second : all_placements())
          in_box += check_plan(kPads, {}, first_of(2), has_4g, with(with(layout, first), second)) ? 1 : 0;
      for (const Placement& first : singles) in_singles += legal_next(with(layout, first), has_4g, {}, singles).size();
      CHECK(in_box == in_singles);
    }
}

TEST_CASE("S1.1, S1.4: without improvements the table holds exactly what plans give") {
  Outcomes by_hand;
  for_each_legal(0, false, {}, [&](const Plan& plan) { by_hand.insert(key_of(outcome_of(kPads, {}, plan))); });
  for (const bool has_4g : {false, true}) CHECK(outcomes_of(standard_table(), kPads, {}, {}, has_4g) == by_hand);
}

TEST_CASE("S1.2, S1.3, R-S3: with one or two improvements the table holds exactly what plans give") {
  const std::vector<std::vector<std::vector<Domino>>> hands = {{{kTruckGoods}, {kTruckTruck}, {kResearchPriceUp}},
                                                               {{kTruckGoods, kResearchPriceUp},
                                                                {kResearchPriceUp, kTruckGoods},
                                                                {kGoodsGoods, kGoodsGoods},
                                                                {kGoodsCutTruck, kTruckTruck}}};
  for (const bool has_4g : {false, true})
    for (int count = 1; count <= 2; ++count) {
      const auto& owned = hands[static_cast<std::size_t>(count - 1)];
      std::vector<Outcomes> by_hand(owned.size());
      for_each_legal(count, has_4g, {}, [&](const Plan& plan) {
        for (std::size_t i = 0; i < owned.size(); ++i) by_hand[i].insert(key_of(outcome_of(kPads, owned[i], plan)));
      });
      for (std::size_t i = 0; i < owned.size(); ++i)
        CHECK(outcomes_of(standard_table(), kPads, {}, owned[i], has_4g) == by_hand[i]);
    }
}

TEST_CASE("S1.1, S1.2: the table follows the pads and limits of the ruleset") {
  Rng rng(4);
  for (const PlanLimits limits : {PlanLimits{1, 6}, PlanLimits{6, 6}, PlanLimits{2, 3}, PlanLimits{5, 5}}) {
    const Pads pads = random_pads(rng);
    const OutcomeTable table(pads, limits);
    for (const bool has_4g : {false, true}) {
      Outcomes by_hand;
      for_each_legal(1, has_4g, limits,
                     [&](const Plan& plan) { by_hand.insert(key_of(outcome_of(pads, first_of(1), plan))); });
      CHECK(by_hand.empty() == !can_be_met(limits));
      CHECK(outcomes_of(table, pads, limits, first_of(1), has_4g) == by_hand);
    }
  }
}

TEST_CASE("S1.3, R-S3: up to five improvements hide exactly the sets of cells that laying them one by one hides") {
  struct Search {
    Plan plan;
    Frame frame;
    VisibleCells cells;
    std::vector<Placement> singles;
    std::array<std::unordered_set<unsigned>, kMaxImprovements + 1> hidden{};

    void lay_on(std::size_t from, Cells used) {
      hidden[static_cast<std::size_t>(plan.improvements.size())].insert(cells.numbers_of(used & frame.pads()));
      if (plan.improvements.is_full()) return;
      for (std::size_t i = from; i < singles.size(); ++i) {
        plan.improvements.push_back(singles[i]);
        if (check_plan(kPads, {1, 6}, first_of(plan.improvements.size()), true, plan))
          lay_on(i + 1, used | frame.cells_of(singles[i]));
        plan.improvements.pop_back();
      }
    }
  };
  for (const Overlap& overlap : kOverlaps) {
    const Plan layout = bare_plan(overlap, 0);
    const Frame frame(layout);
    Search search{layout, frame, VisibleCells(frame), legal_next(layout, true, {1, 6})};
    // Face down hides nothing, and turning an improvement round hides the same cells.
    std::erase_if(search.singles, [](const Placement& p) { return p.face_down || p.turn >= 2; });
    search.lay_on(0, 0);
    std::array<std::unordered_set<unsigned>, kMaxImprovements + 1> found{};
    for (const Cover& cover : covers_of(frame)) CHECK(found[cover.laid].insert(cover.hidden()).second);
    CHECK(found == search.hidden);
  }
}

TEST_CASE("S1.2, S1.3: five improvements: every choice is legal, and every random plan is among them") {
  for (const bool has_4g : {false, true}) {
    const Outcomes known = outcomes_of(standard_table(), kPads, {}, kFive, has_4g);
    Rng rng(5);
    for (int i = 0; i < 30'000; ++i) {
      const Plan plan = sample_plan(kPads, {}, kFive, has_4g, rng);
      REQUIRE(known.contains(key_of(outcome_of(kPads, kFive, plan))));
    }
  }
}

TEST_CASE("S1.2: outcomes stand in a fixed order, fewer face-down improvements first, then fewer covered cells") {
  const auto choices = standard_table().outcomes(kFive, true);
  CHECK(std::is_sorted(choices.begin(), choices.end(), [](const auto& a, const auto& b) {
    return std::pair(a.outcome.face_down, a.outcome.covered) < std::pair(b.outcome.face_down, b.outcome.covered);
  }));
  const OutcomeTable again(kPads, {});
  const auto same = again.outcomes(kFive, true);
  REQUIRE(same.size() == choices.size());
  for (std::size_t i = 0; i < same.size(); ++i) CHECK(same[i].outcome == choices[i].outcome);
}
