#include "service/http_connection.hpp"

#include <boost/beast/core/flat_buffer.hpp>
#include <boost/beast/http.hpp>
#include <boost/beast/websocket/rfc6455.hpp>
#include <optional>

#include "service/reasons.hpp"
#include "service/web_socket.hpp"

namespace oligopoly::service {
namespace {

namespace beast = boost::beast;
namespace http = beast::http;
namespace asio = boost::asio;

/// For a request to arrive, and for its answer to leave.
constexpr auto kRequestTimeout = std::chrono::seconds(30);
constexpr std::uint32_t kHeaderBytes = 8192;
/// What is still read, and for how long, from one whose request was refused unread.
constexpr std::size_t kLingerBytes = 8u << 20;
constexpr auto kLingerTimeout = std::chrono::seconds(5);

std::string text_of(beast::string_view text) { return {text.data(), text.size()}; }

/// Requests one after the other on one connection.
class HttpConnection final : public Closable, public std::enable_shared_from_this<HttpConnection> {
 public:
  HttpConnection(Server& server, asio::ip::tcp::socket socket, std::string address)
      : server_(server), stream_(std::move(socket)), address_(std::move(address)) {
    server_.add(this);
  }
  ~HttpConnection() override {
    server_.remove(this);
    if (counts_) {
      server_.parts().addresses.leave(address_);
      --server_.parts().context.metrics.connections;
    }
  }

  void read() {
    parser_.emplace();
    parser_->header_limit(kHeaderBytes);
    parser_->body_limit(server_.parts().limits.record_bytes);
    stream_.expires_after(kRequestTimeout);
    http::async_read_header(
        stream_, buffer_, *parser_,
        [self = shared_from_this()](beast::error_code failure, std::size_t) { self->read_header(failure); });
  }

  void close() override {
    is_closing_ = true;
    if (!is_busy_) end();
  }
  void drop() override { end(); }

 private:
  const auto& message() const { return parser_->get(); }

  void read_header(beast::error_code failure) {
    if (failure == http::error::end_of_stream || failure == beast::error::timeout || is_gone(failure)) return end();
    if (failure == http::error::body_limit) return refuse(http::status::payload_too_large, kTooLarge);
    if (failure) return refuse(http::status::bad_request, kBadRequest);
    is_busy_ = true;
    if (!is_unambiguous()) return refuse(http::status::bad_request, kBadRequest);
    if (beast::websocket::is_upgrade(message())) return upgrade();
    const std::size_t limit = largest_body();
    if (parser_->content_length() && *parser_->content_length() > limit)
      return refuse(http::status::payload_too_large, kTooLarge);
    parser_->body_limit(limit);
    http::async_read(stream_, buffer_, *parser_, [self = shared_from_this()](beast::error_code error, std::size_t) {
      if (error == http::error::body_limit) return self->refuse(http::status::payload_too_large, kTooLarge);
      if (error) return self->end();
      self->handle();
    });
  }

  /// Only a new table, which may bring a record along, and a keepsake may be large.
  std::size_t largest_body() const {
    const Limits& limits = server_.parts().limits;
    if (message().target() == "/api/tables") return limits.record_bytes;
    return message().target() == kKeepsakePath ? limits.keepsake_bytes : limits.body_bytes;
  }

  /// What one program reads as one request another must not read as two, nor for another host.
  bool is_unambiguous() const {
    const auto is_once = [this](http::field field) { return message().count(field) <= 1; };
    if (!is_once(http::field::host) || !is_once(http::field::transfer_encoding) ||
        !is_once(http::field::content_length) || !is_once(http::field::origin))
      return false;
    const auto encoding = message()[http::field::transfer_encoding];
    if (encoding.empty()) return message().count(http::field::transfer_encoding) == 0;
    return beast::iequals(encoding, "chunked") && message().count(http::field::content_length) == 0;
  }

  static bool is_gone(beast::error_code failure) {
    return failure == asio::error::connection_reset || failure == asio::error::eof ||
           failure == asio::error::operation_aborted || failure == asio::error::bad_descriptor;
  }

  /// The request as the API sees it; nothing if it must not be answered at all.
  std::optional<HttpRequest> request() {
    HttpRequest request;
    request.method = text_of(message().method_string());
    request.body = message().body();
    request.host = text_of(message()[http::field::host]);
    request.origin = text_of(message()[http::field::origin]);
    request.if_none_match = text_of(message()[http::field::if_none_match]);
    request.lang = lang_of_header(text_of(message()[http::field::accept_language]));
    request.address = address_of_sender();
    const std::string authorization = text_of(message()[http::field::authorization]);
    if (authorization.starts_with("Bearer ")) request.token = authorization.substr(7);
    const std::string target = text_of(message().target());
    if (!decode_path(target, request.path)) return std::nullopt;
    if (const std::size_t mark = target.find('?'); mark != std::string::npos) request.query = target.substr(mark + 1);
    return request;
  }

  std::string address_of_sender() const {
    if (!server_.parts().trusts_proxy) return address_;
    const std::string forwarded = text_of(message()["X-Forwarded-For"]);
    const std::size_t comma = forwarded.rfind(',');
    const std::string last = comma == std::string::npos ? forwarded : forwarded.substr(comma + 1);
    const std::size_t first = last.find_first_not_of(' ');
    return first == std::string::npos ? address_ : last.substr(first);
  }

  bool comes_from_elsewhere(const HttpRequest& request) const {
    if (server_.parts().only_loopback_names && !is_loopback_host(request.host)) return true;
    return !is_allowed_origin(request.origin, request.host, server_.parts().origins);
  }

  void handle() {
    const auto request = this->request();
    if (!request) return refuse(http::status::bad_request, kBadRequest);
    if (comes_from_elsewhere(*request)) return refuse(http::status::forbidden, kWrongOrigin);
    server_.parts().api.handle(
        *request, [self = shared_from_this()](HttpResponse response) { self->respond(std::move(response)); });
  }

  void upgrade() {
    const auto request = this->request();
    if (!request || request->path != kWebSocketPath) return refuse(http::status::not_found, kNoSuchPage);
    if (comes_from_elsewhere(*request)) return refuse(http::status::forbidden, kWrongOrigin);
    if (request->address != address_) {
      if (!server_.parts().addresses.enter(request->address)) return refuse(http::status::too_many_requests, kTooOften);
      server_.parts().addresses.leave(address_);
    }
    counts_ = false;
    accept_web_socket(server_, std::move(stream_), request->address, parser_->release());
  }

  void refuse(http::status status, const Reason& reason) {
    HttpResponse response = error_response(reason, Lang::En);
    response.status = static_cast<int>(status);
    must_end_ = true;
    respond(std::move(response));
  }

  void respond(HttpResponse response) {
    const bool is_head = message().method() == http::verb::head;
    answer_.emplace(static_cast<http::status>(response.status), 11);
    for (const auto& [name, value] : security_headers(response.may_be_framed)) answer_->set(name, value);
    for (const auto& [name, value] : response.headers) answer_->set(name, value);
    answer_->set(http::field::content_type, response.content_type);
    if (answer_->find(http::field::cache_control) == answer_->end())
      answer_->set(http::field::cache_control, "no-store");
    if (response.status == 429) answer_->set(http::field::retry_after, "10");
    answer_->keep_alive(message().keep_alive() && !must_end_ && !is_closing_);
    answer_->body() = *response.body;
    answer_->prepare_payload();
    if (is_head) answer_->body().clear();
    stream_.expires_after(kRequestTimeout);
    http::async_write(stream_, *answer_, [self = shared_from_this()](beast::error_code failure, std::size_t) {
      self->is_busy_ = false;
      const bool goes_on = !failure && self->answer_->keep_alive();
      self->answer_.reset();
      if (goes_on) return self->read();
      if (failure || !self->must_end_) return self->end();
      self->linger();
    });
  }

  /// Lets the rest of a refused request run out: a socket closed with bytes unread resets the connection, and the
  /// sender would lose the answer that says what was wrong.
  void linger() {
    beast::error_code ignored;
    stream_.socket().shutdown(asio::ip::tcp::socket::shutdown_send, ignored);
    stream_.expires_after(kLingerTimeout);
    buffer_.clear();
    drain(0);
  }

  void drain(std::size_t drained) {
    constexpr std::size_t kChunk = 64u << 10;
    stream_.async_read_some(buffer_.prepare(kChunk),
                            [self = shared_from_this(), drained](beast::error_code failure, std::size_t bytes) {
                              if (failure || drained + bytes > kLingerBytes) return self->end();
                              self->drain(drained + bytes);
                            });
  }

  void end() {
    beast::error_code ignored;
    stream_.socket().shutdown(asio::ip::tcp::socket::shutdown_send, ignored);
    stream_.close();
  }

  Server& server_;
  beast::tcp_stream stream_;
  std::string address_;
  beast::flat_buffer buffer_;
  std::optional<http::request_parser<http::string_body>> parser_;
  std::optional<http::response<http::string_body>> answer_;
  bool counts_ = true, is_busy_ = false, is_closing_ = false, must_end_ = false;
};

}  // namespace

void serve_connection(Server& server, asio::ip::tcp::socket socket, std::string address) {
  std::make_shared<HttpConnection>(server, std::move(socket), std::move(address))->read();
}

}  // namespace oligopoly::service
