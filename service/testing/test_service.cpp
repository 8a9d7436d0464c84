#include "service/testing/test_service.hpp"

#include <atomic>
#include <stdexcept>

namespace oligopoly::service::testing {

TestService::TestService(ServiceOptions options) : options_(std::move(options)) {
  options_.port = 0;
  if (options_.database.empty()) options_.database = "sqlite:" + folder_.file("tables.db");
  start();
}

TestService::~TestService() { stop(); }

void TestService::start() {
  auto started = Service::start(options_);
  if (!started) throw std::runtime_error(started.error());
  service_ = std::move(*started);
  thread_ = std::thread([this] { service_->run(); });
}

void TestService::stop() {
  if (!service_) return;
  service_->stop();
  thread_.join();
  service_.reset();
}

void TestService::restart() {
  stop();
  start();
}

OpenedTable open_table(std::uint16_t port, const std::string& request) {
  WireClient client(port);
  const auto answer = client.request("POST", "/api/tables", request);
  if (answer.status != 201) throw std::runtime_error("not opened: " + answer.body);
  const json::value table = json::parse(answer.body);
  OpenedTable opened{std::string(table.at("table").as_string()), std::string(table.at("host").as_string()), {}};
  for (const json::value& seat : table.at("seats").as_array()) {
    const json::value* token = seat.as_object().if_contains("token");
    opened.tokens.emplace_back(token == nullptr ? "" : std::string(token->as_string()));
  }
  return opened;
}

OpenedTable open_goofspiel(std::uint16_t port, const std::vector<std::string>& seats, const std::string& more) {
  std::string players;
  for (const std::string& seat : seats) players += (players.empty() ? "" : ",") + (R"({"player":")" + seat + "\"}");
  return open_table(port, R"({"game":"goofspiel","options":{"cards":5},"seats":[)" + players + "]" + more + "}");
}

Player::Player(std::uint16_t port, const std::string& table, const std::string& token, std::int64_t since)
    : wire(port) {
  if (wire.upgrade().status != 101) throw std::runtime_error("no WebSocket");
  json::object join = {{"do", "join"}, {"table", table}, {"since", since}};
  if (!token.empty()) join["token"] = token;
  wire.send(json::serialize(join));
  welcome_ = next();
}

namespace {

/// Who comes and goes, and whether the service can save, is kept aside: tests wait for what happens at the table.
bool is_aside(const json::value& message) { return message.at("type") == "presence" || message.at("type") == "saving"; }

}  // namespace

void Player::note(const json::value& message) {
  const json::object& object = message.as_object();
  if (object.at("type") == "joined")
    for (const json::value& one : object.at("news").as_array()) news.push_back(one);
  if (object.at("type") == "news") news.push_back(message);
  if (object.at("type") == "presence") here = object.at("here");
  if (object.at("type") == "saving") saving = object.at("ok").as_bool();
  if (object.contains("view")) view = object.at("view");
  if (object.contains("state")) state = object.at("state");
  if (object.at("type") == "joined" || object.at("type") == "news") row = object.at("row").to_number<std::int64_t>();
}

json::value Player::next() {
  // A bot's thought can take long under a sanitizer on a busy machine; only what never comes is a failure.
  constexpr std::chrono::minutes kPatience{1};
  while (true) {
    const auto text = wire.receive(kPatience);
    if (!text) return nullptr;
    json::value message = json::parse(*text);
    note(message);
    if (!is_aside(message)) return message;
  }
}

bool Player::is_quiet(std::chrono::milliseconds patience) {
  while (true) {
    const auto text = wire.receive(patience);
    if (!text) return true;
    const json::value message = json::parse(*text);
    note(message);
    if (!is_aside(message)) return false;
  }
}

json::value Player::tell(json::object command) {
  static std::atomic<int> keys = 0;
  if (!command.contains("key")) command["key"] = "k" + std::to_string(++keys);
  const json::value key = command["key"];
  wire.send(json::serialize(command));
  return until([&](const json::value& message) {
    const json::value* its = message.as_object().if_contains("key");
    return its != nullptr && *its == key;
  });
}

void Player::read_back() {
  std::int64_t before = news.empty() ? row + 1 : news.front().at("row").to_number<std::int64_t>();
  while (before > 1) {
    const json::value answer = tell({{"do", "history"}, {"before", before}});
    if (!answer.is_object() || answer.at("type") != "history") throw std::runtime_error("no history");
    const json::array& page = answer.at("result").at("news").as_array();
    if (page.empty()) throw std::runtime_error("a page of history is empty");
    news.insert(news.begin(), page.begin(), page.end());
    before = answer.at("result").at("from").to_number<std::int64_t>();
  }
}

json::value Player::play(const std::string& notation) { return tell({{"do", "play"}, {"action", notation}}); }

}  // namespace oligopoly::service::testing
