#pragma once

#include <string>
#include <string_view>

namespace oligopoly::cli {

/// A QR code to be photographed from a terminal: two rows of it in each line. Empty if the text is too long for one.
std::string qr_code(std::string_view text);

}  // namespace oligopoly::cli
