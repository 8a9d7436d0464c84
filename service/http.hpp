#pragma once

#include <functional>
#include <memory>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "core/text.hpp"

/// HTTP as the API sees it, without the library that reads it from the wire.
namespace oligopoly::service {

struct HttpRequest {
  std::string method;
  /// Decoded, without the query.
  std::string path;
  /// What follows the "?", as it was sent.
  std::string query{};
  /// What the path has in place of {table}; the router fills it in.
  std::string table;
  std::string body;
  /// Of "Authorization: Bearer …".
  std::string token;
  std::string host, origin, if_none_match;
  Lang lang = Lang::En;
  std::string address;
};

struct HttpResponse {
  int status = 200;
  std::string content_type = "application/json";
  std::shared_ptr<const std::string> body;
  std::vector<std::pair<std::string, std::string>> headers{};
  /// Whether pages of other sites may show it in a frame.
  bool may_be_framed = false;
};

using HttpAnswer = std::function<void(HttpResponse)>;

/// Where WebSockets are opened.
inline constexpr std::string_view kWebSocketPath = "/ws";

HttpResponse http_response(int status, std::string body, std::string content_type = "application/json");

using HttpHeaders = std::vector<std::pair<std::string, std::string>>;
/// The headers every answer has: what browsers must not do with it. Only what is made for it may be framed.
const HttpHeaders& security_headers(bool may_be_framed = false);

/// The same with a tag: who has it already is told so instead (304).
HttpResponse tagged_response(const HttpRequest& request, std::string body, std::string content_type);
/// What a query gives a name: "b" for "n" in "m=a&n=b". Nothing is decoded: we use it for what needs no code.
std::string query_value(std::string_view query, std::string_view name);

/// The language of an Accept-Language header, as far as we speak it.
Lang lang_of_header(std::string_view accept_language);
/// "%20" and the like decoded; nothing if it is malformed or hides a NUL.
bool decode_path(std::string_view target, std::string& path);

/// Whether a browser sends this from our own pages. `allowed` are further origins, as "https://example.org".
/// Programs that are no browsers send no origin.
bool is_allowed_origin(std::string_view origin, std::string_view host, const std::vector<std::string>& allowed);
/// Whether `host` is this machine's own name for itself: what a page of another site cannot be served under.
bool is_loopback_host(std::string_view host);

}  // namespace oligopoly::service
