#include "games/smartphone/rules/phases/selling.hpp"

#include "games/smartphone/rules/board.hpp"
#include "games/smartphone/rules/reasons.hpp"
#include "games/smartphone/rules/steve/steve.hpp"

namespace oligopoly::smartphone {
namespace {

/// S7.2. Technology buyers also take Steve's goods (S9.6).
bool takes(Buyer buyer, const Player& player) {
  return is_price_buyer(buyer) ? player.price <= limit_of(buyer) : player.technologies.contains(technology_of(buyer));
}

}  // namespace

int SellingPhase::buyer_for(const Ruleset& rules, const Board& board, Seat seat, Region region) {
  const auto& buyers = rules.regions[region].buyers;
  const auto& sold = board.regions[region].sold;
  for (int place = 0; place < buyers.size(); ++place)
    if (sold[place] == kNobody && takes(buyers[place], board.players[seat])) return place;
  return -1;
}

int SellingPhase::buyers_for(const Ruleset& rules, const Board& board, Seat seat, Region region) {
  const auto& buyers = rules.regions[region].buyers;
  int count = 0;
  for (int place = 0; place < buyers.size(); ++place)
    count += board.regions[region].sold[place] == kNobody && takes(buyers[place], board.players[seat]) ? 1 : 0;
  return count;
}

Verdict SellingPhase::check(const Ruleset& rules, const Board& board, Seat seat, const Sell& action) {
  const RegionState& region = board.regions[action.region];
  if (!has_office(region, seat)) return refused(kNoOfficeThere, name_of(action.region));
  if (region.retailer != 0) return refused(kRetailerThere, name_of(action.region));
  if (buyer_for(rules, board, seat, action.region) < 0)
    return refused(kNoBuyer, name_of(action.region), board.players[seat].price);
  return kAllowed;
}

Verdict SellingPhase::check(const Ruleset& rules, const Board& board, Seat seat, const SellByNfc&) {
  if (!has_power(board, seat, Technology::Nfc)) return refused(kNoNfc);
  if (board.players[seat].sold_by_nfc >= rules.powers.nfc_goods) return refused(kNfcUsedUp, rules.powers.nfc_goods);
  return kAllowed;
}

SmallSet<Region> SellingPhase::targets(const Ruleset& rules, const Board& board, Seat seat) {
  SmallSet<Region> targets;
  for (const Region region : each<Region>())
    if (check(rules, board, seat, Sell{region})) targets.insert(region);
  return targets;
}

bool SellingPhase::has_choice(const Ruleset& rules, const Board& board, Seat seat) {
  if (board.players[seat].goods == 0) return false;
  if (check(rules, board, seat, SellByNfc{})) return true;
  for (const Region region : each<Region>())
    if (check(rules, board, seat, Sell{region})) return true;
  return false;
}

bool SellingPhase::begin_turn(const Ruleset& rules, Board& board, Seat seat, Sink sink) {
  if (!is_steve(board, seat)) return has_choice(rules, board, seat);
  steve::sell(rules, board, sink);
  return false;
}

void SellingPhase::apply(const Ruleset& rules, Board& board, Seat seat, const Sell& action, Sink sink) {
  const int place = buyer_for(rules, board, seat, action.region);
  board.regions[action.region].sold[place] = seat;
  add(board.players[seat].goods, -1);
  sink(GoodSold{seat, action.region, static_cast<std::uint8_t>(place + 1), rules.regions[action.region].buyers[place]});
}

void SellingPhase::apply(Board& board, Seat seat, const SellByNfc&, Sink sink) {
  Player& player = board.players[seat];
  add(player.goods, -1);
  add(player.sold_by_nfc, 1);
  sink(GoodSoldByNfc{seat, player.sold_by_nfc});
}

}  // namespace oligopoly::smartphone
