// Alone in its file, so that no other result of the compiler depends on where the sources lie.
#include "core/testing/source_dir.hpp"

namespace oligopoly::testing {

std::filesystem::path source_dir() { return OLIGOPOLY_SOURCE_DIR; }

}  // namespace oligopoly::testing
