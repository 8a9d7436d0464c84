#include "games/smartphone/rules/plan/draw.hpp"

#include <array>

#include "games/smartphone/rules/plan/frame.hpp"

namespace oligopoly::smartphone {
namespace {

/// What a cell of the drawing belongs to: nothing, a pad, or the improvement `part - kImprovement`.
using Part = int;
constexpr Part kNothing = 0, kLower = 1, kUpper = 2, kImprovement = 3;

struct Drawn {
  Part part = kNothing;
  Icon icon = Icon::Blank;
};

/// The 8 × 8 cells of a frame as they look from above.
class Picture {
 public:
  Picture(const Pads& pads, std::span<const Domino> owned, const Plan& plan) {
    const Frame frame(plan);
    for_each_visible(pads, plan, frame, [&](Cells cell, Icon icon) {
      paint(cell, {(cell & frame.upper()) != 0 ? kUpper : kLower, icon});
    });
    for (std::size_t i = 0; i < owned.size(); ++i) {
      const Placement& placement = plan.improvements[static_cast<int>(i)];
      if (placement.face_down) continue;
      const Part part = kImprovement + static_cast<Part>(i);
      const Cells first = frame.cell(placement.x, placement.y);
      paint(first, {part, owned[i].first});
      paint(frame.cells_of(placement) & ~first, {part, owned[i].second});
    }
  }

  /// Outside the frame there is nothing.
  Drawn at(int column, int row) const {
    if (column < 0 || row < 0 || column >= Frame::kSize || row >= Frame::kSize) return {};
    return cells_[static_cast<std::size_t>(row)][static_cast<std::size_t>(column)];
  }
  bool is_row_empty(int row) const { return (painted_ >> row * Frame::kSize & 0xFF) == 0; }
  bool is_column_empty(int column) const { return (painted_ >> column & 0x0101010101010101u) == 0; }

 private:
  void paint(Cells cell, const Drawn& drawn) {
    const auto bit = static_cast<std::size_t>(std::countr_zero(cell));
    cells_[bit / Frame::kSize][bit % Frame::kSize] = drawn;
    painted_ |= cell;
  }

  std::array<std::array<Drawn, Frame::kSize>, Frame::kSize> cells_{};
  Cells painted_ = 0;
};

/// The lines that meet in the corner above and to the left of a cell: up 1, right 2, down 4, left 8.
std::string_view corner_of(const Picture& picture, int column, int row) {
  constexpr std::array<std::string_view, 16> kCorners = {" ", "╵", "╶", "└", "╷", "│", "┌", "├",
                                                         "╴", "┘", "─", "┴", "┐", "┤", "┬", "┼"};
  const Part up_left = picture.at(column - 1, row - 1).part, up_right = picture.at(column, row - 1).part;
  const Part down_left = picture.at(column - 1, row).part, down_right = picture.at(column, row).part;
  const int lines = (up_left != up_right ? 1 : 0) + (up_right != down_right ? 2 : 0) +
                    (down_left != down_right ? 4 : 0) + (up_left != down_left ? 8 : 0);
  return kCorners[static_cast<std::size_t>(lines)];
}

/// The icon's letter; an improvement's also with its number.
std::string inside_of(const Drawn& drawn, bool colour) {
  constexpr std::array<std::string_view, kMaxImprovements> kNumbers = {"¹", "²", "³", "⁴", "⁵"};
  if (drawn.part == kNothing) return "   ";
  std::string out = std::string(" ") + letter_of(drawn.icon);
  out += drawn.part < kImprovement ? " " : kNumbers[static_cast<std::size_t>(drawn.part - kImprovement)];
  if (!colour || drawn.part == kLower) return out;
  return (drawn.part == kUpper ? "\x1b[36m" : "\x1b[33m") + out + "\x1b[0m";
}

/// The line above a row of cells, and the row.
std::string line_above(const Picture& picture, int row, int from, int to) {
  std::string out;
  for (int column = from; column < to; ++column) {
    out += corner_of(picture, column, row);
    out += picture.at(column, row - 1).part != picture.at(column, row).part ? "───" : "   ";
  }
  return out += corner_of(picture, to, row);
}
std::string line_through(const Picture& picture, int row, int from, int to, bool colour) {
  std::string out;
  for (int column = from; column <= to; ++column) {
    out += picture.at(column - 1, row).part != picture.at(column, row).part ? "│" : " ";
    if (column < to) out += inside_of(picture.at(column, row), colour);
  }
  return out;
}

/// Ends a line; blanks before the end are left out.
void add_line(std::string& out, std::string line) {
  line.erase(line.find_last_not_of(' ') + 1);
  out += line + "\n";
}

std::string picture_of(const Picture& picture, bool colour) {
  int left = 0, right = Frame::kSize, top = 0, bottom = Frame::kSize;
  while (picture.is_column_empty(left)) ++left;
  while (picture.is_column_empty(right - 1)) --right;
  while (picture.is_row_empty(top)) ++top;
  while (picture.is_row_empty(bottom - 1)) --bottom;
  std::string out;
  for (int row = top; row < bottom; ++row) {
    add_line(out, line_above(picture, row, left, right));
    add_line(out, line_through(picture, row, left, right, colour));
  }
  add_line(out, line_above(picture, bottom, left, right));
  return out;
}

/// "2, 3": the numbers of the improvements that are face down.
std::string face_down_of(const Plan& plan) {
  std::string out;
  for (int i = 0; i < plan.improvements.size(); ++i)
    if (plan.improvements[i].face_down) out += (out.empty() ? "" : ", ") + std::to_string(i + 1);
  return out;
}

}  // namespace

std::string draw_plan(const Pads& pads, std::span<const Domino> owned, const Plan& plan, const Canvas& canvas) {
  static constexpr std::array<Text, 2> kPads = {{{"A", "A", "A"}, {"B", "B", "B"}}};
  static constexpr std::array<Text, 2> kSides = {{{"front", "正面", "正面"}, {"back", "背面", "背面"}}};
  static constexpr Text kLying{"pad {0} {1} on pad {2} {3}", "平板 {0} {1}压在平板 {2} {3}上",
                               "平板 {0} {1}壓在平板 {2} {3}上"},
      kCovered{"cells covered: {0}", "盖住的格子：{0}", "蓋住的格子：{0}"},
      kFaceDown{"face down: {0}", "面朝下：{0}", "面朝下：{0}"};
  const auto of = [](const std::array<Text, 2>& texts, auto value) { return texts[static_cast<std::size_t>(value)]; };
  std::string out = picture_of(Picture(pads, owned, plan), canvas.colour);
  out += fill(kLying, canvas.lang,
              {of(kPads, other_pad(plan.lower)), of(kSides, plan.upper_side), of(kPads, plan.lower),
               of(kSides, plan.lower_side)}) +
         "\n";
  out += fill(kCovered, canvas.lang, {covered_cells(plan.turn, plan.dx, plan.dy)}) + "\n";
  if (const std::string numbers = face_down_of(plan); !numbers.empty())
    out += fill(kFaceDown, canvas.lang, {Text{numbers, numbers, numbers}}) + "\n";
  return out;
}

}  // namespace oligopoly::smartphone
