#include "service/reports.hpp"

#include "service/loading.hpp"
#include "service/reasons.hpp"
#include "service/refusals.hpp"

namespace oligopoly::service {
namespace {

struct StoredReport {
  std::string table;
  Seat by = kNobody;
  std::string name, text;
  std::optional<std::int64_t> line;
  static constexpr auto fields() {
    return field_list(field("table", &StoredReport::table), field("by", &StoredReport::by),
                      sparse_field("name", &StoredReport::name), field("text", &StoredReport::text),
                      field("line", &StoredReport::line));
  }
};

}  // namespace

tl::expected<Note, protocol::Error> report_of(const Table& table, Seat by, const message::Report& report, Millis now) {
  if (!is_sendable(report.text, kLongestReport, true)) return bad_text(kLongestReport);
  if (report.line && !table.is_line(*report.line)) return refusal(kNoSuchLine, "line");
  const std::string name = is_player(by) ? table.seat(by).name : "";
  const std::string seat = is_player(by) ? std::to_string(by.number()) : "host";
  return Note{"report/" + std::to_string(now) + "/" + table.header().id + "/" + seat,
              protocol::text_of(StoredReport{table.header().id, by, name, report.text, report.line}), now};
}

}  // namespace oligopoly::service
