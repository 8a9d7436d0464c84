// Every number of the game as a type. The handbook's own numbers stand in data/handbook.hpp.
#pragma once

#include <string>

#include "core/game.hpp"
#include "games/lake/rules/enums.hpp"

namespace oligopoly::lake {

inline constexpr int kMaxCivs = 16, kMaxCards = 48, kMaxRounds = 60;
/// Routes that can be active at once: three founded a turn by each of eight players, for three rounds (L5.6).
inline constexpr int kMaxRoutes = 72;

/// An index into Ruleset::civs or Ruleset::cards.
using CivIndex = std::uint8_t;
using CardIndex = std::uint8_t;

/// A name that comes with the ruleset, in every language.
struct LocalName {
  std::string en, zh_hans, zh_hant;

  /// Valid as long as the ruleset it belongs to.
  Text text() const { return {en, zh_hans, zh_hant}; }
  static constexpr auto fields() {
    return field_list(field("en", &LocalName::en), field("zh_hans", &LocalName::zh_hans),
                      field("zh_hant", &LocalName::zh_hant));
  }
  friend bool operator==(const LocalName&, const LocalName&) = default;
};

/// A civilisation (L1.2).
struct Civilisation {
  std::string id;
  LocalName name;
  Mix points;
  std::uint8_t plots = 0;
  Trait trait{};

  static constexpr auto fields() {
    return field_list(field("id", &Civilisation::id), field("name", &Civilisation::name),
                      field("points", &Civilisation::points, 0, 20), field("plots", &Civilisation::plots, 0, 20),
                      field("trait", &Civilisation::trait));
  }
  friend bool operator==(const Civilisation&, const Civilisation&) = default;
};

/// What a point of a resource asks for when it gives 1 (L5.1), and whether points can be bought (L5.2).
struct ResourceRow {
  std::uint8_t water = 0, coins = 0;
  bool for_sale = false;

  static constexpr auto fields() {
    return field_list(field("water", &ResourceRow::water, 0, 9), field("coins", &ResourceRow::coins, 0, 9),
                      field("for_sale", &ResourceRow::for_sale));
  }
  friend constexpr bool operator==(const ResourceRow&, const ResourceRow&) = default;
};

/// An industry (L1.3).
struct IndustryRow {
  Mix inputs;
  std::uint8_t coins = 0, cost = 0;
  /// From this level on it occupies a second plot (L5.3); 0 for never.
  std::uint8_t second_plot = 0;
  /// Coins an upgrade costs besides goods; with `finance_upgrade` rising, for each level reached so far (R-L3).
  std::uint8_t upgrade_coins = 0;
  Levy levy{};

  static constexpr auto fields() {
    return field_list(field("inputs", &IndustryRow::inputs, 0, 9), field("coins", &IndustryRow::coins, 0, 50),
                      field("cost", &IndustryRow::cost, 0, 200), field("second_plot", &IndustryRow::second_plot, 0, 99),
                      field("upgrade_coins", &IndustryRow::upgrade_coins, 0, 50), field("levy", &IndustryRow::levy));
  }
  friend constexpr bool operator==(const IndustryRow&, const IndustryRow&) = default;
};

/// What a disaster asks for, and the points it gives (L7). No points: no donation.
struct Donation {
  Mix goods;
  std::uint8_t coins = 0;
  std::uint16_t points = 0;

  static constexpr auto fields() {
    return field_list(field("goods", &Donation::goods, 0, 50), field("coins", &Donation::coins, 0, 200),
                      field("points", &Donation::points, 0, 1000));
  }
  friend constexpr bool operator==(const Donation&, const Donation&) = default;
};

/// An era card (L3.2).
struct EraCard {
  std::string id;
  LocalName name;
  EnumMap<Industry, std::int8_t> effect;
  bool disaster = false;
  /// For good: more for a run of an industry one leads; once: what every leader pays (L3.3).
  std::uint8_t leader_bonus = 0, leader_fine = 0;
  Donation donation;

  static constexpr auto fields() {
    return field_list(field("id", &EraCard::id), field("name", &EraCard::name),
                      field("effect", &EraCard::effect, -20, 20), field("disaster", &EraCard::disaster),
                      field("leader_bonus", &EraCard::leader_bonus, 0, 20),
                      field("leader_fine", &EraCard::leader_fine, 0, 100), field("donation", &EraCard::donation));
  }
  friend bool operator==(const EraCard&, const EraCard&) = default;
};

/// Points of an achievement and the numbers in its condition (L8), in the order the condition names them.
struct AchievementRow {
  std::uint16_t points = 0, need = 1, also = 0;

  static constexpr auto fields() {
    return field_list(field("points", &AchievementRow::points, 0, 1000), field("need", &AchievementRow::need, 1, 1000),
                      field("also", &AchievementRow::also, 0, 1000));
  }
  friend constexpr bool operator==(const AchievementRow&, const AchievementRow&) = default;
};

/// Limits of what players agree with each other (L5.1, L5.6).
struct TradeLimits {
  std::uint8_t route_units = 5, route_rounds = 3, proposals = 3;
  /// Of the Expo (R-L10): units and kinds on a side of an offer, and offers per turn.
  std::uint8_t exchange_units = 20, exchange_kinds = 3, exchanges = 3;

  static constexpr auto fields() {
    return field_list(
        field("route_units", &TradeLimits::route_units, 1, 20), field("route_rounds", &TradeLimits::route_rounds, 1, 9),
        field("proposals", &TradeLimits::proposals, 0, 9), field("exchange_units", &TradeLimits::exchange_units, 1, 99),
        field("exchange_kinds", &TradeLimits::exchange_kinds, 1, 8), field("exchanges", &TradeLimits::exchanges, 0, 9));
  }
  friend constexpr bool operator==(const TradeLimits&, const TradeLimits&) = default;
};

/// What traits cost and give (L6).
struct TraitNumbers {
  std::uint8_t trade_gives = 2, strike_pays = 3, conquest_pays = 5, desalination_coins = 2, desalination_water = 1;

  static constexpr auto fields() {
    return field_list(field("trade_gives", &TraitNumbers::trade_gives, 1, 9),
                      field("strike_pays", &TraitNumbers::strike_pays, 1, 9),
                      field("conquest_pays", &TraitNumbers::conquest_pays, 1, 9),
                      field("desalination_coins", &TraitNumbers::desalination_coins, 0, 50),
                      field("desalination_water", &TraitNumbers::desalination_water, 1, 9));
  }
  friend constexpr bool operator==(const TraitNumbers&, const TraitNumbers&) = default;
};

/// The numbers of the final formula (L9.1).
struct ScoreNumbers {
  std::uint8_t coin_points = 20, seats_divisor = 2, seats_offset = 3;

  static constexpr auto fields() {
    return field_list(field("coin_points", &ScoreNumbers::coin_points, 0, 20),
                      field("seats_divisor", &ScoreNumbers::seats_divisor, 1, 8),
                      field("seats_offset", &ScoreNumbers::seats_offset, 0, 8));
  }
  friend constexpr bool operator==(const ScoreNumbers&, const ScoreNumbers&) = default;
};

/// The newest version of the rules; version 1 is still played where a record names it (old_rules.hpp).
inline constexpr int kRulesVersion = 2;

/// Every number of the game.
struct Ruleset {
  std::uint8_t rules_version = kRulesVersion;
  std::uint8_t rounds = 30, quiet_rounds = 3;
  std::uint8_t start_coins = 10;
  /// Plots the bank holds beyond one a player (L2.1).
  std::uint8_t spare_plots = 1;
  std::uint8_t start_tax = 1, highest_law = 4, expo_from = 13, chair_votes = 2;
  std::uint8_t monopoly_lead = 2, monopoly_bonus = 2;
  /// An upgrade costs this many times the inputs of a run (L5.5).
  std::uint8_t upgrade_times = 2;
  /// The civilisation of each seat (L1.2), as an index into civs.
  std::array<CivIndex, oligopoly::kMaxSeats> seat_civs{0, 1, 2, 3, 4, 5, 6, 7};
  FirstChair first_chair{};
  bool bills_reversible = false, plots_for_sale = true;
  FinanceUpgrade finance_upgrade{};
  SmallSet<Dealing> tax_scope;
  Swaps swaps{};
  StartStock start_stock{};
  Sherman sherman{};
  PointPriceBy point_price_by{};
  /// Of each industry (R-L39).
  std::uint8_t runs_a_turn = 1;
  /// Whether Blood and Iron can take an industry of level 1 away (R-L40).
  bool blood_and_iron_razes = false;
  /// The highest level of an industry; 0 for none (L5.5).
  std::uint8_t level_cap = 0;
  /// The last entry holds for all that follow (L5.2, L5.6).
  List<std::uint8_t, 12> point_prices, route_fees;
  TradeLimits trade;
  TraitNumbers traits;
  ScoreNumbers score;
  EnumMap<Resource, ResourceRow> resources;
  EnumMap<Industry, IndustryRow> industries;
  EnumMap<Achievement, AchievementRow> achievements;
  List<Civilisation, kMaxCivs> civs;
  List<EraCard, kMaxCards> cards;

  /// Requires a player's seat.
  const Civilisation& civ_of(Seat seat) const { return civs[seat_civs[seat.index()]]; }
  Trait trait_of(Seat seat) const { return civ_of(seat).trait; }

  static constexpr auto fields() {
    return field_list(
        field("rules_version", &Ruleset::rules_version, 1, kRulesVersion),
        field("rounds", &Ruleset::rounds, 1, kMaxRounds), field("quiet_rounds", &Ruleset::quiet_rounds, 0, kMaxRounds),
        field("start_coins", &Ruleset::start_coins, 0, 200), field("spare_plots", &Ruleset::spare_plots, 0, 20),
        field("start_tax", &Ruleset::start_tax, 0, 9), field("highest_law", &Ruleset::highest_law, 1, 9),
        field("expo_from", &Ruleset::expo_from, 1, kMaxRounds + 1), field("chair_votes", &Ruleset::chair_votes, 1, 9),
        field("monopoly_lead", &Ruleset::monopoly_lead, 1, 9), field("monopoly_bonus", &Ruleset::monopoly_bonus, 0, 20),
        field("upgrade_times", &Ruleset::upgrade_times, 0, 9), field("seat_civs", &Ruleset::seat_civs, 0, kMaxCivs - 1),
        field("first_chair", &Ruleset::first_chair), field("bills_reversible", &Ruleset::bills_reversible),
        field("plots_for_sale", &Ruleset::plots_for_sale), field("finance_upgrade", &Ruleset::finance_upgrade),
        field("tax_scope", &Ruleset::tax_scope), field("swaps", &Ruleset::swaps),
        field("start_stock", &Ruleset::start_stock), field("sherman", &Ruleset::sherman),
        field("point_price_by", &Ruleset::point_price_by), field("runs_a_turn", &Ruleset::runs_a_turn, 1, 3),
        field("blood_and_iron_razes", &Ruleset::blood_and_iron_razes), field("level_cap", &Ruleset::level_cap, 0, 99),
        field("point_prices", &Ruleset::point_prices, 0, 99), field("route_fees", &Ruleset::route_fees, 0, 99),
        field("trade", &Ruleset::trade), field("traits", &Ruleset::traits), field("score", &Ruleset::score),
        field("resources", &Ruleset::resources), field("industries", &Ruleset::industries),
        field("achievements", &Ruleset::achievements), field("civs", &Ruleset::civs), field("cards", &Ruleset::cards));
  }
  friend bool operator==(const Ruleset&, const Ruleset&) = default;
};

/// `handbook` and `house` (L10.1), the default first.
std::span<const NamedRuleset<Ruleset>> released_rulesets();
/// Versions that have been replaced: records name them.
std::span<const NamedRuleset<Ruleset>> old_rulesets();
std::span<const Option<Ruleset>> table_options();
/// What is wrong with a ruleset whoever plays it, and where (L10.2).
std::optional<Flaw> flaw_of(const Ruleset&);
/// The same for a table of this many seats, their civilisations included.
std::optional<Flaw> flaw_of(const Ruleset&, int seats);

}  // namespace oligopoly::lake
