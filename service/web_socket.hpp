#pragma once

#include <boost/asio/ip/tcp.hpp>
#include <boost/beast/core/flat_buffer.hpp>
#include <boost/beast/core/tcp_stream.hpp>
#include <boost/beast/http.hpp>
#include <boost/beast/websocket.hpp>
#include <deque>

#include "service/server.hpp"

namespace oligopoly::service {

/// One WebSocket. Messages that wait together go out in one frame, one a line, to those who read that.
class WebSocket final : public Listener, public Closable, public std::enable_shared_from_this<WebSocket> {
 public:
  using Request = boost::beast::http::request<boost::beast::http::string_body>;

  WebSocket(Server& server, boost::beast::tcp_stream stream, std::string address);
  ~WebSocket() override;

  /// Answers the request to upgrade and begins to read.
  void accept(const Request& request);
  void send(SharedText message) override;
  void close() override;
  void drop() override;

 private:
  void read();
  void received(boost::beast::error_code failure);
  void flush();
  void written(boost::beast::error_code failure);
  void close_with(boost::beast::websocket::close_code code);
  void end_dialogue();

  Server& server_;
  boost::beast::websocket::stream<boost::beast::tcp_stream> stream_;
  std::string address_;
  boost::beast::flat_buffer buffer_;
  std::shared_ptr<Dialogue> dialogue_;
  RateLimit rate_;
  std::deque<SharedText> waiting_;
  std::size_t waiting_bytes_ = 0;
  std::string frame_;
  bool is_writing_ = false, is_flushing_ = false, is_open_ = false, is_gone_ = false;
};

}  // namespace oligopoly::service
