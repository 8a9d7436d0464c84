#pragma once

#include <algorithm>

#include "core/list.hpp"
#include "games/smartphone/rules/icon.hpp"

namespace oligopoly::smartphone {

inline constexpr int kPadColumns = 2, kPadRows = 3, kPadCells = kPadColumns * kPadRows;
/// One to start with and one in each of the rounds 1 to 4 (S0.1, S4.1).
inline constexpr int kMaxImprovements = 5;

enum class PadId : std::uint8_t { A, B };
enum class Side : std::uint8_t { Front, Back };

inline constexpr std::array<std::string_view, 2> kPadIds = {"a", "b"}, kSideIds = {"front", "back"};
constexpr std::span<const std::string_view> ids_of(PadId) { return kPadIds; }
constexpr std::span<const std::string_view> ids_of(Side) { return kSideIds; }

constexpr PadId other_pad(PadId pad) { return pad == PadId::A ? PadId::B : PadId::A; }

/// One side of a pad, 2 columns and 3 rows, row by row (S0.3).
using PadFace = std::array<Icon, kPadCells>;

/// What is printed on a player's two pads. Everyone's are alike.
struct Pads {
  std::array<std::array<PadFace, 2>, 2> faces{};

  constexpr const PadFace& face(PadId pad, Side side) const {
    return faces[static_cast<std::size_t>(pad)][static_cast<std::size_t>(side)];
  }
  static constexpr auto fields() { return field_list(field("faces", &Pads::faces)); }
  friend constexpr bool operator==(const Pads&, const Pads&) = default;
};

/// How many cells of the lower pad the upper one has to cover (S1.1).
struct PlanLimits {
  std::uint8_t least_covered = 1, most_covered = 4;

  static constexpr auto fields() {
    return field_list(field("least_covered", &PlanLimits::least_covered, 1, kPadCells),
                      field("most_covered", &PlanLimits::most_covered, 1, kPadCells));
  }
  friend constexpr bool operator==(const PlanLimits&, const PlanLimits&) = default;
};

/// Where one improvement lies (S1.2). (x, y) is the cell of its first half in the grid of the unturned lower pad, whose
/// cells are x 0…1 and y 0…2; the second half is to the right of it (turn 0), below (1), to the left (2) or above (3).
/// A face-down improvement lies nowhere: x, y and turn are 0.
struct Placement {
  bool face_down = true;
  std::int8_t x = 0, y = 0;
  std::uint8_t turn = 0;

  static constexpr int kLeast = -4, kMost = 5;
  static constexpr auto fields() {
    return field_list(field("face_down", &Placement::face_down), field("x", &Placement::x, kLeast, kMost),
                      field("y", &Placement::y, kLeast, kMost), field("turn", &Placement::turn, 0, 3));
  }
  friend constexpr bool operator==(const Placement&, const Placement&) = default;
};

/// How a player lays the pads and improvements for a round (S1.0). The upper pad is the one that is not `lower`. `turn`
/// counts the clockwise quarter turns of the upper pad; (dx, dy) is the cell of the lower pad's grid in which the top
/// left cell of the turned upper pad lies. `improvements` has one entry for each improvement owned, in that order.
struct Plan {
  PadId lower = PadId::A;
  Side lower_side = Side::Front, upper_side = Side::Front;
  std::uint8_t turn = 0;
  std::int8_t dx = 0, dy = 0;
  List<Placement, kMaxImprovements> improvements;

  static constexpr int kLeastOffset = -3, kMostOffset = 3;
  static constexpr auto fields() {
    return field_list(field("lower", &Plan::lower), field("lower_side", &Plan::lower_side),
                      field("upper_side", &Plan::upper_side), field("turn", &Plan::turn, 0, 3),
                      field("dx", &Plan::dx, kLeastOffset, kMostOffset),
                      field("dy", &Plan::dy, kLeastOffset, kMostOffset), field("improvements", &Plan::improvements));
  }
  friend constexpr bool operator==(const Plan&, const Plan&) = default;
};
static_assert(sizeof(Plan) <= 40, "a plan is part of an action");

/// All that matters of a plan for the round (S1.4). Blank cells are not counted: visible[Icon::Blank] is 0.
struct Outcome {
  IconCounts visible;
  std::uint8_t covered = 0, face_down = 0;

  static constexpr auto fields() {
    return field_list(field("visible", &Outcome::visible, 0, 16), field("covered", &Outcome::covered, 0, kPadCells),
                      field("face_down", &Outcome::face_down, 0, kMaxImprovements));
  }
  friend constexpr bool operator==(const Outcome&, const Outcome&) = default;
};

/// Goods the plan itself produces: S3.1 without goods tokens and technologies.
constexpr int goods_of(const Outcome& outcome) {
  return outcome.visible[Icon::Goods] + outcome.visible[Icon::GoodsCut] + outcome.covered + outcome.face_down;
}

/// Where prices start and how far they go (S2.1).
struct PriceScale {
  std::uint8_t start = 5, least = 2, most = 8;

  static constexpr auto fields() {
    return field_list(field("start", &PriceScale::start, 0, 30), field("least", &PriceScale::least, 0, 30),
                      field("most", &PriceScale::most, 0, 30));
  }
  friend constexpr bool operator==(const PriceScale&, const PriceScale&) = default;
};

/// The price of the round (S2.1).
constexpr int price_of(const Outcome& outcome, const PriceScale& scale) {
  const int price = scale.start + outcome.visible[Icon::PriceUp] - outcome.visible[Icon::GoodsCut];
  return std::max<int>(scale.least, std::min<int>(scale.most, price));
}

}  // namespace oligopoly::smartphone
