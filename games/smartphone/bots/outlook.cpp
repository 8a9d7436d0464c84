#include "games/smartphone/bots/outlook.hpp"

#include <algorithm>
#include <bit>

#include "games/smartphone/rules/phases/logistics.hpp"
#include "games/smartphone/rules/phases/research.hpp"

namespace oligopoly::smartphone {
namespace {

constexpr auto kOnes = [] {
  std::array<std::uint8_t, 256> ones{};
  for (unsigned bits = 0; bits < ones.size(); ++bits) ones[bits] = static_cast<std::uint8_t>(std::popcount(bits));
  return ones;
}();
int popcount(int bits) { return kOnes[static_cast<std::size_t>(bits)]; }

int position_of_first_office(const RegionState& region, Seat seat) {
  for (int i = 0; i < region.offices.size(); ++i)
    if (region.offices[i] == seat) return i;
  return region.offices.size();
}

SeatSet rivals_in(const RegionState& region, Seat seat) {
  SeatSet rivals;
  for (const Seat owner : region.offices)
    if (owner != seat) rivals.insert(owner);
  return rivals;
}

/// Of a hundred times, how often someone whose price is around `expected` goes before someone who asks `price`.
int goes_first(int expected, int price) { return std::clamp(50 + 20 * (price - expected), 5, 95); }

}  // namespace

Lore::Lore(const Ruleset& the_rules, const Weights& the_weights)
    : rules(the_rules), weights(the_weights), book(PlanBook::of(the_rules)) {
  for (const Region region : each<Region>()) {
    const auto& buyers = rules.regions[region].buyers;
    for (int place = 0; place < buyers.size(); ++place) {
      const auto bit = static_cast<std::uint8_t>(1u << place);
      const Buyer buyer = buyers[place];
      for (std::uint32_t set = 0; set < technology_takers[region].size(); ++set)
        if (!is_price_buyer(buyer) && SmallSet<Technology>::from_bits(set).contains(technology_of(buyer)))
          technology_takers[region][set] |= bit;
      for (int price = 0; is_price_buyer(buyer) && price <= limit_of(buyer); ++price)
        price_takers[region][static_cast<std::size_t>(price)] |= bit;
    }
  }
}

Outlook::Outlook(const Lore& lore, const Board& board, Seat seat)
    : lore_(lore),
      board_(board),
      seat_(seat),
      player_(board.players[seat]),
      rounds_left_(lore.rules.rounds - board.round),
      least_price_(price_class(lore.rules.price.least)),
      most_price_(price_class(lore.rules.price.most)) {
  const PlanPage& page = lore.book->page(player_);
  // Some of what pads can show goes into research and trucks as long as they pay off.
  const int spared = rounds_left_ > 1 ? 1 : 0;
  for (std::size_t price = 0; price < capacity_.size(); ++price)
    if (page.most_goods[price] > 0) capacity_[price] = 100 * (page.most_goods[price] - spared + player_.tokens);
  if (player_.technologies.contains(Technology::Nfc)) now_.fill(100 * lore.rules.powers.nfc_goods);
  later_ = now_;
  for (const Region region : each<Region>()) {
    const RegionState& place = board.regions[region];
    if (!has_office(place, seat)) continue;
    offices_.insert(region);
    add_demand(later_, region);
    if (place.retailer != 0) continue;
    add_demand(now_, region);
    const int vp = majority(region, false);
    for (int price = least_price_; price <= most_price_; ++price)
      if (lore.takers(region, price, player_.technologies) != 0) majorities_[static_cast<std::size_t>(price)] += vp;
  }
  income_later_ = income(later_);
}

/// What someone with our technologies can sell in a region where it has an office, at any price.
void Outlook::add_demand(Demand& demand, Region region) const {
  for (int price = least_price_; price <= most_price_; ++price)
    demand[static_cast<std::size_t>(price)] += 100 * popcount(lore_.takers(region, price, player_.technologies));
  for (const Seat rival : rivals_in(board_.regions[region], seat_)) {
    const Player& other = board_.players[rival];
    const int expected =
        is_steve(board_, rival) ? price_of(other.outcome, lore_.rules.price) : lore_.weights.rival_price;
    const std::uint8_t theirs = lore_.takers(region, expected, other.technologies);
    for (int price = least_price_; price <= most_price_; ++price) {
      const int wanted_by_both = popcount(theirs & lore_.takers(region, price, player_.technologies));
      const int lost = std::min(100 * wanted_by_both, lore_.weights.rival_sales);
      demand[static_cast<std::size_t>(price)] -= goes_first(expected, price) * lost / 100;
    }
  }
}

/// What a technology adds to demand at any price, in this round or in those to come.
int Outlook::demand_by(Technology technology, bool now) const {
  int demand = technology == Technology::Nfc ? 100 * lore_.rules.powers.nfc_goods : 0;
  for (const Region region : offices_) {
    const RegionState& place = board_.regions[region];
    if (now && place.retailer != 0) continue;
    const int buyers = popcount(lore_.technology_takers[region][SmallSet<Technology>{technology}.bits()]);
    int rivals = 0;
    for (const Seat rival : rivals_in(place, seat_)) rivals += has_technology(board_, rival, technology) ? 1 : 0;
    demand += 100 * buyers / (1 + rivals);
  }
  return demand;
}

/// What a round to come brings at the best price.
int Outlook::income(const Demand& demand, int more) const {
  int best = 0;
  for (int price = least_price_; price <= most_price_; ++price) {
    const auto i = static_cast<std::size_t>(price);
    best = std::max(best, price * std::min(demand[i] + more, capacity_[i]));
  }
  return best;
}

/// What more demand adds to this round's sales, once price and goods are known.
int Outlook::sales_now(int more) const {
  if (board_.phase == Phase::Planning || board_.phase == Phase::Selling) return 0;
  const int demand = now_[static_cast<std::size_t>(price_class(player_.price))], goods = 100 * player_.goods;
  return player_.price * (std::min(goods, demand + more) - std::min(goods, demand));
}

/// VP that the majority of a region should bring in a round (S8.2).
int Outlook::majority(Region region, bool with_new_office) const {
  const RegionState& place = board_.regions[region];
  const SizeSpec& size = lore_.rules.size_of(region);
  const int rightmost = std::min(place.offices.size() - (with_new_office ? 0 : 1), size.spaces() - 1);
  if (rightmost < 0) return 0;
  const SeatSet rivals = rivals_in(place, seat_);
  const int first = 100 * size.first[rightmost], second = 100 * size.second[rightmost];
  if (rivals.empty()) return first * lore_.weights.majorities / 100;
  int ahead = 0;
  for (const Seat rival : rivals)
    ahead += position_of_first_office(place, rival) < position_of_first_office(place, seat_) ? 1 : 0;
  // Who stands further left wins ties, so its chance is the better one.
  const int chance = (ahead == 0 ? 60 : 40) / rivals.size();
  return (first * chance + second * (100 - chance) / rivals.size()) / 100 * lore_.weights.majorities / 100;
}

int Outlook::cost_of(Technology technology) const {
  return ResearchPhase::cost(lore_.rules, board_, seat_, technology);
}

int Outlook::worth(Technology technology) const {
  const int sales = (income(later_, demand_by(technology, false)) - income_later_) * lore_.weights.later / 100;
  const int power = lore_.weights.power[technology];
  const bool is_free = board_.patents[technology] == kNobody;
  const int patent = is_free ? 100 * lore_.rules.technologies[technology].patent_vp : 0;
  return patent + rounds_left_ * (sales + power);
}

int Outlook::worth(Region region) const {
  const RegionState& place = board_.regions[region];
  const int majorities = majority(region, true);
  if (has_office(place, seat_)) return rounds_left_ * (majorities - majority(region, false));
  Demand demand = later_;
  add_demand(demand, region);
  const int sales = (income(demand) - income_later_) * lore_.weights.later / 100;
  const bool earns_tile = place.retailer != 0 && place.offices.empty();
  int reach = 0;
  for (const Region neighbour : lore_.rules.regions[region].links)
    reach +=
        !has_office(board_.regions[neighbour], seat_) && !is_in_reach(lore_.rules, board_, seat_, neighbour) ? 1 : 0;
  return rounds_left_ * (sales + majorities + reach * lore_.weights.reach) + (earns_tile ? 100 * place.retailer : 0) +
         (place.retailer == 0 && board_.phase != Phase::Planning ? majorities : 0);
}

/// What unfinished work is worth: less than its share, and nothing if no round is left to finish it.
int Outlook::share_done(int worth, int done, int cost) const {
  if (done >= cost) return worth;
  return rounds_left_ == 0 ? 0 : worth * done * lore_.weights.progress / (100 * cost);
}

int Outlook::worth_of_markers(int worth, int done, int cost, int in_hand) const {
  const int used = std::max(1, std::min(in_hand, cost - done));
  return (share_done(worth, done + used, cost) - share_done(worth, done, cost)) / used;
}

int Outlook::worth_of_marker(Technology technology, int in_hand) const {
  const int cost = cost_of(technology), done = player_.research[technology];
  const int sales = in_hand >= cost - done ? sales_now(demand_by(technology, true)) : 0;
  return worth_of_markers(worth(technology) + sales, done, cost, in_hand);
}

int Outlook::worth_of_marker(Region region, int in_hand) const {
  const int cost = lore_.rules.size_of(region).cost, done = player_.logistics[region];
  int sales = 0;
  if (in_hand >= cost - done && board_.regions[region].retailer == 0 && !offices_.contains(region)) {
    Demand added{};
    add_demand(added, region);
    sales = sales_now(added[static_cast<std::size_t>(price_class(player_.price))]);
  }
  return worth_of_markers(worth(region) + sales, done, cost, in_hand);
}

int Outlook::worth(const Domino& improvement) const {
  return (lore_.weights.icon[improvement.first] + lore_.weights.icon[improvement.second]) * rounds_left_;
}

/// Spends markers on one goal after the other, the one first that gives most a marker.
template <class Goals>
Spendings Outlook::spend(const Goals& goals, int percent) const {
  Spendings spendings;
  while (!spendings.is_full()) {
    Spending spending;
    int left = spendings.size();
    SmallSet<int> taken;
    while (left > 0 && taken.size() < goals.size()) {
      int best = -1, best_rate = -1;
      for (int i = 0; i < goals.size(); ++i) {
        const Goal& goal = goals[i];
        const int rate = goal.cost <= left ? goal.gain / goal.cost : share_done(goal.gain, left, goal.cost) / left;
        if (!taken.contains(i) && rate > best_rate) best = i, best_rate = rate;
      }
      // Markers that would do harm stay in hand.
      if (best < 0) break;
      const Goal& goal = goals[best];
      taken.insert(best);
      spending.gain += share_done(goal.gain, std::min(left, goal.cost), goal.cost) * percent / 100;
      if (goal.cost <= left)
        for (std::size_t price = 0; price < spending.demand.size(); ++price)
          spending.demand[price] += goal.demand[price];
      left -= std::min(left, goal.cost);
    }
    spendings.push_back(spending);
  }
  return spendings;
}

Spendings Outlook::research() const {
  List<Goal, kCountOf<Technology>> goals;
  for (const Technology technology : each<Technology>()) {
    if (player_.technologies.contains(technology)) continue;
    const int cost = cost_of(technology), done = player_.research[technology];
    const int whole = worth(technology);
    Goal goal{std::max(1, cost - done), whole - share_done(whole, done, cost), {}};
    goal.demand.fill(demand_by(technology, true));
    goals.push_back(goal);
  }
  return spend(goals, lore_.weights.research);
}

Spendings Outlook::logistics() const {
  List<Goal, kCountOf<Region>> goals;
  for (const Region region : each<Region>()) {
    if (!is_available(lore_.rules, board_, seat_, region)) continue;
    const int cost = lore_.rules.size_of(region).cost, done = player_.logistics[region];
    Goal goal{std::max(1, cost - done), 0, {}};
    const int whole = worth(region);
    goal.gain = whole - share_done(whole, done, cost);
    if (board_.regions[region].retailer == 0) {
      goal.gain += majority(region, true);
      add_demand(goal.demand, region);
    }
    goals.push_back(goal);
  }
  return spend(goals, lore_.weights.logistics);
}

int Outlook::worth(const PlanOption& option, const Spendings& research, const Spendings& logistics) const {
  const auto price = static_cast<std::size_t>(price_class(option.price));
  const Spending& studies = research[std::min<int>(option.research, research.size() - 1)];
  const Spending& offices = logistics[std::min<int>(option.trucks, logistics.size() - 1)];
  const int goods = std::min<int>(option.goods + player_.tokens, lore_.rules.supplies.goods);
  const int demand = now_[price] + studies.demand[price] + offices.demand[price];
  const int sales = option.price * std::min(100 * goods, demand);
  const int improvement = board_.round > lore_.rules.improve_rounds ? 0
                          : option.improve                          ? 2 * lore_.weights.icon[Icon::Goods] * rounds_left_
                                                                    : worth_of_token();
  const int cheapness = lore_.weights.cheapness * (lore_.rules.price.start - option.price);
  return sales + majorities_[price] + studies.gain + offices.gain + improvement * lore_.weights.improve / 100 +
         cheapness;
}

int worth_of_sale(const Ruleset& rules, const Board& board, Seat seat, Region region) {
  const RegionState& place = board.regions[region];
  BySeat<int> sales(seats_of(board));
  for (const Seat seller : place.sold)
    if (seller != kNobody) ++sales[seller];
  int most = 0;
  bool is_ahead = true;
  for (const Seat rival : rivals_in(place, seat)) {
    most = std::max(most, sales[rival]);
    is_ahead = is_ahead && position_of_first_office(place, seat) < position_of_first_office(place, rival);
  }
  const int needed = is_ahead ? std::max(1, most) : most + 1;
  const int rightmost = place.offices.size() - 1;
  const int vp = 100 * rules.size_of(region).first[rightmost];
  if (sales[seat] + 1 == needed) return vp;
  // Not yet enough, or a lead to keep against those who sell later.
  const int gap = std::abs(needed - sales[seat] - 1);
  return vp / (2 + 2 * gap);
}

}  // namespace oligopoly::smartphone
