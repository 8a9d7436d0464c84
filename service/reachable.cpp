#include "service/reachable.hpp"

#include <ifaddrs.h>
#include <net/if.h>
#include <netdb.h>
#include <netinet/in.h>

#include <array>
#include <memory>

namespace oligopoly::service {
namespace {

bool is_any(std::string_view address) { return address == "0.0.0.0" || address == "::"; }
/// Addresses nobody was given by a network: they lead nowhere beyond the next cable, or need the interface's name.
bool is_link_local(std::string_view address) { return address.starts_with("169.254.") || address.starts_with("fe80:"); }

std::string link_to(std::string_view host, std::uint16_t port) {
  const bool is_six = host.find(':') != std::string_view::npos;
  std::string link = is_six ? "http://[" : "http://";
  link.append(host);
  if (is_six) link += ']';
  return link + ':' + std::to_string(port);
}

/// In digits; empty for what is no internet address.
std::string digits_of(const sockaddr* address) {
  if (address == nullptr) return {};
  const bool is_four = address->sa_family == AF_INET;
  if (!is_four && address->sa_family != AF_INET6) return {};
  std::array<char, NI_MAXHOST> digits{};
  const socklen_t size = is_four ? sizeof(sockaddr_in) : sizeof(sockaddr_in6);
  if (getnameinfo(address, size, digits.data(), digits.size(), nullptr, 0, NI_NUMERICHOST) != 0) return {};
  return digits.data();
}

/// The addresses of interfaces that are up: those of four numbers first, since people may have to type them.
std::vector<std::string> own_addresses(bool also_six) {
  ifaddrs* first = nullptr;
  if (getifaddrs(&first) != 0) return {};
  const std::unique_ptr<ifaddrs, decltype(&freeifaddrs)> all(first, freeifaddrs);
  std::vector<std::string> four, six;
  for (const ifaddrs* one = first; one != nullptr; one = one->ifa_next) {
    if ((one->ifa_flags & IFF_UP) == 0 || (one->ifa_flags & IFF_LOOPBACK) != 0) continue;
    const std::string digits = digits_of(one->ifa_addr);
    if (digits.empty() || is_link_local(digits)) continue;
    (digits.find(':') == std::string::npos ? four : six).push_back(digits);
  }
  if (also_six) four.insert(four.end(), six.begin(), six.end());
  return four;
}

}  // namespace

bool is_loopback(std::string_view address) {
  return address.starts_with("127.") || address == "::1" || address == "localhost";
}

std::vector<std::string> reachable_at(const std::string& address, std::uint16_t port,
                                      const std::vector<std::string>& origins) {
  if (!origins.empty()) return origins;
  if (is_loopback(address)) return {};
  if (!is_any(address)) return {link_to(address, port)};
  std::vector<std::string> links;
  for (const std::string& own : own_addresses(address == "::")) links.push_back(link_to(own, port));
  return links;
}

}  // namespace oligopoly::service
