#pragma once

#include <memory>
#include <string>

#include "service/messages.hpp"

namespace oligopoly::service {

/// A text that many connections send.
using SharedText = std::shared_ptr<const std::string>;
inline SharedText shared_text(std::string text) { return std::make_shared<const std::string>(std::move(text)); }

/// Someone who follows a table and is told what happens there: one connection.
class Follower {
 public:
  virtual ~Follower() = default;
  /// Never blocks. Whoever reads too slowly is dropped, not waited for.
  virtual void send(SharedText message) = 0;

  /// Changes with every join and leave: who has left is told nothing more of what was asked for before.
  std::uint64_t visit = 0;
  Speaker speaker;
  /// Where it comes from: those who ask for much share with others from there.
  std::string address;
  /// Whether it has been sent "joined": nothing else of the table comes before.
  bool is_welcomed = false;
  Lang lang = Lang::En;
  /// Whether several messages may come in one frame, one per line.
  bool reads_lines = false;
  /// Whether it is told positions, or views alone.
  bool wants_positions = false;
  Viewer viewer() const { return {speaker.seat, lang, wants_positions}; }
};

}  // namespace oligopoly::service
