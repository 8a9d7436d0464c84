#include "cli/outcomes.hpp"

#include <cmath>

#include "cli/messages.hpp"

namespace oligopoly::cli {

std::string interval(const Estimate& estimate, int digits, double factor) {
  if (!std::isfinite(estimate.low)) return fmt::format("{:.{}f}", factor * estimate.value, digits);
  return fmt::format("{:.{}f} [{:.{}f} {:.{}f}]", factor * estimate.value, digits, factor * estimate.low, digits,
                     factor * estimate.high, digits);
}

boost::json::object json_of(const Estimate& estimate) {
  return {{"value", estimate.value}, {"low", estimate.low}, {"high", estimate.high}};
}

void put(boost::json::object& json, const Outcome& outcome) {
  json["games"] = outcome.games;
  json["win_rate"] = json_of(outcome.wins);
  json["score"] = json_of(outcome.score);
  json["mean_place"] = outcome.place;
}

std::string name_of(const OptionInfo& option, int value, Lang lang) {
  const auto index = static_cast<std::size_t>(value);
  return std::string(index < option.names.size() ? option.names[index][lang] : option.choices[index]);
}

void put(boost::json::object& json, const Group& group) {
  put(json, group.all);
  boost::json::array players;
  for (const Group::Part& part : group.players) {
    boost::json::object player{{"player", part.player}};
    put(player, part);
    players.push_back(std::move(player));
  }
  json["players"] = std::move(players);
}

boost::json::object json_of(const ChoiceGroup& group) {
  boost::json::object json{{"option", group.option.name},
                           {"choice", group.option.choices[static_cast<std::size_t>(group.value)]}};
  put(json, group);
  return json;
}

boost::json::object json_of(const SeatGroup& group) {
  boost::json::object json{{"seat", group.seat.number()}};
  put(json, group);
  return json;
}

std::string count_of_games(Lang lang, std::int64_t games) {
  return games == 1 ? words<msg::kOneGame>(lang) : words<msg::kSomeGames>(lang, games);
}

}  // namespace oligopoly::cli
