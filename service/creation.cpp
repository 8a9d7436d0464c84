#include "service/creation.hpp"

#include <algorithm>

#include "matches/factory.hpp"
#include "protocol/table_beginning.hpp"
#include "protocol/table_messages.hpp"
#include "service/reasons.hpp"

namespace oligopoly::service {
namespace {

using protocol::Error;
using protocol::error_of;

/// Plays sensibly and at once: many seats may be left to it at the same time.
constexpr std::string_view kUsualStandIn = "manager";

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

/// It is part of an address and of a key.
bool is_group(std::string_view text) {
  return text.find_first_not_of("abcdefghijklmnopqrstuvwxyz0123456789-") == std::string_view::npos;
}

/// A record's players become people, bots we have, and automata: other names are those of people.
void seat_everyone(Record& record) {
  for (const Seat seat : players(record.seats())) {
    std::string& player = record.players[seat.index()];
    if (!record.rules->is_automaton(seat) && !is_bot_for(record.game(), player)) player = "human";
  }
}

void give_tokens(Creation& creation, const Randomness& randomness) {
  creation.host_token = new_token(randomness);
  creation.header.host_token = hash_token(creation.host_token);
  for (const std::string& player : creation.header.beginning.players) {
    // In a lobby seats are given out as people come.
    const bool is_person = player == "human" && !creation.header.has_lobby;
    creation.seat_tokens.push_back(is_person ? new_token(randomness) : "");
    creation.header.seat_tokens.push_back(is_person ? std::optional(hash_token(creation.seat_tokens.back()))
                                                    : std::nullopt);
  }
}

}  // namespace

std::string default_stand_in(const AnyGame& game) {
  return is_bot_for(game, kUsualStandIn) ? std::string(kUsualStandIn) : "random";
}

tl::expected<Creation, Error> read_creation(std::string_view text, const Randomness& randomness, Millis now) {
  auto request = protocol::read_open_table(text);
  if (!request) return tl::unexpected(request.error());
  const AnyGame& game = request->record.game();
  if (request->stand_in.empty()) request->stand_in = default_stand_in(game);
  if (!is_bot_for(game, request->stand_in))
    return tl::unexpected(error_of(kUnknownPlayer, "stand_in", {request->stand_in, bots_for(game)}));
  if (!is_group(request->group)) return tl::unexpected(error_of(kNotAGroup, "group"));
  seat_everyone(request->record);
  // In a lobby nobody sits yet; whoever sits down there adds a part then.
  const std::vector<std::string>& players = request->record.players;
  const bool has_people = !request->lobby && std::find(players.begin(), players.end(), "human") != players.end();
  if (!request->part.empty() && !has_people) return tl::unexpected(error_of(refused(kNobodyForPart), "part"));
  Creation creation;
  creation.steps = std::exchange(request->record.steps, {});
  creation.header = {.id = new_table_id(randomness),
                     .created = now,
                     .beginning = std::move(request->record),
                     .seat_tokens = {},
                     .host_token = {},
                     .allows_watching = request->watch,
                     .has_chat = request->chat,
                     .allows_hints = request->hints,
                     .move_time = request->move_time * 1000,
                     .stand_in = request->stand_in,
                     .group = request->group,
                     .has_lobby = request->lobby,
                     .is_rematch = false,
                     .is_listed = request->listed,
                     .watch_delay = request->watch_delay * 1000,
                     .seed = random_bytes(randomness),
                     .opener_part = request->part.empty() ? std::nullopt : hash_of_hex(request->part.digits),
                     .brought = 0};
  give_tokens(creation, randomness);
  return creation;
}

TableHeader rematch_of(const Table& table, const Randomness& randomness, Millis now) {
  TableHeader again = table.header();
  again.id = new_table_id(randomness);
  again.created = now;
  again.beginning = table.session().record();
  again.seed = random_bytes(randomness);
  again.opener_part.reset();
  again.beginning.start = nullptr;
  again.beginning.steps.clear();
  again.seat_tokens = table.seat_tokens();
  // People meet in the lobby again: only there can they add to the draws. Bots alone begin at once.
  again.has_lobby = std::any_of(again.seat_tokens.begin(), again.seat_tokens.end(),
                                [](const auto& token) { return token.has_value(); });
  if (again.has_lobby) again.seat_tokens.assign(again.seat_tokens.size(), std::nullopt);
  again.is_rematch = true;
  return again;
}

std::string created_text(const Creation& creation) {
  protocol::message::Created created{creation.header.id, creation.host_token, {}};
  for (const Seat seat : players(creation.header.seats()))
    created.seats.push_back(
        {seat.number(), creation.header.beginning.players[seat.index()], creation.seat_tokens[seat.index()]});
  return protocol::text_of(created);
}

}  // namespace oligopoly::service
