#pragma once

#include <optional>
#include <vector>

#include "protocol/error.hpp"
#include "protocol/luck.hpp"

namespace oligopoly::service {

/// What contradicts itself in a luck, named by its place: a seed or a part that is not what was committed to, a seat
/// that there is not or that is listed twice. Nothing where all of it agrees.
std::optional<protocol::Error> flaw_of(const protocol::Luck& luck, int seats);

/// What draws number `first` to `last` of the game are made from. Requires a luck without a flaw.
std::vector<std::uint64_t> seeds_of(const protocol::Luck& luck, int seats, int first, int last);

}  // namespace oligopoly::service
