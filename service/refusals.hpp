#pragma once

#include <string>
#include <string_view>
#include <tl/expected.hpp>

#include "protocol/error.hpp"
#include "service/reasons.hpp"

namespace oligopoly::service {

inline tl::unexpected<protocol::Error> refusal(const Reason& reason, std::string path = {}) {
  return tl::unexpected(protocol::error_of(refused(reason), std::move(path)));
}
inline tl::unexpected<protocol::Error> bad_text(std::size_t longest, std::string path = "text") {
  return tl::unexpected(protocol::error_of(refused(kBadText, 0, static_cast<std::int64_t>(longest)), std::move(path)));
}

/// Whether a text has 1 to `longest` characters, and no control characters but (where lines are allowed) line ends.
bool is_sendable(std::string_view utf8, std::size_t longest, bool allows_lines);

}  // namespace oligopoly::service
