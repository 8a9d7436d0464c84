#pragma once

#include <functional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace oligopoly::cli {

/// The lines somebody could mean, made only when they press Tab.
using Candidates = std::function<std::vector<std::string>()>;

/// What Tab does to the beginning of a line.
struct Completion {
  /// What all lines that begin this way continue with.
  std::string insert;
  /// The words that could stand here, if there is more than one, in the order of the lines.
  std::vector<std::string> choices;
};

/// Completes `typed` to the next point where `lines` differ. Empty if none of them begins this way.
Completion complete(std::string_view typed, std::span<const std::string> lines);

}  // namespace oligopoly::cli
