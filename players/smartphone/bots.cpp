#include "players/smartphone/bots.hpp"

#include "players/levels.hpp"
#include "players/smartphone/policy.hpp"

namespace oligopoly::smartphone {
namespace {

/// The weights of a personality, or null.
const Weights* personality(std::string_view id) {
  if (id == "discounter") return &kDiscounter;
  if (id == "inventor") return &kInventor;
  if (id == "globetrotter") return &kGlobetrotter;
  return nullptr;
}

}  // namespace

std::unique_ptr<Bot> make_own_bot(const Ruleset& rules, std::string_view id, Seat seat, const Rng& rng) {
  if (const Weights* weights = personality(id))
    return make_level(std::make_shared<const FirmPolicy>(rules, *weights), "manager", seat, rng);
  return make_level(std::make_shared<const FirmPolicy>(rules), id, seat, rng);
}

}  // namespace oligopoly::smartphone
