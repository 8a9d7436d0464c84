#include "games/smartphone/rules/plan/layout.hpp"

#include <algorithm>
#include <cassert>

#include "games/smartphone/rules/plan/frame.hpp"

namespace oligopoly::smartphone {
namespace {

/// S1.1: the pads lie on each other, neither too little nor too much.
Verdict check_pads(const PlanLimits& limits, const Plan& plan) {
  if (plan.turn > 3) return refused(kBadTurn, plan.turn);
  const int covered = covered_cells(plan.turn, plan.dx, plan.dy);
  if (covered == 0) return refused(kPadsApart);
  if (covered < limits.least_covered) return refused(kCoversTooFew, covered, limits.least_covered);
  if (covered > limits.most_covered) return refused(kCoversTooMany, covered, limits.most_covered);
  return kAllowed;
}

/// S1.2, S1.3: one improvement, the `number`th, among those that take the cells `used`.
Verdict check_placement(const Frame& frame, const Placement& placement, int number, bool has_4g, Cells used) {
  if (placement.turn > 3) return refused(kBadTurn, placement.turn);
  const Cells cells = frame.cells_of(placement);
  if ((cells & frame.pads()) == 0) return refused(kOffPads, number);
  if ((cells & ~frame.pads()) != 0 && !has_4g) return refused(kHalfOutside, number);
  if ((cells & used) != 0) return refused(kImprovementsOverlap, number);  // R-S3, outside the pads too
  return kAllowed;
}

/// S1.2, S1.3. Requires that the pads lie well.
Verdict check_improvements(const Plan& plan, bool has_4g) {
  const Frame frame(plan);
  Cells used = 0;
  for (int i = 0; i < plan.improvements.size(); ++i) {
    const Placement& placement = plan.improvements[i];
    if (placement.face_down) {
      if (placement != Placement{}) return refused(kFaceDownPlaced, i + 1);
      continue;
    }
    if (const Verdict verdict = check_placement(frame, placement, i + 1, has_4g, used); !verdict) return verdict;
    used |= frame.cells_of(placement);
  }
  return kAllowed;
}

/// The `rank`th cell of a set. Requires rank < number of cells.
int nth_cell(Cells cells, int rank) {
  for (; rank > 0; --rank) cells &= cells - 1;
  return std::countr_zero(cells);
}

/// One legal place for an improvement, each as likely as the others, or face down: always when nothing is free, else
/// one time in four, so that playouts see both.
Placement sample_placement(const Frame& frame, Cells used, bool has_4g, Rng& rng) {
  if (rng.below(4) == 0) return {};
  const Cells on_pads = frame.pads() & ~used, free = has_4g ? ~used : on_pads;
  // Cells that are free together with the one to the right, or below, and at least one of the two on the pads.
  const Cells across = free & free >> 1 & (on_pads | on_pads >> 1);
  const Cells down = free & free >> Frame::kSize & (on_pads | on_pads >> Frame::kSize);
  const int across_count = std::popcount(across), count = across_count + std::popcount(down);
  if (count == 0) return {};
  const auto drawn = static_cast<int>(rng.below(static_cast<std::uint32_t>(2 * count)));
  const int rank = drawn / 2, is_flipped = drawn % 2;
  const int turn = rank < across_count ? 0 : 1;
  const int cell = turn == 0 ? nth_cell(across, rank) : nth_cell(down, rank - across_count);
  if (is_flipped != 0) return frame.placement_at(cell + Frame::kSteps[static_cast<std::size_t>(turn)], turn + 2);
  return frame.placement_at(cell, turn);
}

}  // namespace

Verdict check_plan(const Pads&, const PlanLimits& limits, std::span<const Domino> owned, bool has_4g,
                   const Plan& plan) {
  const auto count = static_cast<int>(owned.size());
  if (plan.improvements.size() != count) return refused(kWrongImprovements, plan.improvements.size(), count);
  if (const Verdict verdict = check_pads(limits, plan); !verdict) return verdict;
  return check_improvements(plan, has_4g);
}

Outcome outcome_of(const Pads& pads, std::span<const Domino> owned, const Plan& plan) {
  const Frame frame(plan);
  Outcome outcome;
  outcome.covered = static_cast<std::uint8_t>(covered_cells(plan.turn, plan.dx, plan.dy));
  Cells hidden = 0;
  for (std::size_t i = 0; i < owned.size(); ++i) {
    const Placement& placement = plan.improvements[static_cast<int>(i)];
    if (placement.face_down) {
      ++outcome.face_down;
      continue;
    }
    hidden |= frame.cells_of(placement);
    ++outcome.visible[owned[i].first];
    ++outcome.visible[owned[i].second];
  }
  for_each_visible(pads, plan, frame, [&](Cells cell, Icon icon) {
    if ((cell & hidden) == 0) ++outcome.visible[icon];
  });
  outcome.visible[Icon::Blank] = 0;
  return outcome;
}

bool can_be_met(const PlanLimits& limits) {
  return std::any_of(kOverlaps.begin(), kOverlaps.end(),
                     [&](const Overlap& overlap) { return is_within(limits, overlap.covered); });
}

Plan sample_plan(const Pads&, const PlanLimits& limits, std::span<const Domino> owned, bool has_4g, Rng& rng) {
  assert(can_be_met(limits));
  for (;;) {
    const std::uint32_t drawn = rng.below(kOverlapCount * kFacings);
    const Overlap& overlap = kOverlaps[drawn / kFacings];
    if (!is_within(limits, overlap.covered)) continue;
    Plan plan = bare_plan(overlap, static_cast<int>(drawn % kFacings));
    const Frame frame(plan);
    Cells used = 0;
    for (std::size_t i = 0; i < owned.size(); ++i) {
      const Placement placement = sample_placement(frame, used, has_4g, rng);
      if (!placement.face_down) used |= frame.cells_of(placement);
      plan.improvements.push_back(placement);
    }
    return plan;
  }
}

}  // namespace oligopoly::smartphone
