#pragma once

#include <unordered_map>

#include "protocol/call_messages.hpp"
#include "service/call_options.hpp"
#include "service/letters.hpp"
#include "service/outbox.hpp"
#include "service/pending_rows.hpp"
#include "service/service_context.hpp"

namespace oligopoly::service {

/// Calls people who are away to their turn, by e-mail and webhooks, and keeps who wants that. All of it runs on the
/// thread that runs the tables; the store is asked on others.
class Calls {
 public:
  Calls(ServiceContext& context, CallOptions options, const Post& post);

  const CallOptions& options() const { return options_; }
  /// Where the service is found, for links.
  void show_as(std::string address) { address_ = std::move(address); }
  const std::string& address() const { return address_; }

  /// A seat and who speaks for it.
  struct Caller {
    TurnFacts facts;
    int seat = 1;
    Lang lang = Lang::En;
    /// Where the request comes from.
    std::string address;
  };
  /// Changes how a seat is called, and tells how it is called then. An address is written to once, to ask whether
  /// whoever reads it agrees.
  using Answer = std::function<void(const tl::expected<message::CallsOfSeat, protocol::Error>&)>;
  void arrange(const Caller& caller, const message::CallWish& wish, Answer answer);
  /// Whoever reads the address agrees.
  void confirm(const std::string& table, int seat, const std::string& token, Settled done);
  /// They have had enough; if they never agreed, they are not asked again either. Fine also if there is nothing to end.
  void stop(const std::string& table, int seat, const std::string& token, Settled done);

  /// Calls those of the seats who want that and were not called in this turn. That they are is noted first: whatever
  /// fails then, nobody is called twice. `failed` if the store could not tell.
  void call(const Table& table, SeatSet seats, std::function<void()> failed);
  /// Nobody plays on at this table: addresses are not needed any more.
  void forget(const std::string& table);

  /// The seat whose feed this token opens, and the feed's language; nothing if it opens none.
  using Feed = std::optional<std::pair<Seat, Lang>>;
  void open_feed(const std::string& table, const std::string& token,
                 std::function<void(const StoreResult<Feed>&)> done);

  /// Sends what waits, for a few seconds at most.
  void close();

 private:
  /// What is made for a wish before the store is asked.
  struct Wanted {
    Caller caller;
    message::CallWish wish;
    std::string confirm_token, stop_token, feed_token;
    Millis now = 0;
  };
  /// What the store has now, and the letter that asks for consent if one is to be sent.
  struct Arranged {
    Subscription subscription;
    bool has_feed = false, asks_for_consent = false;
  };
  static tl::expected<Arranged, protocol::Error> store_wish(Store& store, const Wanted& wanted);
  static bool change_mail(Subscription& subscription, const Wanted& wanted);
  std::optional<protocol::Error> flaw_of(const Caller& caller, const message::CallWish& wish);
  bool may_write_to(const std::string& mail);
  message::CallsOfSeat told(const Arranged& arranged, const Wanted& wanted) const;

  void send(Letter letter);
  void send_webhook(const std::string& url, const TurnFacts& facts, int seat);

  ServiceContext& context_;
  CallOptions options_;
  std::string address_;
  /// How often an address may be asked for consent.
  std::unordered_map<std::string, RateLimit> recipients_;
  Outbox letters_, webhooks_;
};

}  // namespace oligopoly::service
