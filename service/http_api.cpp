#include "service/http_api.hpp"

#include <array>

#include "games/all_games.hpp"
#include "protocol/catalogue.hpp"
#include "protocol/questions.hpp"
#include "protocol/record_json.hpp"
#include "service/log.hpp"
#include "service/reasons.hpp"

namespace oligopoly::service {
namespace {

int status_of(std::string_view name) {
  if (name == kNoSuchTable.name || name == kNoSuchPage.name) return 404;
  if (name == kWrongToken.name || name == kNoWatching.name) return 403;
  if (name == kTooOften.name || name == kTooManyTables.name || name == kTooTalkative.name ||
      name == kTooManyLetters.name)
    return 429;
  if (name == kTooLarge.name) return 413;
  if (name == kWrongMethod.name) return 405;
  if (name == kWrongOrigin.name) return 403;
  if (name == kStale.name || name == kSecretsLeft.name) return 409;
  if (name == kStorageFull.name || name == kStorageReadOnly.name) return 507;
  if (name == kNotSaved.name || name == kUnknown.name || name == kClosing.name || name == kUnusableTable.name)
    return 503;
  if (name == kBadRequest.name) return 400;
  return 422;
}

/// Whether a path is of a route's shape; what stands for {table} goes to `table`.
bool fits(std::string_view shape, std::string_view path, std::string& table) {
  constexpr std::string_view kHole = "{table}";
  const std::size_t hole = shape.find(kHole);
  if (hole == std::string_view::npos) return path == shape;
  const std::string_view before = shape.substr(0, hole), after = shape.substr(hole + kHole.size());
  if (path.size() <= before.size() + after.size() || !path.starts_with(before) || !path.ends_with(after)) return false;
  table = path.substr(before.size(), path.size() - before.size() - after.size());
  return table.find('/') == std::string::npos;
}

HttpResponse wrong_method(std::string_view right, Lang lang) {
  HttpResponse response = error_response(kWrongMethod, lang);
  response.headers.emplace_back("Allow", right == "GET" ? "GET, HEAD" : right);
  return response;
}

/// The answers of several tables, sent when the last has come.
struct Gathered {
  Gathered(std::size_t tables, HttpAnswer to) : found(tables), left(tables + 1), answer(std::move(to)) {}

  std::vector<std::string> found;
  /// How many have yet to come, and the one who asks them.
  std::size_t left;
  HttpAnswer answer;

  void arrive() {
    if (--left > 0) return;
    message::Summaries all;
    for (const std::string& text : found)
      if (!text.empty()) all.tables.push_back({text});
    answer(http_response(200, protocol::text_of(all)));
  }
};

/// Whether a command is about a conversation, which only a WebSocket has, or takes too long for an answer to a request.
bool needs_socket(const Command& command) {
  return command.is<command::Join>() || command.is<command::Leave>() || command.is<command::Ping>() ||
         command.is<command::Ask>() || command.is<command::History>();
}

/// People whose choices a record of the running game would give away: more than one.
bool has_secrets(const Table& table) {
  int people = 0;
  for (const Seat seat : players(table.header().seats())) people += table.header().is_person(seat) ? 1 : 0;
  return !table.is_finished() && people > 1;
}

}  // namespace

HttpResponse error_response(const protocol::Error& error, Lang lang) {
  return http_response(status_of(error.name),
                       protocol::text_of(protocol::ErrorAnswer{protocol::refusal_of(error, lang)}));
}
HttpResponse error_response(const Reason& reason, Lang lang) {
  return error_response(protocol::error_of(refused(reason)), lang);
}

std::span<const HttpApi::Route> HttpApi::routes() {
  static constexpr std::array<Route, 14> kRoutes = {{
      {"GET", "/api/games", &HttpApi::show_games},
      {"GET", "/api/addresses", &HttpApi::show_addresses},
      {"POST", "/api/tables", &HttpApi::create_table},
      {"POST", "/api/tables/mine", &HttpApi::list_mine},
      {"GET", "/api/tables/{table}", &HttpApi::show_table},
      {"GET", "/api/tables/{table}/record", &HttpApi::give_record},
      {"POST", "/api/tables/{table}/commands", &HttpApi::do_command},
      {"POST", "/api/tables/{table}/calls", &HttpApi::arrange_calls},
      {"POST", "/api/tables/{table}/calls/confirm", &HttpApi::confirm_calls},
      {"POST", "/api/tables/{table}/calls/stop", &HttpApi::stop_calls},
      {"GET", "/api/tables/{table}/feed", &HttpApi::show_feed},
      {"POST", "/api/tables/{table}/report", &HttpApi::report},
      {"GET", "/healthz", &HttpApi::show_health},
      {"GET", "/metrics", &HttpApi::show_metrics},
  }};
  return kRoutes;
}

bool HttpApi::may_answer(const HttpRequest& request) {
  // Whoever watches over the service must always get through.
  if (request.path == "/healthz" || request.path == "/metrics") return true;
  return request.path.starts_with("/api/") ? addresses_.may_request(request.address, context_.steady())
                                           : addresses_.may_load_file(request.address, context_.steady());
}

void HttpApi::handle(HttpRequest request, HttpAnswer answer) {
  ++context_.metrics.http_requests;
  if (!may_answer(request)) {
    ++context_.metrics.rate_limited;
    return answer(error_response(kTooOften, request.lang));
  }
  const std::string_view method = request.method == "HEAD" ? "GET" : std::string_view(request.method);
  // Paths have one method each, and the first that fits counts: nobody's table is called "mine".
  for (const Route& route : routes()) {
    if (!fits(route.path, request.path, request.table)) continue;
    if (method != route.method) return answer(wrong_method(route.method, request.lang));
    return (this->*route.page)(request, std::move(answer));
  }
  answer(method == "GET" ? show_file(request) : wrong_method("GET", request.lang));
}

void HttpApi::create_table(const HttpRequest& request, HttpAnswer answer) {
  if (is_closing_) return answer(error_response(kClosing, request.lang));
  if (!addresses_.may_open_table(request.address, context_.steady())) {
    ++context_.metrics.rate_limited;
    return answer(error_response(kTooManyTables, request.lang));
  }
  const auto creation = read_creation(request.body, context_.randomness, context_.now());
  if (!creation) return answer(error_response(creation.error(), request.lang));
  tables_.create(*creation, [creation = *creation, lang = request.lang,
                             answer = std::move(answer)](const std::optional<protocol::Error>& error) {
    answer(error ? error_response(*error, lang) : http_response(201, created_text(creation)));
  });
}

void HttpApi::with_table(const HttpRequest& request, const HttpAnswer& answer, Use use) {
  tables_.with(request.table, [token = request.token, lang = request.lang, address = request.address, answer,
                               use = std::move(use)](tl::expected<HostedTable*, protocol::Error> live) {
    if (!live) return answer(error_response(live.error(), lang));
    const auto speaker = (*live)->table().recognise(token);
    if (!speaker) return answer(error_response(speaker.error(), lang));
    (*live)->visit(*speaker, address);
    use(**live, *speaker);
  });
}

void HttpApi::show_table(const HttpRequest& request, HttpAnswer answer) {
  with_table(request, answer, [answer, lang = request.lang](HostedTable& live, const Speaker& speaker) {
    live.when_safe(
        [answer, lang, text = summary_text(live.table(), speaker)](const std::optional<protocol::Error>& error) {
          answer(error ? error_response(*error, lang) : http_response(200, text));
        });
  });
}

/// The tables a browser keeps links to, each as its own seat sees it. A link that opens nothing is left out.
void HttpApi::list_mine(const HttpRequest& request, HttpAnswer answer) {
  const auto links = protocol::from_text<message::Links>(request.body);
  if (!links) return answer(error_response(links.error(), request.lang));
  const auto gathered = std::make_shared<Gathered>(links->tables.size(), std::move(answer));
  for (std::size_t i = 0; i < links->tables.size(); ++i)
    tables_.with(links->tables[i].table,
                 [gathered, i, token = links->tables[i].token](tl::expected<HostedTable*, protocol::Error> live) {
                   const auto speaker = live.and_then([&](HostedTable* one) { return one->table().recognise(token); });
                   if (!speaker) return gathered->arrive();
                   (*live)->when_safe([gathered, i, text = summary_text((*live)->table(), *speaker)](
                                          const std::optional<protocol::Error>& error) {
                     if (!error) gathered->found[i] = text;
                     gathered->arrive();
                   });
                 });
  gathered->arrive();
}

void HttpApi::give_record(const HttpRequest& request, HttpAnswer answer) {
  with_table(request, answer, [answer, lang = request.lang](HostedTable& live, const Speaker& speaker) {
    const Table& table = live.table();
    const bool is_seated = is_player(speaker.seat) || speaker.is_host;
    if (has_secrets(table) || (!table.is_finished() && !is_seated)) return answer(error_response(kSecretsLeft, lang));
    Record record = table.session().record();
    // Of a game that is still on only what has been revealed: bots' sealed choices stay sealed.
    if (!table.game().is_over()) record.steps.resize(static_cast<std::size_t>(table.session().boundary()));
    live.when_safe([answer, lang, text = protocol::record_text(record)](const std::optional<protocol::Error>& error) {
      if (error) return answer(error_response(*error, lang));
      HttpResponse response = http_response(200, text);
      response.headers.emplace_back("Content-Disposition", "attachment; filename=\"oligopoly-record.json\"");
      answer(std::move(response));
    });
  });
}

void HttpApi::do_command(const HttpRequest& request, HttpAnswer answer) {
  const auto command = read_command(request.body);
  if (!command) return answer(error_response(command.error(), request.lang));
  with_table(request, answer,
             [this, command = *command, text = request.body, lang = request.lang, address = request.address, answer](
                 HostedTable& live, const Speaker& speaker) {
               if (needs_socket(command)) return answer(error_response(kWrongMethod, lang));
               if (command.is<command::Actions>())
                 return answer(http_response(200, actions_text(live.table(), speaker.seat, command.key)));
               if (const auto* check = std::get_if<command::Check>(&command.what))
                 return answer(http_response(200, check_text(live.table(), speaker.seat, command.key, *check, lang)));
               TableRequest table_request{speaker, command, text, {}, address};
               table_request.answer = [answer, lang, key = command.key](const Table::Result& result) {
                 answer(result ? http_response(200, protocol::message_text(message::Done{key, result->row}))
                               : error_response(result.error(), lang));
               };
               tables_.handle(live, std::move(table_request));
             });
}

void HttpApi::show_health(const HttpRequest&, HttpAnswer answer) {
  if (is_closing_) return answer(http_response(503, R"({"status":"closing"})"));
  const bool is_saving = context_.is_saving();
  answer(http_response(is_saving ? 200 : 503, is_saving ? R"({"status":"ok"})" : R"({"status":"not_saving"})"));
}

void HttpApi::show_metrics(const HttpRequest&, HttpAnswer answer) {
  std::string text;
  append_metrics(text, context_.metrics);
  const CommitCounts commits = context_.queue.counts();
  append_metric(text, "commits_total", "counter", commits.commits);
  append_metric(text, "rows_committed_total", "counter", commits.rows);
  append_metric(text, "rows_failed_total", "counter", commits.failures);
  append_metric(text, "commit_microseconds_total", "counter", commits.microseconds);
  append_metric(text, "tables_in_memory", "gauge", tables_.size());
  append_metric(text, "bot_questions_waiting", "gauge", context_.bots.waiting());
  append_metric(text, "questions_waiting", "gauge", context_.questions.waiting());
  answer(http_response(200, std::move(text), "text/plain; version=0.0.4; charset=utf-8"));
}

void HttpApi::show_games(const HttpRequest&, HttpAnswer answer) {
  answer(http_response(200, protocol::text_of(protocol::catalogue_of(all_games()))));
}

void HttpApi::show_addresses(const HttpRequest&, HttpAnswer answer) {
  answer(http_response(200, protocol::text_of(message::Addresses{reachable_})));
}

HttpResponse HttpApi::show_file(const HttpRequest& request) const {
  const StaticFile* file = files_.find(request.path);
  if (file == nullptr) return error_response(kNoSuchPage, request.lang);
  HttpResponse response{200, file->content_type, file->body};
  response.headers.emplace_back("ETag", file->tag);
  response.headers.emplace_back("Cache-Control",
                                file->is_permanent ? "public, max-age=31536000, immutable" : "no-cache");
  if (request.if_none_match == file->tag) {
    response.status = 304;
    response.body = std::make_shared<const std::string>();
  }
  return response;
}

}  // namespace oligopoly::service
