// The rules as a WebAssembly module: a handful of C functions.
#include <cstdint>
#include <cstdlib>
#include <string>

#include "games/all_games.hpp"
#include "matches/value_signature.hpp"
#include "protocol/engine.hpp"

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

/// See matches/value_signature.hpp.
OLIGOPOLY_EXPORT(value_signature) std::uint64_t value_signature(std::uint32_t game) {
  return oligopoly::value_signature(*oligopoly::all_games()[game]);
}

/// Room for a request of `size` bytes; `give_back` it.
OLIGOPOLY_EXPORT(take) void* take(std::uint32_t size) { return std::malloc(size); }
OLIGOPOLY_EXPORT(give_back) void give_back(void* room) { std::free(room); }

namespace {

/// The module is one engine with one answer; a page that wants two starts two workers.
oligopoly::protocol::Engine& engine() {
  static oligopoly::protocol::Engine only;
  return only;
}
std::string& last_answer() {
  static std::string only;
  return only;
}

}  // namespace

/// Answers a request of UTF-8 JSON; returns where the answer stands, until the next request, `answer_length` bytes
/// long.
OLIGOPOLY_EXPORT(answer) const char* answer(const char* request, std::uint32_t size) {
  last_answer() = engine().answer({request, size});
  return last_answer().data();
}
OLIGOPOLY_EXPORT(answer_length) std::uint32_t answer_length() {
  return static_cast<std::uint32_t>(last_answer().size());
}
