#include "games/goofspiel/bots/bots.hpp"

#include "games/goofspiel/bots/policy.hpp"
#include "players/levels.hpp"

namespace oligopoly::goofspiel {

std::unique_ptr<Bot> make_own_bot(const Ruleset& rules, std::string_view id, Seat seat, const Rng& rng) {
  return make_level(std::make_shared<const BidPolicy>(rules), id, seat, rng);
}

}  // namespace oligopoly::goofspiel
