// The released rulesets and what a table may choose.
#include "games/smartphone/rules/data/standard.hpp"
#include "games/smartphone/rules/names.hpp"

namespace oligopoly::smartphone {
namespace {

constexpr std::array<NamedRuleset<Ruleset>, 1> kRulesets = {{
    {"standard", 2, {"Standard", "标准", "標準"}, data::kStandard},
}};
constexpr std::array<NamedRuleset<Ruleset>, 1> kOldRulesets = {{
    {"standard", 1, {"Standard", "标准", "標準"}, data::first_standard()},
}};

constexpr std::array<Option<Ruleset>, 4> kOptions = {{
    {{.name = "retailers",
      .kind = OptionKind::Switch,
      .most = 1,
      .title = {"Retailers", "零售商", "零售商"},
      .ruling = "R-S2"},
     [](const Ruleset& rules, Seat) -> int { return rules.retailers ? 1 : 0; },
     [](Ruleset& rules, Seat, int value) { rules.retailers = value != 0; }},
    {{.name = "steve_difficulty",
      .kind = OptionKind::Choice,
      .most = kCountOf<Difficulty> - 1,
      .choices = kDifficultyIds,
      .title = {"Steve's level", "史蒂夫的难度", "史蒂夫的難度"},
      .ruling = "R-S12",
      .names = kDifficultyNames.items},
     [](const Ruleset& rules, Seat) -> int { return static_cast<int>(rules.steve_difficulty); },
     [](Ruleset& rules, Seat, int value) { rules.steve_difficulty = static_cast<Difficulty>(value); }},
    {{.name = "colour",
      .kind = OptionKind::Choice,
      .per_seat = true,
      .most = kCountOf<Colour> - 1,
      .choices = kColourIds,
      .title = {"Colour", "颜色", "顏色"},
      .names = kColourNames.items},
     [](const Ruleset& rules, Seat seat) -> int { return static_cast<int>(rules.colour[seat.index()]); },
     [](Ruleset& rules, Seat seat, int value) { rules.colour[seat.index()] = static_cast<Colour>(value); }},
    {{.name = "steve",
      .kind = OptionKind::Switch,
      .per_seat = true,
      .most = 1,
      .title = {"Played by Steve", "由史蒂夫操作", "由史蒂夫操作"}},
     [](const Ruleset& rules, Seat seat) -> int { return rules.steve.contains(seat) ? 1 : 0; },
     [](Ruleset& rules, Seat seat, int value) {
       rules.steve.erase(seat);
       if (value != 0) rules.steve.insert(seat);
     }},
}};

}  // namespace

std::span<const NamedRuleset<Ruleset>> released_rulesets() { return kRulesets; }
std::span<const NamedRuleset<Ruleset>> old_rulesets() { return kOldRulesets; }
std::span<const Option<Ruleset>> table_options() { return kOptions; }

}  // namespace oligopoly::smartphone
