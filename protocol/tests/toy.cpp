#include "protocol/tests/toy.hpp"

#include "core/any_game_of.hpp"

namespace oligopoly::protocol::testing {
namespace {

constexpr Reason kSameColour{
    "same_colour",
    "",
    {"seats {0} and {1} have the same colour", "席位 {0} 和 {1} 颜色相同", "席位 {0} 和 {1} 顏色相同"}};

constexpr Text kTitle{"title", "标题", "標題"};

constexpr ToyRuleset with_cards(std::uint8_t cards) {
  ToyRuleset rules;
  rules.cards = cards;
  return rules;
}

constexpr std::array<NamedRuleset<ToyRuleset>, 2> kRulesets = {{
    {"standard", 1, kTitle, with_cards(13)},
    {"short", 3, kTitle, with_cards(4)},
}};

constexpr std::array<Option<ToyRuleset>, 6> kOptions = {{
    {{.name = "cards", .kind = OptionKind::Number, .least = 4, .most = 13, .title = kTitle},
     [](const ToyRuleset& rules, Seat) -> int { return rules.cards; },
     [](ToyRuleset& rules, Seat, int value) { rules.cards = static_cast<std::uint8_t>(value); }},
    {{.name = "open", .kind = OptionKind::Switch, .title = kTitle},
     [](const ToyRuleset& rules, Seat) -> int { return rules.is_open; },
     [](ToyRuleset& rules, Seat, int value) { rules.is_open = value != 0; }},
    {{.name = "extras", .kind = OptionKind::Set, .choices = kColourIds, .title = kTitle},
     [](const ToyRuleset& rules, Seat) { return static_cast<int>(rules.extras.bits()); },
     [](ToyRuleset& rules, Seat, int bits) {
       rules.extras = SmallSet<Colour>::from_bits(static_cast<std::uint32_t>(bits));
     }},
    {{.name = "colour", .kind = OptionKind::Choice, .per_seat = true, .choices = kColourIds, .title = kTitle},
     [](const ToyRuleset& rules, Seat seat) { return static_cast<int>(rules.colours[seat.index()]); },
     [](ToyRuleset& rules, Seat seat, int value) { rules.colours[seat.index()] = static_cast<Colour>(value); }},
    {{.name = "steve", .kind = OptionKind::Switch, .per_seat = true, .title = kTitle},
     [](const ToyRuleset& rules, Seat seat) -> int { return rules.steves[seat.index()]; },
     [](ToyRuleset& rules, Seat seat, int value) { rules.steves[seat.index()] = value != 0; }},
    {{.name = "handicap", .kind = OptionKind::Number, .per_seat = true, .least = 0, .most = 9, .title = kTitle},
     [](const ToyRuleset& rules, Seat seat) -> int { return rules.handicaps[seat.index()]; },
     [](ToyRuleset& rules, Seat seat, int value) { rules.handicaps[seat.index()] = static_cast<std::uint8_t>(value); }},
}};

}  // namespace

const GameInfo& Toy::info() {
  static constexpr GameInfo kInfo{
      .id = "toy", .title = kTitle, .summary = kTitle, .rules_version = 1, .least_seats = 2, .most_seats = 3};
  return kInfo;
}

std::span<const NamedRuleset<ToyRuleset>> Toy::rulesets() { return kRulesets; }
std::span<const Option<ToyRuleset>> Toy::options() { return kOptions; }

std::optional<Flaw> Toy::flaw(const ToyRuleset& rules, int seats) {
  for (std::size_t b = 1; b < static_cast<std::size_t>(seats); ++b)
    for (std::size_t a = 0; a < b; ++a)
      if (rules.colours[a] == rules.colours[b])
        return Flaw{"seats[" + std::to_string(b) + "].colour",
                    refused(kSameColour, static_cast<int>(a + 1), static_cast<int>(b + 1))};
  return Goofspiel::flaw(rules, seats);
}

bool Toy::read_pack(ToyRuleset& rules, FieldReader& in) {
  return read_value(in, static_cast<goofspiel::Ruleset&>(rules));
}

bool Toy::answer(const ToyRuleset&, const goofspiel::View& view, std::string_view question, FieldReader& in,
                 FieldWriter& out) {
  int times = 0;
  if (question != "points" || !is_player(view.viewer)) return false;
  if (!in.enter("times")) return in.fail(kFieldMissing, "times");
  if (!read_number(in, times, {1, 100})) return false;
  in.leave();
  out.integer(times * view.players[view.viewer].points);
  return true;
}

static_assert(Game<Toy>);

const AnyGame& toy_game() { return any_game<Toy>(); }

}  // namespace oligopoly::protocol::testing
