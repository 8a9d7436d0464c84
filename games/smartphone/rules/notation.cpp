// How moves are written:
//
//     retailers canada=5 china=9     market goods_cut/goods truck/truck …     (chance)
//     plan Af Bb 1 1,-1 0,0d         take 3     token     study gps     ship europe     sell usa     sell nfc     done
#include "core/notation.hpp"

#include "games/smartphone/rules/phases/setup.hpp"
#include "games/smartphone/rules/plan/notation.hpp"
#include "games/smartphone/rules/smartphone.hpp"

namespace oligopoly::smartphone {
namespace {

using Read = Parsed<Action>;
const Read kUnreadable{{}, refused(kNotNotation)};

/// A verb and what it is about.
std::string phrase(std::string_view verb, std::string_view what) {
  std::string line(verb);
  line += ' ';
  line += what;
  return line;
}

struct Write {
  std::string operator()(const DealRetailers& deal) const {
    std::string line = "retailers";
    for (const Region region : each<Region>())
      if (const int tile = deal.tiles[region]; tile != 0)
        line = phrase(line, id_of(region)) + '=' + std::to_string(tile);
    return line;
  }
  std::string operator()(const DealMarket& deal) const {
    std::string line = "market";
    for (const Domino& domino : deal.improvements) {
      line = phrase(line, id_of(domino.first)) + '/';
      line += id_of(domino.second);
    }
    return line;
  }
  std::string operator()(const LayPlan& lay) const { return write_plan(lay.plan); }
  std::string operator()(const TakeImprovement& take) const { return phrase("take", std::to_string(take.slot)); }
  std::string operator()(const TakeToken&) const { return "token"; }
  std::string operator()(const Study& study) const { return phrase("study", id_of(study.technology)); }
  std::string operator()(const Ship& ship) const { return phrase("ship", id_of(ship.region)); }
  std::string operator()(const Sell& sell) const { return phrase("sell", id_of(sell.region)); }
  std::string operator()(const SellByNfc&) const { return "sell nfc"; }
  std::string operator()(const Done&) const { return "done"; }
};

/// Both sides of a separator, if the word has it.
std::optional<std::pair<std::string_view, std::string_view>> split(std::string_view word, char separator) {
  const std::size_t at = word.find(separator);
  if (at == std::string_view::npos) return std::nullopt;
  return std::pair{word.substr(0, at), word.substr(at + 1)};
}

Read read_retailers(Words words) {
  DealRetailers deal;
  while (!words.at_end()) {
    const auto parts = split(words.next(), '=');
    const auto region = parts ? enum_of<Region>(parts->first) : std::nullopt;
    const auto tile = parts ? number_of(parts->second) : std::nullopt;
    if (!region || !tile || *tile < 1 || *tile > kHighestTile || deal.tiles[*region] != 0) return kUnreadable;
    deal.tiles[*region] = static_cast<std::uint8_t>(*tile);
  }
  return {deal, kAllowed};
}

/// An improvement with its halves in either order, turned as the ruleset has it.
std::optional<Domino> read_domino(const Ruleset& rules, std::string_view word) {
  const auto parts = split(word, '/');
  const auto first = parts ? enum_of<Icon>(parts->first) : std::nullopt;
  const auto second = parts ? enum_of<Icon>(parts->second) : std::nullopt;
  if (!first || !second) return std::nullopt;
  const Domino turned{*second, *first};
  return kind_of(rules, turned) >= 0 ? turned : Domino{*first, *second};
}

Read read_market(const Ruleset& rules, Words words) {
  DealMarket deal;
  while (!words.at_end()) {
    const auto domino = read_domino(rules, words.next());
    if (!domino || deal.improvements.is_full()) return kUnreadable;
    deal.improvements.push_back(*domino);
  }
  return {deal, kAllowed};
}

Read read_plan_action(std::string_view line) {
  const Parsed<Plan> plan = read_plan(line);
  return {LayPlan{plan.action}, plan.verdict};
}

/// Verbs with one word after them.
Read read_short(std::string_view verb, std::string_view what) {
  if (verb == "take") {
    const auto slot = number_of(what);
    return slot && *slot >= 1 && *slot <= kMaxMarket ? Read{TakeImprovement{static_cast<std::uint8_t>(*slot)}, kAllowed}
                                                     : kUnreadable;
  }
  if (verb == "study") {
    const auto technology = enum_of<Technology>(what);
    return technology ? Read{Study{*technology}, kAllowed} : kUnreadable;
  }
  if (verb == "sell" && what == "nfc") return {SellByNfc{}, kAllowed};
  const auto region = enum_of<Region>(what);
  if (region && verb == "ship") return {Ship{*region}, kAllowed};
  if (region && verb == "sell") return {Sell{*region}, kAllowed};
  return kUnreadable;
}

}  // namespace

std::string Smartphone::write_action(const Ruleset&, const Action& action) { return std::visit(Write{}, action); }

Parsed<Action> Smartphone::read_action(const Ruleset& rules, std::string_view line) {
  Words words(line);
  const std::string_view verb = words.next();
  if (verb == "retailers") return read_retailers(words);
  if (verb == "market") return read_market(rules, words);
  if (verb == "plan") return read_plan_action(line);
  if (words.at_end()) {
    if (verb == "token") return {TakeToken{}, kAllowed};
    if (verb == "done") return {Done{}, kAllowed};
    return kUnreadable;
  }
  const std::string_view what = words.next();
  return words.at_end() ? read_short(verb, what) : kUnreadable;
}

}  // namespace oligopoly::smartphone
