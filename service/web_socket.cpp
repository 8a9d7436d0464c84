#include "service/web_socket.hpp"

#include <boost/asio/post.hpp>
#include <boost/beast/core/flat_buffer.hpp>
#include <boost/beast/websocket.hpp>
#include <deque>
#include <optional>

#include "service/log.hpp"
#include "service/reasons.hpp"

namespace oligopoly::service {
namespace {

namespace beast = boost::beast;
namespace websocket = beast::websocket;

/// Whoever is silent for so long is pinged, and dropped after as long again.
constexpr auto kIdleTimeout = std::chrono::seconds(60);
constexpr auto kHandshakeTimeout = std::chrono::seconds(10);
/// Messages are put together up to this size of a frame.
constexpr std::size_t kLargestFrame = 64u << 10;

/// One WebSocket. Messages that wait together go out in one frame, one per line, to those who read that.
class WebSocket final : public Follower, public Closable, public std::enable_shared_from_this<WebSocket> {
 public:
  WebSocket(Server& server, boost::beast::tcp_stream stream, std::string from);
  ~WebSocket() override;

  /// Answers the request to upgrade and begins to read.
  void accept(const UpgradeRequest& request);
  void send(SharedText message) override;
  void close() override;
  void drop() override;

 private:
  void read();
  void received(boost::beast::error_code failure);
  /// A ping, pong or close: each costs an answer, so that they are counted too.
  void count_control();
  void flush();
  void written(boost::beast::error_code failure);
  /// Says goodbye after what waits to be sent.
  void close_with(boost::beast::websocket::close_code code);
  void end_dialogue();

  Server& server_;
  /// Without compression, which would cost memory for every connection.
  boost::beast::websocket::stream<boost::beast::tcp_stream, false> stream_;
  boost::beast::flat_buffer buffer_;
  std::shared_ptr<Dialogue> dialogue_;
  RateLimit rate_, control_rate_;
  std::deque<SharedText> waiting_;
  std::size_t waiting_bytes_ = 0;
  std::string frame_;
  bool is_writing_ = false, is_flushing_ = false, is_open_ = false, is_gone_ = false;
  std::optional<boost::beast::websocket::close_code> goodbye_;
};

WebSocket::WebSocket(Server& server, beast::tcp_stream stream, std::string from)
    : server_(server),
      stream_(std::move(stream)),
      rate_(server.parts().limits.messages_per_second, server.parts().limits.messages_per_second * 10),
      control_rate_(server.parts().limits.controls_per_second, server.parts().limits.controls_per_second * 10) {
  address = std::move(from);
  server_.add(this);
}

WebSocket::~WebSocket() {
  server_.remove(this);
  server_.parts().addresses.leave(address);
  --server_.parts().context.metrics.connections;
}

void WebSocket::accept(const UpgradeRequest& request) {
  stream_.set_option(websocket::stream_base::timeout{kHandshakeTimeout, kIdleTimeout, true});
  stream_.set_option(websocket::stream_base::decorator([](websocket::response_type& response) {
    for (const auto& [name, value] : security_headers()) response.set(name, value);
  }));
  stream_.read_message_max(server_.parts().limits.message_bytes);
  // Large messages are few, and a small buffer keeps thousands of idle connections cheap.
  stream_.write_buffer_bytes(1024);
  stream_.auto_fragment(false);
  // Called while reading, which keeps this alive.
  stream_.control_callback([this](websocket::frame_type, beast::string_view) { count_control(); });
  beast::get_lowest_layer(stream_).expires_never();
  stream_.async_accept(request, [self = shared_from_this()](beast::error_code failure) {
    if (failure) return;
    self->is_open_ = true;
    self->dialogue_ = std::make_shared<Dialogue>(self->server_.parts().tables, self->server_.parts().context, self);
    if (self->server_.is_closing()) return self->close();
    self->read();
  });
}

void WebSocket::read() {
  stream_.async_read(buffer_,
                     [self = shared_from_this()](beast::error_code failure, std::size_t) { self->received(failure); });
}

void WebSocket::received(beast::error_code failure) {
  if (failure) return drop();
  // Whoever is sent away is not heard any more; saying goodbye reads what is left.
  if (is_gone_ || goodbye_) return;
  ServiceContext& context = server_.parts().context;
  ++context.metrics.messages_received;
  if (!stream_.got_text()) return close_with(websocket::close_code::unknown_data);
  if (!rate_.allows(context.steady())) {
    ++context.metrics.rate_limited;
    send(std::make_shared<const std::string>(refused_text("", protocol::error_of(refused(kTooOften)), lang)));
    return close_with(websocket::close_code::policy_error);
  }
  const std::string text(static_cast<const char*>(buffer_.data().data()), buffer_.size());
  buffer_.consume(buffer_.size());
  const std::shared_ptr<Dialogue> dialogue = dialogue_;
  dialogue->receive(text);
  if (!is_gone_ && !goodbye_) read();
}

void WebSocket::count_control() {
  ServiceContext& context = server_.parts().context;
  ++context.metrics.control_frames_received;
  if (control_rate_.allows(context.steady())) return;
  ++context.metrics.rate_limited;
  drop();
}

void WebSocket::send(SharedText message) {
  if (!is_open_ || is_gone_ || goodbye_) return;
  // What is sent first may be as large as it is; a slow reader is one behind whom much more has gathered.
  const std::size_t first = is_writing_ || waiting_.empty() ? 0 : waiting_.front()->size();
  if (waiting_bytes_ - first > server_.parts().limits.backlog_bytes) {
    ++server_.parts().context.metrics.slow_readers_dropped;
    log(LogLevel::Warning, "slow_reader_dropped", {{"waiting_bytes", waiting_bytes_}});
    return drop();
  }
  waiting_bytes_ += message->size();
  waiting_.push_back(std::move(message));
  ++server_.parts().context.metrics.messages_sent;
  if (is_writing_ || is_flushing_) return;
  // Not at once: what else is said in this moment goes into the same frame.
  is_flushing_ = true;
  boost::asio::post(server_.parts().io, [self = shared_from_this()] {
    self->is_flushing_ = false;
    self->flush();
  });
}

void WebSocket::flush() {
  if (is_writing_ || is_gone_) return;
  if (waiting_.empty()) {
    if (!goodbye_) return;
    is_gone_ = true;
    return stream_.async_close(*goodbye_, [self = shared_from_this()](beast::error_code) {});
  }
  frame_.clear();
  const auto fits = [this] { return reads_lines && frame_.size() + waiting_.front()->size() < kLargestFrame; };
  while (!waiting_.empty() && (frame_.empty() || fits())) {
    if (!frame_.empty()) frame_ += '\n';
    frame_ += *waiting_.front();
    waiting_bytes_ -= waiting_.front()->size();
    waiting_.pop_front();
  }
  is_writing_ = true;
  server_.parts().context.metrics.bytes_sent += frame_.size();
  stream_.text(true);
  stream_.async_write(boost::asio::buffer(frame_),
                      [self = shared_from_this()](beast::error_code failure, std::size_t) { self->written(failure); });
}

void WebSocket::written(beast::error_code failure) {
  is_writing_ = false;
  if (failure) return drop();
  // A frame is larger than most; idle connections give the memory back.
  if (frame_.capacity() > 4096 && waiting_.empty()) std::string().swap(frame_);
  flush();
}

void WebSocket::close_with(websocket::close_code code) {
  if (is_gone_ || goodbye_) return;
  goodbye_ = code;
  end_dialogue();
  boost::asio::post(server_.parts().io, [self = shared_from_this()] { self->flush(); });
}

void WebSocket::close() {
  if (!is_open_) return drop();
  close_with(websocket::close_code::going_away);
}

/// The dialogue holds on to its follower, so it is let go here.
void WebSocket::end_dialogue() {
  if (const auto dialogue = std::exchange(dialogue_, nullptr)) dialogue->close();
}

void WebSocket::drop() {
  is_gone_ = true;
  end_dialogue();
  beast::error_code ignored;
  beast::get_lowest_layer(stream_).socket().close(ignored);
}

}  // namespace

void accept_web_socket(Server& server, beast::tcp_stream stream, std::string address, UpgradeRequest request) {
  std::make_shared<WebSocket>(server, std::move(stream), std::move(address))->accept(request);
}

}  // namespace oligopoly::service
