#pragma once

#include <tl/expected.hpp>

#include "cli/console.hpp"
#include "core/record.hpp"

/// Reading and writing files. Whatever fails is said on the console, and the exit code for it returned.
namespace oligopoly::cli {

/// The whole file; "-" is standard input.
tl::expected<std::string, ExitCode> read_file(Console& console, const std::string& path);
/// Replaces the file; folders that are missing are made.
ExitCode write_file(Console& console, const std::filesystem::path& path, std::string_view text);

tl::expected<Record, ExitCode> read_record_file(Console& console, const std::string& path);
ExitCode write_record_file(Console& console, const std::filesystem::path& path, const Record& record);

}  // namespace oligopoly::cli
