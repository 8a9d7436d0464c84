#include "cli/text_table.hpp"

#include <algorithm>

#include "core/text.hpp"

namespace oligopoly::cli {
namespace {

/// Blanks at the end of a line only get in the way of whoever compares output.
void put_line(std::ostream& out, std::string line) {
  line.erase(line.find_last_not_of(' ') + 1);
  out << line << "\n";
}

}  // namespace

void TextTable::print(std::ostream& out) const {
  std::vector<int> widths(columns_.size());
  for (const auto& row : rows_)
    for (std::size_t i = 0; i < row.size(); ++i) widths[i] = std::max(widths[i], display_width(row[i]));
  for (const auto& row : rows_) {
    std::string line;
    for (std::size_t i = 0; i < row.size(); ++i)
      line += (columns_[i] == Align::Left ? pad_right(row[i], widths[i]) : pad_left(row[i], widths[i])) + "  ";
    put_line(out, std::move(line));
  }
}

void print_columns(std::ostream& out, const std::vector<std::string>& items, int width, std::string_view indent) {
  int widest = 1;
  for (const std::string& item : items) widest = std::max(widest, display_width(item));
  const int a_line = std::max(1, (width - display_width(indent)) / (widest + 2));
  std::string line(indent);
  for (std::size_t i = 0; i < items.size(); ++i) {
    line += pad_right(items[i], widest + 2);
    const bool is_last = i + 1 == items.size() || (i + 1) % static_cast<std::size_t>(a_line) == 0;
    if (!is_last) continue;
    put_line(out, std::move(line));
    line = indent;
  }
}

}  // namespace oligopoly::cli
