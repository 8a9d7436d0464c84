#include "learning/samples_file.hpp"

#include <cstring>

namespace oligopoly::learning {
namespace {

/// Numbers one after the other, as this machine has them: nobody reads them elsewhere.
class Bytes {
 public:
  template <class T>
  void add(const T& value) {
    text_.append(reinterpret_cast<const char*>(&value), sizeof(T));
  }
  std::string take() { return std::move(text_); }

 private:
  std::string text_;
};

class BytesReader {
 public:
  explicit BytesReader(std::string_view text) : left_(text) {}

  /// False when there is no such number left.
  template <class T>
  bool read(T& value) {
    if (left_.size() < sizeof(T)) return false;
    std::memcpy(&value, left_.data(), sizeof(T));
    left_.remove_prefix(sizeof(T));
    return true;
  }
  bool is_at_end() const { return left_.empty(); }

 private:
  std::string_view left_;
};

std::string heading_of(std::string_view from) { return "oligopoly samples 2 " + std::string(from) + "\n"; }

bool read_seat(BytesReader& in, int features, SeatSample& seat) {
  seat.features.resize(static_cast<std::size_t>(features));
  for (std::int16_t& value : seat.features)
    if (!in.read(value) || value < -Network::kMost || value > Network::kMost) return false;
  return in.read(seat.place) && in.read(seat.gain) && seat.place >= 1 && seat.place <= kMaxSeats;
}

}  // namespace

std::string samples_bytes(const Samples& samples, std::string_view from) {
  Bytes out;
  out.add(static_cast<std::int32_t>(samples.features()));
  for (std::size_t i = 0; i < samples.positions(); ++i) {
    out.add(samples.skill(i));
    out.add(static_cast<std::uint16_t>(samples.seats(i)));
    for (int seat = 0; seat < samples.seats(i); ++seat) {
      for (const std::int16_t value : samples.features(i, seat)) out.add(value);
      out.add(static_cast<std::int32_t>(samples.place(i, seat)));
      out.add(static_cast<std::int32_t>(samples.gain(i, seat)));
    }
  }
  return heading_of(from) + out.take();
}

std::optional<Samples> read_samples(std::string_view bytes, std::string_view from) {
  const std::string heading = heading_of(from);
  if (!bytes.starts_with(heading)) return std::nullopt;
  BytesReader in(bytes.substr(heading.size()));
  std::int32_t features = 0;
  if (!in.read(features) || features <= 0 || features > Network::kMostInputs) return std::nullopt;
  Samples samples(features);
  std::vector<SeatSample> seats;
  while (!in.is_at_end()) {
    Skill skill{};
    std::uint16_t count = 0;
    if (!in.read(skill) || !in.read(count) || static_cast<int>(skill) >= kSkills || count < 2 ||
        count > Samples::kMostSeats)
      return std::nullopt;
    seats.resize(count);
    for (SeatSample& seat : seats)
      if (!read_seat(in, features, seat)) return std::nullopt;
    samples.add(skill, seats);
  }
  return samples;
}

}  // namespace oligopoly::learning
