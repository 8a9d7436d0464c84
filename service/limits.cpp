#include "service/limits.hpp"

namespace oligopoly::service {

AddressBook::Visitor& AddressBook::visitor(const std::string& address) {
  const auto found = visitors_.find(address);
  if (found != visitors_.end()) return found->second;
  const double requests = limits_.requests_per_second, files = requests * 10;
  const Visitor fresh{0,
                      RateLimit(requests, requests * 10),
                      RateLimit(files, files * 10),
                      RateLimit(limits_.tables_per_hour / 3600, limits_.tables_per_hour),
                      RateLimit(limits_.keepsakes_per_hour / 3600, limits_.keepsakes_per_hour),
                      RateLimit(limits_.letters_per_hour / 3600, limits_.letters_per_hour)};
  return visitors_.emplace(address, fresh).first->second;
}

bool AddressBook::enter(const std::string& address) {
  Visitor& from = visitor(address);
  if (limits_.connections > 0 && connections_ >= limits_.connections) return false;
  // Whoever sits behind a proxy is counted when it says who it is.
  if (!address.empty() && limits_.connections_per_address > 0 && from.connections >= limits_.connections_per_address)
    return false;
  ++connections_;
  ++from.connections;
  return true;
}

void AddressBook::leave(const std::string& address) {
  --connections_;
  --visitor(address).connections;
}

bool AddressBook::may_request(const std::string& address, Millis now) { return visitor(address).requests.allows(now); }

bool AddressBook::may_load_file(const std::string& address, Millis now) { return visitor(address).files.allows(now); }

bool AddressBook::may_open_table(const std::string& address, Millis now) { return visitor(address).tables.allows(now); }

bool AddressBook::may_keep(const std::string& address, Millis now) { return visitor(address).keepsakes.allows(now); }

bool AddressBook::may_send_letter(const std::string& address, Millis now) {
  return visitor(address).letters.allows(now);
}

void AddressBook::sweep(Millis now) {
  std::erase_if(visitors_, [now](const auto& entry) {
    const Visitor& one = entry.second;
    return one.connections == 0 && one.requests.is_full(now) && one.files.is_full(now) && one.tables.is_full(now) &&
           one.keepsakes.is_full(now) && one.letters.is_full(now);
  });
}

}  // namespace oligopoly::service
