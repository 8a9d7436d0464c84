#include "games/smartphone/rules/plan/notation.hpp"

#include <array>
#include <optional>

#include "core/notation.hpp"

namespace oligopoly::smartphone {
namespace {

constexpr std::string_view kPadLetters = "AB", kSideLetters = "fb", kTurnLetters = "rdlu";

/// The place of a letter, if it is one of these.
std::optional<std::uint8_t> index_in(std::string_view letters, char letter) {
  const std::size_t index = letters.find(letter);
  if (index == std::string_view::npos) return std::nullopt;
  return static_cast<std::uint8_t>(index);
}

struct ShownPad {
  PadId pad{};
  Side side{};
};

std::string write_pad(PadId pad, Side side) {
  return {kPadLetters[static_cast<std::size_t>(pad)], kSideLetters[static_cast<std::size_t>(side)]};
}

std::optional<ShownPad> read_pad(std::string_view word) {
  if (word.size() != 2) return std::nullopt;
  const auto pad = index_in(kPadLetters, word[0]), side = index_in(kSideLetters, word[1]);
  if (!pad || !side) return std::nullopt;
  return ShownPad{static_cast<PadId>(*pad), static_cast<Side>(*side)};
}

struct Cell {
  std::int8_t x = 0, y = 0;
};

std::string write_cell(int x, int y) { return std::to_string(x) + "," + std::to_string(y); }

/// "1,-2", both numbers within the bounds.
std::optional<Cell> read_cell(std::string_view word, int least, int most) {
  const std::size_t comma = word.find(',');
  if (comma == std::string_view::npos) return std::nullopt;
  const auto x = number_of(word.substr(0, comma)), y = number_of(word.substr(comma + 1));
  if (!x || *x < least || *x > most) return std::nullopt;
  if (!y || *y < least || *y > most) return std::nullopt;
  return Cell{static_cast<std::int8_t>(*x), static_cast<std::int8_t>(*y)};
}

std::string write_placement(const Placement& placement) {
  if (placement.face_down) return "x";
  return write_cell(placement.x, placement.y) + kTurnLetters[placement.turn];
}

std::optional<Placement> read_placement(std::string_view word) {
  if (word == "x") return Placement{};
  if (word.empty()) return std::nullopt;
  const auto turn = index_in(kTurnLetters, word.back());
  word.remove_suffix(1);
  const auto cell = read_cell(word, Placement::kLeast, Placement::kMost);
  if (!turn || !cell) return std::nullopt;
  return Placement{false, cell->x, cell->y, *turn};
}

Verdict read_improvements(Words& words, Plan& plan) {
  constexpr int kWordsBefore = 4;
  while (!words.at_end()) {
    if (plan.improvements.is_full()) return refused(kTooManyPlacements, kMaxImprovements);
    const auto placement = read_placement(words.next());
    if (!placement) return refused(kNotAPlacement, kWordsBefore + plan.improvements.size() + 1);
    plan.improvements.push_back(*placement);
  }
  return kAllowed;
}

Verdict read_words(Words& words, Plan& plan) {
  const std::array<std::string_view, 4> word = {words.next(), words.next(), words.next(), words.next()};
  if (word.back().empty()) return refused(kPlanTooShort);
  const auto lower = read_pad(word[0]), upper = read_pad(word[1]);
  const auto turn = number_of(word[2]);
  const auto offset = read_cell(word[3], Plan::kLeastOffset, Plan::kMostOffset);
  if (!lower) return refused(kNotAPad, 1);
  if (!upper) return refused(kNotAPad, 2);
  if (lower->pad == upper->pad) return refused(kSamePad);
  if (!turn || *turn < 0 || *turn > 3) return refused(kNotATurn, 3);
  if (!offset) return refused(kNotAnOffset, 4);
  plan.lower = lower->pad;
  plan.lower_side = lower->side;
  plan.upper_side = upper->side;
  plan.turn = static_cast<std::uint8_t>(*turn);
  plan.dx = offset->x;
  plan.dy = offset->y;
  return read_improvements(words, plan);
}

}  // namespace

std::string write_plan(const Plan& plan) {
  std::string out = "plan " + write_pad(plan.lower, plan.lower_side) + " " +
                    write_pad(other_pad(plan.lower), plan.upper_side) + " " + std::to_string(plan.turn) + " " +
                    write_cell(plan.dx, plan.dy);
  for (const Placement& placement : plan.improvements) out += " " + write_placement(placement);
  return out;
}

Parsed<Plan> read_plan(std::string_view line) {
  Words words(line);
  if (Words peek(line); peek.next() == "plan") words = peek;
  Plan plan;
  if (const Verdict verdict = read_words(words, plan); !verdict) return {{}, verdict};
  return {plan, kAllowed};
}

}  // namespace oligopoly::smartphone
