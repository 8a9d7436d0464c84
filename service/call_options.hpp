#pragma once

#include "service/delivery.hpp"
#include "service/store.hpp"

namespace oligopoly::service {

/// How the operator lets people who are away be called to their turn. Feeds need nothing.
struct CallOptions {
  MailServer mail{};
  /// Hosts that webhooks may be at, as "hooks.example.org" or "127.0.0.1:9000".
  std::vector<std::string> webhook_hosts{};
  /// How long a turn waits before whoever is not connected is called.
  Millis after = 60'000;

  bool offers_mail() const { return !mail.url.empty(); }
  bool offers_webhooks() const { return !webhook_hosts.empty(); }
  bool offers_calls() const { return offers_mail() || offers_webhooks(); }
};

/// What is wrong with them, in words; empty if nothing is.
std::string flaw_of(const CallOptions& options);

}  // namespace oligopoly::service
