#pragma once

#include "games/smartphone/bots/knowledge.hpp"
#include "games/smartphone/rules/smartphone.hpp"
#include "players/value.hpp"

namespace oligopoly::smartphone {

/// What a network is told of a position.
class FirmAppraiser {
 public:
  using Rules = Smartphone;
  static constexpr int kUnit = 40;
  /// What seats are compared by.
  enum Number : std::uint8_t {
    Vp,
    Offices,
    LargeOffices,
    MediumOffices,
    SmallOffices,
    Majorities,
    Technologies,
    Patents,
    ResearchMarkers,
    LogisticsMarkers,
    Improvements,
    GoodsIcons,
    ResearchIcons,
    TruckIcons,
    PriceIcons,
    Tokens,
    Goods,
    Price,
    Buyers,
    BuyersLater,
    RoundVp,
    SalesAhead,
    MajoritiesAhead,
    ResearchAhead,
    LogisticsAhead,
    Income,
    Later,
    kNumbers
  };
  struct Survey {
    const View& view;
    Profiles<kNumbers> profiles;
    SeatList<int> scores;
  };

  explicit FirmAppraiser(const Ruleset& rules) : knowledge_(rules, kBalanced) {}

  Survey survey(const View& view) const;
  void describe(const Survey& survey, Seat seat, Features& out) const;

 private:
  void count_icons(const Player& player, std::array<std::int32_t, kNumbers>& numbers) const;
  void count_regions(const Board& board, Seat seat, std::array<std::int32_t, kNumbers>& numbers) const;

  const Ruleset& rules() const { return knowledge_.rules; }
  void look_ahead(const Board& board, Seat seat, std::array<std::int32_t, kNumbers>& numbers) const;

  Knowledge knowledge_;
};

}  // namespace oligopoly::smartphone
