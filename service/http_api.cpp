#include "service/http_api.hpp"

#include <array>

#include "games/all_games.hpp"
#include "protocol/catalogue.hpp"
#include "protocol/questions.hpp"
#include "protocol/record_json.hpp"
#include "service/groups.hpp"
#include "service/log.hpp"
#include "service/public_list.hpp"
#include "service/reasons.hpp"

namespace oligopoly::service {
namespace {

int status_of(std::string_view name) {
  if (name == kNoSuchTable.name || name == kNoSuchPage.name || name == kNoPublicList.name ||
      name == kNoSuchKeepsake.name)
    return 404;
  if (name == kWrongToken.name || name == kNoWatching.name || name == kNoKeepsakeKey.name) return 403;
  if (name == kTooOften.name || name == kTooManyTables.name || name == kTooTalkative.name ||
      name == kTooManyKeepsakes.name || name == kTooManyLetters.name)
    return 429;
  if (name == kTooLarge.name) return 413;
  if (name == kWrongMethod.name) return 405;
  if (name == kWrongOrigin.name) return 403;
  if (name == kStale.name || name == kSecretsLeft.name || name == kNotBegun.name || name == kBegun.name ||
      name == kTableFull.name || name == kSeatTaken.name)
    return 409;
  if (name == kStorageFull.name || name == kStorageReadOnly.name) return 507;
  if (name == kNotSaved.name || name == kUnknown.name || name == kClosing.name || name == kUnusableTable.name)
    return 503;
  if (name == kBadRequest.name) return 400;
  return 422;
}

/// Whether a path is of a route's shape; what stands for {table} or {group} goes to `id`.
bool fits(std::string_view shape, std::string_view path, std::string& id) {
  const std::size_t open = shape.find('{');
  if (open == std::string_view::npos) return path == shape;
  const std::string_view before = shape.substr(0, open), after = shape.substr(shape.find('}') + 1);
  if (path.size() <= before.size() + after.size() || !path.starts_with(before) || !path.ends_with(after)) return false;
  id = path.substr(before.size(), path.size() - before.size() - after.size());
  return id.find('/') == std::string::npos;
}

HttpResponse wrong_method(std::string allowed, Lang lang) {
  HttpResponse response = error_response(kWrongMethod, lang);
  response.headers.emplace_back("Allow", std::move(allowed));
  return response;
}

/// Leads on without a fragment, so that browsers keep the one they have: the step. Relative, for whoever serves us
/// below a path of their own.
HttpResponse lead_on(const std::string& to, const std::string& table) {
  HttpResponse response = http_response(302, {}, "text/plain");
  response.headers.emplace_back("Location", "../" + to + "?replay=" + (is_table_id(table) ? table : "none"));
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
  for (const Seat seat : players(table.header().seats())) people += table.is_person(seat) ? 1 : 0;
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
  static constexpr std::array<Route, 22> kRoutes = {{
      {"GET", "/api/games", &HttpApi::show_games},
      {"GET", "/api/addresses", &HttpApi::show_addresses},
      {"GET", "/api/tables", &HttpApi::list_public},
      {"POST", "/api/tables", &HttpApi::create_table},
      {"POST", "/api/tables/mine", &HttpApi::list_mine},
      {"GET", "/api/tables/{table}", &HttpApi::show_table},
      {"GET", "/api/tables/{table}/record", &HttpApi::give_record},
      {"POST", "/api/tables/{table}/seats", &HttpApi::take_seat},
      {"POST", "/api/tables/{table}/commands", &HttpApi::do_command},
      {"POST", "/api/tables/{table}/calls", &HttpApi::arrange_calls},
      {"POST", "/api/tables/{table}/calls/confirm", &HttpApi::confirm_calls},
      {"POST", "/api/tables/{table}/calls/stop", &HttpApi::stop_calls},
      {"GET", "/api/tables/{table}/feed", &HttpApi::show_feed},
      {"POST", "/api/tables/{table}/report", &HttpApi::report},
      {"GET", "/api/groups/{group}", &HttpApi::show_group},
      {"GET", kKeepsakePath, &HttpApi::show_keepsake},
      {"PUT", kKeepsakePath, &HttpApi::keep_keepsake},
      {"DELETE", kKeepsakePath, &HttpApi::forget_keepsake},
      {"GET", "/r/{table}", &HttpApi::lead_to_replay},
      {"GET", "/embed/{table}", &HttpApi::lead_to_board},
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
  // The first path that fits counts, with all its methods: nobody's table is called "mine".
  std::string_view path;
  std::string allowed;
  for (const Route& route : routes()) {
    if (path.empty() ? !fits(route.path, request.path, request.table) : route.path != path) continue;
    if (method == route.method) return (this->*route.page)(request, std::move(answer));
    path = route.path;
    allowed += (allowed.empty() ? "" : ", ") + std::string(route.method == "GET" ? "GET, HEAD" : route.method);
  }
  if (!path.empty()) return answer(wrong_method(std::move(allowed), request.lang));
  answer(method == "GET" ? show_file(request) : wrong_method("GET, HEAD", request.lang));
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
    live.when_safe([answer, lang, text = summary_text(live.table_for(speaker), speaker)](
                       const std::optional<protocol::Error>& error) {
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
                   (*live)->when_safe([gathered, i, text = summary_text((*live)->table_for(*speaker), *speaker)](
                                          const std::optional<protocol::Error>& error) {
                     if (!error) gathered->found[i] = text;
                     gathered->arrive();
                   });
                 });
  gathered->arrive();
}

/// The path says which group; what stands for it came in as the request's table.
void HttpApi::show_group(const HttpRequest& request, HttpAnswer answer) {
  context_.queue.read([group = request.table, lang = request.lang, answer](Store& store) -> std::function<void()> {
    const auto tables = tables_of_group(store, group);
    return [lang, answer, tables] {
      answer(tables ? http_response(200, protocol::text_of(*tables)) : error_response(error_of(tables.error()), lang));
    };
  });
}

void HttpApi::list_public(const HttpRequest& request, HttpAnswer answer) {
  if (!context_.has_public_list) return answer(error_response(kNoPublicList, request.lang));
  read_public_list(context_, [answer, lang = request.lang](const tl::expected<std::string, protocol::Error>& list) {
    answer(list ? http_response(200, *list) : error_response(list.error(), lang));
  });
}

void HttpApi::give_record(const HttpRequest& request, HttpAnswer answer) {
  with_table(request, answer, [answer, lang = request.lang](HostedTable& live, const Speaker& speaker) {
    const Table& table = live.table_for(speaker);
    const bool is_seated = is_player(speaker.seat) || speaker.is_host;
    if (!table.is_begun()) return answer(error_response(kNotBegun, lang));
    if (has_secrets(table) || (!table.is_finished() && !is_seated)) return answer(error_response(kSecretsLeft, lang));
    Record record = table.session().record();
    record.names = table.names();
    // Of a game that is still on only what has been revealed: bots' sealed choices stay sealed.
    if (!table.game().is_over()) record.steps.resize(static_cast<std::size_t>(table.session().boundary()));
    live.when_safe([answer, lang,
                    text = protocol::record_text(record, table.proof())](const std::optional<protocol::Error>& error) {
      if (error) return answer(error_response(*error, lang));
      HttpResponse response = http_response(200, text);
      response.headers.emplace_back("Content-Disposition", "attachment; filename=\"oligopoly-record.json\"");
      answer(std::move(response));
    });
  });
}

/// Whoever comes without a token of their own is given one. It is told once; the table keeps its hash.
void HttpApi::take_seat(const HttpRequest& request, HttpAnswer answer) {
  auto wish = protocol::from_text<message::SeatWish>(request.body);
  if (!wish) return answer(error_response(wish.error(), request.lang));
  if (wish->token.empty()) wish->token = new_token(context_.randomness);
  const Command command{{}, command::Sit{hex_of(hash_token(wish->token)), wish->name, wish->seat}};
  tables_.with(request.table, [this, request, answer, command,
                               token = wish->token](tl::expected<HostedTable*, protocol::Error> live) {
    if (!live) return answer(error_response(live.error(), request.lang));
    TableRequest sit{{}, command, protocol::text_of(command), {}, request.address};
    sit.answer = [answer, lang = request.lang, token,
                  table = (*live)->shared_from_this()](const Table::Result& result) {
      if (!result) return answer(error_response(result.error(), lang));
      const auto speaker = table->table().recognise(token);
      answer(speaker
                 ? http_response(201, protocol::text_of(message::Seated{table->id(), token, speaker->seat.number()}))
                 : error_response(speaker.error(), lang));
    };
    tables_.handle(**live, std::move(sit));
  });
}

void HttpApi::do_command(const HttpRequest& request, HttpAnswer answer) {
  const auto command = read_command(request.body);
  if (!command) return answer(error_response(command.error(), request.lang));
  with_table(request, answer,
             [this, command = *command, text = request.body, lang = request.lang, address = request.address, answer](
                 HostedTable& live, const Speaker& speaker) {
               if (needs_socket(command)) return answer(error_response(kWrongMethod, lang));
               const Table& table = live.table_for(speaker);
               if (is_about_game(command) && !table.is_begun()) return answer(error_response(kNotBegun, lang));
               if (command.is<command::Actions>())
                 return answer(http_response(200, actions_text(table, speaker.seat, command.key)));
               if (const auto* check = std::get_if<command::Check>(&command.what))
                 return answer(http_response(200, check_text(table, speaker.seat, command.key, *check, lang)));
               TableRequest table_request{speaker, command, text, {}, address};
               table_request.answer = [answer, lang, key = command.key](const Table::Result& result) {
                 answer(result ? http_response(200, protocol::message_text(message::Done{key, result->row}))
                               : error_response(result.error(), lang));
               };
               tables_.handle(live, std::move(table_request));
             });
}

void HttpApi::lead_to_replay(const HttpRequest& request, HttpAnswer answer) { answer(lead_on("", request.table)); }
void HttpApi::lead_to_board(const HttpRequest& request, HttpAnswer answer) {
  answer(lead_on(std::string(kBoardPath.substr(1)), request.table));
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
  response.may_be_framed = request.path == kBoardPath;
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
