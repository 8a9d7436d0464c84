#include "cli/joined_table.hpp"

#include <poll.h>
#include <unistd.h>

#include <boost/json.hpp>
#include <csignal>
#include <exception>
#include <thread>

#include "cli/join_messages.hpp"
#include "core/notation.hpp"
#include "games/all_games.hpp"
#include "protocol/setup.hpp"
#include "protocol/table_messages.hpp"
#include "protocol/view_session.hpp"
#include "service/token.hpp"

namespace oligopoly::cli {
namespace {

namespace json = boost::json;

constexpr int kMostTries = 60, kWaitMillis = 1000;

volatile std::sig_atomic_t is_interrupted = 0;

/// Ctrl-C ends the waiting, so that the person is told how to come back.
class Interrupts {
 public:
  Interrupts() {
    struct sigaction handler{};
    handler.sa_handler = [](int) { is_interrupted = 1; };
    ::sigaction(SIGINT, &handler, &before_);
  }
  ~Interrupts() { ::sigaction(SIGINT, &before_, nullptr); }
  Interrupts(const Interrupts&) = delete;
  Interrupts& operator=(const Interrupts&) = delete;

 private:
  struct sigaction before_{};
};

std::string text_at(const json::object& object, std::string_view key) {
  const json::value* value = object.if_contains(key);
  return value != nullptr && value->is_string() ? std::string(value->get_string()) : std::string();
}

bool flag_at(const json::object& object, std::string_view key) {
  const json::value* value = object.if_contains(key);
  return value != nullptr && value->is_bool() && value->get_bool();
}

/// A seat as messages name it; anyone without one is a spectator.
Seat seat_at(const json::object& object, std::string_view key) {
  const json::value* value = object.if_contains(key);
  return value != nullptr && value->is_int64() ? Seat{static_cast<int>(value->get_int64()) - 1} : kSpectator;
}

}  // namespace

// ---- coming and going ------------------------------------------------------------------------------------------

ExitCode JoinedTable::run() {
  if (!client_.connect()) {
    console_.complain<msg::kUnreachable>(client_.link().host, client_.link().port);
    return ExitCode::CannotReadOrWrite;
  }
  const Interrupts interrupts;
  while (!is_done_) {
    if (!client_.is_connected() && !reconnect()) break;
    const auto line = wait();
    if (is_interrupted != 0) leave();
    while (!is_done_) {
      const auto message = client_.receive();
      if (!message) break;
      hear(*message);
    }
    if (line && !is_done_) type(*line);
    if (has_ended_input_ && !is_done_ && wants_line()) leave();
    prompt();
  }
  console_.out.flush();
  return code_;
}

bool JoinedTable::reconnect() {
  console_.say<msg::kLostConnection>();
  for (int i = 0; i < kMostTries && is_interrupted == 0; ++i) {
    if (client_.connect()) {
      console_.say<msg::kConnectedAgain>();
      return true;
    }
    std::this_thread::sleep_for(std::chrono::milliseconds(kWaitMillis));
  }
  leave();
  code_ = ExitCode::CannotReadOrWrite;
  return false;
}

void JoinedTable::leave() {
  is_done_ = true;
  console_.out << "\n";
  if (is_seated())
    console_.say<msg::kComeBack>(client_.link().text());
  else
    console_.say<msg::kGoodbye>();
}

std::optional<std::string> JoinedTable::wait() {
  if (const std::size_t end = typed_.find('\n');
      end != std::string::npos && (console_.in_is_terminal || wants_line())) {
    std::string line = typed_.substr(0, end);
    typed_.erase(0, end + 1);
    if (!line.empty() && line.back() == '\r') line.pop_back();
    if (!console_.in_is_terminal) console_.out << line << "\n";
    return line;
  }
  std::array<pollfd, 2> sources{{{client_.socket(), POLLIN, 0}, {has_ended_input_ ? -1 : STDIN_FILENO, POLLIN, 0}}};
  if (::poll(sources.data(), sources.size(), kWaitMillis) <= 0 || sources[1].revents == 0) return std::nullopt;
  std::array<char, 4096> chunk{};
  const auto size = ::read(STDIN_FILENO, chunk.data(), chunk.size());
  if (size <= 0)
    has_ended_input_ = true;
  else
    typed_.append(chunk.data(), static_cast<std::size_t>(size));
  return std::nullopt;
}

bool JoinedTable::wants_line() const {
  if (typed_.find('\n') == std::string::npos && !has_ended_input_) return true;
  if (client_.has_pending()) return false;
  if (asks_undo_) return true;
  if (game_) return game_->is_asked() && asked_turn_ >= 0;
  return lobby_.is_object() && !is_ready_;
}

void JoinedTable::prompt() {
  if (is_done_ || is_prompted_ || (!lobby_.is_object() && !game_)) return;
  is_prompted_ = true;
  const std::string text = game_                           ? game_->prompt()
                           : !is_seated() && name_.empty() ? std::string(console_(msg::kAskName))
                                                           : std::string(console_(msg::kLobbyPrompt));
  console_.out << console_.styled(Style::Strong, text) << std::flush;
}

std::string JoinedTable::called(Seat seat) const {
  if (game_) return game_->called(seat);
  if (seats_.is_array() && is_player(seat) && seat.index() < seats_.get_array().size())
    if (std::string name = text_at(seats_.get_array()[seat.index()].get_object(), "name"); !name.empty()) return name;
  return std::string(console_(msg::kSomebody));
}

// ---- what comes ------------------------------------------------------------------------------------------------

void JoinedTable::hear(const json::value& message) {
  try {
    take(message);
  } catch (const std::exception&) {
    console_.complain<msg::kForeign>();
    is_done_ = true;
    code_ = ExitCode::BadInput;
  }
}

void JoinedTable::take(const json::value& message) {
  const json::object& object = message.get_object();
  const std::string type = text_at(object, "type");
  if (type != "joined" && type != "news" && type != "refused") return;
  // What comes while a line is being typed begins on a line of its own.
  if (std::exchange(is_prompted_, false)) console_.out << "\n";
  if (type == "joined") on_joined(object);
  if (type == "news") on_news(object);
  if (type == "refused") on_refused(object);
}

void JoinedTable::on_joined(const json::object& joined) {
  const Seat before = std::exchange(seat_, seat_at(joined, "seat"));
  if (is_player(before) && !is_seated()) {
    console_.say<msg::kSentAway>();
    client_.sit_with({});
    is_done_ = true;
    return;
  }
  if (before != seat_ && is_seated()) console_.say<msg::kYouSitIn>(seat_.number());
  if (flag_at(joined, "hints")) console_.say<msg::kHintsAreOn>();
  setup_text_ = json::serialize(joined.at("setup"));
  take_seats(joined.at("seats"));
  if (const json::value* lobby = joined.if_contains("lobby")) {
    lobby_ = *lobby;
    show_lobby();
    contribution_.follow(client_, lobby_.as_object(), seat_);
    if (!is_seated() && !name_.empty()) sit(name_);
    return;
  }
  lobby_ = nullptr;
  if (!is_seated()) console_.say<msg::kYouWatch>();
  for (const json::value& news : joined.at("news").as_array()) tell_events(news.as_object());
  take_view(joined);
}

void JoinedTable::on_news(const json::object& news) {
  const std::string what = text_at(news, "what");
  const Seat seat = seat_at(news, "seat");
  if (what == "say") console_.say<msg::kSays>(called(seat), text_at(news, "text"));
  if (what == "hints" && flag_at(news, "on")) console_.say<msg::kHintsAreOn>();
  if (what == "undo_asked" && seat != seat_ && is_seated()) {
    asks_undo_ = true;
    console_.say<msg::kAsksUndo>(called(seat));
  }
  if (const json::value* lobby = news.if_contains("lobby")) {
    lobby_ = *lobby;
    take_seats(lobby_.at("seats"));
    // Promises and parts change nothing that people look at.
    if (what != "commit" && what != "part") show_lobby();
    contribution_.follow(client_, lobby_.as_object(), seat_);
  }
  if (what == "begin") {
    lobby_ = nullptr;
    setup_text_ = json::serialize(news.at("setup"));
    take_seats(news.at("seats"));
    console_.say<msg::kBegins>();
  }
  tell_events(news);
  take_view(news);
}

void JoinedTable::on_refused(const json::object& refused) {
  const json::object& error = refused.at("error").as_object();
  const std::string name = text_at(error, "name");
  if (text_at(refused, "key") == "join" || name == "no_watching") {
    console_.complain<msg::kJoinRefused>(text_at(error, "message"));
    is_done_ = true;
    code_ = ExitCode::BadInput;
    return;
  }
  console_.say<msg::kRefused>(text_at(error, "message"));
}

void JoinedTable::take_seats(const json::value& seats) {
  seats_ = seats;
  if (is_seated()) is_ready_ = flag_at(seats_.as_array().at(seat_.index()).as_object(), "ready");
}

void JoinedTable::tell_events(const json::object& news) {
  const json::value* events = news.if_contains("events");
  if (events == nullptr || !events->is_array()) return;
  for (const json::value& event : events->get_array()) {
    const std::string rule = text_at(event.as_object(), "rule"), told = text_at(event.as_object(), "words");
    if (game_)
      game_->tell_line(rule, told);
    else
      console_.out << told << "\n";
  }
}

void JoinedTable::take_view(const json::object& message) {
  const json::value* view = message.if_contains("view");
  if (view == nullptr) return;
  const auto setup = protocol::read_setup(json::parse(setup_text_));
  auto session = setup.and_then(
      [&](const protocol::Setup& read) { return protocol::session_of_view(protocol::record_of(read), *view, 1); });
  if (!session) {
    console_.complain<msg::kJoinRefused>(session.error().message_with_path(console_.lang));
    is_done_ = true;
    code_ = ExitCode::BadInput;
    return;
  }
  if (game_)
    game_->renew(Match(std::move(*session), 1));
  else
    game_ = std::make_unique<RemoteGame>(console_, Match(std::move(*session), 1), client_, seat_);
  std::vector<std::string> names;
  for (const json::value& seat : seats_.as_array()) names.push_back(text_at(seat.as_object(), "name"));
  game_->call_seats(std::move(names));
  const json::object& state = message.at("state").as_object();
  const std::int64_t turn = state.at("turn").to_number<std::int64_t>();
  if (game_->is_over()) {
    game_->show_end();
    is_done_ = true;
  } else if (game_->is_asked() && turn != asked_turn_) {
    asked_turn_ = turn;
    game_->ask_now();
  } else if (!game_->is_asked()) {
    asked_turn_ = -1;
    show_turn();
  }
}

void JoinedTable::show_turn() {
  std::vector<std::string> names;
  for (const Seat seat : game_->match().position().to_act())
    if (is_player(seat)) names.push_back(called(seat));
  if (!names.empty()) console_.say<msg::kWaits>(joined(names, console_(msg::kBetweenSeats)));
}

std::string JoinedTable::title_of(const std::string& option) const {
  if (const AnyGame* game = find_game(text_at(lobby_.at("setup").as_object(), "game")))
    for (const OptionInfo& info : game->options())
      if (info.name == option) return std::string(console_(info.title));
  return option;
}

void JoinedTable::show_lobby() {
  for (const json::value& value : seats_.as_array()) {
    const json::object& seat = value.as_object();
    const bool is_open = flag_at(seat, "open"), is_person = text_at(seat, "player") == "human";
    const std::string who = is_open     ? std::string(console_(msg::kOpenSeat))
                            : is_person ? text_at(seat, "name")
                                        : text_at(seat, "player");
    const std::string_view state = is_open || !is_person    ? std::string_view()
                                   : flag_at(seat, "ready") ? console_(msg::kIsReady)
                                                            : console_(msg::kNotReadyYet);
    console_.out << fmt::format("  {}  {}  {}\n", seat.at("seat").to_number<int>(), who, state);
  }
  for (const json::value& offer : lobby_.at("offers").as_array()) {
    std::vector<std::string> choices;
    for (const json::value& choice : offer.at("choices").as_array()) choices.emplace_back(choice.as_string());
    console_.say<msg::kOffered>(title_of(text_at(offer.as_object(), "option")), cli::joined(choices));
  }
}

// ---- what is typed ---------------------------------------------------------------------------------------------

void JoinedTable::type(const std::string& line) {
  is_prompted_ = false;
  Words parts(line);
  const std::string_view verb = parts.next();
  const std::string rest(parts.rest());
  if (verb.empty()) return;
  if (verb == "say") return client_.tell(command::Say{rest});
  if (asks_undo_ && (verb == "yes" || verb == "no")) {
    asks_undo_ = false;
    return client_.tell(command::AnswerUndo{verb == "yes"});
  }
  if (lobby_.is_object()) {
    if (!is_seated() && name_.empty() && verb != "quit" && verb != "help") return sit(line);
    return type_in_lobby(verb, rest);
  }
  if (!game_) return;
  if (!is_seated() && verb == "quit") return leave();
  if (!game_->type(line)) leave();
}

void JoinedTable::type_in_lobby(std::string_view verb, const std::string& rest) {
  if (verb == "quit") return leave();
  if (verb == "seats") return show_lobby();
  if (verb == "choose") return choose(rest);
  if (verb == "ready" || verb == "wait") {
    is_ready_ = verb == "ready";
    return client_.tell(command::Ready{is_ready_});
  }
  if (verb == "start") return client_.tell(command::Start{});
  if (verb == "leave") {
    client_.tell(command::Rise{});
    seat_ = kSpectator;
    return leave();
  }
  if (verb != "help") console_.say<msg::kNotALobbyCommand>(verb);
  for (const msg::CommandHelp& help : msg::kLobbyCommands)
    console_.out << fmt::format("  {:<12} {}\n", help.usage, console_(help.words));
}

void JoinedTable::choose(const std::string& word) {
  std::vector<std::string> all;
  for (const json::value& offer : lobby_.at("offers").as_array())
    for (const json::value& choice : offer.at("choices").as_array()) {
      all.emplace_back(choice.as_string());
      if (all.back() != word) continue;
      json::value options = is_seated() ? lobby_.at("chosen").as_array().at(seat_.index()) : json::object();
      options.as_object()[offer.at("option").as_string()] = word;
      return client_.tell(command::Choose{{options}, std::nullopt});
    }
  if (all.empty()) return console_.say<msg::kNothingOffered>();
  console_.say<msg::kNotOffered>(word, joined(all));
}

/// A copy, because a name that is refused is forgotten.
void JoinedTable::sit(std::string name) {
  name_.clear();
  // The same secret again, if no answer comes, takes no second seat.
  if (secret_.empty()) secret_ = service::new_token(service::system_randomness());
  const auto answer =
      client_.request("POST", "/seats", protocol::text_of(protocol::message::SeatWish{name, secret_, {}}));
  boost::system::error_code failure;
  const json::value told = json::parse(answer.body, failure);
  if (failure || answer.status == 0)
    return console_.complain<msg::kUnreachable>(client_.link().host, client_.link().port);
  if (answer.status != 201) {
    const json::value& error = told.at("error");
    console_.say<msg::kRefused>(std::string(error.at("message").as_string()));
    // A table that is full or has begun will not change its mind; a name can be mended.
    if (answer.status == 409) {
      is_done_ = true;
      code_ = ExitCode::BadInput;
    }
    return;
  }
  name_ = std::move(name);
  client_.sit_with(secret_);
  if (!client_.connect()) console_.say<msg::kLostConnection>();
}

}  // namespace oligopoly::cli
