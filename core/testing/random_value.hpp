#pragma once

#include "core/fields.hpp"
#include "core/rng.hpp"

namespace oligopoly::testing {

/// A value with every field drawn at random within its bounds, or a little outside: what a confused or hostile
/// client might send.
template <class T>
T random_value(Rng& rng, Bounds bounds = {});

template <class Variant, std::size_t I = 0>
Variant random_alternative(Rng& rng, std::size_t index) {
  if constexpr (I + 1 == std::variant_size_v<Variant>) {
    return random_value<std::variant_alternative_t<I, Variant>>(rng);
  } else {
    if (index == I) return random_value<std::variant_alternative_t<I, Variant>>(rng);
    return random_alternative<Variant, I + 1>(rng, index);
  }
}

template <class T>
T random_number(Rng& rng, Bounds bounds) {
  const Bounds range = detail::within<T>(bounds);
  if (range.most - range.least < 64 && range.most >= range.least)
    return static_cast<T>(rng.between(static_cast<int>(range.least), static_cast<int>(range.most)));
  return static_cast<T>(rng.between(-2, 20));
}

template <class T>
T random_value(Rng& rng, Bounds bounds) {
  T value{};
  if constexpr (HasFields<T>) {
    for_each_field<T>([&](const auto& f) {
      using Type = typename std::remove_cvref_t<decltype(f)>::Type;
      value.*f.member = random_value<Type>(rng, f.bounds);
    });
  } else if constexpr (std::is_same_v<T, bool>) {
    value = rng.below(2) == 1;
  } else if constexpr (std::is_integral_v<T>) {
    value = random_number<T>(rng, bounds);
  } else if constexpr (NamedEnum<T>) {
    value = static_cast<T>(rng.below(static_cast<std::uint32_t>(kCountOf<T>)));
  } else if constexpr (std::is_same_v<T, Seat>) {
    value = Seat{static_cast<int>(rng.below(16))};
  } else if constexpr (std::is_same_v<T, SeatSet>) {
    value = SeatSet::from_bits(rng.below(1u << 16));
  } else if constexpr (detail::kIsSet<T>) {
    for (std::uint32_t i = rng.below(5); i > 0; --i) value.insert(static_cast<typename T::Value>(rng.below(32)));
  } else if constexpr (detail::kIsVariant<T>) {
    value = random_alternative<T>(rng, rng.below(std::variant_size_v<T>));
  } else if constexpr (detail::kIsList<T>) {
    for (int i = rng.between(0, T::kCapacity); i > 0; --i)
      value.push_back(random_value<typename T::Value>(rng, bounds));
  } else {
    for (auto& item : value) item = random_value<std::remove_cvref_t<decltype(item)>>(rng, bounds);
  }
  return value;
}

}  // namespace oligopoly::testing
