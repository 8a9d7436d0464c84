#pragma once

#include "protocol/answers.hpp"
#include "protocol/luck.hpp"
#include "protocol/table_log.hpp"

/// What the service says about a table: {"type": "news", …}. docs/websocket.md explains the messages; their schema and
/// the types of the page are made from what stands here. A member that is not always there may be missing.
namespace oligopoly::protocol::message {

// ---- parts of several messages -----------------------------------------------------------------------------------

/// A wish to take back that people have yet to agree to.
struct UndoRequest {
  Seat by = kNobody;
  /// The steps that would be left.
  int to = 0;
  /// Who has not answered.
  SeatSet waits_for;
  static constexpr auto fields() {
    return field_list(field("by", &UndoRequest::by), field("to", &UndoRequest::to),
                      field("waits_for", &UndoRequest::waits_for));
  }
};

/// What changes with the game: small, because it goes out after every action.
struct TableState {
  int step = 0;
  /// Names the present decision: the row that led to it.
  std::int64_t turn = 0;
  SeatSet to_act;
  /// Who has made the present decision, others being still asked.
  SeatSet committed;
  bool over = false;
  /// Once the game is over.
  std::optional<std::vector<SeatStanding>> standings;
  /// When the first clock runs out, in milliseconds since 1970.
  std::int64_t deadline = 0;
  std::optional<UndoRequest> undo;
  /// Once the host has closed the table: why, in the host's words, which may be none.
  std::optional<std::string> closed;
  static constexpr auto fields() {
    return field_list(field("step", &TableState::step), field("turn", &TableState::turn),
                      field("to_act", &TableState::to_act), field("committed", &TableState::committed),
                      field("over", &TableState::over), field("standings", &TableState::standings),
                      sparse_field("deadline", &TableState::deadline), field("undo", &TableState::undo),
                      field("closed", &TableState::closed));
  }
};

/// A seat as everyone sees it.
struct SeatState {
  int seat = 1;
  std::string player;
  /// What people call whoever sits there.
  std::string name;
  /// The bot that plays for an absent person.
  std::string stand_in;
  /// In the lobby: whether nobody sits there yet, and whether whoever does is ready to begin.
  bool open = false, ready = false;
  /// Whether the host has silenced it.
  bool muted = false;
  static constexpr auto fields() {
    return field_list(field("seat", &SeatState::seat), field("player", &SeatState::player),
                      sparse_field("name", &SeatState::name), sparse_field("stand_in", &SeatState::stand_in),
                      sparse_field("open", &SeatState::open), sparse_field("ready", &SeatState::ready),
                      sparse_field("muted", &SeatState::muted));
  }
};

/// What a seat may take of an option of its own, given what the others have.
struct SeatOffer {
  std::string option;
  std::vector<std::string> choices;
  static constexpr auto fields() {
    return field_list(field("option", &SeatOffer::option), field("choices", &SeatOffer::choices));
  }
};
/// A table whose game has not begun.
struct Lobby {
  std::vector<SeatState> seats;
  /// As the game would begin now. What a seat has not chosen may still change.
  Written<Shape::Setup> setup;
  /// What each seat has chosen, without what the rules would give it.
  std::vector<Written<Shape::Object>> chosen;
  /// For the reader's own seat.
  std::vector<SeatOffer> offers;
  /// What people promised to add to the draws, and what they have added.
  std::vector<LuckPart> parts;
  /// Whether nothing changes any more but that those who promised a part add it.
  bool starting = false;
  /// Whether the same people have just played together: anyone seated may begin.
  bool rematch = false;
  static constexpr auto fields() {
    return field_list(field("seats", &Lobby::seats), field("setup", &Lobby::setup), field("chosen", &Lobby::chosen),
                      field("offers", &Lobby::offers), sparse_field("parts", &Lobby::parts),
                      sparse_field("starting", &Lobby::starting), sparse_field("rematch", &Lobby::rematch));
  }
};

/// What anyone who may watch a table may know of it, and who one is there.
struct Summary {
  std::string table;
  Seat seat = kSpectator;
  bool host = false;
  std::string game, ruleset;
  std::int64_t created = 0;
  /// Milliseconds per move; 0 for as long as it takes.
  std::int64_t move_time = 0;
  bool chat = true;
  /// Whether people may ask bots for hints although others play.
  bool hints = false;
  /// Whether the game has not begun.
  bool in_lobby = false;
  /// Whether everyone may find it in the public list.
  bool listed = false;
  /// Milliseconds after which spectators see what happened.
  std::int64_t watch_delay = 0;
  /// The table that follows this one.
  std::string rematch;
  /// What the draws were committed to when the table was opened; see docs/fairness.md.
  HexOf32 commitment;
  std::vector<SeatState> seats;
  TableState state;
  static constexpr auto fields() {
    return field_list(field("table", &Summary::table), field("seat", &Summary::seat), field("host", &Summary::host),
                      field("game", &Summary::game), field("ruleset", &Summary::ruleset),
                      field("created", &Summary::created), field("move_time", &Summary::move_time),
                      field("chat", &Summary::chat), sparse_field("hints", &Summary::hints),
                      sparse_field("in_lobby", &Summary::in_lobby), sparse_field("listed", &Summary::listed),
                      sparse_field("watch_delay", &Summary::watch_delay), sparse_field("rematch", &Summary::rematch),
                      sparse_field("commitment", &Summary::commitment), field("seats", &Summary::seats),
                      field("state", &Summary::state));
  }
};

// ---- what happened -----------------------------------------------------------------------------------------------

/// The kinds that are told otherwise than they are stored.
namespace news {

struct Play {
  static constexpr std::string_view kName = "play";
  std::vector<EventOf> events;
  static constexpr auto fields() { return field_list(field("events", &Play::events)); }
};
struct StandIn {
  static constexpr std::string_view kName = "stand_in";
  std::string bot;
  bool by_clock = false;
  static constexpr auto fields() {
    return field_list(field("bot", &StandIn::bot), field("by_clock", &StandIn::by_clock));
  }
};
struct Say {
  static constexpr std::string_view kName = "say";
  /// Nothing once the host has removed it.
  std::string text;
  bool removed = false;
  static constexpr auto fields() {
    return field_list(field("text", &Say::text), sparse_field("removed", &Say::removed));
  }
};
struct Mute {
  static constexpr std::string_view kName = "mute";
  Seat whom = kNobody;
  bool on = false;
  static constexpr auto fields() { return field_list(field("whom", &Mute::whom), field("on", &Mute::on)); }
};
struct Close {
  static constexpr std::string_view kName = "close";
  std::string text;
  static constexpr auto fields() { return field_list(field("text", &Close::text)); }
};
struct Chat {
  static constexpr std::string_view kName = "chat";
  bool on = false;
  static constexpr auto fields() { return field_list(field("on", &Chat::on)); }
};
struct Hints {
  static constexpr std::string_view kName = "hints";
  bool on = false;
  static constexpr auto fields() { return field_list(field("on", &Hints::on)); }
};
struct Rematch {
  static constexpr std::string_view kName = "rematch";
  std::string table;
  static constexpr auto fields() { return field_list(field("table", &Rematch::table)); }
};

struct Sit {
  static constexpr std::string_view kName = "sit";
  std::string name;
  static constexpr auto fields() { return field_list(field("name", &Sit::name)); }
};
struct Rise {
  static constexpr std::string_view kName = "rise";
  bool by_host = false;
  static constexpr auto fields() { return field_list(field("by_host", &Rise::by_host)); }
};
struct Assign {
  static constexpr std::string_view kName = "assign";
  std::string player;
  static constexpr auto fields() { return field_list(field("player", &Assign::player)); }
};
struct Ready {
  static constexpr std::string_view kName = "ready";
  bool yes = false;
  static constexpr auto fields() { return field_list(field("yes", &Ready::yes)); }
};
struct Begin {
  static constexpr std::string_view kName = "begin";
  std::vector<EventOf> events;
  std::vector<SeatState> seats;
  Written<Shape::Setup> setup;
  static constexpr auto fields() {
    return field_list(field("events", &Begin::events), field("seats", &Begin::seats), field("setup", &Begin::setup));
  }
};

}  // namespace news

/// A row as followers are told it.
struct News {
  static constexpr std::string_view kName = "news", kKindKey = "what";
  std::int64_t row = 0, at = 0;
  Seat seat = kNobody;
  /// How many steps the game has then, if it changed.
  std::optional<int> step;
  std::variant<news::Play, entry::TakeBack, entry::Undo, entry::UndoAsked, entry::UndoAgreed, entry::UndoDeclined,
               news::StandIn, entry::Return, news::Say, news::Chat, news::Hints, entry::Name, news::Mute,
               entry::RemoveLine, news::Close, news::Rematch, news::Sit, news::Rise, news::Assign, entry::Choose,
               news::Ready, entry::Start, entry::Commit, entry::Part, news::Begin>
      what;
  /// How things stand then; only where it is news, not in a page of what happened.
  std::optional<TableState> state;
  /// While the game has not begun, where it is news.
  std::optional<Lobby> lobby;
  /// If the game changed: all that the follower may know, or that with what the rules make of it.
  std::optional<ViewOf> view;
  std::optional<Position> position;

  static constexpr auto fields() {
    return field_list(field("row", &News::row), field("at", &News::at), field("seat", &News::seat),
                      field("step", &News::step), field("state", &News::state), field("lobby", &News::lobby),
                      field("view", &News::view), field("position", &News::position));
  }
  void write_to(FieldWriter& out) const { write_kinds(out, *this); }
};

/// Rows in order, the first of them numbered `from`.
struct Page {
  std::int64_t from = 1;
  std::vector<WrittenAs<News>> news;
  static constexpr auto fields() { return field_list(field("from", &Page::from), field("news", &Page::news)); }
};

// ---- messages ----------------------------------------------------------------------------------------------------

/// Who one is, how things stand now, and the latest of what happened.
struct Joined : Summary, Page {
  static constexpr std::string_view kName = "joined";
  /// The last row.
  std::int64_t row = 0;
  /// With every number where the ruleset is one of its own.
  Written<Shape::Setup> setup;
  /// Instead of a view or position, while the game has not begun.
  std::optional<Lobby> lobby;
  std::optional<ViewOf> view;
  std::optional<Position> position;
  static constexpr auto fields() {
    return both_lists(
        both_lists(Summary::fields(), Page::fields()),
        field_list(field("row", &Joined::row), field("setup", &Joined::setup), field("lobby", &Joined::lobby),
                   field("view", &Joined::view), field("position", &Joined::position)));
  }
};
/// The seats whose people are connected.
struct Presence {
  static constexpr std::string_view kName = "presence";
  SeatSet here;
  static constexpr auto fields() { return field_list(field("here", &Presence::here)); }
};
/// Whether the service can save at the moment.
struct Saving {
  static constexpr std::string_view kName = "saving";
  bool ok = true;
  static constexpr auto fields() { return field_list(field("ok", &Saving::ok)); }
};
/// A command was done, and is safe.
struct Done {
  static constexpr std::string_view kName = "done";
  std::string key;
  std::int64_t row = 0;
  static constexpr auto fields() { return field_list(field("key", &Done::key), field("row", &Done::row)); }
};
struct Refused {
  static constexpr std::string_view kName = "refused";
  std::string key;
  Refusal error;
  static constexpr auto fields() { return field_list(field("key", &Refused::key), field("error", &Refused::error)); }
};

/// Answers to questions, known by their keys.
struct Actions {
  static constexpr std::string_view kName = "actions";
  std::string key;
  ActionList result;
  static constexpr auto fields() { return field_list(field("key", &Actions::key), field("result", &Actions::result)); }
};
struct Check {
  static constexpr std::string_view kName = "check";
  std::string key;
  Judgement result;
  static constexpr auto fields() { return field_list(field("key", &Check::key), field("result", &Check::result)); }
};
struct Ask {
  static constexpr std::string_view kName = "ask";
  std::string key;
  GameAnswer result;
  static constexpr auto fields() { return field_list(field("key", &Ask::key), field("result", &Ask::result)); }
};
struct History {
  static constexpr std::string_view kName = "history";
  std::string key;
  Page result;
  static constexpr auto fields() { return field_list(field("key", &History::key), field("result", &History::result)); }
};
struct Pong {
  static constexpr std::string_view kName = "pong";
  std::string key;
  /// Milliseconds since 1970.
  std::int64_t result = 0;
  static constexpr auto fields() { return field_list(field("key", &Pong::key), field("result", &Pong::result)); }
};

/// All that may come over a WebSocket.
using Message = std::variant<Joined, News, Presence, Saving, Done, Refused, Actions, Check, Ask, History, Pong>;

// ---- what HTTP asks and answers ----------------------------------------------------------------------------------

/// A table that was opened, with its secrets.
struct CreatedSeat {
  int seat = 1;
  std::string player;
  /// Where a person sits.
  std::string token;
  static constexpr auto fields() {
    return field_list(field("seat", &CreatedSeat::seat), field("player", &CreatedSeat::player),
                      sparse_field("token", &CreatedSeat::token));
  }
};
struct Created {
  std::string table, host;
  std::vector<CreatedSeat> seats;
  static constexpr auto fields() {
    return field_list(field("table", &Created::table), field("host", &Created::host), field("seats", &Created::seats));
  }
};

/// A table of a group: how it ended, or that it is still on.
struct GroupSeat {
  std::string player, name;
  /// What it played with, by the id of the choice: a colour, a civilisation.
  std::string side;
  int score = 0, place = 0;
  static constexpr auto fields() {
    return field_list(field("player", &GroupSeat::player), sparse_field("name", &GroupSeat::name),
                      sparse_field("side", &GroupSeat::side), field("score", &GroupSeat::score),
                      field("place", &GroupSeat::place));
  }
};
struct GroupTable {
  std::string table, game, ruleset;
  std::int64_t created = 0;
  /// When it ended; 0 while it is on.
  std::int64_t ended = 0;
  std::vector<GroupSeat> seats;
  static constexpr auto fields() {
    return field_list(field("table", &GroupTable::table), field("game", &GroupTable::game),
                      field("ruleset", &GroupTable::ruleset), field("created", &GroupTable::created),
                      field("ended", &GroupTable::ended), field("seats", &GroupTable::seats));
  }
};
/// The latest first.
struct GroupTables {
  std::vector<WrittenAs<GroupTable>> tables;
  static constexpr auto fields() { return field_list(field("tables", &GroupTables::tables)); }
};
/// Somebody wants to sit down in a lobby: the request, and the answer.
struct SeatWish {
  std::string name;
  /// What shall open the seat; made up by the service if it is left out.
  std::string token;
  /// Which seat; without it the first that is open.
  std::optional<Seat> seat;
  static constexpr auto fields() {
    return field_list(field("name", &SeatWish::name, 0, 4000), optional_field("token", &SeatWish::token, 26, 128),
                      field("seat", &SeatWish::seat));
  }
};
struct Seated {
  std::string table, token;
  int seat = 1;
  static constexpr auto fields() {
    return field_list(field("table", &Seated::table), field("token", &Seated::token), field("seat", &Seated::seat));
  }
};

/// The tables that a browser keeps links to: the question, and the answer.
struct Link {
  std::string table, token;
  static constexpr auto fields() {
    return field_list(field("table", &Link::table), optional_field("token", &Link::token));
  }
};
struct Links {
  std::vector<Link> tables;
  static constexpr auto fields() { return field_list(list_field("tables", &Links::tables, 100)); }
};
/// Where other machines find the service.
struct Addresses {
  std::vector<std::string> addresses;
  static constexpr auto fields() { return field_list(field("addresses", &Addresses::addresses)); }
};
/// A table as the public list shows it: one that wants players, or a game to watch.
struct Listing {
  std::string table, game, ruleset;
  int seats = 0;
  /// Seats that nobody has taken; none once the game has begun.
  int open = 0;
  bool in_lobby = false;
  /// Of the people there.
  std::vector<std::string> names;
  static constexpr auto fields() {
    return field_list(field("table", &Listing::table), field("game", &Listing::game),
                      field("ruleset", &Listing::ruleset), field("seats", &Listing::seats),
                      field("open", &Listing::open), field("in_lobby", &Listing::in_lobby),
                      field("names", &Listing::names));
  }
};
struct Listings {
  std::vector<WrittenAs<Listing>> tables;
  static constexpr auto fields() { return field_list(field("tables", &Listings::tables)); }
};
struct Summaries {
  std::vector<WrittenAs<Summary>> tables;
  static constexpr auto fields() { return field_list(field("tables", &Summaries::tables)); }
};

}  // namespace oligopoly::protocol::message
