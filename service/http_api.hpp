#pragma once

#include <span>

#include "service/hosted_tables.hpp"
#include "service/http.hpp"
#include "service/limits.hpp"
#include "service/static_files.hpp"

namespace oligopoly::service {

/// Where a person's browsers leave for each other what they know (ADR 48).
inline constexpr std::string_view kKeepsakePath = "/api/keepsake";

/// The pages of the service: the API, the web client, health and metrics. See docs/openapi.yaml.
class HttpApi {
 public:
  HttpApi(HostedTables& tables, ServiceContext& context, AddressBook& addresses, const StaticFiles& files)
      : tables_(tables), context_(context), addresses_(addresses), files_(files) {}

  /// A page of the API: "GET" (which includes HEAD) or another method, and its path, where {…} stands for an id.
  struct Route {
    std::string_view method, path;
    void (HttpApi::*page)(const HttpRequest&, HttpAnswer);
  };
  /// Every page there is, besides the files of the web client.
  static std::span<const Route> routes();

  /// Answers once, now or later.
  void handle(HttpRequest request, HttpAnswer answer);
  /// Where other machines find this service, for whoever sends links to friends.
  void show_as(std::vector<std::string> addresses) { reachable_ = std::move(addresses); }
  /// From now on health says that it is closing.
  void close() { is_closing_ = true; }

 private:
  /// Whether this address has not asked too often.
  bool may_answer(const HttpRequest& request);
  void create_table(const HttpRequest& request, HttpAnswer answer);
  void show_group(const HttpRequest& request, HttpAnswer answer);
  void list_public(const HttpRequest& request, HttpAnswer answer);
  void list_mine(const HttpRequest& request, HttpAnswer answer);
  void show_table(const HttpRequest& request, HttpAnswer answer);
  void give_record(const HttpRequest& request, HttpAnswer answer);
  void take_seat(const HttpRequest& request, HttpAnswer answer);
  void do_command(const HttpRequest& request, HttpAnswer answer);
  void show_keepsake(const HttpRequest& request, HttpAnswer answer);
  void keep_keepsake(const HttpRequest& request, HttpAnswer answer);
  void forget_keepsake(const HttpRequest& request, HttpAnswer answer);
  /// The short ways to a finished game and to its board alone (ADR 49).
  void lead_to_replay(const HttpRequest& request, HttpAnswer answer);
  void lead_to_board(const HttpRequest& request, HttpAnswer answer);
  void show_health(const HttpRequest& request, HttpAnswer answer);
  void show_metrics(const HttpRequest& request, HttpAnswer answer);
  void show_games(const HttpRequest& request, HttpAnswer answer);
  void show_addresses(const HttpRequest& request, HttpAnswer answer);
  void arrange_calls(const HttpRequest& request, HttpAnswer answer);
  void confirm_calls(const HttpRequest& request, HttpAnswer answer);
  void stop_calls(const HttpRequest& request, HttpAnswer answer);
  void show_feed(const HttpRequest& request, HttpAnswer answer);
  void report(const HttpRequest& request, HttpAnswer answer);
  HttpResponse show_file(const HttpRequest& request) const;

  /// Calls `use` with the table and who the token makes the sender; answers itself if there is no such table or seat.
  using Use = std::function<void(HostedTable&, const Speaker&)>;
  void with_table(const HttpRequest& request, const HttpAnswer& answer, Use use);
  /// Calls `use` with the store and the name of the note that the token's holder may read and write, on a thread that
  /// may wait; answers itself if the token is none.
  using UseNote = std::function<HttpResponse(Store&, const std::string& name)>;
  void with_keepsake(const HttpRequest& request, const HttpAnswer& answer, UseNote use);

  HostedTables& tables_;
  ServiceContext& context_;
  AddressBook& addresses_;
  const StaticFiles& files_;
  std::vector<std::string> reachable_;
  bool is_closing_ = false;
};

/// {"error": {…}} with a status that fits.
HttpResponse error_response(const protocol::Error& error, Lang lang);
HttpResponse error_response(const Reason& reason, Lang lang);

}  // namespace oligopoly::service
