#include "learning/self_play.hpp"

#include <algorithm>
#include <atomic>
#include <string>

#include "players/threads.hpp"

namespace oligopoly::learning {
namespace {

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

/// Keeps some of the secret choices of a game, each as likely as any other (Vitter 1985).
class ChoiceKeeper {
 public:
  ChoiceKeeper(const SelfPlay& how, const AnyRuleset& rules, std::uint64_t seed)
      : most_(how.choices),
        predictor_(how.choices > 0 ? make_predictor(rules) : nullptr),
        rng_(Rng::stream(seed, "choices")) {}

  void look(const AnyPosition& position, Seat seat, const AnyAction& action) {
    if (!predictor_) return;
    const Seat rival{(seat.number() + rng_.between(0, position.seats() - 2)) % position.seats()};
    const AnyView view = position.view(rival);
    if (!predictor_->has_choice(view, seat)) return;
    const auto slot = static_cast<std::size_t>(rng_.below(++met_));
    if (static_cast<int>(kept_.size()) < most_)
      kept_.push_back({view, seat, action});
    else if (static_cast<int>(slot) < most_)
      kept_[slot] = {view, seat, action};
  }
  std::vector<SecretChoice> take() { return std::move(kept_); }

 private:
  int most_;
  std::unique_ptr<Predictor> predictor_;
  Rng rng_;
  std::uint32_t met_ = 0;
  std::vector<SecretChoice> kept_;
};

std::optional<Samples> choices_of(const SelfPlay& how, int number) {
  const PlayedGame game = play_game(how, number);
  const auto predictor = make_predictor(*game.rules);
  std::vector<SeatSample> options;
  std::optional<Samples> samples;
  for (const SecretChoice& choice : game.choices) {
    const auto described = predictor->describe(choice.view, choice.seat, game.skill, choice.action);
    if (described.chosen < 0 || described.options.size() < 2) continue;
    options.clear();
    for (const Features& features : described.options) {
      const auto values = features.values();
      const bool is_chosen = std::ssize(options) == described.chosen;
      options.push_back({{values.begin(), values.end()}, is_chosen ? 1 : 2, 0});
    }
    if (!samples) samples.emplace(static_cast<int>(options.front().features.size()));
    samples->add(game.skill, options);
  }
  return samples;
}

/// What `sample(number)` gives for each game, in their order.
template <class Sampler>
std::optional<Samples> joined(int first, int last, int threads, const Sampler& sample) {
  std::vector<std::optional<Samples>> games(static_cast<std::size_t>(last - first));
  std::atomic<int> next = first;
  in_parallel(threads, [&](int) {
    for (int i = next++; i < last; i = next++) games[static_cast<std::size_t>(i - first)] = sample(i);
  });
  std::optional<Samples> all;
  for (const std::optional<Samples>& game : games) {
    if (!game) continue;
    if (all)
      all->add(*game);
    else
      all = game;
  }
  return all;
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
  const Skill mixed = how.mix[rng.below(static_cast<std::uint32_t>(how.mix.size()))];
  PlayedGame played{deal(how, seats, rng), how.skill.value_or(mixed), {}, {}, {}};
  std::vector<std::unique_ptr<Bot>> bots;
  for (const Seat seat : players(seats)) bots.push_back(make_bot(*played.rules, bot_of(played.skill), seat, seed));
  const Budget budget{.iterations = how.iterations};
  ChoiceKeeper choices(how, *played.rules, seed);

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
    if (!slips) choices.look(*position, seat, action);
    if (!position->apply(seat, action)) break;
  }
  played.choices = choices.take();
  played.standings = position->standings();
  return played;
}

Samples sample_games(const SelfPlay& how, int first, int last, int threads) {
  return *joined(first, last, threads, [&](int number) { return std::optional(samples_of(how, number)); });
}

Samples sample_choices(const SelfPlay& how, int first, int last, int threads) {
  return *joined(first, last, threads, [&](int number) { return choices_of(how, number); });
}

}  // namespace oligopoly::learning
