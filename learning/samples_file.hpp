#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "learning/samples.hpp"

/// Samples as they are kept between two runs, so that training goes on where it was stopped.
namespace oligopoly::learning {

/// `from` says what they are samples of; they are read only for the same.
std::string samples_bytes(const Samples& samples, std::string_view from);
/// Nothing if these are no whole samples of `from`.
std::optional<Samples> read_samples(std::string_view bytes, std::string_view from);

}  // namespace oligopoly::learning
