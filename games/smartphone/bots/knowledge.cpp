#include "games/smartphone/bots/knowledge.hpp"

#include "games/smartphone/rules/phases/selling.hpp"

namespace oligopoly::smartphone {
namespace {

std::uint8_t bits_of(Buyers buyers) { return static_cast<std::uint8_t>(buyers.bits()); }
static_assert(kMaxBuyers <= 8);

}  // namespace

Knowledge::Knowledge(const Ruleset& the_rules, const Weights& the_weights)
    : rules(the_rules), weights(the_weights), book(PlanBook::of(the_rules)) {
  constexpr int kBeyondAnyLimit = kPriceClasses - 1;
  for (const Region region : each<Region>()) {
    const RegionSpec& spec = rules.regions[region];
    for (int price = 0; price < kPriceClasses; ++price)
      price_takers[region][static_cast<std::size_t>(price)] = bits_of(takers(spec, price, {}));
    for (std::uint32_t set = 0; set < technology_takers[region].size(); ++set)
      technology_takers[region][set] = bits_of(takers(spec, kBeyondAnyLimit, SmallSet<Technology>::from_bits(set)));
  }
}

}  // namespace oligopoly::smartphone
