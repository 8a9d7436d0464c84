#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "players/network.hpp"

/// Weights as text that the compiler includes and people can compare: numbers with commas.
namespace oligopoly::learning {

std::string weights_text(const std::vector<std::int16_t>& file);
/// Nothing if the text is not of a network.
std::optional<std::vector<std::int16_t>> read_weights(std::string_view text);

}  // namespace oligopoly::learning
