#pragma once

#include <algorithm>
#include <array>
#include <deque>
#include <set>
#include <string>
#include <vector>

#include "protocol/table_commands.hpp"
#include "protocol/table_log.hpp"
#include "protocol/table_messages.hpp"
#include "service/dealer.hpp"
#include "service/header.hpp"
#include "service/lobby.hpp"
#include "service/table_luck.hpp"

namespace oligopoly::service {

namespace command = protocol::command;
namespace entry = protocol::entry;
namespace message = protocol::message;
using message::UndoRequest;
using protocol::Command;
using protocol::LogEntry;
using protocol::read_command;

/// Who speaks to a table: a seat (or a spectator), and perhaps whoever opened it.
struct Speaker {
  Seat seat = kSpectator;
  bool is_host = false;
};

/// A seat as everyone sees it.
struct SeatState {
  /// What people call whoever sits there.
  std::string name;
  /// The bot that stands in; empty while the person plays.
  std::string stand_in;
  /// Since when the table waits for it; 0 while it does not.
  Millis awaited_since = 0;
  /// Whether the host has silenced it.
  bool is_muted = false;
};

/// Something that happened, with what everyone may know of it.
struct News {
  std::int64_t row = 0;
  LogEntry entry;
  std::vector<AnyEvent> events;
  /// How many steps the game has after it.
  int step = 0;
};

/// Rows of the chat that nobody is shown any more.
using RemovedLines = std::set<std::int64_t>;

/// A table that its host has closed: why, in the host's words, and when.
struct Closed {
  std::string text;
  Millis at = 0;
};

/// The latest of what happened, for those who come or come back.
class RecentNews {
 public:
  void add(News news) {
    news_.push_back(std::move(news));
    if (news_.size() > kMost) news_.pop_front();
  }
  auto rbegin() const { return news_.rbegin(); }
  auto rend() const { return news_.rend(); }

 private:
  static constexpr std::size_t kMost = 64;
  std::deque<News> news_;
};

inline constexpr std::size_t kLongestSaying = 500, kLongestName = 32, kLongestGoodbye = 200;
/// How long a seat must have kept the table waiting before others may call a stand-in.
inline constexpr Millis kAbsentAfter = 60'000;
/// How long a game that is to begin waits for the parts that people promised to add to its draws.
inline constexpr Millis kPatienceForParts = 20'000;

/// One table: the game, the seats, the chat, everything that its log tells. Pure: time and chance come from outside,
/// nothing is stored or sent here.
///
/// A command that is allowed happens at once and gives a row for the log; the caller shows it to nobody before the row
/// is safe, and forgets this table and loads it again if the row could not be kept.
class Table {
 public:
  /// A table that was stored. Every hash is checked.
  static tl::expected<Table, protocol::Error> load(const std::string& header, const std::vector<std::string>& log);
  struct Opened;
  /// A new one, with the rows of its log so far: what chance does before anyone acts, then a row for each action of
  /// `steps` and what chance did after it.
  static tl::expected<Opened, protocol::Error> open(TableHeader header, const std::vector<Step>& steps,
                                                    const Dealer& dealer, Millis now);
  /// A rematch: if it has a lobby, everyone sits there as before.
  static tl::expected<Opened, protocol::Error> open_again(TableHeader header, const Table& before, const Dealer& dealer,
                                                          Millis now);

  const TableHeader& header() const { return header_; }
  const Session& session() const { return session_; }
  const TableLuck& luck() const { return luck_; }
  /// What proves the draws of a game that is over. Before that nobody is told the seed.
  std::optional<protocol::Luck> proof() const;
  const AnyPosition& game() const { return session_.position(); }
  /// Rows of the log so far.
  std::int64_t rows() const { return rows_; }
  /// Takes up a row that another process wrote.
  tl::expected<News, protocol::Error> follow(const std::string& row);

  /// What a token opens: a seat, the host's rights, or only watching. Refuses a token that opens nothing.
  tl::expected<Speaker, protocol::Error> recognise(std::string_view token) const;

  /// What became of a command: news to store and show, or the row of the same command done before.
  struct Done {
    std::int64_t row = 0;
    std::optional<News> news;
  };
  using Result = tl::expected<Done, protocol::Error>;

  /// Does what a person asks. Refused commands change nothing. Rematches are arranged by HostedTables, which calls
  /// `arrange_rematch`; questions are refused.
  Result tell(const Speaker& speaker, const Command& command, const Dealer& dealer, Millis now);
  /// The row of a command that was done before, known by its key.
  std::optional<std::int64_t> row_of(const Speaker& speaker, const std::string& key) const;
  /// A bot's action for its seat.
  Result act(Seat seat, const AnyAction& action, const Dealer& dealer, Millis now);
  /// Puts a stand-in into a seat whose time has run out, if there is one. Call until it gives nothing.
  std::optional<News> enforce_clock(Millis now);
  /// Begins the game if its lobby is done: the one place where that happens, in a row of its own, before anything is
  /// drawn. Call whenever something happened.
  std::optional<News> maybe_begin(const Dealer& dealer, Millis now);
  Result arrange_rematch(const Speaker& speaker, const std::string& key, const std::string& table, Millis now);

  /// The row as it is stored.
  static std::string text_of(const News& news) { return protocol::text_of(news.entry); }

  /// How people find their seats; nothing once the game has begun.
  const std::optional<Lobby>& lobby() const { return lobby_; }
  bool is_begun() const { return !lobby_; }
  /// Whether whoever this is may see the table: spectators only if it is open to them, or still looks for players.
  bool admits(const Speaker& speaker) const;
  const SeatState& seat(Seat seat) const { return seats_[seat.index()]; }
  const std::vector<std::optional<TokenHash>>& seat_tokens() const { return seat_tokens_; }
  /// What people call the seats, where they say; empty if nobody does.
  std::vector<std::string> names() const;
  /// Whose seat it is: "human" or a bot.
  std::string player(Seat seat) const;
  /// Whether the seat belongs to a person, who may be absent.
  bool is_person(Seat seat) const;
  /// Who is to act; nobody before the game has begun.
  SeatSet to_act() const { return is_begun() && !closed_ ? game().to_act() : SeatSet{}; }
  bool has_chat() const { return has_chat_; }
  /// Whether people may ask bots for hints although others play. Who sits alone may anyway.
  bool allows_hints() const { return allows_hints_; }
  const std::optional<UndoRequest>& undo_request() const { return undo_request_; }
  const std::string& rematch() const { return rematch_; }
  /// Whether something was said in this row.
  bool is_line(std::int64_t row) const { return lines_.contains(row); }
  const RemovedLines& removed_lines() const { return removed_lines_; }
  const std::optional<Closed>& closed() const { return closed_; }
  /// Whether nobody will play on: the game is over, or the table closed.
  bool is_finished() const { return closed_ || game().is_over(); }
  /// Names the present decision: the row that led to it.
  std::int64_t turn() const { return turn_; }
  /// When the present decision was asked for.
  Millis turn_began() const { return turn_began_; }
  /// Who has made the present decision, others being still asked.
  SeatSet committed() const;
  /// Seats of people that are to act.
  SeatSet people_to_act() const;
  /// Where a person decides now: no bot, no stand-in.
  bool is_played_by_person(Seat seat) const;
  /// The bot that plays a seat; empty where a person does.
  std::string bot_of(Seat seat) const;
  /// Seats of bots that are to act. None while people consider taking back.
  SeatSet bots_to_act() const;
  /// When the first clock runs out; 0 for never.
  Millis deadline() const;
  /// How often steps were taken back: what a bot was asked before is void.
  int rewinds() const { return rewinds_; }

 private:
  Table(TableHeader header, Session session);

  /// Who asks for something, and when.
  struct Request {
    const Speaker& speaker;
    const std::string& key;
    const Dealer& dealer;
    Millis now = 0;
  };
  Result handle(const Request& request, const command::Play& play);
  Result handle(const Request& request, const command::Undo&);
  Result handle(const Request& request, const command::AnswerUndo& answer);
  Result handle(const Request& request, const command::StandIn& call);
  Result handle(const Request& request, const command::Return&);
  Result handle(const Request& request, const command::Say& say);
  Result handle(const Request& request, const command::Chat& chat);
  Result handle(const Request& request, const command::Hints& hints);
  Result handle(const Request& request, const command::Name& name);
  Result handle(const Request& request, const command::Mute& mute);
  Result handle(const Request& request, const command::RemoveLine& removal);
  Result handle(const Request& request, const command::Close& closing);
  Result handle(const Request& request, const command::Sit& sit);
  Result handle(const Request& request, const command::Rise& rise);
  Result handle(const Request& request, const command::Assign& assign);
  Result handle(const Request& request, const command::Choose& choose);
  Result handle(const Request& request, const command::Ready& ready);
  Result handle(const Request& request, const command::Start&);
  Result handle(const Request& request, const command::Commit& commit);
  Result handle(const Request& request, const command::Part& part);
  /// The others change no table, or more than one.
  template <class Other>
  Result handle(const Request&, const Other&);

  /// Whether the lobby may change, and whether a game could begin if it did so.
  bool is_gathering() const { return lobby_ && !lobby_->is_starting(); }
  template <class Change>
  std::optional<protocol::Error> flaw_after(Change change) const;
  std::optional<Seat> seat_of(const TokenHash& hash) const;
  /// Whether the log could not tell them apart.
  bool is_name_of_another(std::string_view name, Seat seat) const;
  /// The key of a request that may be about another seat than the speaker's: keys belong to seats.
  static std::string key_for(Seat seat, const Request& request) {
    return seat == request.speaker.seat ? request.key : std::string();
  }

  /// Makes happen what was asked for, by this seat or by whoever asks.
  template <class Kind>
  Result done(const Request& request, Kind what, const Dealer* dealer = nullptr) {
    return done(entry_of(request.speaker.seat, request.key, request.now, std::move(what)), dealer);
  }
  template <class Kind>
  LogEntry entry_of(Seat seat, const std::string& key, Millis now, Kind what) const {
    // Time never runs backwards in a log, whatever the machine's clock does.
    return {.at = std::max(now, last_at_), .seat = seat, .key = key, .what = std::move(what)};
  }
  /// Plays these steps; then chance, if there is a dealer, which adds to them.
  Verdict carry_out_steps(std::vector<Step>& steps, const Dealer* dealer, std::vector<AnyEvent>& events);
  /// Seats everyone, and lets chance act, as above.
  Verdict carry_out_begin(entry::Begin& begin, const Dealer* dealer, std::vector<AnyEvent>& events);
  /// Lets chance act. Draws follow from the table's luck; those of tables that have none come from the dealer.
  void roll(const Dealer& dealer, std::vector<AnyEvent>& events);
  /// Makes happen what the entry says. Refuses what cannot be, and hashes that differ.
  tl::expected<News, protocol::Error> carry_out(LogEntry entry, const Dealer* dealer);
  Verdict apply_entry(LogEntry& entry, const Dealer* dealer, News& news);
  void note(const LogEntry& entry, SeatSet before);
  void note(const LogEntry& entry, const entry::UndoAsked& asked);
  void note(const LogEntry& entry, const entry::UndoAgreed&);
  void note(const LogEntry& entry, const entry::UndoDeclined&);
  void note(const LogEntry& entry, const entry::StandIn& stand_in);
  void note(const LogEntry& entry, const entry::Return&);
  void note(const LogEntry& entry, const entry::Chat& chat);
  void note(const LogEntry& entry, const entry::Hints& hints);
  void note(const LogEntry& entry, const entry::Name& name);
  void note(const LogEntry& entry, const entry::Say&);
  void note(const LogEntry& entry, const entry::Mute& mute);
  void note(const LogEntry& entry, const entry::RemoveLine& removal);
  void note(const LogEntry& entry, const entry::Close& closing);
  void note(const LogEntry& entry, const entry::Rematch& rematch);
  void note(const LogEntry& entry, const entry::Sit& sit);
  void note(const LogEntry& entry, const entry::Rise&);
  void note(const LogEntry& entry, const entry::Assign& assign);
  void note(const LogEntry& entry, const entry::Choose& choose);
  void note(const LogEntry& entry, const entry::Ready& ready);
  void note(const LogEntry& entry, const entry::Start&);
  void note(const LogEntry& entry, const entry::Commit& commit);
  void note(const LogEntry& entry, const entry::Part& part);
  /// The others change the game, or nothing that is remembered.
  template <class Other>
  void note(const LogEntry&, const Other&) {}
  void note_decision(const LogEntry& entry, SeatSet before);
  Result done(LogEntry entry, const Dealer* dealer = nullptr);

  TableHeader header_;
  Session session_;
  std::optional<Lobby> lobby_;
  /// One per seat; nothing where no person sits.
  std::vector<std::optional<TokenHash>> seat_tokens_;
  TableLuck luck_;
  /// Since when nothing in the lobby changes any more; 0 before.
  Millis closed_at_ = 0;
  std::int64_t rows_ = 0;
  Millis last_at_ = 0;
  std::array<SeatState, kMaxSeats> seats_{};
  bool has_chat_ = true, allows_hints_ = false;
  std::optional<UndoRequest> undo_request_;
  std::string rematch_;
  /// Rows in which something was said, and those of them that were removed.
  std::set<std::int64_t> lines_;
  RemovedLines removed_lines_;
  std::optional<Closed> closed_;
  std::int64_t turn_ = 0;
  Millis turn_began_ = 0;
  SeatSet asked_;
  int rewinds_ = 0;
  /// The latest keys by seat, to know a command again.
  struct KnownKey {
    Seat seat;
    std::string key;
    std::int64_t row;
  };
  std::deque<KnownKey> known_keys_;
};

struct Table::Opened {
  Table table;
  std::vector<std::string> log;
  /// The latest of what happened.
  RecentNews recent;

  /// Makes one more thing happen. Says why if it cannot.
  std::optional<protocol::Error> add(LogEntry entry, const Dealer* dealer);
};

}  // namespace oligopoly::service
