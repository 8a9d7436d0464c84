#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace oligopoly::service {

/// Whether only this machine knows itself by that address.
bool is_loopback(std::string_view address);

/// Where other machines find a service that listens on `address`, as "http://192.168.1.5:8080": by the names its
/// operator gave it, or else by every address of this machine that it listens on. Empty if only this machine can.
std::vector<std::string> reachable_at(const std::string& address, std::uint16_t port,
                                      const std::vector<std::string>& origins);

}  // namespace oligopoly::service
