#include "service/table_luck.hpp"

namespace oligopoly::service {
namespace {

protocol::HexOf32 hex_or_nothing(const std::optional<LuckBytes>& bytes) {
  return {bytes ? hex_of(*bytes) : std::string()};
}

}  // namespace

TableLuck::TableLuck(const TableHeader& header) : table_(header.id), seed_(header.seed), brought_(header.brought) {
  bool is_openers = true;
  for (const Seat seat : players(header.seats())) {
    Contribution contribution{header.is_person(seat), {}, {}};
    // Whoever opens a table takes the first seat where a person sits.
    if (contribution.is_person && std::exchange(is_openers, false)) contribution.part = header.opener_part;
    seats_.push_back(contribution);
  }
}

protocol::HexOf32 TableLuck::commitment() const {
  return hex_or_nothing(seed_ ? std::optional(commitment_to_seed(table_, *seed_)) : std::nullopt);
}

void TableLuck::fix() {
  std::vector<std::optional<LuckBytes>> parts;
  for (const Contribution& contribution : seats_) parts.push_back(contribution.part);
  key_.emplace(table_, *seed_, parts);
}

protocol::Luck TableLuck::reveal() const {
  protocol::Luck luck{protocol::kLuckVersion, table_, commitment(), hex_or_nothing(seed_), brought_, {}};
  for (std::size_t i = 0; i < seats_.size(); ++i)
    if (seats_[i].is_person)
      luck.parts.push_back(
          {static_cast<int>(i) + 1, hex_or_nothing(seats_[i].commitment), hex_or_nothing(seats_[i].part)});
  return luck;
}

}  // namespace oligopoly::service
