#include "matches/ratings.hpp"

#include <algorithm>
#include <cmath>
#include <map>

namespace oligopoly {
namespace {

/// Strengths are natural logarithms of odds inside; 400 Elo points are odds of 10.
const double kEloPerLogit = 400 / std::log(10.0);
constexpr double kAverage = 1500, kPersonSpread = 170, kSideSpread = 120;

/// Symmetric and positive: the curvature of what is minimised.
class Curvature {
 public:
  explicit Curvature(std::size_t size) : size_(size), cells_(size * size) {}
  double& at(std::size_t row, std::size_t column) { return cells_[row * size_ + column]; }

  /// Replaces it by its Cholesky factor L, with L Lᵀ the matrix it was.
  void factorise() {
    for (std::size_t row = 0; row < size_; ++row)
      for (std::size_t column = 0; column <= row; ++column) {
        double left = at(row, column);
        for (std::size_t k = 0; k < column; ++k) left -= at(row, k) * at(column, k);
        at(row, column) = row == column ? std::sqrt(left) : left / at(column, column);
      }
  }
  /// Once factorised: x of L Lᵀ x = b.
  std::vector<double> solve(std::vector<double> b) {
    for (std::size_t row = 0; row < size_; ++row) {
      for (std::size_t k = 0; k < row; ++k) b[row] -= at(row, k) * b[k];
      b[row] /= at(row, row);
    }
    for (std::size_t row = size_; row-- > 0;) {
      for (std::size_t k = row + 1; k < size_; ++k) b[row] -= at(k, row) * b[k];
      b[row] /= at(row, row);
    }
    return b;
  }

 private:
  std::size_t size_;
  std::vector<double> cells_;
};

/// Everyone and everything that is rated, numbered: people and sides alike.
class Rated {
 public:
  std::size_t number(const std::string& name, bool is_side) {
    const auto [found, is_new] = numbers_.try_emplace({is_side, name}, names_.size());
    if (is_new) names_.push_back({{name, 0, {}}, is_side});
    return found->second;
  }
  std::size_t size() const { return names_.size(); }
  bool is_side(std::size_t i) const { return names_[i].second; }
  Rating& rating(std::size_t i) { return names_[i].first; }

 private:
  std::map<std::pair<bool, std::string>, std::size_t> numbers_;
  std::vector<std::pair<Rating, bool>> names_;
};

/// Two seats of one game, each by what makes its strength, and what the first took from the second.
struct Meeting {
  std::vector<std::size_t> first, second;
  double points = 0.5, weight = 1;
};

std::vector<std::size_t> parts_of(const RatedSeat& seat, Rated& rated) {
  std::vector<std::size_t> parts = {rated.number(seat.person, false)};
  if (!seat.side.empty()) parts.push_back(rated.number(seat.side, true));
  return parts;
}

std::vector<Meeting> meetings_of(std::span<const RatedGame> games, Rated& rated) {
  std::vector<Meeting> meetings;
  for (const RatedGame& game : games) {
    std::vector<std::vector<std::size_t>> parts;
    for (const RatedSeat& seat : game) {
      parts.push_back(parts_of(seat, rated));
      for (const std::size_t part : parts.back()) ++rated.rating(part).games;
    }
    for (std::size_t i = 0; i < game.size(); ++i)
      for (std::size_t j = i + 1; j < game.size(); ++j) {
        const double points = game[i].place == game[j].place ? 0.5 : game[i].place < game[j].place ? 1 : 0;
        meetings.push_back({parts[i], parts[j], points, 2.0 / static_cast<double>(game.size())});
      }
  }
  return meetings;
}

double prior_precision(bool is_side) {
  const double spread = (is_side ? kSideSpread : kPersonSpread) / kEloPerLogit;
  return 1 / (spread * spread);
}

/// Slope and curvature at these strengths.
struct Shape {
  std::vector<double> slope;
  Curvature curvature;
};

void add(Shape& shape, const Meeting& meeting, const std::vector<double>& strength) {
  double lead = 0;
  for (const std::size_t i : meeting.first) lead += strength[i];
  for (const std::size_t i : meeting.second) lead -= strength[i];
  const double expected = 1 / (1 + std::exp(-lead));
  std::vector<std::pair<std::size_t, double>> parts;
  for (const std::size_t i : meeting.first) parts.emplace_back(i, 1);
  for (const std::size_t i : meeting.second) parts.emplace_back(i, -1);
  for (const auto& [i, sign] : parts) {
    shape.slope[i] += meeting.weight * sign * (expected - meeting.points);
    for (const auto& [j, other] : parts)
      shape.curvature.at(i, j) += meeting.weight * sign * other * expected * (1 - expected);
  }
}

Shape shape_at(const std::vector<double>& strength, const std::vector<Meeting>& meetings, const Rated& rated) {
  Shape shape{std::vector<double>(rated.size()), Curvature(rated.size())};
  for (std::size_t i = 0; i < rated.size(); ++i) {
    const double precision = prior_precision(rated.is_side(i));
    shape.slope[i] = precision * strength[i];
    shape.curvature.at(i, i) = precision;
  }
  for (const Meeting& meeting : meetings) add(shape, meeting, strength);
  shape.curvature.factorise();
  return shape;
}

}  // namespace

Ratings rate(std::span<const RatedGame> games) {
  // Newton's method: what is minimised is convex, so the steps only get smaller.
  constexpr int kMostSteps = 50;
  constexpr double kCloseEnough = 1e-9, kIn95Percent = 1.96;
  Rated rated;
  const std::vector<Meeting> meetings = meetings_of(games, rated);
  std::vector<double> strength(rated.size());
  Shape shape = shape_at(strength, meetings, rated);
  for (int step = 0; step < kMostSteps; ++step) {
    const std::vector<double> change = shape.curvature.solve(shape.slope);
    double largest = 0;
    for (std::size_t i = 0; i < change.size(); ++i) {
      strength[i] -= change[i];
      largest = std::max(largest, std::abs(change[i]));
    }
    shape = shape_at(strength, meetings, rated);
    if (largest < kCloseEnough) break;
  }
  Ratings ratings;
  for (std::size_t i = 0; i < rated.size(); ++i) {
    std::vector<double> only(rated.size());
    only[i] = 1;
    const double value = kAverage + kEloPerLogit * strength[i];
    const double half = kIn95Percent * kEloPerLogit * std::sqrt(shape.curvature.solve(only)[i]);
    rated.rating(i).elo = {value, value - half, value + half};
    (rated.is_side(i) ? ratings.sides : ratings.people).push_back(rated.rating(i));
  }
  for (std::vector<Rating>* list : {&ratings.people, &ratings.sides})
    std::sort(list->begin(), list->end(), [](const Rating& a, const Rating& b) {
      return a.elo.value != b.elo.value ? a.elo.value > b.elo.value : a.name < b.name;
    });
  return ratings;
}

}  // namespace oligopoly
