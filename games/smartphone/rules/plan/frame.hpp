#pragma once

#include <bit>

#include "games/smartphone/rules/plan/plan.hpp"

/// The geometry of plans: how the pads lie, cell by cell.
namespace oligopoly::smartphone {

/// A set of cells of a Frame.
using Cells = std::uint64_t;

/// From a half of an improvement to the other, by turn: right, down, left, up.
inline constexpr std::array<std::int8_t, 4> kStepX = {1, 0, -1, 0}, kStepY = {0, 1, 0, -1};

constexpr int turned_columns(int turn) { return turn % 2 == 0 ? kPadColumns : kPadRows; }
constexpr int turned_rows(int turn) { return turn % 2 == 0 ? kPadRows : kPadColumns; }

/// How many of `room` places from 0 on are taken by `size` places from `at` on.
constexpr int shared_places(int at, int size, int room) {
  return std::max(0, std::min(at + size, room) - std::max(at, 0));
}

/// Cells of the lower pad under an upper pad that lies like this (S1.4). Improvements cover none (R-S4).
constexpr int covered_cells(int turn, int dx, int dy) {
  return shared_places(dx, turned_columns(turn), kPadColumns) * shared_places(dy, turned_rows(turn), kPadRows);
}

/// Which cell of a face comes to lie in place `cell` of the turned pad, both counted row by row.
constexpr int unturned_cell(int turn, int cell) {
  const int column = cell % turned_columns(turn), row = cell / turned_columns(turn);
  switch (turn) {
    case 0:
      return cell;
    case 1:
      return (kPadRows - 1 - column) * kPadColumns + row;
    case 2:
      return kPadCells - 1 - cell;
    default:
      return column * kPadColumns + kPadColumns - 1 - row;
  }
}

/// Two pads that lie on each other, in a frame of 8 × 8 cells that leaves at least one free cell on every side of them
/// for halves of improvements outside. Cells are bits, row by row.
///
/// Requires that the pads overlap, so that they fit.
class Frame {
 public:
  constexpr Frame(int turn, int dx, int dy)
      : left_(std::min(dx, 0) - 1),
        top_(std::min(dy, 0) - 1),
        lower_(block(0, 0, kPadColumns, kPadRows)),
        upper_(block(dx, dy, turned_columns(turn), turned_rows(turn))) {}
  explicit constexpr Frame(const Plan& plan) : Frame(plan.turn, plan.dx, plan.dy) {}

  constexpr Cells lower() const { return lower_; }
  constexpr Cells upper() const { return upper_; }
  constexpr Cells pads() const { return lower_ | upper_; }

  /// The cell (x, y) of the lower pad's grid; no cell when it lies beyond the frame.
  constexpr Cells cell(int x, int y) const {
    const int column = x - left_, row = y - top_;
    if (column < 0 || column >= kSize || row < 0 || row >= kSize) return 0;
    return Cells{1} << (row * kSize + column);
  }
  constexpr int x_of(int bit) const { return bit % kSize + left_; }
  constexpr int y_of(int bit) const { return bit / kSize + top_; }

  /// Both cells of an improvement. Requires that it is not face down.
  constexpr Cells cells_of(const Placement& placement) const {
    return cell(placement.x, placement.y) |
           cell(placement.x + kStepX[placement.turn], placement.y + kStepY[placement.turn]);
  }
  /// The improvement with its first half at `bit`.
  constexpr Placement placement_at(int bit, int turn) const {
    return {false, static_cast<std::int8_t>(x_of(bit)), static_cast<std::int8_t>(y_of(bit)),
            static_cast<std::uint8_t>(turn)};
  }

  static constexpr int kSize = 8;
  /// How far the bits of a cell and its neighbour are apart, by turn.
  static constexpr std::array<int, 4> kSteps = {1, kSize, -1, -kSize};

 private:
  constexpr Cells block(int x, int y, int columns, int rows) const {
    Cells cells = 0;
    for (int row = 0; row < rows; ++row)
      for (int column = 0; column < columns; ++column) cells |= cell(x + column, y + row);
    return cells;
  }

  int left_, top_;
  Cells lower_, upper_;
};

/// A way to lay one pad on the other, whichever they are.
struct Overlap {
  std::uint8_t turn = 0;
  std::int8_t dx = 0, dy = 0;
  std::uint8_t covered = 0;
};

/// Every way in which the pads overlap at all: 15 for each even turn, 16 for each odd one.
inline constexpr int kOverlapCount = 62;
inline constexpr std::array<Overlap, kOverlapCount> kOverlaps = [] {
  std::array<Overlap, kOverlapCount> all{};
  std::size_t count = 0;
  for (int turn = 0; turn < 4; ++turn)
    for (int dx = Plan::kLeastOffset; dx <= Plan::kMostOffset; ++dx)
      for (int dy = Plan::kLeastOffset; dy <= Plan::kMostOffset; ++dy)
        if (const int covered = covered_cells(turn, dx, dy); covered > 0)
          all[count++] = {static_cast<std::uint8_t>(turn), static_cast<std::int8_t>(dx), static_cast<std::int8_t>(dy),
                          static_cast<std::uint8_t>(covered)};
  return all;
}();
static_assert(kOverlaps.back().covered > 0 && covered_cells(3, 2, 2) == 0);

constexpr bool is_within(const PlanLimits& limits, int covered) {
  return covered >= limits.least_covered && covered <= limits.most_covered;
}

/// Which pad is below, and which sides show: 8 choices, as the bits of a number.
inline constexpr int kFacings = 8;

/// The plan without improvements that lays the pads like this.
constexpr Plan bare_plan(const Overlap& overlap, int facing) {
  return {.lower = static_cast<PadId>(facing & 1),
          .lower_side = static_cast<Side>(facing >> 1 & 1),
          .upper_side = static_cast<Side>(facing >> 2 & 1),
          .turn = overlap.turn,
          .dx = overlap.dx,
          .dy = overlap.dy,
          .improvements = {}};
}

/// What each visible cell of the pads shows: `visit(cell, icon)`.
template <class Visit>
constexpr void for_each_visible(const Pads& pads, const Plan& plan, const Frame& frame, Visit&& visit) {
  const PadFace& lower = pads.face(plan.lower, plan.lower_side);
  const PadFace& upper = pads.face(other_pad(plan.lower), plan.upper_side);
  for (int i = 0; i < kPadCells; ++i) {
    const Cells cell = frame.cell(i % kPadColumns, i / kPadColumns);
    if ((cell & frame.upper()) == 0) visit(cell, lower[static_cast<std::size_t>(i)]);
  }
  const int columns = turned_columns(plan.turn);
  for (int i = 0; i < kPadCells; ++i)
    visit(frame.cell(plan.dx + i % columns, plan.dy + i / columns),
          upper[static_cast<std::size_t>(unturned_cell(plan.turn, i))]);
}

}  // namespace oligopoly::smartphone
