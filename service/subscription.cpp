#include "service/subscription.hpp"

#include <charconv>

#include "protocol/text.hpp"

namespace oligopoly::service {
namespace {

struct StoredSubscription {
  std::string mail, webhook, lang, confirmation, stop_token;
  static constexpr auto fields() {
    return field_list(sparse_field("mail", &StoredSubscription::mail),
                      sparse_field("webhook", &StoredSubscription::webhook), field("lang", &StoredSubscription::lang),
                      sparse_field("confirmation", &StoredSubscription::confirmation),
                      sparse_field("stop_token", &StoredSubscription::stop_token));
  }
};

struct StoredFeed {
  std::string token, lang;
  static constexpr auto fields() {
    return field_list(field("token", &StoredFeed::token), field("lang", &StoredFeed::lang));
  }
};

std::string code_of(Lang lang) { return std::string(kLangCodes[static_cast<std::size_t>(lang)]); }

}  // namespace

std::string subscription_text(const Subscription& subscription) {
  return protocol::text_of(StoredSubscription{subscription.mail, subscription.webhook, code_of(subscription.lang),
                                              subscription.confirmation ? hex_of(*subscription.confirmation) : "",
                                              subscription.stop_token});
}

std::optional<Subscription> read_subscription(const std::string& text) {
  const auto stored = protocol::from_stored_text<StoredSubscription>(text);
  if (!stored) return std::nullopt;
  Subscription subscription{stored->mail, stored->webhook, lang_of(stored->lang).value_or(Lang::En),
                            hash_of_hex(stored->confirmation), stored->stop_token};
  // What cannot be confirmed must not count as confirmed.
  if (!stored->confirmation.empty() && !subscription.confirmation) subscription.mail.clear();
  return subscription;
}

std::string feed_note_text(const FeedNote& feed) {
  return protocol::text_of(StoredFeed{hex_of(feed.token), code_of(feed.lang)});
}

std::optional<FeedNote> read_feed_note(const std::string& text) {
  const auto stored = protocol::from_stored_text<StoredFeed>(text);
  const auto token = stored ? hash_of_hex(stored->token) : std::nullopt;
  if (!token) return std::nullopt;
  return FeedNote{*token, lang_of(stored->lang).value_or(Lang::En)};
}

std::string call_key(const std::string& table, int seat) { return "call/" + table + "/" + std::to_string(seat); }
std::string feed_key(const std::string& table, int seat) { return "feed/" + table + "/" + std::to_string(seat); }
std::string called_key(const std::string& table, int seat) { return "called/" + table + "/" + std::to_string(seat); }

std::string unwanted_key(std::string_view mail) {
  std::string lower(mail);
  for (char& c : lower)
    if (c >= 'A' && c <= 'Z') c = static_cast<char>(c - 'A' + 'a');
  return "unwanted/" + hex_of(hash_token(lower));
}

KeyParts parts_of_key(const std::string& key) {
  const std::size_t first = key.find('/'), last = key.rfind('/');
  if (first == last) return {};
  KeyParts parts{key.substr(first + 1, last - first - 1), 0};
  std::from_chars(key.data() + last + 1, key.data() + key.size(), parts.seat);
  return parts;
}

}  // namespace oligopoly::service
