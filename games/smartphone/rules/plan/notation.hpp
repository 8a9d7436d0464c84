#pragma once

#include <string>
#include <string_view>

#include "core/game.hpp"
#include "games/smartphone/rules/plan/plan.hpp"

/// How a plan is written:
///
///     plan Af Bb 1 1,-1 0,0d x -1,0r
///
/// the lower pad and its side (f front, b back), the upper pad and its side, the clockwise quarter turns of the upper
/// pad, the cell dx,dy of its top left corner, and a word for each improvement: x when face down, else the cell of its
/// first half and where the second half lies from there: r right, d down, l left, u up.
namespace oligopoly::smartphone {

inline constexpr Reason kPlanTooShort{
    "plan_too_short",
    "S1.0",
    {"a plan is written like this: plan Af Bb 1 1,-1 0,0d x", "规划要这样写：plan Af Bb 1 1,-1 0,0d x",
     "規劃要這樣寫：plan Af Bb 1 1,-1 0,0d x"}};
inline constexpr Reason kNotAPad{
    "not_a_pad",
    "S1.0",
    {"word {0} of the plan is not a pad: write Af, Ab, Bf or Bb", "规划的第 {0} 个词不是平板：请写 Af、Ab、Bf 或 Bb",
     "規劃的第 {0} 個詞不是平板：請寫 Af、Ab、Bf 或 Bb"}};
inline constexpr Reason kSamePad{"same_pad",
                                 "S1.1",
                                 {"a pad cannot lie on itself: one is A, the other B",
                                  "平板不能压住自己：一块是 A，另一块是 B", "平板不能壓住自己：一塊是 A，另一塊是 B"}};
inline constexpr Reason kNotATurn{
    "not_a_turn",
    "S1.0",
    {"word {0} of the plan is not a turn: write 0, 1, 2 or 3", "规划的第 {0} 个词不是旋转：请写 0、1、2 或 3",
     "規劃的第 {0} 個詞不是旋轉：請寫 0、1、2 或 3"}};
inline constexpr Reason kNotAnOffset{
    "not_an_offset",
    "S1.0",
    {"word {0} of the plan is not a position of the upper pad: write it like 1,-1",
     "规划的第 {0} 个词不是上面平板的位置：请写成 1,-1 这样", "規劃的第 {0} 個詞不是上面平板的位置：請寫成 1,-1 這樣"}};
inline constexpr Reason kNotAPlacement{
    "not_a_placement",
    "S1.2",
    {"word {0} of the plan is not a position of an improvement: write x, or a cell and r, d, l or u, like 0,1r",
     "规划的第 {0} 个词不是改良板块的位置：请写 x，或格子加 r、d、l、u，如 0,1r",
     "規劃的第 {0} 個詞不是改良板塊的位置：請寫 x，或格子加 r、d、l、u，如 0,1r"}};
inline constexpr Reason kTooManyPlacements{
    "too_many_placements",
    "S1.2",
    {"a plan has at most {0} improvements", "一份规划最多有 {0} 块改良板块", "一份規劃最多有 {0} 塊改良板塊"}};

/// The plan in one line. `read_plan` gives it back.
std::string write_plan(const Plan& plan);

/// A plan from one line; the first word, "plan", may be left out. Whether it is legal is not asked here.
Parsed<Plan> read_plan(std::string_view line);

}  // namespace oligopoly::smartphone
