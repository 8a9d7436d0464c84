#pragma once

#include <string>
#include <vector>

namespace oligopoly::protocol {

/// A file of TypeScript types for the page, and where it is kept, from the project's root.
struct TypesFile {
  std::string path, text;
};

/// Of the requests and answers, and of every game: its view, action, event, ruleset and previews, and what its rules
/// call things. Made from the same description of the fields that reads and writes them, so the page cannot disagree
/// with the engine.
std::vector<TypesFile> types_files();

}  // namespace oligopoly::protocol
