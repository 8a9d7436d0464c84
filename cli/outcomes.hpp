#pragma once

#include <boost/json.hpp>
#include <string>

#include "cli/console.hpp"
#include "matches/breakdown.hpp"

/// How commands that let bots play tell what came of it.
namespace oligopoly::cli {

/// "51.2 [48.0 54.4]": an estimate and its interval, if there is one.
std::string interval(const Estimate& estimate, int digits, double factor = 1);
boost::json::object json_of(const Estimate& estimate);
/// Adds games, share of wins, score and place.
void put(boost::json::object& json, const Outcome& outcome);

/// What people call a value of a choice; one that a pack brought is called as it is typed.
std::string name_of(const OptionInfo& option, int value, Lang lang);
/// The groups name what they have in common by its id.
boost::json::object json_of(const ChoiceGroup& group);
boost::json::object json_of(const SeatGroup& group);
template <class Items>
boost::json::array json_array(const Items& items) {
  boost::json::array all;
  for (const auto& item : items) all.push_back(json_of(item));
  return all;
}

/// "1 game", "2 games".
std::string count_of_games(Lang lang, std::int64_t games);

}  // namespace oligopoly::cli
