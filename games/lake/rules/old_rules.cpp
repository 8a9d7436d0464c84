#include "games/lake/rules/old_rules.hpp"

#include "games/lake/rules/trade/routes.hpp"
#include "games/lake/rules/trade/swaps.hpp"

namespace oligopoly::lake::old {
namespace {

struct OneForOne {
  Seat to;
  Good give{};
  std::uint8_t gives = 1;
  Good take{};
  std::uint8_t takes = 1;
  static constexpr auto fields() {
    return field_list(field("to", &OneForOne::to), field("give", &OneForOne::give),
                      field("gives", &OneForOne::gives, 1, 99), field("take", &OneForOne::take),
                      field("takes", &OneForOne::takes, 1, 99));
  }
};

template <class... Values>
void add_all(Hash& hash, const Values&... values) {
  (add_to_hash(hash, values), ...);
}

void add_players(Hash& hash, const SeatList<Player>& players) {
  hash.add(static_cast<std::uint64_t>(players.size()));
  for (const Player& p : players)
    add_all(hash, p.goods, p.coins, p.points, p.levels, p.plots, p.bought, p.trait_used, p.donated, p.charity,
            p.overruled, p.streak, p.foreign_goods, p.slumps);
}

void add_offer(Hash& hash, const Offer& offer) {
  const Good give = kind_in(offer.give), take = kind_in(offer.take);
  add_all(hash, offer.kind, offer.to, give, offer.give[give], take, offer.take[take]);
}

}  // namespace

Seat silk_road(const Ruleset& rules, const State& state, Seat founder, Seat partner) {
  for (const Seat seat : {founder, partner})
    if (has_silk_road(rules, state, seat)) return seat;
  return kNobody;
}

std::uint64_t hash_of(const State& s) {
  Hash hash;
  add_players(hash, s.players);
  add_all(hash, s.round, s.phase, s.chair, s.active, s.asked, s.drawn, s.era, s.leader_bonus, s.laws, s.proposed,
          s.votes, s.bank_plots, s.routes, s.achievers, s.forbidden);
  add_all(hash, s.turn.step, s.turn.exchanges, s.turn.proposals, s.turn.built, ran(s.turn), s.turn.upgraded,
          s.turn.earned);
  add_offer(hash, s.offer);
  return hash.value();
}

bool read_exchange(FieldReader& in, Exchange& exchange) {
  const auto keys = in.is_object() ? in.keys() : std::vector<std::string_view>{};
  if (std::find(keys.begin(), keys.end(), "gives") == keys.end() || !in.enter("kind")) return false;
  const bool is_exchange = in.text() == Exchange::kName;
  in.leave();
  OneForOne old;
  static constexpr std::array<std::string_view, 1> kAlso = {"kind"};
  if (!is_exchange || !read_members(in, old, kAlso)) return false;
  exchange = {old.to, basket_of(old.give, old.gives), basket_of(old.take, old.takes)};
  return true;
}

}  // namespace oligopoly::lake::old
