#pragma once

#include <boost/json/value.hpp>
#include <string>
#include <vector>

namespace oligopoly::protocol {

/// A JSON Schema (2020-12) and the file it is kept in, below games/<game>/schemas/, or docs/schemas/ without a game.
struct Schema {
  std::string game, file;
  boost::json::value schema;
};

/// Of every game: action, event, view, state, ruleset. Generated from the same description of the fields that reads and
/// writes them, so they cannot disagree with the engine.
std::vector<Schema> game_schemas();

/// Of the requests and their answers, and of what is said to and by tables of the service.
std::vector<Schema> protocol_schemas();

}  // namespace oligopoly::protocol
