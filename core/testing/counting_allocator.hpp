#pragma once

#include <cstddef>

namespace oligopoly::testing {

/// How often this test program has asked for heap memory so far.
std::size_t allocations();

}  // namespace oligopoly::testing
