#pragma once

#include <array>
#include <cstddef>
#include <cstring>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "core/game.hpp"
#include "core/perft.hpp"
#include "core/workload.hpp"

/// The same games with their types erased, for code that serves whichever game it is given: the terminal, the
/// service, the browser. Made from the concept by `core/any_game_of.hpp`; nobody subclasses a game by hand.
namespace oligopoly {

/// Room for a small value of any game.
template <std::size_t Size>
struct AnyValue {
  alignas(8) std::array<std::byte, Size> bytes{};

  template <class T>
  static AnyValue of(const T& value) {
    static_assert(sizeof(T) <= Size && std::is_trivially_copyable_v<T>);
    AnyValue any;
    std::memcpy(any.bytes.data(), &value, sizeof(T));
    return any;
  }
  template <class T>
  T as() const {
    T value{};
    std::memcpy(static_cast<void*>(&value), bytes.data(), sizeof(T));
    return value;
  }
};
using AnyAction = AnyValue<64>;
using AnyEvent = AnyValue<256>;

/// A view of any game.
struct AnyView {
  std::vector<std::byte> bytes;
};

class AnyGame;

/// A ruleset with its options set.
class AnyRuleset {
 public:
  virtual ~AnyRuleset() = default;
  virtual const AnyGame& game() const = 0;
  virtual std::unique_ptr<AnyRuleset> clone() const = 0;
  /// Requires an option of `game().options()`.
  virtual int option(const OptionInfo&, Seat = {}) const = 0;
  virtual void set_option(const OptionInfo&, Seat, int value) = 0;
  virtual bool is_automaton(Seat) const = 0;
  virtual std::string seat_name(Seat, Lang) const = 0;
  /// What is wrong with it for this many seats, if anything.
  virtual std::optional<Flaw> flaw(int seats) const = 0;
  virtual void write(FieldWriter&) const = 0;
  virtual bool read(FieldReader&) = 0;
  /// By which version of the game's rules it is played; records name it.
  virtual int rules_version() const = 0;
  /// Lets the seats that chose nothing take what the others left.
  virtual void seat_the_rest(int seats, SeatSet chose) = 0;
  /// Adds a pack: components from outside the released rulesets. False when this game takes no packs, and when the
  /// pack could not be read (then the reader knows why); either way nothing changes.
  virtual bool read_pack(FieldReader&) = 0;
  /// The typed ruleset behind it. Requires that T is this game's.
  template <class T>
  const T& as() const {
    return *static_cast<const T*>(address());
  }

 protected:
  virtual const void* address() const = 0;
};

/// A game being played: rules and a state.
class AnyPosition {
 public:
  virtual ~AnyPosition() = default;
  virtual const AnyGame& game() const = 0;
  virtual const AnyRuleset& rules() const = 0;
  virtual std::unique_ptr<AnyPosition> clone() const = 0;

  virtual int seats() const = 0;
  virtual SeatSet to_act() const = 0;
  virtual bool is_over() const = 0;
  virtual Verdict check(Seat, const AnyAction&) const = 0;
  virtual bool is_listable(Seat) const = 0;
  virtual void legal_actions(Seat, std::vector<AnyAction>&) const = 0;
  virtual AnyAction sample_action(Seat, Rng&) const = 0;
  virtual bool reveals(Seat, const AnyAction&) const = 0;
  /// Checks, then applies; a refused action changes nothing.
  virtual Verdict apply(Seat, const AnyAction&, std::vector<AnyEvent>* events = nullptr) = 0;
  virtual AnyView view(Seat) const = 0;
  /// Whether `viewer` sees the same at both. Requires tables of one game and ruleset.
  virtual bool looks_like(const AnyPosition& other, Seat viewer) const = 0;
  /// A table whose state gives `viewer` the same view as this one, with what is hidden made up.
  virtual std::unique_ptr<AnyPosition> determinize(Seat viewer, Rng&) const = 0;
  virtual Standings standings() const = 0;
  virtual Verdict audit() const = 0;
  virtual std::uint64_t hash() const = 0;

  virtual void write_state(FieldWriter&) const = 0;
  /// Reads a state for this table's rules and seats. On failure, or if the state breaks the game's laws, nothing
  /// changes.
  virtual bool read_state(FieldReader&) = 0;
  virtual void write_view(Seat, FieldWriter&) const = 0;
  /// Takes up a state that gives the view read, with what is hidden made up: for someone who knows a table only by
  /// what a seat sees of it. On failure, or if no such state keeps the game's laws, nothing changes.
  virtual bool read_view(FieldReader&, Rng&) = 0;
  /// What the rules make of the position as `viewer` sees it. False when the game has nothing to say.
  virtual bool write_preview(Seat viewer, FieldWriter&) const = 0;
  /// What an action of `seat` would bring. Requires that it is allowed. False when the game has nothing to say.
  virtual bool write_preview(Seat seat, const AnyAction&, FieldWriter&) const = 0;
  /// What the game can be asked besides: `question` by name, in the position as `viewer` sees it.
  /// False when the game knows no such question.
  virtual bool answer(std::string_view question, Seat viewer, FieldReader&, FieldWriter&) const = 0;
  /// A command of the game's own for the terminal ("plan goods>=5"), if `line` is one.
  virtual std::optional<std::string> terminal_command(std::string_view line, Seat viewer, const Canvas&) const = 0;
  virtual std::string draw(Seat viewer, const Canvas&) const = 0;

  /// The typed state behind it, for tests. Requires that T is this game's.
  template <class T>
  const T& state_as() const {
    return *static_cast<const T*>(state_address());
  }

 protected:
  virtual const void* state_address() const = 0;
};

struct RulesetInfo {
  std::string_view id;
  int version = 1;
  Text title;
};

inline constexpr Reason kWrongSeats{"wrong_seats",
                                    "",
                                    {"the state has {0} seats, the table has {1}", "局面有 {0} 个席位，本桌有 {1} 个",
                                     "局面有 {0} 個席位，本桌有 {1} 個"}};

/// One game of the catalogue.
class AnyGame {
 public:
  virtual ~AnyGame() = default;
  virtual const GameInfo& info() const = 0;
  virtual std::vector<RulesetInfo> rulesets() const = 0;
  virtual std::vector<OptionInfo> options() const = 0;
  /// A copy of a released ruleset to set options in, or null if there is none of this id. Version 0 is the one offered
  /// now; a record may name an older one.
  virtual std::unique_ptr<AnyRuleset> ruleset(std::string_view id, int version = 0) const = 0;
  /// Requires `!rules.flaw(seats)`.
  virtual std::unique_ptr<AnyPosition> start(const AnyRuleset& rules, int seats) const = 0;

  virtual void write_action(const AnyAction&, FieldWriter&) const = 0;
  virtual bool read_action(AnyAction&, FieldReader&) const = 0;
  virtual void write_event(const AnyEvent&, FieldWriter&) const = 0;
  virtual bool is_same(const AnyAction&, const AnyAction&) const = 0;
  virtual std::string notation(const AnyRuleset&, const AnyAction&) const = 0;
  virtual Parsed<AnyAction> read_notation(const AnyRuleset&, std::string_view) const = 0;
  virtual std::string describe(const AnyRuleset&, const AnyEvent&, Lang) const = 0;
  virtual std::string_view rule_of(const AnyEvent&) const = 0;
  /// How moves are written, for someone who has to write one. Empty if the game explains nothing.
  virtual std::string_view notation_help(Lang) const = 0;
  /// What can be typed besides moves and is the game's own, one per line; see `AnyPosition::terminal_command`.
  virtual std::string_view terminal_help(Lang) const = 0;

  /// Counts of action sequences by depth; see core/perft.hpp.
  virtual std::vector<PerftCount> perft(const AnyRuleset&, int seats, int depth) const = 0;
  /// What is worth measuring besides play; see core/workload.hpp.
  virtual std::span<const Workload> workloads() const = 0;
  /// One number for the behaviour of the rules; see core/signature.hpp.
  virtual std::uint64_t signature() const = 0;
};

/// The game G with its type erased. Instantiated by the game itself, which includes core/any_game_of.hpp to do so.
template <class G>
const AnyGame& any_game();

}  // namespace oligopoly
