#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>

#include "core/seat.hpp"

namespace oligopoly {

/// Up to N values in place: what std::vector would be if it could live in a trivially copyable state.
/// Only the values in use count for equality and for the hash.
template <class T, int N>
class List {
 public:
  static_assert(N > 0 && N < 256);
  using Value = T;
  static constexpr int kCapacity = N;

  constexpr List() = default;
  constexpr List(std::initializer_list<T> values) {
    for (const T& value : values) push_back(value);
  }
  /// `count` values, all alike.
  static constexpr List filled(int count, const T& value = T{}) {
    List list;
    for (int i = 0; i < count; ++i) list.push_back(value);
    return list;
  }

  constexpr int size() const { return size_; }
  constexpr bool empty() const { return size_ == 0; }
  constexpr bool is_full() const { return size_ == N; }

  /// Requires 0 <= i < size().
  constexpr T& operator[](int i) { return items_[static_cast<std::size_t>(i)]; }
  constexpr const T& operator[](int i) const { return items_[static_cast<std::size_t>(i)]; }
  constexpr T& back() { return (*this)[size_ - 1]; }
  constexpr const T& back() const { return (*this)[size_ - 1]; }

  /// Requires !is_full().
  constexpr void push_back(const T& value) { items_[size_++] = value; }
  constexpr void pop_back() { items_[--size_] = T{}; }
  constexpr void clear() { *this = {}; }
  /// Removes one value and closes the gap; the order of the rest stays.
  constexpr void erase_at(int i) {
    std::copy(begin() + i + 1, end(), begin() + i);
    pop_back();
  }

  constexpr T* begin() { return items_.data(); }
  constexpr T* end() { return items_.data() + size_; }
  constexpr const T* begin() const { return items_.data(); }
  constexpr const T* end() const { return items_.data() + size_; }

  friend constexpr bool operator==(const List& a, const List& b) {
    return std::equal(a.begin(), a.end(), b.begin(), b.end());
  }

 private:
  std::array<T, N> items_{};
  std::uint8_t size_ = 0;
};

/// One value a seat, indexed by Seat.
template <class T, int N = kMaxSeats>
class SeatList : public List<T, N> {
 public:
  constexpr SeatList() = default;
  constexpr explicit SeatList(int seats, const T& value = T{}) : List<T, N>(List<T, N>::filled(seats, value)) {}

  constexpr T& operator[](Seat seat) { return List<T, N>::operator[](static_cast<int>(seat.index())); }
  constexpr const T& operator[](Seat seat) const { return List<T, N>::operator[](static_cast<int>(seat.index())); }
};

}  // namespace oligopoly
