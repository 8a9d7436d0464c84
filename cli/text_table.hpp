#pragma once

#include <ostream>
#include <string>
#include <vector>

namespace oligopoly::cli {

/// Columns that line up in a terminal, whatever the script. The first row is the heading.
class TextTable {
 public:
  enum class Align : std::uint8_t { Left, Right };

  explicit TextTable(std::vector<Align> columns) : columns_(std::move(columns)) {}

  /// Requires as many cells as columns.
  void add(std::vector<std::string> cells) { rows_.push_back(std::move(cells)); }
  void print(std::ostream& out) const;

 private:
  std::vector<Align> columns_;
  std::vector<std::vector<std::string>> rows_;
};

/// How wide text may be that flows in columns.
inline constexpr int kScreenWidth = 100;

/// `items` side by side in columns, as many as fit into `width`, each line after `indent`.
void print_columns(std::ostream& out, const std::vector<std::string>& items, int width, std::string_view indent);

}  // namespace oligopoly::cli
