// What makes a ruleset unplayable. Numbers are checked here too, since not every ruleset is read from a file.
#include "games/smartphone/rules/ruleset_check.hpp"

#include "core/ruleset_check.hpp"
#include "games/smartphone/rules/plan/layout.hpp"
#include "games/smartphone/rules/reasons.hpp"

namespace oligopoly::smartphone {
namespace {

Verdict refuse_number(std::int64_t value, std::int64_t least, std::int64_t most) {
  return refused(kOutside, value, least, most);
}

/// S0.1: who sits where.
void check_seats(RulesetCheck& check, const Ruleset& rules, int seats) {
  check.require(seats >= kLeastSeats && seats <= kMostSeats, "seats", refused(kBadSeats, kLeastSeats, kMostSeats));
  if (!check.ok()) return;
  const auto colour = [&](int seat) { return rules.colour[static_cast<std::size_t>(seat)]; };
  if (const int seat = first_repeated(seats, [&](int a, int b) { return colour(a) == colour(b); }); seat >= 0)
    check.require(false, path_at("seats", seat) + ".colour", refused(kColourTwice, name_of(colour(seat))));
  check.require(rules.steve.size() <= 1, "steve", refused(kTwoSteves));
  const Seat steve = steve_seat(rules);
  check.require(steve == kNobody || static_cast<int>(steve.index()) < seats, "steve",
                refused(kNoSuchSeat, steve.number()));
}

/// Numbers that have to fit each other.
void check_proportions(RulesetCheck& check, const Ruleset& rules, int seats) {
  // Everyone may finish every technology (S0.5).
  check.require_within("technology_spaces", rules.technology_spaces, seats, kMostSeats);
  check.require_within("price.most", rules.price.most, rules.price.least, 30);
  check.require_within("price.start", rules.price.start, rules.price.least, rules.price.most);
  check.require(can_be_met(rules.plan), "plan", refused(kPlanImpossible));
}

/// S0.1: every colour has a home and an improvement of its own.
void check_colours(RulesetCheck& check, const Ruleset& rules) {
  const auto home = [&](int colour) { return rules.colours[static_cast<Colour>(colour)].home; };
  const int again = first_repeated(kCountOf<Colour>, [&](int a, int b) { return home(a) == home(b); });
  if (again >= 0)
    check.require(false, path_at("colours", static_cast<Colour>(again), "home"),
                  refused(kHomeTwice, name_of(home(again))));
  for (const Colour colour : each<Colour>())
    check.require(!(rules.colours[colour].improvement == Domino{}), path_at("colours", colour, "improvement"),
                  refused(kBlankImprovement));
}

bool is_same_tile(const Domino& a, const Domino& b) { return a == b || a == Domino{b.second, b.first}; }

/// S0.4: each improvement once, and enough of them for every market.
void check_dominoes(RulesetCheck& check, const Ruleset& rules) {
  const auto domino = [&](int row) -> const Domino& { return rules.dominoes[row].domino; };
  int total = 0;
  for (int i = 0; i < rules.dominoes.size(); ++i) {
    check.require(!(domino(i) == Domino{}), path_at("dominoes", i) + ".domino", refused(kBlankImprovement));
    total += rules.dominoes[i].copies;
  }
  const int again =
      first_repeated(rules.dominoes.size(), [&](int a, int b) { return is_same_tile(domino(a), domino(b)); });
  check.require(again < 0, path_at("dominoes", again) + ".domino", refused(kDominoTwice));
  const int needed = rules.market_size * rules.improve_rounds;
  check.require(total >= needed, "dominoes", refused(kTooFewDominoes, needed, total));
}

/// S0.2: what nobody has the markers for cannot be finished.
void check_costs(RulesetCheck& check, const Ruleset& rules) {
  const int markers = rules.supplies.markers;
  for (const Technology technology : each<Technology>()) {
    const int cost = rules.technologies[technology].cost;
    check.require(cost <= markers, path_at("technologies", technology, "cost"), refused(kTooDear, cost, markers));
  }
  for (const Size size : each<Size>()) {
    const int cost = rules.sizes[size].cost;
    check.require(cost <= markers, path_at("sizes", size, "cost"), refused(kTooDear, cost, markers));
  }
}

/// S0.6: every space has its numbers, and links go both ways.
void check_regions(RulesetCheck& check, const Ruleset& rules) {
  for (const Size size : each<Size>()) {
    const SizeSpec& spec = rules.sizes[size];
    check.require_within(path_at("sizes", size, "first"), spec.first.size(), 1, kMaxSpaces);
    check.require(spec.second.size() == spec.first.size(), path_at("sizes", size, "second"), refused(kUnequalSpaces));
  }
  for (const Region region : each<Region>())
    for (const Region other : rules.regions[region].links)
      check.require(other != region && rules.regions[other].links.contains(region), path_at("regions", region, "links"),
                    refused(kOneWayLink, name_of(other)));
}

/// S0.7: each tile once, and no more retailers than tiles and regions.
void check_retailers(RulesetCheck& check, const Ruleset& rules) {
  const auto& tiles = rules.retailer.tiles;
  const int again = first_repeated(tiles.size(), [&](int a, int b) { return tiles[a] == tiles[b]; });
  if (again >= 0) check.require(false, "retailer.tiles", refused(kTileTwice, tiles[again]));
  const int most = std::min(tiles.size(), regions_without_home(rules).size());
  int index = 0;
  for (const int count : rules.retailer.regions_by_seats)
    check.require(count <= most, path_at("retailer.regions_by_seats", index++),
                  refused(kTooManyRetailers, count, most));
}

/// S9.0: only icons are printed on Steve's pads.
void check_steve(RulesetCheck& check, const Ruleset& rules) {
  for (const Difficulty difficulty : each<Difficulty>()) {
    const StevePad& pad = rules.steve_pads[difficulty];
    check.require(pad.icons[Icon::Blank] == 0, path_at("steve_pads", difficulty, "icons.blank"),
                  refused(kNothingPrinted));
    check.require(!(pad.improvement == Domino{}), path_at("steve_pads", difficulty, "improvement"),
                  refused(kBlankImprovement));
  }
}

}  // namespace

std::optional<Flaw> flaw_of(const Ruleset& rules, int seats) {
  RulesetCheck check(refuse_number);
  check_seats(check, rules, seats);
  check.require_bounds(rules);
  // What follows counts on choices that exist.
  if (!check.ok()) return check.flaw();
  check_proportions(check, rules, seats);
  for (const auto part : {check_colours, check_dominoes, check_costs, check_regions, check_retailers, check_steve})
    part(check, rules);
  return check.flaw();
}

}  // namespace oligopoly::smartphone
