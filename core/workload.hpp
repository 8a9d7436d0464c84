#pragma once

#include <cstdint>
#include <string_view>

#include "core/text.hpp"

namespace oligopoly {

/// Work of a game's own that people wait for, so that its speed is worth measuring: a game lists its own by
/// `static std::span<const Workload> workloads()`.
struct Workload {
  std::string_view id;
  Text title;
  /// Does it once. Returns some number of the result, so that no compiler leaves the work out.
  std::int64_t (*run)();
};

}  // namespace oligopoly
