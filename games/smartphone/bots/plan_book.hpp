#pragma once

#include <map>
#include <memory>

#include "games/smartphone/rules/model.hpp"
#include "games/smartphone/rules/plan/outcomes.hpp"
#include "games/smartphone/rules/plan/yield.hpp"
#include "players/threads.hpp"

namespace oligopoly::smartphone {

/// Prices beyond the highest limit of any buyer are all alike to price buyers.
inline constexpr int kPriceClasses = kHighestLimit + 2;
constexpr int price_class(int price) { return price < kPriceClasses - 1 ? price : kPriceClasses - 1; }

/// What a plan gives, powers of technologies included, goods tokens not.
struct PlanOption : PlanYield {
  OutcomeTable::Choice choice;
};

/// The plans worth a thought for someone who owns certain improvements and technologies: every outcome that no other
/// outcome of the same price beats in everything.
struct PlanPage {
  std::vector<PlanOption> options;
  /// The most goods that can be made at each price.
  std::array<std::uint8_t, kPriceClasses> most_goods{};
};

/// Pages by what is owned, written when first asked for and kept. May be shared by bots and threads.
class PlanBook {
 public:
  explicit PlanBook(const Ruleset& rules) : scale_(rules.price), table_(rules.pads, rules.plan) {}

  /// The book for these rules; those whose pads are alike share one.
  static std::shared_ptr<const PlanBook> of(const Ruleset& rules);

  const PlanPage& page(const Player& player) const { return page(player.improvements, player.technologies); }
  const PlanPage& page(const List<Domino, kMaxImprovements>& improvements, SmallSet<Technology> technologies) const;
  std::size_t page_count() const;
  /// A plan that gives this option of the player's page.
  static Plan plan(const Player& player, const PlanOption& option);

 private:
  PlanPage write(std::span<const Domino> owned, SmallSet<Technology> technologies) const;

  PriceScale scale_;
  OutcomeTable table_;
  mutable Mutex mutex_;
  mutable std::map<std::uint64_t, std::unique_ptr<const PlanPage>> pages_;
};

}  // namespace oligopoly::smartphone
