#pragma once

#include <chrono>
#include <cstdint>
#include <deque>
#include <map>
#include <optional>
#include <string>
#include <string_view>

namespace oligopoly::service {

/// A small client of the service, written against the bytes of the wire: for tests, which must be able to send what no
/// library would, for the load generator and for players in a terminal. Blocks.
class WireClient {
 public:
  using Headers = std::map<std::string, std::string>;
  struct Answer {
    int status = 0;
    /// Names in lower case.
    Headers headers;
    std::string body;
  };

  /// Connects to this machine. Throws std::runtime_error if nobody listens.
  explicit WireClient(std::uint16_t port) : WireClient("127.0.0.1", port) {}
  /// Connects to another one. Throws std::runtime_error if there is none of this name, or nobody listens.
  WireClient(const std::string& host, std::uint16_t port);
  ~WireClient();
  WireClient(WireClient&& other) noexcept;
  WireClient& operator=(WireClient&&) = delete;

  /// How long a request may take.
  std::chrono::milliseconds request_patience = std::chrono::seconds(20);

  /// One request and its answer; status 0 if the connection ended instead, or no answer came in time.
  Answer request(const std::string& method, const std::string& target, const std::string& body = {},
                 const Headers& headers = {});
  /// Asks for a WebSocket.
  Answer upgrade(const Headers& headers = {}, const std::string& target = "/ws");

  void send(std::string_view text) { send_frame(0x81, text); }
  /// A frame with this first byte (0x81 is a whole text), masked as clients must.
  void send_frame(std::uint8_t first_byte, std::string_view payload);
  void send_bytes(std::string_view bytes);
  /// The next message; frames that hold several are taken apart. Nothing when the connection ends or time is up.
  std::optional<std::string> receive(std::chrono::milliseconds patience = std::chrono::seconds(10));
  /// Every byte of the frames' payloads so far.
  const std::string& received_bytes() const { return received_; }
  /// The code of the close frame, if one came.
  int close_code() const { return close_code_; }
  bool is_open() const { return is_open_; }
  int socket() const { return socket_; }

  /// The bytes of a masked frame, for those who send many at once.
  static std::string frame(std::uint8_t first_byte, std::string_view payload);

 private:
  bool read_more(std::chrono::milliseconds patience);
  bool take_frame();

  int socket_ = -1;
  std::string input_, received_;
  std::deque<std::string> messages_;
  int close_code_ = 0;
  bool is_open_ = true;
};

}  // namespace oligopoly::service
