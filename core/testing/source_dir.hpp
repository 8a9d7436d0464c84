#pragma once

#include <filesystem>

namespace oligopoly::testing {

/// Where the sources lie that this test program was built from.
std::filesystem::path source_dir();

}  // namespace oligopoly::testing
