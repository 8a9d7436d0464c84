#include "service/server.hpp"

#include <boost/asio/ip/tcp.hpp>

#include "service/http_connection.hpp"
#include "service/log.hpp"

namespace oligopoly::service {

namespace asio = boost::asio;
using asio::ip::tcp;

Server::Server(ServerParts parts) : parts_(std::move(parts)), acceptor_(parts_.io) {}
Server::~Server() = default;

std::string Server::listen(const std::string& address, std::uint16_t port) {
  boost::system::error_code failure;
  const auto ip = asio::ip::make_address(address, failure);
  if (failure) return address + ": " + failure.message();
  const tcp::endpoint endpoint(ip, port);
  acceptor_->open(endpoint.protocol(), failure);
  if (!failure) acceptor_->set_option(asio::socket_base::reuse_address(true), failure);
  if (!failure) acceptor_->bind(endpoint, failure);
  if (!failure) acceptor_->listen(asio::socket_base::max_listen_connections, failure);
  if (failure) return address + ":" + std::to_string(port) + ": " + failure.message();
  port_ = acceptor_->local_endpoint(failure).port();
  accept();
  return {};
}

void Server::accept() {
  acceptor_->async_accept([this](boost::system::error_code failure, tcp::socket socket) {
    if (is_closing_) return;
    boost::system::error_code ignored;
    const auto peer = socket.remote_endpoint(ignored);
    if (!failure && !ignored) {
      const std::string address = parts_.trusts_proxy ? "" : peer.address().to_string();
      if (parts_.addresses.enter(address)) {
        ++parts_.context.metrics.connections_accepted;
        ++parts_.context.metrics.connections;
        socket.set_option(tcp::no_delay(true), ignored);
        serve_connection(*this, std::move(socket), address);
      } else {
        ++parts_.context.metrics.connections_refused;
      }
    }
    if (failure) log(LogLevel::Warning, "not_accepted", {{"why", failure.message()}});
    accept();
  });
}

void Server::close() {
  is_closing_ = true;
  acceptor_.reset();
  close_each(&Closable::close);
}

void Server::drop() { close_each(&Closable::drop); }

void Server::close_each(void (Closable::*how)()) {
  // One that ends may take itself, and others, off the list.
  const std::vector<Closable*> open(connections_.begin(), connections_.end());
  for (Closable* connection : open)
    if (connections_.contains(connection)) (connection->*how)();
}

}  // namespace oligopoly::service
