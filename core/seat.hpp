#pragma once

#include <bit>
#include <compare>
#include <cstddef>
#include <cstdint>

namespace oligopoly {

/// A place at the table. Counted from 0 in code, from 1 wherever a person or a message names it.
class Seat {
 public:
  constexpr Seat() = default;
  constexpr explicit Seat(int index) : index_(static_cast<std::uint8_t>(index)) {}

  constexpr std::size_t index() const { return index_; }
  /// What people call it: the first seat is 1.
  constexpr int number() const { return index_ + 1; }

  friend constexpr auto operator<=>(Seat, Seat) = default;

 private:
  std::uint8_t index_ = 0;
};

/// No game here seats more.
inline constexpr int kMaxSeats = 8;

/// Dice, shuffles and draws act from this seat, so that they are recorded like anyone's action.
inline constexpr Seat kChance{15};
/// Looks on, holds no secret, never acts.
inline constexpr Seat kSpectator{14};
/// For "owned by no one".
inline constexpr Seat kNobody{13};

constexpr bool is_player(Seat seat) { return seat.index() < kMaxSeats; }

/// The next player clockwise at a table of `seats`.
constexpr Seat clockwise(Seat seat, int seats) { return Seat{(static_cast<int>(seat.index()) + 1) % seats}; }

/// A set of seats, chance included. Iterates from the lowest seat to the highest.
class SeatSet {
 public:
  constexpr SeatSet() = default;
  constexpr explicit SeatSet(Seat seat) { insert(seat); }
  /// Seats 1 to `seats`.
  static constexpr SeatSet first(int seats) { return from_bits((1u << seats) - 1u); }
  static constexpr SeatSet from_bits(std::uint32_t bits) {
    SeatSet set;
    set.bits_ = static_cast<std::uint16_t>(bits);
    return set;
  }

  constexpr bool contains(Seat seat) const { return (bits_ >> seat.index() & 1u) != 0; }
  constexpr bool empty() const { return bits_ == 0; }
  constexpr int size() const { return std::popcount(bits_); }
  constexpr std::uint16_t bits() const { return bits_; }
  constexpr Seat front() const { return Seat{std::countr_zero(bits_)}; }

  constexpr void insert(Seat seat) { bits_ = static_cast<std::uint16_t>(bits_ | 1u << seat.index()); }
  constexpr void erase(Seat seat) { bits_ = static_cast<std::uint16_t>(bits_ & ~(1u << seat.index())); }

  class Iterator {
   public:
    constexpr explicit Iterator(std::uint16_t left) : left_(left) {}
    constexpr Seat operator*() const { return Seat{std::countr_zero(left_)}; }
    constexpr Iterator& operator++() {
      left_ = static_cast<std::uint16_t>(left_ & (left_ - 1u));
      return *this;
    }
    friend constexpr bool operator==(Iterator, Iterator) = default;

   private:
    std::uint16_t left_;
  };
  constexpr Iterator begin() const { return Iterator{bits_}; }
  constexpr Iterator end() const { return Iterator{0}; }

  friend constexpr bool operator==(SeatSet, SeatSet) = default;

 private:
  std::uint16_t bits_ = 0;
};

/// Every player of a table, for range-for: `for (Seat seat : players(state.seats))`.
constexpr SeatSet players(int seats) { return SeatSet::first(seats); }

}  // namespace oligopoly
