// How fast search thinks: goofspiel, two players, from the first bid, playouts to the end.
#include "cli/measure.hpp"
#include "games/goofspiel/goofspiel.hpp"
#include "players/search.hpp"

namespace oligopoly::cli {

SearchMeasurement measure_search(double seconds) {
  using goofspiel::Goofspiel;
  using Plain = PlainPolicy<Goofspiel>;
  constexpr int kDecision = 50'000, kBatch = 500;
  const goofspiel::Ruleset rules{};
  goofspiel::State state = Goofspiel::start(rules, 2);
  Rng rng = Rng::stream(4, "bench");
  Goofspiel::apply(rules, state, kChance, Goofspiel::sample_action(rules, state, kChance, rng), {});
  const auto view = Goofspiel::view(rules, state, Seat{0});
  const Plain policy(rules);
  SearchTree<Plain> tree(policy);
  tree.begin(view, Seat{0}, rng, kDecision);
  const double each = detail::seconds_each(seconds, [&] {
    if (tree.iterations() >= kDecision) tree.begin(view, Seat{0}, rng, kDecision);
    for (int i = 0; i < kBatch; ++i) tree.iterate();
    return std::uint64_t{kBatch};
  });
  return {1 / each};
}

}  // namespace oligopoly::cli
