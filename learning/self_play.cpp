#include "learning/self_play.hpp"

#include <algorithm>
#include <atomic>
#include <string>

#include "players/threads.hpp"

namespace oligopoly::learning {
namespace {

/// Of 20 games, how many are played at each skill: most of them by those who are quick and not bad.
constexpr std::array<Skill, 20> kMix = [] {
  std::array<Skill, 20> mix{};
  for (std::size_t i = 0; i < mix.size(); ++i)
    mix[i] = i < 2 ? Skill::Random : i < 7 ? Skill::Apprentice : i < 19 ? Skill::Manager : Skill::Tycoon;
  return mix;
}();

/// Colours or civilisations are dealt at random, and sometimes the game plays a seat itself.
std::unique_ptr<AnyRuleset> deal(const SelfPlay& how, int seats, Rng& rng) {
  auto rules = how.rules->clone();
  for (const OptionInfo& option : rules->game().options()) {
    if (!option.per_seat) continue;
    if (option.kind == OptionKind::Choice) {
      std::vector<int> left(option.choices.size());
      for (std::size_t i = 0; i < left.size(); ++i) left[i] = static_cast<int>(i);
      for (const Seat seat : players(seats)) {
        const auto drawn = static_cast<std::ptrdiff_t>(rng.below(static_cast<std::uint32_t>(left.size())));
        rules->set_option(option, seat, left[static_cast<std::size_t>(drawn)]);
        left.erase(left.begin() + drawn);
      }
    } else if (option.kind == OptionKind::Switch) {
      for (const Seat seat : players(seats)) rules->set_option(option, seat, 0);
      if (rng.below(4) == 0) rules->set_option(option, Seat{rng.between(0, seats - 1)}, 1);
    }
  }
  // Not everything that can be dealt can be played: then as it was.
  if (rules->flaw(seats)) rules = how.rules->clone();
  return rules;
}

Samples samples_of(const SelfPlay& how, int number) {
  const PlayedGame game = play_game(how, number);
  const auto judge = make_judge(*game.rules);
  Features features;
  std::vector<SeatSample> seats;
  std::optional<Samples> samples;
  for (const AnyView& view : game.views) {
    seats.clear();
    for (const Seat seat : players(game.standings.size())) {
      judge->describe(view, seat, game.skill, features);
      const auto values = features.values();
      seats.push_back({{values.begin(), values.end()},
                       game.standings[seat].place,
                       game.standings[seat].score - judge->score(view, seat)});
    }
    if (!samples) samples.emplace(static_cast<int>(seats.front().features.size()));
    samples->add(game.skill, seats);
  }
  return *samples;
}

}  // namespace

std::string_view bot_of(Skill skill) {
  constexpr std::array<std::string_view, kSkills> kBots = {"random", "apprentice", "manager", "tycoon"};
  return kBots[static_cast<std::size_t>(skill)];
}

PlayedGame play_game(const SelfPlay& how, int number) {
  const AnyGame& game = how.rules->game();
  const std::uint64_t seed = Rng::stream(how.seed, "game " + std::to_string(number)).next();
  Rng rng = Rng::stream(seed, "table"), chance = Rng::stream(seed, "chance");
  const int seats = how.seats.value_or(rng.between(game.info().least_seats, game.info().most_seats));
  const Skill mixed = kMix[rng.below(kMix.size())];
  PlayedGame played{deal(how, seats, rng), how.skill.value_or(mixed), {}, {}};
  std::vector<std::unique_ptr<Bot>> bots;
  for (const Seat seat : players(seats)) bots.push_back(make_bot(*played.rules, bot_of(played.skill), seat, seed));
  const Budget budget{.iterations = how.iterations};

  // Every decision is as likely to be looked at as any other, however many come (Vitter 1985).
  std::uint32_t decisions = 0;
  const auto position = game.start(*played.rules, seats);
  while (!position->is_over()) {
    const Seat seat = position->to_act().front();
    if (seat == kChance) {
      if (!position->apply(seat, position->sample_action(seat, chance))) break;
      continue;
    }
    const Seat viewer{rng.between(0, seats - 1)};
    const std::uint32_t slot = rng.below(++decisions);
    if (static_cast<int>(played.views.size()) < how.positions)
      played.views.push_back(position->view(viewer));
    else if (static_cast<int>(slot) < how.positions)
      played.views[slot] = position->view(viewer);
    const bool slips = static_cast<int>(rng.below(1000)) < how.slips;
    const AnyAction action =
        slips ? position->sample_action(seat, rng) : bots[seat.index()]->decide(position->view(seat), budget);
    if (!position->apply(seat, action)) break;
  }
  played.standings = position->standings();
  return played;
}

Samples sample_games(const SelfPlay& how, int first, int last, int threads) {
  std::vector<std::optional<Samples>> games(static_cast<std::size_t>(last - first));
  std::atomic<int> next = first;
  in_parallel(threads, [&](int) {
    for (int i = next++; i < last; i = next++) games[static_cast<std::size_t>(i - first)] = samples_of(how, i);
  });
  std::optional<Samples> all;
  for (const std::optional<Samples>& game : games)
    if (all)
      all->add(*game);
    else
      all = game;
  return *all;
}

}  // namespace oligopoly::learning
