#pragma once

#include <optional>

#include "core/fields.hpp"

/// How people who are away are called to their turn, and what they tell the operator: what HTTP asks and answers
/// (docs/openapi.yaml), and what webhooks are sent.
namespace oligopoly::protocol::message {

/// What a seat wants. A member that is missing stays as it is; an empty text ends it.
struct CallWish {
  std::optional<std::string> mail, webhook;
  /// Makes a new address of the feed, which replaces the last one, or ends it.
  std::optional<bool> feed;
  /// The language it is called in.
  std::optional<std::string> lang;
  static constexpr auto fields() {
    return field_list(field("mail", &CallWish::mail, 0, 1000), field("webhook", &CallWish::webhook, 0, 1000),
                      field("feed", &CallWish::feed), field("lang", &CallWish::lang, 0, 16));
  }
};

/// How a seat is called, and how it could be.
struct CallsOfSeat {
  /// Whether the operator has a mail server, and the hosts that webhooks may be at.
  bool offers_mail = false;
  std::vector<std::string> webhook_hosts;
  std::string mail;
  /// Whether whoever reads the address has agreed.
  bool confirmed = false;
  std::string webhook;
  bool feed = false;
  /// The address of the feed, when it has just been made.
  std::string feed_address;
  static constexpr auto fields() {
    return field_list(field("offers_mail", &CallsOfSeat::offers_mail),
                      field("webhook_hosts", &CallsOfSeat::webhook_hosts), sparse_field("mail", &CallsOfSeat::mail),
                      field("confirmed", &CallsOfSeat::confirmed), sparse_field("webhook", &CallsOfSeat::webhook),
                      field("feed", &CallsOfSeat::feed), sparse_field("feed_address", &CallsOfSeat::feed_address));
  }
};

/// What a webhook is sent.
struct Call {
  std::string what = "your_turn";
  std::string game, table;
  int seat = 1;
  /// Names the decision, as news do.
  std::int64_t turn = 0;
  std::string link;
  static constexpr auto fields() {
    return field_list(field("what", &Call::what), field("game", &Call::game), field("table", &Call::table),
                      field("seat", &Call::seat), field("turn", &Call::turn), field("link", &Call::link));
  }
};

/// What somebody tells the operator about a table, perhaps about one line of its chat.
struct Report {
  std::string text;
  std::optional<std::int64_t> line;
  static constexpr auto fields() {
    return field_list(field("text", &Report::text, 0, 4000), field("line", &Report::line, 1, 1ll << 53));
  }
};

/// It was done.
struct Ok {
  bool ok = true;
  static constexpr auto fields() { return field_list(field("ok", &Ok::ok)); }
};

}  // namespace oligopoly::protocol::message
