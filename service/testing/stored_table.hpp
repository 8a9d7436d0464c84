#pragma once

#include <string>

#include "service/testing/test_service.hpp"

namespace oligopoly::service::testing {

/// Writes a table into a database that no service uses at the moment: all seats are people's, and the game was played
/// to its end by drawing from what is allowed.
OpenedTable store_played_table(const std::string& database, const std::string& game, int seats, std::uint64_t seed);

}  // namespace oligopoly::service::testing
