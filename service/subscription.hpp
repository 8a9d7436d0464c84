#pragma once

#include <optional>
#include <string>

#include "core/text.hpp"
#include "service/store.hpp"
#include "service/token.hpp"

namespace oligopoly::service {

/// How a seat wants to be called. Kept as a note, apart from the table: it can be forgotten, and is in no record.
struct Subscription {
  std::string mail, webhook;
  Lang lang = Lang::En;
  /// What opens the confirmation, hashed; nothing once whoever reads the address has agreed.
  std::optional<TokenHash> confirmation;
  /// What ends the letters. It is in every one of them and opens nothing, so it is kept as it is.
  std::string stop_token;

  bool is_empty() const { return mail.empty() && webhook.empty(); }
  bool is_confirmed() const { return !mail.empty() && !confirmation; }
};
std::string subscription_text(const Subscription& subscription);
std::optional<Subscription> read_subscription(const std::string& text);

/// The feed of a seat: what opens it, hashed.
struct FeedNote {
  TokenHash token{};
  Lang lang = Lang::En;
};
std::string feed_note_text(const FeedNote& feed);
std::optional<FeedNote> read_feed_note(const std::string& text);

/// The keys of their notes. Seats count from 1.
std::string call_key(const std::string& table, int seat);
std::string feed_key(const std::string& table, int seat);
/// The turn a seat was last called to.
std::string called_key(const std::string& table, int seat);
/// Whoever reads this address has had enough of us.
std::string unwanted_key(std::string_view mail);
/// The table and the seat of such a key; seat 0 if it is none.
struct KeyParts {
  std::string table;
  int seat = 0;
};
KeyParts parts_of_key(const std::string& key);

}  // namespace oligopoly::service
