// The program all tests are linked into.
#define DOCTEST_CONFIG_IMPLEMENT_WITH_MAIN
#include <doctest/doctest.h>

#include "core/testing/conformance.hpp"

namespace oligopoly::testing {

std::set<std::string>& conforming_games() {
  static std::set<std::string> games;
  return games;
}

bool conforms(std::string_view game) { return conforming_games().insert(std::string(game)).second; }

}  // namespace oligopoly::testing
