#pragma once

#include <bit>
#include <cstdint>
#include <type_traits>

namespace oligopoly {

/// A set of up to 32 small numbers or enumerators, kept as bits. Iterates in ascending order.
template <class T>
class SmallSet {
 public:
  using Value = T;

  constexpr SmallSet() = default;
  constexpr SmallSet(std::initializer_list<T> values) {
    for (const T value : values) insert(value);
  }
  static constexpr SmallSet from_bits(std::uint32_t bits) {
    SmallSet set;
    set.bits_ = bits;
    return set;
  }

  constexpr bool contains(T value) const { return (bits_ & bit(value)) != 0; }
  constexpr bool empty() const { return bits_ == 0; }
  constexpr int size() const { return std::popcount(bits_); }
  constexpr std::uint32_t bits() const { return bits_; }

  constexpr void insert(T value) { bits_ |= bit(value); }
  constexpr void erase(T value) { bits_ &= ~bit(value); }

  /// The member that has `rank` smaller members. Requires 0 <= rank < size().
  constexpr T at(int rank) const {
    std::uint32_t left = bits_;
    for (int i = 0; i < rank; ++i) left &= left - 1u;
    return static_cast<T>(std::countr_zero(left));
  }

  class Iterator {
   public:
    constexpr explicit Iterator(std::uint32_t left) : left_(left) {}
    constexpr T operator*() const { return static_cast<T>(std::countr_zero(left_)); }
    constexpr Iterator& operator++() {
      left_ &= left_ - 1u;
      return *this;
    }
    friend constexpr bool operator==(Iterator, Iterator) = default;

   private:
    std::uint32_t left_;
  };
  constexpr Iterator begin() const { return Iterator{bits_}; }
  constexpr Iterator end() const { return Iterator{0}; }

  /// Members of both, of either, and of `a` alone.
  friend constexpr SmallSet operator&(SmallSet a, SmallSet b) { return from_bits(a.bits_ & b.bits_); }
  friend constexpr SmallSet operator|(SmallSet a, SmallSet b) { return from_bits(a.bits_ | b.bits_); }
  friend constexpr SmallSet operator-(SmallSet a, SmallSet b) { return from_bits(a.bits_ & ~b.bits_); }
  friend constexpr bool operator==(SmallSet, SmallSet) = default;

 private:
  static constexpr std::uint32_t bit(T value) { return 1u << static_cast<unsigned>(value); }

  std::uint32_t bits_ = 0;
};

}  // namespace oligopoly
