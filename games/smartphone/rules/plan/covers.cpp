#include "games/smartphone/rules/plan/covers.hpp"

#include <cassert>

namespace oligopoly::smartphone {
namespace {

using Flags = std::vector<std::uint8_t>;

/// The cell beside another one.
constexpr Cells beside(int bit, int turn) { return Cells{1} << (bit + Frame::kSteps[static_cast<std::size_t>(turn)]); }

/// For every set of cells: can whole improvements hide exactly it? The lowest cell of the set has to lie under an
/// improvement that goes to the right or down.
Flags hidden_by_whole(const Frame& frame, const VisibleCells& cells) {
  std::array<CellSet, kMaxVisible> partners{};
  for (int i = 0; i < cells.size(); ++i)
    partners[static_cast<std::size_t>(i)] =
        cells.numbers_of((beside(cells.bit(i), 0) | beside(cells.bit(i), 1)) & frame.pads());
  Flags can_hide(1u << cells.size(), 0);
  can_hide[0] = 1;
  for (std::size_t set = 1; set < can_hide.size(); ++set) {
    const int lowest = std::countr_zero(set);
    unsigned left = partners[static_cast<std::size_t>(lowest)] & static_cast<unsigned>(set);
    for (; left != 0 && can_hide[set] == 0; left &= left - 1)
      can_hide[set] = can_hide[set & ~(std::size_t{1} << lowest) & ~(std::size_t{1} << std::countr_zero(left))];
  }
  return can_hide;
}

/// For every set of cells: can each be hidden by half an improvement whose other half lies outside, without overlap out
/// there? By Hall's theorem just when every subset has at least as many free neighbours outside as cells.
Flags hidden_by_halves(const Frame& frame, const VisibleCells& cells) {
  std::vector<Cells> outside(1u << cells.size(), 0);
  Flags can_hide(outside.size(), 0);
  can_hide[0] = 1;
  for (std::size_t set = 1; set < outside.size(); ++set) {
    const int bit = cells.bit(std::countr_zero(set));
    outside[set] = outside[set & (set - 1)];
    for (int turn = 0; turn < 4; ++turn) outside[set] |= beside(bit, turn) & ~frame.pads();
    bool is_fine = std::popcount(outside[set]) >= std::popcount(set);
    for (std::size_t left = set; left != 0 && is_fine; left &= left - 1)
      is_fine = can_hide[set & ~(left & (0 - left))] != 0;
    can_hide[set] = is_fine ? 1 : 0;
  }
  return can_hide;
}

/// Lays improvements on the lowest cell left until none is left. False, with `out` as it was, when that fails.
bool lay(const Frame& frame, Cells whole, Cells halves, Cells outside, List<Placement, kMaxImprovements>& out) {
  if ((whole | halves) == 0) return true;
  const bool is_whole = whole != 0;
  const int bit = std::countr_zero(is_whole ? whole : halves);
  const Cells cell = Cells{1} << bit;
  for (int turn = 0; turn < 4; ++turn) {
    const Cells other = beside(bit, turn);
    if ((other & (is_whole ? whole : outside)) == 0) continue;
    out.push_back(frame.placement_at(bit, turn));
    if (is_whole ? lay(frame, whole & ~cell & ~other, halves, outside, out)
                 : lay(frame, 0, halves & ~cell, outside & ~other, out))
      return true;
    out.pop_back();
  }
  return false;
}

}  // namespace

std::vector<Cover> covers_of(const Frame& frame) {
  const VisibleCells cells(frame);
  const Flags by_whole = hidden_by_whole(frame, cells), by_halves = hidden_by_halves(frame, cells);
  std::vector<Cover> covers;
  Flags numbers_known(by_whole.size(), 0);
  const auto add = [&](const Cover& cover) {
    const unsigned number = 1u << cover.laid;
    std::uint8_t& known = numbers_known[cover.hidden()];
    if ((known & number) == 0) covers.push_back(cover);
    known = static_cast<std::uint8_t>(known | number);
  };
  for (unsigned whole = 0; whole <= cells.all(); ++whole) {
    if (by_whole[whole] == 0) continue;
    const unsigned rest = cells.all() & ~whole;
    for (unsigned halves = rest;; halves = (halves - 1) & rest) {
      const int laid = std::popcount(whole) / 2 + std::popcount(halves);
      if (laid <= kMaxImprovements && by_halves[halves] != 0)
        add({static_cast<CellSet>(whole), static_cast<CellSet>(halves), static_cast<std::uint8_t>(laid)});
      if (halves == 0) break;
    }
  }
  return covers;
}

List<Placement, kMaxImprovements> placements_of(const Frame& frame, Cells whole, Cells halves) {
  List<Placement, kMaxImprovements> placements;
  [[maybe_unused]] const bool is_laid = lay(frame, whole, halves, ~frame.pads(), placements);
  assert(is_laid);
  return placements;
}

}  // namespace oligopoly::smartphone
