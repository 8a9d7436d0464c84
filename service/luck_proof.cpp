#include "service/luck_proof.hpp"

#include "service/luck.hpp"
#include "service/token.hpp"

namespace oligopoly::service {
namespace {

using protocol::HexOf32;
using protocol::Luck;
using protocol::LuckPart;

constexpr Reason kSeedNotCommitted{
    "seed_not_committed",
    "",
    {"the seed is not the one the table committed to", "种子与牌桌公布的承诺不符", "種子與牌桌公布的承諾不符"}};
constexpr Reason kPartNotCommitted{
    "part_not_committed",
    "",
    {"seat {0}'s part is not the one it committed to", "席位 {0} 的部分与其承诺不符", "席位 {0} 的部分與其承諾不符"}};
constexpr Reason kSeatTwiceOrNone{
    "part_seat_wrong",
    "",
    {"there is no seat {0}, or it is listed twice", "没有席位 {0}，或重复列出", "沒有席位 {0}，或重複列出"}};

/// Requires digits that were read: a HexOf32 holds 64 of them or none.
std::optional<LuckBytes> bytes_of(const HexOf32& hex) { return hash_of_hex(hex.digits); }

std::optional<protocol::Error> flaw_of_part(const Luck& luck, std::size_t index, int seats) {
  const LuckPart& part = luck.parts[index];
  const std::string place = "luck.parts[" + std::to_string(index) + "]", seat = std::to_string(part.seat);
  bool is_known = part.seat <= seats;
  for (std::size_t before = 0; before < index; ++before) is_known = is_known && luck.parts[before].seat != part.seat;
  if (!is_known) return protocol::error_of(kSeatTwiceOrNone, place + ".seat", {seat});
  const auto given = bytes_of(part.part), committed = bytes_of(part.commitment);
  if (given && committed && commitment_to_part(luck.table, Seat{part.seat - 1}, *given) != *committed)
    return protocol::error_of(kPartNotCommitted, place, {seat});
  return std::nullopt;
}

}  // namespace

std::optional<protocol::Error> flaw_of(const Luck& luck, int seats) {
  const auto seed = bytes_of(luck.seed), committed = bytes_of(luck.commitment);
  if (!seed || !committed || commitment_to_seed(luck.table, *seed) != *committed)
    return protocol::error_of(kSeedNotCommitted, "luck.seed");
  for (std::size_t i = 0; i < luck.parts.size(); ++i)
    if (auto flaw = flaw_of_part(luck, i, seats)) return flaw;
  return std::nullopt;
}

std::vector<std::uint64_t> seeds_of(const Luck& luck, int seats, int first, int last) {
  std::vector<std::optional<LuckBytes>> parts(static_cast<std::size_t>(seats));
  for (const LuckPart& part : luck.parts) parts[static_cast<std::size_t>(part.seat - 1)] = bytes_of(part.part);
  const DrawKey key(luck.table, *bytes_of(luck.seed), parts);
  std::vector<std::uint64_t> seeds;
  for (int draw = first; draw <= last; ++draw) seeds.push_back(key.seed_of(draw));
  return seeds;
}

}  // namespace oligopoly::service
