#include "service/http.hpp"

#include <algorithm>

#include "service/token.hpp"

namespace oligopoly::service {
namespace {

int hex_value(char c) {
  if (c >= '0' && c <= '9') return c - '0';
  if (c >= 'a' && c <= 'f') return c - 'a' + 10;
  if (c >= 'A' && c <= 'F') return c - 'A' + 10;
  return -1;
}

HttpHeaders headers_for(const std::string& ancestors) {
  return {
      {"Content-Security-Policy",
       "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self' 'unsafe-inline'; img-src 'self' "
       "data:; "
       "font-src 'self'; connect-src 'self'; manifest-src 'self'; worker-src 'self'; base-uri 'none'; "
       "form-action 'none'; frame-ancestors " +
           ancestors},
      {"X-Content-Type-Options", "nosniff"},
      {"Referrer-Policy", "no-referrer"},
      {"Cross-Origin-Opener-Policy", "same-origin"},
      {"Permissions-Policy", "camera=(), microphone=(), geolocation=()"},
  };
}

HttpHeaders unframed_headers() {
  HttpHeaders headers = headers_for("'none'");
  headers.emplace_back("X-Frame-Options", "DENY");
  headers.emplace_back("Cross-Origin-Resource-Policy", "same-origin");
  return headers;
}

/// A site that isolates itself shows only frames that say so.
HttpHeaders framed_headers() {
  HttpHeaders headers = headers_for("*");
  headers.emplace_back("Cross-Origin-Resource-Policy", "cross-origin");
  return headers;
}

}  // namespace

HttpResponse http_response(int status, std::string body, std::string content_type) {
  return {status, std::move(content_type), std::make_shared<const std::string>(std::move(body))};
}

HttpResponse tagged_response(const HttpRequest& request, std::string body, std::string content_type) {
  const std::string tag = '"' + hex_of(hash_token(body)).substr(0, 32) + '"';
  const bool is_known = request.if_none_match == tag;
  HttpResponse response = http_response(is_known ? 304 : 200, is_known ? "" : std::move(body), std::move(content_type));
  response.headers = {{"ETag", tag}, {"Cache-Control", "private, no-cache"}};
  return response;
}

std::string query_value(std::string_view query, std::string_view name) {
  while (!query.empty()) {
    const std::string_view pair = query.substr(0, query.find('&'));
    if (pair.size() > name.size() && pair.starts_with(name) && pair[name.size()] == '=')
      return std::string(pair.substr(name.size() + 1));
    query.remove_prefix(std::min(query.size(), pair.size() + 1));
  }
  return {};
}

const HttpHeaders& security_headers(bool may_be_framed) {
  static const HttpHeaders kUnframed = unframed_headers(), kFramed = framed_headers();
  return may_be_framed ? kFramed : kUnframed;
}

Lang lang_of_header(std::string_view accept_language) {
  const auto begins = [&](std::string_view code) { return accept_language.starts_with(code); };
  if (begins("zh-Hant") || begins("zh-TW") || begins("zh-HK") || begins("zh-MO")) return Lang::ZhHant;
  return begins("zh") ? Lang::ZhHans : Lang::En;
}

bool decode_path(std::string_view target, std::string& path) {
  path.clear();
  target = target.substr(0, target.find_first_of("?#"));
  for (std::size_t i = 0; i < target.size(); ++i) {
    char c = target[i];
    if (c == '%') {
      if (i + 2 >= target.size()) return false;
      const int high = hex_value(target[i + 1]), low = hex_value(target[i + 2]);
      if (high < 0 || low < 0) return false;
      c = static_cast<char>(high * 16 + low);
      i += 2;
    }
    if (static_cast<unsigned char>(c) < 0x20 || c == 0x7F) return false;
    path += c;
  }
  return path.starts_with('/');
}

bool is_allowed_origin(std::string_view origin, std::string_view host, const std::vector<std::string>& allowed) {
  if (origin.empty()) return true;
  if (std::find(allowed.begin(), allowed.end(), origin) != allowed.end()) return true;
  for (const std::string_view scheme : {"http://", "https://"})
    if (origin.starts_with(scheme)) return origin.substr(scheme.size()) == host && !host.empty();
  return false;
}

bool is_loopback_host(std::string_view host) {
  const bool is_ipv6 = host.starts_with('[');
  const std::string_view name = is_ipv6 ? host.substr(0, host.find(']') + 1) : host.substr(0, host.find(':'));
  return name == "localhost" || name == "127.0.0.1" || name == "[::1]";
}

}  // namespace oligopoly::service
