#pragma once

#include <array>
#include <functional>
#include <limits>
#include <memory>

#include "core/record.hpp"
#include "matches/factory.hpp"

namespace oligopoly {

/// Who decides what chance does: our generator, or people who roll and draw at a real table and enter the outcome.
enum class ChanceBy : std::uint8_t { Generator, People };

/// One action and what everyone saw happen.
struct Move {
  Seat seat;
  AnyAction action;
  std::vector<AnyEvent> events;
};

/// A session with bots in those seats whose player is the id of a bot. Knows no clock and no screen: whoever holds it
/// enters what people decide.
class Match {
 public:
  using Watch = std::function<void(const Move&)>;

  /// Takes up a session, new or resumed. A budget for each seat, or none.
  Match(Session session, std::uint64_t seed, ChanceBy chance = ChanceBy::Generator, std::vector<Budget> budgets = {});

  const Session& session() const { return session_; }
  const AnyPosition& position() const { return session_.position(); }
  const Record& record() const { return session_.record(); }
  /// Null where no bot sits.
  const Bot* bot(Seat seat) const { return is_player(seat) ? bots_[seat.index()].get() : nullptr; }

  /// What the bot of a seat compared when it last decided, as far as that decision is open by now: a choice that is
  /// still sealed stays so; with what the moves left it to expect, where the game can say. Empty if there is nothing
  /// to tell.
  std::string explanation(Seat seat, Lang lang) const;

  /// The seats of `to_act` for which a person must decide, chance among them if people roll the dice.
  SeatSet waits_for() const;
  /// Plays the bots and chance until a person must decide, the game is over, or bots have decided `most` times: what
  /// chance does is not counted. Bots choose before people do.
  void run(const Watch& watch = {}, int most = std::numeric_limits<int>::max());
  /// A person's action for a seat of `waits_for()`; a refused one changes nothing.
  Verdict play(Seat seat, const AnyAction& action, const Watch& watch = {});
  /// An action for whichever seat is to act, a bot's too: whoever drives the game decides.
  Verdict enter(Seat seat, const AnyAction& action, const Watch& watch = {});
  /// Lets chance act until someone else must.
  void roll(const Watch& watch = {});
  /// Takes back the last action that a person made, with what bots answered. Refused once something was revealed since.
  Verdict undo();
  /// As a session does.
  Verdict undo_to(int step) { return session_.undo_to(step); }
  Verdict take_back(Seat seat) { return session_.take_back(seat); }
  /// Seats a bot, or a person for "human", from now on. False if no bot of this id plays the game; then nothing
  /// changes.
  bool stand_in(Seat seat, std::string_view id, std::uint64_t seed);

 private:
  /// What a bot compared when it made the decision of a step.
  struct Reasoning {
    int step = 0;
    Seat seat;
    bool is_open = false;
    Comparison comparison;
  };

  AnyAction decide(Seat seat);
  /// With what the moves left the seat to expect when it decided.
  Comparison completed(const Reasoning& reasoning) const;
  bool is_seen(Seat seat, const AnyAction& action) const;
  bool is_person(Seat seat) const;

  Session session_;
  ChanceBy chance_by_;
  std::vector<Budget> budgets_;
  Rng chance_;
  std::array<std::unique_ptr<Bot>, kMaxSeats> bots_;
  std::vector<Reasoning> reasonings_;
};

/// Everything that happened in a game so far, in order. Requires a record whose steps its rules allow.
std::vector<Move> moves_of(const Record& record);

}  // namespace oligopoly
