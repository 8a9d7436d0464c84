#pragma once

#include "games/smartphone/rules/model.hpp"

/// Steve explains himself (S9.10): an event for each of his choices, with what he compared.
namespace oligopoly::smartphone {

/// The step of a paragraph that decided.
enum class Step : std::uint8_t { None, A, B, C };
inline constexpr std::array<std::string_view, 4> kStepIds = {"none", "a", "b", "c"};
constexpr std::span<const std::string_view> ids_of(Step) { return kStepIds; }

/// `taken` is 0 when the box has no token left (R-S19).
struct SteveTookToken {
  static constexpr std::string_view kName = "steve_took_token", kRule = "S9.1";
  Seat seat;
  std::uint8_t taken = 0, tokens = 0;
  static constexpr auto fields() {
    return field_list(field("seat", &SteveTookToken::seat), field("taken", &SteveTookToken::taken),
                      field("tokens", &SteveTookToken::tokens));
  }
};
/// The delayed improvement moves to the space of the round; none may have waited.
struct SteveImproved {
  static constexpr std::string_view kName = "steve_improved", kRule = "S9.1";
  Seat seat;
  std::uint8_t space = 0;
  Maybe<Domino> improvement;
  IconCounts icons;
  static constexpr auto fields() {
    return field_list(field("seat", &SteveImproved::seat), field("space", &SteveImproved::space),
                      field("improvement", &SteveImproved::improvement), field("icons", &SteveImproved::icons));
  }
};
/// The topmost of the face-up improvements; slot 0 when there was none.
struct SteveTookImprovement {
  static constexpr std::string_view kName = "steve_took_improvement", kRule = "S9.4";
  Seat seat;
  std::uint8_t slot = 0;
  Maybe<Domino> improvement;
  static constexpr auto fields() {
    return field_list(field("seat", &SteveTookImprovement::seat), field("slot", &SteveTookImprovement::slot),
                      field("improvement", &SteveTookImprovement::improvement));
  }
};
struct TechnologyCandidate {
  Technology technology{};
  std::uint8_t cost = 0, progress = 0;
  static constexpr auto fields() {
    return field_list(field("technology", &TechnologyCandidate::technology), field("cost", &TechnologyCandidate::cost),
                      field("progress", &TechnologyCandidate::progress));
  }
};
/// Where a marker goes: the step, what it compared, and the choice (none: he skips).
struct SteveChoseTechnology {
  static constexpr std::string_view kName = "steve_chose_technology", kRule = "S9.5";
  Seat seat;
  Step step = Step::None;
  List<TechnologyCandidate, kCountOf<Technology>> candidates;
  Maybe<Technology> chosen;
  static constexpr auto fields() {
    return field_list(field("seat", &SteveChoseTechnology::seat), field("step", &SteveChoseTechnology::step),
                      field("candidates", &SteveChoseTechnology::candidates),
                      field("chosen", &SteveChoseTechnology::chosen));
  }
};
/// Why Steve's marker has to move.
enum class MarkerCause : std::uint8_t { OffBoard, OfficeOpened, RegionFilled };
inline constexpr std::array<std::string_view, 3> kMarkerCauseIds = {"off_board", "office_opened", "region_filled"};
constexpr std::span<const std::string_view> ids_of(MarkerCause) { return kMarkerCauseIds; }
struct RegionCandidate {
  Region region{};
  Size size{};
  std::uint8_t offices = 0;
  static constexpr auto fields() {
    return field_list(field("region", &RegionCandidate::region), field("size", &RegionCandidate::size),
                      field("offices", &RegionCandidate::offices));
  }
};
/// Every region available to him in alphabetical order, and the step that left one (none: there was no region).
struct SteveMovedMarker {
  static constexpr std::string_view kName = "steve_moved_marker", kRule = "S9.7";
  Seat seat;
  MarkerCause cause{};
  Step step = Step::None;
  List<RegionCandidate, kCountOf<Region>> candidates;
  Maybe<Region> chosen;
  static constexpr auto fields() {
    return field_list(field("seat", &SteveMovedMarker::seat), field("cause", &SteveMovedMarker::cause),
                      field("step", &SteveMovedMarker::step), field("candidates", &SteveMovedMarker::candidates),
                      field("chosen", &SteveMovedMarker::chosen));
  }
};
struct SellingCandidate {
  Region region{};
  /// Free buyers that take his goods.
  std::uint8_t buyers = 0;
  static constexpr auto fields() {
    return field_list(field("region", &SellingCandidate::region), field("buyers", &SellingCandidate::buyers));
  }
};
/// One pass over the regions of a step, in alphabetical order, before its goods are sold.
struct SteveSells {
  static constexpr std::string_view kName = "steve_sells", kRule = "S9.8";
  Seat seat;
  Step step = Step::None;
  std::uint8_t pass = 1, goods = 0;
  List<SellingCandidate, kCountOf<Region>> candidates;
  static constexpr auto fields() {
    return field_list(field("seat", &SteveSells::seat), field("step", &SteveSells::step),
                      field("pass", &SteveSells::pass), field("goods", &SteveSells::goods),
                      field("candidates", &SteveSells::candidates));
  }
};

}  // namespace oligopoly::smartphone
