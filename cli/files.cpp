#include "cli/files.hpp"

#include <fstream>
#include <iterator>

#include "cli/messages.hpp"
#include "protocol/json.hpp"
#include "protocol/record_json.hpp"

namespace oligopoly::cli {

tl::expected<std::string, ExitCode> read_file(Console& console, const std::string& path) {
  using Characters = std::istreambuf_iterator<char>;
  if (path == "-") return std::string(Characters(console.in), Characters());
  std::ifstream file(path, std::ios::binary);
  std::string text;
  // A folder opens like a file and fails only when read.
  if (file && file.peek() != std::ifstream::traits_type::eof()) text.assign(Characters(file), Characters());
  if (!std::filesystem::is_regular_file(path) || file.bad()) {
    console.complain<msg::kCannotRead>(path);
    return tl::unexpected(ExitCode::CannotReadOrWrite);
  }
  return text;
}

ExitCode write_file(Console& console, const std::filesystem::path& path, std::string_view text) {
  std::error_code ignored;
  if (path.has_parent_path()) std::filesystem::create_directories(path.parent_path(), ignored);
  std::ofstream file(path, std::ios::binary);
  file << text << std::flush;
  if (file) return ExitCode::Fine;
  console.complain<msg::kCannotWrite>(path.string());
  return ExitCode::CannotReadOrWrite;
}

tl::expected<Record, ExitCode> read_record_file(Console& console, const std::string& path) {
  const auto text = read_file(console, path);
  if (!text) return tl::unexpected(text.error());
  auto record = protocol::read_record(*text);
  if (record) return *std::move(record);
  console.complain<msg::kBadFile>(path, record.error().message_with_path(console.lang));
  return tl::unexpected(ExitCode::BadInput);
}

ExitCode write_record_file(Console& console, const std::filesystem::path& path, const Record& record) {
  return write_file(console, path, protocol::pretty(protocol::record_json(record)));
}

}  // namespace oligopoly::cli
