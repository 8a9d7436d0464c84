#include "games/smartphone/rules/phases/selling.hpp"

#include "games/smartphone/rules/reasons.hpp"
#include "games/smartphone/rules/steve/steve.hpp"

namespace oligopoly::smartphone {

Buyers takers(const RegionSpec& region, int price, SmallSet<Technology> technologies) {
  Buyers found;
  for (int place = 0; place < region.buyers.size(); ++place)
    if (takes(region.buyers[place], price, technologies)) found.insert(place);
  return found;
}

Buyers free_buyers(const RegionState& region) {
  Buyers free;
  for (int place = 0; place < region.sold.size(); ++place)
    if (region.sold[place] == kNobody) free.insert(place);
  return free;
}

int SellingPhase::buyer_for(const Ruleset& rules, const Board& board, Seat seat, Region region) {
  const auto& buyers = rules.regions[region].buyers;
  const auto& sold = board.regions[region].sold;
  const Player& player = board.players[seat];
  for (int place = 0; place < buyers.size(); ++place)
    if (sold[place] == kNobody && takes(buyers[place], player.price, player.technologies)) return place;
  return -1;
}

Buyers SellingPhase::buyers_for(const Ruleset& rules, const Board& board, Seat seat, Region region) {
  const Player& player = board.players[seat];
  return takers(rules.regions[region], player.price, player.technologies) & free_buyers(board.regions[region]);
}

Verdict SellingPhase::check(const Ruleset& rules, const Board& board, Seat seat, const Sell& action) {
  const RegionState& region = board.regions[action.region];
  if (!has_office(region, seat)) return refused(kNoOfficeThere, name_of(action.region));
  if (has_retailer(region)) return refused(kRetailerThere, name_of(action.region));
  if (buyer_for(rules, board, seat, action.region) < 0)
    return refused(kNoBuyer, name_of(action.region), board.players[seat].price);
  return kAllowed;
}

Verdict SellingPhase::check(const Ruleset& rules, const Board& board, Seat seat, const SellByNfc&) {
  if (!has_power(board, seat, Technology::Nfc)) return refused(kNoNfc);
  const int most = nfc_goods(rules, powers_of(board, seat));
  if (board.players[seat].sold_by_nfc >= most) return refused(kNfcUsedUp, most);
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

void SellingPhase::apply(const Ruleset&, Board& board, Seat seat, const SellByNfc&, Sink sink) {
  Player& player = board.players[seat];
  add(player.goods, -1);
  add(player.sold_by_nfc, 1);
  sink(GoodSoldByNfc{seat, player.sold_by_nfc});
}

}  // namespace oligopoly::smartphone
