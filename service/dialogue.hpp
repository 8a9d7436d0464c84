#pragma once

#include <memory>
#include <string>

#include "service/tables.hpp"

namespace oligopoly::service {

/// One WebSocket's conversation with a table: reads messages, has them done, answers each. See docs/websocket.md.
class Dialogue : public std::enable_shared_from_this<Dialogue> {
 public:
  Dialogue(Tables& tables, Surroundings& surroundings, std::shared_ptr<Listener> listener)
      : tables_(tables), around_(surroundings), listener_(std::move(listener)) {}

  /// One message. Whatever it is, it is answered.
  void receive(const std::string& text);
  /// The connection is gone.
  void close();

 private:
  void join(const Command& command);
  void question(const Command& command);
  void change(Command command, const std::string& text);
  void leave();
  void send(std::string text);
  void refuse(const std::string& key, const protocol::Error& error);
  void refuse(const std::string& key, const Reason& reason);

  Tables& tables_;
  Surroundings& around_;
  std::shared_ptr<Listener> listener_;
  /// The table joined; empty before.
  std::string table_;
  bool is_closed_ = false;
};

}  // namespace oligopoly::service
