#include "games/smartphone/rules/plan/outcomes.hpp"

#include <algorithm>
#include <cassert>
#include <iterator>

#include "games/smartphone/rules/plan/covers.hpp"

namespace oligopoly::smartphone {
namespace {

// ---- outcomes as numbers ---------------------------------------------------------------------------------------

/// An outcome as one number whose digits are the counts of the icons, the covered cells and the face-down improvements,
/// so that outcomes add up like numbers. No icon shows more than 16 times: 11 cells and 5 halves outside.
using Sum = std::uint32_t;
constexpr Sum kDigit = 17;
constexpr EnumMap<Icon, Sum> kOneOf = [] {
  EnumMap<Icon, Sum> one_of;
  Sum weight = 1;
  for (const Icon icon : each<Icon>()) {
    if (icon == Icon::Blank) continue;
    one_of[icon] = weight;
    weight *= kDigit;
  }
  return one_of;
}();
constexpr Sum kOneCovered = kOneOf[Icon::Research] * kDigit;
constexpr Sum kOneFaceDown = kOneCovered * (kPadCells + 1);
static_assert(std::uint64_t{kOneFaceDown} * (kMaxImprovements + 1) <= 0xFFFFFFFFu);

Outcome outcome_of_sum(Sum sum) {
  Outcome outcome;
  for (const Icon icon : each<Icon>()) {
    if (icon == Icon::Blank) continue;
    outcome.visible[icon] = static_cast<std::uint8_t>(sum % kDigit);
    sum /= kDigit;
  }
  outcome.covered = static_cast<std::uint8_t>(sum % (kPadCells + 1));
  outcome.face_down = static_cast<std::uint8_t>(sum / (kPadCells + 1));
  return outcome;
}

// ---- ways to get them ------------------------------------------------------------------------------------------

/// How the pads lie and which cells improvements hide, in 32 bits.
struct Way {
  std::uint32_t overlap = 0, facing = 0;
  CellSet whole = 0, halves = 0;

  constexpr std::uint32_t packed() const {
    return ((overlap * kFacings + facing) << kMaxVisible | whole) << kMaxVisible | halves;
  }
  static constexpr Way unpacked(std::uint32_t bits) {
    constexpr std::uint32_t kCellBits = (1u << kMaxVisible) - 1u;
    const std::uint32_t layout = bits >> 2 * kMaxVisible;
    return {layout / kFacings, layout % kFacings, static_cast<CellSet>(bits >> kMaxVisible & kCellBits),
            static_cast<CellSet>(bits & kCellBits)};
  }
};
static_assert(std::uint64_t{kOverlapCount} * kFacings << 2 * kMaxVisible <= std::uint64_t{1} << 32);

/// Sums with the first way to each. Open addressing: a few million sums go in, a few thousand stay.
template <class Entry>
class FirstWays {
 public:
  void add(Sum shown, std::uint32_t way) {
    if (entries_.size() * 2 >= slots_.size()) grow();
    std::uint32_t& slot = slot_of(shown);
    if (slot != 0) return;
    entries_.push_back({shown, way});
    slot = static_cast<std::uint32_t>(entries_.size());
  }
  std::vector<Entry> sorted() const {
    std::vector<Entry> entries = entries_;
    std::sort(entries.begin(), entries.end(), [](const Entry& a, const Entry& b) { return a.shown < b.shown; });
    return entries;
  }

 private:
  /// Where a sum is, or belongs: the number of its entry from 1 on, or 0.
  std::uint32_t& slot_of(Sum shown) {
    const std::size_t mask = slots_.size() - 1;
    std::size_t at = (shown * 0x9E3779B1u >> 8) & mask;
    while (slots_[at] != 0 && entries_[slots_[at] - 1].shown != shown) at = (at + 1) & mask;
    return slots_[at];
  }
  void grow() {
    slots_.assign(slots_.size() * 2, 0);
    for (std::size_t i = 0; i < entries_.size(); ++i) slot_of(entries_[i].shown) = static_cast<std::uint32_t>(i + 1);
  }

  std::vector<Entry> entries_;
  std::vector<std::uint32_t> slots_ = std::vector<std::uint32_t>(1024, 0);
};

/// For every set of visible cells, the sum of its icons; the last is the set of all.
std::vector<Sum> sums_of_cells(const Pads& pads, const Plan& plan, const Frame& frame) {
  const VisibleCells cells(frame);
  std::vector<Sum> sums(std::size_t{1} << cells.size(), 0);
  for_each_visible(pads, plan, frame, [&](Cells cell, Icon icon) { sums[cells.numbers_of(cell)] = kOneOf[icon]; });
  for (std::size_t set = 1; set < sums.size(); ++set) sums[set] = sums[set & (set - 1)] + sums[set & (0 - set)];
  return sums;
}

/// Improvements that are laid, as bits, and the sum of their icons.
struct Hand {
  Sum icons = 0;
  std::uint8_t laid = 0;
};

/// Every choice of `count` improvements, once for each sum of icons.
std::vector<Hand> hands_of(std::span<const Domino> owned, int count) {
  std::vector<Hand> hands;
  for (unsigned laid = 0; laid < 1u << owned.size(); ++laid) {
    if (std::popcount(laid) != count) continue;
    Hand hand{.icons = 0, .laid = static_cast<std::uint8_t>(laid)};
    for (std::size_t i = 0; i < owned.size(); ++i)
      if ((laid >> i & 1) != 0) hand.icons += kOneOf[owned[i].first] + kOneOf[owned[i].second];
    const auto is_same = [&](const Hand& other) { return other.icons == hand.icons; };
    if (std::none_of(hands.begin(), hands.end(), is_same)) hands.push_back(hand);
  }
  return hands;
}

/// An outcome within reach, before it is taken apart.
struct Reached {
  Sum sum = 0;
  std::uint32_t way = 0;
  std::uint8_t laid = 0;

  friend bool operator<(const Reached& a, const Reached& b) { return a.sum < b.sum; }
};

}  // namespace

/// Goes through every layout of the pads and everything that improvements can hide of it.
class OutcomeTable::Builder {
 public:
  Builder(const Pads& pads, const PlanLimits& limits) : pads_(pads) {
    for (std::uint32_t overlap = 0; overlap < kHalf; ++overlap)
      if (is_within(limits, kOverlaps[overlap].covered)) add_overlap(overlap);
  }
  Entries entries(std::size_t outside, std::size_t laid) const { return found_[outside][laid].sorted(); }

 private:
  /// Half a turn of the upper pad moves none of its cells elsewhere, so turns 2 and 3 share the covers of 0 and 1.
  static constexpr std::uint32_t kHalf = kOverlapCount / 2;

  void add_overlap(std::uint32_t overlap) {
    const Frame frame(kOverlaps[overlap].turn, kOverlaps[overlap].dx, kOverlaps[overlap].dy);
    const std::vector<Cover> covers = covers_of(frame);
    for (std::uint32_t facing = 0; facing < kFacings; ++facing) {
      add_layout(overlap, facing, frame, covers);
      add_layout(overlap + kHalf, facing, frame, covers);
    }
  }

  void add_layout(std::uint32_t overlap, std::uint32_t facing, const Frame& frame, std::span<const Cover> covers) {
    const Plan plan = bare_plan(kOverlaps[overlap], static_cast<int>(facing));
    const std::vector<Sum> sums = sums_of_cells(pads_, plan, frame);
    const Sum all = sums.back() + kOverlaps[overlap].covered * kOneCovered;
    for (const Cover& cover : covers) {
      const Sum shown = all - sums[cover.hidden()];
      const std::uint32_t way = Way{overlap, facing, cover.whole, cover.halves}.packed();
      found_[1][cover.laid].add(shown, way);
      if (cover.halves == 0) found_[0][cover.laid].add(shown, way);
    }
  }

  const Pads& pads_;
  std::array<std::array<FirstWays<Entry>, kMaxImprovements + 1>, 2> found_;
};

OutcomeTable::OutcomeTable(const Pads& pads, const PlanLimits& limits) {
  const Builder builder(pads, limits);
  for (std::size_t outside = 0; outside < entries_.size(); ++outside)
    for (std::size_t laid = 0; laid <= kMaxImprovements; ++laid)
      entries_[outside][laid] = builder.entries(outside, laid);
}

std::vector<OutcomeTable::Choice> OutcomeTable::outcomes(std::span<const Domino> owned, bool has_4g) const {
  assert(owned.size() <= kMaxImprovements);
  std::vector<Choice> choices;
  std::vector<Reached> reached, more, both;
  for (auto laid = static_cast<int>(owned.size()); laid >= 0; --laid) {
    const Entries& entries = entries_[has_4g ? 1 : 0][static_cast<std::size_t>(laid)];
    const Sum face_down = (static_cast<Sum>(owned.size()) - static_cast<Sum>(laid)) * kOneFaceDown;
    reached.clear();
    for (const Hand& hand : hands_of(owned, laid)) {
      // Adding the same icons to every entry keeps them sorted, so lists of different hands merge.
      more.clear();
      for (const Entry& entry : entries)
        more.push_back({entry.shown + hand.icons + face_down, entry.layout_and_cells, hand.laid});
      both.clear();
      std::set_union(reached.begin(), reached.end(), more.begin(), more.end(), std::back_inserter(both));
      reached.swap(both);
    }
    for (const Reached& one : reached) choices.push_back({outcome_of_sum(one.sum), {one.way, one.laid}});
  }
  return choices;
}

Plan OutcomeTable::plan_of(const Choice& choice, int owned_count) {
  const Way way = Way::unpacked(choice.recipe.layout_and_cells);
  Plan plan = bare_plan(kOverlaps[way.overlap], static_cast<int>(way.facing));
  const Frame frame(plan);
  const VisibleCells cells(frame);
  const auto placements = placements_of(frame, cells.cells_of(way.whole), cells.cells_of(way.halves));
  int next = 0;
  for (int i = 0; i < owned_count; ++i) {
    const bool is_laid = (choice.recipe.laid >> i & 1) != 0;
    plan.improvements.push_back(is_laid ? placements[next++] : Placement{});
  }
  return plan;
}

}  // namespace oligopoly::smartphone
