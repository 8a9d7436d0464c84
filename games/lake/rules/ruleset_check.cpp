#include "games/lake/rules/ruleset_check.hpp"

#include "core/ruleset_check.hpp"
#include "games/lake/rules/reasons.hpp"

namespace oligopoly::lake {
namespace {

Verdict refuse_number(std::int64_t, std::int64_t least, std::int64_t most) { return refused(kBadNumber, least, most); }

// ---- rows ------------------------------------------------------------------------------------------------------

bool is_id(std::string_view id) {
  const auto is_letter = [](char c) { return c >= 'a' && c <= 'z'; };
  const auto fits = [&](char c) { return is_letter(c) || (c >= '0' && c <= '9') || c == '_'; };
  return !id.empty() && id.size() <= 32 && is_letter(id.front()) && std::all_of(id.begin(), id.end(), fits);
}

void check_name(RulesetCheck& check, const LocalName& name, const std::string& path) {
  const auto is_name = [](const std::string& words) { return !words.empty() && words.size() <= 60; };
  check.require(is_name(name.en), path + ".en", refused(kNoName));
  check.require(is_name(name.zh_hans), path + ".zh_hans", refused(kNoName));
  check.require(is_name(name.zh_hant), path + ".zh_hant", refused(kNoName));
}

/// Whether two English names read alike: "uk" beside "UK".
bool is_alike(std::string_view a, std::string_view b) {
  const auto small = [](char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c; };
  return std::equal(a.begin(), a.end(), b.begin(), b.end(), [&](char x, char y) { return small(x) == small(y); });
}

/// The language in which two rows have one name, if there is one.
std::string_view same_name(const LocalName& a, const LocalName& b) {
  if (is_alike(a.en, b.en)) return ".en";
  if (a.zh_hans == b.zh_hans) return ".zh_hans";
  return a.zh_hant == b.zh_hant ? ".zh_hant" : "";
}

/// Ids and names of the rows from `first` on, each only once in the whole list.
template <class Rows>
void check_names(RulesetCheck& check, const Rows& rows, std::string_view list, int first) {
  for (int i = first; i < rows.size() && check.ok(); ++i) {
    const std::string path = path_at(list, i - first);
    check.require(is_id(rows[i].id), path + ".id", refused(kBadId));
    for (int before = 0; before < i; ++before)
      check.require(rows[before].id != rows[i].id, path + ".id", refused(kIdTaken));
    check_name(check, rows[i].name, path + ".name");
    for (int before = 0; before < i; ++before) {
      const std::string_view lang = same_name(rows[before].name, rows[i].name);
      check.require(lang.empty(), std::string(path).append(".name").append(lang), refused(kNameTaken));
    }
  }
}

void check_donation(RulesetCheck& check, const EraCard& card, const std::string& path) {
  const bool costs = total_of(card.donation.goods) > 0 || card.donation.coins > 0;
  check.require(!card.disaster || (costs && card.donation.points > 0), path, refused(kDonationNeeded));
  check.require(card.disaster || card.donation == Donation{}, path, refused(kDonationUnused));
}

void check_rows(RulesetCheck& check, const Ruleset& rules, int first_civ, int first_card) {
  check_names(check, rules.civs, "civs", first_civ);
  check_names(check, rules.cards, "cards", first_card);
  for (int i = first_card; i < rules.cards.size(); ++i)
    check_donation(check, rules.cards[i], path_at("cards", i - first_card) + ".donation");
}

// ---- the whole -------------------------------------------------------------------------------------------------

void check_lists(RulesetCheck& check, const Ruleset& rules) {
  check.require(!rules.civs.empty(), "civs", refused(kNoRows));
  check.require(!rules.point_prices.empty(), "point_prices", refused(kNoRows));
  check.require(!rules.route_fees.empty(), "route_fees", refused(kNoRows));
  check.require_within("tax_scope", rules.tax_scope.bits(), 0, (1 << kCountOf<Dealing>)-1);
}

/// Numbers that have to fit each other.
void check_proportions(RulesetCheck& check, const Ruleset& rules) {
  check.require_within("start_tax", rules.start_tax, 0, rules.highest_law);
  // Smith is for the first route (L8); nothing counts further ones.
  if (rules.rules_version > 1)
    check.require_within("achievements.smith.need", rules.achievements[Achievement::Smith].need, 1, 1);
  const int routes = rules.trade.proposals * rules.trade.route_rounds, most = kMaxRoutes / oligopoly::kMaxSeats;
  check.require(routes <= most, "trade.proposals", refused(kTooManyRoutes, most));
  for (const Resource resource : {Resource::Livestock, Resource::Timber, Resource::Water})
    check.require(rules.resources[resource].water <= 0 && rules.resources[resource].coins <= 0,
                  "resources." + std::string(id_of(resource)), refused(kBadNumber, 0, 0));
}

void check_rules(RulesetCheck& check, const Ruleset& rules) {
  check.require_bounds(rules);
  // What follows counts on choices that exist.
  if (!check.ok()) return;
  check_lists(check, rules);
  check_proportions(check, rules);
  check_rows(check, rules, 0, 0);
}

void check_seats(RulesetCheck& check, const Ruleset& rules, int seats) {
  const auto civ = [&](int seat) { return rules.seat_civs[static_cast<std::size_t>(seat)]; };
  for (int seat = 0; seat < seats; ++seat) {
    const std::string path = path_at("seats", seat) + ".civ";
    check.require(civ(seat) < rules.civs.size(), path, refused(kNoSuchCiv));
    for (int before = 0; before < seat; ++before) check.require(civ(before) != civ(seat), path, refused(kCivTaken));
  }
}

}  // namespace

std::optional<Flaw> flaw_of_rows(const Ruleset& rules, int first_civ, int first_card) {
  RulesetCheck check(refuse_number);
  check_rows(check, rules, first_civ, first_card);
  return check.flaw();
}

std::optional<Flaw> flaw_of(const Ruleset& rules) {
  RulesetCheck check(refuse_number);
  check_rules(check, rules);
  return check.flaw();
}

std::optional<Flaw> flaw_of(const Ruleset& rules, int seats) {
  RulesetCheck check(refuse_number);
  // Alone, coins and charity would count nothing (R-L1).
  check.require(seats >= 2 && seats <= oligopoly::kMaxSeats, "seats", refused(kBadSeats));
  if (!check.ok()) return check.flaw();
  check_rules(check, rules);
  check_seats(check, rules, seats);
  return check.flaw();
}

}  // namespace oligopoly::lake
