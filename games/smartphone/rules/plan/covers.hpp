#pragma once

#include <vector>

#include "games/smartphone/rules/plan/frame.hpp"

/// Which cells of the pads improvements can hide. What is printed where does not matter here.
namespace oligopoly::smartphone {

/// Most cells two pads show: 12 without the one that must be covered.
inline constexpr int kMaxVisible = 2 * kPadCells - 1;

/// A set of visible cells, numbered in the order of their bits on the frame.
using CellSet = std::uint16_t;

/// The visible cells of a frame, by number.
class VisibleCells {
 public:
  explicit constexpr VisibleCells(const Frame& frame) {
    for (Cells left = frame.pads(); left != 0; left &= left - 1)
      bits_.push_back(static_cast<std::uint8_t>(std::countr_zero(left)));
  }
  constexpr int size() const { return bits_.size(); }
  constexpr int bit(int number) const { return bits_[number]; }
  constexpr CellSet all() const { return static_cast<CellSet>((1u << size()) - 1u); }

  constexpr CellSet numbers_of(Cells cells) const {
    CellSet set = 0;
    for (int i = 0; i < size(); ++i)
      if ((cells >> bit(i) & 1) != 0) set = static_cast<CellSet>(set | 1u << i);
    return set;
  }
  constexpr Cells cells_of(CellSet set) const {
    Cells cells = 0;
    for (int i = 0; i < size(); ++i)
      if ((set >> i & 1) != 0) cells |= Cells{1} << bit(i);
    return cells;
  }

 private:
  List<std::uint8_t, kMaxVisible> bits_;
};

/// A set of cells that `laid` improvements can hide: `whole` by improvements that lie on the pads with both halves,
/// `halves` by improvements with one half outside (4G).
struct Cover {
  CellSet whole = 0, halves = 0;
  std::uint8_t laid = 0;

  constexpr CellSet hidden() const { return static_cast<CellSet>(whole | halves); }
};

/// Every set of cells that up to kMaxImprovements improvements can hide, once for each number of improvements.
std::vector<Cover> covers_of(const Frame& frame);

/// Improvements that hide exactly these cells. Requires that `covers_of` found them together.
List<Placement, kMaxImprovements> placements_of(const Frame& frame, Cells whole, Cells halves);

}  // namespace oligopoly::smartphone
