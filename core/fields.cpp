#include "core/fields.hpp"

namespace oligopoly {
namespace {

struct SeatName {
  Seat seat;
  std::string_view name;
};
constexpr std::array<SeatName, 3> kSeatNames = {{{kChance, "chance"}, {kSpectator, "spectator"}, {kNobody, "nobody"}}};

}  // namespace

void write_seat(FieldWriter& out, Seat seat) {
  for (const SeatName& special : kSeatNames)
    if (special.seat == seat) return out.text(special.name);
  out.integer(seat.number());
}

bool read_seat(FieldReader& in, Seat& seat) {
  if (const auto name = in.text()) {
    for (const SeatName& special : kSeatNames) {
      if (special.name != *name) continue;
      seat = special.seat;
      return true;
    }
    static constexpr std::array<std::string_view, 5> kKnown = {"1", "2, …", "chance", "spectator", "nobody"};
    return in.fail_unknown(*name, kKnown);
  }
  int number = 0;
  if (!read_number(in, number, {1, kMaxSeats})) return false;
  seat = Seat{number - 1};
  return true;
}

bool read_seats(FieldReader& in, SeatSet& seats) {
  seats = {};
  return read_elements(in, 0, 16, [&](std::size_t) {
    Seat seat;
    if (read_seat(in, seat)) seats.insert(seat);
  });
}

bool read_flag(FieldReader& in, bool& flag) {
  const auto found = in.boolean();
  if (!found) return in.fail(kNotABoolean);
  flag = *found;
  return true;
}

bool read_text(FieldReader& in, std::string& value, Bounds bounds) {
  const auto words = in.text();
  if (!words) return in.fail(kNotText);
  const std::int64_t least = std::max<std::int64_t>(bounds.least, 0), size = std::ssize(*words);
  if (size < least || size > bounds.most) return in.fail(kWrongLength, std::to_string(size), least, bounds.most);
  value = *words;
  return true;
}

bool enter_field(FieldReader& in, std::string_view name, bool may_miss) {
  if (!in.ok()) return false;
  if (in.enter(name)) return true;
  return in.keeps_missing() || may_miss ? false : in.fail(kFieldMissing, name);
}

bool refuse_unknown(FieldReader& in, std::span<const std::string_view> known, std::span<const std::string_view> also) {
  const auto has = [](std::span<const std::string_view> names, std::string_view key) {
    return std::find(names.begin(), names.end(), key) != names.end();
  };
  if (!in.ok()) return false;
  if (in.ignores_unknown()) return true;
  for (const std::string_view key : in.keys())
    if (!has(known, key) && !has(also, key)) return in.fail(kFieldUnknown, key);
  return true;
}

}  // namespace oligopoly
