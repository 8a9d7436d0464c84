#pragma once

#include <boost/json/value.hpp>
#include <limits>
#include <string>
#include <vector>

#include "core/field_io.hpp"
#include "core/fields.hpp"

/// What proves the draws of a game; docs/fairness.md explains it. Only data: whoever has SHA-256 computes with it.
namespace oligopoly::protocol {

namespace json = boost::json;

/// 32 bytes in 64 lower-case hexadecimal digits; empty where there are none.
struct HexOf32 {
  std::string digits;

  bool empty() const { return digits.empty(); }
  bool operator==(const HexOf32&) const = default;
  void write_to(FieldWriter& out) const { out.text(digits); }
  bool read_from(FieldReader& in);
  static json::value schema();
};

/// What a person added to the draws.
struct LuckPart {
  int seat = 1;
  /// Made before the table knew the part. Missing where the part came with the request to open the table.
  HexOf32 commitment;
  /// Missing where the person never gave it.
  HexOf32 part;
  static constexpr auto fields() {
    return field_list(field("seat", &LuckPart::seat, 1, kMaxSeats), sparse_field("commitment", &LuckPart::commitment),
                      sparse_field("part", &LuckPart::part));
  }
};

/// Rises when draws are derived differently.
inline constexpr int kLuckVersion = 1;

/// The member `luck` of a record: all that every draw follows from.
struct Luck {
  int version = kLuckVersion;
  std::string table;
  /// What the table published before anyone gave a part, and the seed it stands for.
  HexOf32 commitment, seed;
  /// So many steps were brought to the table from elsewhere; nothing is said of their draws.
  int since = 0;
  /// One for each seat where a person sat when the game began.
  std::vector<LuckPart> parts;
  static constexpr auto fields() {
    return field_list(field("version", &Luck::version, kLuckVersion, kLuckVersion), field("table", &Luck::table),
                      field("commitment", &Luck::commitment), field("seed", &Luck::seed),
                      sparse_field("since", &Luck::since, 0, std::numeric_limits<int>::max()),
                      list_field("parts", &Luck::parts, kMaxSeats));
  }
};

}  // namespace oligopoly::protocol
