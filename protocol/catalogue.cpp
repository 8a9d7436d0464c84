#include "protocol/catalogue.hpp"

#include <algorithm>

#include "matches/factory.hpp"
#include "protocol/json.hpp"
#include "protocol/options.hpp"

namespace oligopoly::protocol {
namespace {

OptionCard option_card(const OptionInfo& info, const AnyRuleset& rules) {
  OptionCard card;
  card.name = info.name;
  card.kind = info.kind;
  card.per_seat = info.per_seat;
  if (info.kind == OptionKind::Number) {
    card.least = info.least;
    card.most = info.most;
  }
  if (!info.choices.empty()) card.choices.emplace(info.choices.begin(), info.choices.end());
  if (!info.names.empty()) card.names.emplace();
  for (const Text& name : info.names) card.names->push_back({name});
  if (!info.per_seat) card.usual = {compact(option_json(info, rules.option(info)))};
  card.title = {info.title};
  if (!info.ruling.empty()) card.ruling = info.ruling;
  return card;
}

RulesetCard ruleset_card(const AnyGame& game, const RulesetInfo& info) {
  RulesetCard card{std::string(info.id), info.version, {info.title}, {}};
  const auto rules = game.ruleset(info.id);
  for (int count = game.info().least_seats; count <= game.info().most_seats; ++count)
    if (!rules->flaw(count)) card.seats.push_back(count);
  return card;
}

}  // namespace

GameCard game_card(const AnyGame& game) {
  const GameInfo& info = game.info();
  GameCard card{std::string(info.id),
                {info.title},
                {info.summary},
                info.rules_version,
                info.least_seats,
                info.most_seats,
                {},
                {}};
  for (const RulesetInfo& ruleset : game.rulesets()) card.rulesets.push_back(ruleset_card(game, ruleset));
  const auto rules = game.ruleset(game.rulesets().front().id);
  for (const OptionInfo& option : game.options()) card.options.push_back(option_card(option, *rules));
  return card;
}

CatalogueOfGames catalogue_of(std::span<const AnyGame* const> games) {
  CatalogueOfGames catalogue;
  for (const AnyGame* game : games) catalogue.games.push_back(game_card(*game));
  for (const BotInfo& bot : bots()) {
    BotCard card{std::string(bot.id), {bot.title}, {bot.summary}, {}};
    for (const AnyGame* game : games)
      if (bot.plays(*game)) card.games.emplace_back(game->info().id);
    if (!card.games.empty()) catalogue.bots.push_back(std::move(card));
  }
  return catalogue;
}

}  // namespace oligopoly::protocol
