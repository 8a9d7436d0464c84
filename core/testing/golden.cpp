#include "core/testing/golden.hpp"
#include "core/testing/source_dir.hpp"

#include <doctest/doctest.h>

#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <map>
#include <sstream>

namespace oligopoly::testing {
namespace {

using Lines = std::map<std::string, std::string>;

/// Writes a value as "path = value" lines.
class LineWriter final : public FieldWriter {
 public:
  void begin_object() override { places_.push_back({false, 0, {}}); }
  void key(std::string_view name) override { places_.back().key = name; }
  void end_object() override { close(); }
  void begin_array() override { places_.push_back({true, 0, {}}); }
  void end_array() override {
    const int count = places_.back().count;
    close();
    if (count == 0) leaf("[]");
  }
  void integer(std::int64_t value) override { leaf(std::to_string(value)); }
  void boolean(bool value) override { leaf(value ? "true" : "false"); }
  void text(std::string_view value) override { leaf(std::string(value)); }

  Lines lines;

 private:
  struct Place {
    bool is_array;
    int count;
    std::string key;
  };

  void close() {
    places_.pop_back();
    advance();
  }
  void advance() {
    if (!places_.empty() && places_.back().is_array) ++places_.back().count;
  }
  void leaf(const std::string& value) {
    std::string path;
    for (const Place& place : places_) {
      const std::string part = place.is_array ? std::to_string(place.count + 1) : place.key;
      path += (path.empty() ? "" : ".") + part;
    }
    lines[path] = value;
    advance();
  }

  std::vector<Place> places_;
};

Lines view_lines(const AnyPosition& position, Seat viewer) {
  LineWriter writer;
  position.write_view(viewer, writer);
  return writer.lines;
}

/// Lines of `now` that `before` has not, and names that are gone.
void print_changes(std::ostream& out, const Lines& before, const Lines& now, const char* indent) {
  for (const auto& [path, value] : now)
    if (const auto old = before.find(path); old == before.end() || old->second != value)
      out << indent << path << " = " << value << "\n";
  for (const auto& [path, value] : before)
    if (!now.contains(path)) out << indent << path << " gone\n";
}

void print_views(std::ostream& out, const AnyPosition& position, Lines& spectator) {
  const Lines now = view_lines(position, kSpectator);
  print_changes(out, spectator, now, "    ");
  spectator = now;
  for (const Seat seat : players(position.seats())) {
    out << "    seat " << seat.number() << ":\n";
    print_changes(out, now, view_lines(position, seat), "      ");
  }
}

Seat any_of(SeatSet seats, Rng& rng) {
  int skip = rng.between(0, seats.size() - 1);
  for (const Seat seat : seats)
    if (skip-- == 0) return seat;
  return seats.front();
}

std::string name_of(Seat seat) { return seat == kChance ? "chance" : std::to_string(seat.number()); }

}  // namespace

std::string playthrough(const AnyRuleset& rules, int seats, std::uint64_t seed) {
  const AnyGame& game = rules.game();
  const auto position = game.start(rules, seats);
  Rng rng = Rng::stream(seed, "golden");
  std::ostringstream out;
  Lines spectator;
  out << game.info().id << " v" << game.info().rules_version << ", " << seats << " seats, seed " << seed << "\n";
  print_views(out, *position, spectator);
  for (int step = 1; !position->is_over(); ++step) {
    const Seat seat = any_of(position->to_act(), rng);
    const AnyAction action = position->sample_action(seat, rng);
    std::vector<AnyEvent> events;
    REQUIRE(position->apply(seat, action, &events));
    out << step << " " << name_of(seat) << ": " << game.notation(rules, action) << "   #" << std::hex
        << position->hash() << std::dec << "\n";
    for (const AnyEvent& event : events)
      out << "  " << game.rule_of(event) << " " << game.describe(rules, event, Lang::En) << "\n";
    print_views(out, *position, spectator);
  }
  for (const Seat seat : players(seats)) {
    const Standing standing = position->standings()[seat];
    out << "seat " << seat.number() << ": " << standing.score << ", place " << standing.place << "\n";
  }
  return out.str();
}

void check_golden(const std::string& file, const std::string& text) {
  const std::filesystem::path path = source_dir() / file;
  if (const char* update = std::getenv("OLIGOPOLY_UPDATE_GOLDENS"); update != nullptr && *update == '1') {
    std::filesystem::create_directories(path.parent_path());
    std::ofstream(path, std::ios::binary) << text;
    return;
  }
  std::ifstream in(path, std::ios::binary);
  INFO("golden file: ", file);
  REQUIRE(in);
  std::ostringstream stored;
  stored << in.rdbuf();
  std::istringstream expected(stored.str()), actual(text);
  std::string expected_line, actual_line;
  for (int line = 1; std::getline(expected, expected_line); ++line) {
    CAPTURE(line);
    REQUIRE(std::getline(actual, actual_line));
    REQUIRE(actual_line == expected_line);
  }
  REQUIRE_FALSE(std::getline(actual, actual_line));
}

}  // namespace oligopoly::testing
