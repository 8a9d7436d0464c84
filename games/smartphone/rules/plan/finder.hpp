#pragma once

#include <limits>
#include <string_view>
#include <vector>

#include "core/game.hpp"
#include "games/smartphone/rules/enums.hpp"
#include "games/smartphone/rules/plan/outcomes.hpp"

/// The plan finder: say what you want of a plan, get the plans that give most of it.
namespace oligopoly::smartphone {

/// What can be wished for: what the plan would bring whoever looks for one, and what shows on it.
enum class PlanValue : std::uint8_t { Price, Goods, Research, Trucks, Improve, Covered, FaceDown, PriceUp, GoodsCut };

inline constexpr std::array<std::string_view, 9> kPlanValueIds = {
    "price", "goods", "research", "trucks", "improve", "covered", "face_down", "price_up", "goods_cut"};
constexpr std::span<const std::string_view> ids_of(PlanValue) { return kPlanValueIds; }
const Text& name_of(PlanValue value);

/// Who looks for a plan, as far as it matters for what a plan brings.
struct PlanOwner {
  std::span<const Domino> improvements;
  SmallSet<Technology> technologies{};
  int tokens = 0;
  /// No more goods than these can be made (S3.1).
  int supply = 255;
};

int value_of(const Outcome& outcome, PlanValue value, const PriceScale& scale, const PlanOwner& owner);

/// A demand on one value, and how much each point of it is worth (negative: the less the better).
struct Wish {
  static constexpr std::int16_t kAny = 1000;
  std::int16_t least = -kAny, most = kAny, weight = 0;

  constexpr bool admits(int value) const { return least <= value && value <= most; }
  static constexpr auto fields() {
    return field_list(field("least", &Wish::least, -kAny, kAny), field("most", &Wish::most, -kAny, kAny),
                      field("weight", &Wish::weight, -kAny, kAny));
  }
  friend constexpr bool operator==(const Wish&, const Wish&) = default;
};
using Wishes = EnumMap<PlanValue, Wish>;

struct FoundPlan {
  int score = 0;
  Outcome outcome;
  Plan plan;

  static constexpr auto fields() {
    return field_list(field("score", &FoundPlan::score), field("outcome", &FoundPlan::outcome),
                      field("plan", &FoundPlan::plan));
  }
  friend constexpr bool operator==(const FoundPlan&, const FoundPlan&) = default;
};

/// The `count` best plans that meet every demand, by the weighted sum of their values, at most one for each outcome.
/// Equal sums stand in the order of `OutcomeTable::outcomes`.
std::vector<FoundPlan> find_plans(const OutcomeTable& table, const PlanOwner& owner, const PriceScale& scale,
                                  const Wishes& wishes, int count);

inline constexpr Reason kUnknownWish{
    "unknown_wish",
    "",
    {"word {0}: wishes are about price, goods, research, trucks, improve, covered, face_down, price_up or goods_cut",
     "第 {0} 个词：愿望只能是 price、goods、research、trucks、improve、covered、face_down、price_up 或 goods_cut",
     "第 {0} 個詞：願望只能是 price、goods、research、trucks、improve、covered、face_down、price_up 或 goods_cut"}};
inline constexpr Reason kBadWish{"bad_wish",
                                 "",
                                 {"word {0}: write a wish like goods>=5, price<=4, research=2, trucks*3 or trucks",
                                  "第 {0} 个词：愿望要写成 goods>=5、price<=4、research=2、trucks*3 或 trucks",
                                  "第 {0} 個詞：願望要寫成 goods>=5、price<=4、research=2、trucks*3 或 trucks"}};
inline constexpr Reason kWishNumber{"wish_number",
                                    "",
                                    {"word {0}: the number must be within {1} to {2}",
                                     "第 {0} 个词：数字要在 {1} 到 {2} 之间", "第 {0} 個詞：數字要在 {1} 到 {2} 之間"}};
inline constexpr Reason kWishContradiction{"wish_contradiction",
                                           "",
                                           {"{0} cannot be at least {1} and at most {2}",
                                            "{0}不能既至少为 {1} 又至多为 {2}", "{0}不能既至少為 {1} 又至多為 {2}"}};

/// Reads wishes such as `goods>=5 research>=1 price=4 trucks*2`. Words are about one value each and add up: `goods>=3
/// goods<=5 goods*2`. A bare name counts each point once: `trucks` is `trucks*1`.
Parsed<Wishes> parse_wishes(std::string_view text);

}  // namespace oligopoly::smartphone
