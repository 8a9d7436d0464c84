#include "service/table_luck.hpp"

#include <algorithm>

namespace oligopoly::service {
namespace {

protocol::HexOf32 hex_or_nothing(const std::optional<LuckBytes>& bytes) {
  return {bytes ? hex_of(*bytes) : std::string()};
}

}  // namespace

TableLuck::TableLuck(const TableHeader& header)
    : table_(header.id), seed_(header.seed), brought_(header.brought), seats_(header.seat_tokens.size()) {
  // Whoever opens a table takes the first seat where a person sits.
  const auto& tokens = header.seat_tokens;
  const auto openers = std::find_if(tokens.begin(), tokens.end(), [](const auto& token) { return token.has_value(); });
  if (openers != tokens.end()) seats_[static_cast<std::size_t>(openers - tokens.begin())].part = header.opener_part;
}

protocol::HexOf32 TableLuck::commitment() const {
  return hex_or_nothing(seed_ ? std::optional(commitment_to_seed(table_, *seed_)) : std::nullopt);
}

bool TableLuck::is_promised(Seat seat, const LuckBytes& part) const {
  const std::optional<LuckBytes>& promised = seats_[seat.index()].commitment;
  return promised && commitment_to_part(table_, seat, part) == *promised;
}

bool TableLuck::is_waiting() const {
  return std::any_of(seats_.begin(), seats_.end(),
                     [](const Contribution& seat) { return seat.commitment && !seat.part; });
}

protocol::LuckPart TableLuck::part_of(Seat seat) const {
  const Contribution& contribution = seats_[seat.index()];
  return {seat.number(), hex_or_nothing(contribution.commitment), hex_or_nothing(contribution.part)};
}

std::vector<protocol::LuckPart> TableLuck::parts() const {
  std::vector<protocol::LuckPart> parts;
  for (const Seat seat : players(static_cast<int>(seats_.size())))
    if (has_committed(seat) || has_given(seat)) parts.push_back(part_of(seat));
  return parts;
}

void TableLuck::fix() {
  if (!seed_) return;
  std::vector<std::optional<LuckBytes>> parts;
  for (const Contribution& contribution : seats_) parts.push_back(contribution.part);
  key_.emplace(table_, *seed_, parts);
}

protocol::Luck TableLuck::reveal(SeatSet people) const {
  protocol::Luck luck{protocol::kLuckVersion, table_, commitment(), hex_or_nothing(seed_), brought_, {}};
  for (const Seat seat : people) luck.parts.push_back(part_of(seat));
  return luck;
}

}  // namespace oligopoly::service
