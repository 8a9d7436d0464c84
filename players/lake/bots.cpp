#include "players/lake/bots.hpp"

#include "players/lake/policy.hpp"
#include "players/levels.hpp"

namespace oligopoly::lake {

std::unique_ptr<Bot> make_own_bot(const Ruleset& rules, std::string_view id, Seat seat, const Rng& rng) {
  return make_level(std::make_shared<const CivPolicy>(rules), id, seat, rng);
}

}  // namespace oligopoly::lake
