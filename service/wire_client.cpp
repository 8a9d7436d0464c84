#include "service/wire_client.hpp"

#include <netdb.h>
#include <netinet/tcp.h>
#include <poll.h>
#include <sys/socket.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <stdexcept>
#include <utility>

namespace oligopoly::service {
namespace {

constexpr std::uint8_t kText = 1, kClose = 8, kPing = 9;

std::string lower(std::string text) {
  std::transform(text.begin(), text.end(), text.begin(),
                 [](char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c + 32) : c; });
  return text;
}

/// A socket connected to this address; -1 if nobody listens there.
int connected_to(const addrinfo& address) {
  const int socket = ::socket(address.ai_family, SOCK_STREAM | SOCK_CLOEXEC, 0);
  if (socket >= 0 && ::connect(socket, address.ai_addr, address.ai_addrlen) == 0) return socket;
  if (socket >= 0) ::close(socket);
  return -1;
}

WireClient::Answer read_head(std::string_view head) {
  WireClient::Answer answer;
  answer.status = std::stoi(std::string(head.substr(9, 3)));
  std::size_t at = head.find("\r\n");
  while (at != std::string_view::npos && at + 2 < head.size()) {
    const std::size_t begin = at + 2, end = std::min(head.find("\r\n", begin), head.size());
    const std::string_view line = head.substr(begin, end - begin);
    if (const std::size_t colon = line.find(": "); colon != std::string_view::npos)
      answer.headers[lower(std::string(line.substr(0, colon)))] = line.substr(colon + 2);
    at = end;
  }
  return answer;
}

}  // namespace

WireClient::WireClient(const std::string& host, std::uint16_t port) {
  addrinfo wanted{}, *found = nullptr;
  wanted.ai_socktype = SOCK_STREAM;
  if (::getaddrinfo(host.c_str(), std::to_string(port).c_str(), &wanted, &found) != 0)
    throw std::runtime_error("there is no machine called " + host);
  for (const addrinfo* one = found; one != nullptr && socket_ < 0; one = one->ai_next) socket_ = connected_to(*one);
  ::freeaddrinfo(found);
  if (socket_ < 0) throw std::runtime_error("nobody listens on port " + std::to_string(port));
  const int on = 1;
  (void)::setsockopt(socket_, IPPROTO_TCP, TCP_NODELAY, &on, sizeof on);
}

WireClient::~WireClient() {
  if (socket_ >= 0) ::close(socket_);
}

WireClient::WireClient(WireClient&& other) noexcept
    : socket_(std::exchange(other.socket_, -1)),
      input_(std::move(other.input_)),
      received_(std::move(other.received_)),
      messages_(std::move(other.messages_)),
      close_code_(other.close_code_),
      is_open_(other.is_open_) {}

void WireClient::send_bytes(std::string_view bytes) {
  while (!bytes.empty() && is_open_) {
    const auto sent = ::send(socket_, bytes.data(), bytes.size(), MSG_NOSIGNAL);
    if (sent <= 0) {
      is_open_ = false;
      return;
    }
    bytes.remove_prefix(static_cast<std::size_t>(sent));
  }
}

bool WireClient::read_more(std::chrono::milliseconds patience) {
  pollfd waiting{socket_, POLLIN, 0};
  if (!is_open_ || ::poll(&waiting, 1, static_cast<int>(patience.count())) <= 0) return false;
  std::array<char, 65536> chunk{};
  const auto size = ::recv(socket_, chunk.data(), chunk.size(), 0);
  if (size <= 0) {
    is_open_ = false;
    return false;
  }
  input_.append(chunk.data(), static_cast<std::size_t>(size));
  return true;
}

WireClient::Answer WireClient::request(const std::string& method, const std::string& target, const std::string& body,
                                       const Headers& headers) {
  std::string text = method + " " + target + " HTTP/1.1\r\n";
  if (!headers.contains("Host")) text += "Host: localhost\r\n";
  for (const auto& [name, value] : headers) text.append(name).append(": ").append(value).append("\r\n");
  if (!body.empty() && !headers.contains("Content-Length"))
    text += "Content-Length: " + std::to_string(body.size()) + "\r\n";
  send_bytes(text + "\r\n" + body);
  std::size_t end = 0;
  while ((end = input_.find("\r\n\r\n")) == std::string::npos)
    if (!read_more(request_patience)) return {};
  Answer answer = read_head(std::string_view(input_).substr(0, end + 2));
  input_.erase(0, end + 4);
  const auto length = answer.headers.find("content-length");
  const std::size_t size =
      length == answer.headers.end() || method == "HEAD" ? 0 : static_cast<std::size_t>(std::stoul(length->second));
  while (input_.size() < size)
    if (!read_more(request_patience)) return {};
  answer.body = input_.substr(0, size);
  input_.erase(0, size);
  return answer;
}

WireClient::Answer WireClient::upgrade(const Headers& headers, const std::string& target) {
  Headers all = headers;
  all.insert({{"Connection", "Upgrade"},
              {"Upgrade", "websocket"},
              {"Sec-WebSocket-Version", "13"},
              {"Sec-WebSocket-Key", "dGhlIHNhbXBsZSBub25jZQ=="}});
  return request("GET", target, {}, all);
}

std::string WireClient::frame(std::uint8_t first_byte, std::string_view payload) {
  static constexpr std::array<std::uint8_t, 4> kMask = {0x12, 0x34, 0x56, 0x78};
  std::string out(1, static_cast<char>(first_byte));
  if (payload.size() < 126) {
    out += static_cast<char>(0x80u | payload.size());
  } else if (payload.size() < 65536) {
    out += static_cast<char>(0x80u | 126u);
    for (const int shift : {8, 0}) out += static_cast<char>(payload.size() >> shift);
  } else {
    out += static_cast<char>(0x80u | 127u);
    for (int shift = 56; shift >= 0; shift -= 8) out += static_cast<char>(payload.size() >> shift);
  }
  for (const std::uint8_t byte : kMask) out += static_cast<char>(byte);
  for (std::size_t i = 0; i < payload.size(); ++i)
    out += static_cast<char>(static_cast<std::uint8_t>(payload[i]) ^ kMask[i % 4]);
  return out;
}

void WireClient::send_frame(std::uint8_t first_byte, std::string_view payload) {
  send_bytes(frame(first_byte, payload));
}

bool WireClient::take_frame() {
  const auto byte = [&](std::size_t i) { return static_cast<std::uint8_t>(input_[i]); };
  if (input_.size() < 2) return false;
  std::size_t size = byte(1) & 127u, head = 2;
  const std::size_t extra = size == 126 ? 2 : size == 127 ? 8 : 0;
  if (input_.size() < head + extra) return false;
  if (extra > 0) size = 0;
  for (std::size_t i = 0; i < extra; ++i) size = size << 8 | byte(head + i);
  head += extra;
  if (input_.size() < head + size) return false;
  const std::uint8_t kind = byte(0) & 15u;
  const std::string payload = input_.substr(head, size);
  input_.erase(0, head + size);
  if (kind == kPing) send_frame(0x8A, payload);
  if (kind == kClose) {
    if (payload.size() >= 2)
      close_code_ = static_cast<std::uint8_t>(payload[0]) << 8 | static_cast<std::uint8_t>(payload[1]);
    send_frame(0x88, payload.substr(0, 2));
    is_open_ = false;
    ::shutdown(socket_, SHUT_WR);
  }
  if (kind != kText) return true;
  received_ += payload;
  received_ += '\n';
  std::size_t begin = 0;
  while (begin <= payload.size()) {
    const std::size_t end = std::min(payload.find('\n', begin), payload.size());
    messages_.push_back(payload.substr(begin, end - begin));
    begin = end + 1;
  }
  return true;
}

std::optional<std::string> WireClient::receive(std::chrono::milliseconds patience) {
  const auto until = std::chrono::steady_clock::now() + patience;
  while (messages_.empty()) {
    if (take_frame()) continue;
    const auto left = std::chrono::duration_cast<std::chrono::milliseconds>(until - std::chrono::steady_clock::now());
    if (left.count() < 0 || !read_more(left)) return std::nullopt;
  }
  std::string next = std::move(messages_.front());
  messages_.pop_front();
  return next;
}

}  // namespace oligopoly::service
