#pragma once

#include <atomic>
#include <memory>
#include <string>

#include "service/hosted_tables.hpp"

namespace oligopoly::service {

/// One WebSocket's conversation with a table: reads messages, has them done, answers each. See docs/websocket.md.
class Dialogue : public std::enable_shared_from_this<Dialogue> {
 public:
  Dialogue(HostedTables& tables, ServiceContext& surroundings, std::shared_ptr<Follower> listener)
      : tables_(tables), context_(surroundings), follower_(std::move(listener)) {}

  /// One message. Whatever it is, it is answered.
  void receive(const std::string& text);
  /// The connection is gone.
  void close();

 private:
  void join(const std::string& key, const command::Join& wish);
  void question(const Command& command);
  void answer(const HostedTable& live, const std::string& key, const command::Actions&);
  void answer(const HostedTable& live, const std::string& key, const command::Check& check);
  /// Questions that take long: one at a time, and dropped when the asker leaves.
  void answer(const HostedTable& live, const std::string& key, const command::Ask& ask);
  void answer(const HostedTable& live, const std::string& key, const command::History& history);
  /// The other commands ask nothing.
  template <class Other>
  void answer(const HostedTable&, const std::string&, const Other&) {}
  using Wanted = std::shared_ptr<std::atomic<bool>>;
  /// Nothing, and a refusal, while one is being answered.
  Wanted begin_answering(const std::string& key);
  void answer_on_thread(const HostedTable& live, Wanted wanted, std::function<std::string()> work);
  void change(Command command, const std::string& text);
  void leave();
  void send(std::string text);
  void refuse(const std::string& key, const protocol::Error& error);
  void refuse(const std::string& key, const Reason& reason);

  HostedTables& tables_;
  ServiceContext& context_;
  std::shared_ptr<Follower> follower_;
  /// The table joined; empty before.
  std::string table_;
  /// Whether the answer to a question under way is still wanted; null when there is none.
  Wanted answering_;
  bool is_closed_ = false;
};

}  // namespace oligopoly::service
