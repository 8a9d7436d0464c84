#pragma once

#include "core/fields.hpp"

/// A message of several kinds that have some members in common:
///
///     struct Command {
///       static constexpr std::string_view kKindKey = "do";
///       std::string key;
///       std::variant<Play, Say> what;
///       static constexpr auto fields() { return field_list(sparse_field("key", &Command::key)); }
///     };
///
/// is {"do": "play", "key": …, …the members of Play}.
namespace oligopoly::protocol {

template <class T>
concept HasKinds = HasFields<T> && requires(const T& value) {
  T::kKindKey;
  value.what;
};

/// Its kind, the members that all kinds have, and its own.
template <HasKinds T>
void write_kind_members(FieldWriter& out, const T& value) {
  std::visit(
      [&]<class Kind>(const Kind& kind) {
        out.key(T::kKindKey);
        out.text(Kind::kName);
        write_members(out, value);
        write_members(out, kind);
      },
      value.what);
}
template <HasKinds T>
void write_kinds(FieldWriter& out, const T& value) {
  out.begin_object();
  write_kind_members(out, value);
  out.end_object();
}

/// The key of the kind, and the names of the members that all kinds have.
template <HasKinds T>
inline constexpr auto kCommonNames = [] {
  std::array<std::string_view, kFieldNames<T>.size() + 1> names{T::kKindKey};
  std::copy(kFieldNames<T>.begin(), kFieldNames<T>.end(), names.begin() + 1);
  return names;
}();

template <HasKinds T>
bool read_kinds(FieldReader& in, T& value) {
  if (!read_by_name(in, value.what, kCommonNames<T>)) return false;
  for_each_field<T>([&](const auto& f) {
    if (!enter_field(in, f.name, f.may_miss())) return;
    read_value(in, value.*f.member, f.bounds);
    in.leave();
  });
  return in.ok();
}

}  // namespace oligopoly::protocol
