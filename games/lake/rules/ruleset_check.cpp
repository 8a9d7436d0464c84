#include "games/lake/rules/ruleset_check.hpp"

#include "games/lake/rules/reasons.hpp"

namespace oligopoly::lake {
namespace {

std::string at(std::string_view list, int index) { return std::string(list) + "[" + std::to_string(index) + "]"; }

// ---- numbers ---------------------------------------------------------------------------------------------------

/// The first number outside the bounds its field declares. Options and programs can set what no reader has checked.
template <class T>
std::optional<Flaw> flaw_of_numbers(const T& value, const std::string& path, Bounds bounds) {
  std::optional<Flaw> flaw;
  if constexpr (HasFields<T>) {
    for_each_field<T>([&](const auto& f) {
      if (flaw) return;
      const std::string inner = path.empty() ? std::string(f.name) : path + "." + std::string(f.name);
      flaw = flaw_of_numbers(value.*f.member, inner, f.bounds);
    });
  } else if constexpr (std::is_same_v<T, bool> || std::is_same_v<T, std::string> || detail::kIsSet<T>) {
    return flaw;
  } else if constexpr (std::is_integral_v<T>) {
    const Bounds range = detail::within<T>(bounds);
    if (value < range.least || value > range.most) flaw = Flaw{path, refused(kBadNumber, range.least, range.most)};
  } else if constexpr (NamedEnum<T>) {
    if (static_cast<int>(value) >= kCountOf<T>) flaw = Flaw{path, refused(kBadNumber, 0, kCountOf<T> - 1)};
  } else if constexpr (detail::kIsEnumMap<T>) {
    for (const auto key : each<typename T::Key>())
      if (!flaw) flaw = flaw_of_numbers(value[key], path + "." + std::string(id_of(key)), bounds);
  } else {
    int index = 0;
    for (const auto& item : value)
      if (!flaw) flaw = flaw_of_numbers(item, at(path, index++), bounds);
  }
  return flaw;
}

// ---- rows ------------------------------------------------------------------------------------------------------

bool is_id(std::string_view id) {
  const auto is_letter = [](char c) { return c >= 'a' && c <= 'z'; };
  const auto fits = [&](char c) { return is_letter(c) || (c >= '0' && c <= '9') || c == '_'; };
  return !id.empty() && id.size() <= 32 && is_letter(id.front()) && std::all_of(id.begin(), id.end(), fits);
}

std::optional<Flaw> flaw_of_name(const LocalName& name, const std::string& path) {
  const auto is_name = [](const std::string& words) { return !words.empty() && words.size() <= 60; };
  if (!is_name(name.en)) return Flaw{path + ".en", refused(kNoName)};
  if (!is_name(name.zh_hans)) return Flaw{path + ".zh_hans", refused(kNoName)};
  if (!is_name(name.zh_hant)) return Flaw{path + ".zh_hant", refused(kNoName)};
  return std::nullopt;
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
std::optional<Flaw> flaw_of_names(const Rows& rows, std::string_view list, int first) {
  for (int i = first; i < rows.size(); ++i) {
    const std::string path = at(list, i - first);
    if (!is_id(rows[i].id)) return Flaw{path + ".id", refused(kBadId)};
    for (int before = 0; before < i; ++before)
      if (rows[before].id == rows[i].id) return Flaw{path + ".id", refused(kIdTaken)};
    if (auto flaw = flaw_of_name(rows[i].name, path + ".name")) return flaw;
    for (int before = 0; before < i; ++before)
      if (const auto lang = same_name(rows[before].name, rows[i].name); !lang.empty())
        return Flaw{path + ".name" + std::string(lang), refused(kNameTaken)};
  }
  return std::nullopt;
}

std::optional<Flaw> flaw_of_donation(const EraCard& card, const std::string& path) {
  const bool costs = total_of(card.donation.goods) > 0 || card.donation.coins > 0;
  if (card.disaster && (!costs || card.donation.points == 0)) return Flaw{path, refused(kDonationNeeded)};
  if (!card.disaster && !(card.donation == Donation{})) return Flaw{path, refused(kDonationUnused)};
  return std::nullopt;
}

// ---- the whole -------------------------------------------------------------------------------------------------

std::optional<Flaw> flaw_of_lists(const Ruleset& rules) {
  if (rules.civs.empty()) return Flaw{"civs", refused(kNoRows)};
  if (rules.point_prices.empty()) return Flaw{"point_prices", refused(kNoRows)};
  if (rules.route_fees.empty()) return Flaw{"route_fees", refused(kNoRows)};
  if (rules.tax_scope.bits() >= 1u << kCountOf<Dealing>)
    return Flaw{"tax_scope", refused(kBadNumber, 0, (1 << kCountOf<Dealing>)-1)};
  return std::nullopt;
}

/// Numbers that have to fit each other.
std::optional<Flaw> flaw_of_proportions(const Ruleset& rules) {
  if (rules.start_tax > rules.highest_law) return Flaw{"start_tax", refused(kBadNumber, 0, rules.highest_law)};
  // Smith is for the first route (L8); nothing counts further ones.
  if (rules.rules_version > 1 && rules.achievements[Achievement::Smith].need != 1)
    return Flaw{"achievements.smith.need", refused(kBadNumber, 1, 1)};
  const int routes = rules.trade.proposals * rules.trade.route_rounds, most = kMaxRoutes / oligopoly::kMaxSeats;
  if (routes > most) return Flaw{"trade.proposals", refused(kTooManyRoutes, most)};
  for (const Resource resource : {Resource::Livestock, Resource::Timber, Resource::Water})
    if (rules.resources[resource].water > 0 || rules.resources[resource].coins > 0)
      return Flaw{"resources." + std::string(id_of(resource)), refused(kBadNumber, 0, 0)};
  return std::nullopt;
}

}  // namespace

std::optional<Flaw> flaw_of_rows(const Ruleset& rules, int first_civ, int first_card) {
  if (auto flaw = flaw_of_names(rules.civs, "civs", first_civ)) return flaw;
  if (auto flaw = flaw_of_names(rules.cards, "cards", first_card)) return flaw;
  for (int i = first_card; i < rules.cards.size(); ++i)
    if (auto flaw = flaw_of_donation(rules.cards[i], at("cards", i - first_card) + ".donation")) return flaw;
  return std::nullopt;
}

std::optional<Flaw> flaw_of(const Ruleset& rules) {
  if (auto flaw = flaw_of_numbers(rules, {}, {})) return flaw;
  if (auto flaw = flaw_of_lists(rules)) return flaw;
  if (auto flaw = flaw_of_proportions(rules)) return flaw;
  return flaw_of_rows(rules, 0, 0);
}

std::optional<Flaw> flaw_of(const Ruleset& rules, int seats) {
  // Alone, coins and charity would count nothing (R-L1).
  if (seats < 2 || seats > oligopoly::kMaxSeats) return Flaw{"seats", refused(kBadSeats)};
  if (auto flaw = flaw_of(rules)) return flaw;
  for (int seat = 0; seat < seats; ++seat) {
    const CivIndex civ = rules.seat_civs[static_cast<std::size_t>(seat)];
    if (civ >= rules.civs.size()) return Flaw{at("seats", seat) + ".civ", refused(kNoSuchCiv)};
    for (int before = 0; before < seat; ++before)
      if (rules.seat_civs[static_cast<std::size_t>(before)] == civ)
        return Flaw{at("seats", seat) + ".civ", refused(kCivTaken)};
  }
  return std::nullopt;
}

}  // namespace oligopoly::lake
