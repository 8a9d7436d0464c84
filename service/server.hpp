#pragma once

#include <boost/asio/io_context.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <memory>
#include <optional>
#include <string>
#include <unordered_set>
#include <vector>

#include "service/dialogue.hpp"
#include "service/http_api.hpp"

namespace oligopoly::service {

/// What the server's connections share.
struct ServerParts {
  boost::asio::io_context& io;
  HostedTables& tables;
  ServiceContext& context;
  HttpApi& api;
  AddressBook& addresses;
  Limits limits;
  /// Further origins whose pages may talk to us.
  std::vector<std::string> origins;
  /// Only requests to a loopback name are answered: a page of another site cannot reach us by a name of its own.
  bool only_loopback_names = false;
  /// Behind a proxy: the address is the last one of X-Forwarded-For.
  bool trusts_proxy = false;
};

/// Something that is told to end.
class Closable {
 public:
  virtual ~Closable() = default;
  virtual void close() = 0;
  /// Without goodbye: the other side is gone, or does not read.
  virtual void drop() = 0;
};

/// HTTP and WebSockets on one port. All of it runs on the thread of the io_context.
class Server {
 public:
  explicit Server(ServerParts parts);
  ~Server();

  /// Listens; the error in words if it cannot.
  std::string listen(const std::string& address, std::uint16_t port);
  std::uint16_t port() const { return port_; }
  /// Takes no new connections and tells those there are to end.
  void close();
  /// Ends those that are left without goodbye.
  void drop();
  std::size_t connections() const { return connections_.size(); }

  ServerParts& parts() { return parts_; }
  void add(Closable* connection) { connections_.insert(connection); }
  void remove(Closable* connection) { connections_.erase(connection); }
  bool is_closing() const { return is_closing_; }

 private:
  void accept();
  void close_each(void (Closable::*how)());

  ServerParts parts_;
  std::optional<boost::asio::ip::tcp::acceptor> acceptor_;
  std::uint16_t port_ = 0;
  std::unordered_set<Closable*> connections_;
  bool is_closing_ = false;
};

}  // namespace oligopoly::service
