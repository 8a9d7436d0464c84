// Pages for whoever sits at a table: being called to one's turn, the feed, and telling the operator.
#include <charconv>

#include "service/calls.hpp"
#include "service/feed.hpp"
#include "service/http_api.hpp"
#include "service/log.hpp"
#include "service/reasons.hpp"
#include "service/reports.hpp"

namespace oligopoly::service {
namespace {

HttpResponse ok_response() { return http_response(200, protocol::text_of(message::Ok{})); }

/// Answers when something is kept, or why it is not.
Settled answering(const HttpAnswer& answer, Lang lang) {
  return [answer, lang](const std::optional<protocol::Error>& error) {
    answer(error ? error_response(*error, lang) : ok_response());
  };
}

int seat_in(const HttpRequest& request) {
  const std::string text = query_value(request.query, "seat");
  int seat = 0;
  std::from_chars(text.data(), text.data() + text.size(), seat);
  return seat;
}

}  // namespace

void HttpApi::arrange_calls(const HttpRequest& request, HttpAnswer answer) {
  const auto wish = protocol::from_text<message::CallWish>(request.body);
  if (!wish) return answer(error_response(wish.error(), request.lang));
  with_table(request, answer, [this, wish = *wish, request, answer](HostedTable& live, const Speaker& speaker) {
    if (!is_player(speaker.seat)) return answer(error_response(kNotSeated, request.lang));
    // In the lobby a seat may still go to somebody else, who must not be given this one's address.
    if (!live.table().is_begun()) return answer(error_response(kNotBegun, request.lang));
    if (live.table().is_finished() && wish.mail && !wish.mail->empty())
      return answer(error_response(live.table().closed() ? kTableClosed : kGameOver, request.lang));
    const Calls::Caller caller{facts_of(live.table()), speaker.seat.number(), request.lang, request.address};
    context_.calls->arrange(
        caller, wish, [answer, lang = request.lang](const tl::expected<message::CallsOfSeat, protocol::Error>& told) {
          answer(told ? http_response(200, protocol::text_of(*told)) : error_response(told.error(), lang));
        });
  });
}

void HttpApi::confirm_calls(const HttpRequest& request, HttpAnswer answer) {
  context_.calls->confirm(request.table, seat_in(request), query_value(request.query, "token"),
                          answering(answer, request.lang));
}

void HttpApi::stop_calls(const HttpRequest& request, HttpAnswer answer) {
  context_.calls->stop(request.table, seat_in(request), query_value(request.query, "token"),
                       answering(answer, request.lang));
}

void HttpApi::show_feed(const HttpRequest& request, HttpAnswer answer) {
  const auto show = [this, request, answer](const StoreResult<Calls::Feed>& feed) {
    if (!feed) return answer(error_response(error_of(feed.error()), request.lang));
    if (!*feed) return answer(error_response(kWrongToken, request.lang));
    tables_.with(request.table, [this, request, answer,
                                 whose = **feed](tl::expected<HostedTable*, protocol::Error> live) {
      if (!live) return answer(error_response(live.error(), request.lang));
      const std::string text = feed_text((*live)->table(), whose.first, whose.second, context_.calls->address());
      (*live)->when_safe([request, answer, text](const std::optional<protocol::Error>& error) {
        answer(error ? error_response(*error, request.lang) : tagged_response(request, text, "application/atom+xml"));
      });
    });
  };
  context_.calls->open_feed(request.table, query_value(request.query, "token"), show);
}

void HttpApi::report(const HttpRequest& request, HttpAnswer answer) {
  const auto report = protocol::from_text<message::Report>(request.body);
  if (!report) return answer(error_response(report.error(), request.lang));
  with_table(request, answer, [this, report = *report, request, answer](HostedTable& live, const Speaker& speaker) {
    if (!is_player(speaker.seat) && !speaker.is_host) return answer(error_response(kNotSeated, request.lang));
    const auto kept = report_of(live.table(), speaker.seat, report, context_.now());
    if (!kept) return answer(error_response(kept.error(), request.lang));
    if (!context_.addresses.may_send_letter(request.address, context_.steady())) {
      ++context_.metrics.rate_limited;
      return answer(error_response(kTooManyLetters, request.lang));
    }
    context_.queue.read([this, note = *kept, id = live.id(),
                         done = answering(answer, request.lang)](Store& store) -> std::function<void()> {
      return [this, id, done, result = store.keep_note(note)] {
        if (result) ++context_.metrics.reports;
        if (result) log(LogLevel::Warning, "reported", {{"table", id}});
        done(result ? std::nullopt : std::optional(error_of(result.error())));
      };
    });
  });
}

}  // namespace oligopoly::service
