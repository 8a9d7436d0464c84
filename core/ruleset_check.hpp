#pragma once

#include "core/game.hpp"

/// What makes a ruleset playable, as far as games have that in common: each states its own facts with this.
namespace oligopoly {

/// "civs[2]".
std::string path_at(std::string_view list, int index);

/// "sizes.small.cost".
template <NamedEnum E>
std::string path_at(std::string_view map, E key, std::string_view member) {
  return std::string(map).append(".").append(id_of(key)).append(".").append(member);
}

/// The first of `count` things that `is_same(earlier, later)` finds to be the same as an earlier one, or -1.
template <class Same>
int first_repeated(int count, const Same& is_same) {
  for (int later = 1; later < count; ++later)
    for (int earlier = 0; earlier < later; ++earlier)
      if (is_same(earlier, later)) return later;
  return -1;
}

/// Keeps the first flaw it is told of.
class RulesetCheck {
 public:
  /// How a game refuses a number that is outside its bounds.
  using Outside = Verdict (*)(std::int64_t value, std::int64_t least, std::int64_t most);
  explicit RulesetCheck(Outside outside) : outside_(outside) {}

  bool ok() const { return !flaw_; }
  const std::optional<Flaw>& flaw() const { return flaw_; }

  /// What has to hold, and what to answer if it does not.
  void require(bool holds, std::string_view path, const Verdict& otherwise);
  void require_within(std::string_view path, std::int64_t value, std::int64_t least, std::int64_t most);
  /// Every number is within the bounds that its field declares, and every choice exists. Options and programs can set
  /// what no reader has checked.
  template <class T>
  void require_bounds(const T& value, Bounds bounds = {});

 private:
  /// Goes into a member or an element, and back to where `path_` was so long. Out of line: they are part of every
  /// field.
  std::size_t enter(std::string_view name);
  std::size_t enter(int index);
  void leave(std::size_t length);
  void require_number(std::int64_t value, std::int64_t least, std::int64_t most);
  template <class T, class Name>
  void require_bounds_at(const Name& name, const T& value, Bounds bounds) {
    const std::size_t length = enter(name);
    require_bounds(value, bounds);
    leave(length);
  }

  Outside outside_;
  std::optional<Flaw> flaw_;
  std::string path_;
};

template <class T>
void RulesetCheck::require_bounds(const T& value, Bounds bounds) {
  if constexpr (HasFields<T>) {
    for_each_field<T>([&](const auto& f) { require_bounds_at(f.name, value.*f.member, f.bounds); });
  } else if constexpr (std::is_same_v<T, bool> || std::is_same_v<T, std::string> || std::is_same_v<T, SeatSet> ||
                       detail::kIsSet<T>) {
    return;
  } else if constexpr (std::is_integral_v<T>) {
    const Bounds range = detail::within<T>(bounds);
    require_number(value, range.least, range.most);
  } else if constexpr (NamedEnum<T>) {
    require_number(static_cast<int>(value), 0, kCountOf<T> - 1);
  } else if constexpr (detail::kIsEnumMap<T>) {
    for (const auto key : each<typename T::Key>()) require_bounds_at(id_of(key), value[key], bounds);
  } else {
    int index = 0;
    for (const auto& item : value) require_bounds_at(index++, item, bounds);
  }
}

}  // namespace oligopoly
