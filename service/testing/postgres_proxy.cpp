#include "service/testing/postgres_proxy.hpp"

#include <poll.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/un.h>
#include <unistd.h>

#include <array>
#include <chrono>
#include <stdexcept>
#include <string_view>

namespace oligopoly::service::testing {
namespace {

constexpr const char* kSocketName = "/.s.PGSQL.5432";

sockaddr_un address_of(const std::string& path) {
  sockaddr_un address{};
  address.sun_family = AF_UNIX;
  path.copy(address.sun_path, sizeof address.sun_path - 1);
  return address;
}

int connect_to(const std::string& path) {
  const int socket = ::socket(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0);
  const sockaddr_un address = address_of(path);
  if (::connect(socket, reinterpret_cast<const sockaddr*>(&address), sizeof address) == 0) return socket;
  ::close(socket);
  return -1;
}

bool send_all(int socket, std::string_view bytes) {
  while (!bytes.empty()) {
    const auto sent = ::send(socket, bytes.data(), bytes.size(), MSG_NOSIGNAL);
    if (sent <= 0) return false;
    bytes.remove_prefix(static_cast<std::size_t>(sent));
  }
  return true;
}

}  // namespace

PostgresProxy::PostgresProxy(const std::string& url) {
  const std::size_t host = url.find("host=") + 5;
  server_path_ = url.substr(host) + kSocketName;
  url_ = url.substr(0, host) + folder_.path().string();
  listening_ = ::socket(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0);
  const sockaddr_un address = address_of(folder_.path().string() + kSocketName);
  if (::bind(listening_, reinterpret_cast<const sockaddr*>(&address), sizeof address) != 0 ||
      ::listen(listening_, 64) != 0)
    throw std::runtime_error("the proxy cannot listen");
  thread_ = std::thread([this] { run(); });
}

PostgresProxy::~PostgresProxy() {
  is_closing_ = true;
  thread_.join();
  for (Link& link : links_) end(link);
  ::close(listening_);
}

void PostgresProxy::cut() {
  cuts_all_ = true;
  while (cuts_all_) std::this_thread::sleep_for(std::chrono::milliseconds(1));
}

void PostgresProxy::end(Link& link) {
  if (link.client >= 0) ::close(link.client);
  if (link.server >= 0) ::close(link.server);
  link.client = link.server = -1;
}

void PostgresProxy::accept_one() {
  const int client = ::accept4(listening_, nullptr, nullptr, SOCK_CLOEXEC);
  if (client >= 0) links_.push_back({client, connect_to(server_path_)});
}

bool PostgresProxy::pass(Link& link, bool from_client) {
  std::array<char, 65536> chunk{};
  const auto size = ::recv(from_client ? link.client : link.server, chunk.data(), chunk.size(), 0);
  if (size <= 0) return false;
  const std::string_view bytes(chunk.data(), static_cast<std::size_t>(size));
  if (from_client && bytes.find("INSERT INTO log") != std::string_view::npos) link.has_inserted = true;
  const bool commits =
      from_client && link.has_inserted && bytes.find(std::string_view("COMMIT\0", 7)) != std::string_view::npos;
  if (commits) {
    link.has_inserted = false;
    const At at = cut_at_.exchange(At::No);
    if (at != At::No) ++commits_cut_;
    if (at == At::BeforeCommit) return false;
    link.ends_with_answer = at == At::AfterCommit;
  }
  // The server has answered, so it has committed; the client never hears of it.
  if (!from_client && link.ends_with_answer) return false;
  return send_all(from_client ? link.server : link.client, bytes);
}

void PostgresProxy::run() {
  while (!is_closing_) {
    if (cuts_all_) {
      for (Link& link : links_) end(link);
      links_.clear();
      cuts_all_ = false;
    }
    std::vector<pollfd> sockets = {{listening_, POLLIN, 0}};
    for (const Link& link : links_) {
      // While silent nothing is read, so that nothing is lost either.
      const short events = is_silent_ ? 0 : POLLIN;
      sockets.push_back({link.client, events, 0});
      sockets.push_back({link.server, events, 0});
    }
    if (::poll(sockets.data(), sockets.size(), 5) <= 0) continue;
    for (std::size_t i = 0; i < links_.size(); ++i) {
      bool goes_on = true;
      for (const bool from_client : {true, false}) {
        const short ready = sockets[1 + 2 * i + (from_client ? 0 : 1)].revents;
        if (goes_on && !is_silent_ && ready != 0) goes_on = pass(links_[i], from_client);
      }
      if (!goes_on) end(links_[i]);
    }
    std::erase_if(links_, [](const Link& link) { return link.client < 0; });
    if ((sockets[0].revents & POLLIN) != 0) accept_one();
  }
}

}  // namespace oligopoly::service::testing
