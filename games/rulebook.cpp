#include "games/rulebook.hpp"

#include <algorithm>
#include <cstdint>

namespace oligopoly {
namespace {

/// What a line of a rulebook begins, if anything.
enum class LineKind : std::uint8_t { Text, Section, Paragraph, Ruling };

struct Line {
  LineKind kind = LineKind::Text;
  std::string_view id;
  std::string_view text;
};

/// True for "S6", "S6.1", "R-S3": letters, then a digit somewhere.
bool is_id(std::string_view word) {
  const std::string_view tail = word.starts_with("R-") ? word.substr(2) : word;
  return !tail.empty() && tail.front() >= 'A' && tail.front() <= 'Z' && tail.back() >= '0' && tail.back() <= '9' &&
         tail.find(' ') == std::string_view::npos;
}

std::string_view trim(std::string_view text) {
  while (!text.empty() && (text.front() == ' ' || text.front() == '\n')) text.remove_prefix(1);
  while (!text.empty() && (text.back() == ' ' || text.back() == '\n')) text.remove_suffix(1);
  return text;
}

/// "**S6.1** Everyone …", "## S6 Sales", "| R-S3 | question | decision | option | source |", or a line that goes on.
Line line_of(std::string_view text) {
  const auto between = [&](std::string_view open, std::string_view close) -> std::string_view {
    if (!text.starts_with(open)) return {};
    const std::size_t end = text.find(close, open.size());
    return end == std::string_view::npos ? std::string_view{} : text.substr(open.size(), end - open.size());
  };
  if (const auto id = between("**", "**"); is_id(id))
    return {LineKind::Paragraph, id, trim(text.substr(id.size() + 4))};
  if (const auto id = between("| ", " |"); id.starts_with("R-") && is_id(id)) return {LineKind::Ruling, id, text};
  if (!text.starts_with("#")) return {LineKind::Text, {}, text};
  const std::string_view title = trim(text.substr(std::min(text.find_first_not_of('#'), text.size())));
  const std::string_view first = title.substr(0, title.find(' '));
  return {LineKind::Section, is_id(first) ? first : std::string_view{}, title};
}

template <class Visit>
void for_each_line(std::string_view book, Visit&& visit) {
  while (!book.empty()) {
    const std::size_t end = std::min(book.find('\n'), book.size());
    visit(line_of(book.substr(0, end)));
    book.remove_prefix(std::min(end + 1, book.size()));
  }
}

/// The cells of a table row after its id, one per line; a cell that only says "none" is left out.
std::string cells_of(std::string_view row) {
  std::string out;
  row.remove_prefix(row.find('|', 1) + 1);
  while (!row.empty()) {
    const std::size_t end = std::min(row.find('|'), row.size());
    const std::string_view cell = trim(row.substr(0, end));
    if (!cell.empty() && cell != "–" && cell != "-") out += (out.empty() ? "" : "\n") + std::string(cell);
    row.remove_prefix(std::min(end + 1, row.size()));
  }
  return out;
}

/// Collects the lines that belong to one id.
class Quote {
 public:
  explicit Quote(std::string_view id) : id_(id) {}

  void operator()(const Line& line) {
    const bool is_start = line.id == id_ && !id_.empty();
    const bool is_end = line.kind == LineKind::Section || (line.kind != LineKind::Text && !in_section_);
    if (is_start) {
      found_ = inside_ = true;
      in_section_ = line.kind == LineKind::Section;
    } else if (is_end) {
      inside_ = false;
    }
    if (inside_) add(line);
  }

  std::optional<std::string> text() const { return found_ ? std::optional(std::string(trim(text_))) : std::nullopt; }

 private:
  void add(const Line& line) {
    if (line.kind == LineKind::Ruling) {
      text_ += std::string(line.id) + "  " + cells_of(line.text);
      // A ruling is one row: the row below is another's.
      inside_ = in_section_;
    } else if (line.kind == LineKind::Paragraph) {
      text_ += std::string(line.id) + "  " + std::string(line.text);
    } else {
      text_ += line.text;
    }
    text_ += '\n';
  }

  std::string_view id_;
  bool found_ = false, inside_ = false, in_section_ = false;
  std::string text_;
};

}  // namespace

std::string_view rulebook(std::string_view game, Lang lang) {
  for (const RulebookText& book : rulebook_texts())
    if (book.game == game && book.lang == lang) return book.text;
  return {};
}

std::optional<std::string> rule_text(std::string_view game, Lang lang, std::string_view id) {
  Quote quote(id);
  for_each_line(rulebook(game, lang), [&](const Line& line) { quote(line); });
  return quote.text();
}

std::vector<std::string_view> rule_ids(std::string_view game) {
  std::vector<std::string_view> ids;
  for_each_line(rulebook(game, Lang::En), [&](const Line& line) {
    if (!line.id.empty()) ids.push_back(line.id);
  });
  return ids;
}

}  // namespace oligopoly
