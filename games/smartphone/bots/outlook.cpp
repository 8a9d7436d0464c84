#include "games/smartphone/bots/outlook.hpp"

#include <algorithm>
#include <bit>

#include "games/smartphone/rules/majority.hpp"
#include "games/smartphone/rules/phases/logistics.hpp"
#include "games/smartphone/rules/phases/research.hpp"
#include "games/smartphone/rules/phases/selling.hpp"

namespace oligopoly::smartphone {
namespace {

constexpr auto kOnes = [] {
  std::array<std::uint8_t, 256> ones{};
  for (unsigned bits = 0; bits < ones.size(); ++bits) ones[bits] = static_cast<std::uint8_t>(std::popcount(bits));
  return ones;
}();
int popcount(int bits) { return kOnes[static_cast<std::size_t>(bits)]; }

SeatSet rivals_in(const RegionState& region, Seat seat) {
  SeatSet rivals;
  for (const Seat owner : region.offices)
    if (owner != seat) rivals.insert(owner);
  return rivals;
}

/// Of a hundred times, how often someone whose price is around `expected` goes before someone who asks `price`.
int goes_first(int expected, int price) { return std::clamp(50 + 20 * (price - expected), 5, 95); }

}  // namespace

Outlook::Outlook(const Knowledge& knowledge, const Board& board, Seat seat)
    : knowledge_(knowledge),
      board_(board),
      seat_(seat),
      player_(board.players[seat]),
      rounds_left_(knowledge.rules.rounds - board.round),
      least_price_(price_class(knowledge.rules.price.least)),
      most_price_(price_class(knowledge.rules.price.most)) {
  const PlanPage& page = knowledge.book->page(player_);
  // Some of what pads can show goes into research and trucks as long as they pay off.
  const int spared = rounds_left_ > 1 ? 1 : 0;
  for (std::size_t price = 0; price < capacity_.size(); ++price)
    if (page.most_goods[price] > 0) capacity_[price] = 100 * goods_with_tokens(page.most_goods[price] - spared);
  now_.fill(100 * nfc_goods(knowledge.rules, player_.technologies));
  later_ = now_;
  for (const Region region : each<Region>()) {
    const RegionState& place = board.regions[region];
    if (!has_office(place, seat)) continue;
    offices_.insert(region);
    add_demand(later_, region);
    if (has_retailer(place)) continue;
    add_demand(now_, region);
    const int vp = majority(region, false);
    for (int price = least_price_; price <= most_price_; ++price)
      if (knowledge.takers_in(region, price, player_.technologies) != 0)
        majorities_[static_cast<std::size_t>(price)] += vp;
  }
  income_later_ = income(later_);
}

/// What a plan that gives `goods` makes of them.
int Outlook::goods_with_tokens(int goods) const {
  return goods_made(goods, player_.tokens, knowledge_.rules.supplies.goods);
}

/// What someone with our technologies can sell in a region where it has an office, at any price.
void Outlook::add_demand(Demand& demand, Region region) const {
  for (int price = least_price_; price <= most_price_; ++price)
    demand[static_cast<std::size_t>(price)] +=
        100 * popcount(knowledge_.takers_in(region, price, player_.technologies));
  for (const Seat rival : rivals_in(board_.regions[region], seat_)) {
    const Player& other = board_.players[rival];
    const int expected =
        is_steve(board_, rival) ? price_of(other.outcome, knowledge_.rules.price) : knowledge_.weights.rival_price;
    const std::uint8_t theirs = knowledge_.takers_in(region, expected, other.technologies);
    for (int price = least_price_; price <= most_price_; ++price) {
      const int wanted_by_both = popcount(theirs & knowledge_.takers_in(region, price, player_.technologies));
      const int lost = std::min(100 * wanted_by_both, knowledge_.weights.rival_sales);
      demand[static_cast<std::size_t>(price)] -= goes_first(expected, price) * lost / 100;
    }
  }
}

/// What a technology adds to demand at any price, in this round or in those to come.
int Outlook::demand_by(Technology technology, bool now) const {
  int demand = 100 * nfc_goods(knowledge_.rules, {technology});
  for (const Region region : offices_) {
    const RegionState& place = board_.regions[region];
    if (now && has_retailer(place)) continue;
    const int buyers = popcount(knowledge_.technology_takers[region][SmallSet<Technology>{technology}.bits()]);
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
  const SizeSpec& size = knowledge_.rules.size_of(region);
  const PlaceVp vp = place_vp(size, std::min(place.offices.size() + (with_new_office ? 1 : 0), size.spaces()));
  const SeatSet rivals = rivals_in(place, seat_);
  const int first = 100 * vp.first, second = 100 * vp.second;
  if (rivals.empty()) return first * knowledge_.weights.majorities / 100;
  int ahead = 0;
  for (const Seat rival : rivals) ahead += is_further_left(place, rival, seat_) ? 1 : 0;
  // Who stands further left wins ties, so its chance is the better one.
  const int chance = (ahead == 0 ? 60 : 40) / rivals.size();
  return (first * chance + second * (100 - chance) / rivals.size()) / 100 * knowledge_.weights.majorities / 100;
}

int Outlook::cost_of(Technology technology) const {
  return ResearchPhase::cost(knowledge_.rules, board_, seat_, technology);
}

int Outlook::worth(Technology technology) const {
  const int sales = (income(later_, demand_by(technology, false)) - income_later_) * knowledge_.weights.later / 100;
  const int power = knowledge_.weights.power[technology];
  const bool is_left = is_patent_left(board_, technology);
  const int patent = is_left ? 100 * knowledge_.rules.technologies[technology].patent_vp : 0;
  return patent + rounds_left_ * (sales + power);
}

int Outlook::worth(Region region) const {
  const RegionState& place = board_.regions[region];
  const int majorities = majority(region, true);
  if (has_office(place, seat_)) return rounds_left_ * (majorities - majority(region, false));
  Demand demand = later_;
  add_demand(demand, region);
  const int sales = (income(demand) - income_later_) * knowledge_.weights.later / 100;
  int reach = 0;
  for (const Region neighbour : knowledge_.rules.regions[region].links)
    reach += !has_office(board_.regions[neighbour], seat_) && !is_in_reach(knowledge_.rules, board_, seat_, neighbour)
                 ? 1
                 : 0;
  return rounds_left_ * (sales + majorities + reach * knowledge_.weights.reach) + 100 * tile_for_opening(place) +
         (!has_retailer(place) && board_.phase != Phase::Planning ? majorities : 0);
}

/// What unfinished work is worth: less than its share, and nothing if no round is left to finish it.
int Outlook::share_done(int worth, int done, int cost) const {
  if (done >= cost) return worth;
  return rounds_left_ == 0 ? 0 : worth * done * knowledge_.weights.progress / (100 * cost);
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
  const int cost = knowledge_.rules.size_of(region).cost, done = player_.logistics[region];
  int sales = 0;
  if (in_hand >= cost - done && !has_retailer(board_.regions[region]) && !offices_.contains(region)) {
    Demand added{};
    add_demand(added, region);
    sales = sales_now(added[static_cast<std::size_t>(price_class(player_.price))]);
  }
  return worth_of_markers(worth(region) + sales, done, cost, in_hand);
}

int Outlook::worth(const Domino& improvement) const {
  return (knowledge_.weights.icon[improvement.first] + knowledge_.weights.icon[improvement.second]) * rounds_left_;
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
  return spend(goals, knowledge_.weights.research);
}

Spendings Outlook::logistics() const {
  List<Goal, kCountOf<Region>> goals;
  for (const Region region : each<Region>()) {
    if (!is_available(knowledge_.rules, board_, seat_, region)) continue;
    const int cost = knowledge_.rules.size_of(region).cost, done = player_.logistics[region];
    Goal goal{std::max(1, cost - done), 0, {}};
    const int whole = worth(region);
    goal.gain = whole - share_done(whole, done, cost);
    if (!has_retailer(board_.regions[region])) {
      goal.gain += majority(region, true);
      add_demand(goal.demand, region);
    }
    goals.push_back(goal);
  }
  return spend(goals, knowledge_.weights.logistics);
}

/// What a plan brings in its round: its goods are those to be sold, tokens included.
Prospects Outlook::round_of(const PlanYield& plan, int goods, const Spendings& research,
                            const Spendings& logistics) const {
  const auto price = static_cast<std::size_t>(price_class(plan.price));
  const Spending& studies = research[std::min<int>(plan.research, research.size() - 1)];
  const Spending& offices = logistics[std::min<int>(plan.trucks, logistics.size() - 1)];
  const int demand = now_[price] + studies.demand[price] + offices.demand[price];
  return {.sales = plan.price * std::min(100 * goods, demand),
          .majorities = majorities_[price],
          .research = studies.gain,
          .logistics = offices.gain};
}

int Outlook::worth(const PlanOption& option, const Spendings& research, const Spendings& logistics) const {
  const Prospects round = round_of(option, goods_with_tokens(option.goods), research, logistics);
  const int taken = option.improve ? 2 * knowledge_.weights.icon[Icon::Goods] * rounds_left_ : worth_of_token();
  const int improvement = has_improvements(knowledge_.rules, board_.round) ? taken : 0;
  const int cheapness = knowledge_.weights.cheapness * (knowledge_.rules.price.start - option.price);
  return round.sales + round.majorities + round.research + round.logistics +
         improvement * knowledge_.weights.improve / 100 + cheapness;
}

const PlanOption& Outlook::best_plan(const Spendings& research, const Spendings& logistics) const {
  const std::vector<PlanOption>& options = knowledge_.book->page(player_).options;
  const PlanOption* best = &options.front();
  int most = worth(*best, research, logistics);
  for (const PlanOption& option : options)
    if (const int value = worth(option, research, logistics); value > most) best = &option, most = value;
  return *best;
}

Prospects Outlook::prospects() const {
  const bool is_planning = board_.phase <= Phase::Planning;
  const Spendings research = this->research(), logistics = this->logistics();
  PlanYield plan{};
  if (is_planning) {
    plan = best_plan(research, logistics);
  } else {
    plan.price = player_.price;
    plan.goods = player_.goods;
    plan.research = board_.phase <= Phase::Research ? player_.outcome.visible[Icon::Research] : 0;
    plan.trucks = board_.phase <= Phase::Logistics ? player_.outcome.visible[Icon::Truck] : 0;
  }
  Prospects all = round_of(plan, is_planning ? goods_with_tokens(plan.goods) : plan.goods, research, logistics);
  all.income = income_later_;
  all.later = income_later_ * rounds_left_;
  return all;
}

int worth_of_sale(const Ruleset& rules, const Board& board, Seat seat, Region region) {
  const RegionState& place = board.regions[region];
  const BySeat<int> sales = sales_in(board, region);
  int most = 0;
  bool is_ahead = true;
  for (const Seat rival : rivals_in(place, seat)) {
    most = std::max(most, sales[rival]);
    is_ahead = is_ahead && is_further_left(place, seat, rival);
  }
  const int needed = is_ahead ? std::max(1, most) : most + 1;
  const int vp = 100 * place_vp(rules.size_of(region), place.offices.size()).first;
  if (sales[seat] + 1 == needed) return vp;
  // Not yet enough, or a lead to keep against those who sell later.
  const int gap = std::abs(needed - sales[seat] - 1);
  return vp / (2 + 2 * gap);
}

}  // namespace oligopoly::smartphone
