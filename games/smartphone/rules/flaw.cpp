// What makes a ruleset unplayable. Numbers are checked here too, since not every ruleset is read from a file.
#include "games/smartphone/rules/plan/layout.hpp"
#include "games/smartphone/rules/reasons.hpp"
#include "games/smartphone/rules/ruleset.hpp"

namespace oligopoly::smartphone {
namespace {

using Found = std::optional<Flaw>;

Flaw flaw_at(std::string path, const Verdict& verdict) { return {std::move(path), verdict}; }
std::string at(std::string_view list, std::size_t index) {
  return std::string(list) + "[" + std::to_string(index) + "]";
}
template <class E>
std::string of(std::string_view map, E key, std::string_view member) {
  return std::string(map) + "." + std::string(id_of(key)) + "." + std::string(member);
}

Found outside(std::string_view path, int value, int least, int most) {
  if (value >= least && value <= most) return std::nullopt;
  return flaw_at(std::string(path), refused(kOutside, value, least, most));
}

/// S0.1: who sits where.
Found flaw_of_seats(const Ruleset& rules, int seats) {
  if (seats < kLeastSeats || seats > kMostSeats) return flaw_at("seats", refused(kBadSeats, kLeastSeats, kMostSeats));
  SmallSet<Colour> taken;
  for (std::size_t i = 0; i < static_cast<std::size_t>(seats); ++i) {
    if (taken.contains(rules.colour[i]))
      return flaw_at(at("seats", i) + ".colour", refused(kColourTwice, name_of(rules.colour[i])));
    taken.insert(rules.colour[i]);
  }
  if (rules.steve.size() > 1) return flaw_at("steve", refused(kTwoSteves));
  if (const Seat steve = steve_seat(rules); steve != kNobody && static_cast<int>(steve.index()) >= seats)
    return flaw_at("steve", refused(kNoSuchSeat, steve.number()));
  return std::nullopt;
}

Found flaw_of_numbers(const Ruleset& rules, int seats) {
  if (auto flaw = outside("rounds", rules.rounds, 1, kMaxRounds)) return flaw;
  if (auto flaw = outside("improve_rounds", rules.improve_rounds, 1, kMaxImprovements - 1)) return flaw;
  if (auto flaw = outside("market_size", rules.market_size, 1, kMaxMarket)) return flaw;
  // Everyone may finish every technology (S0.5).
  if (auto flaw = outside("technology_spaces", rules.technology_spaces, seats, kMostSeats)) return flaw;
  if (auto flaw = outside("supplies.markers", rules.supplies.markers, 1, kMaxSupply)) return flaw;
  if (auto flaw = outside("supplies.offices", rules.supplies.offices, 1, kMaxSupply)) return flaw;
  if (auto flaw = outside("supplies.goods", rules.supplies.goods, 1, kMaxSupply)) return flaw;
  if (auto flaw = outside("powers.least_cost", rules.powers.least_cost, 1, kMaxSupply)) return flaw;
  if (auto flaw = outside("price.most", rules.price.most, rules.price.least, 30)) return flaw;
  if (auto flaw = outside("price.start", rules.price.start, rules.price.least, rules.price.most)) return flaw;
  if (!can_be_met(rules.plan)) return flaw_at("plan", refused(kPlanImpossible));
  return std::nullopt;
}

Found flaw_of_colours(const Ruleset& rules) {
  SmallSet<Region> homes;
  for (const Colour colour : each<Colour>()) {
    const ColourSpec& spec = rules.colours[colour];
    if (homes.contains(spec.home))
      return flaw_at(of("colours", colour, "home"), refused(kHomeTwice, name_of(spec.home)));
    homes.insert(spec.home);
    if (auto flaw = outside(of("colours", colour, "start_vp"), spec.start_vp, 0, kHighestVp)) return flaw;
    if (spec.improvement == Domino{}) return flaw_at(of("colours", colour, "improvement"), refused(kBlankImprovement));
  }
  return std::nullopt;
}

bool is_same_tile(const Domino& a, const Domino& b) { return a == b || a == Domino{b.second, b.first}; }

Found flaw_of_dominoes(const Ruleset& rules) {
  int total = 0;
  for (int i = 0; i < rules.dominoes.size(); ++i) {
    const DominoSpec& row = rules.dominoes[i];
    const std::string path = at("dominoes", static_cast<std::size_t>(i));
    if (row.domino == Domino{}) return flaw_at(path + ".domino", refused(kBlankImprovement));
    if (auto flaw = outside(path + ".copies", row.copies, 1, kMaxSupply)) return flaw;
    for (int before = 0; before < i; ++before)
      if (is_same_tile(rules.dominoes[before].domino, row.domino))
        return flaw_at(path + ".domino", refused(kDominoTwice));
    total += row.copies;
  }
  const int needed = rules.market_size * rules.improve_rounds;
  return total < needed ? Found(flaw_at("dominoes", refused(kTooFewDominoes, needed, total))) : std::nullopt;
}

Found flaw_of_technologies(const Ruleset& rules) {
  for (const Technology technology : each<Technology>()) {
    const TechnologySpec& spec = rules.technologies[technology];
    if (spec.cost > rules.supplies.markers)
      return flaw_at(of("technologies", technology, "cost"), refused(kTooDear, spec.cost, rules.supplies.markers));
    if (auto flaw = outside(of("technologies", technology, "cost"), spec.cost, 1, kMaxSupply)) return flaw;
    if (auto flaw = outside(of("technologies", technology, "patent_vp"), spec.patent_vp, 0, kHighestVp)) return flaw;
  }
  return std::nullopt;
}

Found flaw_of_sizes(const Ruleset& rules) {
  for (const Size size : each<Size>()) {
    const SizeSpec& spec = rules.sizes[size];
    if (spec.cost > rules.supplies.markers)
      return flaw_at(of("sizes", size, "cost"), refused(kTooDear, spec.cost, rules.supplies.markers));
    if (auto flaw = outside(of("sizes", size, "cost"), spec.cost, 1, kMaxSupply)) return flaw;
    if (auto flaw = outside(of("sizes", size, "first"), spec.first.size(), 1, kMaxSpaces)) return flaw;
    if (spec.second.size() != spec.first.size()) return flaw_at(of("sizes", size, "second"), refused(kUnequalSpaces));
    for (const std::uint8_t vp : spec.first)
      if (auto flaw = outside(of("sizes", size, "first"), vp, 0, kHighestVp)) return flaw;
    for (const std::uint8_t vp : spec.second)
      if (auto flaw = outside(of("sizes", size, "second"), vp, 0, kHighestVp)) return flaw;
  }
  return std::nullopt;
}

Found flaw_of_regions(const Ruleset& rules) {
  for (const Region region : each<Region>())
    for (const Region other : rules.regions[region].links)
      if (other == region || !rules.regions[other].links.contains(region))
        return flaw_at(of("regions", region, "links"), refused(kOneWayLink, name_of(other)));
  return std::nullopt;
}

Found flaw_of_retailers(const Ruleset& rules) {
  SmallSet<std::uint8_t> tiles;
  for (int i = 0; i < rules.retailer.tiles.size(); ++i) {
    const std::uint8_t tile = rules.retailer.tiles[i];
    if (auto flaw = outside(at("retailer.tiles", static_cast<std::size_t>(i)), tile, 1, kHighestTile)) return flaw;
    if (tiles.contains(tile)) return flaw_at("retailer.tiles", refused(kTileTwice, tile));
    tiles.insert(tile);
  }
  const int most = std::min(tiles.size(), regions_without_home(rules).size());
  for (std::size_t i = 0; i < rules.retailer.regions_by_seats.size(); ++i)
    if (const int count = rules.retailer.regions_by_seats[i]; count > most)
      return flaw_at(at("retailer.regions_by_seats", i), refused(kTooManyRetailers, count, most));
  return std::nullopt;
}

Found flaw_of_steve(const Ruleset& rules) {
  for (const Difficulty difficulty : each<Difficulty>()) {
    const StevePad& pad = rules.steve_pads[difficulty];
    if (pad.icons[Icon::Blank] != 0)
      return flaw_at(of("steve_pads", difficulty, "icons.blank"), refused(kNothingPrinted));
    for (const Icon icon : each<Icon>())
      if (auto flaw = outside(of("steve_pads", difficulty, "icons." + std::string(id_of(icon))), pad.icons[icon], 0,
                              StevePad::kMostOfAnIcon))
        return flaw;
    if (pad.improvement == Domino{})
      return flaw_at(of("steve_pads", difficulty, "improvement"), refused(kBlankImprovement));
  }
  return std::nullopt;
}

}  // namespace

std::optional<Flaw> flaw_of(const Ruleset& rules, int seats) {
  if (auto flaw = flaw_of_seats(rules, seats)) return flaw;
  if (auto flaw = flaw_of_numbers(rules, seats)) return flaw;
  for (const auto check : {flaw_of_colours, flaw_of_dominoes, flaw_of_technologies, flaw_of_sizes, flaw_of_regions,
                           flaw_of_retailers, flaw_of_steve})
    if (auto flaw = check(rules)) return flaw;
  return std::nullopt;
}

}  // namespace oligopoly::smartphone
