#pragma once

#include <boost/asio/ip/tcp.hpp>
#include <memory>

#include "service/server.hpp"

namespace oligopoly::service {

/// Serves one connection until it ends or becomes a WebSocket.
void serve_connection(Server& server, boost::asio::ip::tcp::socket socket, std::string address);

}  // namespace oligopoly::service
