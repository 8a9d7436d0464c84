#pragma once

#include <span>

#include "core/rng.hpp"
#include "core/verdict.hpp"
#include "games/smartphone/rules/plan/plan.hpp"

namespace oligopoly::smartphone {

inline constexpr Reason kWrongImprovements{
    "wrong_improvements",
    "S1.2",
    {"this plan places improvements: {0}, but you own {1}", "此规划有 {0} 块改良板块，你拥有 {1} 块",
     "此規劃有 {0} 塊改良板塊，你擁有 {1} 塊"}};
inline constexpr Reason kBadTurn{
    "bad_turn",
    "S1.0",
    {"a turn is 0, 1, 2 or 3, not {0}", "旋转只能是 0 到 3，不能是 {0}", "旋轉只能是 0 到 3，不能是 {0}"}};
inline constexpr Reason kPadsApart{
    "pads_apart",
    "S1.1",
    {"the upper pad does not lie on the lower one", "上面的平板没有压住下面的平板", "上面的平板沒有壓住下面的平板"}};
inline constexpr Reason kCoversTooFew{
    "covers_too_few",
    "S1.1",
    {"covers too few cells: {0}, at least {1} needed", "盖住了 {0} 格，至少要 {1} 格", "蓋住了 {0} 格，至少要 {1} 格"}};
inline constexpr Reason kCoversTooMany{
    "covers_too_many",
    "S1.1",
    {"covers too many cells: {0}, at most {1} allowed", "盖住了 {0} 格，最多 {1} 格", "蓋住了 {0} 格，最多 {1} 格"}};
inline constexpr Reason kFaceDownPlaced{
    "face_down_placed",
    "S1.2",
    {"improvement {0} is face down, so it cannot lie on the pads", "第 {0} 块改良板块面朝下，不能放在平板上",
     "第 {0} 塊改良板塊面朝下，不能放在平板上"}};
inline constexpr Reason kOffPads{
    "off_pads",
    "S1.3",
    {"improvement {0} lies off the pads", "第 {0} 块改良板块不在平板上", "第 {0} 塊改良板塊不在平板上"}};
inline constexpr Reason kHalfOutside{
    "half_outside",
    "S1.3",
    {"half of improvement {0} lies outside the pads: that needs 4G", "第 {0} 块改良板块有一半在平板外：需要 4G",
     "第 {0} 塊改良板塊有一半在平板外：需要 4G"}};
inline constexpr Reason kImprovementsOverlap{
    "improvements_overlap",
    "S1.3",
    {"improvement {0} overlaps another one", "第 {0} 块改良板块与另一块重叠", "第 {0} 塊改良板塊與另一塊重疊"}};

/// Whether this plan may be laid by someone who owns these improvements (S1.1 to S1.3). Takes any value, however odd.
/// What is printed on the pads makes no difference to it.
Verdict check_plan(const Pads& pads, const PlanLimits& limits, std::span<const Domino> owned, bool has_4g,
                   const Plan& plan);

/// What shows once the plan is laid (S1.4). Requires `check_plan`.
Outcome outcome_of(const Pads& pads, std::span<const Domino> owned, const Plan& plan);

/// False when no way to lay the pads covers a number of cells within the limits (five cannot be covered, for one):
/// such limits are a flaw of a ruleset.
bool can_be_met(const PlanLimits& limits);

/// A random legal plan. Every legal plan can come up. Requires `can_be_met(limits)` and at most kMaxImprovements owned.
Plan sample_plan(const Pads& pads, const PlanLimits& limits, std::span<const Domino> owned, bool has_4g, Rng& rng);

}  // namespace oligopoly::smartphone
