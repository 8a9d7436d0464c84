#pragma once

#include <array>
#include <limits>
#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "core/enum_map.hpp"
#include "core/field_io.hpp"
#include "core/list.hpp"
#include "core/small_set.hpp"

/// One description of a struct serves messages, records, hashes, schemas and random testing.
///
///     struct Bid {
///       static constexpr std::string_view kName = "bid";
///       Card card = 0;
///       static constexpr auto fields() { return field_list(field("card", &Bid::card, 1, 13)); }
///     };
namespace oligopoly {

/// Of a list that has no size of its own.
inline constexpr std::size_t kMostEntries = 10'000;

/// The smallest and largest value a number may have, or length of a text in bytes; passed down to the elements of
/// lists.
struct Bounds {
  std::int64_t least = std::numeric_limits<std::int64_t>::min();
  std::int64_t most = std::numeric_limits<std::int64_t>::max();
  /// Whether a message may leave it out, and entries of its map too: they keep what they are.
  bool may_miss = false;
  /// How long a list may be that has no size of its own.
  std::size_t entries = kMostEntries;
};

namespace detail {

template <class T>
inline constexpr bool kIsOptional = false;
template <class T>
inline constexpr bool kIsOptional<std::optional<T>> = true;

}  // namespace detail

template <class Owner, class T, bool kSparse = false>
struct Field {
  using Type = T;
  /// Whether it is written only if it says something: not while it is empty, zero or false.
  static constexpr bool kIsSparse = kSparse;
  std::string_view name;
  T Owner::* member;
  Bounds bounds;
  constexpr bool may_miss() const { return bounds.may_miss || detail::kIsOptional<T>; }
};

template <class Owner, class T>
constexpr Field<Owner, T> field(std::string_view name, T Owner::* member) {
  return {name, member, {}};
}
template <class Owner, class T>
constexpr Field<Owner, T> field(std::string_view name, T Owner::* member, std::int64_t least, std::int64_t most) {
  return {name, member, {least, most}};
}
/// A field that a message may leave out.
template <class Owner, class T>
constexpr Field<Owner, T> optional_field(std::string_view name, T Owner::* member,
                                         std::int64_t least = std::numeric_limits<std::int64_t>::min(),
                                         std::int64_t most = std::numeric_limits<std::int64_t>::max()) {
  return {name, member, {least, most, true}};
}

/// A field that is left out, here and by others, while it is empty, zero or false.
template <class Owner, class T>
constexpr Field<Owner, T, true> sparse_field(std::string_view name, T Owner::* member,
                                             std::int64_t least = std::numeric_limits<std::int64_t>::min(),
                                             std::int64_t most = std::numeric_limits<std::int64_t>::max()) {
  return {name, member, {least, most, true}};
}
/// A list that may have so many entries.
template <class Owner, class T>
constexpr Field<Owner, T> list_field(std::string_view name, T Owner::* member, std::size_t entries) {
  return {name, member, {.entries = entries}};
}

/// The fields of a struct, to be visited one after another. Not a std::tuple: that takes the compiler seconds a file.
template <class... Fields>
constexpr auto field_list(Fields... fields) {
  return [=](auto&& visit) { (visit(fields), ...); };
}

/// The fields of a base, then those of the struct itself.
template <class First, class Second>
constexpr auto both_lists(First first, Second second) {
  return [=](auto&& visit) {
    first(visit);
    second(visit);
  };
}

template <class T>
concept HasFields = requires { T::fields(); };

template <HasFields T>
inline constexpr auto kFieldsOf = T::fields();

template <HasFields T, class Visit>
constexpr void for_each_field(Visit&& visit) {
  kFieldsOf<T>(visit);
}

namespace detail {

template <class T>
inline constexpr bool kIsList = false;
template <class T, int N>
inline constexpr bool kIsList<List<T, N>> = true;
template <class T, int N>
inline constexpr bool kIsList<SeatList<T, N>> = true;
template <class T>
inline constexpr bool kIsArray = false;
template <class T, std::size_t N>
inline constexpr bool kIsArray<std::array<T, N>> = true;
template <class T>
inline constexpr bool kIsSet = false;
template <class T>
inline constexpr bool kIsSet<SmallSet<T>> = true;
template <class T>
inline constexpr bool kIsEnumMap = false;
template <class E, class T>
inline constexpr bool kIsEnumMap<EnumMap<E, T>> = true;
template <class T>
inline constexpr bool kIsVector = false;
template <class T>
inline constexpr bool kIsVector<std::vector<T>> = true;
template <class T>
inline constexpr bool kIsVariant = false;
template <class... Ts>
inline constexpr bool kIsVariant<std::variant<Ts...>> = true;

/// The names of a variant's alternatives.
template <class Variant>
inline constexpr std::array<std::string_view, 0> kNamesOf{};
template <class... Ts>
inline constexpr std::array<std::string_view, sizeof...(Ts)> kNamesOf<std::variant<Ts...>> = {Ts::kName...};

/// `bounds` cut to what T can hold.
template <class T>
constexpr Bounds within(Bounds bounds) {
  constexpr auto least = static_cast<std::int64_t>(std::numeric_limits<T>::min());
  constexpr auto most = sizeof(T) == 8 ? std::numeric_limits<std::int64_t>::max()
                                       : static_cast<std::int64_t>(std::numeric_limits<T>::max());
  return {std::max(bounds.least, least), std::min(bounds.most, most), bounds.may_miss};
}

/// Whether a sparse field says nothing.
template <class T>
constexpr bool is_blank(const T& value) {
  if constexpr (requires { value.empty(); })
    return value.empty();
  else
    return value == T{};
}

}  // namespace detail

template <class T>
concept VariantType = detail::kIsVariant<T>;

/// What is written or read in a way of its own, such as a game's action whose type nobody here knows.
template <class T>
concept WritesItself = requires(const T& value, FieldWriter& out) { value.write_to(out); };
template <class T>
concept ReadsItself = requires(T& value, FieldReader& in) { value.read_from(in); };

/// The rule paragraph an event cites: its own field `rule` where that varies, else the constant of its kind.
template <class E>
constexpr std::string_view rule_of_alternative(const E& event) {
  if constexpr (requires { event.rule(); }) {
    return event.rule();
  } else if constexpr (requires { E::kRule; }) {
    return E::kRule;
  } else {
    return {};
  }
}

// ---- hash ------------------------------------------------------------------------------------------------------

/// Folds the numbers of a value, in field order, into 64 bits: the same on every compiler, whatever the padding.
class Hash {
 public:
  constexpr void add(std::uint64_t value) {
    value_ = (value_ ^ value) * 0x9E3779B97F4A7C15u;
    value_ ^= value_ >> 32;
  }
  constexpr std::uint64_t value() const { return value_; }

 private:
  std::uint64_t value_ = 0xCBF29CE484222325u;
};

template <class T>
constexpr void add_to_hash(Hash& hash, const T& value) {
  if constexpr (HasFields<T>) {
    for_each_field<T>([&](const auto& f) { add_to_hash(hash, value.*f.member); });
  } else if constexpr (std::is_integral_v<T> || std::is_enum_v<T>) {
    hash.add(static_cast<std::uint64_t>(static_cast<std::int64_t>(value)));
  } else if constexpr (std::is_same_v<T, Seat>) {
    hash.add(value.index());
  } else if constexpr (std::is_same_v<T, SeatSet> || detail::kIsSet<T>) {
    hash.add(value.bits());
  } else if constexpr (detail::kIsVariant<T>) {
    hash.add(value.index());
    std::visit([&](const auto& alternative) { add_to_hash(hash, alternative); }, value);
  } else if constexpr (std::is_same_v<T, std::string>) {
    hash.add(value.size());
    for (const char c : value) hash.add(static_cast<unsigned char>(c));
  } else {
    if constexpr (detail::kIsList<T>) hash.add(static_cast<std::uint64_t>(value.size()));
    for (const auto& item : value) add_to_hash(hash, item);
  }
}

template <class T>
constexpr std::uint64_t hash_of(const T& value) {
  Hash hash;
  add_to_hash(hash, value);
  return hash.value();
}

// ---- write -----------------------------------------------------------------------------------------------------

void write_seat(FieldWriter& out, Seat seat);

template <class T>
void write_value(FieldWriter& out, const T& value);

template <HasFields T>
void write_members(FieldWriter& out, const T& value) {
  for_each_field<T>([&](const auto& f) {
    const auto& member = value.*f.member;
    if constexpr (std::remove_cvref_t<decltype(f)>::kIsSparse)
      if (detail::is_blank(member)) return;
    if constexpr (detail::kIsOptional<std::remove_cvref_t<decltype(member)>>) {
      if (!member) return;
      out.key(f.name);
      write_value(out, *member);
    } else {
      out.key(f.name);
      write_value(out, member);
    }
  });
}

template <class Range>
void write_range(FieldWriter& out, const Range& range) {
  out.begin_array();
  for (const auto& item : range) write_value(out, item);
  out.end_array();
}

template <class Map>
void write_enum_map(FieldWriter& out, const Map& map) {
  out.begin_object();
  for (const auto key : each<typename Map::Key>()) {
    out.key(id_of(key));
    write_value(out, map[key]);
  }
  out.end_object();
}

/// An object that says by "kind" which alternative it is, and by "rule" which paragraph an event cites.
template <class Alternative>
void write_alternative(FieldWriter& out, const Alternative& alternative) {
  out.begin_object();
  out.key("kind");
  out.text(Alternative::kName);
  if (const std::string_view rule = rule_of_alternative(alternative); !rule.empty()) {
    out.key("rule");
    out.text(rule);
  }
  write_members(out, alternative);
  out.end_object();
}

template <class T>
void write_value(FieldWriter& out, const T& value) {
  if constexpr (WritesItself<T>) {
    value.write_to(out);
  } else if constexpr (HasFields<T>) {
    out.begin_object();
    write_members(out, value);
    out.end_object();
  } else if constexpr (std::is_same_v<T, bool>) {
    out.boolean(value);
  } else if constexpr (std::is_integral_v<T>) {
    out.integer(static_cast<std::int64_t>(value));
  } else if constexpr (NamedEnum<T>) {
    out.text(id_of(value));
  } else if constexpr (std::is_same_v<T, Seat>) {
    write_seat(out, value);
  } else if constexpr (std::is_same_v<T, std::string>) {
    out.text(value);
  } else if constexpr (detail::kIsEnumMap<T>) {
    write_enum_map(out, value);
  } else if constexpr (detail::kIsVariant<T>) {
    std::visit([&](const auto& alternative) { write_alternative(out, alternative); }, value);
  } else {
    write_range(out, value);
  }
}

// ---- read ------------------------------------------------------------------------------------------------------

bool read_seat(FieldReader& in, Seat& seat);
bool read_seats(FieldReader& in, SeatSet& seats);
bool read_flag(FieldReader& in, bool& flag);
bool read_text(FieldReader& in, std::string& text, Bounds bounds);

template <class T>
bool read_value(FieldReader& in, T& value, Bounds bounds = {});

template <class T>
bool read_number(FieldReader& in, T& value, Bounds bounds) {
  const auto number = in.integer();
  if (!number) return in.fail(kNotANumber);
  const Bounds range = detail::within<T>(bounds);
  if (*number < range.least || *number > range.most)
    return in.fail(kOutOfRange, std::to_string(*number), range.least, range.most);
  value = static_cast<T>(*number);
  return true;
}

template <NamedEnum E>
bool read_enum(FieldReader& in, E& value) {
  const auto id = in.text();
  if (!id) return in.fail(kNotText);
  for (const E candidate : each<E>()) {
    if (id_of(candidate) != *id) continue;
    value = candidate;
    return true;
  }
  return in.fail_unknown(*id, ids_of(E{}));
}

/// Goes into a member; where it is missing and may not be, that is recorded. Out of line, like what follows: they are
/// part of every struct.
bool enter_field(FieldReader& in, std::string_view name, bool may_miss);
/// Refuses a key that is in neither list.
bool refuse_unknown(FieldReader& in, std::span<const std::string_view> known, std::span<const std::string_view> also);

template <HasFields T>
inline constexpr auto kFieldNames = [] {
  constexpr std::size_t kCount = [] {
    std::size_t count = 0;
    for_each_field<T>([&](const auto&) { ++count; });
    return count;
  }();
  std::array<std::string_view, kCount> names{};
  std::size_t i = 0;
  for_each_field<T>([&](const auto& f) { names[i++] = f.name; });
  return names;
}();

/// Reads the members of an object; `also` names keys that belong to whoever called (such as "kind").
template <HasFields T>
bool read_members(FieldReader& in, T& value, std::span<const std::string_view> also = {}) {
  if (!in.is_object()) return in.fail(kNotAnObject);
  for_each_field<T>([&](const auto& f) {
    if (!enter_field(in, f.name, f.may_miss())) return;
    read_value(in, value.*f.member, f.bounds);
    in.leave();
  });
  return refuse_unknown(in, kFieldNames<T>, also);
}

/// Reads `count` elements with `each(index)`; requires an array of least…most entries.
template <class Each>
bool read_elements(FieldReader& in, std::size_t least, std::size_t most, Each&& each_element) {
  const auto size = in.array_size();
  if (!size) return in.fail(kNotAnArray);
  if (*size < least || *size > most)
    return in.fail(kWrongLength, std::to_string(*size), static_cast<std::int64_t>(least),
                   static_cast<std::int64_t>(most));
  for (std::size_t i = 0; i < *size && in.ok(); ++i) {
    in.enter(i);
    each_element(i);
    in.leave();
  }
  return in.ok();
}

template <class Set>
bool read_set(FieldReader& in, Set& set, Bounds bounds) {
  set = {};
  return read_elements(in, 0, 32, [&](std::size_t) {
    typename Set::Value member{};
    if constexpr (std::is_integral_v<typename Set::Value>) {
      // Beyond 31 there is no bit for it.
      if (!read_number(in, member, {std::max<std::int64_t>(bounds.least, 0), std::min<std::int64_t>(bounds.most, 31)}))
        return;
    } else if (!read_value(in, member, bounds)) {
      return;
    }
    if (set.contains(member)) in.fail(kNamedTwice);
    set.insert(member);
  });
}

template <class Variant, std::size_t I = 0>
bool read_variant(FieldReader& in, Variant& value, std::string_view kind, std::span<const std::string_view> also) {
  if constexpr (I == std::variant_size_v<Variant>) {
    return in.fail(kUnknownName, kind);  // not reached: the kind is known
  } else {
    using Alternative = std::variant_alternative_t<I, Variant>;
    if (Alternative::kName != kind) return read_variant<Variant, I + 1>(in, value, kind, also);
    Alternative alternative{};
    if (!read_members(in, alternative, also)) return false;
    value = std::move(alternative);
    return true;
  }
}

/// Reads the alternative that the first of `also` names ("kind", or whatever a message calls it); the others belong to
/// whoever called.
template <class Variant>
bool read_by_name(FieldReader& in, Variant& value, std::span<const std::string_view> also) {
  if (!in.is_object()) return in.fail(kNotAnObject);
  if (!in.enter(also.front())) return in.fail(kFieldMissing, also.front());
  const auto kind = in.text();
  const std::span<const std::string_view> known = detail::kNamesOf<Variant>;
  if (!kind)
    in.fail(kNotText);
  else if (std::find(known.begin(), known.end(), *kind) == known.end())
    in.fail_unknown(*kind, known);
  in.leave();
  return in.ok() && read_variant(in, value, *kind, also);
}

template <class Map>
bool read_enum_map(FieldReader& in, Map& map, Bounds bounds) {
  if (!in.is_object()) return in.fail(kNotAnObject);
  for (const auto key : each<typename Map::Key>()) {
    if (in.enter(id_of(key))) {
      read_value(in, map[key], bounds);
      in.leave();
    } else if (!in.keeps_missing() && !bounds.may_miss) {
      in.fail(kFieldMissing, id_of(key));
    }
    if (!in.ok()) return false;
  }
  for (const std::string_view name : in.keys()) {
    bool is_known = false;
    for (const auto key : each<typename Map::Key>()) is_known = is_known || id_of(key) == name;
    if (!is_known) return in.fail_unknown(name, ids_of(typename Map::Key{}));
  }
  return true;
}

/// Whatever holds values one after another: as many as it has room for, or exactly as many as it has.
template <class Sequence>
bool read_sequence(FieldReader& in, Sequence& values, Bounds bounds) {
  if constexpr (detail::kIsVector<Sequence>) {
    values.clear();
    return read_elements(in, 0, bounds.entries, [&](std::size_t) { read_value(in, values.emplace_back(), bounds); });
  } else if constexpr (detail::kIsList<Sequence>) {
    values.clear();
    return read_elements(in, 0, Sequence::kCapacity, [&](std::size_t) {
      typename Sequence::Value item{};
      if (read_value(in, item, bounds)) values.push_back(item);
    });
  } else {
    static_assert(detail::kIsArray<Sequence>, "this type needs a description of its fields");
    return read_elements(in, values.size(), values.size(), [&](std::size_t i) { read_value(in, values[i], bounds); });
  }
}

template <class T>
bool read_value(FieldReader& in, T& value, Bounds bounds) {
  if constexpr (ReadsItself<T>) {
    return value.read_from(in);
  } else if constexpr (HasFields<T>) {
    return read_members(in, value);
  } else if constexpr (std::is_same_v<T, bool>) {
    return read_flag(in, value);
  } else if constexpr (std::is_integral_v<T>) {
    return read_number(in, value, bounds);
  } else if constexpr (NamedEnum<T>) {
    return read_enum(in, value);
  } else if constexpr (std::is_same_v<T, Seat>) {
    return read_seat(in, value);
  } else if constexpr (std::is_same_v<T, SeatSet>) {
    return read_seats(in, value);
  } else if constexpr (std::is_same_v<T, std::string>) {
    return read_text(in, value, bounds);
  } else if constexpr (detail::kIsSet<T>) {
    return read_set(in, value, bounds);
  } else if constexpr (detail::kIsEnumMap<T>) {
    return read_enum_map(in, value, bounds);
  } else if constexpr (detail::kIsVariant<T>) {
    static constexpr std::array<std::string_view, 2> kAlso = {"kind", "rule"};
    return read_by_name(in, value, kAlso);
  } else if constexpr (detail::kIsOptional<T>) {
    return read_value(in, value.emplace(), bounds);
  } else {
    return read_sequence(in, value, bounds);
  }
}

}  // namespace oligopoly
