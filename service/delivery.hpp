#pragma once

#include <atomic>
#include <optional>
#include <string>
#include <vector>

/// What leaves this machine for servers of others: e-mail and webhooks. Each of them blocks, with time limits.
namespace oligopoly::service {

/// The operator's mail server.
struct MailServer {
  /// "smtp://host:port" or "smtps://host:port"; empty if there is none.
  std::string url;
  /// The address that letters come from.
  std::string from;
  /// Without a name nobody logs in. Who logs in does so over TLS only.
  std::string user, password;
};

/// A letter in plain text.
struct Letter {
  std::string to, subject, text;
  /// Where mail programs post to when their user has had enough (RFC 8058).
  std::string stop_address;
};

/// Empty when the mail server took it, else why not, without addresses.
std::string send_letter(const MailServer& server, const Letter& letter, const std::atomic<bool>& is_cancelled);

/// Empty when the host answered with 2xx, else why not. Follows no redirection; a name that leads to a private network
/// or this machine is not called: only an address in digits, or localhost, can name those.
std::string post_webhook(const std::string& url, const std::string& body, const std::atomic<bool>& is_cancelled);

/// "host" or "host:port" of an http or https address, in lower case; nothing for anything else, or with a user's name.
std::optional<std::string> host_of_webhook(const std::string& url);

/// Whether it is one address such as name@example.org, in ASCII and without comments or quotes.
bool is_mail_address(std::string_view text);

/// A header's text as RFC 2047 wants it: plain where it is ASCII.
std::string header_words(std::string_view utf8);

}  // namespace oligopoly::service
