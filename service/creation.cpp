#include "service/creation.hpp"

#include <boost/json.hpp>

#include "matches/factory.hpp"
#include "protocol/json.hpp"
#include "protocol/reading.hpp"
#include "protocol/record_json.hpp"
#include "protocol/setup.hpp"
#include "service/reasons.hpp"

namespace oligopoly::service {
namespace {

namespace json = boost::json;
using protocol::Error;
using protocol::error_of;

/// Plays sensibly and at once: many seats may be left to it at the same time.
constexpr std::string_view kUsualStandIn = "manager";
constexpr std::int64_t kLongestMoveSeconds = 60ll * 60 * 24 * 60;

/// The members that are the service's own; the rest is the setup.
constexpr std::array<std::string_view, 5> kOwnMembers = {"record", "chat", "watch", "move_time", "stand_in"};

bool is_bot_for(const AnyGame& game, std::string_view id) {
  const BotInfo* bot = find_bot(id);
  return bot != nullptr && bot->plays(game);
}

std::string bots_for(const AnyGame& game) {
  std::string names;
  for (const BotInfo& bot : bots())
    if (bot.plays(game)) names.append(names.empty() ? "" : ", ").append(bot.id);
  return names;
}

/// A record whose players are people, bots we have, and automata. Others' names become people.
void seat_everyone(Record& record) {
  for (const Seat seat : players(record.seats())) {
    std::string& player = record.players[seat.index()];
    if (!record.rules->is_automaton(seat) && !is_bot_for(record.game(), player)) player = "human";
  }
}

tl::expected<Record, Error> read_record_to_continue(const json::value& value) {
  auto record = protocol::read_record_value(value, "record");
  if (!record) return record;
  std::optional<Difference> difference;
  const Session session = Session::replay(*record, difference);
  if (difference) return tl::unexpected(protocol::error_of(*difference, "record"));
  seat_everyone(*record);
  return record;
}

tl::expected<Record, Error> read_game(const json::object& request) {
  if (const json::value* record = request.if_contains("record")) {
    for (const json::key_value_pair& member : request)
      if (std::find(kOwnMembers.begin(), kOwnMembers.end(), std::string_view(member.key())) == kOwnMembers.end())
        return tl::unexpected(error_of(kFieldUnknown, {}, {std::string_view(member.key())}));
    return read_record_to_continue(*record);
  }
  json::object setup = request;
  for (const std::string_view member : kOwnMembers) setup.erase(member);
  const auto read = protocol::read_setup(setup);
  if (!read) return tl::unexpected(read.error());
  return protocol::record_of(*read);
}

void give_tokens(Creation& creation, const Randomness& randomness) {
  creation.host_token = new_token(randomness);
  creation.header.host_token = hash_token(creation.host_token);
  for (const std::string& player : creation.header.beginning.players) {
    const bool is_person = player == "human";
    creation.seat_tokens.push_back(is_person ? new_token(randomness) : "");
    creation.header.seat_tokens.push_back(is_person ? std::optional(hash_token(creation.seat_tokens.back()))
                                                    : std::nullopt);
  }
}

}  // namespace

std::string default_stand_in(const AnyGame& game) {
  return is_bot_for(game, kUsualStandIn) ? std::string(kUsualStandIn) : "random";
}

tl::expected<Creation, Error> read_creation(const json::value& request, const Randomness& randomness, Millis now) {
  protocol::JsonReader in(request);
  if (!in.is_object()) {
    in.fail(kNotAnObject);
    return tl::unexpected(in.failure());
  }
  Creation creation;
  TableHeader& header = creation.header;
  std::int64_t move_seconds = 0;
  protocol::read_optional(in, "chat", header.has_chat);
  protocol::read_optional(in, "watch", header.allows_watching);
  protocol::read_optional(in, "move_time", move_seconds, {0, kLongestMoveSeconds});
  protocol::read_optional(in, "stand_in", header.stand_in);
  if (!in.ok()) return tl::unexpected(in.failure());
  auto record = read_game(request.get_object());
  if (!record) return tl::unexpected(record.error());
  const AnyGame& game = record->game();
  if (header.stand_in.empty()) header.stand_in = default_stand_in(game);
  if (!is_bot_for(game, header.stand_in))
    return tl::unexpected(error_of(kUnknownPlayer, "stand_in", {header.stand_in, bots_for(game)}));
  creation.steps = std::move(record->steps);
  header.id = new_table_id(randomness);
  header.created = now;
  header.move_time = move_seconds * 1000;
  header.beginning = std::move(*record);
  header.beginning.steps.clear();
  give_tokens(creation, randomness);
  return creation;
}

TableHeader rematch_of(const TableHeader& header, const Randomness& randomness, Millis now) {
  TableHeader again = header;
  again.id = new_table_id(randomness);
  again.created = now;
  again.beginning.start = nullptr;
  again.beginning.steps.clear();
  return again;
}

std::string created_text(const Creation& creation) {
  json::array seats;
  for (std::size_t i = 0; i < creation.seat_tokens.size(); ++i) {
    json::object seat = {{"seat", i + 1}, {"player", creation.header.beginning.players[i]}};
    if (!creation.seat_tokens[i].empty()) seat["token"] = creation.seat_tokens[i];
    seats.push_back(std::move(seat));
  }
  return protocol::compact({{"table", creation.header.id}, {"host", creation.host_token}, {"seats", std::move(seats)}});
}

}  // namespace oligopoly::service
