// The rules as a WebAssembly module: a handful of C functions.
#include <cstdint>

#include "games/all_games.hpp"

#define OLIGOPOLY_EXPORT(name) extern "C" __attribute__((export_name(#name)))

OLIGOPOLY_EXPORT(game_count) std::uint32_t game_count() {
  return static_cast<std::uint32_t>(oligopoly::all_games().size());
}

/// Where the id of a game stands in memory; `game_id_length` bytes of UTF-8.
OLIGOPOLY_EXPORT(game_id) const char* game_id(std::uint32_t game) {
  return oligopoly::all_games()[game]->info().id.data();
}
OLIGOPOLY_EXPORT(game_id_length) std::uint32_t game_id_length(std::uint32_t game) {
  return static_cast<std::uint32_t>(oligopoly::all_games()[game]->info().id.size());
}

OLIGOPOLY_EXPORT(rules_version) std::int32_t rules_version(std::uint32_t game) {
  return oligopoly::all_games()[game]->info().rules_version;
}

/// See core/signature.hpp.
OLIGOPOLY_EXPORT(signature) std::uint64_t signature(std::uint32_t game) {
  return oligopoly::all_games()[game]->signature();
}
