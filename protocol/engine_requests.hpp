#pragma once

#include <span>

#include "protocol/engine.hpp"
#include "protocol/json_fields.hpp"

namespace oligopoly::protocol {

/// The requests of the engine protocol, each answered by a function of its own. One object serves one request.
struct EngineRequests {
  using Answer = tl::expected<json::object, Error>;

  /// A request by name: what it may carry besides "do", "id" and "lang".
  struct Kind {
    std::string_view name;
    bool needs_game;
    Answer (EngineRequests::*answer)();
    std::vector<std::string_view> fields;
    Text help;
  };
  static std::span<const Kind> kinds();

  Engine& engine;
  const json::object& request;
  Lang lang;

  // what can be known without a game
  Answer help();
  Answer game();
  Answer quit();

  // begin
  Answer new_game();
  Answer load();

  // look
  Answer to_act();
  Answer legal();
  Answer sample();
  Answer check();
  Answer notation();
  Answer view();
  Answer draw();
  Answer determinize();
  Answer score();
  Answer record();
  Answer state();
  Answer hash();
  Answer ask();

  // play
  Answer apply();
  Answer roll();
  Answer undo();
  Answer take_back();

 private:
  struct Move {
    Seat seat;
    AnyAction action;
  };

  const AnyTable& table() const { return engine.session_->table(); }
  const AnyRuleset& rules() const { return table().rules(); }
  const json::value* find(std::string_view field) const { return request.if_contains(field); }

  static tl::unexpected<Error> missing(std::string_view field, std::string place = {});

  /// Step, who acts, whether it is over, and the hash: what every answer that moves the game ends with.
  json::object position() const;
  json::object position_after(const std::vector<AnyEvent>& events) const;
  json::value written_action(const AnyAction& action) const;

  /// A seat that plays here, or chance.
  tl::expected<Seat, Error> actor() const;
  /// A seat that plays here, or the spectator (also when none is named).
  tl::expected<Seat, Error> viewer() const;
  tl::expected<Seat, Error> seat_in(const json::value* value, const std::string& place, Seat also) const;
  tl::expected<AnyAction, Error> action_in(const json::value* value, const std::string& place) const;
  tl::expected<Move, Error> move_in(const json::object& from, const std::string& place) const;
  tl::expected<std::vector<Move>, Error> moves() const;
  /// The number in `field`, or `otherwise` if there is none.
  tl::expected<std::int64_t, Error> number(std::string_view field, std::int64_t least, std::int64_t most,
                                           std::optional<std::int64_t> otherwise) const;

  tl::expected<Session, Error> session_of_record(const json::value& record) const;
  tl::expected<Session, Error> session_of_state(const json::value& state) const;
  Answer begin(tl::expected<Session, Error> session);
};

}  // namespace oligopoly::protocol
