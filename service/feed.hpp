#pragma once

#include "service/table.hpp"

namespace oligopoly::service {

/// What a seat's feed says now, as Atom (RFC 4287): that it is its turn, since when, or how the table ended. Readers
/// keep what they were told before. `address` is where the service is found.
std::string feed_text(const Table& table, Seat seat, Lang lang, const std::string& address);

/// A text between tags or quotes, whatever it holds. What XML has no place for becomes U+FFFD.
std::string xml_text(std::string_view utf8);

}  // namespace oligopoly::service
