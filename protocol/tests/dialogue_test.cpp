// The dialogue in docs/protocol.md is what the engine really says.
#include <doctest/doctest.h>

#include <fstream>
#include <sstream>

#include "core/testing/golden.hpp"
#include "core/testing/source_dir.hpp"
#include "games/all_games.hpp"
#include "protocol/engine.hpp"
#include "protocol/json.hpp"

using namespace oligopoly;

namespace {

constexpr const char* kPage = "docs/protocol.md";

/// The page with every answer ("< …" inside a block ```dialogue) replaced by what an engine answers to the line above.
std::string replayed(std::istream& page, int& requests) {
  protocol::Engine engine(find_game("goofspiel"));
  std::string out, line;
  bool is_dialogue = false;
  while (std::getline(page, line)) {
    if (line.starts_with("```")) is_dialogue = line == "```dialogue";
    if (is_dialogue && line.starts_with("< ")) continue;
    out += line + "\n";
    if (!is_dialogue || !line.starts_with("> ")) continue;
    out += "< " + engine.answer_line(line.substr(2)) + "\n";
    ++requests;
  }
  return out;
}

}  // namespace

TEST_CASE("engine: the documented dialogue, line by line") {
  std::ifstream page(oligopoly::testing::source_dir().string() + "/" + kPage, std::ios::binary);
  REQUIRE(page);
  int requests = 0;
  const std::string text = replayed(page, requests);
  CHECK(requests > 10);
  testing::check_golden(kPage, text);
}
