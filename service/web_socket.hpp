#pragma once

#include <boost/beast/core/tcp_stream.hpp>
#include <boost/beast/http/message.hpp>
#include <boost/beast/http/string_body.hpp>

#include "service/server.hpp"

namespace oligopoly::service {

using UpgradeRequest = boost::beast::http::request<boost::beast::http::string_body>;

/// Answers a request to become a WebSocket; from then on the connection lives by itself.
void accept_web_socket(Server& server, boost::beast::tcp_stream stream, std::string address, UpgradeRequest request);

}  // namespace oligopoly::service
