#include "learning/calibration.hpp"

#include <algorithm>
#include <atomic>
#include <cmath>

#include "players/threads.hpp"

namespace oligopoly::learning {
namespace {

/// What a game adds: for every position seen, for every seat.
void add_game(Calibration& all, const PlayedGame& game, const Judge& judge) {
  const int seats = game.standings.size();
  std::array<int, kMaxSeats + 1> holders{};
  for (const Standing& standing : game.standings) ++holders[static_cast<std::size_t>(standing.place)];
  for (const AnyView& view : game.views) {
    const Worth worth = judge.judge(view, game.skill);
    for (const Seat seat : players(seats)) {
      const int place = game.standings[seat].place, shared = holders[static_cast<std::size_t>(place)];
      for (int at = 1; at <= seats; ++at) {
        // Whoever shares a place holds a part of each of those it takes up.
        const double came = at >= place && at < place + shared ? 1.0 / shared : 0;
        const double chance = static_cast<double>(worth[seat].places[static_cast<std::size_t>(at - 1)]) / kSurelyWon;
        all.places.add(chance, came);
        if (at == 1) all.wins.add(chance, came);
      }
      all.off.add(std::abs(game.standings[seat].score - worth[seat].score / 100.0));
      all.spread.add(worth[seat].spread / 100.0);
    }
  }
}

}  // namespace

void Reliability::add(double chance, double came) {
  Tenth& tenth = tenths_[static_cast<std::size_t>(std::clamp(static_cast<int>(chance * kTenths), 0, kTenths - 1))];
  ++tenth.count;
  tenth.given += chance;
  tenth.came += came;
}

void Reliability::add(const Reliability& more) {
  for (std::size_t i = 0; i < tenths_.size(); ++i) {
    tenths_[i].count += more.tenths_[i].count;
    tenths_[i].given += more.tenths_[i].given;
    tenths_[i].came += more.tenths_[i].came;
  }
}

std::int64_t Reliability::count() const {
  std::int64_t all = 0;
  for (const Tenth& tenth : tenths_) all += tenth.count;
  return all;
}

double Reliability::error() const {
  double apart = 0;
  for (const Tenth& tenth : tenths_) apart += std::abs(tenth.given - tenth.came);
  return apart / static_cast<double>(std::max<std::int64_t>(1, count()));
}

Calibration calibrate(const SelfPlay& how, int games, int threads, const CalibratedWeights& weights,
                      const std::function<void()>& on_game_played) {
  std::vector<PlayedGame> played(static_cast<std::size_t>(games));
  std::atomic<int> next = 0;
  in_parallel(threads, [&](int) {
    for (int i = next++; i < games; i = next++) {
      played[static_cast<std::size_t>(i)] = play_game(how, i);
      if (on_game_played) on_game_played();
    }
  });
  Calibration all;
  for (const PlayedGame& game : played) {
    add_game(all, game, *make_judge(*game.rules, weights.value));
    if (auto guessed = guess_game(game, weights.choices); !guessed.choices.empty())
      all.guessed.push_back(std::move(guessed));
  }
  return all;
}

}  // namespace oligopoly::learning
