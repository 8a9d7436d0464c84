#include "players/lake/bots.hpp"

#include "players/lake/policy.hpp"
#include "players/levels.hpp"

namespace oligopoly::lake {
namespace {

/// To buy longer or shorter, to keep coins or not, and to do without one of the industries.
std::vector<Weights> ways_to_go_on() {
  std::vector<Weights> ways;
  for (const int buying : {4, 8, 12})
    for (const int saving : {0, 20}) {
      Weights way;
      way.buying_turns = buying, way.saving_turns = saving;
      ways.push_back(way);
      for (const Industry industry : each<Industry>()) {
        way.shunned = {industry};
        ways.push_back(way);
      }
    }
  return ways;
}

}  // namespace

std::unique_ptr<Bot> make_own_bot(const Ruleset& rules, std::string_view id, Seat seat, const Rng& rng) {
  if (id == "tycoon") return make_level(std::make_shared<const CivPolicy>(rules, ways_to_go_on()), id, seat, rng);
  return make_level(std::make_shared<const CivPolicy>(rules), id, seat, rng);
}

}  // namespace oligopoly::lake
