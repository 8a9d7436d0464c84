#pragma once

#include "games/smartphone/bots/knowledge.hpp"
#include "games/smartphone/rules/board.hpp"

namespace oligopoly::smartphone {

/// How many goods can be sold at each price, in hundredths.
using Demand = std::array<int, kPriceClasses>;

/// What a number of progress markers is good for, if they are well spent.
struct Spending {
  /// Hundredths of a VP, sales of this round apart.
  int gain = 0;
  /// What it adds to this round's demand.
  Demand demand{};
};
/// By the number of markers.
using Spendings = List<Spending, 12>;

/// What the rest of the game holds for a seat, part by part, in hundredths of a VP.
struct Prospects {
  /// This round's sales and majorities, and what its markers lead to.
  int sales = 0, majorities = 0, research = 0, logistics = 0;
  /// What each round to come should sell, and all of them together.
  int income = 0, later = 0;
};

/// One seat's prospects, as they follow from the board. Worths are hundredths of a VP.
class Outlook {
 public:
  Outlook(const Knowledge& knowledge, const Board& board, Seat seat);

  /// Having a technology, or a further office in a region, from now on.
  int worth(Technology technology) const;
  int worth(Region region) const;
  /// One more marker there, if `in_hand` markers are still to be placed.
  int worth_of_marker(Technology technology, int in_hand) const;
  int worth_of_marker(Region region, int in_hand) const;
  /// An improvement or a goods token to keep.
  int worth(const Domino& improvement) const;
  int worth_of_token() const { return knowledge_.weights.token * rounds_left_; }
  /// The best that markers can do, for any number of them.
  Spendings research() const;
  Spendings logistics() const;
  /// The worth of a plan: what it sells, and what its icons lead to. `research` and `logistics` are those above.
  int worth(const PlanOption& option, const Spendings& research, const Spendings& logistics) const;
  /// By the plan that lies there, or by the best one as long as plans are hidden.
  Prospects prospects() const;

 private:
  struct Goal {
    int cost = 0, gain = 0;
    Demand demand{};
  };
  template <class Goals>
  Spendings spend(const Goals& goals, int percent) const;

  void add_demand(Demand& demand, Region region) const;
  int demand_by(Technology technology, bool now) const;
  int income(const Demand& demand, int more = 0) const;
  int sales_now(int more) const;
  int majority(Region region, bool with_new_office) const;
  int share_done(int worth, int done, int cost) const;
  int worth_of_markers(int worth, int done, int cost, int in_hand) const;
  int cost_of(Technology technology) const;
  int goods_with_tokens(int goods) const;
  Prospects round_of(const PlanYield& plan, int goods, const Spendings& research, const Spendings& logistics) const;
  const PlanOption& best_plan(const Spendings& research, const Spendings& logistics) const;

  const Knowledge& knowledge_;
  const Board& board_;
  Seat seat_;
  const Player& player_;
  /// After this one.
  int rounds_left_;
  int least_price_, most_price_;
  SmallSet<Region> offices_;
  Demand now_{}, later_{};
  /// Goods expected to be made at each price in rounds to come, in hundredths.
  Demand capacity_{};
  int income_later_ = 0;
  /// VP of majorities that seem ours, by price class of this round.
  Demand majorities_{};
};

/// Calls `look(option, worth)` with every plan of the book that a seat can lay.
template <class Look>
void for_each_plan(const Knowledge& knowledge, const Board& board, Seat seat, Look&& look) {
  const Outlook outlook(knowledge, board, seat);
  const Spendings research = outlook.research(), logistics = outlook.logistics();
  for (const PlanOption& option : knowledge.book->page(board.players[seat]).options)
    look(option, outlook.worth(option, research, logistics));
}

/// One more good sold in a region, its price apart: what it does for majorities.
int worth_of_sale(const Ruleset& rules, const Board& board, Seat seat, Region region);

}  // namespace oligopoly::smartphone
