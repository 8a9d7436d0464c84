// Everything anyone can do. One struct a decision, each with the paragraph that allows it.
#pragma once

#include <variant>

#include "games/lake/rules/ruleset.hpp"

namespace oligopoly::lake {

/// Chance decides who chairs first (L2.2).
struct DrawChair {
  static constexpr std::string_view kName = "draw_chair";
  Seat seat;
  static constexpr auto fields() { return field_list(field("seat", &DrawChair::seat)); }
  friend constexpr bool operator==(const DrawChair&, const DrawChair&) = default;
};
/// Chance turns up an unused era card (L3.1).
struct DrawCard {
  static constexpr std::string_view kName = "draw_card";
  CardIndex card = 0;
  static constexpr auto fields() { return field_list(field("card", &DrawCard::card, 0, kMaxCards - 1)); }
  friend constexpr bool operator==(const DrawCard&, const DrawCard&) = default;
};
/// After a disaster an industry rises (L6).
struct Meiji {
  static constexpr std::string_view kName = "meiji";
  Seat target;
  Industry industry{};
  static constexpr auto fields() {
    return field_list(field("target", &Meiji::target), field("industry", &Meiji::industry));
  }
  friend constexpr bool operator==(const Meiji&, const Meiji&) = default;
};
/// The chair names the bills, in order (L4.1).
struct Propose {
  static constexpr std::string_view kName = "propose";
  Bills bills;
  static constexpr auto fields() { return field_list(field("bills", &Propose::bills)); }
  friend constexpr bool operator==(const Propose&, const Propose&) = default;
};
struct Vote {
  static constexpr std::string_view kName = "vote";
  Bill bill{};
  static constexpr auto fields() { return field_list(field("bill", &Vote::bill)); }
  friend constexpr bool operator==(const Vote&, const Vote&) = default;
};

/// An action that needs no more words than its name.
#define OLIGOPOLY_LAKE_PLAIN_ACTION(Type, name)                           \
  struct Type {                                                           \
    static constexpr std::string_view kName = name;                       \
    static constexpr auto fields() { return field_list(); }               \
    friend constexpr bool operator==(const Type&, const Type&) = default; \
  }
/// Skip the turn for a plot, or take the turn (L6).
OLIGOPOLY_LAKE_PLAIN_ACTION(Westward, "westward");
OLIGOPOLY_LAKE_PLAIN_ACTION(Stay, "stay");
/// Income of as many points as possible; scarce Water goes to Metals, then Steel, then Crops (R-L30).
OLIGOPOLY_LAKE_PLAIN_ACTION(IncomeAll, "income_all");
OLIGOPOLY_LAKE_PLAIN_ACTION(BuyPlot, "buy_plot");
/// Every run that pays something and has its inputs, in the order of the industries (R-L30).
OLIGOPOLY_LAKE_PLAIN_ACTION(RunAll, "run_all");
/// The no to an open offer (L5.1, L5.6), and to the question of L6.
OLIGOPOLY_LAKE_PLAIN_ACTION(Decline, "decline");
OLIGOPOLY_LAKE_PLAIN_ACTION(Desalinate, "desalinate");
/// Charity (L7).
OLIGOPOLY_LAKE_PLAIN_ACTION(Donate, "donate");
/// On to the next step; to the end of the turn (L5).
OLIGOPOLY_LAKE_PLAIN_ACTION(Next, "next");
OLIGOPOLY_LAKE_PLAIN_ACTION(Done, "done");
#undef OLIGOPOLY_LAKE_PLAIN_ACTION

/// The yes to an open offer (L5.1, L5.6), and whether one's own Silk Road frees the route (L6).
struct Accept {
  static constexpr std::string_view kName = "accept";
  bool free = false;
  static constexpr auto fields() { return field_list(optional_field("free", &Accept::free)); }
  friend constexpr bool operator==(const Accept&, const Accept&) = default;
};
/// How many points to run that ask for water (L5.1).
struct Income {
  static constexpr std::string_view kName = "income";
  std::uint8_t crops = 0, steel = 0, metals = 0;
  static constexpr auto fields() {
    return field_list(field("crops", &Income::crops, 0, 99), field("steel", &Income::steel, 0, 99),
                      field("metals", &Income::metals, 0, 99));
  }
  friend constexpr bool operator==(const Income&, const Income&) = default;
};
/// What points take that run by choice: Water, coins, and the tax on those (R-L8).
struct IncomeCost {
  std::int32_t water = 0, coins = 0, tax = 0;
  static constexpr auto fields() {
    return field_list(field("water", &IncomeCost::water), field("coins", &IncomeCost::coins),
                      field("tax", &IncomeCost::tax));
  }
};
/// An exchange at the Expo, offered (L5.1).
struct Exchange {
  static constexpr std::string_view kName = "exchange";
  Seat to;
  Basket give, take;
  static constexpr auto fields() {
    return field_list(field("to", &Exchange::to), optional_field("give", &Exchange::give, 0, 99),
                      optional_field("take", &Exchange::take, 0, 99));
  }
  friend constexpr bool operator==(const Exchange&, const Exchange&) = default;
};
/// A trade route, offered (L5.6), and whether one's own Silk Road frees it (L6).
struct OfferRoute {
  static constexpr std::string_view kName = "offer_route";
  Seat to;
  Good give{};
  std::uint8_t gives = 1;
  Good take{};
  std::uint8_t takes = 1;
  bool free = false;
  static constexpr auto fields() {
    return field_list(field("to", &OfferRoute::to), field("give", &OfferRoute::give),
                      field("gives", &OfferRoute::gives, 1, 20), field("take", &OfferRoute::take),
                      field("takes", &OfferRoute::takes, 1, 20), optional_field("free", &OfferRoute::free));
  }
  friend constexpr bool operator==(const OfferRoute&, const OfferRoute&) = default;
};
struct BuyPoint {
  static constexpr std::string_view kName = "buy_point";
  Resource resource{};
  static constexpr auto fields() { return field_list(field("resource", &BuyPoint::resource)); }
  friend constexpr bool operator==(const BuyPoint&, const BuyPoint&) = default;
};

/// An action about one of the acting seat's industries, or about an industry as such.
#define OLIGOPOLY_LAKE_INDUSTRY_ACTION(Type, name)                                            \
  struct Type {                                                                               \
    static constexpr std::string_view kName = name;                                           \
    Industry industry{};                                                                      \
    static constexpr auto fields() { return field_list(field("industry", &Type::industry)); } \
    friend constexpr bool operator==(const Type&, const Type&) = default;                     \
  }
OLIGOPOLY_LAKE_INDUSTRY_ACTION(Build, "build");
OLIGOPOLY_LAKE_INDUSTRY_ACTION(Run, "run");
OLIGOPOLY_LAKE_INDUSTRY_ACTION(Upgrade, "upgrade");
/// Enlightenment: no monopoly in this industry for the rest of the game (L6).
OLIGOPOLY_LAKE_INDUSTRY_ACTION(Forbid, "forbid");
#undef OLIGOPOLY_LAKE_INDUSTRY_ACTION

/// Global Trade (L6).
struct Trade {
  static constexpr std::string_view kName = "trade";
  Seat to;
  Basket give;
  Good take{};
  static constexpr auto fields() {
    return field_list(field("to", &Trade::to), optional_field("give", &Trade::give, 0, 9), field("take", &Trade::take));
  }
  friend constexpr bool operator==(const Trade&, const Trade&) = default;
};
/// Blood and Iron (L6).
struct Strike {
  static constexpr std::string_view kName = "strike";
  Seat target;
  Industry industry{};
  Mix pay;
  static constexpr auto fields() {
    return field_list(field("target", &Strike::target), field("industry", &Strike::industry),
                      field("pay", &Strike::pay, 0, 9));
  }
  friend constexpr bool operator==(const Strike&, const Strike&) = default;
};
/// Conquest (L6).
struct Conquer {
  static constexpr std::string_view kName = "conquer";
  Seat target;
  Mix pay;
  static constexpr auto fields() {
    return field_list(field("target", &Conquer::target), field("pay", &Conquer::pay, 0, 9));
  }
  friend constexpr bool operator==(const Conquer&, const Conquer&) = default;
};

using Action = std::variant<DrawChair, DrawCard, Meiji, Propose, Vote, Westward, Stay, Income, IncomeAll, Exchange,
                            BuyPoint, BuyPlot, Build, Run, RunAll, Upgrade, OfferRoute, Accept, Decline, Trade, Forbid,
                            Strike, Conquer, Desalinate, Donate, Next, Done>;
static_assert(sizeof(Action) <= 64);

}  // namespace oligopoly::lake
