#include "service/calls.hpp"

#include <algorithm>

#include "service/loading.hpp"
#include "service/log.hpp"
#include "service/reasons.hpp"

namespace oligopoly::service {
namespace {

using protocol::Error;
using protocol::error_of;

/// An address is asked for consent so often an hour, whoever it is that asks.
constexpr double kConfirmationsPerHour = 3;
constexpr std::size_t kMostRecipients = 10'000;

/// The note under a key, or nothing if there is none.
StoreResult<std::optional<Note>> maybe_note(Store& store, const std::string& key) {
  auto note = store.note(key);
  if (note) return std::optional(std::move(*note));
  if (note.error().kind == StoreError::Kind::Missing) return std::optional<Note>();
  return tl::unexpected(note.error());
}

StoreResult<Subscription> subscription_at(Store& store, const std::string& key) {
  const auto note = maybe_note(store, key);
  if (!note) return tl::unexpected(note.error());
  return *note ? read_subscription((*note)->text).value_or(Subscription{}) : Subscription{};
}

StoreResult<void> keep_subscription(Store& store, const std::string& key, const Subscription& kept, Millis now) {
  return kept.is_empty() ? store.forget_note(key) : store.keep_note({key, subscription_text(kept), now});
}

/// Those who are to be called to this turn; that they are is kept already.
StoreResult<std::vector<std::pair<int, Subscription>>> take_calls(Store& store, const TurnFacts& facts, SeatSet seats,
                                                                  Millis now) {
  std::vector<std::pair<int, Subscription>> calls;
  const std::string turn = std::to_string(facts.turn);
  for (const Seat seat : seats) {
    const auto wanted = subscription_at(store, call_key(facts.table, seat.number()));
    if (!wanted) return tl::unexpected(wanted.error());
    if (wanted->webhook.empty() && !wanted->is_confirmed()) continue;
    const std::string key = called_key(facts.table, seat.number());
    const auto called = maybe_note(store, key);
    if (!called) return tl::unexpected(called.error());
    if (*called && (*called)->text == turn) continue;
    if (const auto kept = store.keep_note({key, turn, now}); !kept) return tl::unexpected(kept.error());
    calls.emplace_back(seat.number(), *wanted);
  }
  return calls;
}

std::optional<Error> error_unless(const StoreResult<void>& kept) {
  return kept ? std::nullopt : std::optional(error_of(kept.error()));
}

std::optional<Error> store_consent(Store& store, const std::string& key, const std::string& token, Millis now) {
  auto kept = subscription_at(store, key);
  if (!kept) return error_of(kept.error());
  if (kept->is_confirmed()) return std::nullopt;
  if (!kept->confirmation || !is_same(*kept->confirmation, hash_token(token))) return as_error(kWrongToken);
  kept->confirmation.reset();
  return error_unless(keep_subscription(store, key, *kept, now));
}

std::optional<Error> store_stop(Store& store, const std::string& key, const std::string& token, Millis now) {
  auto kept = subscription_at(store, key);
  if (!kept) return error_of(kept.error());
  if (kept->mail.empty()) return std::nullopt;
  if (!is_same(hash_token(kept->stop_token), hash_token(token))) return as_error(kWrongToken);
  if (!kept->is_confirmed())
    if (const auto refused = store.keep_note({unwanted_key(kept->mail), "", now}); !refused)
      return error_of(refused.error());
  kept->mail.clear();
  kept->stop_token.clear();
  kept->confirmation.reset();
  return error_unless(keep_subscription(store, key, *kept, now));
}

std::string joined_with_commas(const std::vector<std::string>& names) {
  std::string all;
  for (const std::string& name : names) all.append(all.empty() ? "" : ", ").append(name);
  return all;
}

}  // namespace

std::string flaw_of(const CallOptions& options) {
  const MailServer& mail = options.mail;
  if (mail.url.empty()) return mail.from.empty() && mail.user.empty() ? "" : "--mail-from and --mail-user need --mail";
  if (!mail.url.starts_with("smtp://") && !mail.url.starts_with("smtps://"))
    return "--mail must be smtp://HOST:PORT or smtps://HOST:PORT";
  if (!is_mail_address(mail.from)) return "--mail needs --mail-from with one e-mail address";
  if (mail.user.empty() != mail.password.empty()) return "--mail-user and --mail-password-file need each other";
  return {};
}

Calls::Calls(ServiceContext& context, CallOptions options, const Post& post)
    : context_(context), options_(std::move(options)), letters_(post), webhooks_(post) {}

// ---- who wants to be called --------------------------------------------------------------------------------------

std::optional<Error> Calls::flaw_of(const Caller& caller, const message::CallWish& wish) {
  if (wish.lang && !wish.lang->empty() && !lang_of(*wish.lang)) return error_of(refused(kBadRequest), "lang");
  if (wish.webhook && !wish.webhook->empty()) {
    const auto host = host_of_webhook(*wish.webhook);
    const auto& hosts = options_.webhook_hosts;
    if (!host || std::find(hosts.begin(), hosts.end(), *host) == hosts.end())
      return error_of(kBadWebhook, "webhook", {joined_with_commas(hosts)});
  }
  if (!wish.mail || wish.mail->empty()) return std::nullopt;
  if (!options_.offers_mail()) return error_of(refused(kNoMail), "mail");
  if (!is_mail_address(*wish.mail)) return error_of(refused(kBadMail), "mail");
  if (context_.addresses.may_send_letter(caller.address, context_.steady()) && may_write_to(*wish.mail))
    return std::nullopt;
  ++context_.metrics.rate_limited;
  return error_of(refused(kTooManyLetters), "mail");
}

bool Calls::may_write_to(const std::string& mail) {
  const Millis now = context_.steady();
  if (recipients_.size() > kMostRecipients)
    std::erase_if(recipients_, [now](const auto& one) { return one.second.is_full(now); });
  const RateLimit fresh(kConfirmationsPerHour / 3600, kConfirmationsPerHour);
  return recipients_.try_emplace(unwanted_key(mail), fresh).first->second.allows(now);
}

void Calls::arrange(const Caller& caller, const message::CallWish& wish, Answer answer) {
  if (const auto flaw = flaw_of(caller, wish)) return answer(tl::unexpected(*flaw));
  const Wanted wanted{caller,
                      wish,
                      new_token(context_.randomness),
                      new_token(context_.randomness),
                      new_token(context_.randomness),
                      context_.now()};
  context_.queue.read([this, wanted, answer = std::move(answer)](Store& store) -> std::function<void()> {
    return [this, wanted, answer, arranged = store_wish(store, wanted)] {
      if (!arranged) return answer(tl::unexpected(arranged.error()));
      if (arranged->asks_for_consent)
        send(confirmation_letter(address_, wanted.caller.facts, wanted.caller.seat, arranged->subscription,
                                 wanted.confirm_token));
      answer(told(*arranged, wanted));
    };
  });
}

/// Whether the address has to be asked first.
bool Calls::change_mail(Subscription& subscription, const Wanted& wanted) {
  if (!wanted.wish.mail || (*wanted.wish.mail == subscription.mail && subscription.is_confirmed())) return false;
  subscription.mail = *wanted.wish.mail;
  const bool asks = !subscription.mail.empty();
  subscription.confirmation = asks ? std::optional(hash_token(wanted.confirm_token)) : std::nullopt;
  subscription.stop_token = asks ? wanted.stop_token : "";
  return asks;
}

tl::expected<Calls::Arranged, Error> Calls::store_wish(Store& store, const Wanted& wanted) {
  const std::string &table = wanted.caller.facts.table, key = call_key(table, wanted.caller.seat),
                    feed = feed_key(table, wanted.caller.seat);
  const auto failed = [](const StoreError& error) { return tl::unexpected(error_of(error)); };
  auto kept = subscription_at(store, key);
  const auto had_feed = maybe_note(store, feed);
  if (!kept || !had_feed) return failed(kept ? had_feed.error() : kept.error());
  Arranged arranged{std::move(*kept), had_feed->has_value()};
  Subscription& subscription = arranged.subscription;
  arranged.asks_for_consent = change_mail(subscription, wanted);
  if (arranged.asks_for_consent) {
    const auto unwanted = maybe_note(store, unwanted_key(subscription.mail));
    if (!unwanted) return failed(unwanted.error());
    if (*unwanted) return tl::unexpected(error_of(refused(kUnwantedMail), "mail"));
  }
  if (wanted.wish.webhook) subscription.webhook = *wanted.wish.webhook;
  if (wanted.wish.lang) subscription.lang = lang_of(*wanted.wish.lang).value_or(wanted.caller.lang);
  if (wanted.wish.mail || wanted.wish.webhook || (wanted.wish.lang && !subscription.is_empty()))
    if (const auto done = keep_subscription(store, key, subscription, wanted.now); !done) return failed(done.error());
  if (!wanted.wish.feed) return arranged;
  arranged.has_feed = *wanted.wish.feed;
  const Lang lang = lang_of(wanted.wish.lang.value_or("")).value_or(wanted.caller.lang);
  const std::string note = feed_note_text({hash_token(wanted.feed_token), lang});
  const auto done = arranged.has_feed ? store.keep_note({feed, note, wanted.now}) : store.forget_note(feed);
  if (!done) return failed(done.error());
  return arranged;
}

message::CallsOfSeat Calls::told(const Arranged& arranged, const Wanted& wanted) const {
  const Subscription& subscription = arranged.subscription;
  message::CallsOfSeat answer{options_.offers_mail(),
                              options_.webhook_hosts,
                              subscription.mail,
                              subscription.is_confirmed(),
                              subscription.webhook,
                              arranged.has_feed,
                              {}};
  if (wanted.wish.feed == true)
    answer.feed_address = address_ + "/api/tables/" + wanted.caller.facts.table + "/feed?token=" + wanted.feed_token;
  return answer;
}

void Calls::confirm(const std::string& table, int seat, const std::string& token, Settled done) {
  context_.queue.read([key = call_key(table, seat), token, now = context_.now(),
                       done = std::move(done)](Store& store) -> std::function<void()> {
    return [done, failure = store_consent(store, key, token, now)] { done(failure); };
  });
}

void Calls::stop(const std::string& table, int seat, const std::string& token, Settled done) {
  context_.queue.read([key = call_key(table, seat), token, now = context_.now(),
                       done = std::move(done)](Store& store) -> std::function<void()> {
    return [done, failure = store_stop(store, key, token, now)] { done(failure); };
  });
}

void Calls::forget(const std::string& table) {
  context_.queue.read(
      [prefix = "call/" + table + "/", called = "called/" + table + "/"](Store& store) -> std::function<void()> {
        for (const std::string& one : {prefix, called})
          if (const auto notes = store.notes(one, kMaxSeats))
            for (const Note& note : *notes) (void)store.forget_note(note.key);
        return {};
      });
}

void Calls::open_feed(const std::string& table, const std::string& token,
                      std::function<void(const StoreResult<Feed>&)> done) {
  context_.queue.read([prefix = "feed/" + table + "/", hash = hash_token(token),
                       done = std::move(done)](Store& store) -> std::function<void()> {
    const auto notes = store.notes(prefix, kMaxSeats);
    if (!notes) return [done, error = notes.error()] { done(tl::unexpected(error)); };
    Feed found;
    for (const Note& note : *notes) {
      const auto feed = read_feed_note(note.text);
      const int seat = parts_of_key(note.key).seat;
      if (feed && seat > 0 && is_same(feed->token, hash)) found = {Seat{seat - 1}, feed->lang};
    }
    return [done, found] { done(found); };
  });
}

// ---- calling -----------------------------------------------------------------------------------------------------

void Calls::call(const Table& table, SeatSet seats, std::function<void()> failed) {
  context_.queue.read([this, facts = facts_of(table), seats, now = context_.now(),
                       failed = std::move(failed)](Store& store) -> std::function<void()> {
    return [this, facts, failed, calls = take_calls(store, facts, seats, now)] {
      if (!calls) return failed();
      for (const auto& [seat, wanted] : *calls) {
        if (options_.offers_mail() && wanted.is_confirmed()) send(turn_letter(address_, facts, seat, wanted));
        // The operator may have listed other hosts since.
        const auto host = host_of_webhook(wanted.webhook);
        const auto& hosts = options_.webhook_hosts;
        if (host && std::find(hosts.begin(), hosts.end(), *host) != hosts.end())
          send_webhook(wanted.webhook, facts, seat);
      }
    };
  });
}

void Calls::send(Letter letter) {
  const auto deliver = [server = options_.mail, letter = std::move(letter)](const std::atomic<bool>& is_cancelled) {
    const std::string failure = send_letter(server, letter, is_cancelled);
    if (!failure.empty()) log(LogLevel::Warning, "letter_not_sent", {{"why", failure}});
    return failure.empty();
  };
  const auto done = [&metrics = context_.metrics](bool has_arrived) {
    ++(has_arrived ? metrics.letters_sent : metrics.letters_failed);
  };
  if (!letters_.send(deliver, done)) done(false);
}

void Calls::send_webhook(const std::string& url, const TurnFacts& facts, int seat) {
  const message::Call call{"your_turn", facts.game, facts.table, seat, facts.turn, table_link(address_, facts.table)};
  const auto deliver = [url, body = protocol::text_of(call)](const std::atomic<bool>& is_cancelled) {
    const std::string failure = post_webhook(url, body, is_cancelled);
    if (!failure.empty()) log(LogLevel::Warning, "webhook_not_called", {{"why", failure}});
    return failure.empty();
  };
  const auto done = [&metrics = context_.metrics](bool has_arrived) {
    ++(has_arrived ? metrics.webhooks_called : metrics.webhooks_failed);
  };
  if (!webhooks_.send(deliver, done)) done(false);
}

void Calls::close() {
  letters_.close();
  webhooks_.close();
}

}  // namespace oligopoly::service
