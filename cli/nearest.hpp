#pragma once

#include <span>
#include <string>
#include <string_view>

namespace oligopoly::cli {

/// Which of `words` was probably meant by `typed`: the one that takes the fewest letters to add, leave out, replace or
/// swap. Empty if none is near.
std::string nearest(std::string_view typed, std::span<const std::string> words);

}  // namespace oligopoly::cli
