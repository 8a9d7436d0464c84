#include "games/smartphone/rules/plan/finder.hpp"

#include <algorithm>
#include <optional>

#include "core/notation.hpp"
#include "games/smartphone/rules/plan/yield.hpp"

namespace oligopoly::smartphone {
namespace {

constexpr EnumMap<PlanValue, Text> kNames = {{{
    {"price", "定价", "定價"},
    {"goods", "货物", "貨物"},
    {"research", "研发", "研發"},
    {"trucks", "卡车", "卡車"},
    {"improve production", "改良生产", "改良生產"},
    {"covered cells", "盖住的格子", "蓋住的格子"},
    {"face-down improvements", "面朝下的改良板块", "面朝下的改良板塊"},
    {"price up", "涨价", "漲價"},
    {"goods with a price cut", "降价货物", "降價貨物"},
}}};

/// The weighted sum of what is wished for, or nothing when a demand is not met.
std::optional<int> score_of(const Outcome& outcome, const PriceScale& scale, const PlanOwner& owner,
                            const Wishes& wishes) {
  int score = 0;
  for (const PlanValue value : each<PlanValue>()) {
    const int amount = value_of(outcome, value, scale, owner);
    if (!wishes[value].admits(amount)) return std::nullopt;
    score += amount * wishes[value].weight;
  }
  return score;
}

/// A choice that meets every demand, by its place among all.
struct Candidate {
  int score = 0;
  std::size_t index = 0;

  friend bool operator<(const Candidate& a, const Candidate& b) {
    return a.score != b.score ? a.score > b.score : a.index < b.index;
  }
};

/// Adds what follows the name in a word, such as ">=5", to a wish. `number` is the place of the word, for the reasons.
Verdict add_demand(std::string_view demand, int number, Wish& wish) {
  if (demand.empty()) {
    wish.weight = 1;
    return kAllowed;
  }
  const bool is_bound = demand.starts_with(">=") || demand.starts_with("<=");
  const auto amount = number_of(demand.substr(is_bound ? 2 : 1));
  if (!amount || (!is_bound && demand[0] != '=' && demand[0] != '*')) return refused(kBadWish, number);
  if (*amount < -Wish::kAny || *amount > Wish::kAny) return refused(kWishNumber, number, -Wish::kAny, Wish::kAny);
  const auto value = static_cast<std::int16_t>(*amount);
  if (demand[0] == '*') wish.weight = value;
  if (demand[0] == '>' || demand[0] == '=') wish.least = std::max(wish.least, value);
  if (demand[0] == '<' || demand[0] == '=') wish.most = std::min(wish.most, value);
  return kAllowed;
}

Verdict add_word(std::string_view word, int number, Wishes& wishes) {
  const std::size_t length = std::min(word.find_first_of("<>=*"), word.size());
  const auto value = enum_of<PlanValue>(word.substr(0, length));
  if (!value) return refused(kUnknownWish, number);
  Wish& wish = wishes[*value];
  if (const Verdict verdict = add_demand(word.substr(length), number, wish); !verdict) return verdict;
  if (wish.least > wish.most) return refused(kWishContradiction, name_of(*value), wish.least, wish.most);
  return kAllowed;
}

}  // namespace

const Text& name_of(PlanValue value) { return kNames[value]; }

int value_of(const Outcome& outcome, PlanValue value, const PriceScale& scale, const PlanOwner& owner) {
  const PlanYield yield = yield_of(outcome, scale, owner.technologies);
  switch (value) {
    case PlanValue::Price:
      return yield.price;
    case PlanValue::Goods:
      return goods_made(yield.goods, owner.tokens, owner.supply);
    case PlanValue::Research:
      return yield.research;
    case PlanValue::Trucks:
      return yield.trucks;
    case PlanValue::Improve:
      return outcome.visible[Icon::Improve];
    case PlanValue::Covered:
      return outcome.covered;
    case PlanValue::FaceDown:
      return outcome.face_down;
    case PlanValue::PriceUp:
      return outcome.visible[Icon::PriceUp];
    case PlanValue::GoodsCut:
      return outcome.visible[Icon::GoodsCut];
  }
  return 0;
}

std::vector<FoundPlan> find_plans(const OutcomeTable& table, const PlanOwner& owner, const PriceScale& scale,
                                  const Wishes& wishes, int count) {
  const std::vector<OutcomeTable::Choice> choices =
      table.outcomes(owner.improvements, may_stick_out(owner.technologies));
  std::vector<Candidate> candidates;
  for (std::size_t i = 0; i < choices.size(); ++i)
    if (const auto score = score_of(choices[i].outcome, scale, owner, wishes)) candidates.push_back({*score, i});
  const std::size_t kept = std::min(candidates.size(), static_cast<std::size_t>(std::max(count, 0)));
  const auto end = candidates.begin() + static_cast<std::ptrdiff_t>(kept);
  std::partial_sort(candidates.begin(), end, candidates.end());
  std::vector<FoundPlan> found;
  for (auto it = candidates.begin(); it != end; ++it) {
    const OutcomeTable::Choice& choice = choices[it->index];
    found.push_back(
        {it->score, choice.outcome, OutcomeTable::plan_of(choice, static_cast<int>(owner.improvements.size()))});
  }
  return found;
}

Parsed<Wishes> parse_wishes(std::string_view text) {
  Wishes wishes;
  Words words(text);
  for (int number = 1; !words.at_end(); ++number)
    if (const Verdict verdict = add_word(words.next(), number, wishes); !verdict) return {{}, verdict};
  return {wishes, kAllowed};
}

}  // namespace oligopoly::smartphone
