#pragma once

#include <span>

#include "players/network.hpp"
#include "players/policy.hpp"

/// What a position is worth to everyone, as a network judges it.
namespace oligopoly {

/// How well everyone is taken to play on: the same position is worth more to the leader among better players.
enum class Skill : std::uint8_t { Random, Apprentice, Manager, Tycoon };
inline constexpr int kSkills = 4;
inline constexpr std::array<std::string_view, kSkills> kSkillIds = {"random", "apprentice", "manager", "tycoon"};
constexpr std::span<const std::string_view> ids_of(Skill) { return kSkillIds; }

/// What a seat has to expect.
struct SeatWorth {
  /// The final score and how far from it the score usually ends up, in hundredths of a point.
  std::int32_t score = 0, spread = 0;
  /// The chance of each place from the first on, in 1/kSurelyWon.
  std::array<std::int32_t, kMaxSeats> places{};

  friend bool operator==(const SeatWorth&, const SeatWorth&) = default;
};
using Worth = SeatList<SeatWorth>;

/// What a network is told of a position from the side of one seat. A game's features always come in the same order.
class Features {
 public:
  void clear() { count_ = 0; }
  int size() const { return count_; }
  /// Keeps the first ones only. Requires that there are so many.
  void cut(int count) { count_ = count; }
  /// A number, by what counts as much of it. Features beyond the room a network has are left out.
  void add(std::int64_t value, std::int64_t much) {
    if (count_ == Network::kMostInputs) return;
    const std::int64_t scaled = much == 0 ? 0 : value * Network::kOne / much;
    values_[static_cast<std::size_t>(count_++)] =
        static_cast<std::int16_t>(std::clamp<std::int64_t>(scaled, -Network::kMost, Network::kMost));
  }
  void add(bool yes) { add(yes ? 1 : 0, 1); }
  /// A row of `count` features, of which one is set; none if `index` is beyond them.
  void add_one_of(int index, int count) {
    for (int i = 0; i < count; ++i) add(i == index);
  }
  std::span<const std::int16_t> values() const { return {values_.data(), static_cast<std::size_t>(count_)}; }

 private:
  std::array<std::int16_t, Network::kMostInputs> values_{};
  int count_ = 0;
};

/// The same numbers of every seat, to be compared.
template <std::size_t N>
using Profiles = SeatList<std::array<std::int32_t, N>>;

/// Each number of a seat, and how far it is ahead of the best and of the mean of the others, by what is much of it.
template <std::size_t N>
void add_compared(Features& out, const Profiles<N>& profiles, Seat seat, const std::array<std::int32_t, N>& much) {
  for (std::size_t i = 0; i < N; ++i) {
    const std::int32_t mine = profiles[seat][i];
    std::int32_t best = 0;
    std::int64_t sum = 0;
    bool is_first = true;
    for (const Seat other : players(profiles.size())) {
      if (other == seat) continue;
      best = is_first ? profiles[other][i] : std::max(best, profiles[other][i]);
      sum += profiles[other][i];
      is_first = false;
    }
    const std::int64_t others = std::max(1, profiles.size() - 1);
    out.add(mine, much[i]);
    out.add(std::int64_t{mine} - best, much[i]);
    out.add(others * mine - sum, others * much[i]);
  }
}

/// A network of a game, and what its answers mean.
class ValueNetwork {
 public:
  /// What it answers for a seat: strength, points to come, and how far off those usually are.
  static constexpr int kOutputs = 3;

  /// From a file of weights. `unit` is how many points of the game its answer of 1 stands for. Requires a file of
  /// such a network.
  ValueNetwork(std::span<const std::int16_t> file, int unit);

  int inputs() const { return network_.shape().inputs; }

  /// What one seat's features say. Strengths are compared with those of the other seats.
  struct Answer {
    std::int32_t strength = 0, score = 0, spread = 0;
  };
  /// Requires as many features as the network has inputs. `score` is the seat's score now.
  Answer answer(const Features& features, int score) const;

 private:
  Network network_;
  int unit_;
};

/// The chance of everyone to be first: by e to the power of their strengths, which are outputs of a network.
Values chances_of(std::span<const std::int32_t> strengths);
/// The same for any number of options, of which none is without any chance: together at most kSurelyWon. Requires as
/// much room for the chances, and fewer than kSurelyWon of them.
void chances_of(std::span<const std::int32_t> strengths, std::span<std::int32_t> chances);
/// What everyone has to expect: places are given one after the other, each to one of those who have none by their
/// strengths (Plackett 1975).
Worth worth_of(std::span<const ValueNetwork::Answer> answers);

}  // namespace oligopoly
